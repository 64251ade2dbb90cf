"""The generosity of kings: the gifts of a round, and the order of play that they lead to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.zimbabwe.oracle.table import Seat, Table

if TYPE_CHECKING:
    from collections.abc import Mapping

CHANCE = -1
NOBODY = -2


class Gifts(Table):
    """A table whose rounds begin with gifts."""

    def __init__(self, seats: int, options: Mapping[str, object]) -> None:
        super().__init__(seats, options)
        self.step = "setup"
        self.actor = CHANCE
        self.round = 0
        self.order: list[int] = []
        self.gift = 0
        self.next_plaque = 0
        self.gave: set[int] = set()
        self.bidders: list[int] = []
        self.bidder = 0
        self.place = 0

    @property
    def me(self) -> Seat:
        """The seat that decides."""
        return self.seats[self.actor]

    def _begin_turn(self) -> None:
        """Begin the turn of the seat at `place` of the order."""
        raise NotImplementedError

    def _begin_round(self) -> None:
        self.round += 1
        self.step = "gift"
        self.order = []
        queue = sorted(
            range(len(self.seats)),
            key=lambda n: (-self.seats[n].vr, self.arrivals.index(n)),
        )
        self.plaques = [(seat, 0) for seat in queue]
        literal = self.option("gods_in_play_act") and "shadipinyi" in self.in_play
        if literal or self.adorer("shadipinyi") is not None:
            self.plaques.insert(0, (None, 0))
        self.gift = self.next_plaque = self.bidder = 0
        self.gave = set()
        self.bidders = queue
        self._next_gift()

    def _helped(self, seat: int) -> int:
        """Return what the stock pays of a seat's next gift at most."""
        first = seat not in self.gave and self.seats[seat].god == "elegua"
        return self.from_stock(3) if first else 0

    def _next_gift(self) -> None:
        while len(self.bidders) > 1:
            seat = self.bidders[self.bidder]
            self.actor = seat
            if self.me.cattle + self._helped(seat) > self.gift:
                return
            self._drop_out()
        self.order.insert(0, self.bidders.pop())
        god_takes = self.adorer("shadipinyi")
        for owner, cattle in self.plaques:
            taker = god_takes if owner is None else owner
            if taker is not None:
                self.seats[taker].cattle += cattle
        self.plaques = []
        self.place = 0
        self._begin_turn()

    def _drop_out(self) -> None:
        self.order.insert(0, self.bidders.pop(self.bidder))
        self.bidder %= len(self.bidders)

    def _pass(self) -> None:
        self._drop_out()
        self._next_gift()

    def _bid(self, text: str) -> None:
        gift = int(text)
        self.me.cattle -= gift - min(gift, self._helped(self.actor))
        for _ in range(gift):
            owner, cattle = self.plaques[self.next_plaque]
            self.plaques[self.next_plaque] = (owner, cattle + 1)
            self.next_plaque = (self.next_plaque + 1) % len(self.plaques)
        self.gift = gift
        self.gave.add(self.actor)
        self.bidder = (self.bidder + 1) % len(self.bidders)
        self._next_gift()
