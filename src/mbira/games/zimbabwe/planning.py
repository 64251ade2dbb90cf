"""Questions about raising monuments: the cheapest plan, what else could be used, and the ways."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from mbira.core.errors import MbiraError
from mbira.games.zimbabwe import route
from mbira.games.zimbabwe.asked import building_on, cell_named, cell_names, seat_asked_about
from mbira.games.zimbabwe.data import TOP_LEVEL
from mbira.games.zimbabwe.plan import (
    NO_WISHES,
    Delivery,
    Good,
    Instead,
    Plan,
    Wishes,
    cheapest_plan,
    parts_of,
)
from mbira.games.zimbabwe.restore import restore

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mbira.games.zimbabwe.state import State
    from mbira.games.zimbabwe.view import ZimbabweView


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
) -> Plan | None:
    """Return the cheapest way for a seat to raise some of its monuments; None if there is none.

    Craftsmen and resources on some cells are used wherever they can, others left alone.
    """
    state, cells = _to_raise(view, monuments, seat)
    return cheapest_plan(state, cells, _wishes(state, using, without))


def plan_in_full(
    view: ZimbabweView,
    monuments: Sequence[str],
    using: Sequence[str] = (),
    without: Sequence[str] = (),
) -> Plan | None:
    """Return a plan with the steps of its ways, and with what could be used instead."""
    state, cells = _to_raise(view, monuments, None)
    wishes = _wishes(state, using, without)
    found = cheapest_plan(state, cells, wishes)
    if found is None:
        return None
    instead = [*_other_craftsmen(state, cells, wishes, found), *_other_resources(state, found)]
    return replace(
        found,
        goods=tuple(_with_ways(state, good) for good in found.goods),
        instead=tuple(each for each in instead if each.cell not in without),
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
            raise MbiraError(f"the monument at {name} has its last level")
        if who == view.actor and state.raised >> cell & 1:
            raise MbiraError(f"the monument at {name} was raised this turn")
    return state, cells


def _wishes(state: State, using: Sequence[str], without: Sequence[str]) -> Wishes:
    if not using and not without:
        return NO_WISHES
    wanted, barred = (
        sum({1 << cell_named(state, name) for name in cells}) for cells in (using, without)
    )
    return Wishes(using=wanted & ~barred, without=barred)


def _other_craftsmen(
    state: State, cells: Sequence[int], wishes: Wishes, found: Plan
) -> Iterator[Instead]:
    """Yield the craftsmen that a plan does not use but could, each with what it would cost.

    Who is wished for takes the place of others of his kind that were.
    """
    names = state.board.grid.names
    used = {part.cell for part in parts_of(found.goods)}
    for standing in state.craftsmen:
        others = wishes.using & ~sum(craftsman.cells for craftsman in standing)
        for craftsman in standing:
            name = names[craftsman.anchor]
            if name in used:
                continue
            wish = replace(wishes, using=others | 1 << craftsman.anchor)
            other = cheapest_plan(state, cells, wish)
            if other is not None and any(part.cell == name for part in parts_of(other.goods)):
                yield Instead(name, other.cost)


def _other_resources(state: State, found: Plan) -> Iterator[Instead]:
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


def _with_ways(state: State, good: Good) -> Good:
    """Return a good with the steps of its ways."""
    network, cell = state.network(state.steps()), state.board.grid.cell
    standing = {each.anchor: each.cells for kind in state.craftsmen for each in kind}

    def walked(part: Delivery, origin: int) -> Delivery:
        way = route.legs(network, origin, standing[cell[part.cell]], _full(state))
        return replace(part, way=_way(state, way))

    primary = good.primary
    if primary is not None:
        primary = walked(primary, standing[cell[good.delivery.cell]])
    return Good(good.monument, walked(good.delivery, 1 << cell[good.monument]), primary)


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
    origin, target = (building_on(state, cell_named(state, name)) for name in (start, end))
    if network.hubs(origin, target) < 0:
        return Way(0, ())
    legs = route.legs(network, origin, target, _full(state))
    return Way(len(legs) - 1, _way(state, legs))
