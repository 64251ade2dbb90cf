"""What the seat to act may do: the one place that defines legality."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.core.legal import Group, Legal
from mbira.games.zimbabwe.actions import (
    BUILD_BIT,
    BUILDER_BIT,
    DONE_BIT,
    END_BIT,
    GOD_TABLE,
    HERD_TABLE,
    NOMADS_BIT,
    PASS_BIT,
    PLACE_TABLE,
    PRICE_TABLE,
    RAIN_BIT,
    SHAMAN_TABLE,
    SPECIALIST_TABLE,
    STEP_TABLE,
    bid_table,
)
from mbira.games.zimbabwe.data import (
    BOX_SHIELDS,
    BUILDER,
    CARDS_PER_TECHNOLOGY,
    COST,
    CRAFTSMEN_PER_KIND,
    DZIVA,
    FAMILY,
    FIRST_SECONDARY,
    GOD_VR,
    GODS,
    HERD,
    HERD_STAKES,
    KIND_COUNT,
    MOST_VR,
    NO_GOD,
    NOMADS,
    OBATALA,
    RAIN,
    RESOURCES,
    SHAMAN,
    SPECIALIST_VR,
    SQUARE,
    TOP_PRICE,
    USE_COST,
)
from mbira.games.zimbabwe.rules import bidding, raising, sites, steps
from mbira.games.zimbabwe.rules.steps import (
    BUILDING,
    DZIVA_PRICES,
    NOTHING,
    PLACING,
    PRICING,
    RAISING,
)
from mbira.games.zimbabwe.rules.turn import god_change, technology_cost

if TYPE_CHECKING:
    from collections.abc import Callable

    from mbira.games.zimbabwe.rules.state import State

HIGHEST_GOD_VR = max(GOD_VR)


def legal(state: State) -> Legal:
    """Return the legal actions of the seat to act."""
    return Legal([group for group in GROUPS[state.step](state) if group[1]])


def _first_monument(state: State) -> list[Group]:
    return [(state.board.grid.at, state.board.start & ~state.monuments)]


def _gift(state: State) -> list[Group]:
    most = bidding.most(state, state.actor)
    mask = (1 << most + 1) - (1 << state.gift + 1)
    return [(bid_table(1 << max(6, most.bit_length())), mask), (STEP_TABLE, PASS_BIT)]


def _turn(state: State) -> list[Group]:
    groups: list[Group] = []
    open_steps = 0 if state.owed >= 0 else END_BIT
    usable = state.specialists[state.actor] & ~state.used
    if not price_first(state):
        if not state.chosen:
            groups.append((GOD_TABLE, gods(state)))
            groups.append((SPECIALIST_TABLE, specialists(state)))
        if usable:
            open_steps |= _uses(state, usable, groups)
    main = state.main
    if main == NOTHING:
        if monuments(state):
            open_steps |= BUILD_BIT
        groups.append((PLACE_TABLE, craftsmen(state)))
        groups.append((PRICE_TABLE, prices(state)))
        groups.append((state.board.grid.raise_, raising.raisable(state)))
    elif main == PLACING:
        groups.append((PLACE_TABLE, craftsmen(state)))
        groups.append((PRICE_TABLE, prices(state)))
    elif main == PRICING:
        groups.append((PRICE_TABLE, prices(state)))
    elif main == RAISING:
        groups.append((state.board.grid.raise_, raising.raisable(state)))
    elif main == BUILDING and may_build_again(state) and monuments(state):
        open_steps |= BUILD_BIT
    groups.append((STEP_TABLE, open_steps))
    return groups


def price_first(state: State) -> bool:
    """Return whether a new technology must have its price before a god or a specialist comes.

    They would end the main action, and with it the chance to set a price (R30, R34).
    """
    rules = state.rules
    return bool(state.unpriced) and not rules.unasked_prices and not rules.interruptible_actions


def may_build_again(state: State) -> bool:
    """Return whether another monument may follow the first one of this action (R31)."""
    return state.god[state.actor] == OBATALA and state.built < 2


def gods(state: State) -> int:
    """Return the gods that the seat to act may choose, if it may choose at all."""
    seat = state.actor
    if state.god[seat] != NO_GOD:
        return 0
    if state.vr[seat] + HIGHEST_GOD_VR <= MOST_VR:
        return state.gods
    found = 0
    for god in GODS:
        if state.gods >> god & 1 and state.vr[seat] + god_change(state, seat, god) <= MOST_VR:
            found |= 1 << god
    return found


def specialists(state: State) -> int:
    """Return the specialists that the seat to act may choose: it must be able to use them."""
    left = state.specialists_left
    if not left:
        return 0
    vr, cattle = state.vr[state.actor], state.cattle[state.actor]
    found = 0
    for specialist in range(len(USE_COST)):
        if (
            left >> specialist & 1
            and cattle >= USE_COST[specialist]
            and vr + SPECIALIST_VR[specialist] <= MOST_VR
            and has_use(state, specialist)
        ):
            found |= 1 << specialist
    return found


def has_use(state: State, specialist: int) -> bool:
    """Return whether there is a tile and a place for what a specialist would put down."""
    if specialist == SHAMAN:
        return any(state.resource_tiles) and bool(resource_sites(state))
    if specialist == RAIN:
        across, down = water_sites(state)
        return state.water_tiles > 0 and bool(across | down)
    return True


def _uses(state: State, usable: int, groups: list[Group]) -> int:
    """Add the uses of a seat's specialists to the groups; return those without parameters."""
    spare, cattle = state.spare(), state.cattle[state.actor]
    steps = 0
    for specialist in range(len(USE_COST)):
        purse = cattle if specialist == state.owed else spare
        if not usable >> specialist & 1 or purse < USE_COST[specialist]:
            continue
        if specialist == HERD:
            stakes = sum(1 << place for place, cost in enumerate(HERD_STAKES) if cost <= purse)
            groups.append((HERD_TABLE, stakes))
        elif specialist == NOMADS:
            steps |= NOMADS_BIT
        elif specialist == BUILDER:
            steps |= BUILDER_BIT
        elif specialist != state.owed and not has_use(state, specialist):
            continue
        elif specialist == SHAMAN:
            tiles = sum(1 << kind for kind in RESOURCES if state.resource_tiles[kind])
            groups.append((SHAMAN_TABLE, tiles))
        else:
            steps |= RAIN_BIT
    return steps


