"""Questions about a position, answered from a view: for people and bots alike.

All are pure functions; none needs or touches the match.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from mbira.core.errors import MbiraError
from mbira.core.game import Measure
from mbira.core.legal import bits
from mbira.games.meduris.data import DRUID_TOKEN, HUT_TOKEN, MATERIAL_IDS, MaterialId
from mbira.games.meduris.rules import druid, payment, ring, score, setup
from mbira.games.meduris.rules.state import FOR_HUT, FOR_TEMPLE, FREE
from mbira.games.meduris.views.imagine import restore

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira.games.meduris.rules.state import State
    from mbira.games.meduris.views.view import MedurisView


class Price(Struct, frozen=True):
    """What a hut on a free space costs."""

    space: int
    materials: tuple[MaterialId, MaterialId]
    each: int
    """How many of each material; 0 on a token that makes the hut free."""
    missing: tuple[int, int] | None
    """How many of them a seat would have to replace; None if its stock is hidden."""
    payable: bool | None
    """Whether the seat has a hut and can pay it, replacements included; None if that is hidden."""


class HutPrices(Struct, frozen=True):
    """What huts cost."""

    seat: int | None
    """Who would pay; None if nobody is named."""
    huts_left: int | None
    """How many that seat can still build."""
    prices: tuple[Price, ...]


class Visit(Struct, frozen=True):
    """A hut that the druid will visit, and what its owner can score there."""

    space: int
    owner: int
    points: int
    """For both materials, or for a druid token."""
    token: bool
    """A druid token lies under the hut."""


class Way(Struct, frozen=True):
    """Where the druid goes after a building."""

    start: int
    """Where he is now: a space, or below 0 for rocks and temple as in the view."""
    goal: int
    """Where he goes first; below 0 for a rock."""
    rivers: int
    """How often he crosses the great river before he has visited all."""
    visits: tuple[Visit, ...]


class Worth(Struct, frozen=True):
    """What a hut on a free space would bring when the druid comes to it."""

    space: int
    size: int
    """Huts of its settlement: the points for both materials. One material brings 1."""
    at_once: bool
    """He comes to it in the ritual that its building starts."""
    huts_before: int
    """How many huts he visits before he comes to it."""


class Site(Struct, frozen=True):
    """All that can be said of a free space before somebody builds there."""

    space: int
    hut: Price
    temple: Price | None
    """What a temple costs; None where none may stand."""
    temple_points: int
    """What a temple would score if the match ended now."""
    worth: Worth
    way: Way
    """Where the druid goes after a hut there."""
    holder: int | None
    """Who has its district's rune stone; None if it is in the stock."""


class SeatScore(Struct, frozen=True):
    """What a seat would have if the match ended now, without the druid's last lap."""

    seat: int
    vp: int
    temples: int
    runes: int
    total: int


def prices(view: MedurisView, seat: int | None = None) -> tuple[Price, ...]:
    """Return what a hut costs on every free space, for a seat or for whoever looks."""
    state = restore(view)
    payer = view.seat if seat is None else seat
    known = payer is not None and _seat(view, payer)
    return tuple(
        _price(state, space, payer if known else None) for space in bits(ring.free_spaces(state))
    )


def hut_prices(view: MedurisView, seat: int | None) -> HutPrices:
    """Return what a hut costs on every free space, and whether a seat has any to build."""
    found = prices(view, seat)
    return HutPrices(seat, None if seat is None else view.seats[seat].huts_left, found)


def _seat(view: MedurisView, seat: int) -> bool:
    """Return whether a seat's materials are known."""
    if not 0 <= seat < len(view.seats):
        raise MbiraError(f"there is no seat {seat}; seats are 0 to {len(view.seats) - 1}")
    return view.seats[seat].stock is not None


def _price(state: State, space: int, payer: int | None) -> Price:
    each = 0 if state.tokens[HUT_TOKEN] >> space & 1 else state.size[space]
    return _payable(state, space, each, payer, state.huts_left)


def _payable(state: State, space: int, each: int, payer: int | None, left: Sequence[int]) -> Price:
    """Return a price of this many of each material; `left` is what each seat has left to build."""
    one, two = state.board.symbols[space]
    missing = payable = None
    if payer is not None:
        have_one, have_two, rest = payment.purse(state, payer, space)
        missing = (max(0, each - have_one), max(0, each - have_two))
        can_pay = payment.can_pay(have_one, have_two, rest, each, each)
        payable = can_pay and left[payer] > 0
    return Price(space, (MATERIAL_IDS[one], MATERIAL_IDS[two]), each, missing, payable)


