"""The queries for programs: words in, data out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.asking import look_up, number, one
from mbira.core.errors import MbiraError
from mbira.games.zimbabwe.queries import questions, raise_plan
from mbira.games.zimbabwe.queries.asked import plan_words, refuse_before_the_map
from mbira.games.zimbabwe.queries.cards import cards

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mbira.games.zimbabwe.queries.cards import Cards
    from mbira.games.zimbabwe.queries.plan import Plan
    from mbira.games.zimbabwe.views.view import ZimbabweView


def query(view: ZimbabweView, words: Sequence[str]) -> object:
    """Answer a question."""
    refuse_before_the_map(view)
    return look_up(view, words, ANSWERS)


def _reach(view: ZimbabweView, words: Sequence[str]) -> questions.Reach:
    return questions.reach(view, one(words, "reach", "cell"), eshu="eshu" in words)


def _sites(view: ZimbabweView, words: Sequence[str]) -> questions.Sites:
    return questions.sites(view, one(words, "sites", "craftsman"))


def _gift(view: ZimbabweView, words: Sequence[str]) -> questions.GiftPreview:
    return questions.gift(view, number(words, "gift", "number"))


def _plan(view: ZimbabweView, words: Sequence[str]) -> Plan | None:
    one(words, "plan", "cell")
    return raise_plan.plan_in_full(view, *plan_words(words))


def _way(view: ZimbabweView, words: Sequence[str]) -> raise_plan.Way:
    if len(words) != 2:
        raise MbiraError("'way' needs two cells: way CELL CELL")
    return raise_plan.way(view, *words)


def _cards(view: ZimbabweView, _: Sequence[str]) -> Cards:
    return cards(view)


def _income(view: ZimbabweView, _: Sequence[str]) -> tuple[questions.Income, ...]:
    return tuple(questions.income(view, seat) for seat in range(len(view.seats)))


def _standings(view: ZimbabweView, _: Sequence[str]) -> tuple[questions.Standing, ...]:
    return tuple(questions.standings(view))


ANSWERS: dict[str, Callable[[ZimbabweView, Sequence[str]], object]] = {
    "reach": _reach,
    "sites": _sites,
    "gift": _gift,
    "plan": _plan,
    "way": _way,
    "cards": _cards,
    "income": _income,
    "standings": _standings,
}
"""What can be asked, by its first word."""
