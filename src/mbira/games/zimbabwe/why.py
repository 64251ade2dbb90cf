"""Why an action is not legal: one reason, with the ruling that it rests on.

`legal` alone decides; this module only explains what it decided. The ids start with `why-`; the
words are in texts/.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mbira.core.message import Message, Reason
from mbira.games.zimbabwe import bidding, legal, text
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
)
from mbira.games.zimbabwe.data import (
    BOX_SHIELDS,
    BUILDER,
    CARDS_PER_TECHNOLOGY,
    COST,
    CRAFTSMEN_PER_KIND,
    FAMILY,
    FIRST_SECONDARY,
    HERD,
    MOST_VR,
    NO_GOD,
    NOMADS,
    OBATALA,
    RAIN,
    SHAMAN,
    SPECIALIST_VR,
    USE_COST,
)
from mbira.games.zimbabwe.raising import discs_left
from mbira.games.zimbabwe.sites import craftsman_sites, monument_sites, unclaimed
from mbira.games.zimbabwe.state import (
    BUILDING,
    CLOSED,
    CRAFTSMAN_SITE,
    DZIVA_PRICES,
    FIRST_MONUMENT,
    GIFT,
    GOOD,
    GOOD_RESOURCE,
    MONUMENT_SITE,
    NOTHING,
    PLACING,
    PRICING,
    PRIMARY_GOOD,
    PRIMARY_RESOURCE,
    RAISING,
    RESOURCE_SITE,
    TURN,
    WATER_SITE,
)
from mbira.games.zimbabwe.turn import god_change, technology_cost
from mbira.games.zimbabwe.view import MAIN_IDS
from mbira.games.zimbabwe.why_raising import buy, primary, raise_, resource
from mbira.games.zimbabwe.why_site import site
from mbira.games.zimbabwe.words import craftsman_name, god_name, resource_name, specialist_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from mbira.core.action import Action
    from mbira.games.zimbabwe.state import State


def why_not(state: State, action: Action) -> Reason | None:
    """Return why an action is not legal now; None exactly if it is."""
    if action in legal.legal(state):
        return None
    entry = EXPLAIN.get(type(action))
    if entry is None or state.step not in entry[0]:
        return Reason("why-not-now", {"question": text.question(state)})
    return entry[1](state, action)


def _unexplained(action: Action) -> AssertionError:
    return AssertionError(f"'{action}' is illegal for a reason that nobody wrote down")


def _bid(state: State, action: Bid) -> Reason:
    if action.cattle <= state.gift:
        return Reason("why-gift-too-small", {"least": state.gift + 1}, rule="R18")
    return Reason("why-gift-too-large", {"most": bidding.most(state, state.actor)}, rule="R18")


def _god(state: State, action: God) -> Reason:
    seat, god = state.actor, GOD_INDEX[action.god]
    name = god_name(god)
    if state.god[seat] != NO_GOD:
        return Reason("why-one-god", {"god": god_name(state.god[seat])}, rule="R34")
    if state.chosen:
        return Reason("why-chosen-already", rule="R34")
    if god in state.god:
        return Reason("why-god-taken", {"god": name}, rule="R34")
    if not state.gods >> god & 1:
        return Reason("why-god-not-in-play", {"god": name}, rule="R34")
    return _too_much_vr(state.vr[seat] + god_change(state, seat, god))


def _too_much_vr(vr: int) -> Reason:
    return Reason("why-too-much-vr", {"vr": vr, "most": MOST_VR}, rule="R37")


def _specialist(state: State, action: Specialist) -> Reason:
    seat, specialist = state.actor, SPECIALIST_INDEX[action.specialist]
    name = specialist_name(specialist)
    if state.specialists[seat] >> specialist & 1:
        return Reason("why-specialist-yours", {"specialist": name}, rule="R34")
    if not state.specialists_left >> specialist & 1:
        return Reason("why-specialist-taken", {"specialist": name}, rule="R34")
    if state.chosen:
        return Reason("why-chosen-already", rule="R34")
    vr = state.vr[seat] + SPECIALIST_VR[specialist]
    if vr > MOST_VR:
        return _too_much_vr(vr)
    if state.cattle[seat] < USE_COST[specialist]:
        return _too_dear(USE_COST[specialist], state.cattle[seat], "R32")
    return _no_tile_or_site(state, specialist)


def _too_dear(need: int, have: int, rule: str) -> Reason:
    return Reason("why-too-dear", {"need": need, "have": have}, rule=rule)


def _no_tile_or_site(state: State, specialist: int) -> Reason:
    tiles = sum(state.resource_tiles) if specialist == SHAMAN else state.water_tiles
    name = specialist_name(specialist)
    if not tiles:
        return Reason("why-no-tile", {"specialist": name}, rule="R32")
    if state.owed >= 0:
        return _room_owed(state)
    return Reason("why-no-site-for-tile", {"specialist": name}, rule="R32")


def _room_owed(state: State) -> Reason:
    """Return that what room there is must be kept for the tile still owed."""
    return Reason("why-room-owed", {"specialist": specialist_name(state.owed)}, rule="R32")


def _use(state: State, specialist: int, cost: int) -> Reason:
    name = specialist_name(specialist)
    if not state.specialists[state.actor] >> specialist & 1:
        return Reason("why-specialist-not-yours", {"specialist": name}, rule="R33")
    if state.used >> specialist & 1:
        return Reason("why-specialist-used", {"specialist": name}, rule="R33")
    have = state.cattle[state.actor] if specialist == state.owed else state.spare()
    if have < cost:
        return _purse(state, cost, have, "R33")
    return _no_tile_or_site(state, specialist)


def _purse(state: State, need: int, have: int, rule: str) -> Reason:
    """Return that something costs too much, and that cattle are held back if they are."""
    if have < state.cattle[state.actor]:
        args: dict[str, str | int | Message] = {
            "need": need,
            "have": have,
            "specialist": specialist_name(state.owed),
        }
        return Reason("why-too-dear-with-debt", args, rule="R32")
    return _too_dear(need, have, rule)


def _shaman(state: State, action: Shaman) -> Reason:
    kind = RESOURCE_INDEX[action.resource]
    owned = state.specialists[state.actor] >> SHAMAN & 1 and not state.used >> SHAMAN & 1
    if owned and not state.resource_tiles[kind]:
        return Reason("why-no-resource-tile", {"resource": resource_name(kind)}, rule="R32")
    return _use(state, SHAMAN, USE_COST[SHAMAN])


def _rain(state: State, _: Rain) -> Reason:
    return _use(state, RAIN, USE_COST[RAIN])


def _herd(state: State, action: Herd) -> Reason:
    return _use(state, HERD, action.cattle)


def _nomads(state: State, _: Nomads) -> Reason:
    return _use(state, NOMADS, USE_COST[NOMADS])


def _builder(state: State, _: Builder) -> Reason:
    return _use(state, BUILDER, USE_COST[BUILDER])


def _main_taken(state: State, *going_on: int) -> Reason | None:
    """Return that another main action was taken, unless it is one of those that may go on."""
    if state.main == NOTHING or state.main in going_on:
        return None
    if state.main == CLOSED:
        return Reason("why-main-closed", rule="R34")
    return Reason("why-main-taken", {"main": Message(f"main-{MAIN_IDS[state.main]}")}, rule="R34")


def _build(state: State, action: Build) -> Reason:
    taken = _main_taken(state, BUILDING)
    if taken is not None:
        return taken
    if state.main == BUILDING and state.god[state.actor] != OBATALA:
        return Reason("why-one-monument", rule="R31")
    if state.built >= 2:
        return Reason("why-two-monuments", rule="R31")
    if not discs_left(state, state.actor):
        return Reason("why-no-disc", rule="R47")
    if legal.monuments(state):
        raise _unexplained(action)
    if monument_sites(state):
        return _room_owed(state)
    return Reason("why-no-monument-site", rule="R31")


def _place(state: State, action: Place) -> Reason:
    kind, seat = CRAFTSMAN_INDEX[action.craftsman], state.actor
    name = {"craftsman": craftsman_name(kind)}
    if state.main == PRICING:
        return Reason("why-prices-set", rule="R30")
    taken = _main_taken(state, PLACING)
    if taken is not None:
        return taken
    if len(state.craftsmen[kind]) >= CRAFTSMEN_PER_KIND:
        return Reason("why-all-placed", {**name}, rule="R27")
    if state.rules.box_limits and legal.shields(state, seat) >= BOX_SHIELDS:
        return Reason("why-no-shield", rule="R47")
    if not state.price[seat * 7 + kind]:
        if state.cards_taken[kind] >= CARDS_PER_TECHNOLOGY:
            return Reason("why-no-card", {**name}, rule="R27")
        vr = state.vr[seat] + technology_cost(state, seat, kind)
        if vr > MOST_VR:
            return _too_much_vr(vr)
    if kind >= FIRST_SECONDARY and state.firsts >> FAMILY[kind] & 1:
        primary_name = craftsman_name(FAMILY[kind])
        return Reason("why-first-primary", {**name, "primary": primary_name}, rule="R24")
    if state.spare() < COST[kind]:
        return _purse(state, COST[kind], state.spare(), "R28")
    if kind >= FIRST_SECONDARY and not state.craftsmen[FAMILY[kind]]:
        primary_name = craftsman_name(FAMILY[kind])
        return Reason("why-no-primary", {**name, "primary": primary_name}, rule="R12")
    if not unclaimed(state, kind, state.steps()):
        return Reason("why-all-claimed", {**name}, rule="R25")
    if any(craftsman_sites(state, kind, state.steps())):
        return _room_owed(state)
    return Reason("why-no-craftsman-site", {**name}, rule="R25")


def _price(state: State, action: Price) -> Reason:
    kind = CRAFTSMAN_INDEX[action.craftsman]
    name = {"craftsman": craftsman_name(kind)}
    price = state.price[state.actor * 7 + kind]
    if not price:
        return Reason("why-no-technology", {**name}, rule="R29")
    taken = _main_taken(state, PLACING, PRICING) if state.step == TURN else None
    if taken is not None:
        return taken
    if legal.priced_already(state) >> kind & 1:
        return Reason("why-priced-already", {**name}, rule="R30")
    if price == action.price:
        return Reason("why-same-price", {**name, "price": price}, rule="R30")
    return Reason("why-price-lowered", {**name, "price": price}, rule="R30")


def _raise(state: State, action: Raise) -> Reason:
    return _main_taken(state, RAISING) or raise_(state, action)


def _end(state: State, _: End) -> Reason:
    return Reason("why-owed", {"specialist": specialist_name(state.owed)}, rule="R32")


def _impossible(_: State, action: Action) -> Reason:
    """Explain what is always legal in its step: there is nothing to explain."""
    raise _unexplained(action)


SITE_STEPS = (FIRST_MONUMENT, MONUMENT_SITE, CRAFTSMAN_SITE, RESOURCE_SITE, WATER_SITE)
Explain = tuple[tuple[int, ...], "Callable[[State, Action], Reason]"]
EXPLAIN: dict[type[Action], Explain] = cast(
    "dict[type[Action], Explain]",
    {
        Bid: ((GIFT,), _bid),
        Pass: ((GIFT,), _impossible),
        God: ((TURN,), _god),
        Specialist: ((TURN,), _specialist),
        Shaman: ((TURN,), _shaman),
        Rain: ((TURN,), _rain),
        Herd: ((TURN,), _herd),
        Nomads: ((TURN,), _nomads),
        Builder: ((TURN,), _builder),
        Build: ((TURN,), _build),
        Place: ((TURN,), _place),
        Price: ((TURN, DZIVA_PRICES), _price),
        Done: ((DZIVA_PRICES,), _impossible),
        End: ((TURN,), _end),
        Raise: ((TURN,), _raise),
        At: (SITE_STEPS, site),
        Buy: ((GOOD,), buy),
        Resource: ((GOOD_RESOURCE, PRIMARY_RESOURCE), resource),
        Primary: ((PRIMARY_GOOD,), primary),
    },
)
"""For each kind of action, the steps in which it is asked for, and what explains its refusal."""
