"""What each record of a log does: setting up, turns, rituals, revenues, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.zimbabwe.oracle.facts import CRAFTS, LETTER
from tests.games.zimbabwe.oracle.gifts import NOBODY, Gifts
from tests.games.zimbabwe.oracle.ground import Cell, Ground, cell_of, laid_out
from tests.games.zimbabwe.oracle.ritual import Piece, Ritual
from tests.games.zimbabwe.oracle.table import Card, Monument, Turn

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


class Course(Gifts):
    """The course of a match."""

    def __init__(self, seats: int, options: Mapping[str, object]) -> None:
        super().__init__(seats, options)
        self.turn = Turn()
        self.tiles: list[tuple[int, int]] = []
        self.ranking: list[int] = []
        self._ritual: Ritual | None = None
        board = options.get("board")
        if isinstance(board, str):
            self.ground = Ground([line for line in board.split("\n") if line])

    def play(self, text: str) -> None:
        """Carry out the next record of the log."""
        word, *rest = text.split()
        getattr(self, f"_{word}")(*rest)

    # Setting up

    def _tile(self, tile: str, turns: str) -> None:
        self.tiles.append((int(tile), int(turns)))
        if len(self.tiles) == {2: 4, 3: 6, 4: 7, 5: 9}[len(self.seats)]:
            self.ground = Ground(laid_out(len(self.seats), self.tiles))

    def _marker(self, seat: str) -> None:
        self.arrivals.append(int(seat))
        self._begin_if_ready()

    def _without(self, god: str) -> None:
        self.gods.remove(god)
        self._begin_if_ready()

    def _begin_if_ready(self) -> None:
        drawn = self.options.get("gods") is None and self.options.get("setup") != "first-play"
        if len(self.arrivals) == len(self.seats) and (not drawn or len(self.gods) == 8):
            self.step = "first-monument"
            self.actor = self.arrivals[-1]

    # Religion and culture

    def _begin_turn(self) -> None:
        self.actor = self.order[self.place]
        self.turn = Turn()
        self.step = "turn"
        if self.me.god == "dziva":
            self._dziva()

    def _dziva(self) -> None:
        if self.me.cards:
            self.step = "dziva-prices"
            self.turn.repriced = set()

    def _done(self) -> None:
        self.step = "turn"

    def _interrupt(self) -> None:
        if self.turn.main != "nothing" and not self.option("interruptible_actions"):
            self.turn.main = "closed"
            self.turn.unpriced = set()

    def _god(self, god: str) -> None:
        begun = self.turn.main != "nothing"
        self._interrupt()
        self.turn.chosen = True
        self.gods.remove(god)
        before = self.me.vr
        self.me.god = god
        if god == "gu":
            for card in self.me.cards.values():
                card.vr = 1
        if before != self.me.vr or not self.option("gu_marker_stays"):
            self.move_marker(self.actor)
        if god == "qamata":
            self.me.god_cattle, self.offerings = self.offerings, 0
        late = self.option("dziva_start_only") or (begun and self.option("dziva_before_main"))
        if god == "dziva" and not late:
            self._dziva()

    def _specialist(self, specialist: str) -> None:
        self._interrupt()
        self.turn.chosen = True
        self.turn.owed = specialist
        self.specialists.remove(specialist)
        self.me.specialists[specialist] = 0
        self.move_marker(self.actor)

    def _use(self, specialist: str, cattle: int, extra: int = 0) -> None:
        self._interrupt()
        self.turn.used.add(specialist)
        if self.turn.owed == specialist:
            self.turn.owed = None
        self.me.cattle -= cattle
        self.me.specialists[specialist] += cattle + extra

    def _shaman(self, resource: str) -> None:
        self._use("shaman", 2)
        self.turn.kind = resource
        self.step = "resource-site"

    def _rain(self) -> None:
        self._use("rain-ceremony", 3)
        self.step = "water-site"

    def _herd(self, text: str) -> None:
        self._use("herd", int(text), self.from_stock(int(text) // 2))

    def _nomads(self) -> None:
        self._use("nomads", 2)

    def _builder(self) -> None:
        self._use("builder", 2)

    def _build(self) -> None:
        self.turn.main = "building"
        self.step = "monument-site"

    def _place(self, kind: str) -> None:
        self.turn.main = "placing"
        self.turn.kind = kind
        self.step = "craftsman-site"

    def _price(self, kind: str, text: str) -> None:
        self.me.cards[kind].price = int(text)
        if self.step == "dziva-prices":
            self.turn.repriced.add(kind)
        else:
            self.turn.main = "pricing"
            self.turn.priced.add(kind)
            self.turn.unpriced.discard(kind)

    def _at(self, name: str, lie: str = "") -> None:
        cell = cell_of(name)
        column, row = cell
        if self.step == "first-monument":
            self.monuments[cell] = Monument(self.actor)
            if len(self.monuments) < len(self.seats):
                self.actor = self.arrivals[-1 - len(self.monuments)]
            else:
                self._begin_round()
            return
        cells = {
            "across": (cell, (column + 1, row)),
            "down": (cell, (column, row + 1)),
            "": (cell, (column + 1, row), (column, row + 1), (column + 1, row + 1)),
        }[lie]
        if self.step == "monument-site":
            self.monuments[cell] = Monument(self.actor)
            self.turn.built += 1
        elif self.step == "resource-site":
            self.ground.put([cell], LETTER[self.turn.kind])
            self.resource_tiles[self.turn.kind] -= 1
        elif self.step == "water-site":
            self.ground.put(cells, "~")
            self.water_tiles -= 1
        else:
            self._settle(self.turn.kind, cells)
        self.turn.kind = ""
        self.step = "turn"

    def _settle(self, kind: str, cells: tuple[Cell, ...]) -> None:
        craft = CRAFTS[kind]
        vr = self.card_vr(self.actor, kind)
        if vr is not None:
            self.me.cards[kind] = Card(vr)
            self.turn.unpriced.add(kind)
            self.move_marker(self.actor)
        self.me.cattle -= craft.cost
        if "builder" in self.turn.used:
            self.me.specialists["builder"] += 2
        if craft.primary is None and not self.standing(kind):
            self.turn.firsts.add(kind)
        self.turn.placed.add(kind)
        self.pieces.append(Piece(kind, self.actor, cells))

    # Raising

    def _raise(self, name: str) -> None:
        self.turn.main = "raising"
        self.turn.raising = cell_of(name)
        self.turn.goods_left = self.monuments[cell_of(name)].level
        self.turn.bought = frozenset()
        self.step = "good"
        self._ritual = self.ritual(self.actor, cell_of(name))

    def _rite(self) -> tuple[Ritual, Cell]:
        assert self._ritual is not None
        assert self.turn.raising is not None
        return self._ritual, self.turn.raising

    def _pay(self, start: Cell, piece: Piece) -> None:
        ritual, _ = self._rite()
        at = piece.cells[0]
        fee, price = ritual.fees[start, at], ritual.prices[at]
        self.me.cattle -= fee + price
        self.seats[piece.owner].cards[piece.kind].cattle += price
        trader = self.adorer("qamata")
        literal = self.option("gods_in_play_act") and not self.option("qamata_waits")
        if trader is not None:
            self.seats[trader].god_cattle += fee
        elif literal and "qamata" in self.gods:
            self.offerings += fee

    def _piece(self, name: str) -> Piece:
        return next(piece for piece in self.pieces if piece.cells[0] == cell_of(name))

    def _buy(self, name: str) -> None:
        piece = self._piece(name)
        self._pay(self._rite()[1], piece)
        self.turn.bought |= {CRAFTS[piece.kind].family}
        self.turn.seller = piece
        self.step = "good-resource"

    def _primary(self, name: str) -> None:
        assert self.turn.seller is not None
        self.turn.supplier = self._piece(name)
        self._pay(self.turn.seller.cells[0], self.turn.supplier)
        self.step = "primary-resource"

    def _resource(self, name: str) -> None:
        turn = self.turn
        assert turn.seller is not None
        cell = cell_of(name)
        self.used[cell] = self.used.get(cell, 0) + 1
        if self.step == "good-resource" and CRAFTS[turn.seller.kind].primary:
            self.step = "primary-good"
            return
        turn.seller = turn.supplier = None
        turn.goods_left -= 1
        self.step = "good"
        if turn.goods_left == 0:
            _, monument = self._rite()
            self.monuments[monument].level += 1
            turn.raised.add(monument)
            turn.raising = None
            turn.bought = frozenset()
            self.step = "turn"

    # Revenues and mythologies

    def _end(self) -> None:
        self.place += 1
        if self.place < len(self.order):
            self._begin_turn()
            return
        self.offerings = 0
        for n in self.order:
            self._collect(n)
        reached = [n for n in self.order if self.vp(n) >= self.seats[n].vr]
        limit = self.options.get("round_limit", 50)
        if reached or self.round == limit:
            self.step = "finished"
            self.actor = NOBODY
            self._rank(reached)
            return
        self.used = {}
        self._begin_round()

    def _collect(self, n: int) -> None:
        seat = self.seats[n]
        for card in seat.cards.values():
            seat.cattle += card.cattle
            card.cattle = 0
        for name in seat.specialists:
            seat.cattle += seat.specialists[name]
            seat.specialists[name] = 0
        seat.cattle += seat.god_cattle
        seat.god_cattle = 0
        seat.cattle += self.from_stock(self.highest(n) + (2 if seat.god == "engai" else 0))

    def _rank(self, reached: Iterable[int]) -> None:
        """Overshoot, Xango, points, order of play; first who has reached the requirement."""
        winners = set(reached)

        def merit(n: int) -> tuple[bool, bool, int, bool, int, int]:
            seat = self.seats[n]
            xango = seat.god == "xango"
            outright = self.option("xango_wins_outright") and xango and n in winners
            over = self.vp(n) - seat.vr
            return n in winners, outright, over, xango, self.vp(n), -self.order.index(n)

        self.ranking = sorted(self.order, key=merit, reverse=True)
