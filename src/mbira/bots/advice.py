"""Advice: the best few plans for a decision, and what speaks for them, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from mbira.bots.adept import AdeptBot
from mbira.bots.master import MasterBot
from mbira.bots.mind import find_mind, has_mind, mind_kind
from mbira.bots.reasons import Gain, gains, reasons
from mbira.core.action import Action
from mbira.core.errors import NotYourDecisionError
from mbira.core.message import Args, Message
from mbira.core.registry import find_spec
from mbira.lang import language, source

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence, Set as AbstractSet

    from mbira.bots.budget import Budget
    from mbira.bots.mind import AnyMind
    from mbira.bots.planner import Plan
    from mbira.core.game import View
    from mbira.lang import Language

TEXTS = "mbira.lang:{code}/bots.ftl"
LEVEL = "adept"


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
            found[plan.actions[0]] = (plan, gains(mind, now, plan.state, seat))
    passing = mind.passing | _costs_of_all([changes for _, changes in found.values()])
    return [
        Advice(
            actions=plan.actions[: plan.sure],
            worth=round(plan.worth, 2),
            chance=round(mind.chances(plan.state)[seat], 3),
            gains=changes,
            words=_words(mind, plan.actions[: plan.sure], changes, passing),
        )
        for plan, changes in found.values()
    ]


def _costs_of_all(plans: Sequence[Sequence[Gain]]) -> frozenset[str]:
    """Return the terms in which all of several plans cost the same: no reason against any."""
    if len(plans) < 2:
        return frozenset()
    costs = [{gain for gain in changes if gain.points < 0} for changes in plans]
    return frozenset(gain.term for gain in set.intersection(*costs))


def _words(
    mind: AnyMind, actions: Sequence[Action], changes: Sequence[Gain], passing: AbstractSet[str]
) -> Message:
    args: Args = {"actions": ", ".join(map(str, actions))}
    good, bad = reasons(mind, changes, passing)
    if good is not None:
        args["good"] = good
    if bad is not None:
        args["bad"] = bad
    kind = "both" if good and bad else "good" if good else "bad" if bad else "plain"
    return Message(f"advice-{kind}", args)


def words_of_advice(code: str, game: str, *more: str) -> Language:
    """Return a language that has the words of advice on a game, and of more texts."""
    mind = find_mind(game, LEVEL)
    return language(code, mind.game.spec, (TEXTS, mind.texts, *more))


def sources_of_words(code: str, game: str) -> str:
    """Return all that can be said of a game and in advice on it, as Fluent has it."""
    texts = [find_spec(game).texts, TEXTS]
    if has_mind(game):
        texts.append(mind_kind(game).texts)
    return "\n".join(source(code, text) for text in texts)
