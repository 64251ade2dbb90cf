"""Why an action is not legal: one reason, with the ruling that it rests on.

`legal` alone decides; this module only explains what it decided. The ids start with `why-`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.core.dispatch import Reasons, on
from mbira.core.legal import lowest
from mbira.core.message import Message, Reason
from mbira.games.zimbabwe import actions, data
from mbira.games.zimbabwe.rules import bidding, legal, steps
from mbira.games.zimbabwe.rules.raising import discs_left
from mbira.games.zimbabwe.rules.sites import monument_sites
from mbira.games.zimbabwe.rules.turn import technology_cost
from mbira.games.zimbabwe.views.view import MAIN_IDS
from mbira.games.zimbabwe.words import text, why_cards
from mbira.games.zimbabwe.words.names import craftsman_name, specialist_name
from mbira.games.zimbabwe.words.why_means import room_owed, too_dear, too_much_vr
from mbira.games.zimbabwe.words.why_raising import buy, primary, raise_, resource
from mbira.games.zimbabwe.words.why_site import nowhere, site

if TYPE_CHECKING:
    from mbira.core.action import Action
    from mbira.games.zimbabwe.rules.state import State


def _unexplained(action: Action) -> AssertionError:
    return AssertionError(f"'{action}' is illegal for a reason that nobody wrote down")


def _bid(state: State, action: actions.Bid) -> Reason:
    if action.cattle <= state.gift:
        return Reason("why-gift-too-small", {"least": state.gift + 1}, rule="R18")
    return Reason("why-gift-too-large", {"most": bidding.most(state, state.actor)}, rule="R18")


def _main_taken(state: State, *going_on: int) -> Reason | None:
    """Return that another main action was taken, unless it is one of those that may go on."""
    if state.main == steps.NOTHING or state.main in going_on:
        return None
    if state.main == steps.CLOSED:
        return Reason("why-main-closed", rule="R34")
    return Reason("why-main-taken", {"main": Message(f"main-{MAIN_IDS[state.main]}")}, rule="R34")


def _build(state: State, action: actions.Build) -> Reason:
    taken = _main_taken(state, steps.BUILDING)
    if taken is not None:
        return taken
    if state.main == steps.BUILDING and state.god[state.actor] != data.OBATALA:
        return Reason("why-one-monument", rule="R31")
    if state.built >= 2:
        return Reason("why-two-monuments", rule="R31")
    if not discs_left(state, state.actor):
        return Reason("why-no-disc", rule="R47")
    if legal.monuments(state):
        raise _unexplained(action)
    if monument_sites(state):
        return room_owed(state)
    return Reason("why-no-monument-site", rule="R31")


def _place(state: State, action: actions.Place) -> Reason:
    kind, seat = actions.CRAFTSMAN_INDEX[action.craftsman], state.actor
    name = {"craftsman": craftsman_name(kind)}
    if state.main == steps.PRICING:
        return Reason("why-prices-set", rule="R30")
    taken = _main_taken(state, steps.PLACING)
    if taken is not None:
        return taken
    if len(state.craftsmen[kind]) >= data.CRAFTSMEN_PER_KIND:
        return Reason("why-all-placed", {**name}, rule="R50")
    if state.rules.box_limits and legal.shields(state, seat) >= data.BOX_SHIELDS:
        return Reason("why-no-shield", rule="R47")
    if not state.price[seat * 7 + kind]:
        if state.cards_taken[kind] >= data.CARDS_PER_TECHNOLOGY:
            return Reason("why-no-card", {**name}, rule="R27")
        vr = state.vr[seat] + technology_cost(state, seat, kind)
        if vr > data.MOST_VR:
            return too_much_vr(vr)
    primary_name = craftsman_name(data.FAMILY[kind])
    if kind >= data.FIRST_SECONDARY and state.firsts >> data.FAMILY[kind] & 1:
        return Reason("why-first-primary", {**name, "primary": primary_name}, rule="R24")
    if state.rules.family_once_a_turn and state.placed & legal.relative(kind):
        placed = craftsman_name(lowest(legal.relative(kind)))
        return Reason("why-family-once", {**name, "placed": placed}, rule="R24")
    if state.spare() < data.COST[kind]:
        return too_dear(state, data.COST[kind], "R28")
    if kind >= data.FIRST_SECONDARY and not state.craftsmen[data.FAMILY[kind]]:
        return Reason("why-no-primary", {**name, "primary": primary_name}, rule="R12")
    return nowhere(state, kind)


def _price(state: State, action: actions.Price) -> Reason:
    kind = actions.CRAFTSMAN_INDEX[action.craftsman]
    name = {"craftsman": craftsman_name(kind)}
    price = state.price[state.actor * 7 + kind]
    if not price:
        return Reason("why-no-technology", {**name}, rule="R29")
    taken = _main_taken(state, steps.PLACING, steps.PRICING) if state.step == steps.TURN else None
    if taken is not None:
        return taken
    if legal.priced_already(state) >> kind & 1:
        return Reason("why-priced-already", {**name}, rule="R30")
    if price == action.price:
        return Reason("why-same-price", {**name, "price": price}, rule="R30")
    return Reason("why-price-lowered", {**name, "price": price}, rule="R30")


def _raise(state: State, action: actions.Raise) -> Reason:
    return _main_taken(state, steps.RAISING) or raise_(state, action)


def _end(state: State, _: actions.End) -> Reason:
    return Reason("why-owed", {"specialist": specialist_name(state.owed)}, rule="R32")


def _impossible(_: State, action: Action) -> Reason:
    """Explain what is always legal in its step: there is nothing to explain."""
    raise _unexplained(action)


SITE_STEPS = (
    steps.FIRST_MONUMENT,
    steps.MONUMENT_SITE,
    steps.CRAFTSMAN_SITE,
    steps.RESOURCE_SITE,
    steps.WATER_SITE,
)
REASONS: Final = Reasons(
    text.question,
    (
        ((steps.GIFT,), on(actions.Bid, _bid)),
        ((steps.GIFT,), on(actions.Pass, _impossible)),
        ((steps.TURN,), on(actions.God, why_cards.god)),
        ((steps.TURN,), on(actions.Specialist, why_cards.specialist)),
        ((steps.TURN,), on(actions.Shaman, why_cards.shaman)),
        ((steps.TURN,), on(actions.Rain, why_cards.rain)),
        ((steps.TURN,), on(actions.Herd, why_cards.herd)),
        ((steps.TURN,), on(actions.Nomads, why_cards.nomads)),
        ((steps.TURN,), on(actions.Builder, why_cards.builder)),
        ((steps.TURN,), on(actions.Build, _build)),
        ((steps.TURN,), on(actions.Place, _place)),
        ((steps.TURN, steps.DZIVA_PRICES), on(actions.Price, _price)),
        ((steps.DZIVA_PRICES,), on(actions.Done, _impossible)),
        ((steps.TURN,), on(actions.End, _end)),
        ((steps.TURN,), on(actions.Raise, _raise)),
        (SITE_STEPS, on(actions.At, site)),
        ((steps.GOOD,), on(actions.Buy, buy)),
        ((steps.GOOD_RESOURCE, steps.PRIMARY_RESOURCE), on(actions.Resource, resource)),
        ((steps.PRIMARY_GOOD,), on(actions.Primary, primary)),
    ),
)
"""Why an action is not legal: by the steps in which it is asked for, and its kind."""
