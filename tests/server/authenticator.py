"""A device that makes and shows passkeys, as far as a server can tell; what it says can be bent."""

from __future__ import annotations

import hashlib
import json
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import TYPE_CHECKING, Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

if TYPE_CHECKING:
    from tests.server.harness import Person

PRESENT, VERIFIED, WITH_KEY = 0x01, 0x04, 0x40


def packed(data: bytes) -> str:
    """Return bytes as a browser sends them."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def unpacked(text: str) -> bytes:
    """Return what a server has sent, as bytes."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Device:
    """Holds one passkey, as P-256."""

    def __init__(self, name: str, origin: str, site: str = "localhost") -> None:
        number = int.from_bytes(hashlib.sha256(name.encode()).digest()) >> 1
        self._key = ec.derive_private_key(number, ec.SECP256R1())
        self.id = hashlib.sha256(f"id of {name}".encode()).digest()
        self.handle = b""
        self.origin = origin
        self.site = site
        self.count = 0

    def make(self, options: Any) -> dict[str, Any]:
        """Answer a challenge with a new passkey."""
        self.handle = unpacked(options["user"]["id"])
        numbers = self._key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        made = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(public)
        data = self._data(PRESENT | VERIFIED | WITH_KEY) + made
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return {
            "id": packed(self.id), "rawId": packed(self.id), "type": "public-key",
            "clientExtensionResults": {},
            "response": {
                "clientDataJSON": packed(self._client_data("webauthn.create", options)),
                "attestationObject": packed(attested), "transports": ["internal"],
            },
        }  # fmt: skip

    def show(self, options: Any) -> dict[str, Any]:
        """Answer a challenge with the passkey."""
        self.count += 1
        data = self._data(PRESENT | VERIFIED)
        client = self._client_data("webauthn.get", options)
        signed = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return {
            "id": packed(self.id), "rawId": packed(self.id), "type": "public-key",
            "clientExtensionResults": {},
            "response": {
                "clientDataJSON": packed(client), "authenticatorData": packed(data),
                "signature": packed(signed), "userHandle": packed(self.handle),
            },
        }  # fmt: skip

    def _data(self, flags: int) -> bytes:
        site = hashlib.sha256(self.site.encode()).digest()
        return site + struct.pack(">BI", flags, self.count)

    def _client_data(self, kind: str, options: Any) -> bytes:
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(said).encode()


def at_localhost(url: str) -> str:
    """Return an address as people open it for passkeys: an address has none."""
    return url.replace("127.0.0.1", "localhost")


def add_passkey(person: Person, device: Device, name: str = "") -> Any:
    """Let somebody make a passkey on a device."""
    options = person.post("/api/guest/passkeys/challenge")["options"]
    body = {"credential": device.make(options), "name": name}
    return person.post("/api/guest/passkeys", body)


def show_passkey(person: Person, device: Device) -> Any:
    """Let somebody sign in with a device."""
    options = person.post("/api/sign-in/passkey/challenge")["options"]
    return person.post("/api/sign-in/passkey", {"credential": device.show(options)})
