"""How the words of a question are read, and what answers it."""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, TypeVar

from mbira.core.errors import MbiraError
from mbira.core.question import number, one
from mbira.games.zimbabwe.data import CRAFTSMAN_IDS, GOD_IDS, SPECIALIST_IDS
from mbira.games.zimbabwe.queries import cards as printed, questions, raise_plan
from mbira.games.zimbabwe.queries.asked import plan_words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from mbira.games.zimbabwe.data import CraftsmanId, GodId, SpecialistId
    from mbira.games.zimbabwe.queries.plan import RaisePlan
    from mbira.games.zimbabwe.views.view import ZimbabweView

A = TypeVar("A")
Name = TypeVar("Name", bound=str)


def _on_the_map(
    answer: Callable[[ZimbabweView, Sequence[str]], A],
) -> Callable[[ZimbabweView, Sequence[str]], A]:
    """Return what answers in the same way, once there is a map to ask about."""

    @wraps(answer)
    def checked(view: ZimbabweView, words: Sequence[str]) -> A:
        if view.step in {"tile", "marker", "without"}:
            raise MbiraError("the map is not laid yet")
        return answer(view, words)

    return checked


@_on_the_map
def reach(view: ZimbabweView, words: Sequence[str]) -> questions.Reach:
    """Return what can be reached from a cell, or from a tile that would cover some cells."""
    one(words, "reach", "cell")
    cells = [word for word in words if word != "eshu"]
    return questions.reach(view, *cells, eshu="eshu" in words)


@_on_the_map
def sites(view: ZimbabweView, words: Sequence[str]) -> questions.Sites:
    """Return where a craftsman may stand."""
    return questions.sites(view, one(words, "sites", "craftsman"))


@_on_the_map
def gift(view: ZimbabweView, words: Sequence[str]) -> questions.GiftPreview:
    """Return what a gift would lead to if all others passed."""
    return questions.gift(view, number(words, "gift", "number"))


@_on_the_map
def plan(view: ZimbabweView, words: Sequence[str]) -> RaisePlan | None:
    """Return the cheapest way to raise monuments, and what could be used instead."""
    one(words, "plan", "cell")
    return raise_plan.plan_in_full(view, *plan_words(words))


@_on_the_map
def way(view: ZimbabweView, words: Sequence[str]) -> raise_plan.Way:
    """Return a way between two buildings."""
    if len(words) != 2:
        raise MbiraError("'way' needs two cells: way CELL CELL")
    return raise_plan.way(view, *words)


@_on_the_map
def cards(view: ZimbabweView, _: Sequence[str]) -> printed.Cards:
    """Return the numbers on all cards."""
    return printed.cards(view)


@_on_the_map
def income(view: ZimbabweView, _: Sequence[str]) -> tuple[questions.Income, ...]:
    """Return what each seat would get."""
    return tuple(questions.income(view, seat) for seat in range(len(view.seats)))


@_on_the_map
def standings(view: ZimbabweView, _: Sequence[str]) -> tuple[questions.SeatPlace, ...]:
    """Return how the seats stand."""
    return tuple(questions.standings(view))


def _chosen(words: Sequence[str], names: Sequence[Name], there: Iterable[Name]) -> tuple[Name, ...]:
    """Return the cards that are asked for by name; without a name, those there are."""
    if not words:
        return tuple(there)
    found = tuple(name for name in names if name == words[0])
    if not found:
        raise MbiraError(f"there is no {words[0]!r}; {', '.join(names)}")
    return found


@_on_the_map
def god(view: ZimbabweView, words: Sequence[str]) -> tuple[GodId, ...]:
    """Return the gods that are asked about, or all in play."""
    adored = [seat.god for seat in view.seats if seat.god is not None]
    return _chosen(words, GOD_IDS, (*view.supply.gods, *adored))


@_on_the_map
def specialist(_: ZimbabweView, words: Sequence[str]) -> tuple[SpecialistId, ...]:
    """Return the specialists that are asked about, or all."""
    return _chosen(words, SPECIALIST_IDS, SPECIALIST_IDS)


@_on_the_map
def craftsman(_: ZimbabweView, words: Sequence[str]) -> tuple[CraftsmanId, ...]:
    """Return the craftsmen that are asked about, or all."""
    return _chosen(words, CRAFTSMAN_IDS, CRAFTSMAN_IDS)
