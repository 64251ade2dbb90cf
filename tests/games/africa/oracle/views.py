"""What a seat or a spectator should see of the oracle's table, field by field of the view."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tests.games.africa.oracle.facts import VALUES
from tests.games.africa.oracle.table import NEUTRAL

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tests.games.africa.oracle.oracle import Oracle
    from tests.games.africa.oracle.table import Conflict, Marker

Fields = dict[str, object]
USING = {
    *("station-area", "wholesaler-area", "trader-area", "convert-area", "migrant-area"),
    *("drifting", "market-steps", "repute", "caravan-way", "caravan-pieces"),
}
"""The steps in which a marker is being used."""


def for_all(oracle: Oracle) -> Fields:
    """Return what the views of all seats should say alike."""
    areas = {name: _area(oracle, name) for name in oracle.areas}
    return {"areas": areas, "caravan": _caravan(oracle)} | _table(oracle) | _turn(oracle)


def for_one(oracle: Oracle, viewer: int | None) -> Fields:
    """Return what else the view of a seat should say."""
    won: list[tuple[str, int]] | None = []
    if oracle.active is not None:
        fresh = [marker for marker in oracle.hands[oracle.active] if marker.fresh]
        won = sorted(shown(fresh)) if _sees_markers(oracle, oracle.active, viewer) else None
    return {
        "seats": [_seat(oracle, seat, viewer) for seat in range(oracle.seats)],
        "won": won,
        "conflict": _conflict(oracle, viewer),
    }


def shown(markers: Iterable[Marker]) -> list[tuple[str, int]]:
    """Return markers as they lie."""
    return [(marker.icon, marker.points) for marker in markers]


def _sees_markers(oracle: Oracle, seat: int | None, viewer: int | None) -> bool:
    return seat is None or seat == viewer or oracle.yes("held_action_markers_public", default=True)


def _seat(oracle: Oracle, seat: int, viewer: int | None) -> Fields:
    own = seat == viewer
    drawn = [special.kind for special in oracle.specials[seat] if not special.known]
    if not own and oracle.yes("special_victory_hidden", default=True):
        drawn = ["hidden" for _ in drawn]
    sees_influence = own or oracle.yes("influence_public", default=True)
    hand = oracle.hands[seat]
    return {
        "vp": oracle.vp[seat],
        "reputation": oracle.reputation[seat],
        "strength": oracle.strength(seat),
        "supply": len(oracle.supply(seat)),
        "wholesaler": oracle.wholesaler(seat).area,
        "influence": oracle.influence[seat] if sees_influence else None,
        "marker_count": len(hand),
        "markers": sorted(shown(hand)) if _sees_markers(oracle, seat, viewer) else None,
        "specials": sorted(special.kind for special in oracle.specials[seat] if special.known),
        "secret": drawn[0] if drawn else None,
    }


def _area(oracle: Oracle, name: str) -> Fields:
    area, pieces = oracle.areas[name], oracle.here(name)
    traders = [piece for piece in pieces if not piece.wholesaler]
    return {
        "coast": area.coast,
        "symbol": area.symbol,
        "heart": area.heart,
        "borders": area.borders,
        "at": area.at,
        "resource": oracle.resource.get(name),
        "value": oracle.value(area),
        "station": name in oracle.stations,
        "neutrals": oracle.neutrals(name),
        "traders": [sum(p.owner == seat for p in traders) for seat in range(oracle.seats)],
        "wholesalers": sorted(piece.owner for piece in pieces if piece.wholesaler),
        "spent": sum(piece.spent for piece in traders if piece.owner == oracle.active),
        "won": sum(piece.won for piece in traders),
        "drifted": sum(piece.drifted for piece in pieces),
    }


def _table(oracle: Oracle) -> Fields:
    lines = Counter(marker.line for marker in oracle.used)
    used_specials = [special.kind for special in oracle.used_specials]
    return {
        "actor": oracle.question.actor,
        "step": oracle.question.step,
        "round": oracle.round,
        "end_reason": oracle.end_reason,
        "drawn": oracle.drawn,
        "value_rows": {value: oracle.rows.get(value) for value in VALUES},
        "stations_left": oracle.stations_left(),
        "neutral_supply": len(oracle.supply(NEUTRAL)),
        "pool": oracle.pool,
        "rows": [shown(row) for row in oracle.open_rows],
        "drawing": oracle.to_turn_up,
        "stack": len(oracle.stack),
        "refilled": oracle.refilled,
        "used": [lines[line] for line in range(len(oracle.box.markers))],
        "used_specials": {
            kind: used_specials.count(kind) for count, kind in oracle.box.specials if count
        },
    }


def _turn(oracle: Oracle) -> Fields:
    step, active = oracle.question.step, oracle.active
    fields: Fields = {
        "active": active,
        "points": oracle.points,
        "changed": oracle.changes[0] if oracle.changes else None,
        "change_count": len(oracle.changes),
        "vp_marker": oracle.vp_marker,
        "weary": _weary(oracle),
        "closed": sorted(oracle.closed),
        "resume": oracle.phase if step in USING else None,
        "to_place": oracle.to_place,
        "market": [oracle.market.get("up"), oracle.market.get("down")],
    }
    if step == "auction":
        high = max(oracle.bids.values(), default=0)
        bidders = [seat for seat, bid in oracle.bids.items() if bid and bid == high]
        fields |= {
            "order": oracle.order,
            "place": len(oracle.bids),
            "high_bid": high,
            "high_bidder": bidders[0] if bidders else None,
        }
    wholesaler = None if active is None else oracle.wholesaler(active)
    if wholesaler is not None and wholesaler.area:
        fields |= {"spent_wholesaler": wholesaler.spent, "won_wholesaler": wholesaler.won}
    return fields


def _weary(oracle: Oracle) -> list[Fields]:
    """Return the pieces of other seats that have fought, by seat and area."""
    found: list[Fields] = []
    for seat in range(oracle.seats):
        tired = [piece for piece in oracle.on_map(seat) if piece.spent and seat != oracle.active]
        found += [
            {
                "seat": seat,
                "area": area,
                "traders": sum(p.area == area and not p.wholesaler for p in tired),
                "wholesaler": any(p.area == area and p.wholesaler for p in tired),
            }
            for area in oracle.areas
            if any(piece.area == area for piece in tired)
        ]
    return found


def _caravan(oracle: Oracle) -> Fields | None:
    if oracle.caravan is None:
        return None
    traders = [piece for piece in oracle.joined if not piece.wholesaler]
    return {
        "origin": oracle.caravan[0],
        "goal": oracle.caravan[1],
        "traders": sum(not piece.spent for piece in traders),
        "spent_traders": sum(piece.spent for piece in traders),
        "wholesaler": len(oracle.joined) - len(traders),
    }


def _conflict(oracle: Oracle, viewer: int | None) -> Fields | None:
    conflict = oracle.conflict
    if conflict is None:
        return None
    waiting = conflict.retreating
    return {
        "area": conflict.area,
        "rival": None if conflict.rival == NEUTRAL else conflict.rival,
        "fate": conflict.fate,
        "drawn": sorted(conflict.drawn),
        "redraws": conflict.redraws,
        "sides": [_side(conflict, seat, viewer) for seat in conflict.sides],
        "victor": conflict.victor,
        "retreaters": ["neutral" if who == NEUTRAL else who for who in conflict.retreaters],
        "retreat_traders": sum(not piece.wholesaler for piece in waiting),
        "retreat_wholesaler": any(piece.wholesaler for piece in waiting),
    }


def _side(conflict: Conflict, seat: int, viewer: int | None) -> Fields:
    side, seen = conflict.sides[seat], conflict.open or seat == viewer
    said: int | str | None = None
    if side.committed and seen:
        said = "retreat" if side.retreats else side.influence
    markers = [marker.icon for marker in side.markers] + [s.kind for s in side.specials]
    if conflict.open:
        return {"influence": said, "stakes": [], "revealed": sorted(markers)}
    return {
        "answers": side.committed + len(side.answers),
        "influence": said,
        "stakes": side.answers if seen else None,
        "revealed": [],
    }
