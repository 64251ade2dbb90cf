"""The queries for those who type: words in, messages out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.asking import answer, number, one
from mbira.core.errors import MbiraError
from mbira.core.message import Message
from mbira.games.zimbabwe.actions import (
    CRAFTSMAN_INDEX,
    GOD_INDEX,
    RESOURCE_INDEX,
    SPECIALIST_INDEX,
)
from mbira.games.zimbabwe.data import (
    COST,
    CRAFTSMAN_VP,
    FAMILY,
    FIRST_SECONDARY,
    GOD_IDS,
    GOD_VR,
    KINDS,
    RESOURCE,
    SPECIALIST_IDS,
    SPECIALIST_VR,
    SPECIALISTS,
    TECHNOLOGY_VR,
    USE_COST,
)
from mbira.games.zimbabwe.queries import questions, raise_plan
from mbira.games.zimbabwe.queries.asked import plan_words, refuse_before_the_map
from mbira.games.zimbabwe.queries.plan import MOST_MONUMENTS
from mbira.games.zimbabwe.words.names import (
    craftsman_name,
    god_name,
    resource_name,
    seat_name,
    specialist_name,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from mbira.games.zimbabwe.queries.plan import Delivery, Plan
    from mbira.games.zimbabwe.views.view import ZimbabweView

Args = dict[str, str | int | Message]


def ask(view: ZimbabweView, words: Sequence[str]) -> list[Message]:
    """Answer a question; without words, say what can be asked."""
    if words and words[0].lower() in ANSWERS:
        refuse_before_the_map(view)
    return answer(view, words, ANSWERS)


def _reach(view: ZimbabweView, words: Sequence[str]) -> list[Message]:
    found = questions.reach(view, one(words, "reach", "cell"), eshu="eshu" in words)
    said = [
        Message("tell-reach", {"cell": found.cell, "hubs": hubs, "cells": " ".join(cells)})
        for hubs, cells in enumerate(found.by_hubs)
    ]
    return said + [
        Message(
            "tell-resource",
            {
                "resource": resource_name(RESOURCE_INDEX[resource.resource]),
                "cell": resource.cell,
                "claims": len(resource.claimed_by),
                "claimers": " ".join(resource.claimed_by),
                "used": resource.used,
            },
        )
        for resource in found.resources
    ]


def _sites(view: ZimbabweView, words: Sequence[str]) -> list[Message]:
    found = questions.sites(view, one(words, "sites", "craftsman"))
    name = craftsman_name(CRAFTSMAN_INDEX[found.craftsman])
    said = [
        Message(f"tell-sites-{lie}", {"craftsman": name, "cells": " ".join(cells)})
        for lie, cells in (("across", found.across), ("down", found.down))
        if cells
    ]
    return said or [Message("tell-sites-none", {"craftsman": name})]


def _gift(view: ZimbabweView, words: Sequence[str]) -> list[Message]:
    found = questions.gift(view, number(words, "gift", "number"))
    said = [Message("tell-gift", {"cattle": found.cattle, "cost": found.cost})]
    return said + [
        Message(
            "tell-gift-left", {"place": place, "seat": seat_name(seat), "cattle": found.left[seat]}
        )
        for place, seat in enumerate(found.order, 1)
    ]


def _plan(view: ZimbabweView, words: Sequence[str]) -> list[Message]:
    one(words, "plan", "cell")
    monuments, using, without = plan_words(words)
    found = raise_plan.plan(view, monuments, using=using, without=without)
    if found is None:
        return [Message("tell-plan-none")]
    said = [
        Message(
            "tell-plan",
            {
                "cost": found.cost,
                "fees": found.hub_fees,
                "vp": found.vp,
                "affordable": "yes" if found.affordable else "no",
                "exact": "yes" if found.exact else "no",
            },
        )
    ]
    if not found.exact:
        said.append(Message("tell-plan-inexact"))
    said += _left_out(monuments, found)
    for good in found.goods:
        said.append(Message("tell-good", {"monument": good.monument, **_part(good.delivery)}))
        if good.primary is not None:
            said.append(Message("tell-good-primary", _part(good.primary)))
    for seat, cattle in sorted(found.to_seats.items()):
        said.append(Message("tell-plan-to", {"seat": seat_name(seat), "cattle": cattle}))
    said.append(Message("tell-plan-actions", {"actions": ", ".join(found.actions)}))
    return said


def _left_out(asked: Sequence[str], found: Plan) -> list[Message]:
    """Say which monuments a plan does not raise, and why."""
    beyond = [cell for cell in found.left_out if cell in asked[MOST_MONUMENTS:]]
    lost = [cell for cell in found.left_out if cell not in beyond]
    said = []
    if beyond:
        args: Args = {"most": MOST_MONUMENTS, "cells": ", ".join(beyond)}
        said.append(Message("tell-plan-beyond", args))
    if lost:
        said.append(Message("tell-plan-lost", {"cells": ", ".join(lost)}))
    return said


def _part(part: Delivery) -> Args:
    return {
        "craftsman": craftsman_name(CRAFTSMAN_INDEX[part.craftsman]),
        "cell": part.cell,
        "owner": seat_name(part.owner),
        "price": part.price,
        "hubs": len(part.hubs),
        "way": " ".join(part.hubs),
        "resource": part.resource,
    }


def _income(view: ZimbabweView, _: Sequence[str]) -> list[Message]:
    said = []
    for seat in range(len(view.seats)):
        found = questions.income(view, seat)
        cards = found.god + found.specialists + found.technologies
        said.append(
            Message(
                "tell-income",
                {
                    "seat": seat_name(seat),
                    "total": found.total,
                    "cards": cards,
                    "monuments": found.monuments,
                    "engai": found.engai,
                },
            )
        )
    return said


def _standings(view: ZimbabweView, _: Sequence[str]) -> list[Message]:
    return [
        Message(
            "tell-standing",
            {
                "place": place,
                "seat": seat_name(found.seat),
                "margin": found.margin,
                "reached": "yes" if found.reached else "no",
                "by": found.decided_by or "nothing",
            },
        )
        for place, found in enumerate(questions.standings(view), 1)
    ]


def _chosen(words: Sequence[str], index: Mapping[str, int], there: Iterable[int]) -> list[int]:
    """Return the cards that are asked for by name; without a name, those there are."""
    if not words:
        return list(there)
    if words[0] not in index:
        raise MbiraError(f"there is no {words[0]!r}; {', '.join(index)}")
    return [index[words[0]]]


def _god(view: ZimbabweView, words: Sequence[str]) -> list[Message]:
    adored = [seat.god for seat in view.seats if seat.god is not None]
    in_play = [GOD_INDEX[god] for god in (*view.supply.gods, *adored)]
    return [
        Message(
            "tell-god",
            {
                "god": god_name(god),
                "vr": f"{GOD_VR[god]:+}",
                "effect": Message(f"god-effect-{GOD_IDS[god]}"),
            },
        )
        for god in _chosen(words, GOD_INDEX, in_play)
    ]


def _specialist(_: ZimbabweView, words: Sequence[str]) -> list[Message]:
    return [
        Message(
            "tell-specialist",
            {
                "specialist": specialist_name(specialist),
                "vr": f"{SPECIALIST_VR[specialist]:+}",
                "cost": USE_COST[specialist],
                "effect": Message(f"specialist-effect-{SPECIALIST_IDS[specialist]}"),
            },
        )
        for specialist in _chosen(words, SPECIALIST_INDEX, SPECIALISTS)
    ]


def _craftsman(_: ZimbabweView, words: Sequence[str]) -> list[Message]:
    return [
        Message(
            "tell-craftsman",
            {
                "craftsman": craftsman_name(kind),
                "cost": COST[kind],
                "vp": CRAFTSMAN_VP[kind],
                "first": TECHNOLOGY_VR[kind][0],
                "second": TECHNOLOGY_VR[kind][1],
                "resource": resource_name(RESOURCE[kind]),
                "secondary": "yes" if kind >= FIRST_SECONDARY else "no",
                "primary": craftsman_name(FAMILY[kind]),
            },
        )
        for kind in _chosen(words, CRAFTSMAN_INDEX, KINDS)
    ]


ANSWERS: dict[str, Callable[[ZimbabweView, Sequence[str]], list[Message]]] = {
    "god": _god,
    "specialist": _specialist,
    "craftsman": _craftsman,
    "reach": _reach,
    "sites": _sites,
    "gift": _gift,
    "plan": _plan,
    "income": _income,
    "standings": _standings,
}
"""What can be asked, by its first word."""
