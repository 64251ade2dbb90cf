"""From a view back to a state, to calculate with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.games.zimbabwe.actions import (
    CRAFTSMAN_INDEX,
    GOD_INDEX,
    RESOURCE_INDEX,
    SPECIALIST_INDEX,
)
from mbira.games.zimbabwe.data import (
    CARDS_PER_TECHNOLOGY,
    CRAFTSMAN_IDS,
    NO_GOD,
    RANGE,
    RESOURCE_IDS,
)
from mbira.games.zimbabwe.rules import setup
from mbira.games.zimbabwe.rules.board import Board
from mbira.games.zimbabwe.rules.land import Land
from mbira.games.zimbabwe.rules.raising import craftsman_at
from mbira.games.zimbabwe.rules.state import GODS_PLAQUE, Craftsman, State
from mbira.games.zimbabwe.rules.steps import CRAFTSMAN_SITE, RESOURCE_SITE
from mbira.games.zimbabwe.views.view import MAIN_IDS, STEP_IDS

if TYPE_CHECKING:
    import random
    from collections.abc import Iterable, Mapping

    from mbira.games.zimbabwe.views.view import ZimbabweView


def imagine(view: ZimbabweView, _: random.Random) -> State:
    """Return the state that a view is of: there are no secrets in this game."""
    return restore(view)


def restore(view: ZimbabweView) -> State:
    """Return the state that a view shows."""
    state = setup.new_state(len(view.seats), view.rules)
    state.actor = view.actor
    state.step = STEP_IDS.index(view.step)
    state.round = view.round
    state.end_reason = view.end_reason
    state.tiles = list(view.tiles)
    state.order = list(view.order)
    _markers(state, view)
    _supply(state, view)
    _seats(state, view)
    _bidding(state, view)
    if view.step != "tile":
        _map(state, view)
        _turn(state, view)
    return state


def _mask(index: Mapping[str, int], names: Iterable[str]) -> int:
    return sum(1 << index[name] for name in names)


def _markers(state: State, view: ZimbabweView) -> None:
    state.stack = list(view.vr_stack)
    for place, seat in enumerate(view.vr_stack):
        state.vr_arrival[seat] = place
    state.arrivals = len(view.vr_stack)


def _supply(state: State, view: ZimbabweView) -> None:
    supply = view.supply
    state.gods = _mask(GOD_INDEX, supply.gods)
    state.specialists_left = _mask(SPECIALIST_INDEX, supply.specialists)
    state.cards_taken = [
        CARDS_PER_TECHNOLOGY - supply.technologies[craftsman] for craftsman in CRAFTSMAN_IDS
    ]
    state.resource_tiles = [supply.resources[resource] for resource in RESOURCE_IDS]
    state.water_tiles = supply.water
    state.stock = supply.stock
    state.qamata_cattle = supply.qamata


def _seats(state: State, view: ZimbabweView) -> None:
    for seat, shown in enumerate(view.seats):
        state.cattle[seat] = shown.cattle
        state.vp[seat] = shown.vp
        state.vr[seat] = shown.vr
        state.god[seat] = NO_GOD if shown.god is None else GOD_INDEX[shown.god]
        state.god_card[seat] = shown.god_cattle
        for card in shown.specialists:
            specialist = SPECIALIST_INDEX[card.specialist]
            state.specialists[seat] |= 1 << specialist
            state.specialist_card[specialist] = card.cattle
        for technology in shown.technologies:
            place = seat * 7 + CRAFTSMAN_INDEX[technology.craftsman]
            state.price[place] = technology.price
            state.technology_vr[place] = technology.vr
            state.technology_card[place] = technology.cattle


def _bidding(state: State, view: ZimbabweView) -> None:
    bidding = view.bidding
    state.plaques = [GODS_PLAQUE if p.owner is None else p.owner for p in bidding.plaques]
    state.plaque_cattle = [plaque.cattle for plaque in bidding.plaques]
    state.plaque_next = bidding.next_plaque
    state.gift = bidding.gift
    state.gave = sum(1 << seat for seat in bidding.gave)
    state.bidders = list(bidding.bidders)
    state.bidder = bidding.bidder


def _map(state: State, view: ZimbabweView) -> None:
    setup.lay_board(state, Board(view.printed))
    now = Board(view.rows)
    cells = state.board.grid.cell
    state.land = Land(state.board, now.water)
    state.resources = now.resources
    for monument in view.monuments:
        cell = cells[monument.cell]
        state.monuments |= 1 << cell
        state.monument_cells.append(cell)
        state.monument_owners.append(monument.owner)
        state.monument_levels.append(monument.level)
    built = state.monuments
    for shown in view.craftsmen:
        kind = CRAFTSMAN_INDEX[shown.craftsman]
        covered = _mask(cells, shown.cells)
        built |= covered
        supply = state.land.reach(covered, RANGE)
        craftsman = Craftsman(kind, shown.owner, cells[shown.cell], covered, supply)
        state.craftsmen[kind] = (*state.craftsmen[kind], craftsman)
    for name, markers in view.used.items():
        state.used_once |= 1 << cells[name]
        if markers > 1:
            state.used_twice |= 1 << cells[name]
    state.empty &= ~(now.water | sum(now.resources) | built)


def _turn(state: State, view: ZimbabweView) -> None:
    turn = view.turn
    cells = state.board.grid.cell
    state.turn = turn.place
    state.chosen = turn.chosen
    state.owed = -1 if turn.owed is None else SPECIALIST_INDEX[turn.owed]
    state.used = _mask(SPECIALIST_INDEX, turn.used)
    state.main = MAIN_IDS.index(turn.main)
    state.built = turn.built
    state.placed = _mask(CRAFTSMAN_INDEX, turn.placed)
    state.firsts = _mask(CRAFTSMAN_INDEX, turn.firsts)
    state.priced = _mask(CRAFTSMAN_INDEX, turn.priced)
    state.unpriced = _mask(CRAFTSMAN_INDEX, turn.unpriced)
    state.dziva_priced = _mask(CRAFTSMAN_INDEX, turn.dziva_priced)
    state.raised = _mask(cells, turn.raised)
    if state.step == CRAFTSMAN_SITE and turn.placing is not None:
        state.kind = CRAFTSMAN_INDEX[turn.placing]
    elif state.step == RESOURCE_SITE and turn.placing is not None:
        state.kind = RESOURCE_INDEX[turn.placing]
    if turn.raising is not None:
        state.raising = state.monument_cells.index(cells[turn.raising])
    state.goods_left = turn.goods_left
    state.bought = _mask(CRAFTSMAN_INDEX, turn.bought)
    if turn.supplier is not None:
        state.supplier = craftsman_at(state, cells[turn.supplier])
    if turn.maker is not None:
        state.maker = craftsman_at(state, cells[turn.maker])