def monuments(state: State) -> int:
    """Return where the seat to act may build a monument."""
    if not raising.discs_left(state, state.actor):
        return 0
    return sites.sparing(state, sites.monument_sites(state), wide=False, tall=False)


def craftsmen(state: State) -> int:
    """Return the kinds of craftsmen that the seat to act can place somewhere."""
    spare = state.spare()
    found = 0
    for kind in range(KIND_COUNT):
        if COST[kind] <= spare and may_place(state, kind):
            across, down = craftsman_sites(state, kind)
            if across | down:
                found |= 1 << kind
    return found


def may_place(state: State, kind: int) -> bool:
    """Return whether cards, tiles and the first-primary bar let a kind be placed (R24, R27)."""
    seat = state.actor
    if len(state.craftsmen[kind]) >= CRAFTSMEN_PER_KIND:
        return False
    if kind >= FIRST_SECONDARY and state.firsts >> FAMILY[kind] & 1:
        return False
    if state.placed & relative(kind) and state.rules.family_once_a_turn:
        return False
    if state.rules.box_limits and shields(state, seat) >= BOX_SHIELDS:
        return False
    if state.price[seat * 7 + kind]:
        return True
    return (
        state.cards_taken[kind] < CARDS_PER_TECHNOLOGY
        and state.vr[seat] + technology_cost(state, seat, kind) <= MOST_VR
    )


def relative(kind: int) -> int:
    """Return the other kind of a family as a bit: its secondary, or its primary."""
    return 1 << (FAMILY[kind] if kind >= FIRST_SECONDARY else kind + FIRST_SECONDARY)


