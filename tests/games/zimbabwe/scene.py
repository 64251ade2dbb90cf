"""Positions made by hand: a map as text, and pieces put where a test wants them."""

from __future__ import annotations

import textwrap

from mbira.games.zimbabwe.actions import (
    CRAFTSMAN_INDEX,
    GOD_INDEX,
    RESOURCE_INDEX,
    SPECIALIST_INDEX,
)
from mbira.games.zimbabwe.data import (
    BOX_CATTLE,
    CRAFTSMAN_VP,
    GOD_VR,
    LEVEL_VP,
    NO_GOD,
    RANGE,
    SPECIALIST_VR,
    SQUARE,
    TECHNOLOGY_VR,
)
from mbira.games.zimbabwe.game import GAME
from mbira.games.zimbabwe.queries import questions
from mbira.games.zimbabwe.rules import setup, turn
from mbira.games.zimbabwe.rules.board import parse_map
from mbira.games.zimbabwe.rules.sites import footprint
from mbira.games.zimbabwe.rules.state import Craftsman, State
from mbira.games.zimbabwe.rules.steps import TURN
from mbira.games.zimbabwe.spec import ZimbabweOptions
from mbira.games.zimbabwe.views.view import ZimbabweView
from tests.games.scene import AnyScene

OPEN = "S....S\n......\n......\n......\n......\nS....S"
"""A map with four starting areas and nothing else."""


class Scene(AnyScene[State, ZimbabweView]):
    """A position at the start of a seat's turn, with everything consistent (`audit` holds).

    Pieces are put down free of charge; points, VR and technologies follow from them. `play` goes
    through the legal actions as a match would.
    """

    def __init__(
        self, board: str = OPEN, seats: int = 2, *, turn_of: int = 0, **options: object
    ) -> None:
        text = textwrap.dedent(board).strip("\n")
        rules = ZimbabweOptions(board=text, **options)  # type: ignore[arg-type]
        state = setup.start(seats, rules)
        setup.lay_board(state, parse_map(text, 0))
        state.stack = list(range(seats))
        state.vr_arrival = list(range(seats))
        state.arrivals = seats
        state.order = [turn_of, *(seat for seat in range(seats) if seat != turn_of)]
        state.actor = turn_of
        state.round = 1
        state.step = TURN
        super().__init__(GAME, state)

    # Putting things down

    def monument(self, cell: str, owner: int = 0, level: int = 1) -> Scene:
        """Put a monument down; it may stand on a starting area or on empty land."""
        actor, self.state.actor = self.state.actor, owner
        turn.place_monument(self.state, self._cell(cell))
        self.state.actor = actor
        self.state.built = 0
        self.state.step = TURN
        self.state.monument_levels[-1] = level
        self.state.vp[owner] += LEVEL_VP[level] - LEVEL_VP[1]
        return self

    def craftsman(
        self, kind: str, cell: str, owner: int = 0, *, lie: str = "across", price: int = 1
    ) -> Scene:
        """Put a craftsman down; his owner has the technology, the first card before the second."""
        state, number = self.state, CRAFTSMAN_INDEX[kind]
        assert self.fits(kind, cell, lie=lie), f"there is no room at {cell}"
        anchor, cells = self._cell(cell), self._footprint(kind, cell, lie)
        place = owner * 7 + number
        if not state.price[place]:
            vr = TECHNOLOGY_VR[number][state.cards_taken[number]]
            state.cards_taken[number] += 1
            state.technology_vr[place] = vr
            state.vr[owner] += vr
        state.price[place] = price
        supply = state.land.reach(cells, RANGE)
        standing = Craftsman(number, owner, anchor, cells, supply)
        state.craftsmen[number] = (*state.craftsmen[number], standing)
        state.vp[owner] += CRAFTSMAN_VP[number]
        state.map_filled(cells)
        return self

    def fits(self, kind: str, cell: str, *, lie: str = "across") -> bool:
        """Return whether the cells of a craftsman are empty."""
        return not self._footprint(kind, cell, lie) & ~self.state.empty

    def _footprint(self, kind: str, cell: str, lie: str) -> int:
        square = SQUARE[CRAFTSMAN_INDEX[kind]]
        return footprint(
            self._cell(cell),
            self.state.board.grid.stride,
            wide=square or lie == "across",
            tall=square or lie == "down",
        )

    def cattle(self, *amounts: int) -> Scene:
        """Give each seat its cattle; the stock has the rest."""
        self.state.stock += sum(self.state.cattle) - sum(amounts)
        self.state.cattle = list(amounts)
        return self

    def god(self, name: str, seat: int = 0) -> Scene:
        """Let a seat adore a god."""
        god = GOD_INDEX[name]
        self.state.vr[seat] += GOD_VR[god]
        self.state.god[seat] = god
        self.state.gods &= ~(1 << god)
        return self

    def specialist(self, name: str, seat: int = 0) -> Scene:
        """Let a seat have a specialist."""
        specialist = SPECIALIST_INDEX[name]
        self.state.vr[seat] += SPECIALIST_VR[specialist]
        self.state.specialists[seat] |= 1 << specialist
        self.state.specialists_left &= ~(1 << specialist)
        return self

    def used(self, *cells: str) -> Scene:
        """Put used markers on resources; a cell named twice gets two."""
        for name in cells:
            mark = 1 << self._cell(name)
            self.state.used_twice |= self.state.used_once & mark
            self.state.used_once |= mark
        return self

    def _cell(self, name: str) -> int:
        return self.state.board.grid.cell[name]

    # Playing

    def end_round(self) -> Scene:
        """End this turn and, doing nothing, those after it, until the round is over."""
        round_now = self.state.round
        while self.state.round == round_now and self.state.actor >= 0:
            self.play("done" if self.legal("done") else "end")
        return self

    # Looking

    def resources(self, kind: str) -> int:
        """Return how many resources of a kind lie on the map."""
        return self.state.resources[RESOURCE_INDEX[kind]].bit_count()

    def card(self, kind: str, seat: int = 0) -> int:
        """Return the cattle on a seat's technology card; it must have that card."""
        cards = self.view().seats[seat].technologies
        return next(card.cattle for card in cards if card.craftsman == kind)

    def level(self, cell: str) -> int:
        """Return the level of the monument on a cell."""
        return next(each.level for each in self.view().monuments if each.cell == cell)

    def hubs(self, start: str, end: str, *, eshu: bool = False) -> int | None:
        """Return how many hubs the way between two cells needs; None if there is no way."""
        rings = questions.reach(self.view(), start, eshu=eshu).by_hubs
        return next((count for count, cells in enumerate(rings) if end in cells), None)

    def plaques(self) -> list[tuple[int | None, int]]:
        """Return owner and cattle of each plaque in the row; Shadipinyi's has no owner."""
        return [(plaque.owner, plaque.cattle) for plaque in self.view().bidding.plaques]

    def has_god(self, seat: int) -> bool:
        """Return whether a seat adores any god."""
        return self.state.god[seat] != NO_GOD


def cattle_in_all(scene: Scene) -> int:
    """Return all cattle but the common stock's."""
    return BOX_CATTLE - scene.state.stock
