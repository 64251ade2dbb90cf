"""Which action does what, and what follows on its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mbira.core.dispatch import on
from mbira.games.africa.actions import (
    Accept,
    At,
    Bid,
    Buy,
    Caravan,
    Change,
    Commit,
    Deposit,
    Done,
    Drawn,
    Drift,
    End,
    Fate,
    Fight,
    Halt,
    Join,
    Lead,
    Marker,
    Move,
    Oust,
    Pass,
    Peace,
    Raise,
    Redraw,
    Refuse,
    Repute,
    Retreat,
    Reveal,
    Secret,
    Stake,
    Start,
    Trader,
    Use,
    Value,
)
from mbira.games.africa.data import MARKER_INDEX, SPECIAL_INDEX, VALUE_INDEX
from mbira.games.africa.rules import auction, caravan, effects, markers, score, setup, track, turn
from mbira.games.africa.rules.conflicts import conflict, duel, ousting, retreat
from mbira.games.africa.rules.state import (
    CARAVAN_PIECES,
    CONVERT_AREA,
    DRIFTING,
    MARKET_STEPS,
    MIGRANT_AREA,
    MOVEMENT,
    NEUTRAL,
    NEUTRALS,
    RAISING,
    RETREATING,
    RETREATS,
    STATION_AREA,
    TRADER_AREA,
    WHOLESALER_AREA,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from mbira.core.action import Action
    from mbira.games.africa.rules.state import State


def _value(state: State, action: Value) -> None:
    setup.set_value(state, VALUE_INDEX[action.resource])


def _deposit(state: State, action: Deposit) -> None:
    setup.deposit(state, state.board.index[action.area], VALUE_INDEX[action.resource])


def _drawn(state: State, action: Drawn) -> None:
    setup.draw_seat(state, action.seat)


def _start(state: State, action: Start) -> None:
    setup.settle(state, state.board.index[action.area])


def _secret(state: State, action: Secret) -> None:
    if setup.draw_secret(state, action.seat, SPECIAL_INDEX[action.kind]):
        auction.first_rows(state)


def _marker(state: State, action: Marker) -> None:
    auction.turn_up(state, state.board.marker_index[action.icon, action.points])


# The round


def _bid(state: State, action: Bid) -> None:
    _bid_made(state, action.amount)


def _pass(state: State, _: Pass) -> None:
    _bid_made(state, 0)


def _bid_made(state: State, amount: int) -> None:
    if not auction.bid(state, amount):
        return
    if not auction.award(state):
        _next_round(state)
    elif state.rules.distribution_can_end_game and track.winner(state) is not None:
        score.finish(state, score.GOAL)
    else:
        turn.begin(state)


def _end(state: State, _: End) -> None:
    track.gain(state, state.active, score.turn_score(state, state.active).total)
    if track.has_won(state, state.active):
        score.finish(state, score.GOAL)
        return
    auction.share_pool(state)
    turn.clean_up(state)
    _next_round(state)


def _next_round(state: State) -> None:
    if not auction.begin_round(state):
        score.finish(state, score.MARKERS)


# Movement


def _buy(state: State, _: Buy) -> None:
    turn.buy(state)


def _move(state: State, action: Move) -> None:
    index = state.board.index
    turn.move(state, index[action.origin], index[action.goal], action.traders)


def _lead(state: State, action: Lead) -> None:
    turn.lead(state, state.board.index[action.goal])


def _trader(state: State, action: Trader) -> None:
    turn.new_trader(state, state.board.index[action.area])


def _change(state: State, action: Change) -> None:
    kind, rows = VALUE_INDEX[action.value], 1 if action.way == "up" else -1
    if state.step == MARKET_STEPS:
        effects.shift_value(state, kind, rows)
    else:
        turn.change(state, kind, rows)


def _halt(state: State, _: Halt) -> None:
    turn.end_movement(state)


# Markers


def _use(state: State, action: Use) -> None:
    markers.use(state, MARKER_INDEX[action.marker])


def _at(state: State, action: At) -> None:
    AT[state.step](state, state.board.index[action.area])


def _first_neutral(state: State, area: int) -> None:
    turn.place_neutral(state, area)
    state.step = MOVEMENT


AT: dict[int, Callable[[State, int], None]] = {
    NEUTRAL: _first_neutral,
    STATION_AREA: effects.build_station,
    WHOLESALER_AREA: effects.bring_wholesaler,
    TRADER_AREA: effects.place_one_of_two,
    CONVERT_AREA: effects.convert,
    MIGRANT_AREA: effects.bring_migrant,
}
"""What an area that was asked for is for."""


def _drift(state: State, action: Drift) -> None:
    effects.drift(state, state.board.index[action.origin], state.board.index[action.goal])


def _repute(state: State, action: Repute) -> None:
    effects.repute(state, action.seat, 1 if action.way == "up" else -1)


def _caravan(state: State, action: Caravan) -> None:
    caravan.set_out(state, state.board.index[action.origin], state.board.index[action.goal])


def _join(state: State, action: Join) -> None:
    caravan.join(state, action.piece, action.count)


def _done(state: State, _: Done) -> None:
    DONE[state.step](state)


# Conflicts


def _peace(state: State, _: Peace) -> None:
    turn.end_conflicts(state)


def _oust(state: State, action: Oust) -> None:
    ousting.begin(state, state.board.index[action.area])


def _fate(state: State, action: Fate) -> None:
    ousting.draw(state, state.board.fate_index[action.loss, action.amount])


def _accept(state: State, _: Accept) -> None:
    ousting.accept(state)
    _retreat_or_go_on(state)


def _redraw(state: State, _: Redraw) -> None:
    ousting.redraw(state)


def _refuse(state: State, _: Refuse) -> None:
    ousting.refuse(state)
    conflict.over(state)


def _fight(state: State, action: Fight) -> None:
    duel.begin(state, state.board.index[action.area], action.seat)


def _commit(state: State, action: Commit) -> None:
    influence = RETREATS if action.influence == "retreat" else cast("int", action.influence)
    duel.commit(state, influence)


def _stake(state: State, action: Stake) -> None:
    duel.stake(state, cast("int", action.count))


def _reveal(state: State, _: Reveal) -> None:
    duel.resolve(state)
    _retreat_or_go_on(state)


def _retreat(state: State, action: Retreat) -> None:
    if not retreat.step_back(state, state.board.index[action.area], action.pieces):
        _let_stay(state)


def _let_stay(state: State) -> None:
    retreat.end(state)
    _retreat_or_go_on(state)


def _retreat_or_go_on(state: State) -> None:
    if retreat.go_on(state):
        return
    if state.rival != NEUTRALS and duel.may_raise(state):
        duel.ask_to_raise(state)
    else:
        conflict.over(state)


def _raise(state: State, _: Raise) -> None:
    duel.raise_reputation(state)
    conflict.over(state)


DONE: dict[int, Callable[[State], None]] = {
    DRIFTING: effects.end_migration,
    MARKET_STEPS: effects.end_market,
    CARAVAN_PIECES: caravan.arrive,
    RETREATING: _let_stay,
    RAISING: conflict.over,
}
"""What `done` does, by the step that it ends."""

APPLY: Final = dict(
    (
        on(Value, _value),
        on(Deposit, _deposit),
        on(Drawn, _drawn),
        on(Start, _start),
        on(Secret, _secret),
        on(Marker, _marker),
        on(Bid, _bid),
        on(Pass, _pass),
        on(At, _at),
        on(Buy, _buy),
        on(Move, _move),
        on(Lead, _lead),
        on(Trader, _trader),
        on(Change, _change),
        on(Use, _use),
        on(Drift, _drift),
        on(Repute, _repute),
        on(Caravan, _caravan),
        on(Join, _join),
        on(Done, _done),
        on(Halt, _halt),
        on(Peace, _peace),
        on(End, _end),
        on(Fight, _fight),
        on(Oust, _oust),
        on(Fate, _fate),
        on(Accept, _accept),
        on(Redraw, _redraw),
        on(Refuse, _refuse),
        on(Commit, _commit),
        on(Stake, _stake),
        on(Reveal, _reveal),
        on(Retreat, _retreat),
        on(Raise, _raise),
    )
)
"""What an action does to a state."""


def apply(state: State, action: Action) -> None:
    """Carry an action out, and everything that follows without a decision."""
    APPLY[type(action)](state, action)
