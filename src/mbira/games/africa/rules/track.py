"""The VP track: one marker on a space, the others are jumped over (R57)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mbira.games.africa.rules.state import State


def gain(state: State, seat: int, vp: int) -> None:
    """Move a seat's marker by this many points, forwards or backwards."""
    taken = {state.vp[other] for other in range(state.seats) if other != seat}
    at = state.vp[seat]
    if vp >= 0:
        for _ in range(vp):
            at += 1
            while at in taken:
                at += 1
    elif state.rules.vp_skip_backwards:
        for _ in range(-vp):
            below = next((space for space in range(at - 1, -1, -1) if space not in taken), at)
            at = below
    else:
        at = max(0, at + vp)
        while at in taken and at:
            at -= 1
        while at in taken:
            at += 1
    state.vp[seat] = at


def winner(state: State) -> int | None:
    """Return the seat that has the points that win at once; None if there is none."""
    return next((seat for seat in range(state.seats) if has_won(state, seat)), None)


def has_won(state: State, seat: int) -> bool:
    """Return whether a seat has the points that win at once (R60)."""
    return state.vp[seat] >= state.rules.goal
