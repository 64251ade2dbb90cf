"""Why something cannot be done in conflicts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.message import Args, Reason, seat_name
from mbira.games.africa.data import HIDDEN_SPECIAL, MARKER_INDEX, MOST_SEATS, REPUTATION_LOSS
from mbira.games.africa.rules import ground
from mbira.games.africa.rules.conflicts import conflict, duel, retreat as retreats
from mbira.games.africa.rules.state import AFTERWARDS, MOVEMENT, NEUTRALS, RETREATS
from mbira.games.africa.words.names import area_name, marker_name
from mbira.games.africa.words.why_turn import area_of, no_area, no_seat

if TYPE_CHECKING:
    from mbira.core.action import Action
    from mbira.games.africa.actions import (
        Accept,
        Commit,
        Fight,
        Oust,
        Raise,
        Redraw,
        Retreat,
        Stake,
    )
    from mbira.games.africa.rules.state import State


def _not_yet(state: State) -> Reason | None:
    """Return that conflicts are not to be started now."""
    if state.step == MOVEMENT:
        return Reason("why-still-moving", rule="R22")
    if state.step == AFTERWARDS:
        return Reason("why-conflicts-over", rule="R22")
    return None


def fight(state: State, action: Fight) -> Reason:
    """Say why there is no conflict with a seat."""
    area = area_of(state, action.area)
    if area is None:
        return no_area(action.area)
    if action.seat >= state.seats:
        return no_seat(state, action.seat)
    if action.seat == state.active:
        return Reason("why-fight-oneself", rule="R22")
    return _not_yet(state) or _no_fight(state, area, action)


def _no_fight(state: State, area: int, action: Fight) -> Reason:
    args: Args = {"area": area_name(action.area)}
    with_other: Args = {**args, "other": seat_name(action.seat)}
    if not ground.pieces(state, action.seat, area):
        return Reason("why-nobody-to-fight", with_other, rule="R22")
    if not ground.pieces(state, state.active, area):
        return Reason("why-not-there", args, rule="R22")
    if state.closed >> area & 1:
        return Reason("why-closed", args, rule="R36")
    if not any(conflict.of_rival(state, action.seat, area)):
        return Reason("why-rival-tired", with_other, rule="R22")
    if any(conflict.fresh_or_victorious(state, area)):
        return Reason("why-won-here", args, rule="R24")
    return Reason("why-tired", args, rule="R22")


def oust(state: State, action: Oust) -> Reason:
    """Say why there is no conflict with neutral traders."""
    area = area_of(state, action.area)
    if area is None:
        return no_area(action.area)
    return _not_yet(state) or _no_ousting(state, area, action)


def _no_ousting(state: State, area: int, action: Oust) -> Reason:
    args: Args = {"area": area_name(action.area)}
    if not state.neutrals[area]:
        return Reason("why-no-neutrals", args, rule="R22")
    if not ground.pieces(state, state.active, area):
        return Reason("why-not-there", args, rule="R22")
    if ground.others(state, state.active) >> area & 1:
        pending = conflict.fights(state) >> MOST_SEATS * area & (1 << MOST_SEATS) - 1
        if pending:
            return Reason("why-others-first", args, rule="R23")
        return Reason("why-others-there", args, rule="R24")
    counts = conflict.against_neutrals(state, area)
    if not counts:
        return Reason("why-tired", args, rule="R22")
    few: Args = {**args, "count": counts, "neutrals": state.neutrals[area]}
    return Reason("why-too-few", few, rule="R25")


# With neutral traders


def accept(state: State, _: Accept) -> Reason:
    """Say why a conflict marker cannot be paid."""
    loss, amount = state.board.conflict_kinds[state.fate]
    if loss == REPUTATION_LOSS:
        return Reason("why-lowest-reputation", rule="R27")
    args: Args = {"count": amount, "have": state.influence[state.active]}
    return Reason("why-cannot-pay", args, rule="R27")


def redraw(state: State, _: Redraw) -> Reason:
    """Say why no other conflict marker is drawn."""
    if not any(state.fates):
        return Reason("why-no-fates", rule="R25")
    return Reason("why-no-redraw", rule="R25")


# Between seats


def commit(state: State, action: Commit) -> Reason:
    """Say why that cannot be committed."""
    if action.influence == "hidden":
        return Reason("why-say-it", rule="R30")
    return Reason("why-commit-most", {"count": state.influence[state.actor]}, rule="R30")


def stake(state: State, action: Stake) -> Reason:
    """Say why those markers cannot be staked."""
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


def raise_reputation(state: State, _: Raise) -> Reason:
    """Say why a row of reputation cannot be paid."""
    args: Args = {
        "count": state.board.numbers.raise_cost,
        "have": state.influence[state.victor],
    }
    return Reason("why-cannot-pay", args, rule="R39")


# Retreats


def _by_choice(state: State) -> bool:
    """Return whether those who retreat now chose to."""
    who = state.retreaters[0]
    return who != NEUTRALS and retreats.chosen(state, who)


def must_retreat(state: State, _: Action) -> Reason:
    """Say why nobody may stay."""
    if _by_choice(state):
        return Reason("why-must-leave", rule="R37")
    return Reason("why-must-retreat", rule="R29" if state.retreaters[0] == NEUTRALS else "R33")


def retreat(state: State, action: Retreat) -> Reason:
    """Say why pieces cannot retreat there."""
    area = area_of(state, action.area)
    if area is None:
        return no_area(action.area)
    args: Args = {"area": area_name(action.area)}
    if not retreats.areas(state) >> area & 1:
        return _closed(state, area, args)
    if state.retreat_wholesaler:
        return Reason("why-wholesaler-first", rule="R37")
    rule = "R29" if state.retreaters[0] == NEUTRALS else "R37" if _by_choice(state) else "R33"
    return Reason("why-retreat-most", {"count": state.retreat_traders}, rule=rule)


def _closed(state: State, area: int, args: Args) -> Reason:
    """Return why those who retreat may not go to an area."""
    who = state.retreaters[0]
    other = state.active if who == NEUTRALS else duel.other_side(state, who)
    rule = "R29" if who == NEUTRALS else "R34"
    if area == state.area:
        if _by_choice(state):
            return Reason("why-leave-stay", args, rule="R37")
        return Reason("why-retreat-stay", args, rule=rule)
    if retreats.reach(state) >> area & 1:
        return Reason("why-retreat-unfair", args, rule="R38")
    if ground.presence(state, other) >> area & 1:
        return Reason("why-retreat-closed", {**args, "other": seat_name(other)}, rule=rule)
    steps = state.board.numbers.retreat_steps
    far: Args = {**args, "count": steps, "other": seat_name(other)}
    return Reason("why-retreat-far", far, rule=rule)
