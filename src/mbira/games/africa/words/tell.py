"""The queries for those who type: words in, messages out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.asking import answer, number, one
from mbira.core.message import Message, listed, seat_name
from mbira.games.africa.queries import questions
from mbira.games.africa.words.names import Args, area_name, cost, score_parts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mbira.games.africa.views.view import AfricaView


def ask(view: AfricaView, words: Sequence[str]) -> list[Message]:
    """Answer a question; without words, say what can be asked."""
    return answer(view, words, ANSWERS)


def _bid(view: AfricaView, words: Sequence[str]) -> list[Message]:
    """Say what a bid costs and leaves."""
    amount = number(words, "bid", "price")
    seat = number(words[1:], "bid", "seat") if words[1:] else None
    found = questions.bid_cost(view, amount, seat)
    args: Args = {
        "seat": seat_name(found.seat),
        "cost": cost(found.influence, found.vp),
        "left": cost(found.influence_left),
        "vp": found.vp_left,
    }
    if not found.legal:
        most: Args = {"seat": seat_name(found.seat), "count": found.most}
        return [Message("tell-bid-not", most)]
    said = [Message("tell-bid", args)]
    if found.shares:
        gained = [Message("share", {"seat": seat_name(s), "count": vp}) for s, vp in found.shares]
        said.append(Message("tell-bid-shares", {"shares": listed(gained)}))
    return said


def _reach(view: AfricaView, words: Sequence[str]) -> list[Message]:
    """Say where a trader can go, by what it costs."""
    name = one(words, "reach", "area")
    found = questions.reach(view, name)
    said = []
    for points in sorted({place.cost for place in found}):
        at = [place for place in found if place.cost == points]
        names = [
            Message("tell-stop" if place.stops else "tell-place", {"area": area_name(place.area)})
            for place in at
        ]
        enough = at[0].affordable
        args: Args = {"points": points, "areas": listed(names)}
        said.append(Message("tell-reach" if enough else "tell-reach-more", args))
    return said


def _fight(view: AfricaView, words: Sequence[str]) -> list[Message]:
    """Say how strong the sides are, alone and with everything that they could commit."""
    name = one(words, "fight", "area")
    rivals = [number(words[1:], "fight", "seat")] if words[1:] else questions.rivals(view, name)
    said = []
    for rival in rivals:
        sides = [_side(side) for side in questions.strengths(view, name, rival)]
        said.append(Message("tell-fight", {"area": area_name(name), "sides": listed(sides)}))
    return said or [Message("tell-fight-nobody", {"area": area_name(name)})]


def _side(found: questions.SideStrength) -> Message:
    args: Args = {"seat": seat_name(found.seat), "base": found.base}
    if found.most is None:
        return Message("tell-side-hidden", args)
    return Message("tell-side", {**args, "most": found.most})


def _score(view: AfricaView, words: Sequence[str]) -> list[Message]:
    """Say what a seat would score if its turn ended now; without one, whose turn it is, or all."""
    if words:
        seats = [number(words, "score", "seat")]
    elif view.active is not None:
        seats = [view.active]
    else:
        seats = list(range(len(view.seats)))
    return [_forecast(questions.forecast(view, seat)) for seat in seats]


def _forecast(found: questions.Forecast) -> Message:
    args: Args = {
        "seat": seat_name(found.seat),
        "total": found.score.total,
        "vp": found.vp,
    }
    parts = score_parts(found.score)
    if parts is None:
        return Message("tell-score-nothing", args)
    return Message("tell-score", {**args, "parts": parts})


ANSWERS: dict[str, Callable[[AfricaView, Sequence[str]], list[Message]]] = {
    "bid": _bid,
    "reach": _reach,
    "fight": _fight,
    "score": _score,
}
"""What can be asked."""
