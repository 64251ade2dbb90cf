"""A turn: the small yield, then a big yield, a hut or a temple."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.core.game import CHANCE
from mbira.games.meduris.data import (
    HUT_TOKEN,
    MINUS,
    OF_EACH_MATERIAL,
    PLUS,
    POINTS_TOKEN,
    TOKEN_POINTS,
)
from mbira.games.meduris.rules import payment, ring
from mbira.games.meduris.rules.setup import tokens_on
from mbira.games.meduris.rules.state import (
    FOR_HUT,
    FOR_TEMPLE,
    NOT_ROLLED,
    RETURN,
    ROLL,
    TAKE,
    TURN,
)

if TYPE_CHECKING:
    from mbira.games.meduris.rules.state import State

BUILT: Final = "built"
STUCK: Final = "stuck"
TURN_LIMIT: Final = "turn-limit"

HIGHEST_PRICE: Final = payment.most_of_each(
    OF_EACH_MATERIAL, OF_EACH_MATERIAL, 2 * OF_EACH_MATERIAL
)
"""What a hut can cost so that somebody who held every material there is could pay it."""


def begin_next(state: State) -> None:
    """Begin the turn of the next seat: the die is rolled."""
    state.turn += 1
    state.active = (state.active + 1) % state.seats
    state.face = NOT_ROLLED
    state.step = ROLL
    state.actor = CHANCE


def roll(state: State, face: int) -> None:
    """Carry out the small yield that a face of the die stands for."""
    state.face = face
    state.asked = 0
    if face in {PLUS, MINUS}:
        _ask_next(state)
        return
    for worker in reversed(state.towers[face]):
        state.earn(worker, face, 1)
    _choose(state)


def _ask_next(state: State) -> None:
    """Ask the next seat that has a choice, in turn from the active one (R5, R6)."""
    plus = state.face == PLUS
    while state.asked < state.seats:
        seat = (state.active + state.asked) % state.seats
        state.asked += 1
        if any(state.supply) if plus else state.has_any(seat):
            state.step = TAKE if plus else RETURN
            state.actor = seat
            return
    _choose(state)


def _choose(state: State) -> None:
    state.asked = 0
    state.step = TURN
    state.actor = state.active


def take(state: State, material: int) -> None:
    """Let the seat that was asked take a material."""
    state.earn(state.actor, material, 1)
    _ask_next(state)


def decline(state: State) -> None:
    """Let the seat that was asked take nothing."""
    _ask_next(state)


def give_back(state: State, material: int) -> None:
    """Let the seat that was asked give a material back."""
    state.use(state.actor, material, 1)
    _ask_next(state)


def move(state: State, plain: int, height: int, to: int) -> None:
    """Move a worker on top of another plain's tower; that plain yields, from the top down (R7)."""
    tower = state.towers[plain]
    state.towers[plain] = tower[:height] + tower[height + 1 :]
    state.towers[to] = tower = (*state.towers[to], state.actor)
    for share in range(len(tower), 0, -1):
        state.earn(tower[share - 1], to, share)


def pay_hut(state: State, space: int) -> bool:
    """Ask what a hut costs (R8, R10); return whether it is paid already."""
    price = 0 if state.tokens[HUT_TOKEN] >> space & 1 else state.size[space]
    return payment.open_payment(state, FOR_HUT, space, price, price)


def pay_temple(state: State, space: int) -> bool:
    """Ask what a temple costs (R12); return whether it is paid already."""
    return payment.open_payment(state, FOR_TEMPLE, space, 1, 1)


def build_hut(state: State) -> None:
    """Put a paid hut on its space: the token, and the district's rune stone (R10, R11, R13)."""
    seat, space = state.actor, state.site
    ring.put_hut(state, seat, space)
    state.huts_left[seat] -= 1
    mark = 1 << space
    if state.tokens[POINTS_TOKEN] & mark:
        state.vp[seat] += TOKEN_POINTS
    state.tokens[POINTS_TOKEN] &= ~mark
    state.tokens[HUT_TOKEN] &= ~mark
    state.runes[state.board.district[space]] = seat
    _built(state, seat)


def build_temple(state: State) -> None:
    """Put a paid temple on its space."""
    seat = state.actor
    ring.put_temple(state, seat, state.site)
    state.temples_left[seat] -= 1
    _built(state, seat)


def _built(state: State, seat: int) -> None:
    """Notice that a seat has built all of its pieces, the first one to do so (R19)."""
    payment.close_payment(state)
    if not state.huts_left[seat] and not state.temples_left[seat] and state.finisher < 0:
        state.finisher = seat
        state.end_reason = BUILT
        state.last_turns = state.seats


def last_turn_is_over(state: State) -> bool:
    """Count a turn that is over; return whether the last lap comes now (R19, R25)."""
    if state.finisher >= 0:
        state.last_turns -= 1
        return not state.last_turns
    if is_stuck(state):
        state.end_reason = STUCK
    elif turns_left(state) == 0:
        state.end_reason = TURN_LIMIT
    return bool(state.end_reason)


def lap_after(state: State) -> int | None:
    """Return the turn after which the turn limit lets the last lap begin; None without a limit.

    It is the last one of a round, so that all seats have as many turns (R25).
    """
    limit = state.rules.turn_limit
    if limit is None or state.rules.turn_limit_at_once:
        return limit
    return -(-limit // state.seats) * state.seats


def turns_left(state: State) -> int | None:
    """Return how many turns the turn limit leaves after this one; None without a limit."""
    last = lap_after(state)
    return None if last is None else max(0, last - state.turn)


def is_stuck(state: State) -> bool:
    """Return whether nobody can ever again place any piece that is left (R25).

    Prices of free spaces never fall, so one that is out of reach stays so.
    """
    if any(state.huts_left):
        if state.up_to[min(HIGHEST_PRICE, state.board.size)]:
            return False
        if ring.free_spaces(state) & state.tokens[HUT_TOKEN]:
            return False
    return not (any(state.temples_left) and ring.free_spaces(state) & ~tokens_on(state))
