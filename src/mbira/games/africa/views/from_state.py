"""From a state to a view: what a seat may see of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from mbira.core.legal import bits
from mbira.games.africa.data import (
    ICON_IDS,
    MARKER_IDS,
    NO_RESOURCE,
    NO_SPECIAL,
    RESOURCE_IDS,
    SPECIAL_IDS,
    VALUE_IDS,
    SpecialId,
    ValueId,
)
from mbira.games.africa.rules import ground
from mbira.games.africa.rules.conflicts import duel
from mbira.games.africa.rules.state import COMMITMENT, NEUTRALS, NONE, RETREATS, REVEAL, STAKES
from mbira.games.africa.views.view import (
    STEP_IDS,
    AfricaView,
    AreaView,
    CaravanView,
    ConflictView,
    FateView,
    MarkerView,
    SeatView,
    SideView,
    WearyView,
)

if TYPE_CHECKING:
    from collections.abc import Collection

    from mbira.games.africa.rules.state import State


def show(state: State, seat: int | None) -> AfricaView:
    """Return the position as a seat, or a spectator, may see it."""
    board = state.board
    up, down = state.market
    return AfricaView(
        seat=seat,
        actor=state.actor,
        seats=_seats(state, seat),
        rules=state.rules,
        reconstructed=state.rules.board is None,
        step=STEP_IDS[state.step],
        round=state.round,
        end_reason=state.end_reason,
        drawn=tuple(state.drawn),
        areas=_areas(state),
        value_rows={
            name: None if row == NONE else row
            for name, row in zip(VALUE_IDS, state.value_row, strict=True)
        },
        stations_left=state.stations_left,
        neutral_supply=state.neutral_supply,
        pool=state.pool,
        rows=tuple(_markers(state, row) for row in state.rows),
        drawing=state.drawing,
        stack=sum(state.stack),
        refilled=state.refilled,
        used=tuple(state.used),
        used_specials={
            name: used
            for name, used, all_of_them in zip(
                SPECIAL_IDS, state.used_specials, board.special_counts, strict=True
            )
            if all_of_them
        },
        order=state.order,
        place=state.place,
        high_bid=state.high_bid,
        high_bidder=_or_none(state.high_bidder),
        active=_or_none(state.active),
        points=state.points,
        won=_won(state, seat),
        changed=_value_id(state.changed),
        change_count=state.change_count,
        vp_marker=None if state.vp_marker == NONE else MARKER_IDS[state.vp_marker],
        spent_wholesaler=state.spent_wholesaler,
        won_wholesaler=state.won_wholesaler,
        weary=_weary(state) if state.weary or state.weary_wholesalers else (),
        closed=tuple(board.names[area] for area in bits(state.closed)),
        resume=None if state.resume == NONE else STEP_IDS[state.resume],
        to_place=state.to_place,
        market=(_value_id(up), _value_id(down)),
        caravan=_caravan(state),
        conflict=_conflict(state, seat),
    )


def shown_to(state: State, view: AfricaView, seat: int | None) -> AfricaView:
    """Return the position as a seat may see it, from somebody else's view of it."""
    return replace(
        view,
        seat=seat,
        seats=_seats(state, seat),
        won=_won(state, seat),
        conflict=_conflict(state, seat),
    )


def sees_markers(state: State, seat: int, viewer: int | None) -> bool:
    """Return whether a viewer sees which action markers a seat holds."""
    return state.rules.held_action_markers_public or seat in {viewer, NONE}


def holdings(state: State, seat: int) -> dict[str, int]:
    """Return what a seat has, without what it keeps to itself."""
    found = {"vp": state.vp[seat], "reputation": state.reputation[seat]}
    if state.rules.influence_public:
        found["influence"] = state.influence[seat]
    return found


def hides(state: State, seats: Collection[int]) -> bool:
    """Return whether others have what somebody with these seats may not know (R14)."""
    return any(_has_secrets(state, seat) for seat in range(state.seats) if seat not in seats)


def _has_secrets(state: State, seat: int) -> bool:
    """Return whether a seat has anything that only it may know."""
    rules = state.rules
    if not rules.influence_public:
        return True
    if state.kept[seat] and not rules.held_action_markers_public:
        return True
    if state.secret[seat] != NO_SPECIAL and rules.special_victory_hidden:
        return True
    undecided = commitments_hidden(state) and seat in {state.active, state.rival}
    return undecided and state.committed[duel.side(state, seat)] != NONE


def commitments_hidden(state: State) -> bool:
    """Return whether what sides commit is known to nobody else yet."""
    return state.step in {COMMITMENT, STAKES, REVEAL} or state.resume == COMMITMENT


def _or_none(seat: int) -> int | None:
    return None if seat == NONE else seat


def _value_id(kind: int) -> ValueId | None:
    return None if kind == NONE else VALUE_IDS[kind]


