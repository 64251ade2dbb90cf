"""A number for every action that can ever be legal on a board.

Numbers that seats choose have an end: influence is conserved, so nobody can commit more than all
have at the start, nor bid more than that and the VP that a bid may hold; markers and traders are as
many as the board file says.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from mbira.core.numbering import ActionSpace
from mbira.games.africa.actions import CHANGE_TABLE, PLAIN_TABLE, REPUTE_TABLE, USE_TABLE
from mbira.games.africa.data import MARKER_IDS, MOST_SEATS, RESOURCES, SPECIALS
from mbira.games.africa.rules.board import PIECE_IDS, board_for

if TYPE_CHECKING:
    from mbira.games.africa.rules.board import Board
    from mbira.games.africa.spec import AfricaOptions


def actions(seats: int, rules: AfricaOptions) -> ActionSpace:
    """Return all actions of seats; the board alone decides how many there are."""
    return _of_board(board_for(rules, seats))


@lru_cache(maxsize=16)
def _of_board(board: Board) -> ActionSpace:
    joins = zip(PIECE_IDS, board.joins, strict=True)
    stakes = zip((*MARKER_IDS, "special"), board.stakes, strict=True)
    return ActionSpace(
        [
            ("plain", PLAIN_TABLE),
            ("use", USE_TABLE),
            ("change", CHANGE_TABLE),
            ("repute", REPUTE_TABLE),
            ("start", board.start),
            ("at", board.at_table),
            ("lead", board.lead),
            ("trader", board.trader),
            ("oust", board.oust),
            ("fight", board.fight),
            ("drift", board.drift),
            ("caravan", board.caravan),
            *((f"join {piece}", table) for piece, table in joins),
            ("commit", board.commit),
            ("bid", board.bid),
            *((f"stake {marker}", table) for marker, table in stakes),
            *((f"move {count}", table) for count, table in enumerate(board.moves, 1)),
            *((f"retreat {count}", table) for count, table in enumerate(board.retreats, 1)),
        ]
    )


def outcomes(seats: int, rules: AfricaOptions) -> int:
    """Return the most results of chance: of the draws that there are, the widest."""
    board = board_for(rules, seats)
    return max(len(board.markers), len(board.fates), len(RESOURCES), len(SPECIALS), MOST_SEATS)
