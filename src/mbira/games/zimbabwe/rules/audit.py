"""Everything is conserved: what must add up after any action, in every test."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.audit import must
from mbira.games.zimbabwe.data import (
    BOX_CATTLE,
    CARDS_PER_TECHNOLOGY,
    CRAFTSMAN_VP,
    CRAFTSMEN_PER_KIND,
    GOD_VR,
    KINDS,
    LEVEL_VP,
    MOST_VR,
    NO_GOD,
    RESOURCE_TILES,
    RESOURCES,
    SPECIALIST_VR,
    SPECIALISTS,
    START_VR,
    TOP_PRICE,
    WATER_TILES,
)
from mbira.games.zimbabwe.rules.kept import audit_kept
from mbira.games.zimbabwe.rules.steps import TILE

if TYPE_CHECKING:
    from mbira.games.zimbabwe.rules.state import State


def audit(state: State) -> None:
    """Raise AssertionError if cattle, tiles, points, cells or what is kept do not add up."""
    _audit_cattle(state)
    if state.step != TILE:
        _audit_map(state)
        audit_kept(state)
    for seat in range(state.seats):
        _audit_seat(state, seat)
    _audit_cards(state)


def _audit_cattle(state: State) -> None:
    held = [
        *state.cattle,
        *state.god_card,
        *state.specialist_card,
        *state.technology_card,
        *state.plaque_cattle,
        state.qamata_cattle,
    ]
    must(min(held) >= 0, f"cattle below zero: {held}")
    must(state.stock + sum(held) == BOX_CATTLE, f"cattle in all: {state.stock + sum(held)}")
    must(state.stock >= 0 or not state.rules.box_limits, "more cattle than the box holds")


def _audit_map(state: State) -> None:
    board, water = state.board, state.land.water
    parts = [water, board.start, *state.resources]
    parts += [c.cells for standing in state.craftsmen for c in standing]
    covered = 0
    for part in parts:
        must(not covered & part, "two things lie on one cell")
        covered |= part
    must(not covered & state.monuments & ~board.start, "a monument stands on something")
    must(state.empty == board.on_map & ~(covered | state.monuments), "empty cells are wrong")
    must(state.monuments == sum(1 << cell for cell in state.monument_cells), "monuments differ")
    must(
        water.bit_count() == board.water.bit_count() + 2 * (WATER_TILES - state.water_tiles),
        "water tiles do not add up",
    )
    for kind in RESOURCES:
        added = state.resources[kind].bit_count() - board.resources[kind].bit_count()
        must(added == RESOURCE_TILES[kind] - state.resource_tiles[kind], "resource tiles lost")
    must(not state.used_twice & ~state.used_once, "a second used marker without a first")
    must(not state.used_once & ~sum(state.resources), "a used marker off the resources")


def _audit_seat(state: State, seat: int) -> None:
    vp = sum(
        LEVEL_VP[level]
        for owner, level in zip(state.monument_owners, state.monument_levels, strict=True)
        if owner == seat
    )
    vp += sum(
        CRAFTSMAN_VP[c.kind] for standing in state.craftsmen for c in standing if c.owner == seat
    )
    must(state.vp[seat] == vp, f"seat {seat} has {state.vp[seat]} VP, its buildings make {vp}")
    vr = START_VR + sum(state.technology_vr[seat * 7 : seat * 7 + 7])
    vr += GOD_VR[state.god[seat]] if state.god[seat] != NO_GOD else 0
    vr += sum(SPECIALIST_VR[s] for s in SPECIALISTS if state.specialists[seat] >> s & 1)
    must(state.vr[seat] == vr, f"seat {seat} has VR {state.vr[seat]}, its cards make {vr}")
    must(vr <= MOST_VR, f"seat {seat} has VR {vr}")


def _audit_cards(state: State) -> None:
    gods = [god for god in state.god if god != NO_GOD]
    must(len(set(gods)) == len(gods), "two seats adore one god")
    must(not any(state.gods >> god & 1 for god in gods), "an adored god is still to be had")
    for kind in KINDS:
        standing = state.craftsmen[kind]
        must(len(standing) <= CRAFTSMEN_PER_KIND, f"too many craftsmen of kind {kind}")
        owners = [seat for seat in range(state.seats) if state.price[seat * 7 + kind]]
        must(state.cards_taken[kind] == len(owners) <= CARDS_PER_TECHNOLOGY, "cards lost")
        must({c.owner for c in standing} == set(owners), "a technology without its craftsman")
        must(all(state.price[s * 7 + kind] <= TOP_PRICE for s in owners), "a price too high")
    for specialist in SPECIALISTS:
        holders = sum(mask >> specialist & 1 for mask in state.specialists)
        left = state.specialists_left >> specialist & 1
        first_play = state.rules.setup == "first-play"
        must(holders + left == (0 if first_play else 1), f"specialist {specialist} lost")
