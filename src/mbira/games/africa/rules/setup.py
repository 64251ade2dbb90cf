"""Before the first round: values, resources, VP, start areas, special markers, rows (R1 to R7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.chance import Chance
from mbira.core.game import CHANCE
from mbira.core.legal import bits
from mbira.games.africa.actions import Deposit, Drawn, Secret, Value
from mbira.games.africa.data import (
    AFRICA,
    NO_RESOURCE,
    RESOURCE_IDS,
    RESOURCES,
    SPECIAL_IDS,
    SPECIALS,
    VALUES,
)
from mbira.games.africa.rules import ground
from mbira.games.africa.rules.board import board_for
from mbira.games.africa.rules.conflicts import duel
from mbira.games.africa.rules.state import (
    DEPOSIT,
    DRAWN,
    FATE,
    MARKER,
    NONE,
    REVEAL,
    SECRET,
    START,
    VALUE,
    State,
)

if TYPE_CHECKING:
    from mbira.games.africa.spec import AfricaOptions


def chance(state: State) -> Chance:
    """Return what chance may do: draws of the set-up, action markers and conflict markers."""
    board = state.board
    if state.step == MARKER:
        types = [kind for kind, count in enumerate(state.stack) if count]
        return Chance([board.markers[t] for t in types], [state.stack[t] for t in types])
    if state.step == FATE:
        types = [kind for kind, count in enumerate(state.fates) if count]
        return Chance([board.fates[t] for t in types], [state.fates[t] for t in types])
    if state.step == REVEAL:
        return Chance([duel.commitments(state)])
    if state.step == VALUE:
        left = [kind for kind in RESOURCES if state.value_row[kind] == NONE]
        return Chance([Value(RESOURCE_IDS[kind]) for kind in left])
    if state.step == DEPOSIT:
        area = board.names[next_deposit(state)]
        left = [kind for kind in RESOURCES if resources_left(state, kind)]
        return Chance(
            [Deposit(area, RESOURCE_IDS[kind]) for kind in left],
            [resources_left(state, kind) for kind in left],
        )
    if state.step == DRAWN:
        return Chance([Drawn(seat) for seat in range(state.seats) if seat not in state.drawn])
    seat = next_secret(state)
    kinds = [kind for kind in SPECIALS if specials_left(state, kind)]
    return Chance(
        [Secret(seat, SPECIAL_IDS[kind]) for kind in kinds],
        [specials_left(state, kind) for kind in kinds],
    )


def resources_left(state: State, kind: int) -> int:
    """Return how many markers of a resource are neither on the map nor in the table."""
    return state.board.resources[kind] - 1 - state.resource.count(kind)


def next_deposit(state: State) -> int:
    """Return the next symbol area without a resource; NONE if all have one."""
    areas = (area for area in bits(state.board.symbols) if state.resource[area] == NONE)
    return next(areas, NONE)


def next_secret(state: State) -> int:
    """Return the next seat without a special victory marker; NONE if all have one."""
    return next((seat for seat, kind in enumerate(state.secret) if kind == NONE), NONE)


def specials_left(state: State, kind: int) -> int:
    """Return how many special victory markers of a kind are still to be drawn."""
    return state.board.special_counts[kind] - state.secret.count(kind)


def set_value(state: State, kind: int) -> None:
    """Put a resource on the next row of the table (R2)."""
    placed = sum(state.value_row[other] != NONE for other in RESOURCES)
    state.value_row[kind] = state.board.file.first_resource_row + placed
    if placed + 1 == len(RESOURCES):
        state.step = DEPOSIT
        if next_deposit(state) == NONE:
            state.step = DRAWN


def deposit(state: State, area: int, kind: int) -> None:
    """Put a resource and a neutral trader on a symbol area (R4)."""
    ground.put_resource(state, area, kind)
    ground.add_neutrals(state, area, 1)
    state.neutral_supply -= 1
    if next_deposit(state) == NONE:
        state.step = DRAWN


def draw_seat(state: State, seat: int) -> None:
    """Put a seat's marker on the next space of the VP track (R5)."""
    state.vp[seat] = state.board.file.start_vp[len(state.drawn)]
    state.drawn.append(seat)
    if len(state.drawn) == state.seats:
        state.step = START
        state.actor = _next_to_start(state)


