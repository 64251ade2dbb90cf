"""A position in numbers, as a seat may know it: what `view` shows, without what never changes."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from mbira.core.legal import bits
from mbira.core.numbering import MOST, Field, actor_number, common_fields, packed, to_bytes, turned
from mbira.games.meduris.data import (
    DISTRICTS,
    FACE_IDS,
    HUTS,
    MATERIALS,
    OF_EACH_MATERIAL,
    TEMPLES,
    TOKEN_KINDS,
    TOWER,
)
from mbira.games.meduris.rules.board import board_for
from mbira.games.meduris.views.view import PURPOSE_IDS, STEP_IDS

if TYPE_CHECKING:
    from array import array

    from mbira.games.meduris.rules.state import State
    from mbira.games.meduris.spec import MedurisOptions

WHO = "0 nobody, 1 this seat, 2 the next..."


def fields(seats: int, rules: MedurisOptions) -> tuple[Field, ...]:
    """Return what the numbers mean. What screens hide has no numbers, unless it is open."""
    board = board_for(rules.board, seats)
    ring, kinds, track = board.size, len(MATERIALS), board.size + board.rocks
    stocks = {
        "open": (
            Field(
                "stocks", kinds * (seats - 1), OF_EACH_MATERIAL, "the others', in turn", "amount"
            ),
        ),
        "totals": (
            Field("totals", seats - 1, kinds * OF_EACH_MATERIAL, "of the others", "amount"),
        ),
        "hidden": (),
    }[rules.stocks]
    return (
        *common_fields(seats, len(STEP_IDS)),
        Field("first", 1, seats, f"who started: {WHO}"),
        Field("active", 1, seats, f"whose turn it is: {WHO}"),
        Field("finisher", 1, seats, f"who built everything first: {WHO}"),
        Field("turn", 1, MOST, "how many turns have begun", "amount", usual=200),
        Field("face", 1, len(FACE_IDS), "the die: 0 not rolled, then its faces"),
        Field("asked", 1, seats, "seats that the small yield has gone through", "amount"),
        Field("last_turns", 1, seats, "turns left once a seat built everything", "amount"),
        Field("lap", 1, 1, "1 if the druid walks his last lap"),
        Field("lap_from", 1, track, "where it began, as `druid`; 0 before"),
        Field("druid", 1, track, "0 his temple, rocks follow, then the spaces"),
        Field("visits", 1, ring, "huts that he still visits", "amount"),
        Field("purpose", 1, len(PURPOSE_IDS), "what is paid for: 0 nothing, hut, temple, druid"),
        Field("site", 1, ring, "1 more than the space that is paid for; 0 for none"),
        Field("due", 2, ring, "of the site's two materials", "amount", usual=6),
        Field("kept", 2, ring, "of those, to be replaced", "amount", usual=6),
        Field("lacking", 2, ring, "still to be replaced", "amount", usual=6),
        Field("gain", 1, MOST, "the points of an offering", "amount", usual=20),
        Field("supply", kinds, OF_EACH_MATERIAL, "materials on the mountain", "amount"),
        Field("towers", kinds * TOWER, seats, f"workers by plain, from the bottom up: {WHO}"),
        Field("runes", len(DISTRICTS), seats, f"rune stones by district: {WHO}"),
        Field("vp", seats, MOST, "of each seat, this one first", "amount", -MOST, usual=100),
        Field("huts_left", seats, HUTS[seats], "of each seat", "amount"),
        Field("temples_left", seats, TEMPLES, "of each seat", "amount"),
        Field("stock", kinds, OF_EACH_MATERIAL, "this seat's materials", "amount"),
        *stocks,
        Field("buildings", ring, 2 * seats, f"on each space, a hut: {WHO}; temples follow"),
        Field("sizes", ring, ring, "huts of a settlement; what a free space costs", "amount"),
        Field("tokens", ring, len(TOKEN_KINDS) + 1, "0 none, points, hut, druid, face down"),
    )


def numbers(state: State, seat: int) -> array[int]:
    """Return a position as a seat may know it."""
    seats, board = state.seats, state.board
    who = turned(seats, seat)
    ring, rocks = board.size, board.rocks
    row = [
        seat,
        actor_number(state.actor, seats, seat),
        state.step,
        who[state.first],
        who[state.active],
        who[state.finisher],
        state.turn,
        state.face + 1,
        state.asked,
        state.last_turns,
        int(state.lap),
        state.lap_from + rocks + 1 if state.lap else 0,
        state.druid + rocks + 1,
        state.visits,
        state.purpose,
        state.site + 1,
        state.due_one,
        state.due_two,
        state.kept_one,
        state.kept_two,
        state.lack_one,
        state.lack_two,
        state.gain,
    ]
    row += state.supply
    towers = [_tower(tower, seats, seat) for tower in state.towers]
    head, row = row, [who[owner] for owner in state.runes]
    row += state.vp[seat:] + state.vp[:seat]
    row += state.huts_left[seat:] + state.huts_left[:seat]
    row += state.temples_left[seat:] + state.temples_left[:seat]
    row += state.stock[4 * seat : 4 * seat + 4]
    if state.rules.stocks == "open":
        row += state.stock[4 * seat + 4 :] + state.stock[: 4 * seat]
    elif state.rules.stocks == "totals":
        row += [sum(state.held((seat + place) % seats)) for place in range(1, seats)]
    return packed(
        head,
        *towers,
        row,
        _buildings(tuple(state.owner), state.temples, seats).translate(_as_bytes(seats, seat)),
        state.size,
        _tokens(tuple(state.tokens), tuple(state.laid), ring),
    )


# What changes rarely is made once: most rows of a match have it in common.


@lru_cache(maxsize=4096)
def _tower(workers: tuple[int, ...], seats: int, seat: int) -> bytes:
    who = turned(seats, seat)
    return to_bytes([who[worker] for worker in workers] + [0] * (TOWER - len(workers)))


@lru_cache(maxsize=4096)
def _buildings(owners: tuple[int, ...], temples: int, seats: int) -> bytes:
    """Return whose building stands on each space, 1 for seat 0; temples follow."""
    row = [owner + 1 for owner in owners]
    for space in bits(temples):
        row[space] += seats
    return to_bytes(row)


@cache
def _as_bytes(seats: int, seat: int) -> bytes:
    """Return what turns owners of buildings into what they are to a seat, byte by byte."""
    who = turned(seats, seat)[:seats]
    temples = [seats + owner for owner in who]
    return bytes([0, *who, *temples, *bytes(255 - 2 * seats)])


@lru_cache(maxsize=4096)
def _tokens(tokens: tuple[int, ...], laid: tuple[int, ...], ring: int) -> bytes:
    row = [0] * ring
    for kind, spaces in enumerate(tokens, 1):
        for space in bits(spaces):
            row[space] = kind
    for space in laid:
        row[space] = len(TOKEN_KINDS) + 1
    return to_bytes(row)