def _at_rest(view: MedurisView) -> State:
    """Return the position in which the next building comes: what is begun now is over."""
    state = restore(view)
    if state.purpose in {FOR_HUT, FOR_TEMPLE}:
        put = ring.put_hut if state.purpose == FOR_HUT else ring.put_temple
        put(state, state.actor, state.site)
        druid.after_building(state)
    if state.visits and not state.lap:
        state.druid = (state.druid + state.visits - 1) % state.board.size
        state.visits = 0
    return state


def _with_hut(view: MedurisView, space: int) -> State:
    """Return the position with a hut on a free space, whoever builds it."""
    state = _at_rest(view)
    if state.lap or view.step == "finished":
        raise MbiraError("nothing can be built any more")
    if not (0 <= space < state.board.size and ring.free_spaces(state) >> space & 1):
        raise MbiraError(f"there is no free space {space}")
    ring.put_hut(state, _builder(view), space)
    return state


def _builder(view: MedurisView) -> int:
    return view.seat if view.seat is not None else max(view.active, 0)


def way(view: MedurisView, space: int | None = None) -> Way:
    """Return where the druid goes after the next building: a hut on a space, or a temple.

    On his last lap, it is where he still goes.
    """
    return _way(_at_rest(view) if space is None else _with_hut(view, space))


def _way(state: State) -> Way:
    """Return where the druid goes from here; he goes there in this state, too."""
    start = state.druid
    if state.lap:
        return _rest_of_lap(state)
    if start < -1:
        return Way(start, start + 1, 0, ())
    goal = druid.destination(state)
    if goal < 0:
        return Way(start, start, 0, ())
    rivers = 0
    visits: list[Visit] = []
    for step in range(ring.huts_ahead(state, goal)):
        hut = (goal + step) % state.board.size
        rivers += druid.crossings(state, hut)
        state.druid = hut
        visits.append(_visit(state, hut))
    return Way(start, goal, rivers, tuple(visits))


def _rest_of_lap(state: State) -> Way:
    at, visits = state.druid, []
    for _ in range(state.visits - 1):
        at = ring.next_hut(state, at)
        visits.append(_visit(state, at))
    return Way(state.druid, visits[0].space if visits else state.druid, 0, tuple(visits))


def _visit(state: State, space: int) -> Visit:
    token = bool(state.tokens[DRUID_TOKEN] >> space & 1)
    return Visit(space, state.owner[space], state.size[space], token)


def worth(view: MedurisView, space: int) -> Worth:
    """Return what a hut on a free space would bring at the druid's next visit."""
    state = _with_hut(view, space)
    return _worth(state, space, _way(state.clone()))


def _worth(state: State, space: int, found: Way) -> Worth:
    start = state.druid if state.druid >= 0 else state.board.entry - 1
    before, at = 0, ring.next_hut(state, start)
    while at != space:
        before += 1
        at = ring.next_hut(state, at)
    at_once = any(visit.space == space for visit in found.visits)
    return Worth(space, state.size[space], at_once, before)


def sites(view: MedurisView) -> tuple[Site, ...]:
    """Return all that can be said of every free space, for whoever looks."""
    state = _at_rest(view)
    if state.lap or view.step == "finished":
        return ()
    payer = view.seat if view.seat is not None and _seat(view, view.seat) else None
    return tuple(_site(view, state, space, payer) for space in bits(ring.free_spaces(state)))


def site(view: MedurisView, space: int) -> Site:
    """Return all that can be said of a free space."""
    _with_hut(view, space)  # which refuses what is not free
    return next(each for each in sites(view) if each.space == space)


def _site(view: MedurisView, state: State, space: int, payer: int | None) -> Site:
    built = state.clone()
    ring.put_hut(built, _builder(view), space)
    found = _way(built.clone())
    holder = state.runes[state.board.district[space]]
    bare = not setup.tokens_on(state) >> space & 1
    return Site(
        space,
        _price(state, space, payer),
        _payable(state, space, 1, payer, state.temples_left) if bare else None,
        score.temple_points(state, space),
        _worth(built, space, found),
        found,
        None if holder == FREE else holder,
    )


def standings(view: MedurisView) -> tuple[SeatScore, ...]:
    """Return what each seat would have if the match ended now."""
    state = restore(view)
    over = view.step == "finished"
    found = []
    for seat in range(state.seats):
        temples, runes = score.temples_points(state, seat), score.rune_points(state, seat)
        vp = state.vp[seat] - (temples + runes if over else 0)
        found.append(SeatScore(seat, vp, temples, runes, vp + temples + runes))
    return tuple(found)


def measure(view: MedurisView, seat: int) -> Measure:
    """Return what a seat would have if the match ended now, and how many materials it has."""
    return Measure(standings(view)[seat].total, view.seats[seat].total or 0)
