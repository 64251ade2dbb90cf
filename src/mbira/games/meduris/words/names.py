"""Small messages for the things of the game, to be put into sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.message import Message, listed, seat_name
from mbira.games.meduris.data import DISTRICT_IDS, MATERIAL_IDS, TOKEN_IDS

if TYPE_CHECKING:
    from collections.abc import Iterable

ROUNDS_TOLD = 3
"""The turn limit is mentioned this many rounds before it ends the match."""


def material_name(material: int) -> Message:
    """Return the message that names a material, and its plain."""
    return Message(f"material-{MATERIAL_IDS[material]}")


def district_name(district: int) -> Message:
    """Return the message that names a district."""
    return Message(f"district-{DISTRICT_IDS[district]}")


def token_name(kind: int) -> Message:
    """Return the message that names a kind of bonus token."""
    return Message(f"token-{TOKEN_IDS[kind]}")


def pile(count: int, material: int) -> Message:
    """Return the message for some of a material."""
    return Message("pile", {"count": count, "material": material_name(material)})


def piles(materials: Iterable[int]) -> Message:
    """Return the message for some materials, those of a kind together."""
    kinds = list(materials)
    return listed([pile(kinds.count(kind), kind) for kind in dict.fromkeys(kinds)])


def gains(changes: Iterable[tuple[int, int, int]]) -> Message:
    """Return the message for what seats get: seat, count and material of each."""
    return listed(
        [
            Message("gain", {"seat": seat_name(seat), "pile": pile(count, material)})
            for seat, count, material in changes
        ]
    )


def points(changes: Iterable[tuple[int, int]]) -> Message:
    """Return the message for what seats score: seat and points of each."""
    return listed(
        [Message("scored", {"seat": seat_name(seat), "points": points}) for seat, points in changes]
    )
