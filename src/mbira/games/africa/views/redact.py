"""Records as others may see them: secret draws and commitments without what they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.game import Record
from mbira.games.africa.actions import Commit, Secret, Stake

if TYPE_CHECKING:
    from mbira.core.action import Action
    from mbira.games.africa.rules.state import State


def redact(before: State, record: Record, seat: int | None) -> Record:
    """Return a record as a seat, or a spectator, may see it; `before` is the state it met."""
    action = record.action
    if isinstance(action, Secret):
        if action.seat == seat or not before.rules.special_victory_hidden:
            return record
        return Record(record.seat, Secret(action.seat, "hidden"))
    if record.seat == seat:
        return record
    if isinstance(action, Commit):
        return Record(record.seat, Commit("hidden"))
    if isinstance(action, Stake):
        return Record(record.seat, Stake(action.marker, "hidden"))
    return record


def is_hidden(action: Action) -> bool:
    """Return whether an action is one that hides what was drawn or decided."""
    return "hidden" in {
        getattr(action, "kind", None),
        getattr(action, "influence", None),
        getattr(action, "count", None),
    }
