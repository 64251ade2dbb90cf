"""A number for every action that can ever be legal on a board."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from mbira.core.numbering import ActionSpace
from mbira.games.meduris.actions import (
    DECLINE_TABLE,
    MOVE_TABLE,
    OFFER_TABLE,
    PAY_TABLE,
    REPLACE_TABLES,
    RETURN_TABLE,
    SPARE_TABLE,
    TAKE_TABLE,
    WORKER_TABLE,
)
from mbira.games.meduris.data import MATERIAL_IDS, TOKEN_KINDS
from mbira.games.meduris.rules.board import board_for

if TYPE_CHECKING:
    from mbira.games.meduris.rules.board import Board
    from mbira.games.meduris.spec import MedurisOptions


def actions(seats: int, rules: MedurisOptions) -> ActionSpace:
    """Return all actions of seats; the ring alone decides how many there are."""
    return _of_board(board_for(rules.board, seats))


@lru_cache(maxsize=16)
def _of_board(board: Board) -> ActionSpace:
    replaces = zip(MATERIAL_IDS, REPLACE_TABLES, strict=True)
    return ActionSpace(
        [
            ("worker", WORKER_TABLE),
            ("take", TAKE_TABLE),
            ("decline", DECLINE_TABLE),
            ("return", RETURN_TABLE),
            ("move", MOVE_TABLE),
            ("pay", PAY_TABLE),
            ("spare", SPARE_TABLE),
            *((f"replace {material}", table) for material, table in replaces),
            ("offer", OFFER_TABLE),
            ("hut", board.hut),
            ("temple", board.temple),
            ("lay", board.lay),
        ]
    )


def outcomes(seats: int, rules: MedurisOptions) -> int:
    """Return the most results of chance: any space and kind of the first bonus token."""
    return len(TOKEN_KINDS) * board_for(rules.board, seats).size
