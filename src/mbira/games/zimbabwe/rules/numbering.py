"""A number for every action that can ever be legal on a map."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from mbira.core.errors import BadOptionError
from mbira.core.numbering import ActionSpace
from mbira.games.zimbabwe.actions import (
    GOD_TABLE,
    HERD_TABLE,
    PLACE_TABLE,
    PRICE_TABLE,
    SHAMAN_TABLE,
    SPECIALIST_TABLE,
    STEP_TABLE,
    bid_table,
)
from mbira.games.zimbabwe.data import (
    BOX_CATTLE,
    ELEGUA_GIFT,
    ENGAI_INCOME,
    HERD_STAKES,
    START_CATTLE,
    TOP_LEVEL,
)
from mbira.games.zimbabwe.rules.board import TILE_SIDE, grid, layout, parse_map
from mbira.games.zimbabwe.rules.setup import ALL_TILES, TURNS

if TYPE_CHECKING:
    from mbira.games.zimbabwe.rules.board import Grid
    from mbira.games.zimbabwe.spec import ZimbabweOptions


def actions(seats: int, rules: ZimbabweOptions) -> ActionSpace:
    """Return all actions of seats; gifts come last, as only they depend on the options."""
    return _of_grid(grid_for(seats, rules), most_cattle(seats, rules))


def grid_for(seats: int, rules: ZimbabweOptions) -> Grid:
    """Return the cells that there will be, whichever tiles chance lays on them."""
    if rules.board is not None:
        return parse_map(rules.board, seats).grid
    rows = layout(seats)
    return grid(TILE_SIDE * len(rows[0]), TILE_SIDE * len(rows))


def most_cattle(seats: int, rules: ZimbabweOptions) -> int:
    """Return more cattle than which a seat can never have, or give.

    All cattle come from the stock, and none is lost but to it. Where the box is a limit, that is
    it. Otherwise it is what all have at the start, and what the stock gives in a round at most,
    times the rounds: to each seat the level of its highest monument, and what three cards add, of
    which there is one each: Engai's income, Elegua's help and the herd's calves, once a turn.
    """
    if rules.box_limits:
        return BOX_CATTLE
    if rules.round_limit is None:
        raise BadOptionError(
            "gifts have no end without round_limit or box_limits, so actions cannot be numbered; "
            "set one of these options of zimbabwe"
        )
    calves = max(HERD_STAKES) // 2
    a_round = TOP_LEVEL * seats + ENGAI_INCOME + ELEGUA_GIFT + calves
    return START_CATTLE * seats + a_round * rules.round_limit


@lru_cache(maxsize=16)
def _of_grid(cells: Grid, most: int) -> ActionSpace:
    return ActionSpace(
        [
            ("step", STEP_TABLE),
            ("god", GOD_TABLE),
            ("specialist", SPECIALIST_TABLE),
            ("shaman", SHAMAN_TABLE),
            ("herd", HERD_TABLE),
            ("place", PLACE_TABLE),
            ("price", PRICE_TABLE),
            ("at", cells.at),
            ("at across", cells.at_across),
            ("at down", cells.at_down),
            ("raise", cells.raise_),
            ("buy", cells.buy),
            ("primary", cells.primary),
            ("resource", cells.resource),
            ("bid", bid_table(most + 1)),
        ]
    )


def outcomes(_: int, __: ZimbabweOptions) -> int:
    """Return the most results of chance: any tile but the first, turned any way."""
    return len(ALL_TILES) * len(TURNS)
