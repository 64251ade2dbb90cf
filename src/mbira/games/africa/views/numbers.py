"""A position in numbers, as a seat may know it: what `view` shows, without what never changes."""

from __future__ import annotations

from functools import lru_cache
from operator import sub
from typing import TYPE_CHECKING

from mbira.core.legal import bits
from mbira.core.numbering import MOST, Field, actor_number, common_fields, packed, to_bytes, turned
from mbira.games.africa.data import MARKER_IDS, RESOURCES, SPECIALS, VALUES
from mbira.games.africa.rules.board import board_for
from mbira.games.africa.rules.conflicts import duel
from mbira.games.africa.rules.state import NEUTRALS, NONE, RETREATS
from mbira.games.africa.views.from_state import commitments_hidden, sees_markers
from mbira.games.africa.views.view import STEP_IDS

if TYPE_CHECKING:
    from array import array
    from collections.abc import Iterable, Sequence

    from mbira.games.africa.rules.state import State
    from mbira.games.africa.spec import AfricaOptions

WHO = "0 nobody, 1 this seat, 2 the next..."
STAKES = len(MARKER_IDS) + 1
"""As many kinds of markers can a side be asked for."""


def fields(seats: int, rules: AfricaOptions) -> tuple[Field, ...]:
    """Return what the numbers mean. What is hidden has no numbers, or 0."""
    board = board_for(rules, seats)
    file, areas, types, fates = board.file, board.size, len(board.markers), len(board.fates)
    rows = len(file.resource_rows)
    influence = len(board.commit.actions) - 2
    slots = (board.numbers.start_rows + 1) * board.numbers.row_markers
    goal, specials = rules.goal, len(SPECIALS)
    tired = (
        Field("weary", seats * areas, file.traders, "traders that have fought", "amount"),
        Field("weary_wholesalers", seats, 1, "1 for a wholesaler that has fought"),
    )
    return (
        *common_fields(seats, len(STEP_IDS)),
        Field("round", 1, MOST, "rounds that have begun", "amount", usual=30),
        Field("drawn", seats, seats, f"the order of the draw for the VP track: {WHO}"),
        Field("order", seats, seats, f"the order of bids: {WHO}"),
        Field("place", 1, seats, "the place in it of the seat to bid"),
        Field("high_bid", 1, MOST, "the highest bid", "amount", usual=20),
        Field("high_bidder", 1, seats, f"whose it is: {WHO}"),
        Field("active", 1, seats, f"whose turn it is: {WHO}"),
        Field("points", 1, MOST, "action points", "amount", usual=15),
        Field("changed", 1, len(VALUES), "the value that points moved; 0 none"),
        Field("change_count", 1, MOST, "how often", "amount", usual=7),
        Field("vp_marker", 1, len(MARKER_IDS), "the marker for VP used this turn; 0 none"),
        Field("spent_wholesaler", 1, 1, "1 if the active seat's is spent"),
        Field("won_wholesaler", 1, 1, "1 if he may still fight the neutral traders"),
        Field("resume", 1, len(STEP_IDS), "1 more than the step to go back to; 0 none"),
        Field("to_place", 1, MOST, "what a marker still brings in", "amount", usual=2),
        Field("market", 2, len(VALUES), "what went up, and down; 0 nothing"),
        Field("caravan", 2, areas, "1 more than its area, and its goal; 0 none"),
        Field("caravan_pieces", 3, MOST, "traders, spent ones, wholesaler", "amount", usual=14),
        Field("value_rows", len(VALUES), rows, "1 more than the row; 0 not drawn", "amount"),
        Field("stations_left", 1, file.stations, "in the supply", "amount"),
        Field("neutral_supply", 1, file.neutrals, "in the supply", "amount"),
        Field("pool", 1, influence, "influence to be shared out", "amount"),
        Field("drawing", 1, board.numbers.row_markers, "markers still to turn up", "amount"),
        Field("stack", 1, MOST, "markers face down", "amount", usual=60),
        Field("refilled", 1, 1, "1 if used markers have become a stack"),
        Field("rows", slots, types, "1 more than the type, slot by slot; 0 none"),
        Field("used", types, MOST, "markers out of play, by type", "amount", usual=3),
        Field("used_specials", specials, MOST, "by kind", "amount", usual=3),
        Field("vp", seats, MOST, "of each seat, this one first", "amount", usual=goal),
        Field("reputation", seats, len(file.reputation_rows) - 1, "its row", "amount"),
        Field("supply", seats, file.traders, "traders not on the map", "amount"),
        Field("wholesaler", seats, areas, "1 more than his area; 0 none"),
        Field("influence", seats if rules.influence_public else 1, influence, "", "amount"),
        Field("marker_count", seats, MOST, "markers that it holds", "amount", usual=8),
        Field(
            "markers",
            types * (seats if rules.held_action_markers_public else 1),
            MOST,
            "which, by type",
            "amount",
            usual=3,
        ),
        Field("won", types, MOST, "those that the active seat has just won", "amount", usual=2),
        Field("specials", specials * seats, MOST, "that all have seen", "amount", usual=1),
        Field("secret", seats, specials + 1, "0 none, 1 hidden, then its kind"),
        Field("resources", areas, len(RESOURCES), "of each area; 0 none"),
        Field("stations", areas, 1, "1 where one stands"),
        Field("neutrals", areas, file.neutrals, "neutral traders", "amount"),
        Field("spent", areas, file.traders, "the active seat's that may not move", "amount"),
        Field("won_here", areas, file.traders, "of those, may fight neutral ones", "amount"),
        Field("drifted", areas, file.neutrals, "neutral traders that have moved", "amount"),
        Field("closed", areas, 1, "1 where the active seat fights nobody any more"),
        Field("traders", seats * areas, file.traders, "of each seat in each area", "amount"),
        *(tired if rules.rivals_fight_once else ()),
        Field("conflict", 1, areas, "1 more than its area; 0 none"),
        Field("rival", 1, seats + 1, f"{WHO}, then the neutral traders"),
        Field("fate", 1, fates, "1 more than the conflict marker in question; 0 none"),
        Field("fates", fates, MOST, "conflict markers drawn", "amount", usual=3),
        Field("redraws", 1, MOST, "how many draws were put aside", "amount", usual=3),
        Field("victor", 1, seats, f"who won: {WHO}"),
        Field("retreaters", 2, seats + 1, f"who has to retreat: {WHO}, then neutral traders"),
        Field("retreat_traders", 1, MOST, "how many still have to", "amount", usual=14),
        Field("retreat_wholesaler", 1, 1, "1 if he has to"),
        Field("answers", 2, STAKES + 1, "questions that each side has answered", "amount"),
        Field("committed", 2, influence + 2, "0 unknown, 1 retreat, 2 no influence...", "amount"),
        Field("stakes", 2 * STAKES, MOST, "markers by question; 0 if hidden", "amount", usual=1),
        Field("revealed", 2 * len(MARKER_IDS), MOST, "markers of each side", "amount", usual=1),
    )


