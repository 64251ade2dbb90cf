"""The questions that can be asked, with the sentences that answer them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.message import Args, Message
from mbira.core.question import Question
from mbira.games.zimbabwe import data
from mbira.games.zimbabwe.actions import (
    CRAFTSMAN_INDEX,
    GOD_INDEX,
    RESOURCE_INDEX,
    SPECIALIST_INDEX,
)
from mbira.games.zimbabwe.queries import answers, questions
from mbira.games.zimbabwe.queries.cards import Cards
from mbira.games.zimbabwe.queries.plan import MOST_MONUMENTS, RaisePlan
from mbira.games.zimbabwe.queries.raise_plan import Way
from mbira.games.zimbabwe.words.names import (
    craftsman_name,
    god_name,
    resource_name,
    seat_name,
    specialist_name,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira.core.question import Questions
    from mbira.games.zimbabwe.queries.plan import Delivery
    from mbira.games.zimbabwe.views.view import ZimbabweView


def _reach(_: ZimbabweView, found: questions.Reach) -> list[Message]:
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


def _sites(_: ZimbabweView, found: questions.Sites) -> list[Message]:
    name = craftsman_name(CRAFTSMAN_INDEX[found.craftsman])
    said = [
        Message(f"tell-sites-{lie}", {"craftsman": name, "cells": " ".join(cells)})
        for lie, cells in (("across", found.across), ("down", found.down))
        if cells
    ]
    return said or [Message("tell-sites-none", {"craftsman": name})]


def _gift(_: ZimbabweView, found: questions.GiftPreview) -> list[Message]:
    said = [Message("tell-gift", {"cattle": found.cattle, "cost": found.cost})]
    return said + [
        Message(
            "tell-gift-left", {"place": place, "seat": seat_name(seat), "cattle": found.left[seat]}
        )
        for place, seat in enumerate(found.order, 1)
    ]


def _plan(_: ZimbabweView, found: RaisePlan | None) -> list[Message]:
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
    said += _left_out(found)
    for good in found.goods:
        said.append(Message("tell-good", {"monument": good.monument, **_part(good.delivery)}))
        if good.primary is not None:
            said.append(Message("tell-good-primary", _part(good.primary)))
    for seat, cattle in sorted(found.to_seats.items()):
        said.append(Message("tell-plan-to", {"seat": seat_name(seat), "cattle": cattle}))
    said.append(Message("tell-plan-actions", {"actions": ", ".join(found.actions)}))
    return said


def _left_out(found: RaisePlan) -> list[Message]:
    """Say which monuments a plan does not raise, and why."""
    tried = MOST_MONUMENTS - len(found.monuments)
    lost, beyond = found.left_out[:tried], found.left_out[tried:]
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


def _income(_: ZimbabweView, incomes: Sequence[questions.Income]) -> list[Message]:
    said = []
    for seat, found in enumerate(incomes):
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


def _standings(_: ZimbabweView, standings: Sequence[questions.SeatPlace]) -> list[Message]:
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
        for place, found in enumerate(standings, 1)
    ]


def _god(_: ZimbabweView, gods: Sequence[data.GodId]) -> list[Message]:
    return [
        Message(
            "tell-god",
            {
                "god": god_name(god),
                "vr": f"{data.GOD_VR[god]:+}",
                "effect": Message(f"god-effect-{data.GOD_IDS[god]}"),
            },
        )
        for god in map(GOD_INDEX.__getitem__, gods)
    ]


def _specialist(_: ZimbabweView, specialists: Sequence[data.SpecialistId]) -> list[Message]:
    return [
        Message(
            "tell-specialist",
            {
                "specialist": specialist_name(specialist),
                "vr": f"{data.SPECIALIST_VR[specialist]:+}",
                "cost": data.USE_COST[specialist],
                "effect": Message(f"specialist-effect-{data.SPECIALIST_IDS[specialist]}"),
            },
        )
        for specialist in map(SPECIALIST_INDEX.__getitem__, specialists)
    ]


def _craftsman(_: ZimbabweView, craftsmen: Sequence[data.CraftsmanId]) -> list[Message]:
    return [
        Message(
            "tell-craftsman",
            {
                "craftsman": craftsman_name(kind),
                "cost": data.COST[kind],
                "vp": data.CRAFTSMAN_VP[kind],
                "first": data.TECHNOLOGY_VR[kind][0],
                "second": data.TECHNOLOGY_VR[kind][1],
                "resource": resource_name(data.RESOURCE[kind]),
                "secondary": "yes" if kind >= data.FIRST_SECONDARY else "no",
                "primary": craftsman_name(data.FAMILY[kind]),
            },
        )
        for kind in map(CRAFTSMAN_INDEX.__getitem__, craftsmen)
    ]


QUESTIONS: Questions[ZimbabweView] = {
    "god": Question(tuple[data.GodId, ...], answers.god, _god),
    "specialist": Question(tuple[data.SpecialistId, ...], answers.specialist, _specialist),
    "craftsman": Question(tuple[data.CraftsmanId, ...], answers.craftsman, _craftsman),
    "reach": Question(questions.Reach, answers.reach, _reach),
    "sites": Question(questions.Sites, answers.sites, _sites),
    "gift": Question(questions.GiftPreview, answers.gift, _gift),
    "plan": Question(RaisePlan | None, answers.plan, _plan),
    "income": Question(tuple[questions.Income, ...], answers.income, _income),
    "standings": Question(tuple[questions.SeatPlace, ...], answers.standings, _standings),
    "way": Question(Way, answers.way),
    "cards": Question(Cards, answers.cards),
}
"""What can be asked, by its first word."""
