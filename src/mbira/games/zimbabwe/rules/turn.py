"""Phase II, religion and culture: what a seat does in its turn, except for raising monuments."""

from __future__ import annotations

from mbira.games.zimbabwe.data import (
    BUILDER,
    BUILDER_SHARE,
    COST,
    CRAFTSMAN_VP,
    DZIVA,
    FIRST_SECONDARY,
    GOD_VR,
    GU,
    HERD,
    KIND_COUNT,
    LEVEL_VP,
    NOMADS,
    QAMATA,
    RAIN,
    RANGE,
    SHAMAN,
    SPECIALIST_VR,
    SQUARE,
    TECHNOLOGY_VR,
    USE_COST,
)
from mbira.games.zimbabwe.rules.sites import footprint
from mbira.games.zimbabwe.rules.state import Craftsman, State
from mbira.games.zimbabwe.rules.steps import (
    BUILDING,
    CLOSED,
    CRAFTSMAN_SITE,
    DZIVA_PRICES,
    MONUMENT_SITE,
    NOTHING,
    PLACING,
    PRICING,
    RESOURCE_SITE,
    TURN,
    WATER_SITE,
)


def begin_turn(state: State) -> None:
    """Start the turn of the seat whose place in the order of play has come."""
    state.actor = state.order[state.turn]
    state.clear_turn()
    state.step = TURN
    if state.god[state.actor] == DZIVA and technologies(state, state.actor):
        state.step = DZIVA_PRICES


def technologies(state: State, seat: int) -> int:
    """Return the kinds of craftsmen whose technology a seat has, as a bitmask."""
    owned = 0
    for kind in range(KIND_COUNT):
        if state.price[seat * 7 + kind]:
            owned |= 1 << kind
    return owned


def _close_main_action(state: State) -> None:
    """End the main action: another kind of step is taken (R34)."""
    if state.main != NOTHING and not state.rules.interruptible_actions:
        state.main = CLOSED
        state.unpriced = 0


# Gods and specialists


def god_change(state: State, seat: int, god: int) -> int:
    """Return by how much choosing a god changes a seat's VR."""
    return GOD_VR[god] - (gu_rebate(state, seat) if god == GU else 0)


def gu_rebate(state: State, seat: int) -> int:
    """Return what a seat paid for its technologies beyond 1 VR each (R36)."""
    paid = state.technology_vr[seat * 7 : seat * 7 + 7]
    return sum(vr - 1 for vr in paid if vr)


def choose_god(state: State, god: int) -> None:
    """Adore a god."""
    too_late = state.rules.dziva_before_main and state.main != NOTHING
    _close_main_action(state)
    seat = state.actor
    _move_vr(state, seat, god_change(state, seat, god))
    if god == GU:
        for place in range(seat * 7, seat * 7 + 7):
            state.technology_vr[place] = min(1, state.technology_vr[place])
    state.god[seat] = god
    state.gods &= ~(1 << god)
    state.chosen = True
    if god == QAMATA:
        state.god_card[seat] = state.qamata_cattle
        state.qamata_cattle = 0
    at_once = god == DZIVA and not state.rules.dziva_start_only and not too_late
    if at_once and technologies(state, seat):
        state.step = DZIVA_PRICES


def _move_vr(state: State, seat: int, change: int) -> None:
    """Move a VR marker; it arrives on top of the stack at its new number (R16, R17)."""
    if change or not state.rules.gu_marker_stays:
        state.vr[seat] += change
        state.vr_arrival[seat] = state.arrivals
        state.arrivals += 1


def choose_specialist(state: State, specialist: int) -> None:
    """Take a specialist's card; it must still be used in this turn (R32)."""
    _close_main_action(state)
    seat = state.actor
    _move_vr(state, seat, SPECIALIST_VR[specialist])
    state.specialists[seat] |= 1 << specialist
    state.specialists_left &= ~(1 << specialist)
    state.chosen = True
    state.owed = specialist


def _use(state: State, specialist: int, cattle: int) -> None:
    _close_main_action(state)
    state.cattle[state.actor] -= cattle
    state.specialist_card[specialist] += cattle
    state.used |= 1 << specialist
    if state.owed == specialist:
        state.owed = -1


def use_shaman(state: State, resource: int) -> None:
    """Pay the shaman; a site for the resource comes next."""
    _use(state, SHAMAN, USE_COST[SHAMAN])
    state.kind = resource
    state.step = RESOURCE_SITE


def use_rain(state: State) -> None:
    """Pay the rain ceremony; a site for the water comes next."""
    _use(state, RAIN, USE_COST[RAIN])
    state.step = WATER_SITE