def numbers(state: State, seat: int) -> array[int]:
    """Return a position as a seat may know it."""
    seats, board, rules = state.seats, state.board, state.rules
    who = turned(seats, seat)
    types, areas = len(board.markers), board.size
    up, down = state.market
    origin, goal, traders, spent, wholesaler = state.caravan
    row = [
        seat, actor_number(state.actor, seats, seat), state.step, state.round,
        *_in_order(tuple(state.drawn), seats, seat), *_in_order(tuple(state.order), seats, seat),
        state.place, state.high_bid, who[state.high_bidder], who[state.active], state.points,
        state.changed + 1, state.change_count, state.vp_marker + 1, state.spent_wholesaler,
        state.won_wholesaler, state.resume + 1, state.to_place, up + 1, down + 1, origin + 1,
        goal + 1, traders, spent, wholesaler,
    ]  # fmt: skip
    row += [value + 1 for value in state.value_row]
    row += (
        state.stations_left, state.neutral_supply, state.pool, state.drawing, sum(state.stack),
        state.refilled,
    )  # fmt: skip
    size = board.numbers.row_markers
    parts: list[Sequence[int] | bytes] = [row]
    parts += [_slots(kinds, size) for kinds in state.rows]
    parts.append(bytes(2 * size * (board.numbers.start_rows + 1 - len(state.rows))))
    row = state.used + state.used_specials
    for each in (state.vp, state.reputation, state.supply):
        row += each[seat:]
        row += each[:seat]
    row += [area + 1 for area in state.wholesaler[seat:] + state.wholesaler[:seat]]
    if rules.influence_public:
        row += state.influence[seat:]
        row += state.influence[:seat]
    else:
        row.append(state.influence[seat])
    kept = state.kept[seat:] + state.kept[:seat]
    row += map(len, kept)
    parts.append(row)
    parts += [
        _counts(held, types) for held in (kept if rules.held_action_markers_public else kept[:1])
    ]
    parts.append(_counts(state.won if sees_markers(state, state.active, seat) else (), types))
    parts += [
        _counts(shown, len(SPECIALS))
        for shown in state.open_specials[seat:] + state.open_specials[:seat]
    ]
    hidden = rules.special_victory_hidden
    row = [
        0 if secret == NONE else 1 if hidden and place else secret + 2
        for place, secret in enumerate(state.secret[seat:] + state.secret[:seat])
    ]
    row += [resource + 1 for resource in state.resource]
    parts += (row, _flags(state.stations, areas), state.neutrals)
    parts.append(_mostly_nothing(tuple(state.spent + state.won_here + state.drifted)))
    turn = seat * areas
    parts += (_flags(state.closed, areas), state.traders[turn:], state.traders[:turn])
    if rules.rivals_fight_once:
        weary = state.weary or (0,) * (seats * areas)
        parts += (weary[turn:], weary[:turn])
        parts.append(
            [state.weary_wholesalers >> (seat + place) % seats & 1 for place in range(seats)]
        )
    parts += _conflict(state, seat, who)
    return packed(*parts)


