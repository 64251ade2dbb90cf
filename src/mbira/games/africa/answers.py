"""The queries for programs: words in, data out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.asking import look_up, number, one
from mbira.games.africa import queries

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mbira.games.africa.view import AfricaView


def query(view: AfricaView, words: Sequence[str]) -> object:
    """Answer a question."""
    return look_up(view, words, ANSWERS)


def _bid(view: AfricaView, words: Sequence[str]) -> queries.BidCost:
    amount = number(words, "bid", "price")
    return queries.bid_cost(view, amount, number(words[1:], "bid", "seat") if words[1:] else None)


def _reach(view: AfricaView, words: Sequence[str]) -> tuple[queries.Reach, ...]:
    return queries.reach(view, one(words, "reach", "area"))


def _fight(
    view: AfricaView, words: Sequence[str]
) -> tuple[tuple[queries.SideStrength, queries.SideStrength], ...]:
    area = one(words, "fight", "area")
    named = [number(words[1:], "fight", "seat")] if words[1:] else queries.rivals(view, area)
    return tuple(queries.strengths(view, area, rival) for rival in named)


def _score(view: AfricaView, words: Sequence[str]) -> tuple[queries.Forecast, ...]:
    seats = [number(words, "score", "seat")] if words else range(len(view.seats))
    return tuple(queries.forecast(view, seat) for seat in seats)


def _terms(view: AfricaView, _: Sequence[str]) -> queries.Terms:
    return queries.terms(view)


ANSWERS: dict[str, Callable[[AfricaView, Sequence[str]], object]] = {
    "bid": _bid,
    "reach": _reach,
    "fight": _fight,
    "score": _score,
    "terms": _terms,
}
"""What can be asked."""