def use_herd(state: State, cattle: int) -> None:
    """Let the herd grow by half of what is put on it."""
    _use(state, HERD, cattle)
    calves = from_stock(state, cattle // 2)
    state.specialist_card[HERD] += calves


def from_stock(state: State, cattle: int) -> int:
    """Take cattle from the common stock, as many as there are where that is a limit (R47)."""
    if state.rules.box_limits:
        cattle = min(cattle, state.stock)
    state.stock -= cattle
    return cattle


def use_nomads(state: State) -> None:
    """Pay the nomads."""
    _use(state, NOMADS, USE_COST[NOMADS])


def use_builder(state: State) -> None:
    """Pay the builder."""
    _use(state, BUILDER, USE_COST[BUILDER])


def place_resource(state: State, cell: int) -> None:
    """Put the shaman's resource tile down."""
    mark = 1 << cell
    resources = list(state.resources)
    resources[state.kind] |= mark
    state.resources = tuple(resources)
    state.resource_tiles[state.kind] -= 1
    state.map_filled(mark)
    state.kind = -1
    state.step = TURN


def place_water(state: State, anchor: int, *, across: bool) -> None:
    """Put a water tile down; bodies of water may join, and distances change."""
    cells = footprint(anchor, state.board.grid.stride, wide=across, tall=not across)
    state.water_tiles -= 1
    state.land = state.land.flooded(state.board, cells)
    body = state.land.body_of(cells)
    for kind in range(KIND_COUNT):
        if not any(c.supply & body for c in state.craftsmen[kind]):
            continue  # whoever did not come to this water reaches what they did
        reached = [state.land.reach(c.cells, RANGE) for c in state.craftsmen[kind]]
        if reached != [c.supply for c in state.craftsmen[kind]]:
            state.craftsmen[kind] = tuple(
                Craftsman(c.kind, c.owner, c.anchor, c.cells, supply)
                for c, supply in zip(state.craftsmen[kind], reached, strict=True)
            )
    state.map_filled(cells)
    state.ways_changed(body)
    state.step = TURN


# Monuments


def build(state: State) -> None:
    """Take the action to build a monument; a site comes next."""
    state.main = BUILDING
    state.step = MONUMENT_SITE


def place_monument(state: State, cell: int) -> None:
    """Put a monument of level one down."""
    mark = 1 << cell
    state.monuments |= mark
    state.monument_cells.append(cell)
    state.monument_owners.append(state.actor)
    state.monument_levels.append(1)
    state.vp[state.actor] += LEVEL_VP[1]
    state.built += 1
    state.map_filled(mark)
    state.ways_changed(mark)
    state.step = TURN


# Craftsmen


def place(state: State, kind: int) -> None:
    """Decide to place a craftsman; a site comes next."""
    state.main = PLACING
    state.kind = kind
    state.step = CRAFTSMAN_SITE


def technology_cost(state: State, seat: int, kind: int) -> int:
    """Return the VR of the technology card that a seat would take for a kind (R27, R36)."""
    if state.god[seat] == GU:
        return 1
    return TECHNOLOGY_VR[kind][state.cards_taken[kind]]


def place_craftsman(state: State, anchor: int, *, down: bool) -> None:
    """Put a craftsman down: technology, cost, points."""
    seat, kind = state.actor, state.kind
    square = SQUARE[kind]
    stride = state.board.grid.stride
    cells = footprint(anchor, stride, wide=square or not down, tall=square or down)
    place = seat * 7 + kind
    if not state.price[place]:
        vr = technology_cost(state, seat, kind)
        state.cards_taken[kind] += 1
        state.technology_vr[place] = vr
        state.price[place] = 1
        state.unpriced |= 1 << kind
        _move_vr(state, seat, vr)
    cost = COST[kind]
    share = BUILDER_SHARE if state.used >> BUILDER & 1 else 0
    state.cattle[seat] -= cost
    state.specialist_card[BUILDER] += share
    state.stock += cost - share
    if kind < FIRST_SECONDARY and not state.craftsmen[kind]:
        state.firsts |= 1 << kind
    state.placed |= 1 << kind
    supply = state.land.reach(cells, RANGE)
    state.craftsmen[kind] = (
        *state.craftsmen[kind],
        Craftsman(kind, seat, anchor, cells, supply),
    )
    state.vp[seat] += CRAFTSMAN_VP[kind]
    state.map_filled(cells)
    state.kind = -1
    state.step = TURN


def set_price(state: State, kind: int, price: int) -> None:
    """Set the price of a technology; in a turn this is the last part of placing craftsmen."""
    state.price[state.actor * 7 + kind] = price
    if state.step == TURN:
        state.main = PRICING
        state.priced |= 1 << kind
        state.unpriced &= ~(1 << kind)
    else:
        state.dziva_priced |= 1 << kind


def prices_done(state: State) -> None:
    """End Dziva's price setting."""
    state.dziva_priced = 0
    state.step = TURN
