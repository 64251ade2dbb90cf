"""The ring as it is built up: settlements, prices, and where the druid's path leads."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mbira.games.meduris.rules.state import State


def put_hut(state: State, seat: int, space: int) -> None:
    """Let a seat's hut stand on a free space; settlements and prices follow (R8)."""
    _build_on(state, seat, space)
    state.huts |= 1 << space
    size, ring = state.size, state.board.size
    last, first, huts = space, space, 1
    while huts < ring and state.huts >> (last + 1) % ring & 1:
        last = (last + 1) % ring
        huts += 1
    while huts < ring and state.huts >> (first - 1) % ring & 1:
        first = (first - 1) % ring
        huts += 1
    for step in range(huts):
        size[(first + step) % ring] = huts
    for neighbour in ((first - 1) % ring, (last + 1) % ring):
        if state.owner[neighbour] < 0:
            old, new = size[neighbour], settled(state, neighbour)
            size[neighbour] = new
            _take_off(state, neighbour, old, new)  # a hut lowers no price


def put_temple(state: State, seat: int, space: int) -> None:
    """Let a seat's temple stand on a free space; it changes no settlement."""
    _build_on(state, seat, space)
    state.temples |= 1 << space
    state.size[space] = 0


def _build_on(state: State, seat: int, space: int) -> None:
    state.owner[space] = seat
    _take_off(state, space, state.size[space], state.board.size + 1)


def _take_off(state: State, space: int, first: int, end: int) -> None:
    """Take a space off `up_to[first:end]`: it costs more now, or is built on."""
    spaces, others = state.up_to, ~(1 << space)
    for price in range(first, end):
        spaces[price] = spaces[price] & others


def settled(state: State, space: int) -> int:
    """Return how many huts a settlement would have with a hut on a free space."""
    ring = state.board.size
    before, behind = (space - 1) % ring, (space + 1) % ring
    huts = 1
    if state.huts >> before & 1:
        huts += state.size[before]
    if state.huts >> behind & 1:
        huts += state.size[behind]
    return min(huts, state.huts.bit_count() + 1)  # one settlement may lie on both sides


def free_spaces(state: State) -> int:
    """Return the spaces without a building."""
    return (1 << state.board.size) - 1 & ~(state.huts | state.temples)


def next_hut(state: State, space: int) -> int:
    """Return the nearest hut clockwise from a space, the space itself last; -1 if there is none."""
    huts = state.huts
    ahead = huts >> space + 1
    if ahead:
        return space + (ahead & -ahead).bit_length()
    return (huts & -huts).bit_length() - 1


def rivers_between(state: State, start: int, end: int) -> int:
    """Return how often the way from one space clockwise to another crosses the great river.

    From a space to itself the way leads once round the ring.
    """
    rivers = state.board.rivers
    up_to_start, up_to_end = (1 << start) - 1, (1 << end) - 1
    if start < end:
        return (rivers & up_to_end & ~up_to_start).bit_count()
    return (rivers & ~(up_to_start & ~up_to_end)).bit_count()


def huts_ahead(state: State, space: int) -> int:
    """Return how many huts stand in a row from a hut clockwise, itself included."""
    ring, most = state.board.size, state.size[space]
    huts = 1
    while huts < most and state.huts >> (space + huts) % ring & 1:
        huts += 1
    return huts
