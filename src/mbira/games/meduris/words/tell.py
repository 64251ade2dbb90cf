"""The questions that can be asked, with the sentences that answer them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from mbira.core.message import Args, Message, in_a_row, listed, seat_name
from mbira.core.question import Question
from mbira.games.meduris.data import MATERIAL_INDEX
from mbira.games.meduris.queries import answers, questions
from mbira.games.meduris.words.names import material_name, piles

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira.core.question import Questions
    from mbira.games.meduris.views.view import MedurisView


def _price(_: MedurisView, found: questions.HutPrices) -> list[Message]:
    """Say what huts cost, the free ones and the cheapest first."""
    prices = sorted(found.prices, key=lambda price: (price.each, price.space))
    said = []
    if prices and found.seat is not None and not found.huts_left:
        # what it could pay makes no difference
        prices = [replace(price, payable=None) for price in prices]
        said.append(Message("tell-price-no-huts", {"seat": seat_name(found.seat)}))
    for each in sorted({price.each for price in prices}):
        for payable, word in ((True, "yes"), (False, "no"), (None, "unknown")):
            group = [price for price in prices if (price.each, price.payable) == (each, payable)]
            if group:
                spaces = " ".join(str(price.space) for price in group)
                args: Args = {"each": each, "spaces": spaces, "payable": word}
                said.append(Message("tell-price" if each else "tell-price-free", args))
    return said or [Message("tell-price-none")]


def _worth(_: MedurisView, found: questions.Site) -> list[Message]:
    """Say what a hut on a space costs and what it would bring."""
    price, worth = found.hut, found.worth
    one, two = (MATERIAL_INDEX[material] for material in price.materials)
    cost = piles([one] * price.each + [two] * price.each) if price.each else Message("pile-none")
    brings: Args = {
        "space": found.space,
        "size": worth.size,
        "one": material_name(one),
        "two": material_name(two),
    }
    return [
        Message("tell-worth-cost", {"space": found.space, "cost": cost}),
        Message("tell-worth", brings),
        Message(
            "tell-worth-at-once" if worth.at_once else "tell-worth-later",
            {"huts": worth.huts_before},
        ),
    ]


def _druid(view: MedurisView, found: questions.Way) -> list[Message]:
    """Say where the druid goes after the next building, and whom he asks."""
    if not found.visits:
        if found.goal == found.start:
            return [Message("tell-druid-waits")]
        return [Message("tell-druid-rock", {"rock": view.rocks + 1 + found.goal})]
    visits = [
        Message(
            "tell-visit",
            {
                "space": visit.space,
                "owner": seat_name(visit.owner),
                "points": visit.points,
                "token": "yes" if visit.token else "no",
            },
        )
        for visit in found.visits
    ]
    said = [Message("tell-druid", {"space": found.goal, "visits": listed(visits)})]
    if found.rivers:
        said.append(Message("tell-druid-river", {"times": found.rivers}))
    return [in_a_row(said)]


def _score(_: MedurisView, found: Sequence[questions.SeatScore]) -> list[Message]:
    """Say what everybody would have if the match ended now."""
    return [
        Message(
            "tell-score",
            {
                "seat": seat_name(standing.seat),
                "vp": standing.vp,
                "temples": standing.temples,
                "runes": standing.runes,
                "total": standing.total,
            },
        )
        for standing in found
    ]


QUESTIONS: Questions[MedurisView] = {
    "price": Question(questions.HutPrices, answers.price, _price),
    "worth": Question(questions.Site, answers.worth, _worth),
    "druid": Question(questions.Way, answers.druid, _druid),
    "score": Question(tuple[questions.SeatScore, ...], answers.score, _score),
    "sites": Question(tuple[questions.Site, ...], answers.sites),
}
"""What can be asked."""