def shields(state: State, seat: int) -> int:
    """Return how many craftsmen bear a seat's shield."""
    return sum(c.owner == seat for standing in state.craftsmen for c in standing)


def craftsman_sites(state: State, kind: int) -> tuple[int, int]:
    """Return the anchors for a kind in this turn: lying across (or square), and lying down."""
    across, down = sites.craftsman_sites(state, kind, state.steps())
    if state.owed < 0:
        return (across, down)
    square = SQUARE[kind]
    return (
        sites.sparing(state, across, wide=True, tall=square),
        sites.sparing(state, down, wide=False, tall=True),
    )


def prices(state: State) -> int:
    """Return the prices that the seat to act may set, three bits per kind (R29, R30, R35)."""
    seat = state.actor
    free = state.step == DZIVA_PRICES or (
        state.god[seat] == DZIVA and state.rules.dziva_lowers_after_placing
    )
    priced = priced_already(state)
    asked = state.unpriced
    if asked and (state.step == DZIVA_PRICES or state.rules.unasked_prices):
        asked = 0
    found = 0
    for kind in range(KIND_COUNT):
        price = state.price[seat * 7 + kind]
        if price and not priced >> kind & 1:
            allowed = 0b111 & ~(1 << price - 1) if free else 0b111 >> price << price
            if asked >> kind & 1:
                allowed = 0b111
            found |= allowed << TOP_PRICE * kind
    return found


def priced_already(state: State) -> int:
    """Return the kinds that were priced in this price step."""
    return state.dziva_priced if state.step == DZIVA_PRICES else state.priced


def resource_sites(state: State) -> int:
    """Return where the shaman may put a resource."""
    return sites.sparing(state, state.empty, wide=False, tall=False)


def water_sites(state: State) -> tuple[int, int]:
    """Return where the rain ceremony may put water: lying across, and lying down."""
    across, down, _ = sites.room(state)
    return (
        sites.sparing(state, across, wide=True, tall=False),
        sites.sparing(state, down, wide=False, tall=True),
    )


def _dziva_prices(state: State) -> list[Group]:
    return [(PRICE_TABLE, prices(state)), (STEP_TABLE, DONE_BIT)]


def _monument_site(state: State) -> list[Group]:
    return [(state.board.grid.at, monuments(state))]


def _craftsman_site(state: State) -> list[Group]:
    across, down = craftsman_sites(state, state.kind)
    grid = state.board.grid
    if SQUARE[state.kind]:
        return [(grid.at, across)]
    return [(grid.at_across, across), (grid.at_down, down)]


def _resource_site(state: State) -> list[Group]:
    return [(state.board.grid.at, resource_sites(state))]


def _water_site(state: State) -> list[Group]:
    across, down = water_sites(state)
    return [(state.board.grid.at_across, across), (state.board.grid.at_down, down)]


def _good(state: State) -> list[Group]:
    return [(state.board.grid.buy, raising.good_choices(state))]


def _resource(state: State) -> list[Group]:
    return [(state.board.grid.resource, raising.resource_choices(state))]


def _primary_good(state: State) -> list[Group]:
    return [(state.board.grid.primary, raising.primary_choices(state))]


GROUPS: Final[dict[int, Callable[[State], list[Group]]]] = {
    steps.FIRST_MONUMENT: _first_monument,
    steps.GIFT: _gift,
    steps.DZIVA_PRICES: _dziva_prices,
    steps.TURN: _turn,
    steps.MONUMENT_SITE: _monument_site,
    steps.CRAFTSMAN_SITE: _craftsman_site,
    steps.RESOURCE_SITE: _resource_site,
    steps.WATER_SITE: _water_site,
    steps.GOOD: _good,
    steps.GOOD_RESOURCE: _resource,
    steps.PRIMARY_GOOD: _primary_good,
    steps.PRIMARY_RESOURCE: _resource,
}
