"""Why an action is not legal: one reason, with the ruling that it rests on.

`legal` alone decides; this module and `why_turn` only explain what it decided. The ids start with
`why-`; the words are in texts/. A reason may speak of what only the actor knows, so it is for the
actor only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mbira.core.message import Reason, seat_name
from mbira.games.africa import auction, conflict, duel, ground, legal, retreat, text
from mbira.games.africa.actions import (
    Accept,
    At,
    Bid,
    Buy,
    Caravan,
    Change,
    Commit,
    Done,
    Drift,
    End,
    Fight,
    Halt,
    Join,
    Lead,
    Move,
    Oust,
    Peace,
    Raise,
    Redraw,
    Repute,
    Retreat,
    Stake,
    Start,
    Trader,
    Use,
)
from mbira.games.africa.data import HIDDEN_SPECIAL, MARKER_INDEX, MOST_SEATS, REPUTATION_LOSS
from mbira.games.africa.state import (
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
    NEUTRALS,
    RAISING,
    REPUTE,
    RETREATING,
    RETREATS,
    STAKES,
    START,
)
from mbira.games.africa.why_turn import (
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
    trader,
    use,
)
from mbira.games.africa.words import Args, area_name, marker_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from mbira.core.action import Action
    from mbira.games.africa.state import State


def why_not(state: State, action: Action) -> Reason | None:
    """Return why an action is not legal now; None exactly if it is."""
    if action in legal.legal(state):
        return None
    entry = EXPLAIN.get(type(action))
    if entry is None or state.step not in entry[0]:
        return Reason("why-not-now", {"question": text.question(state)})
    return entry[1](state, action)


def _start(state: State, action: Start) -> Reason:
    area = area_of(state, action.area)
    if area is None:
        return no_area(action.area)
    if not state.board.coast >> area & 1:
        return Reason("why-start-inland", {"area": area_name(action.area)}, rule="R5")
    return Reason("why-start-taken", {"area": area_name(action.area)}, rule="R5")


def _bid(state: State, action: Bid) -> Reason:
    if action.amount <= state.high_bid:
        return Reason("why-bid-low", {"count": state.high_bid}, rule="R9")
    args: Args = {"count": auction.most(state)}
    return Reason("why-bid-first" if state.place == 0 else "why-bid-high", args, rule="R10")


def _buy(state: State, _: Buy) -> Reason:
    if not legal.may_spend(state):
        return movement_over()
    return Reason("why-no-influence", rule="R16")


def _repute(state: State, action: Repute) -> Reason:
    return _no_seat(state, action.seat)


def _no_seat(state: State, seat: int) -> Reason:
    return Reason("why-no-seat", {"number": seat, "last": state.seats - 1})


def _halt(_: State, __: Halt) -> Reason:
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


def _done(state: State, _: Done) -> Reason:
    if state.step == MARKET_STEPS:
        return Reason("why-market-step", rule="R48")
    if state.step == CARAVAN_PIECES:
        return Reason("why-caravan-empty", rule="R42")
    return Reason("why-must-retreat", rule="R29" if state.retreaters[0] == NEUTRALS else "R33")


# Conflicts


def _fight(state: State, action: Fight) -> Reason:
    area = area_of(state, action.area)
    if area is None:
        return no_area(action.area)
    args: Args = {"area": area_name(action.area)}
    if action.seat >= state.seats:
        return _no_seat(state, action.seat)
    if action.seat == state.active or not ground.pieces(state, action.seat, area):
        return Reason("why-nobody-to-fight", {**args, "other": seat_name(action.seat)}, rule="R22")
    if not ground.pieces(state, state.active, area):
        return Reason("why-not-there", args, rule="R22")
    if state.closed >> area & 1:
        return Reason("why-closed", args, rule="R36")
    if not any(conflict.of_rival(state, action.seat, area)):
        return Reason("why-rival-tired", {**args, "other": seat_name(action.seat)}, rule="R22")
    return Reason("why-tired", args, rule="R22")


def _oust(state: State, action: Oust) -> Reason:
    area = area_of(state, action.area)
    if area is None:
        return no_area(action.area)
    args: Args = {"area": area_name(action.area)}
    if not state.neutrals[area]:
        return Reason("why-no-neutrals", args, rule="R22")
    if not ground.pieces(state, state.active, area):
        return Reason("why-not-there", args, rule="R22")
    if ground.others(state, state.active) >> area & 1:
        return Reason("why-others-there", args, rule="R23")
    counts = conflict.against_neutrals(state, area)
    if not counts:
        return Reason("why-tired", args, rule="R22")
    few: Args = {**args, "count": counts, "neutrals": state.neutrals[area]}
    return Reason("why-too-few", few, rule="R25")


def _accept(state: State, _: Accept) -> Reason:
    loss, amount = state.board.conflict_kinds[state.fate]
    if loss == REPUTATION_LOSS:
        return Reason("why-lowest-reputation", rule="R27")
    args: Args = {"count": amount, "have": state.influence[state.active]}
    return Reason("why-cannot-pay", args, rule="R27")


def _redraw(state: State, _: Redraw) -> Reason:
    if not any(state.fates):
        return Reason("why-no-fates", rule="R25")
    return Reason("why-no-redraw", rule="R25")


def _commit(state: State, action: Commit) -> Reason:
    if action.influence == "hidden":
        return Reason("why-say-it", rule="R30")
    return Reason("why-commit-most", {"count": state.influence[state.actor]}, rule="R30")


def _stake(state: State, action: Stake) -> Reason:
    asked = duel.stake_kind(state)
    special = asked == HIDDEN_SPECIAL
    args: Args = {} if special else {"marker": marker_name(asked)}
    if MARKER_INDEX.get(action.marker, HIDDEN_SPECIAL) != asked:
        return Reason("why-stake-special" if special else "why-stake-other", args, rule="R30")
    if action.count == "hidden":
        return Reason("why-say-it", rule="R30")
    if state.committed[duel.side(state, state.actor)] == RETREATS:
        return Reason("why-retreats", rule="R30")
    most = duel.stake_limit(state, state.actor, asked)
    if special:
        return Reason("why-one-special", rule="R30")
    return Reason("why-stake-most", {**args, "count": most}, rule="R30")


def _retreat(state: State, action: Retreat) -> Reason:
    area = area_of(state, action.area)
    if area is None:
        return no_area(action.area)
    args: Args = {"area": area_name(action.area)}
    if not retreat.areas(state) >> area & 1:
        return _closed(state, area, args)
    if state.retreat_wholesaler:
        return Reason("why-wholesaler-first", rule="R37")
    return Reason("why-retreat-most", {"count": state.retreat_traders}, rule="R33")


def _closed(state: State, area: int, args: Args) -> Reason:
    """Return why those who retreat may not go to an area."""
    who = state.retreaters[0]
    other = state.active if who == NEUTRALS else duel.other_side(state, who)
    rule = "R29" if who == NEUTRALS else "R34"
    if area == state.area:
        return Reason("why-retreat-stay", args, rule=rule)
    if retreat.reach(state) >> area & 1:
        return Reason("why-retreat-unfair", args, rule="R38")
    if ground.presence(state, other) >> area & 1:
        return Reason("why-retreat-closed", {**args, "other": seat_name(other)}, rule=rule)
    steps = state.board.numbers.retreat_steps
    far: Args = {**args, "count": steps, "other": seat_name(other)}
    return Reason("why-retreat-far", far, rule=rule)


def _raise(state: State, _: Raise) -> Reason:
    args: Args = {
        "count": state.board.numbers.raise_cost,
        "have": state.influence[state.victor],
    }
    return Reason("why-cannot-pay", args, rule="R39")


IN_TURN = (MOVEMENT, CONFLICTS, AFTERWARDS)
"""The steps in which a turn goes on as its seat likes."""
IN_CONFLICT = (ANSWER, COMMITMENT, STAKES, RETREATING, RAISING)
"""Those in which a conflict goes on."""
Explain = tuple[tuple[int, ...], "Callable[[State, Action], Reason]"]
EXPLAIN: dict[type[Action], Explain] = cast(
    "dict[type[Action], Explain]",
    {
        Start: ((START,), _start),
        Bid: ((AUCTION,), _bid),
        At: (tuple(legal.AREAS), at),
        Buy: (IN_TURN, _buy),
        Move: (IN_TURN, move),
        Lead: (IN_TURN, lead),
        Trader: (IN_TURN, trader),
        Change: ((*IN_TURN, MARKET_STEPS), change),
        Use: ((*IN_TURN, *IN_CONFLICT), use),
        Drift: ((DRIFTING,), drift),
        Repute: ((REPUTE,), _repute),
        Caravan: ((CARAVAN_WAY,), caravan),
        Join: ((CARAVAN_PIECES,), join),
        Done: ((MARKET_STEPS, CARAVAN_PIECES, RETREATING), _done),
        Halt: ((MOVEMENT,), _halt),
        Peace: ((CONFLICTS,), _end),
        End: ((MOVEMENT, CONFLICTS), _end),
        Fight: ((CONFLICTS,), _fight),
        Oust: ((CONFLICTS,), _oust),
        Accept: ((ANSWER,), _accept),
        Redraw: ((ANSWER,), _redraw),
        Commit: ((COMMITMENT,), _commit),
        Stake: ((STAKES,), _stake),
        Retreat: ((RETREATING,), _retreat),
        Raise: ((RAISING,), _raise),
    },
)
"""For each kind of action, the steps in which it is asked for, and what explains its refusal."""
