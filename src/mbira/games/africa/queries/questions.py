"""Questions about a position, answered from a view: for people and bots alike.

All are pure functions; none needs or touches the match.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from mbira.core.errors import MbiraError, did_you_mean
from mbira.core.game import Measure
from mbira.core.legal import bits
from mbira.games.africa.rules import auction, score, track, turn
from mbira.games.africa.rules.board_file import Numbers
from mbira.games.africa.rules.conflicts import conflict
from mbira.games.africa.rules.state import AUCTION, CONFLICTS, MOVEMENT, NONE
from mbira.games.africa.views.restore import restore

if TYPE_CHECKING:
    from mbira.games.africa.rules.state import State
    from mbira.games.africa.views.view import AfricaView, AreaView


class BidCost(Struct, frozen=True):
    """What a bid would cost a seat if it won, and what that would leave."""

    seat: int
    amount: int
    influence: int
    vp: int
    """What is paid of each: VP only when all influence is gone."""
    influence_left: int
    vp_left: int
    """Where the marker on the VP track would be, others jumped over."""
    shares: tuple[tuple[int, int], ...]
    """The VP that the other seats would get, in the order in which they get them."""
    most: int
    """The highest bid that the seat could pay, now or when it is asked."""
    legal: bool
    """Whether it could bid this."""


class Terms(Struct, frozen=True):
    """What the board file of a match says about worth, costs and gains."""

    resource_rows: tuple[int, ...]
    """The VP of an area, by the row of its resource."""
    reputation_rows: tuple[int, ...]
    """The strength of each piece, by the row of its seat."""
    numbers: Numbers


class Reach(Struct, frozen=True):
    """An area that a trader can get to."""

    area: str
    cost: int
    """The fewest points for it."""
    stops: bool
    """The trader would have to stay there."""
    affordable: bool
    """There is a trader that may move, and there are points for it, now."""


class SideStrength(Struct, frozen=True):
    """How strong a side would be in a conflict."""

    seat: int
    base: int
    """By its pieces and its reputation."""
    influence: int | None
    """What it could commit; None if that is hidden."""
    markers: int | None
    """Markers that it could stake, a hidden special one included; None if they are hidden."""
    most: int | None
    """With everything that it could commit; None if that is hidden."""


class Fights(Struct, frozen=True):
    """The conflicts that could be in an area."""

    area: str
    against: tuple[tuple[SideStrength, SideStrength], ...]
    """Both sides of each, the one that would start it first."""


class Forecast(Struct, frozen=True):
    """What a seat would score if its turn ended now."""

    seat: int
    score: score.Score
    """By where it comes from, and its `total`."""
    vp: int
    """Where its marker would be on the VP track."""
    wins: bool


def _known_seat(view: AfricaView, seat: int) -> None:
    if not 0 <= seat < len(view.seats):
        raise MbiraError(f"there is no seat {seat}; seats are 0 to {len(view.seats) - 1}")


def area_called(view: AfricaView, name: str) -> AreaView:
    """Return what is in an area."""
    return list(view.areas.values())[_area(restore(view), name)]


def rivals(view: AfricaView, area: str) -> list[int]:
    """Return the seats in an area besides the one on turn."""
    found = area_called(view, area)
    own = view.active if view.active is not None else view.seat
    return [
        seat
        for seat, traders in enumerate(found.traders)
        if seat != own and (traders or seat in found.wholesalers)
    ]


def _area(state: State, name: str) -> int:
    area = state.board.index.get(name)
    if area is None:
        raise MbiraError(
            f"there is no area {name!r}; {did_you_mean(name, state.board.names, 'areas')}"
        )
    return area


def bid_cost(view: AfricaView, amount: int, seat: int | None = None) -> BidCost:
    """Return what a bid would cost a seat, or whoever looks, and what it would leave."""
    bidder = view.seat if seat is None else seat
    if bidder is None:
        raise MbiraError("whose bid? Name a seat")
    _known_seat(view, bidder)
    if view.seats[bidder].influence is None:
        raise MbiraError(f"the influence of seat {bidder} is hidden")
    if amount < 1:
        raise MbiraError("a bid is 1 or more")
    if view.step in {"value", "deposit", "drawn"}:
        raise MbiraError("there are no VP before the seats are drawn")
    state = restore(view)
    influence, vp = auction.price(state, bidder, amount)
    most = auction.most_of(state, bidder, first=_bids_first(state, bidder))
    shares = auction.shares(state, bidder, vp) if vp else []
    track.gain(state, bidder, -vp)
    return BidCost(
        seat=bidder,
        amount=amount,
        influence=influence,
        vp=vp,
        influence_left=state.influence[bidder] - influence,
        vp_left=state.vp[bidder],
        shares=tuple(share for share in shares if share[1]),
        most=most,
        legal=amount <= most and (state.step != AUCTION or amount > state.high_bid),
    )


def _bids_first(state: State, seat: int) -> bool:
    """Return whether a seat bids first, now or in the next auction as things stand."""
    if state.step == AUCTION:
        return state.order[0] == seat
    return max(range(state.seats), key=state.vp.__getitem__) == seat


def terms(view: AfricaView) -> Terms:
    """Return the tables and the numbers that the match is played with."""
    file = restore(view).board.file
    return Terms(file.resource_rows, file.reputation_rows, file.numbers)


def reach(view: AfricaView, area: str) -> tuple[Reach, ...]:
    """Return where a trader of the seat on turn could go from an area, nearest first.

    Between turns it is a trader of whoever looks.
    """
    state = restore(view)
    start = _area(state, area)
    if state.active == NONE:
        if view.seat is None:
            raise MbiraError("it is nobody's turn")
        state.active = view.seat
    cost_of_step = state.board.numbers.move_cost
    can_move = MOVEMENT in (state.step, state.resume) and turn.fresh_traders(state, start) > 0
    found: list[Reach] = []
    seen, edge, cost = 1 << start, 1 << start, 0
    while edge:
        cost += cost_of_step
        ahead = 0
        for at in bits(edge):
            if at == start or not turn.stops(state, at):
                ahead |= state.board.borders[at]
        edge = ahead & ~seen
        seen |= edge
        for at in bits(edge):
            affordable = can_move and cost <= state.points
            name = state.board.names[at]
            found.append(Reach(name, cost, stops=turn.stops(state, at), affordable=affordable))
    return tuple(found)


def strengths(
    view: AfricaView, area: str, rival: int, seat: int | None = None
) -> tuple[SideStrength, SideStrength]:
    """Return how strong two seats would be in a conflict in an area, with what they could commit.

    The first one is the seat on turn, unless another is named; a tie is the rival's.
    """
    state = restore(view)
    place = _area(state, area)
    attacker = seat if seat is not None else view.active if view.active is not None else view.seat
    if attacker is None:
        raise MbiraError("it is nobody's turn; name the seat that would start the conflict")
    for side in (attacker, rival):
        _known_seat(view, side)
    if attacker == rival:
        raise MbiraError("a conflict is between two seats")
    return _strength(view, state, place, attacker), _strength(view, state, place, rival)


def _strength(view: AfricaView, state: State, area: int, seat: int) -> SideStrength:
    shown, numbers = view.seats[seat], state.board.numbers
    pieces = _all(state, area, seat)
    if _in_conflicts(state):
        own = seat == state.active
        pieces = conflict.fresh(state, area) if own else conflict.of_rival(state, seat, area)
    base = conflict.count(state, *pieces) * shown.strength
    markers = None
    if shown.markers is not None:
        specials = len(shown.specials) + (shown.secret is not None)
        markers = sum(marker.icon != "points" for marker in shown.markers) + specials
    most = None
    if shown.influence is not None and markers is not None:
        most = base + numbers.influence_strength * shown.influence
        most += numbers.marker_strength * markers
    return SideStrength(seat, base, shown.influence, markers, most)


def _in_conflicts(state: State) -> bool:
    """Return whether it matters who has fought already."""
    return CONFLICTS in (state.step, state.resume) or state.area != NONE


def _all(state: State, area: int, seat: int) -> tuple[int, int]:
    traders = state.traders[seat * state.board.size + area]
    return traders, int(state.wholesaler[seat] == area)


def forecast(view: AfricaView, seat: int | None = None) -> Forecast:
    """Return what a seat, the one on turn if none is named, would score if its turn ended now."""
    state = restore(view)
    scorer = seat if seat is not None else view.active if view.active is not None else view.seat
    if scorer is None:
        raise MbiraError("it is nobody's turn; name a seat")
    _known_seat(view, scorer)
    found = score.turn_score(state, scorer)
    track.gain(state, scorer, found.total)
    return Forecast(scorer, found, state.vp[scorer], wins=track.has_won(state, scorer))


def measure(view: AfricaView, seat: int) -> Measure:
    """Return a seat's VP, and what it would score if its turn ended now."""
    drawn = view.step not in {"value", "deposit", "drawn"}
    return Measure(view.seats[seat].vp, forecast(view, seat).score.total if drawn else 0)