def _markers(state: State, kinds: tuple[int, ...]) -> tuple[MarkerView, ...]:
    board = state.board
    icons, points = board.marker_icons, board.marker_points
    return tuple(MarkerView(ICON_IDS[icons[kind]], points[kind]) for kind in kinds)


def _won(state: State, viewer: int | None) -> tuple[MarkerView, ...] | None:
    seen = sees_markers(state, state.active, viewer)
    return _markers(state, state.won) if seen else None


def _seats(state: State, viewer: int | None) -> tuple[SeatView, ...]:
    return tuple(_seat(state, seat, viewer) for seat in range(state.seats))


def _seat(state: State, seat: int, viewer: int | None) -> SeatView:
    at = state.wholesaler[seat]
    own, rules = seat == viewer, state.rules
    secret: SpecialId | Literal["hidden"] | None = None
    if state.secret[seat] != NO_SPECIAL:
        secret = (
            SPECIAL_IDS[state.secret[seat]] if own or not rules.special_victory_hidden else "hidden"
        )
    return SeatView(
        vp=state.vp[seat],
        reputation=state.reputation[seat],
        strength=ground.strength(state, seat),
        supply=state.supply[seat],
        wholesaler=None if at == NONE else state.board.names[at],
        influence=state.influence[seat] if own or rules.influence_public else None,
        marker_count=len(state.kept[seat]),
        markers=_markers(state, state.kept[seat]) if sees_markers(state, seat, viewer) else None,
        specials=tuple(SPECIAL_IDS[kind] for kind in state.open_specials[seat]),
        secret=secret,
    )


def _areas(state: State) -> dict[str, AreaView]:
    board = state.board
    size, traders = board.size, state.traders
    wholesalers: dict[int, tuple[int, ...]] = {}
    for seat, at in enumerate(state.wholesaler):
        wholesalers[at] = (*wholesalers.get(at, ()), seat)
    return {
        name: AreaView(
            coast=bool(board.coast >> area & 1),
            symbol=bool(board.symbols >> area & 1),
            heart=area == board.heart,
            borders=board.neighbours[area],
            at=board.at[area],
            resource=None if resource == NO_RESOURCE else RESOURCE_IDS[resource],
            value=ground.value(state, area),
            station=bool(state.stations >> area & 1),
            neutrals=state.neutrals[area],
            traders=tuple(traders[area::size]),
            wholesalers=wholesalers.get(area, ()),
            spent=state.spent[area],
            won=state.won_here[area],
            drifted=state.drifted[area],
        )
        for area, (name, resource) in enumerate(zip(board.names, state.resource, strict=True))
    }


def _weary(state: State) -> tuple[WearyView, ...]:
    size, names = state.board.size, state.board.names
    traders = {divmod(place, size): count for place, count in enumerate(state.weary) if count}
    led = {(seat, state.wholesaler[seat]) for seat in bits(state.weary_wholesalers)}
    return tuple(
        WearyView(seat, names[area], traders.get((seat, area), 0), (seat, area) in led)
        for seat, area in sorted({*traders, *led})
    )


def _caravan(state: State) -> CaravanView | None:
    origin, goal, traders, spent, wholesaler = state.caravan
    if origin == NONE:
        return None
    names = state.board.names
    return CaravanView(names[origin], names[goal], traders, spent, wholesaler)


def _conflict(state: State, viewer: int | None) -> ConflictView | None:
    if state.area == NONE:
        return None
    board = state.board
    out = zip(board.conflict_counts, state.fates, strict=True)
    drawn = [
        kind for kind, (all_of_them, left) in enumerate(out) for _ in range(all_of_them - left)
    ]
    return ConflictView(
        area=board.names[state.area],
        rival=None if state.rival == NEUTRALS else state.rival,
        fate=None if state.fate == NONE else _fate(state, state.fate),
        drawn=tuple(_fate(state, kind) for kind in drawn),
        redraws=state.redraws,
        sides=(_side(state, state.active, viewer), _side(state, state.rival, viewer)),
        victor=_or_none(state.victor),
        retreaters=tuple("neutral" if who == NEUTRALS else who for who in state.retreaters),
        retreat_traders=state.retreat_traders,
        retreat_wholesaler=state.retreat_wholesaler,
    )


def _fate(state: State, kind: int) -> FateView:
    fate = state.board.fates[kind]
    return FateView(fate.loss, fate.amount)


def _side(state: State, seat: int, viewer: int | None) -> SideView:
    side = duel.side(state, seat)
    committed = state.committed[side]
    secret = commitments_hidden(state)
    seen = not secret or seat == viewer
    influence: int | Literal["retreat"] | None = None
    if committed != NONE and seen:
        influence = "retreat" if committed == RETREATS else committed
    return SideView(
        answers=(committed != NONE) + len(state.stakes[side]) if secret else 0,
        influence=influence,
        stakes=state.stakes[side] if seen else None,
        revealed=tuple(MARKER_IDS[marker] for marker in state.revealed[side]),
    )
