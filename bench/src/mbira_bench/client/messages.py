"""What is read of a server's answers: no more than a random player needs."""

from __future__ import annotations

import msgspec
from msgspec import Raw, Struct


class Where(Struct, frozen=True):
    """The part of a position that a random player needs."""

    version: int
    actor: int
    legal: list[Raw] | None = None


class Heard(Struct, frozen=True):
    """The part of a message that matters here."""

    type: str
    since: int = -1
    position: Where | None = None


class TableMade(Struct, frozen=True):
    """What is needed of a new table."""

    id: str


read_heard = msgspec.json.Decoder(Heard).decode
