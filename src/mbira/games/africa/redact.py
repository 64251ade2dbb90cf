"""Records as others may see them: secret draws and commitments without what they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.game import Record
from mbira.games.africa import duel
from mbira.games.africa.actions import Commit, Secret, Stake

if TYPE_CHECKING:
    from mbira.games.africa.state import State


def redact(before: State, record: Record, seat: int | None) -> Record:
    """Return a record as a seat, or a spectator, may see it; `before` is the state it met.

    The answer that completes both commitments is seen by all: it turns them up.
    """
    action = record.action
    if isinstance(action, Secret):
        if action.seat == seat or before.rules.show_specials:
            return record
        return Record(record.seat, Secret(action.seat, "hidden"))
    if not isinstance(action, Commit | Stake):
        return record
    if record.seat == seat or duel.is_last_commitment(before):
        return record
    if isinstance(action, Commit):
        return Record(record.seat, Commit("hidden"))
    return Record(record.seat, Stake(action.marker, "hidden"))
