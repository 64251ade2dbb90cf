"""The people of the club: each comes from an address of their own and can be called."""

from __future__ import annotations

import os
import re
import secrets
import time
from email import message_from_bytes
from email.policy import default
from typing import TYPE_CHECKING

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Struct

from mbira.server.calling.push import CURVE, POINT, decoded, encoded
from mbira.server.store.calls.wishes import Details, Place
from mbira_bench.club.places import Way

if TYPE_CHECKING:
    from mbira_bench.club.places import Places

SALT, HEAD = 16, 21


class Device(Struct, frozen=True):
    """Where somebody is called."""

    id: str
    way: Way
    details: Details
    key: ec.EllipticCurvePrivateKey | None = None
    """Of a browser."""

    def read(self, content: bytes) -> list[str]:
        """Return the tables that a message tells of; as often as it tells of them."""
        if self.way == "webhook":
            return [call["table"] for call in msgspec.json.decode(content)["calls"]]
        if self.way == "push":
            return list(msgspec.json.decode(self._decrypt(content))["tables"])
        letter = message_from_bytes(content, policy=default)
        body = letter.get_body()
        assert body is not None  # noqa: S101
        return re.findall(r"#table=(\w+)", body.get_content())

    def _decrypt(self, content: bytes) -> bytes:
        """Return what only this browser can read (RFC 8291)."""
        assert self.key is not None  # noqa: S101
        salt, theirs = content[:SALT], content[HEAD : HEAD + POINT]
        other = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
        both = b"WebPush: info\0" + _point(self.key) + theirs
        shared = self.key.exchange(ec.ECDH(), other)
        secret = _derive(shared, decoded(self.details.auth), both, 32)
        key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
        return AESGCM(key).decrypt(nonce, content[HEAD + POINT :], None).rstrip(b"\x02")


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Member(Struct, frozen=True):
    """Somebody."""

    guest: str
    name: str
    cookie: str
    address: str
    """Where they come from."""
    devices: tuple[Device, ...]


def address_of(number: int) -> str:
    """Return where somebody comes from: everybody from elsewhere."""
    return f"127.1.{number // 250}.{1 + number % 250}"


def new_device(way: Way) -> Device:
    """Return something by which one is called."""
    name = secrets.token_hex(8)
    if way == "push":
        key = ec.generate_private_key(CURVE)
        auth = encoded(os.urandom(16))
        return Device(name, way, Details(p256dh=encoded(_point(key)), auth=auth), key)
    return Device(name, way, Details(secret=secrets.token_hex(16)))


def place_of(device: Device, guest: str, places: Places, number: int) -> Place:
    """Return a device as the server keeps it."""
    return Place(
        id=device.id, guest=guest, kind=device.way, state="on",
        address=places.address(device.way, device.id, number), details=device.details,
        label=device.way, made=time.time(),
    )  # fmt: skip
