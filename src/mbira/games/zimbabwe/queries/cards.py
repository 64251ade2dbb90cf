"""The numbers on cards and tiles, for whoever shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from mbira.games.zimbabwe import data
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
    resource: data.ResourceId
    primary: data.CraftsmanId | None
    """Who must supply this one."""
    square: bool
    """Whether the tile is 2x2; else it is 1x2."""


class Cards(Struct, frozen=True):
    """The numbers on all cards."""

    gods: dict[data.GodId, int]
    """What each god changes the VR by."""
    specialists: dict[data.SpecialistId, SpecialistCard]
    craftsmen: dict[data.CraftsmanId, CraftsmanCard]


def cards(view: ZimbabweView, seat: int | None = None) -> Cards:
    """Return the numbers on all cards and tiles; what a seat's VR grows by is for that seat."""
    state = restore(view)
    who = seat_asked_about(view, seat)
    return Cards(
        gods={name: god_change(state, who, god) for god, name in enumerate(data.GOD_IDS)},
        specialists={
            name: SpecialistCard(data.SPECIALIST_VR[number], data.USE_COST[number])
            for number, name in enumerate(data.SPECIALIST_IDS)
        },
        craftsmen={
            name: CraftsmanCard(
                cost=data.COST[kind],
                vp=data.CRAFTSMAN_VP[kind],
                vr=technology_cost(state, who, kind)
                if state.cards_taken[kind] < data.CARDS_PER_TECHNOLOGY
                and not state.price[who * 7 + kind]
                else None,
                resource=data.RESOURCE_IDS[data.RESOURCE[kind]],
                primary=data.CRAFTSMAN_IDS[data.FAMILY[kind]]
                if kind >= data.FIRST_SECONDARY
                else None,
                square=data.SQUARE[kind],
            )
            for kind, name in enumerate(data.CRAFTSMAN_IDS)
        },
    )
