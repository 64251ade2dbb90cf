"""The numbers on cards and tiles, for whoever shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from mbira.games.zimbabwe.data import (
    CARDS_PER_TECHNOLOGY,
    COST,
    CRAFTSMAN_IDS,
    CRAFTSMAN_VP,
    FAMILY,
    FIRST_SECONDARY,
    GOD_IDS,
    RESOURCE,
    RESOURCE_IDS,
    SPECIALIST_IDS,
    SPECIALIST_VR,
    SQUARE,
    USE_COST,
    CraftsmanId,
    GodId,
    ResourceId,
    SpecialistId,
)
from mbira.games.zimbabwe.queries.asked import seat_asked_about
from mbira.games.zimbabwe.rules.turn import god_change, technology_cost
from mbira.games.zimbabwe.views.restore import restore

if TYPE_CHECKING:
    from mbira.games.zimbabwe.views.view import ZimbabweView


class SpecialistCard(Struct, frozen=True):
    """The numbers on a specialist card."""

    vr: int
    cost: int
    """What a use costs at least."""


class CraftsmanCard(Struct, frozen=True):
    """The numbers of a kind of craftsmen."""

    cost: int
    vp: int
    vr: int | None
    """What the technology card adds; None if there is none to take, or if one has it already."""
    resource: ResourceId
    primary: CraftsmanId | None
    """Who must supply this one."""
    square: bool
    """Whether the tile is 2x2; else it is 1x2."""


class Cards(Struct, frozen=True):
    """The numbers on all cards."""

    gods: dict[GodId, int]
    """What each god changes the VR by."""
    specialists: dict[SpecialistId, SpecialistCard]
    craftsmen: dict[CraftsmanId, CraftsmanCard]


def cards(view: ZimbabweView, seat: int | None = None) -> Cards:
    """Return the numbers on all cards and tiles; what a seat's VR grows by is for that seat."""
    state = restore(view)
    who = seat_asked_about(view, seat)
    return Cards(
        gods={name: god_change(state, who, god) for god, name in enumerate(GOD_IDS)},
        specialists={
            name: SpecialistCard(SPECIALIST_VR[number], USE_COST[number])
            for number, name in enumerate(SPECIALIST_IDS)
        },
        craftsmen={
            name: CraftsmanCard(
                cost=COST[kind],
                vp=CRAFTSMAN_VP[kind],
                vr=technology_cost(state, who, kind)
                if state.cards_taken[kind] < CARDS_PER_TECHNOLOGY
                and not state.price[who * 7 + kind]
                else None,
                resource=RESOURCE_IDS[RESOURCE[kind]],
                primary=CRAFTSMAN_IDS[FAMILY[kind]] if kind >= FIRST_SECONDARY else None,
                square=SQUARE[kind],
            )
            for kind, name in enumerate(CRAFTSMAN_IDS)
        },
    )
