"""A position in numbers, as a seat may know it: what `view` shows, without what never changes."""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import TYPE_CHECKING

from mbira.core.legal import bits
from mbira.core.numbering import MOST, Field, actor_number, common_fields, turned
from mbira.games.africa.data import MARKER_IDS, RESOURCES, SPECIALS, VALUES
from mbira.games.africa.rules import duel
from mbira.games.africa.rules.board import board_for
from mbira.games.africa.rules.state import NEUTRALS, NONE, RETREATS
from mbira.games.africa.views.from_state import commitments_hidden, sees_markers
from mbira.games.africa.views.view import STEP_IDS

if TYPE_CHECKING:
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
    around = [*range(seat, seats), *range(seat)]
    types, areas = len(board.markers), board.size
    up, down = state.market
    origin, goal, *pieces = state.caravan
    row = [seat, actor_number(state.actor, seats, seat), state.step, state.round]
    row += _padded((who[other] for other in state.drawn), seats)
    row += _padded((who[other] for other in state.order), seats)
    row += [
        state.place, state.high_bid, who[state.high_bidder], who[state.active], state.points,
        state.changed + 1, state.change_count, state.vp_marker + 1, int(state.spent_wholesaler),
        int(state.won_wholesaler), state.resume + 1, state.to_place, up + 1, down + 1, origin + 1,
        goal + 1, *pieces,
    ]  # fmt: skip
    row += [value + 1 for value in state.value_row]
    row += [state.stations_left, state.neutral_supply, state.pool, state.drawing]
    row += [sum(state.stack), int(state.refilled)]
    size = board.numbers.row_markers
    row += _slots(tuple(state.rows), size, size * (board.numbers.start_rows + 1))
    row += state.used
    row += state.used_specials
    row += [state.vp[other] for other in around]
    row += [state.reputation[other] for other in around]
    row += [state.supply[other] for other in around]
    row += [state.wholesaler[other] + 1 for other in around]
    seen = around if rules.influence_public else [seat]
    row += [state.influence[other] for other in seen]
    row += [len(state.kept[other]) for other in around]
    for other in around if rules.held_action_markers_public else [seat]:
        row += _counts(state.kept[other], types)
    row += _counts(state.won if sees_markers(state, state.active, seat) else (), types)
    for other in around:
        row += _counts(state.open_specials[other], len(SPECIALS))
    for other in around:
        hidden = rules.special_victory_hidden and other != seat
        held = state.secret[other]
        row.append(0 if held == NONE else 1 if hidden else held + 2)
    row += [resource + 1 for resource in state.resource]
    row += _flags(state.stations, areas)
    row += state.neutrals
    row += state.spent
    row += state.won_here
    row += state.drifted
    row += _flags(state.closed, areas)
    turn = seat * areas
    row += state.traders[turn:] + state.traders[:turn]
    if rules.rivals_fight_once:
        weary = state.weary or (0,) * (seats * areas)
        row += weary[turn:] + weary[:turn]
        row += [state.weary_wholesalers >> other & 1 for other in around]
    return array("h", row + _conflict(state, seat, who))


def _conflict(state: State, seat: int, who: Sequence[int]) -> list[int]:
    """Return what can be known of a conflict; 0 all over without one."""
    fates = len(state.board.fates)
    if state.area == NONE:
        return [0] * (3 + fates + 6 + 4 + 2 * (STAKES + len(MARKER_IDS)))
    neutral = state.seats + 1
    row = [
        state.area + 1,
        neutral if state.rival == NEUTRALS else who[state.rival],
        state.fate + 1,
    ]
    out = zip(state.board.conflict_counts, state.fates, strict=True)
    row += [all_of_them - left for all_of_them, left in out]
    row += [state.redraws, who[state.victor]]
    row += _padded((neutral if w == NEUTRALS else who[w] for w in state.retreaters), 2)
    row += [state.retreat_traders, int(state.retreat_wholesaler)]
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
        stakes += _padded(staked if known else (), STAKES)
        revealed += _counts(state.revealed[side], len(MARKER_IDS))
    return row + answers + committed + stakes + revealed


# What changes rarely is made once: most rows of a match have it in common.


@lru_cache(maxsize=4096)
def _slots(rows: tuple[tuple[int, ...], ...], wide: int, size: int) -> list[int]:
    shown = [slot for row in rows for slot in _padded((kind + 1 for kind in row), wide)]
    return _padded(shown, size)


def _padded(row: Iterable[int], size: int) -> list[int]:
    found = list(row)
    return found + [0] * (size - len(found))


@lru_cache(maxsize=16384)
def _counts(kinds: tuple[int, ...], size: int) -> list[int]:
    row = [0] * size
    for kind in kinds:
        row[kind] += 1
    return row


@lru_cache(maxsize=4096)
def _flags(mask: int, size: int) -> list[int]:
    row = [0] * size
    for place in bits(mask):
        row[place] = 1
    return row
