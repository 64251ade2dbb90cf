"""Paying, and the druid: his walk, the offerings, the river, his last lap."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.asking import Course, Question
from tests.games.meduris.oracle.facts import MATERIALS
from tests.games.meduris.oracle.paying import (
    after_paying,
    lacks,
    payments,
    replaceable,
    triples,
    without,
)
from tests.games.meduris.oracle.table import Payment, Table

if TYPE_CHECKING:
    from collections.abc import Generator

    from tests.games.meduris.oracle.paying import Two


class Druid(Table):
    """What follows from a building."""

    # Paying

    def pay(self, seat: int, purpose: str, space: int, due: Two, gain: int = 0) -> Course:
        """Let a seat pay a price: what is there at once, then three others for each unit."""
        if due == (0, 0):
            return
        symbols = self.side.spaces[space].symbols
        stock = tuple(self.stocks[seat])
        if self.option("payments", "fewest") == "any":
            replaced = yield from self._choose(
                seat, Payment(purpose, space, due, (0, 0), (0, 0), gain)
            )
        else:
            replaced = lacks(stock, symbols, due)
        left, missing = after_paying(stock, symbols, due, replaced)
        for kind in range(4):
            while self.stocks[seat][kind] > left[kind]:
                self.give(seat, kind)
        while missing:
            lacking = (missing.count(symbols[0]), missing.count(symbols[1]))
            self.payment = Payment(purpose, space, (0, 0), (0, 0), lacking, gain)
            kind, missing = missing[0], missing[1:]
            stock = tuple(self.stocks[seat])
            ways = [
                " ".join(MATERIALS[other] for other in three)
                for three in triples(stock, kind)
                if replaceable(without(stock, three), missing)
            ]
            verb = f"replace {MATERIALS[kind]}"
            given = yield from self.ask("replacement", seat, verb, ways)
            for other in given.split()[1:]:
                self.give(seat, MATERIALS.index(other))
        self.payment = None

    def _choose(self, seat: int, payment: Payment) -> Generator[Question, str, Two]:
        """Let a seat say, unit by unit, what it replaces; any payment can come of that."""
        symbols = self.side.spaces[payment.space].symbols
        stock = tuple(self.stocks[seat])
        ways = set(payments(stock, symbols, payment.due))
        one, two = 0, 0
        while True:
            self.payment = payment._replace(replaced=(one, two))
            answers = {"pay"} if (one, two) in ways else set()
            if any(a > one and b >= two for a, b in ways):
                answers.add(f"spare {MATERIALS[symbols[0]]}")
            if any(a >= one and b > two for a, b in ways):
                answers.add(f"spare {MATERIALS[symbols[1]]}")
            answer = yield Question("payment", seat, answers, {})
            if answer == "pay":
                return one, two
            if answer == f"spare {MATERIALS[symbols[0]]}":
                one += 1
            else:
                two += 1

    # The druid after a building

    def advance(self) -> Course:
        """Let the druid go on, by a rock or to the nearest hut."""
        if self.druid < -1:
            self.druid += 1
            return
        if not self.huts:
            return
        if list(self.huts) == [self.druid] and self.option("lone_hut", "lap") == "wait":
            return
        self._step()
        while self.druid not in self.huts:
            self._step()
        ritual = [self.druid]
        while (ahead := (ritual[-1] + 1) % self.size) in self.huts and ahead not in ritual:
            ritual.append(ahead)
        for self.visits in range(len(ritual), 0, -1):
            yield from self._visit()
            if self.visits > 1:
                self._step()
        self.visits = 0

    def _step(self) -> None:
        """Let the druid go to the next space, maybe over the river."""
        if self.druid < 0:
            self.druid = self.side.entry
            return
        if self.druid in self.side.rivers:
            self._score_runes()
        self.druid = (self.druid + 1) % self.size

    def _score_runes(self) -> None:
        last = self.finisher is not None and self.finisher != self.active
        if last and not self.option("river_in_last_turns", default=True):
            return
        for seat in range(self.seats):
            self.vp[seat] += self.rune_stones(seat)

    def _visit(self) -> Course:
        """Let the owner of the hut where the druid stands answer him."""
        space = self.druid
        owner = self.huts[space]
        size = len(self.settlement(space))
        symbols = self.side.spaces[space].symbols
        prices: dict[str, Two] = {
            MATERIALS[symbols[0]]: (1, 0),
            MATERIALS[symbols[1]]: (0, 1),
        }
        if size > 1 or self.option("both_alone", default=True):
            prices["both"] = (1, 1)
        stock = self.stocks[owner]
        gifts = ["nothing", *(g for g, due in prices.items() if self.can_pay(stock, space, due))]
        if self.tokens.get(space) == "druid":
            gifts.append("token")
        gift = yield from self.ask("offering", owner, "offer", gifts)
        if gift == "nothing":
            self.vp[owner] = max(0, self.vp[owner] - 1)
        elif gift == "token":
            del self.tokens[space]
            self.vp[owner] += size
        else:
            gain = size if gift == "both" else 1
            yield from self.pay(owner, "druid", space, prices[gift], gain)
            self.vp[owner] += gain

    # The end

    def last_lap(self) -> Course:
        """Let the druid visit every hut once more, from the next space round to his own."""
        self.lap = True
        self.lap_from = self.druid
        start = self.druid + 1 if self.druid >= 0 else self.side.entry
        ring = [(start + n) % self.size for n in range(self.size)]
        huts = [space for space in ring if space in self.huts]
        for place, space in enumerate(huts):
            self.visits = len(huts) - place
            self.druid = space
            yield from self._visit()
        self.visits = 0

    def score_at_the_end(self) -> None:
        """Score temples and rune stones."""
        for space, owner in self.temples.items():
            beside: set[int] = set()
            for side in (space - 1, space + 1):
                if side % self.size in self.huts:
                    beside |= self.settlement(side % self.size)
            self.vp[owner] += len(beside)
        for seat in range(self.seats):
            self.vp[seat] += sum(range(1, self.rune_stones(seat) + 1))
