"""What questions are about: cells and seats by name, in a position made of a view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.errors import MbiraError
from mbira.core.legal import bits

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira.games.zimbabwe.rules.state import State
    from mbira.games.zimbabwe.views.view import ZimbabweView


def cell_named(state: State, name: str) -> int:
    """Return the cell of a name; it must be on the map."""
    cell = state.board.grid.cell.get(name.upper(), -1)
    if cell < 0 or not state.board.on_map >> cell & 1:
        raise MbiraError(f"there is no cell {name!r} on this map")
    return cell


def cell_names(state: State, cells: int) -> tuple[str, ...]:
    """Return the names of some cells."""
    return tuple(state.board.grid.names[cell] for cell in bits(cells))


def place_of(state: State, cell: int) -> int:
    """Return all cells that are one place with a cell: a craftsman's, or a body of water (R2)."""
    for standing in state.craftsmen:
        for craftsman in standing:
            if craftsman.cells >> cell & 1:
                return craftsman.cells
    return state.land.body_at(cell) or 1 << cell


def seat_asked_about(view: ZimbabweView, seat: int | None) -> int:
    """Return the seat that a question is about: the one given, the viewer's, or the decider's."""
    for candidate in (seat, view.seat, view.actor):
        if candidate is not None and 0 <= candidate < len(view.seats):
            return candidate
    return 0


def plan_words(words: Sequence[str]) -> tuple[list[str], list[str], list[str]]:
    """Return the monuments to raise, then the cells after `using`, and those after `not`."""
    lists: dict[str, list[str]] = {"plan": [], "using": [], "not": []}
    cells = lists["plan"]
    for word in words:
        if word in {"using", "not"}:
            cells = lists[word]
        elif word.upper() not in cells:
            cells.append(word.upper())
    if not lists["plan"]:
        raise MbiraError("'plan' needs a monument: plan CELL")
    return lists["plan"], lists["using"], lists["not"]
