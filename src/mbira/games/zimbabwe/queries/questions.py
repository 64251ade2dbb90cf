"""Questions about a position, answered from a view: for people and bots alike.

All are pure functions; none needs or touches the match. `ask` answers the same questions in
messages, for those who type them.
"""

from __future__ import annotations

from operator import add
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from mbira.core.errors import MbiraError
from mbira.core.game import Measure
from mbira.core.legal import bits
from mbira.games.zimbabwe import data
from mbira.games.zimbabwe.actions import CRAFTSMAN_INDEX, Bid
from mbira.games.zimbabwe.queries.asked import cell_named, cell_names, place_of, seat_asked_about
from mbira.games.zimbabwe.rules import bidding, legal, score
from mbira.games.zimbabwe.rules.routes import rings
from mbira.games.zimbabwe.rules.steps import CRAFTSMAN_SITE, GIFT
from mbira.games.zimbabwe.views.restore import restore

if TYPE_CHECKING:
    from mbira.games.zimbabwe.rules.state import State
    from mbira.games.zimbabwe.views.view import ZimbabweView


LARGEST_TILE: Final = 4
"""How many cells the largest tile covers."""


class Reach(Struct, frozen=True):
    """What is in reach of a place."""

    cell: str
    by_hubs: tuple[tuple[str, ...], ...]
    """The cells that need 0, 1, 2... hubs."""
    resources: tuple[ResourceInReach, ...]
    """The resources in range, no hubs helping."""


class ResourceInReach(Struct, frozen=True):
    """A resource, and who else counts on it."""

    cell: str
    resource: data.ResourceId
    claimed_by: tuple[str, ...]
    """Cells of the craftsmen that have it in range."""
    used: int
    """Used markers on it."""


class Sites(Struct, frozen=True):
    """Where a craftsman may stand."""

    craftsman: data.CraftsmanId
    across: tuple[str, ...]
    """Anchors of a tile lying across; of a square one, all its anchors."""
    down: tuple[str, ...]


class GiftPreview(Struct, frozen=True):
    """What a gift would lead to if all others passed."""

    cattle: int
    cost: int
    """What the seat itself pays."""
    plaques: tuple[int, ...]
    """Cattle on each plaque, in order."""
    left: tuple[int, ...]
    """Cattle of each seat when the phase is over."""
    order: tuple[int, ...]


class Income(Struct, frozen=True):
    """What a seat would get if the revenue came now."""

    god: int
    specialists: int
    technologies: int
    monuments: int
    engai: int
    total: int


class SeatPlace(Struct, frozen=True):
    """A seat's place if the match ended now."""

    seat: int
    margin: int
    """VP - VR."""
    reached: bool
    decided_by: str
    """What puts it before the next one: overshoot, xango, points or order; "" if nothing does."""


def reach(view: ZimbabweView, cell: str, *more: str, eshu: bool = False) -> Reach:
    """Return what is in reach from a building or any other cells, by number of hubs.

    Cells after the first are those of a tile that is not there yet.
    """
    if len(more) >= LARGEST_TILE:
        raise MbiraError(f"no tile covers more than {LARGEST_TILE} cells")
    state = restore(view)
    start = cell_named(state, cell)
    steps = data.ESHU_RANGE if eshu else data.RANGE
    origin = place_of(state, start)
    for other in more:
        origin |= place_of(state, cell_named(state, other))
    by_hubs = []
    before = 0
    for ring in rings(state.network(steps), origin):
        by_hubs.append(cell_names(state, ring & ~before))
        before = ring
    near = state.network(steps).leg(origin)
    if not view.rules.monuments_block_resources:
        near = state.land.reach(origin, steps)
    return Reach(
        cell=state.board.grid.names[start],
        by_hubs=tuple(by_hubs),
        resources=_resources(state, near, steps),
    )


