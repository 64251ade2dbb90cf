"""The queries for those who type: words in, messages out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from mbira.core.asking import answer, number
from mbira.core.message import Message, in_a_row, listed, seat_name
from mbira.games.meduris.data import MATERIAL_INDEX
from mbira.games.meduris.queries import questions
from mbira.games.meduris.words.names import Args, material_name, piles

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mbira.games.meduris.views.view import MedurisView


def ask(view: MedurisView, words: Sequence[str]) -> list[Message]:
    """Answer a question; without words, say what can be asked."""
    return answer(view, words, ANSWERS)


def _price(view: MedurisView, words: Sequence[str]) -> list[Message]:
    """Say what huts cost, the free ones and the cheapest first."""
    seat = number(words, "price", "seat") if words else view.seat
    found = sorted(questions.prices(view, seat), key=lambda price: (price.each, price.space))
    said = []
    if found and seat is not None and not view.seats[seat].huts_left:
        # what it could pay makes no difference
        found = [replace(price, payable=None) for price in found]
        said.append(Message("tell-price-no-huts", {"seat": seat_name(seat)}))
    for each in sorted({price.each for price in found}):
        at = [price for price in found if price.each == each]
        groups = (
            ("yes", [price for price in at if price.payable]),
            ("no", [price for price in at if price.payable is False]),
            ("unknown", [price for price in at if price.payable is None]),
        )
        for payable, prices in groups:
            if prices:
                spaces = " ".join(str(price.space) for price in prices)
                args: Args = {"each": each, "spaces": spaces, "payable": payable}
                said.append(Message("tell-price" if each else "tell-price-free", args))
    return said or [Message("tell-price-none")]


def _worth(view: MedurisView, words: Sequence[str]) -> list[Message]:
    """Say what a hut on a space costs and what it would bring."""
    space = number(words, "worth", "space")
    found = questions.worth(view, space)
    price = next(price for price in questions.prices(view) if price.space == space)
    one, two = (MATERIAL_INDEX[material] for material in price.materials)
    cost = piles([one] * price.each + [two] * price.each) if price.each else Message("pile-none")
    return [
        Message("tell-worth-cost", {"space": space, "cost": cost}),
        Message(
            "tell-worth",
            {
                "space": space,
                "size": found.size,
                "one": material_name(one),
                "two": material_name(two),
            },
        ),
        Message(
            "tell-worth-at-once" if found.at_once else "tell-worth-later",
            {"huts": found.huts_before},
        ),
    ]


def _druid(view: MedurisView, words: Sequence[str]) -> list[Message]:
    """Say where the druid goes after the next building, and whom he asks."""
    space = number(words, "druid", "space") if words else None
    found = questions.way(view, space)
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


def _score(view: MedurisView, _: Sequence[str]) -> list[Message]:
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
        for standing in questions.standings(view)
    ]


ANSWERS: dict[str, Callable[[MedurisView, Sequence[str]], list[Message]]] = {
    "price": _price,
    "worth": _worth,
    "druid": _druid,
    "score": _score,
}
"""What can be asked."""
