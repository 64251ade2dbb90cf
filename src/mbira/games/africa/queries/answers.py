"""The queries for programs: words in, data out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.asking import look_up, number, one
from mbira.games.africa.queries import questions

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mbira.games.africa.views.view import AfricaView


def query(view: AfricaView, words: Sequence[str]) -> object:
    """Answer a question."""
    return look_up(view, words, ANSWERS)


def _bid(view: AfricaView, words: Sequence[str]) -> questions.BidCost:
    amount = number(words, "bid", "price")
    return questions.bid_cost(view, amount, number(words[1:], "bid", "seat") if words[1:] else None)


def _reach(view: AfricaView, words: Sequence[str]) -> tuple[questions.Reach, ...]:
    return questions.reach(view, one(words, "reach", "area"))


def _fight(
    view: AfricaView, words: Sequence[str]
) -> tuple[tuple[questions.SideStrength, questions.SideStrength], ...]:
    area = one(words, "fight", "area")
    named = [number(words[1:], "fight", "seat")] if words[1:] else questions.rivals(view, area)
    return tuple(questions.strengths(view, area, rival) for rival in named)


def _score(view: AfricaView, words: Sequence[str]) -> tuple[questions.Forecast, ...]:
    seats = [number(words, "score", "seat")] if words else range(len(view.seats))
    return tuple(questions.forecast(view, seat) for seat in seats)


def _terms(view: AfricaView, _: Sequence[str]) -> questions.Terms:
    return questions.terms(view)


ANSWERS: dict[str, Callable[[AfricaView, Sequence[str]], object]] = {
    "bid": _bid,
    "reach": _reach,
    "fight": _fight,
    "score": _score,
    "terms": _terms,
}
"""What can be asked."""
