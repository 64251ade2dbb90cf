"""How the words of a question are read, and what answers it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.question import number, one
from mbira.games.africa.queries import questions

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira.games.africa.views.view import AfricaView


def bid(view: AfricaView, words: Sequence[str]) -> questions.BidCost:
    """Return what a bid costs and leaves."""
    amount = number(words, "bid", "price")
    return questions.bid_cost(view, amount, number(words[1:], "bid", "seat") if words[1:] else None)


def reach(view: AfricaView, words: Sequence[str]) -> tuple[questions.Reach, ...]:
    """Return where a trader can go from an area."""
    return questions.reach(view, one(words, "reach", "area"))


def fight(view: AfricaView, words: Sequence[str]) -> questions.Fights:
    """Return how strong the sides of each conflict in an area would be."""
    area = one(words, "fight", "area")
    named = [number(words[1:], "fight", "seat")] if words[1:] else questions.rivals(view, area)
    return questions.Fights(area, tuple(questions.strengths(view, area, each) for each in named))


def score(view: AfricaView, words: Sequence[str]) -> tuple[questions.Forecast, ...]:
    """Return what a seat, or each, would score if its turn ended now."""
    seats = [number(words, "score", "seat")] if words else range(len(view.seats))
    return tuple(questions.forecast(view, seat) for seat in seats)


def terms(view: AfricaView, _: Sequence[str]) -> questions.Terms:
    """Return the tables and numbers of the match."""
    return questions.terms(view)
