"""How the words of a question are read, and what answers it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.question import number
from mbira.games.meduris.queries import questions

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira.games.meduris.views.view import MedurisView


def price(view: MedurisView, words: Sequence[str]) -> questions.HutPrices:
    """Return what huts cost, for a seat or for the one that looks."""
    return questions.hut_prices(view, number(words, "price", "seat") if words else view.seat)


def worth(view: MedurisView, words: Sequence[str]) -> questions.Site:
    """Return what a hut on a space costs and would bring."""
    return questions.site(view, number(words, "worth", "space"))


def druid(view: MedurisView, words: Sequence[str]) -> questions.Way:
    """Return where the druid goes after a hut on a space, or after a temple."""
    return questions.way(view, number(words, "druid", "space") if words else None)


def sites(view: MedurisView, _: Sequence[str]) -> tuple[questions.Site, ...]:
    """Return all that can be said of every free space."""
    return questions.sites(view)


def score(view: MedurisView, _: Sequence[str]) -> tuple[questions.SeatScore, ...]:
    """Return what everybody would have if the match ended now."""
    return questions.standings(view)
