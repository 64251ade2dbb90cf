"""The track of a match: its log, the records of it that count, and the state they lead to.

Nothing is checked here but what can be taken back; `Match` knows what is legal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from mbira.core.action import Action, Redo, Undo
from mbira.core.errors import MbiraError, NotUndoableError
from mbira.core.game import NOBODY, AnyGame, Record, State
from mbira.core.log.line import records_that_count

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira.core.game import Options
    from mbira.core.legal import Legal
    from mbira.core.log.save import Header

Watch = Callable[[Record, State, State], None]
SNAPSHOT_EVERY: Final = 25
"""Records between two snapshots."""


class Track:
    """What happened, in order. Undo and redo are records too, so nothing of it is ever lost."""

    def __init__(
        self, game: AnyGame, header: Header, options: Options, state: State | None = None
    ) -> None:
        self.game = game
        self.header = header
        self.options = options
        self.records: list[Record] = []
        """The whole log, undone records and undos included."""
        self.line: list[Record] = []
        """The records that count: the log with its undos and redos carried out."""
        self.watch: Watch | None = None
        """Told each added record, with the states before and after it, which stay unchanged."""
        self._apply: Callable[[Any, Action], None] = game.rules.apply
        self._find_legal: Callable[[Any], Legal] = game.rules.legal
        self._undone: list[_Undone] = []
        self._snapshots: dict[int, State] = {}
        if state is None:
            state = game.rules.start(header.seats, options)
            self._snapshots[0] = _snapshot(state)
        self._state: State = state
        self._lent = False
        self._legal: Legal | None = None

    @property
    def seats(self) -> int:
        """How many seats the match has."""
        return self.header.seats

    @property
    def version(self) -> int:
        """How many records the log holds; it only grows."""
        return len(self.records)

    @property
    def actor(self) -> int:
        """The seat that decides now, CHANCE or NOBODY."""
        return self._state.actor

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._state.actor == NOBODY

    @property
    def state(self) -> State:
        """The state now. The match will not change it; nor should you."""
        self._lent = True
        return self._state

    # Going on, and back

    def follow(self, record: Record) -> None:
        """Add a checked record of a log; unlike `play`, this lets no chance follow."""
        if isinstance(record.action, Undo):
            self._take_back(record)
        elif isinstance(record.action, Redo):
            self._play_again(record)
        else:
            self._add(record)

    def undo(self, seat: int, to: int | None = None, *, agreed: bool = False) -> None:
        """Go back to `to` records that count; without it, to before the seat's last decision.

        A seat may take back its own decisions until chance or another seat has acted; with
        `agreed`, all seats say yes and anything can be undone.
        """
        if to is None:
            to = self.last_decision(seat)
            if to is None:
                raise NotUndoableError(f"seat {seat} has decided nothing yet")
        self._take_back(Record(seat, Undo(to, agreed)))

    def redo(self, seat: int) -> None:
        """Play again what the seat's last undo took back."""
        self._play_again(Record(seat, Redo()))

    def can_redo(self, seat: int) -> bool:
        """Return whether the last thing that happened is an undo of this seat."""
        return bool(self._undone) and self._undone[-1].seat == seat

    def last_decision(self, seat: int) -> int | None:
        """Return the place on the line of what a seat decided last; None if it has not yet."""
        places = reversed(range(len(self.line)))
        return next((place for place in places if self.line[place].seat == seat), None)

    def undo_limit(self, seat: int) -> int:
        """Return the least number of records that a seat may go back to on its own."""
        to = len(self.line)
        while to and self.line[to - 1].seat == seat:
            to -= 1
        return to

    def _take_back(self, record: Record) -> None:
        seat, undo = record.seat, record.action
        assert isinstance(undo, Undo)  # noqa: S101
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise NotUndoableError(f"{seat!r} is not a seat that can undo")
        if not 0 <= undo.to < len(self.line):
            raise NotUndoableError(f"cannot undo to {undo.to}: {len(self.line)} records count")
        if not undo.agreed and undo.to < self.undo_limit(seat):
            raise NotUndoableError(
                f"seat {seat} cannot undo past what chance or another seat did since"
            )
        if self.line[undo.to].seat == "chance":
            raise NotUndoableError("undo goes back to a seat's decision, not to a chance result")
        before = self._state
        self.records.append(record)
        self._rewind(undo.to, seat)
        self._tell(record, before)

    def _play_again(self, record: Record) -> None:
        if not self._undone:
            raise NotUndoableError("there is nothing to redo")
        undone = self._undone[-1]
        if record.seat != undone.seat:
            raise NotUndoableError(f"only seat {undone.seat}, who took it back, can redo")
        before = self._state
        self._undone.pop()
        self.records.append(record)
        self.line += undone.taken
        self._snapshots |= undone.snapshots
        self._state = undone.state
        self._lent = True
        self._legal = None
        self._tell(record, before)

    def _add(self, record: Record) -> None:
        before = self._state
        self._undone.clear()
        self.records.append(record)
        self._follow(record)
        self._tell(record, before)

    def _tell(self, record: Record, before: State) -> None:
        if self.watch is not None:
            self.watch(record, before, self._state)

    def _follow(self, record: Record) -> None:
        if self._lent or self.watch is not None:
            self._state = self._state.clone()
            self._lent = False
        self._legal = None
        self._apply(self._state, record.action)
        self.line.append(record)
        if len(self.line) % SNAPSHOT_EVERY == 0:
            self._snapshots[len(self.line)] = _snapshot(self._state)

    def _rewind(self, to: int, seat: int) -> None:
        later = {n: state for n, state in self._snapshots.items() if n > to}
        self._undone.append(_Undone(seat, self.line[to:], self._state, later))
        del self.line[to:]
        for n in later:
            del self._snapshots[n]
        self._state = self._state_after(to)
        self._lent = False
        self._legal = None

    def _state_after(self, count: int) -> State:
        start = max(n for n in self._snapshots if n <= count)
        state = self._snapshots[start].clone()
        for record in self.line[start:count]:
            self._apply(state, record.action)
        return state

    # The past

    def state_at(self, version: int) -> State:
        """Return the state after the first `version` records: faster than `at`, and only that."""
        self._check_version(version)
        line = records_that_count(self.records[:version])
        snapshots = self._snapshots_on(line)
        start = max(snapshots)
        state = snapshots[start].clone()
        for record in line[start:]:
            self._apply(state, record.action)
        return state

    def _snapshots_on(self, line: Sequence[Record]) -> dict[int, State]:
        """Return the snapshots that another line has too."""
        shared = 0
        for then, now in zip(line, self.line, strict=False):
            if then is not now:
                break
            shared += 1
        return {n: state for n, state in self._snapshots.items() if n <= shared}

    def line_at(self, version: int) -> int:
        """Return how many records counted when the log had `version` of them."""
        self._check_version(version)
        return len(records_that_count(self.records[:version]))

    def _check_version(self, version: int) -> None:
        if not 0 <= version <= self.version:
            raise MbiraError(f"there is no version {version}: the log has {self.version} records")


def _snapshot(state: State) -> State:
    """Return a state to go back to; there are many, so it holds on to nothing it can find again."""
    kept = state.clone()
    forget = getattr(kept, "forget", None)
    if forget is not None:
        forget()
    return kept


class _Undone(NamedTuple):
    """What an undo took back, kept whole so that a redo does not have to play it again."""

    seat: int
    taken: list[Record]
    state: State
    snapshots: dict[int, State]
