"""Heart of Africa from its rulebook: slow, plain, and apart from the engine it checks.

`Oracle(seats, options)` follows a log in its text form with `play`. The whole match is one
generator: it hands out a question and waits for the answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.africa.oracle.conflicts import Conflicts
from tests.games.africa.oracle.course import Rounds
from tests.games.africa.oracle.facts import VALUES
from tests.games.africa.oracle.table import NEUTRAL, MatchOver, count_of, counted
from tests.games.asking import Answer, Asked, Course

if TYPE_CHECKING:
    from collections.abc import Mapping


class Oracle(Rounds, Conflicts, Asked):
    """A match as the rulebook has it."""

    def __init__(self, seats: int, options: Mapping[str, object]) -> None:
        super().__init__(seats, options)
        self.begin(self._match())

    def _match(self) -> Course:
        yield from self.set_up()
        try:
            while True:
                yield from self._round()
        except MatchOver:
            return

    def _round(self) -> Course:
        self.round += 1
        yield from self.new_row()
        winner = yield from self.auction()
        row = self.open_rows.pop(0)
        if not winner:
            self.used += row
            return
        seat = int(winner)
        self.active = seat
        self.hands[seat] += row
        for marker in row:
            marker.fresh = True
        self.pay(seat, self.bids[seat])
        self.points = sum(marker.points for marker in row)
        yield from self._turn(seat)
        self.score(seat)
        self.check_goal(seat)
        self._finish(seat)
        self.share_pool(seat)

    # The turn

    def _turn(self, seat: int) -> Course:
        if areas := self.neutral_areas():
            answers = {f"at {area.name}" for area in areas}
            text = yield from self.ask("neutral", seat, answers)
            self.enter(NEUTRAL, text.split()[1])
        self.phase = "movement"
        last = yield from self._move(seat)
        if last == "halt":
            self._rest()
            self.phase = "conflicts"
            last = yield from self._fight(seat)
        if last == "peace":
            self._rest()
            self.phase = "afterwards"
            while last != "end":
                answers = self.usable(seat) | self._late_spending(seat) | {"end"}
                last = yield from self.ask("afterwards", seat, answers)
                if last != "end":
                    yield from self._spend_or_use(seat, last.split())

    def _rest(self) -> None:
        """Let all pieces do something again in the next part of the turn."""
        for seat in range(self.seats):
            for piece in self.on_map(seat):
                piece.spent = piece.won = False
        self.closed = set()

    def _finish(self, seat: int) -> None:
        """Put away what lasts for a turn only."""
        spent = [marker for marker in self.hands[seat] if marker.icon == "points"]
        self.hands[seat] = [marker for marker in self.hands[seat] if marker not in spent]
        self.used += spent
        for marker in self.hands[seat] + spent:
            marker.fresh = False
        self._rest()
        self.points = 0
        self.changes = []
        self.vp_marker = None
        self.phase = ""
        self.active = None

    def _move(self, seat: int) -> Answer:
        """Carry out the movement part; return how it ended."""
        while True:
            text = yield from self.ask("movement", seat, self._movements(seat))
            words = text.split()
            match words[0]:
                case "halt" | "end":
                    return text
                case "move":
                    fresh = [
                        piece
                        for piece in self.here(words[1], seat)
                        if not piece.wholesaler and not piece.spent
                    ]
                    stop = self._stops(words[2], seat)
                    for piece in fresh[: count_of(words, 3)]:
                        piece.area, piece.spent = words[2], stop
                        self.points -= self.number["move_cost"]
                case "lead":
                    piece = self.wholesaler(seat)
                    piece.area, piece.spent = words[1], self._stops(words[1], seat)
                    self.points -= self.number["move_cost"]
                case "trader":
                    self.points -= self.entries(seat)[words[1]]
                    self.enter(seat, words[1])
                case _:
                    yield from self._spend_or_use(seat, words)

    def _spend_or_use(self, seat: int, words: list[str]) -> Course:
        """Do what may be done outside the movement too."""
        match words[0]:
            case "buy":
                self.influence[seat] -= 1
                self.pool += 1
                self.points += 1
            case "change":
                self.points -= self.number["change_cost"]
                self.change(words[1], words[2])
                self.changes.append(words[1])
            case _:
                yield from self.use(seat, words[1])

    def _late_spending(self, seat: int) -> set[str]:
        """Return what points are for when the movement is over."""
        late = self.yes("points_after_movement", default=False)
        return self._spending(seat) if late else set()

    def _spending(self, seat: int) -> set[str]:
        answers = {"buy"} if self.influence[seat] else set()
        steps = self.option("change_steps", 1)
        assert isinstance(steps, int)
        if self.points >= self.number["change_cost"] and len(self.changes) < steps:
            answers |= {
                f"change {value} {way}"
                for value in VALUES
                if set(self.changes) <= {value}
                for way in ("up", "down")
                if self.may_change(value, way)
            }
        return answers

    def _stops(self, area: str, seat: int) -> bool:
        """Whether entering an area ends a piece's movement."""
        return bool(self.neutrals(area) or self.owners(area) - {seat})

    def _movements(self, seat: int) -> set[str]:
        answers = self.usable(seat) | self._spending(seat)
        for area in self.areas.values():
            ready = [piece for piece in self.here(area.name, seat) if not piece.spent]
            traders = [piece for piece in ready if not piece.wholesaler]
            paid = min(len(traders), self.points // self.number["move_cost"])
            for goal in area.borders:
                answers |= counted(f"move {area.name} {goal}", paid)
                if len(ready) > len(traders) and self.points >= self.number["move_cost"]:
                    answers.add(f"lead {goal}")
        entries = self.entries(seat).items()
        answers |= {f"trader {area}" for area, cost in entries if cost <= self.points}
        return answers | self._ways_to_stop(seat)

    def _ways_to_stop(self, seat: int) -> set[str]:
        """Return how the movement may end: nobody who was stopped is spent in the conflicts."""
        stopped = [piece for piece in self.on_map(seat) if piece.spent]
        for piece in stopped:
            piece.spent = False
        fights, ousts = self.fights(seat), self.ousts(seat)
        for piece in stopped:
            piece.spent = True
        halt = {"halt"} if fights or ousts else set()
        return halt if fights else halt | {"end"}

    # Conflicts

    def _fight(self, seat: int) -> Answer:
        """Carry out the conflicts; return how that ended."""
        while True:
            fights = self.fights(seat)
            answers = fights | self.ousts(seat) | self.usable(seat) | self._late_spending(seat)
            if not fights:
                answers |= {"peace", "end"}
            text = yield from self.ask("conflicts", seat, answers)
            words = text.split()
            match words[0]:
                case "peace" | "end":
                    return text
                case "fight":
                    yield from self.fight(seat, words[1], int(words[2]))
                case "oust":
                    yield from self.oust(seat, words[1])
                case _:
                    yield from self._spend_or_use(seat, words)
