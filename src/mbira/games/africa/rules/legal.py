"""What the seat to act may do: the one place that defines legality."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.core.legal import Group, Legal
from mbira.games.africa.actions import (
    ACCEPT,
    BUY,
    CHANGE_TABLE,
    DONE,
    END,
    HALT,
    PASS,
    PEACE,
    PLAIN_TABLE,
    RAISE,
    REDRAW,
    REFUSE,
    REPUTE_TABLE,
    USE_TABLE,
)
from mbira.games.africa.rules import auction, caravan, effects, ground, markers, setup, turn
from mbira.games.africa.rules.conflicts import conflict, duel, ousting, retreat
from mbira.games.africa.rules.state import (
    AFTERWARDS,
    ANSWER,
    AUCTION,
    CARAVAN_PIECES,
    CARAVAN_WAY,
    COMMITMENT,
    CONFLICTS,
    CONVERT_AREA,
    DRIFTING,
    MARKET_STEPS,
    MIGRANT_AREA,
    MOVEMENT,
    NEUTRAL,
    NONE,
    RAISING,
    REPUTE,
    RETREATING,
    STAKES,
    START,
    STATION_AREA,
    TRADER_AREA,
    WHOLESALER_AREA,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from mbira.games.africa.rules.state import State


def legal(state: State) -> Legal:
    """Return the legal actions of the seat to act."""
    return Legal([group for group in GROUPS[state.step](state) if group[1]])


def _start(state: State) -> list[Group]:
    return [(state.board.start, setup.start_areas(state))]


def _auction(state: State) -> list[Group]:
    most = auction.most(state)
    bids = (1 << most) - 1 >> state.high_bid << state.high_bid
    return [(state.board.bid, bids), (PLAIN_TABLE, PASS)]


def areas(state: State) -> int:
    """Return the areas that may be named for what is being asked."""
    return AREAS[state.step](state)


AREAS: Final[dict[int, Callable[[State], int]]] = {
    NEUTRAL: ground.neutral_sites,
    STATION_AREA: effects.station_areas,
    WHOLESALER_AREA: effects.wholesaler_areas,
    TRADER_AREA: effects.two_trader_areas,
    CONVERT_AREA: effects.convert_areas,
    MIGRANT_AREA: effects.migrant_areas,
}
"""For each step in which an area is asked for, which may be named."""


def _at(state: State) -> list[Group]:
    return [(state.board.at_table, areas(state))]


def _movement(state: State) -> list[Group]:
    board = state.board
    groups = moves(state)
    groups.append((board.lead, leads(state)))
    groups.append((board.trader, traders(state)))
    groups.append((CHANGE_TABLE, changes(state)))
    groups.append((USE_TABLE, markers.usable(state)))
    plain = BUY if can_buy(state) else 0
    if conflict.must_fight(state):
        plain |= HALT
    else:
        plain |= END | (HALT if conflict.may_oust(state) else 0)
    groups.append((PLAIN_TABLE, plain))
    return groups


def moves(state: State) -> list[Group]:
    """Return the moves of traders that have not been stopped, by how many go (R18)."""
    board, size = state.board, state.board.size
    afford = state.points // board.numbers.move_cost
    if not afford:
        return []
    ways = [0] * min(afford, board.file.traders)
    own = state.active * size
    for area, there in enumerate(state.traders[own : own + size]):
        for count in range(min(there - state.spent[area], afford)):
            ways[count] |= board.ways_from[area]
    return list(zip(board.moves, ways, strict=False))


def leads(state: State) -> int:
    """Return where the wholesaler may go."""
    at = state.wholesaler[state.active]
    if at == NONE or state.spent_wholesaler or state.points < state.board.numbers.move_cost:
        return 0
    return state.board.borders[at]


def traders(state: State) -> int:
    """Return where a new trader can be brought in for points (R20)."""
    numbers = state.board.numbers
    if state.points < min(numbers.station_trader_cost, numbers.coast_trader_cost):
        return 0
    at_station, on_coast = turn.trader_sites(state)
    found = at_station if state.points >= numbers.station_trader_cost else 0
    return found | on_coast if state.points >= numbers.coast_trader_cost else found


def may_spend(state: State) -> bool:
    """Return whether points may be bought, and change a value, in this part of the turn (R16)."""
    return state.step == MOVEMENT or state.rules.points_after_movement


def can_buy(state: State) -> bool:
    """Return whether the active seat can buy a point."""
    return may_spend(state) and state.influence[state.active] > 0


def changes(state: State) -> int:
    """Return which resources points can move, and which way (R21)."""
    if not may_spend(state) or state.points < state.board.numbers.change_cost:
        return 0
    if state.change_count >= state.rules.change_steps:
        return 0
    last = len(state.board.resource_rows) - 1
    found = 0
    for kind, row in enumerate(state.value_row):
        if state.changed in {NONE, kind}:
            found |= ((row < last) | (row > 0) << 1) << 2 * kind
    return found


def _conflicts(state: State) -> list[Group]:
    fights = conflict.fights(state)
    plain = BUY if can_buy(state) else 0
    return [
        (state.board.fight, fights),
        (state.board.oust, conflict.oustings(state)),
        (CHANGE_TABLE, changes(state)),
        (USE_TABLE, markers.usable(state)),
        (PLAIN_TABLE, plain if fights else plain | PEACE | END),
    ]


def _afterwards(state: State) -> list[Group]:
    return [
        (CHANGE_TABLE, changes(state)),
        (USE_TABLE, markers.usable(state)),
        (PLAIN_TABLE, END | (BUY if can_buy(state) else 0)),
    ]


def _drifting(state: State) -> list[Group]:
    return [(state.board.drift, effects.drifts(state)), (PLAIN_TABLE, DONE)]


def _market(state: State) -> list[Group]:
    done = DONE if state.market != (NONE, NONE) else 0
    return [(CHANGE_TABLE, effects.market_steps(state)), (PLAIN_TABLE, done)]


def _repute(state: State) -> list[Group]:
    return [(REPUTE_TABLE, (1 << 2 * state.seats) - 1)]


def _caravan_way(state: State) -> list[Group]:
    return [(state.board.caravan, caravan.ways(state))]


def _caravan_pieces(state: State) -> list[Group]:
    waiting = zip(state.board.joins, caravan.waiting(state), strict=True)
    groups = [(table, (1 << count) - 1) for table, count in waiting]
    groups.append((PLAIN_TABLE, DONE if any(state.caravan[2:]) else 0))
    return groups


def _answer(state: State) -> list[Group]:
    accept = ACCEPT if ousting.can_accept(state) else 0
    redraw = REDRAW if ousting.can_redraw(state) else 0
    return [(PLAIN_TABLE, accept | redraw | REFUSE), *_caravans_within(state)]


def _caravans_within(state: State) -> list[Group]:
    return [(USE_TABLE, markers.usable(state))] if markers.within_conflict(state) else []


def _commitment(state: State) -> list[Group]:
    commitments = (2 << state.influence[state.actor] + 1) - 1
    return [(state.board.commit, commitments), *_caravans_within(state)]


def _stakes(state: State) -> list[Group]:
    kind = duel.stake_kind(state)
    most = duel.stake_limit(state, state.actor, kind)
    return [(state.board.stakes[kind], (2 << most) - 1)]


def _retreating(state: State) -> list[Group]:
    found = retreat.areas(state)
    most = 1 if state.retreat_wholesaler else state.retreat_traders
    groups = [(table, found) for table in state.board.retreats[:most]]
    groups.append((PLAIN_TABLE, DONE if retreat.may_leave_them(state) else 0))
    return groups


def _raising(state: State) -> list[Group]:
    return [(PLAIN_TABLE, DONE | (RAISE if duel.can_raise(state) else 0))]


GROUPS: Final[dict[int, Callable[[State], list[Group]]]] = {
    START: _start,
    AUCTION: _auction,
    **dict.fromkeys(AREAS, _at),
    MOVEMENT: _movement,
    CONFLICTS: _conflicts,
    AFTERWARDS: _afterwards,
    DRIFTING: _drifting,
    MARKET_STEPS: _market,
    REPUTE: _repute,
    CARAVAN_WAY: _caravan_way,
    CARAVAN_PIECES: _caravan_pieces,
    ANSWER: _answer,
    COMMITMENT: _commitment,
    STAKES: _stakes,
    RETREATING: _retreating,
    RAISING: _raising,
}
"""For each step in which a seat decides, what it may do."""
