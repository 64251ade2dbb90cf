"""Advice: the best few plans for a decision, and what speaks for them, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from mbira.bots.adept import AdeptBot
from mbira.bots.master import MasterBot
from mbira.bots.mind import find_mind, has_mind, mind_kind
from mbira.core.action import Action
from mbira.core.errors import NotYourDecisionError
from mbira.core.message import Message
from mbira.core.registry import find_spec
from mbira.lang import language, source

if TYPE_CHECKING:
    import random
    from collections.abc import Mapping, Sequence, Set as AbstractSet

    from mbira.bots.budget import Budget
    from mbira.bots.planner import Plan
    from mbira.core.game import View
    from mbira.lang import Language

TEXTS = "mbira.lang:{code}/bots.ftl"
LEVEL = "adept"
TELLING = 3
"""At most this many terms are named."""
LEAST = 0.05
"""A smaller change of a term is not worth a word."""


class Gain(Struct, frozen=True):
    """What a plan changes in one term, in points."""

    term: str
    points: float


class Advice(Struct, frozen=True):
    """A plan, what it is worth, and what speaks for it and against it."""

    actions: tuple[Action, ...]
    """What to do, in order. The first is legal now; later ones will be unless chance decides."""
    worth: float
    """How far the seat is ahead of the best of the others after it, in points."""
    chance: float
    """How likely the seat is to win then."""
    gains: tuple[Gain, ...]
    """What it changes for the seat, the most telling first."""
    words: Message
    """The same as a sentence."""


def advise(
    game: str, view: View, rng: random.Random, count: int = 3, budget: Budget | None = None
) -> list[Advice]:
    """Return the best few plans for whoever decides, each with another first action, best first.

    With a budget they are searched as `master` does; without, planned as `adept` does.
    """
    seat = view.actor
    if seat < 0 or view.seat != seat:
        raise NotYourDecisionError("advice is for the view of the seat that decides")
    mind = find_mind(game, LEVEL)
    now = mind.terms(mind.game.sight.imagine(view, rng), seat)
    found: dict[Action, tuple[Plan, tuple[Gain, ...]]] = {}
    bot = AdeptBot(mind) if budget is None else MasterBot(budget, mind)
    for plan in bot.think(mind, view, rng):
        if plan.actions[0] not in found and len(found) < count:
            found[plan.actions[0]] = (plan, _gains(now, mind.terms(plan.state, seat)))
    passing = mind.passing | _costs_of_all([gains for _, gains in found.values()])
    return [
        Advice(
            actions=plan.actions[: plan.sure],
            worth=round(plan.worth, 2),
            chance=round(mind.chances(plan.state)[seat], 3),
            gains=gains,
            words=_words(plan.actions[: plan.sure], gains, passing),
        )
        for plan, gains in found.values()
    ]


def _gains(now: Mapping[str, float], then: Mapping[str, float]) -> tuple[Gain, ...]:
    changes = [Gain(term, round(then[term] - now.get(term, 0.0), 2)) for term in then]
    telling = sorted(changes, key=lambda gain: -abs(gain.points))[:TELLING]
    return tuple(gain for gain in telling if abs(gain.points) >= LEAST)


def _costs_of_all(plans: Sequence[Sequence[Gain]]) -> frozenset[str]:
    """Return the terms in which all of several plans cost the same: no reason against any."""
    if len(plans) < 2:
        return frozenset()
    costs = [{gain for gain in gains if gain.points < 0} for gains in plans]
    return frozenset(gain.term for gain in set.intersection(*costs))


def _words(actions: Sequence[Action], gains: Sequence[Gain], passing: AbstractSet[str]) -> Message:
    args: dict[str, str | int | Message] = {"actions": ", ".join(map(str, actions))}
    good = [_in_words(gain) for gain in gains if gain.points > 0]
    bad = [_in_words(gain) for gain in gains if gain.points < 0 and gain.term not in passing]
    if good:
        args["good"] = _listed(good)
    if bad:
        args["bad"] = _listed(bad)
    kind = "both" if good and bad else "good" if good else "bad" if bad else "plain"
    return Message(f"advice-{kind}", args)


def _in_words(gain: Gain) -> Message:
    whole, tenths = divmod(round(10 * abs(gain.points)), 10)
    return Message("advice-term", {"term": term_name(gain.term), "whole": whole, "tenths": tenths})


def _listed(said: Sequence[Message]) -> Message:
    first, *rest = said
    return Message("advice-list", {"one": first, "more": _listed(rest)}) if rest else first


def term_name(term: str) -> Message:
    """Return the message that names a term; the mind has the words."""
    return Message(f"term-{term.replace('_', '-').replace(' ', '-')}")


def words_of_advice(code: str, game: str) -> Language:
    """Return a language that has the words of advice on a game."""
    mind = find_mind(game, LEVEL)
    return language(code, mind.game.spec, (TEXTS, mind.texts))


def sources_of_words(code: str, game: str) -> str:
    """Return all that can be said of a game and in advice on it, as Fluent has it."""
    texts = [find_spec(game).texts, TEXTS]
    if has_mind(game):
        texts.append(mind_kind(game).texts)
    return "\n".join(source(code, text) for text in texts)
