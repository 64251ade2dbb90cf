"""The game in sentences: what is being decided, and what each record of the log did."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.game import NOBODY
from mbira.core.message import Args, Message, in_a_row, seat_name
from mbira.games.africa.data import CARAVAN, HIDDEN_SPECIAL, INFLUENCE_LOSS
from mbira.games.africa.rules.conflicts import conflict, duel, ousting
from mbira.games.africa.rules.markers import at_hand as markers_at_hand
from mbira.games.africa.rules.state import (
    AFTERWARDS,
    ANSWER,
    AUCTION,
    CARAVAN_PIECES,
    COMMITMENT,
    CONFLICTS,
    MARKET_STEPS,
    MIGRANT_AREA,
    MOVEMENT,
    NEUTRALS,
    NONE,
    RAISING,
    RETREATING,
    STAKES,
    START,
    TRADER_AREA,
)
from mbira.games.africa.views.view import STEP_IDS
from mbira.games.africa.words.aftermath import aftermath
from mbira.games.africa.words.names import area_name, fate_name, marker_name, markers, pieces
from mbira.games.africa.words.sentences import TELL

if TYPE_CHECKING:
    from collections.abc import Callable

    from mbira.core.game import Record
    from mbira.games.africa.rules.state import State


def question(state: State) -> Message:
    """Return what is being decided now: `ask-` and the step, with what it is about."""
    step = STEP_IDS[state.step]
    if state.actor == NOBODY:
        return Message("ask-finished")
    if state.actor < 0:
        return Message(f"ask-{step}")
    args: Args = {"seat": seat_name(state.actor)}
    detail = DETAILS.get(state.step)
    if detail is None:
        return Message(f"ask-{step}", args)
    variant, more = detail(state)
    return Message(f"ask-{step}{variant}", {**args, **more})


Detail = tuple[str, Args]
"""What is added to the id of a question, and to its arguments."""


def _start(state: State) -> Detail:
    return "", {"count": state.board.numbers.start_traders}


def _auction(state: State) -> Detail:
    args: Args = {"markers": markers(state.board, state.rows[0])}
    if state.high_bidder == NONE:
        return "-open", args
    return "", {**args, "high": state.high_bid, "other": seat_name(state.high_bidder)}


def _movement(state: State) -> Detail:
    can_buy = state.influence[state.active] > 0 or not state.rules.influence_public
    return "", {"points": state.points, "buy": "yes" if can_buy else "no"}


def _conflicts(state: State) -> Detail:
    if conflict.fights(state):
        return "-must", {}
    variant = "" if conflict.oustings(state) else "-none"
    if state.rules.markers_between_conflicts == "any":
        return variant, {"use": "marker"}
    hidden = not state.rules.held_action_markers_public
    caravan = hidden or markers_at_hand(state, state.active) >> CARAVAN & 1
    return variant, {"use": "caravan" if caravan else "nothing"}


def _afterwards(state: State) -> Detail:
    return ("-points" if state.rules.points_after_movement else ""), {"points": state.points}


def _trader_area(state: State) -> Detail:
    return "", {"count": state.to_place}


def _migrant_area(state: State) -> Detail:
    return ("-own" if state.rules.migration_new_trader == "own" else ""), {}


def _market(state: State) -> Detail:
    up, down = state.market
    return ("" if up == down == NONE else "-up" if up == NONE else "-down"), {}


def _caravan(state: State) -> Detail:
    names = state.board.names
    origin, goal = area_name(names[state.caravan[0]]), area_name(names[state.caravan[1]])
    return "", {"origin": origin, "goal": goal}


def _area(state: State) -> Message:
    return area_name(state.board.names[state.area])


def _answer(state: State) -> Detail:
    fate = fate_name(state.board.fates[state.fate])
    by_influence = state.board.conflict_kinds[state.fate][0] == INFLUENCE_LOSS
    hidden = by_influence and not state.rules.influence_public
    can_pay = ousting.can_accept(state) or hidden
    args: Args = {"area": _area(state), "fate": fate, "count": state.redraws}
    return ("" if can_pay else "-unpaid"), args


def _commitment(state: State) -> Detail:
    other = seat_name(duel.other_side(state, state.actor))
    return "", {"area": _area(state), "other": other}


def _stakes(state: State) -> Detail:
    marker = duel.stake_kind(state)
    if marker == HIDDEN_SPECIAL:
        return "-special", {"area": _area(state)}
    return "", {"area": _area(state), "marker": marker_name(marker)}


def _retreating(state: State) -> Detail:
    who = state.retreaters[0]
    args: Args = {"area": _area(state)}
    if who == NEUTRALS:
        return "-neutrals", {**args, "count": state.retreat_traders}
    args["pieces"] = pieces(state.retreat_traders, wholesaler=state.retreat_wholesaler)
    if who == state.actor:
        return ("-wholesaler" if state.retreat_wholesaler else "-own"), args
    return "", {**args, "other": seat_name(who)}


def _raising(state: State) -> Detail:
    return "", {"count": state.board.numbers.raise_cost}


DETAILS: dict[int, Callable[[State], Detail]] = {
    START: _start,
    AUCTION: _auction,
    MOVEMENT: _movement,
    CONFLICTS: _conflicts,
    AFTERWARDS: _afterwards,
    TRADER_AREA: _trader_area,
    MIGRANT_AREA: _migrant_area,
    MARKET_STEPS: _market,
    CARAVAN_PIECES: _caravan,
    ANSWER: _answer,
    COMMITMENT: _commitment,
    STAKES: _stakes,
    RETREATING: _retreating,
    RAISING: _raising,
}
"""For questions that say more than who is asked, what they say."""


def describe(before: State, after: State | None, record: Record) -> Message:
    """Return a record as a sentence, or several: `log-` and the action, then what followed.

    `after` is None if what was decided is hidden.
    """
    args: Args = {}
    if isinstance(record.seat, int):
        args["seat"] = seat_name(record.seat)
    known = before if after is None else after
    name, details = TELL[type(record.action)](before, record.action, known)
    told = Message(f"log-{name}", {**args, **details})
    return told if after is None else in_a_row([told, *aftermath(before, after, record.action)])
