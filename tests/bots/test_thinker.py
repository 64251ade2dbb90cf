"""Following a plan: as long as nothing else happens."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import mbira
from mbira.bots.bot import Decision
from mbira.bots.planner import Plan
from mbira.bots.thinker import Thinker

if TYPE_CHECKING:
    from mbira.bots.mind import AnyMind
    from mbira.core.game import View


class Scripted(Thinker):
    """Plans what it is told, and counts how often it is asked to think."""

    name = "scripted"
    weights = "novice"

    def __init__(self, *plans: tuple[str, ...], sure: int | None = None) -> None:
        super().__init__()
        self.plans = [tuple(mbira.parse("zimbabwe", text) for text in plan) for plan in plans]
        self.sure = sure
        self.thoughts = 0

    def think(self, mind: AnyMind, view: View, rng: random.Random) -> list[Plan]:
        plan = self.plans[self.thoughts]
        self.thoughts += 1
        state = mind.game.sight.imagine(view, rng)
        return [Plan(plan, 0.0, state, self.sure or len(plan), lucky=False)]


def at_a_turn() -> mbira.Match:
    """Return a match in which seat 0 has begun its turn."""
    match = mbira.new("zimbabwe", seats=2, seed=5)
    while not (match.actor == 0 and mbira.parse("zimbabwe", "end") in match.legal()):
        passing = mbira.parse("zimbabwe", "pass")
        ending = mbira.parse("zimbabwe", "end")
        legal = match.legal()
        match.play(next((a for a in (passing, ending) if a in legal), legal.nth(0)))
    return match


def chosen(bot: Scripted, match: mbira.Match) -> str:
    return str(bot.choose(Decision.of(match), random.Random(1)))


PLACE = next(str(action) for action in at_a_turn().legal() if str(action).startswith("place "))


def site() -> str:
    match = at_a_turn()
    match.play(mbira.parse("zimbabwe", PLACE))
    return str(match.legal().nth(0))


def test_a_plan_is_followed_without_thinking_again() -> None:
    match = at_a_turn()
    bot = Scripted((PLACE, site()), ("end",))
    assert chosen(bot, match) == PLACE
    match.play(mbira.parse("zimbabwe", PLACE))
    assert chosen(bot, match) == site()
    assert bot.thoughts == 1


def test_only_what_is_sure_is_followed() -> None:
    match = at_a_turn()
    bot = Scripted((PLACE, site()), (site(),), sure=1)
    chosen(bot, match)
    match.play(mbira.parse("zimbabwe", PLACE))
    chosen(bot, match)
    assert bot.thoughts == 2


def test_after_something_else_happened_it_thinks_anew() -> None:
    match = at_a_turn()
    bot = Scripted((PLACE, PLACE), (PLACE,))
    chosen(bot, match)
    match.play(mbira.parse("zimbabwe", PLACE))
    match.undo(0)
    assert chosen(bot, match) == PLACE
    assert bot.thoughts == 2