def _resources(state: State, cells: int, steps: int) -> tuple[ResourceInReach, ...]:
    names = state.board.grid.names
    found = []
    for kind, resource in enumerate(data.RESOURCE_IDS):
        claimers = [
            (names[craftsman.anchor], state.supply(craftsman, steps) & state.resources[kind])
            for craftsman_kind in data.KINDS
            if data.RESOURCE[craftsman_kind] == kind
            for craftsman in state.craftsmen[craftsman_kind]
        ]
        for cell in bits(state.resources[kind] & cells):
            claims = tuple(name for name, supply in claimers if supply >> cell & 1)
            used = (state.used_once >> cell & 1) + (state.used_twice >> cell & 1)
            found.append(ResourceInReach(names[cell], resource, claims, used))
    return tuple(found)


def placing(view: ZimbabweView, craftsman: str, seat: int | None = None) -> State:
    """Return the position in which a seat looks for a place for a craftsman."""
    if craftsman not in CRAFTSMAN_INDEX:
        raise MbiraError(
            f"there is no craftsman {craftsman!r}; craftsmen: {', '.join(data.CRAFTSMAN_IDS)}"
        )
    state = restore(view)
    who = seat_asked_about(view, seat)
    if who != state.actor:  # what the seat to act owes is its own affair
        state.actor, state.owed = who, -1
    state.step = CRAFTSMAN_SITE
    state.kind = CRAFTSMAN_INDEX[craftsman]
    return state


def sites(view: ZimbabweView, craftsman: str, seat: int | None = None) -> Sites:
    """Return where a seat's craftsman may stand, cards and cattle aside."""
    state = placing(view, craftsman, seat)
    across, down = legal.craftsman_sites(state, state.kind)
    return Sites(data.CRAFTSMAN_IDS[state.kind], cell_names(state, across), cell_names(state, down))


def gift(view: ZimbabweView, cattle: int) -> GiftPreview:
    """Return what a gift of the seat to act would lead to if all others passed."""
    state = restore(view)
    if state.step != GIFT:
        raise MbiraError("no gifts are given now")
    seat = state.actor
    if Bid(cattle) not in legal.legal(state):
        raise MbiraError(
            f"a gift of {cattle} is not possible: "
            f"from {state.gift + 1} to {bidding.most(state, seat)}"
        )
    cost = cattle - min(cattle, bidding.stock_help(state, seat))
    shares = bidding.shares(cattle, len(state.plaques), state.plaque_next)
    plaques = tuple(map(add, state.plaque_cattle, shares))
    going_on = bidding.give(state, cattle)
    while going_on:
        going_on = bidding.give_no_more(state)
    return GiftPreview(cattle, cost, plaques, tuple(state.cattle), tuple(state.order))


def income(view: ZimbabweView, seat: int) -> Income:
    """Return what a seat would get if the revenue came now."""
    shown, state = view.seats[seat], restore(view)
    before = state.cattle[seat]
    state.order += [other for other in range(state.seats) if other not in state.order]
    level = score.income(state, seat)
    score.collect(state)
    total = state.cattle[seat] - before
    specialists = sum(card.cattle for card in shown.specialists)
    technologies = sum(card.cattle for card in shown.technologies)
    paid = total - shown.god_cattle - specialists - technologies
    return Income(
        god=shown.god_cattle,
        specialists=specialists,
        technologies=technologies,
        monuments=min(level, paid),
        engai=max(0, paid - level),
        total=total,
    )


def standings(view: ZimbabweView) -> tuple[SeatPlace, ...]:
    """Return the ranking if the match ended now, and what decides between neighbours."""
    state = restore(view)
    seats = score.ranking(state)
    return tuple(
        SeatPlace(
            seat,
            state.vp[seat] - state.vr[seat],
            score.reached(state, seat),
            score.decided_by(state, seat, after) if after is not None else "",
        )
        for seat, after in zip(seats, [*seats[1:], None], strict=True)
    )


def measure(view: ZimbabweView, seat: int) -> Measure:
    """Return how far a seat is above its VR, and what it would get if the revenue came now."""
    shown = view.seats[seat]
    laid = view.step not in {"tile", "marker", "without"}
    return Measure(shown.vp - shown.vr, income(view, seat).total if laid else 0)
