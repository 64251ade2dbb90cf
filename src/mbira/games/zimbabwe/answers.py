"""The queries for programs: words in, data out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.asking import look_up, number, one
from mbira.games.zimbabwe import queries
from mbira.games.zimbabwe.asking import refuse_before_the_map

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mbira.games.zimbabwe.plan import Plan
    from mbira.games.zimbabwe.view import ZimbabweView


def query(view: ZimbabweView, words: Sequence[str]) -> object:
    """Answer a question."""
    refuse_before_the_map(view)
    return look_up(view, words, ANSWERS)


def _reach(view: ZimbabweView, words: Sequence[str]) -> queries.Reach:
    return queries.reach(view, one(words, "reach", "cell"), eshu="eshu" in words)


def _sites(view: ZimbabweView, words: Sequence[str]) -> queries.Sites:
    return queries.sites(view, one(words, "sites", "craftsman"))


def _gift(view: ZimbabweView, words: Sequence[str]) -> queries.GiftPreview:
    return queries.gift(view, number(words, "gift", "number"))


def _plan(view: ZimbabweView, words: Sequence[str]) -> Plan | None:
    one(words, "plan", "cell")
    return queries.plan(view, words)


def _income(view: ZimbabweView, _: Sequence[str]) -> tuple[queries.Income, ...]:
    return tuple(queries.income(view, seat) for seat in range(len(view.seats)))


def _standings(view: ZimbabweView, _: Sequence[str]) -> tuple[queries.Standing, ...]:
    return tuple(queries.standings(view))


ANSWERS: dict[str, Callable[[ZimbabweView, Sequence[str]], object]] = {
    "reach": _reach,
    "sites": _sites,
    "gift": _gift,
    "plan": _plan,
    "income": _income,
    "standings": _standings,
}
"""What can be asked, by its first word."""
