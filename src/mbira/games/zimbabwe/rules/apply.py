"""Which action does what, and what follows on its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.core.dispatch import on
from mbira.core.game import NOBODY
from mbira.games.zimbabwe.actions import (
    CRAFTSMAN_INDEX,
    GOD_INDEX,
    RESOURCE_INDEX,
    SPECIALIST_INDEX,
    At,
    Bid,
    Build,
    Builder,
    Buy,
    Done,
    End,
    God,
    Herd,
    Marker,
    Nomads,
    Pass,
    Place,
    Price,
    Primary,
    Rain,
    Raise,
    Resource,
    Shaman,
    Specialist,
    Tile,
    Without,
)
from mbira.games.zimbabwe.rules import bidding, raising, score, setup, turn
from mbira.games.zimbabwe.rules.steps import (
    CRAFTSMAN_SITE,
    FIRST_MONUMENT,
    MONUMENT_SITE,
    RESOURCE_SITE,
)

if TYPE_CHECKING:
    from mbira.core.action import Action
    from mbira.games.zimbabwe.rules.state import State


def _tile(state: State, action: Tile) -> None:
    setup.lay_tile(state, action.tile, action.turns)


def _marker(state: State, action: Marker) -> None:
    setup.draw_marker(state, action.seat)


def _without(state: State, action: Without) -> None:
    setup.leave_out(state, GOD_INDEX[action.god])


def _bid(state: State, action: Bid) -> None:
    if not bidding.give(state, action.cattle):
        _begin_turns(state)


def _pass(state: State, _: Pass) -> None:
    if not bidding.give_no_more(state):
        _begin_turns(state)


def _god(state: State, action: God) -> None:
    turn.choose_god(state, GOD_INDEX[action.god])


def _specialist(state: State, action: Specialist) -> None:
    turn.choose_specialist(state, SPECIALIST_INDEX[action.specialist])


def _shaman(state: State, action: Shaman) -> None:
    turn.use_shaman(state, RESOURCE_INDEX[action.resource])


def _rain(state: State, _: Rain) -> None:
    turn.use_rain(state)


def _herd(state: State, action: Herd) -> None:
    turn.use_herd(state, action.cattle)


def _nomads(state: State, _: Nomads) -> None:
    turn.use_nomads(state)


def _builder(state: State, _: Builder) -> None:
    turn.use_builder(state)


def _build(state: State, _: Build) -> None:
    turn.build(state)


def _place(state: State, action: Place) -> None:
    turn.place(state, CRAFTSMAN_INDEX[action.craftsman])


def _at(state: State, action: At) -> None:
    cell = state.board.grid.cell[action.cell]
    step = state.step
    if step == CRAFTSMAN_SITE:
        turn.place_craftsman(state, cell, down=action.lie == "down")
    elif step == MONUMENT_SITE:
        turn.place_monument(state, cell)
    elif step == FIRST_MONUMENT:
        turn.place_monument(state, cell)
        _next_first_monument(state)
    elif step == RESOURCE_SITE:
        turn.place_resource(state, cell)
    else:
        turn.place_water(state, cell, across=action.lie == "across")


def _price(state: State, action: Price) -> None:
    turn.set_price(state, CRAFTSMAN_INDEX[action.craftsman], action.price)


def _raise(state: State, action: Raise) -> None:
    raising.begin(state, state.board.grid.cell[action.cell])


def _buy(state: State, action: Buy) -> None:
    raising.buy(state, state.board.grid.cell[action.cell])


def _primary(state: State, action: Primary) -> None:
    raising.supply(state, state.board.grid.cell[action.cell])


def _resource(state: State, action: Resource) -> None:
    raising.use_up(state, state.board.grid.cell[action.cell])


def _done(state: State, _: Done) -> None:
    turn.prices_done(state)


def _end(state: State, _: End) -> None:
    state.turn += 1
    if state.turn < state.seats:
        turn.begin_turn(state)
        return
    score.collect(state)
    if score.end_if_won(state):
        state.actor = NOBODY
    else:
        state.used_once = 0
        state.used_twice = 0
        _begin_round(state)


def _next_first_monument(state: State) -> None:
    placed = len(state.monument_cells)
    if placed < state.seats:
        state.step = FIRST_MONUMENT
        state.actor = state.stack[-1 - placed]
    else:
        _begin_round(state)


def _begin_round(state: State) -> None:
    state.round += 1
    if not bidding.open_bidding(state):
        _begin_turns(state)


def _begin_turns(state: State) -> None:
    state.turn = 0
    turn.begin_turn(state)


APPLY: Final = dict(
    (
        on(Tile, _tile),
        on(Marker, _marker),
        on(Without, _without),
        on(Bid, _bid),
        on(Pass, _pass),
        on(God, _god),
        on(Specialist, _specialist),
        on(Shaman, _shaman),
        on(Rain, _rain),
        on(Herd, _herd),
        on(Nomads, _nomads),
        on(Builder, _builder),
        on(Build, _build),
        on(Place, _place),
        on(At, _at),
        on(Price, _price),
        on(Raise, _raise),
        on(Buy, _buy),
        on(Primary, _primary),
        on(Resource, _resource),
        on(Done, _done),
        on(End, _end),
    )
)


def apply(state: State, action: Action) -> None:
    """Carry an action out, and everything that follows without a decision."""
    APPLY[type(action)](state, action)
