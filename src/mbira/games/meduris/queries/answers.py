"""The queries for programs: words in, data out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.asking import look_up, number
from mbira.games.meduris.queries import questions

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mbira.games.meduris.views.view import MedurisView


def query(view: MedurisView, words: Sequence[str]) -> object:
    """Answer a question."""
    return look_up(view, words, ANSWERS)


def _price(view: MedurisView, words: Sequence[str]) -> tuple[questions.Price, ...]:
    return questions.prices(view, number(words, "price", "seat") if words else None)


def _worth(view: MedurisView, words: Sequence[str]) -> questions.Worth:
    return questions.worth(view, number(words, "worth", "space"))


def _druid(view: MedurisView, words: Sequence[str]) -> questions.Way:
    return questions.way(view, number(words, "druid", "space") if words else None)


def _sites(view: MedurisView, _: Sequence[str]) -> tuple[questions.Site, ...]:
    return questions.sites(view)


def _score(view: MedurisView, _: Sequence[str]) -> tuple[questions.Standing, ...]:
    return questions.standings(view)


ANSWERS: dict[str, Callable[[MedurisView, Sequence[str]], object]] = {
    "price": _price,
    "worth": _worth,
    "druid": _druid,
    "sites": _sites,
    "score": _score,
}
"""What can be asked."""
