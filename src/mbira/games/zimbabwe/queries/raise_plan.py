"""Questions about raising monuments: the cheapest plan, what else could be used, and the ways."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from mbira.core.errors import MbiraError
from mbira.games.zimbabwe.data import TOP_LEVEL
from mbira.games.zimbabwe.queries import route
from mbira.games.zimbabwe.queries.asked import cell_named, cell_names, place_of, seat_asked_about
from mbira.games.zimbabwe.queries.plan import (
    Delivery,
    Good,
    Instead,
    RaisePlan,
    RaisePlanner,
    parts_of,
)
from mbira.games.zimbabwe.queries.scarcity import Effort
from mbira.games.zimbabwe.views.restore import restore

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mbira.games.zimbabwe.rules.state import State
    from mbira.games.zimbabwe.views.view import ZimbabweView


OTHER_STEPS: Final = 2000
"""This much is tried for all that could be used instead."""


MOST_LEGS: Final = 100
"""This many legs of its ways are drawn for a plan: many more than a map of tiles ever has."""


class Way(Struct, frozen=True):
    """A way between two buildings."""

    hubs: int
    legs: tuple[tuple[tuple[str, ...], ...], ...]
    """Its steps, from hub to hub; a step over water has where it begins and ends. Empty if there
    is no way."""


def plan(
    view: ZimbabweView,
    monuments: Sequence[str],
    seat: int | None = None,
    *,
    using: Sequence[str] = (),
    without: Sequence[str] = (),
) -> RaisePlan | None:
    """Return the cheapest way for a seat to raise some of its monuments; None if there is none.

    Craftsmen and resources on some cells are used wherever they can, others left alone.
    """
    state, cells = _to_raise(view, monuments, seat)
    wanted, barred = _wishes(state, using, without)
    return RaisePlanner(state, cells, barred).plan(wanted)


def plan_in_full(
    view: ZimbabweView,
    monuments: Sequence[str],
    using: Sequence[str] = (),
    without: Sequence[str] = (),
) -> RaisePlan | None:
    """Return a plan with the steps of its ways, and with what could be used instead."""
    state, cells = _to_raise(view, monuments, None)
    wanted, barred = _wishes(state, using, without)
    planner = RaisePlanner(state, cells, barred)
    found = planner.plan(wanted)
    if found is None:
        return None
    if found.left_out:
        names = state.board.grid.names
        planner = RaisePlanner(
            state, [cell for cell in cells if names[cell] in found.monuments], barred
        )
    craftsmen, untried = _other_craftsmen(state, planner, wanted, found)
    instead = [*craftsmen, *_other_resources(state, found)]
    return replace(
        found,
        goods=_with_ways(state, found.goods),
        instead=tuple(each for each in instead if each.cell not in without),
        untried=tuple(cell for cell in untried if cell not in without),
    )


def _to_raise(
    view: ZimbabweView, monuments: Sequence[str], seat: int | None
) -> tuple[State, list[int]]:
    """Return a position in which a seat is to act, and the cells of its monuments."""
    state = restore(view)
    who = seat_asked_about(view, seat)
    if who != state.actor:
        state.actor, state.owed = who, -1
    cells = [cell_named(state, name) for name in dict.fromkeys(monuments)]
    for cell in cells:
        name = state.board.grid.names[cell]
        if cell not in state.monument_cells:
            raise MbiraError(f"there is no monument at {name}")
        number = state.monument_cells.index(cell)
        if state.monument_owners[number] != who:
            raise MbiraError(f"the monument at {name} is not seat {who}'s")
        if state.monument_levels[number] >= TOP_LEVEL:
            raise MbiraError(f"the monument at {name} is at its highest level")
        if who == view.actor and state.raised >> cell & 1:
            raise MbiraError(f"the monument at {name} was raised this turn")
    return state, cells


def _wishes(state: State, using: Sequence[str], without: Sequence[str]) -> tuple[int, int]:
    """Return what is to be used wherever it can, whatever that costs, and what to leave alone.

    Both are cells of resources and craftsmen. Resources are used wherever those who deliver anyway
    reach them.
    """
    wanted, barred = (
        sum({1 << cell_named(state, name) for name in cells}) for cells in (using, without)
    )
    return wanted & ~barred, barred


def _other_craftsmen(
    state: State, planner: RaisePlanner, wanted: int, found: RaisePlan
) -> tuple[list[Instead], list[str]]:
    """Return the craftsmen that a plan does not use but could, each with what it would cost.

    A craftsman who is wished for takes the place of others of his kind who were. Those for whom
    that takes too long to find out are named after them.
    """
    names = state.board.grid.names
    used = {part.cell for part in parts_of(found.goods)}
    others = [
        (craftsman, wanted & ~sum(each.cells for each in standing))
        for standing in state.craftsmen
        for craftsman in standing
        if names[craftsman.anchor] not in used
    ]
    instead: list[Instead] = []
    untried: list[str] = []
    left = OTHER_STEPS
    for place, (craftsman, kept) in enumerate(others):
        name = names[craftsman.anchor]
        share = left // (len(others) - place)
        effort = Effort(share)
        cost = planner.with_craftsman(craftsman, kept, effort) if left > 0 else "untried"
        left -= share - effort.left
        if cost == "untried":
            untried.append(name)
        elif cost != "no":
            instead.append(Instead(name, cost))
    return instead, untried


def _other_resources(state: State, found: RaisePlan) -> Iterator[Instead]:
    """Yield the resources that the craftsmen of a plan could use up as well."""
    cell = state.board.grid.cell
    parts = list(parts_of(found.goods))
    used = sum({1 << cell[part.resource] for part in parts})
    anchors = {cell[part.cell] for part in parts}
    could = 0
    for craftsman in (each for standing in state.craftsmen for each in standing):
        if craftsman.anchor in anchors:
            could |= state.stores(craftsman)
    return (Instead(name, found.cost) for name in cell_names(state, could & ~used))


def _with_ways(state: State, goods: Sequence[Good]) -> tuple[Good, ...]:
    """Return goods with the steps of their ways, unless those are too many."""
    if sum(1 + len(part.hubs) for part in parts_of(goods)) > MOST_LEGS:
        return tuple(goods)
    network, cell, full = state.network(state.steps()), state.board.grid.cell, _full(state)
    standing = {each.anchor: each.cells for kind in state.craftsmen for each in kind}

    @cache
    def steps(origin: int, target: int) -> tuple[tuple[tuple[str, ...], ...], ...]:
        return _way(state, route.legs(network, origin, target, full))

    def walked(part: Delivery, origin: int) -> Delivery:
        return replace(part, way=steps(origin, standing[cell[part.cell]]))

    return tuple(
        Good(
            good.monument,
            walked(good.delivery, 1 << cell[good.monument]),
            walked(good.primary, standing[cell[good.delivery.cell]]) if good.primary else None,
        )
        for good in goods
    )


def _full(state: State) -> int:
    """Return the cells on land where something is drawn."""
    return state.board.on_map & ~state.empty & ~state.land.water


def _way(
    state: State, way: Sequence[Sequence[route.Step]]
) -> tuple[tuple[tuple[str, ...], ...], ...]:
    names = state.board.grid.names
    return tuple(tuple(tuple(names[cell] for cell in step) for step in leg) for leg in way)


def way(view: ZimbabweView, start: str, end: str) -> Way:
    """Return the way with the fewest hubs between two buildings or other cells."""
    state = restore(view)
    network = state.network(state.steps())
    cells = [cell_named(state, name) for name in (start, end)]
    origin, target = (place_of(state, cell) for cell in cells)
    if network.hubs(origin, target) < 0:
        return Way(0, ())
    legs = route.legs(network, origin, target, _full(state), start=cells[0], end=cells[1])
    return Way(len(legs) - 1, _way(state, legs))
