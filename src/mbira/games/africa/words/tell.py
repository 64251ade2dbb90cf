"""The questions that can be asked, with the sentences that answer them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.message import Args, Message, listed, seat_name
from mbira.core.question import Question
from mbira.games.africa.queries import answers, questions
from mbira.games.africa.words.names import area_name, cost, score_parts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira.core.question import Questions
    from mbira.games.africa.views.view import AfricaView


def _bid(_: AfricaView, found: questions.BidCost) -> list[Message]:
    """Say what a bid costs and leaves."""
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


def _reach(_: AfricaView, found: Sequence[questions.Reach]) -> list[Message]:
    """Say where a trader can go, by what it costs."""
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


def _fight(_: AfricaView, found: questions.Fights) -> list[Message]:
    """Say how strong the sides are, alone and with everything that they could commit."""
    area = area_name(found.area)
    said = [
        Message("tell-fight", {"area": area, "sides": listed([_side(side) for side in sides])})
        for sides in found.against
    ]
    return said or [Message("tell-fight-nobody", {"area": area})]


def _side(found: questions.SideStrength) -> Message:
    args: Args = {"seat": seat_name(found.seat), "base": found.base}
    if found.most is None:
        return Message("tell-side-hidden", args)
    return Message("tell-side", {**args, "most": found.most})


def _score(view: AfricaView, found: Sequence[questions.Forecast]) -> list[Message]:
    """Say what seats would score if their turn ended now; of all, whose turn it is, if any."""
    on_turn = [forecast for forecast in found if forecast.seat == view.active]
    return [_forecast(forecast) for forecast in on_turn or found]


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


QUESTIONS: Questions[AfricaView] = {
    "bid": Question(questions.BidCost, answers.bid, _bid),
    "reach": Question(tuple[questions.Reach, ...], answers.reach, _reach),
    "fight": Question(questions.Fights, answers.fight, _fight),
    "score": Question(tuple[questions.Forecast, ...], answers.score, _score),
    "terms": Question(questions.Terms, answers.terms),
}
"""What can be asked."""
