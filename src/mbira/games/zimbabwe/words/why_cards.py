"""Why a god or a specialist cannot be chosen, or a specialist cannot be used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.message import Reason
from mbira.games.zimbabwe import data
from mbira.games.zimbabwe.actions import GOD_INDEX, RESOURCE_INDEX, SPECIALIST_INDEX
from mbira.games.zimbabwe.rules import legal
from mbira.games.zimbabwe.rules.turn import god_change
from mbira.games.zimbabwe.words.names import god_name, resource_name, seat_name, specialist_name
from mbira.games.zimbabwe.words.why_means import price_first, room_owed, too_dear, too_much_vr

if TYPE_CHECKING:
    from mbira.games.zimbabwe.actions import (
        Builder,
        God,
        Herd,
        Nomads,
        Rain,
        Shaman,
        Specialist,
    )
    from mbira.games.zimbabwe.rules.state import State


def god(state: State, action: God) -> Reason:
    """Return why a god cannot be adored now."""
    seat, wanted = state.actor, GOD_INDEX[action.god]
    name = god_name(wanted)
    if state.god[seat] != data.NO_GOD:
        return Reason("why-one-god", {"god": god_name(state.god[seat])}, rule="R49")
    if wanted in state.god:
        return Reason("why-god-taken", {"god": name}, rule="R49")
    if not state.gods >> wanted & 1:
        return Reason("why-god-not-in-play", {"god": name}, rule="R49")
    if state.chosen:
        return Reason("why-chosen-already", rule="R34")
    vr = state.vr[seat] + god_change(state, seat, wanted)
    return too_much_vr(vr) if vr > data.MOST_VR else price_first(state)


def specialist(state: State, action: Specialist) -> Reason:
    """Return why a specialist cannot be chosen now."""
    seat, wanted = state.actor, SPECIALIST_INDEX[action.specialist]
    name = specialist_name(wanted)
    holder = _holder(state, wanted)
    if holder == seat:
        return Reason("why-specialist-yours", {"specialist": name}, rule="R49")
    if holder is not None:
        args = {"specialist": name, "seat": seat_name(holder)}
        return Reason("why-specialist-taken", {**args}, rule="R49")
    if not state.specialists_left >> wanted & 1:
        return Reason("why-no-specialists", rule="R49")
    if state.chosen:
        return Reason("why-chosen-already", rule="R34")
    vr = state.vr[seat] + data.SPECIALIST_VR[wanted]
    if vr > data.MOST_VR:
        return too_much_vr(vr)
    if state.cattle[seat] < data.USE_COST[wanted]:
        return too_dear(state, data.USE_COST[wanted], "R32")
    if not legal.has_use(state, wanted):
        return _no_tile_or_site(state, wanted)
    return price_first(state)


def _holder(state: State, specialist: int) -> int | None:
    """Return who has a specialist's card."""
    holders = (seat for seat, cards in enumerate(state.specialists) if cards >> specialist & 1)
    return next(holders, None)


def _no_tile_or_site(state: State, specialist: int) -> Reason:
    tiles = sum(state.resource_tiles) if specialist == data.SHAMAN else state.water_tiles
    name = specialist_name(specialist)
    if not tiles:
        return Reason("why-no-tile", {"specialist": name}, rule="R32")
    if state.owed >= 0:
        return room_owed(state)
    return Reason("why-no-site-for-tile", {"specialist": name}, rule="R32")


def _use(state: State, specialist: int, cost: int) -> Reason:
    name = specialist_name(specialist)
    if not state.specialists[state.actor] >> specialist & 1:
        if not state.specialists_left >> specialist & 1 and _holder(state, specialist) is None:
            return Reason("why-no-specialists", rule="R49")
        return Reason("why-specialist-not-yours", {"specialist": name}, rule="R49")
    if state.used >> specialist & 1:
        return Reason("why-specialist-used", {"specialist": name}, rule="R33")
    if specialist == state.owed and state.cattle[state.actor] < cost:
        args = {"need": cost, "have": state.cattle[state.actor]}
        return Reason("why-too-dear", {**args}, rule="R44")
    if specialist != state.owed and state.spare() < cost:
        return too_dear(state, cost, "R44")
    if specialist != state.owed and not legal.has_use(state, specialist):
        return _no_tile_or_site(state, specialist)
    return price_first(state)


def shaman(state: State, action: Shaman) -> Reason:
    """Return why the shaman cannot be used for a resource."""
    kind = RESOURCE_INDEX[action.resource]
    owned = state.specialists[state.actor] >> data.SHAMAN & 1 and not state.used >> data.SHAMAN & 1
    if owned and not state.resource_tiles[kind]:
        return Reason("why-no-resource-tile", {"resource": resource_name(kind)}, rule="R32")
    return _use(state, data.SHAMAN, data.USE_COST[data.SHAMAN])


def rain(state: State, _: Rain) -> Reason:
    """Return why the rain ceremony cannot be held."""
    return _use(state, data.RAIN, data.USE_COST[data.RAIN])


def herd(state: State, action: Herd) -> Reason:
    """Return why cattle cannot be put on the herd."""
    return _use(state, data.HERD, action.cattle)


def nomads(state: State, _: Nomads) -> Reason:
    """Return why the nomads cannot be paid."""
    return _use(state, data.NOMADS, data.USE_COST[data.NOMADS])


def builder(state: State, _: Builder) -> Reason:
    """Return why the builder cannot be paid."""
    return _use(state, data.BUILDER, data.USE_COST[data.BUILDER])
