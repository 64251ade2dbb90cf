"""The ring: its spaces and the tables of actions on them.

A set of spaces is a whole number, space s being bit s.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from mbira.core.legal import ActionTable
from mbira.games.meduris.actions import Hut, Lay, Temple
from mbira.games.meduris.data import DISTRICT_INDEX, MATERIAL_INDEX, TOKEN_INDEX
from mbira.games.meduris.rules.board_file import printed_side, read_board_file

if TYPE_CHECKING:
    from mbira.games.meduris.rules.board_file import BoardFile


class Board:
    """A ring as it is before play."""

    __slots__ = (
        "district", "entry", "example", "hut", "lay", "pairs", "reconstructed", "rivers", "rocks",
        "size", "symbols", "temple",
    )  # fmt: skip

    def __init__(self, content: BoardFile) -> None:
        rows = [row.split() for row in content.spaces]
        self.size = len(rows)
        self.district = tuple(DISTRICT_INDEX[row[0]] for row in rows)
        self.symbols = tuple((MATERIAL_INDEX[row[1]], MATERIAL_INDEX[row[2]]) for row in rows)
        """The two materials that each space asks for, in the order of the file."""
        pairs: dict[tuple[int, int], int] = {}
        for space, (one, two) in enumerate(self.symbols):
            pair = (min(one, two), max(one, two))
            pairs[pair] = pairs.get(pair, 0) | 1 << space
        self.pairs = tuple((one, two, spaces) for (one, two), spaces in pairs.items())
        """Each pair of materials, and the spaces that ask for it."""
        self.rivers = sum(1 << space for space in content.rivers)
        """The spaces behind which the great river flows."""
        self.entry = content.entry
        self.rocks = content.rocks
        tokens = (content.tokens or {}).items()
        self.example = tuple(sorted((int(space), TOKEN_INDEX[kind]) for space, kind in tokens))
        self.reconstructed = content.reconstructed
        self.hut = ActionTable([Hut(space) for space in range(self.size)])
        self.temple = ActionTable([Temple(space) for space in range(self.size)])
        self.lay = ActionTable([Lay(space) for space in range(self.size)])


def board_for(text: str | None, seats: int) -> Board:
    """Return the board of a file's text; without one, of the printed side for a seat count."""
    return _board(printed_side(seats) if text is None else text)


@lru_cache(maxsize=16)
def _board(text: str) -> Board:
    return Board(read_board_file(text))
