"""The log of a match as each may know it, ready to be sent: put into bytes once, sent often."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec import Struct

from mbira.core.action import Action, Redo, Undo
from mbira.core.game import tell
from mbira.core.message import Message, seat_name
from mbira.core.sight.changes import Delta, changes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira.core.game import AnyGame, Record, State

_encode = msgspec.json.Encoder().encode


class Told(Struct, frozen=True, omit_defaults=True):
    """A record as somebody may know it."""

    version: int
    """How long the log is with it."""
    seat: int | Literal["chance"]
    action: Action
    message: Message
    """What happened, as a sentence to be put into words."""
    at: float
    """When, in seconds since 1970."""
    changes: list[Delta] = []
    """What seats have more or less after it, as far as all can see."""
    ordered: bool = False
    """Whether its seat had decided it ahead; until the match is over, only the seat is told."""


class Entry(Struct, frozen=True, gc=False):
    """A record as all may know it; `others` are those who may know only part of it, and what."""

    whole: bytes
    others: dict[int | None, bytes] | None
    at: float
    """When it was made."""
    by: int | None = None
    """The seat that had decided it ahead, if it had."""
    plain: bytes | None = None
    """The same without that, which is nobody else's business."""

    def told(self, seat: int | None) -> bytes:
        """Return what a seat, or a spectator, is told."""
        whole = self.whole if self.plain is None or seat == self.by else self.plain
        return whole if self.others is None else self.others.get(seat, whole)

    def forgetting_orders(self) -> Entry:
        """Return it as a match has it that goes on from here without anybody's orders."""
        return self if self.plain is None else Entry(self.plain, self.others, self.at)


class Story:
    """All records of a match, told to each as far as they may know them."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self._game = game
        self._everyone = (*range(seats), None)
        self.entries: list[Entry] = []

    def add(
        self, record: Record, before: State, after: State, at: float, *, ordered: bool = False
    ) -> None:
        """Add a record that was made at a time, with the states before and after it.

        If it was `ordered`, its seat had decided it ahead.
        """
        version = len(self.entries) + 1
        if isinstance(record.action, Undo | Redo):
            self.entries.append(Entry(_told(record, version, at, _going_back(record)), None, at))
            return
        changed = changes(self._game, len(self._everyone) - 1, before, after)
        message = tell(self._game, before, after, record)
        whole = _told(record, version, at, message, changed, ordered=ordered)
        others: dict[int | None, bytes] = {}
        for seat in self._everyone:
            seen = self._game.sight.redact(before, record, seat)
            if seen is not record and seen != record:
                said = tell(self._game, before, after, seen)
                others[seat] = _told(seen, version, at, said, changed)
        if not ordered or record.seat == "chance":
            self.entries.append(Entry(whole, others or None, at))
            return
        plain = _told(record, version, at, message, changed)
        self.entries.append(Entry(whole, others or None, at, record.seat, plain))

    def told(self, seat: int | None, since: int, until: int, *, whole: bool) -> list[msgspec.Raw]:
        """Return the records after one version up to another; all of them if `whole`."""
        entries = self.entries[since:until]
        if whole:
            return [msgspec.Raw(entry.whole) for entry in entries]
        return [msgspec.Raw(entry.told(seat)) for entry in entries]

    def told_with_hands(self, since: int, until: int) -> list[msgspec.Raw]:
        """Return the records after a version as all seats know them together."""
        return [msgspec.Raw(entry.plain or entry.whole) for entry in self.entries[since:until]]

    def hides(self, seats: tuple[int, ...], until: int) -> bool:
        """Return whether somebody with these seats does not know all of the log up to a version."""
        known = seats or (None,)
        return any(
            entry.others is not None and all(seat in entry.others for seat in known)
            for entry in self.entries[:until]
        )


def _told(
    record: Record,
    version: int,
    at: float,
    message: Message,
    changed: Sequence[Delta] = (),
    *,
    ordered: bool = False,
) -> bytes:
    told = Told(version, record.seat, record.action, message, round(at, 3), list(changed), ordered)
    return _encode(told)


def _going_back(record: Record) -> Message:
    """Return what is said of an undo or a redo, which no game knows of."""
    name = "told-undo" if isinstance(record.action, Undo) else "told-redo"
    assert isinstance(record.seat, int)  # noqa: S101 chance takes nothing back
    return Message(name, {"seat": seat_name(record.seat)})