def _conflict(state: State, seat: int, who: Sequence[int]) -> Iterable[Sequence[int] | bytes]:
    """Return what can be known of a conflict; 0 all over without one."""
    fates = len(state.board.fates)
    if state.area == NONE:
        return (bytes(2 * (3 + fates + 6 + 4 + 2 * (STAKES + len(MARKER_IDS)))),)
    neutral = state.seats + 1
    row = [
        state.area + 1,
        neutral if state.rival == NEUTRALS else who[state.rival],
        state.fate + 1,
    ]
    row += map(sub, state.board.conflict_counts, state.fates)
    row += (state.redraws, who[state.victor])
    retreaters = [neutral if one == NEUTRALS else who[one] for one in state.retreaters]
    row += retreaters
    row += (0,) * (2 - len(retreaters))
    row += (state.retreat_traders, state.retreat_wholesaler)
    secret = commitments_hidden(state)
    answers, committed, stakes, revealed = [], [], [], []
    for side_seat in (state.active, state.rival):
        side = duel.side(state, side_seat)
        said, staked = state.committed[side], state.stakes[side]
        known = not secret or side_seat == seat
        answers.append((said != NONE) + len(staked) if secret else 0)
        if said == NONE or not known:
            committed.append(0)
        else:
            committed.append(1 if said == RETREATS else said + 2)
        stakes.append(_stakes(tuple(staked) if known else ()))
        revealed.append(_counts(state.revealed[side], len(MARKER_IDS)))
    return (row, answers, committed, *stakes, *revealed)


# What changes rarely is made once: most rows of a match have it in common.


@lru_cache(maxsize=4096)
def _in_order(others: tuple[int, ...], seats: int, seat: int) -> list[int]:
    who = turned(seats, seat)
    return _padded([who[other] for other in others], seats)


@lru_cache(maxsize=4096)
def _slots(kinds: tuple[int, ...], size: int) -> bytes:
    return to_bytes(_padded([kind + 1 for kind in kinds], size))


@lru_cache(maxsize=4096)
def _stakes(markers: tuple[int, ...]) -> bytes:
    return to_bytes(_padded(markers, STAKES))


def _padded(row: Iterable[int], size: int) -> list[int]:
    found = list(row)
    return found + [0] * (size - len(found))


@lru_cache(maxsize=16384)
def _counts(kinds: tuple[int, ...], size: int) -> bytes:
    row = [0] * size
    for kind in kinds:
        row[kind] += 1
    return to_bytes(row)


@lru_cache(maxsize=4096)
def _flags(mask: int, size: int) -> bytes:
    row = [0] * size
    for place in bits(mask):
        row[place] = 1
    return to_bytes(row)


@lru_cache(maxsize=4096)
def _mostly_nothing(row: tuple[int, ...]) -> bytes:
    return to_bytes(row)
