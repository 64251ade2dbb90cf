"""A browser that can be called: it has keys, and reads what only it can read."""

from __future__ import annotations

import base64
import json
import os
from typing import TYPE_CHECKING, Any

import http_ece
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

if TYPE_CHECKING:
    from tests.server.calling.receivers import Got, Receiver
    from tests.server.harness import Person

CURVE = ec.SECP256R1()


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def data(words: str) -> bytes:
    return base64.urlsafe_b64decode(words + "=" * (-len(words) % 4))


class Browser:
    """What a browser has after it let itself be called, and its push service beside it."""

    def __init__(self, receiver: Receiver, path: str) -> None:
        self.receiver = receiver
        self.path = path
        self._key = ec.generate_private_key(CURVE)
        self._auth = os.urandom(16)

    def subscribe(self, person: Person) -> Any:
        """Let a person be called here."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        body = {
            "kind": "push", "address": f"{self.receiver.url}{self.path}", "p256dh": text(point),
            "auth": text(self._auth), "label": "Chromium",
        }  # fmt: skip
        return person.post("/api/guest/calls/places", body)

    def read(self, got: Got) -> Any:
        """Return what a message says."""
        assert got.headers["Content-Encoding"] == "aes128gcm"
        assert len(got.body) <= 4096
        told = http_ece.decrypt(
            got.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        return json.loads(told)


def check_vapid(got: Got, public: str, origin: str) -> dict[str, Any]:
    """Check who has sent a message, as a push service does; return what they claim."""
    scheme, _, rest = got.headers["Authorization"].partition(" ")
    token, key = (part.partition("=")[2] for part in rest.split(", "))
    assert (scheme, key) == ("vapid", public)
    said, _, signature = token.rpartition(".")
    first, second = data(signature)[:32], data(signature)[32:]
    signed = encode_dss_signature(int.from_bytes(first, "big"), int.from_bytes(second, "big"))
    known = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data(public))
    known.verify(signed, said.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(data(said.partition(".")[2]))
    assert claims["aud"] == origin
    return claims