def _next_to_start(state: State) -> int:
    """Return who chooses a start area next: fewest VP first; NONE if all have one."""
    waiting = [seat for seat in range(state.seats) if not ground.presence(state, seat)]
    return min(waiting, key=state.vp.__getitem__, default=NONE)


def start_areas(state: State) -> int:
    """Return the coasts without neutral traders or other seats (R5)."""
    return state.board.coast & ground.empty(state)


def settle(state: State, area: int) -> None:
    """Put the actor's first traders on its start area."""
    count = state.board.numbers.start_traders
    ground.add_traders(state, state.actor, area, count)
    state.supply[state.actor] -= count
    state.actor = _next_to_start(state)
    if state.actor == NONE:
        state.actor = CHANCE
        state.step = SECRET


def draw_secret(state: State, seat: int, kind: int) -> bool:
    """Give a seat its special victory marker; return whether all have one (R6)."""
    state.secret[seat] = kind
    return next_secret(state) == NONE


def new_state(seats: int, rules: AfricaOptions) -> State:
    """Return an empty table."""
    state = State()
    board = board_for(rules, seats)
    content = board.file
    state.seats = seats
    state.rules = rules
    state.board = board
    state.actor = CHANCE
    state.step = VALUE
    state.round = 0
    state.end_reason = ""
    # set-up
    state.drawn = []
    # the map
    state.traders = [0] * (seats * board.size)
    state.wholesaler = [NONE] * seats
    state.neutrals = [0] * board.size
    state.presence = [0] * seats
    state.neutral_areas = 0
    state.resource = [NO_RESOURCE] * board.size
    state.areas_with = [0 for _ in VALUES]
    state.areas_with[AFRICA] = (1 << board.size) - 1
    state.stations = 0
    state.stations_left = content.stations
    state.supply = [content.traders] * seats
    state.neutral_supply = content.neutrals
    # the tables
    state.value_row = [NONE for _ in VALUES]
    state.value_row[AFRICA] = content.africa_row
    state.reputation = [content.reputation_row] * seats
    state.vp = [0] * seats
    state.influence = [content.influence[str(seats)]] * seats
    state.pool = 0
    # markers
    state.stack = list(board.marker_counts)
    state.used = [0] * len(board.marker_counts)
    state.rows = []
    state.drawing = 0
    state.refilled = False
    state.kept = [()] * seats
    state.won = ()
    state.secret = [NONE] * seats
    state.open_specials = [()] * seats
    state.used_specials = [0] * len(SPECIALS)
    # the auction
    state.order = ()
    state.place = 0
    state.high_bid = 0
    state.high_bidder = NONE
    # the turn
    state.active = NONE
    state.points = 0
    state.changed = NONE
    state.change_count = 0
    state.vp_marker = NONE
    state.spent = [0] * board.size
    state.spent_wholesaler = False
    state.won_here = [0] * board.size
    state.won_wholesaler = False
    state.weary = ()
    state.weary_wholesalers = 0
    state.closed = 0
    # a marker in use
    state.resume = NONE
    state.to_place = 0
    state.drifted = [0] * board.size
    state.market = (NONE, NONE)
    state.caravan = (NONE, NONE, 0, 0, 0)
    # a conflict
    state.area = NONE
    state.rival = NONE
    state.fate = NONE
    state.fates = list(board.conflict_counts)
    state.redraws = 0
    state.committed = [NONE, NONE]
    state.stakes = [(), ()]
    state.revealed = [(), ()]
    state.victor = NONE
    state.retreaters = ()
    state.retreat_traders = 0
    state.retreat_wholesaler = False
    return state
