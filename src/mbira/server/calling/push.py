"""Web push: a message that only the browser can read, handed to the push service that it named.

RFC 8291 says how it is encrypted, RFC 8292 (VAPID) how we say who we are.
"""

from __future__ import annotations

import base64
import json
import os
from binascii import Error as NotBase64
from typing import TYPE_CHECKING

import msgspec
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from mbira.server.calling.network import UnfitError, UnreachedError, post, read_target
from mbira.server.calling.outcome import Outcome, judged, unreached
from mbira.server.calling.words import table_of

if TYPE_CHECKING:
    from mbira.server.calling.words import Letter
    from mbira.server.store.calls.wishes import CallRow, Place

CURVE = ec.SECP256R1()
POINT = 65
"""Bytes of a public key, and of what a browser shares:"""
SHARED = 16
RECORD = 4096
GOOD = 12 * 3600
"""Seconds for which we say who we are; a day is the most that is believed."""
KEPT = 2 * 24 * 3600
"""Seconds for which a push service keeps a message for a browser that is away."""
ROOM = 3000
"""Bytes of a message; push services take 4096, encrypted."""


def encoded(data: bytes) -> str:
    """Return bytes as the web writes them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Return the bytes of such a text; UnfitError if it is none."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (NotBase64, ValueError):
        raise UnfitError("not base64") from None


def new_key() -> str:
    """Return a new private key, as it is kept."""
    secret = ec.generate_private_key(CURVE).private_numbers().private_value
    return encoded(secret.to_bytes(32, "big"))


def check_keys(p256dh: str, auth: str) -> None:
    """Refuse keys that are not those of a browser."""
    if len(decoded(auth)) != SHARED:
        raise UnfitError("not what a browser shares")
    _public(p256dh)


def _public(p256dh: str) -> ec.EllipticCurvePublicKey:
    point = decoded(p256dh)
    if len(point) != POINT:
        raise UnfitError("not the key of a browser")
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    except (ValueError, UnsupportedAlgorithm):
        raise UnfitError("not the key of a browser") from None


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encrypt(
    text: bytes,
    p256dh: str,
    auth: str,
    salt: bytes | None = None,
    ours: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """Return a message as only a browser can read it; each has a salt and a key of its own."""
    salt = os.urandom(16) if salt is None else salt
    ours = ec.generate_private_key(CURVE) if ours is None else ours
    theirs = _public(p256dh)
    mine = _point(ours.public_key())
    shared = ours.exchange(ec.ECDH(), theirs)
    both = b"WebPush: info\0" + _point(theirs) + mine
    secret = _derive(shared, decoded(auth), both, 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, text + b"\x02", None)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Push:
    """Calls browsers."""

    def __init__(self, key: str, contact: str, *, local: bool) -> None:
        """`key` is our own, `contact` whom a push service may turn to about us."""
        self._key = ec.derive_private_key(int.from_bytes(decoded(key), "big"), CURVE)
        self._contact = contact
        self._local = local
        self.public = encoded(_point(self._key.public_key()))
        """What a browser is told, so that nobody else can call it."""

    def authorization(self, origin: str, now: float) -> str:
        """Return the header that says to a push service who we are."""
        head = {"typ": "JWT", "alg": "ES256"}
        claims = {"aud": origin, "exp": int(now) + GOOD, "sub": self._contact}
        said = ".".join(encoded(json.dumps(part).encode()) for part in (head, claims))
        first, second = decode_dss_signature(
            self._key.sign(said.encode(), ec.ECDSA(hashes.SHA256()))
        )
        signed = encoded(first.to_bytes(32, "big") + second.to_bytes(32, "big"))
        return f"vapid t={said}.{signed}, k={self.public}"

    async def send(
        self, place: Place, name: str, letter: Letter, calls: list[CallRow], now: float
    ) -> Outcome:
        """Send a message to a browser; the same one has the same topic, and is shown once."""
        try:
            target = read_target(place.address, local=self._local)
            body = encrypt(payload(name, letter, calls), place.details.p256dh, place.details.auth)
        except UnfitError as error:
            return Outcome("gone", str(error))
        headers = {
            "Authorization": self.authorization(target.origin, now),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Topic": name[:32],
            "Urgency": "high"
            if any(call.event in {"turn", "clock"} for call in calls)
            else "normal",
        }
        try:
            return judged(await post(target, headers, body, local=self._local))
        except UnreachedError as error:
            return unreached(error, once=False)


def payload(name: str, letter: Letter, calls: list[CallRow]) -> bytes:
    """Return what a browser is told: the table and the game, and nothing of a position."""
    tables = list(dict.fromkeys(call.table for call in calls))
    told = {
        "id": name,
        "title": letter.title[:200],
        "body": letter.short[:600],
        "table": table_of(calls[0]) if len(tables) == 1 else "",
        "tables": tables[:20],
    }
    whole = msgspec.json.encode(told)
    if len(whole) <= ROOM:
        return whole
    return msgspec.json.encode({**told, "body": letter.short[:150], "title": letter.title[:60]})
