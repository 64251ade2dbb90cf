"""Why an action is not legal: one reason, with the ruling that it rests on.

`legal` alone decides; this module, `why_turn` and `why_conflict` only explain what it decided. The
ids start with `why-`. A reason may speak of what only the actor knows, so it is for the actor only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.core.dispatch import Reasons, on
from mbira.core.message import Args, Reason
from mbira.games.africa import actions
from mbira.games.africa.data import MOST_SEATS
from mbira.games.africa.rules import auction, ground, legal
from mbira.games.africa.rules.conflicts import conflict
from mbira.games.africa.rules.state import (
    AFTERWARDS,
    ANSWER,
    AUCTION,
    CARAVAN_PIECES,
    CARAVAN_WAY,
    COMMITMENT,
    CONFLICTS,
    DRIFTING,
    MARKET_STEPS,
    MOVEMENT,
    RAISING,
    REPUTE,
    RETREATING,
    STAKES,
    START,
)
from mbira.games.africa.words import text
from mbira.games.africa.words.names import area_name
from mbira.games.africa.words.why_conflict import (
    accept,
    commit,
    fight,
    must_retreat,
    oust,
    raise_reputation,
    redraw,
    retreat,
    stake,
)
from mbira.games.africa.words.why_turn import (
    area_of,
    at,
    caravan,
    change,
    drift,
    join,
    lead,
    move,
    movement_over,
    no_area,
    no_seat,
    trader,
    use,
)

if TYPE_CHECKING:
    from mbira.core.action import Action
    from mbira.games.africa.rules.state import State


def _start(state: State, action: actions.Start) -> Reason:
    area = area_of(state, action.area)
    if area is None:
        return no_area(action.area)
    if not state.board.coast >> area & 1:
        return Reason("why-start-inland", {"area": area_name(action.area)}, rule="R5")
    return Reason("why-start-taken", {"area": area_name(action.area)}, rule="R5")


def _bid(state: State, action: actions.Bid) -> Reason:
    if action.amount <= state.high_bid:
        return Reason("why-bid-low", {"count": state.high_bid}, rule="R9")
    args: Args = {"count": auction.most(state)}
    return Reason("why-bid-first" if state.place == 0 else "why-bid-high", args, rule="R10")


def _buy(state: State, _: actions.Buy) -> Reason:
    if not legal.may_spend(state):
        return movement_over()
    return Reason("why-no-influence", rule="R16")


def _repute(state: State, action: actions.Repute) -> Reason:
    return no_seat(state, action.seat)


def _halt(_: State, __: actions.Halt) -> Reason:
    return Reason("why-no-conflict", rule="R22")


def _end(state: State, _: Action) -> Reason:
    areas = ground.presence(state, state.active) & ground.others(state, state.active)
    if state.step == CONFLICTS:
        areas = _first_area(conflict.fights(state))
    area = area_name(state.board.names[(areas & -areas).bit_length() - 1])
    return Reason("why-must-fight", {"area": area}, rule="R22")


def _first_area(fights: int) -> int:
    """Return the area of the first conflict that has to be fought, as a bit."""
    first = (fights & -fights).bit_length() - 1
    return 1 << first // MOST_SEATS


def _done(state: State, action: actions.Done) -> Reason:
    if state.step == MARKET_STEPS:
        return Reason("why-market-step", rule="R48")
    if state.step == CARAVAN_PIECES:
        return Reason("why-caravan-empty", rule="R42")
    return must_retreat(state, action)


IN_TURN = (MOVEMENT, CONFLICTS, AFTERWARDS)
"""The steps in which a turn goes on as its seat likes."""
IN_CONFLICT = (ANSWER, COMMITMENT, STAKES, RETREATING, RAISING)
"""Those in which a conflict goes on."""
REASONS: Final = Reasons(
    text.question,
    (
        ((START,), on(actions.Start, _start)),
        ((AUCTION,), on(actions.Bid, _bid)),
        (tuple(legal.AREAS), on(actions.At, at)),
        (IN_TURN, on(actions.Buy, _buy)),
        (IN_TURN, on(actions.Move, move)),
        (IN_TURN, on(actions.Lead, lead)),
        (IN_TURN, on(actions.Trader, trader)),
        ((*IN_TURN, MARKET_STEPS), on(actions.Change, change)),
        ((*IN_TURN, *IN_CONFLICT), on(actions.Use, use)),
        ((DRIFTING,), on(actions.Drift, drift)),
        ((REPUTE,), on(actions.Repute, _repute)),
        ((CARAVAN_WAY,), on(actions.Caravan, caravan)),
        ((CARAVAN_PIECES,), on(actions.Join, join)),
        ((MARKET_STEPS, CARAVAN_PIECES, RETREATING), on(actions.Done, _done)),
        ((MOVEMENT,), on(actions.Halt, _halt)),
        ((CONFLICTS,), on(actions.Peace, _end)),
        ((MOVEMENT, CONFLICTS), on(actions.End, _end)),
        (IN_TURN, on(actions.Fight, fight)),
        (IN_TURN, on(actions.Oust, oust)),
        ((ANSWER,), on(actions.Accept, accept)),
        ((ANSWER,), on(actions.Redraw, redraw)),
        ((COMMITMENT,), on(actions.Commit, commit)),
        ((STAKES,), on(actions.Stake, stake)),
        ((RETREATING,), on(actions.Retreat, retreat)),
        ((RAISING,), on(actions.Raise, raise_reputation)),
    ),
)
"""Why an action is not legal: by the steps in which it is asked for, and its kind."""
