"""Conflicts between seats: secret commitments, the reveal, and what it brings (R30 to R40)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.game import CHANCE
from mbira.games.africa.actions import Reveal
from mbira.games.africa.data import (
    HIDDEN_SPECIAL,
    ICONS,
    MARKER_IDS,
    NO_SPECIAL,
    POINTS,
    SPECIAL_MARKERS,
    SPECIALS,
)
from mbira.games.africa.rules import ground, hand
from mbira.games.africa.rules.conflicts import conflict
from mbira.games.africa.rules.state import COMMITMENT, NONE, RAISING, RETREATS, REVEAL, STAKES

if TYPE_CHECKING:
    from mbira.games.africa.rules.state import State


def begin(state: State, area: int, rival: int) -> None:
    """Begin a conflict with a seat: both commit in secret, the active seat first (R30)."""
    state.area = area
    state.rival = rival
    state.step = COMMITMENT
    state.actor = state.active


def side(state: State, seat: int) -> int:
    """Return whose side a seat is on: 0 the active seat's, 1 its rival's."""
    return int(seat != state.active)


# Commitments


def stake_kinds(state: State, seat: int) -> list[int]:
    """Return the markers that a seat is asked for: those that all may know it has.

    What the others do not see is asked for whether the seat has it or not, so that the number of
    questions tells nothing.
    """
    icons = state.board.marker_icons
    if state.rules.held_action_markers_public:
        kinds = sorted({icons[kind] for kind in state.kept[seat]} - {POINTS})
    else:
        specials = state.board.specials
        kinds = [icon for icon in ICONS if icon != POINTS and not specials >> icon & 1]
    kinds += [SPECIAL_MARKERS[kind] for kind in SPECIALS if kind in state.open_specials[seat]]
    if state.secret[seat] != NO_SPECIAL:
        kinds.append(HIDDEN_SPECIAL)
    return kinds


def stake_kind(state: State) -> int:
    """Return the marker that the actor is being asked for."""
    return stake_kinds(state, state.actor)[len(state.stakes[side(state, state.actor)])]


def stake_limit(state: State, seat: int, marker: int) -> int:
    """Return how many of a marker a seat can stake: none if it retreats."""
    if state.committed[side(state, seat)] == RETREATS:
        return 0
    return held(state, seat, marker)


def held(state: State, seat: int, marker: int) -> int:
    """Return how many of a marker a seat has."""
    if marker == HIDDEN_SPECIAL:
        return int(state.secret[seat] != NO_SPECIAL)
    if state.board.specials >> marker & 1:
        return state.open_specials[seat].count(SPECIAL_MARKERS.index(marker))
    icons = state.board.marker_icons
    return sum(icons[kind] == marker for kind in state.kept[seat])


def commit(state: State, influence: int) -> None:
    """Commit influence, or to retreat; markers are asked for next."""
    state.committed[side(state, state.actor)] = influence
    state.step = STAKES
    _next_stake(state)


def stake(state: State, amount: int) -> None:
    """Stake markers of the kind in question."""
    own = side(state, state.actor)
    state.stakes[own] = (*state.stakes[own], amount)
    _next_stake(state)


def _next_stake(state: State) -> None:
    """Ask for the next kind, or the rival; once both sides are complete, everything is revealed."""
    if len(state.stakes[side(state, state.actor)]) < len(stake_kinds(state, state.actor)):
        return
    if state.actor == state.active:
        state.step = COMMITMENT
        state.actor = state.rival
    else:
        state.step = REVEAL
        state.actor = CHANCE


def commitments(state: State) -> Reveal:
    """Return what both sides have committed."""
    return Reveal(_commitment(state, state.active), _commitment(state, state.rival))


def _commitment(state: State, seat: int) -> str:
    own = side(state, seat)
    if state.committed[own] == RETREATS:
        return "retreat"
    names = [str(state.committed[own])]
    for marker, amount in zip(stake_kinds(state, seat), state.stakes[own], strict=True):
        known = SPECIAL_MARKERS[state.secret[seat]] if marker == HIDDEN_SPECIAL else marker
        names += [MARKER_IDS[known]] * amount
    return "+".join(names)


# The reveal


def fighters(state: State, seat: int) -> tuple[int, int]:
    """Return the traders and the wholesaler that count for a side (R22, R31)."""
    if seat == state.active:
        return conflict.fresh(state, state.area)
    return conflict.of_rival(state, seat, state.area)


def strength(state: State, seat: int, influence: int, stakes: int) -> int:
    """Return how strong a side is with what it commits (R31)."""
    numbers = state.board.numbers
    pieces = conflict.count(state, *fighters(state, seat))
    total = pieces * ground.strength(state, seat)
    return total + numbers.influence_strength * influence + numbers.marker_strength * stakes


def committed_strength(state: State, seat: int) -> int:
    """Return how strong a side is that does not retreat."""
    own = side(state, seat)
    return strength(state, seat, state.committed[own], sum(state.stakes[own]))


def retreating(state: State) -> tuple[int, ...]:
    """Return the sides that chose to retreat."""
    sides = (state.active, state.rival)
    return tuple(seat for seat in sides if state.committed[side(state, seat)] == RETREATS)


def victor(state: State) -> int:
    """Return who wins with what was committed; NONE if both retreat (R31, R37, R38).

    A tie goes to the rival.
    """
    gone = retreating(state)
    if len(gone) == 2:
        return NONE
    if gone:
        return other_side(state, gone[0])
    ahead = committed_strength(state, state.active) > committed_strength(state, state.rival)
    return state.active if ahead else state.rival


def other_side(state: State, seat: int) -> int:
    """Return who a side is in conflict with."""
    return state.rival if seat == state.active else state.active


def resolve(state: State) -> None:
    """Reveal what was committed: who won, who pays, who is lost, who has to retreat."""
    state.victor = victor(state)
    state.retreaters = retreating(state)
    traders, wholesaler = conflict.fresh_or_victorious(state, state.area)
    receiver = state.retreaters[0] if len(state.retreaters) == 1 else NONE
    for seat in (state.active, state.rival):
        _pay(state, seat, receiver)
    if not state.retreaters:
        loser = other_side(state, state.victor)
        ground.lose_trader(state, loser, state.area)
        state.retreaters = (loser,)
    conflict.tire(state, state.area)
    conflict.tire_rival(state, state.rival, state.area)
    if state.victor == state.active:
        state.won_here[state.area] = traders
        state.won_wholesaler = state.won_wholesaler or bool(wholesaler)


def _pay(state: State, seat: int, receiver: int) -> None:
    """Take what a side committed: for whoever retreated, or out of play (R32, R37)."""
    own = side(state, seat)
    if state.committed[own] == RETREATS:
        state.stakes[own] = ()
        return
    influence = state.committed[own]
    state.influence[seat] -= influence
    if receiver == NONE:
        state.pool += influence
    else:
        state.influence[receiver] += influence
    for marker, amount in zip(stake_kinds(state, seat), state.stakes[own], strict=True):
        for _ in range(amount):
            _give(state, seat, marker, receiver)
    state.stakes[own] = ()


def _give(state: State, seat: int, marker: int, receiver: int) -> None:
    if marker == HIDDEN_SPECIAL:
        marker = SPECIAL_MARKERS[state.secret[seat]]
        hand.give_secret(state, seat, receiver)
    elif state.board.specials >> marker & 1:
        hand.give_special(state, seat, SPECIAL_MARKERS.index(marker), receiver)
    else:
        hand.give(state, seat, hand.type_to_give(state, seat, marker), receiver)
    own = side(state, seat)
    state.revealed[own] = (*state.revealed[own], marker)


# Afterwards


def may_raise(state: State) -> bool:
    """Return whether the victor is asked to raise its reputation: nobody sees more by it (R39)."""
    victor = state.victor
    if victor == NONE or state.reputation[victor] == len(state.board.reputation_rows) - 1:
        return False
    return can_raise(state) or not state.rules.influence_public


def can_raise(state: State) -> bool:
    """Return whether the victor can pay for a row of reputation."""
    return state.influence[state.victor] >= state.board.numbers.raise_cost


def ask_to_raise(state: State) -> None:
    """Ask the victor whether it raises its reputation."""
    state.step = RAISING
    state.actor = state.victor


def raise_reputation(state: State) -> None:
    """Pay influence for a row of reputation."""
    cost = state.board.numbers.raise_cost
    state.influence[state.victor] -= cost
    state.pool += cost
    ground.shift_reputation(state, state.victor, 1)
