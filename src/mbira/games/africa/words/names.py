"""Small messages for the things of the game, to be put into sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.message import Message, listed
from mbira.games.africa.data import MARKER_IDS, VALUE_IDS
from mbira.games.africa.rules.board import board_for
from mbira.games.africa.spec import AfricaOptions

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mbira.games.africa.actions import Fate
    from mbira.games.africa.rules.board import Board
    from mbira.games.africa.rules.score import Score

KNOWN_AREAS = frozenset(board_for(AfricaOptions(), 2).names)
"""The areas that have words in every language; those of other boards are shown as written."""


def area_name(name: str) -> Message:
    """Return the message that names an area."""
    if name in KNOWN_AREAS:
        return Message(f"area-{name}")
    return Message("area-other", {"name": name})


def value_name(kind: int) -> Message:
    """Return the message that names a resource, or Africa's marker."""
    return Message(f"value-{VALUE_IDS[kind]}")


def marker_name(marker: int) -> Message:
    """Return the message that names a marker by what it shows."""
    return Message(f"marker-{MARKER_IDS[marker]}")


def marker_with_points(board: Board, kind: int) -> Message:
    """Return the message for an action marker and its points."""
    marker = marker_name(board.marker_icons[kind])
    return Message("marker-with-points", {"marker": marker, "points": board.marker_points[kind]})


def markers(board: Board, kinds: Iterable[int]) -> Message:
    """Return the message for several action markers."""
    return listed([marker_with_points(board, kind) for kind in kinds])


def fate_name(fate: Fate) -> Message:
    """Return the message for a conflict marker: what it costs."""
    return Message(f"fate-{fate.loss}", {"amount": fate.amount})


def pieces(traders: int, *, wholesaler: bool = False) -> Message:
    """Return the message for some pieces of a seat."""
    found = [Message("pieces-wholesaler")] if wholesaler else []
    if traders or not wholesaler:
        found.append(Message("pieces-traders", {"count": traders}))
    return listed(found)


def cost(influence: int, vp: int = 0) -> Message:
    """Return the message for influence and VP that something costs."""
    found = []
    if influence or not vp:
        found.append(Message("amount-influence", {"count": influence}))
    if vp:
        found.append(Message("amount-vp", {"count": vp}))
    return listed(found)


def score_parts(score: Score) -> Message | None:
    """Return the message for where a turn's VP come from; None if it brings nothing."""
    names = zip(score._fields, score, strict=True)
    parts = [Message(f"part-{name.replace('_', '-')}", {"vp": vp}) for name, vp in names if vp]
    return listed(parts) if parts else None
