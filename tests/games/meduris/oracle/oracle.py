"""Meduris from its rulebook: slow, plain, and apart from the engine it checks.

`Oracle(seats, options)` follows a log in its text form with `play`. The whole match is one
generator: it hands out a question and waits for the answer.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import groupby, pairwise, permutations
from typing import TYPE_CHECKING

from tests.games.asking import Asked, Course, Question
from tests.games.meduris.oracle.druid import Druid
from tests.games.meduris.oracle.facts import FACES, MATERIALS, TOKENS

if TYPE_CHECKING:
    from collections.abc import Mapping


class Oracle(Druid, Asked):
    """A match as the rulebook has it."""

    def __init__(self, seats: int, options: Mapping[str, object]) -> None:
        super().__init__(seats, options)
        self.begin(self._match())

    def _match(self) -> Course:
        yield from self._choose_first()
        match self.option("tokens", "random"):
            case "example":
                self.tokens = dict(self.side.example)
            case "placed":
                yield from self._lay_tokens()
            case _:
                yield from self._draw_tokens()
        yield from self._place_workers()
        yield from self._turns()
        yield from self.last_lap()
        self.score_at_the_end()

    # Setting up

    def _choose_first(self) -> Course:
        first = self.option("first", "random")
        if first != "random":
            self.first = int(str(first)[-1])
            return
        even = {str(seat): Fraction(1, self.seats) for seat in range(self.seats)}
        self.first = int((yield from self.draw("first", "first", even)))

    def _draw_tokens(self) -> Course:
        while len(self.tokens) < 6:
            more = 5 - len(self.tokens)
            ways = {s: token_sets(self.size, s, s, more) for s in range(self.size)}
            if self.tokens:
                first, last = min(self.tokens), max(self.tokens)
                behind = range(last + 4, min(self.size, first + self.size - 3))
                ways = {s: token_sets(self.size, first, s, more) for s in behind}
            odds = {
                f"{space} {kind}": Fraction(count, sum(ways.values())) * share
                for space, count in ways.items()
                for kind, share in self._next_kind().items()
                if count
            }
            space, kind = (yield from self.draw("token", "token", odds)).split()
            self.tokens[int(space)] = kind

    def _lay_tokens(self) -> Course:
        for n in range(6):
            seat = (self.first + n) % self.seats
            fits = [s for s in range(self.size) if room_for_six(self.size, [*self.laid, s])]
            self.laid.append(int((yield from self.ask("lay", seat, "lay", fits))))
        while self.laid:
            odds = {f"{self.laid[0]} {kind}": share for kind, share in self._next_kind().items()}
            answer = yield from self.draw("token", "token", odds)
            self.tokens[self.laid.pop(0)] = answer.split()[1]

    def _next_kind(self) -> dict[str, Fraction]:
        """Return how likely the next token is of each kind."""
        known = tuple(self.tokens.values())
        rows = [row for row in set(permutations(TOKENS)) if row[: len(known)] == known]
        counts = Counter(row[len(known)] for row in rows)
        return {kind: Fraction(count, len(rows)) for kind, count in counts.items()}

    def _place_workers(self) -> Course:
        for _ in range(3 if self.seats == 2 else 2):
            for seat in self.from_seat(self.first):
                room = [MATERIALS[n] for n in range(4) if len(self.towers[n]) < 3]
                plain = yield from self.ask("worker", seat, "worker", room)
                self.towers[MATERIALS.index(plain)].append(seat)

    # Turns

    def _turns(self) -> Course:
        seat = self.first
        while True:
            yield from self._turn(seat)
            if self.finisher is not None:
                break
            if not any(self.may_yet_build(other) for other in range(self.seats)):
                self.end_reason = "stuck"
                return
            if self._limit_is_reached():
                self.end_reason = "turn-limit"
                return
            seat = (seat + 1) % self.seats
        for other in self.from_seat(seat)[1:]:
            self.last_turns -= 1
            yield from self._turn(other)
        self.last_turns = 0

    def _limit_is_reached(self) -> bool:
        """Whether as many turns are played as the table agreed on, and by all seats as many."""
        limit = self.option("turn_limit", 200)
        if not isinstance(limit, int) or self.turn < limit:
            return False
        return len(set(self.turns_of)) == 1 or bool(
            self.option("turn_limit_at_once", default=False)
        )

    def _turn(self, seat: int) -> Course:
        self.turn += 1
        self.turns_of[seat] += 1
        self.active = seat
        self.face = None
        self.face = yield from self.draw("roll", "roll", {face: Fraction(1, 6) for face in FACES})
        if self.face == "plus":
            yield from self._everybody_takes(seat)
        elif self.face == "minus":
            yield from self._everybody_returns(seat)
        else:
            self._produce(MATERIALS.index(self.face), (1, 1, 1))
        actions = self._moves(seat)
        for what in ("hut", "temple"):
            actions |= {f"{what} {space}" for space in self.sites(seat, what)}
        what, *how = (yield Question("turn", seat, actions, {})).split()
        if what == "move":
            here, there = MATERIALS.index(how[0]), MATERIALS.index(how[2])
            self.towers[there].append(self.towers[here].pop(int(how[1]) - 1))
            self._produce(there, (1, 2, 3))
        else:
            yield from self._build(seat, what, int(how[0]))

    def _everybody_takes(self, active: int) -> Course:
        for seat in self.from_seat(active):
            answers = {f"take {MATERIALS[n]}" for n in range(4) if self.supply[n]}
            if not answers:
                continue
            if self.option("may_decline", default=True):
                answers.add("decline")
            answer = yield Question("take", seat, answers, {})
            if answer != "decline":
                kind = MATERIALS.index(answer.split()[1])
                self.supply[kind] -= 1
                self.stocks[seat][kind] += 1

    def _everybody_returns(self, active: int) -> Course:
        for seat in self.from_seat(active):
            own = [MATERIALS[n] for n in range(4) if self.stocks[seat][n]]
            if own:
                answer = yield from self.ask("return", seat, "return", own)
                self.give(seat, MATERIALS.index(answer))

    def _produce(self, plain: int, shares: tuple[int, int, int]) -> None:
        """Let the workers of a plain earn: shares are from the bottom, the top takes first."""
        for owner, share in reversed(list(zip(self.towers[plain], shares, strict=False))):
            for _ in range(share):
                if self.supply[plain]:
                    self.supply[plain] -= 1
                    self.stocks[owner][plain] += 1

    def _moves(self, seat: int) -> set[str]:
        return {
            f"move {MATERIALS[here]} {height} {MATERIALS[there]}"
            for here, tower in enumerate(self.towers)
            for height, owner in enumerate(tower, 1)
            for there, other in enumerate(self.towers)
            if owner == seat and here != there and len(other) < 3
        }

    def _build(self, seat: int, what: str, space: int) -> Course:
        yield from self.pay(seat, what, space, self.price(what, space))
        if what == "hut":
            self.huts[space] = seat
            if self.tokens.get(space) == "points":
                self.vp[seat] += 2
            if self.tokens.get(space) in ("points", "hut"):
                del self.tokens[space]
            self.runes[self.side.spaces[space].district] = seat
        else:
            self.temples[space] = seat
        done = not self.huts_left(seat) and not self.temples_left(seat)
        if done and self.finisher is None:
            self.finisher = seat
            self.end_reason = "built"
            self.last_turns = self.seats
        yield from self.advance()

    # Who has won

    def worth(self, seat: int) -> tuple[int, int, int]:
        """Return what decides between seats: points, then buildings, then materials left."""
        built = [*self.huts.values(), *self.temples.values()].count(seat)
        return self.vp[seat], built, sum(self.stocks[seat])

    def ranking(self) -> list[tuple[int, ...]]:
        """Return the seats from first to last, those that share a place together."""
        order = sorted(range(self.seats), key=self.worth, reverse=True)
        return [tuple(group) for _, group in groupby(order, self.worth)]

    def reasons(self) -> list[tuple[object, ...]]:
        """Return what decides between each seat of the ranking and the next."""
        order = [seat for group in self.ranking() for seat in group]
        found: list[tuple[object, ...]] = []
        for seat, other in pairwise(order):
            names = ("points", "buildings", "materials")
            steps = zip(names, self.worth(seat), self.worth(other), strict=True)
            apart = [(name, more, less) for name, more, less in steps if more != less]
            found.append(apart[0] if apart else ("shared", None, None))
        return found


def room_for_six(size: int, spaces: list[int]) -> bool:
    """Whether tokens on some spaces of a ring are apart and leave room for six in all."""
    ring = sorted(spaces)
    gaps = [after - here for here, after in zip(ring, [*ring[1:], ring[0] + size], strict=True)]
    return min(gaps) >= 4 and sum(gap // 4 for gap in gaps) >= 6


@cache
def token_sets(size: int, first: int, last: int, more: int) -> int:
    """Return in how many ways more tokens fit behind the last one, round to the first."""
    if not more:
        return 1
    behind = range(last + 4, min(size, first + size - 3))
    return sum(token_sets(size, first, space, more - 1) for space in behind)
