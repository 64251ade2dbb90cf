"""One decision, judged: by what its seat could know, against what else it could have done.

Nothing enters but the view of the seat and what it did. So two matches that look the same to a seat
have the same judgement, whatever was hidden in them.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, NamedTuple

from mbira.bots.analysis.values import PLACES, SLIGHT, Judged
from mbira.bots.budget import Budget
from mbira.bots.master import MasterBot
from mbira.bots.planner import Plan, Planner, play
from mbira.bots.reasons import gains, reasons
from mbira.core.game import Record, describe
from mbira.core.message import Message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira.bots.analysis.outlook import Outlook
    from mbira.bots.mind import AnyMind, Chain, Seated
    from mbira.core.action import Action
    from mbira.core.game import View

TOLD = 3
"""This many actions of a better plan are told."""


class Option(NamedTuple):
    """A way to go on, and how likely the seat is to win with it."""

    plan: Plan
    value: float

    @property
    def first(self) -> Action:
        """What it begins with."""
        return self.plan.actions[0]


def weigh(
    outlook: Outlook, view: View, luck: str, played: Action | None = None
) -> tuple[list[Option], Seated]:
    """Return the ways to go on from a view, the best first, each with another first action.

    What was `played` is among them. They were planned for a state that has this view.
    """
    mind, depth, rng = outlook.mind, outlook.depth, random.Random(luck)
    state: Seated = mind.game.sight.imagine(view, rng)
    if depth.search:
        plans = MasterBot(Budget(iterations=depth.search), mind).think(mind, view, rng)
    else:
        plans = list(mind.options(state, Planner(mind, mind.thorough), rng))
    firsts: dict[Action, Plan] = {}
    for plan in plans:
        firsts.setdefault(plan.actions[0], plan)
    chosen = dict(list(firsts.items())[: depth.plans])
    if played is not None and played not in chosen:
        chosen[played] = firsts.get(played) or going_on(mind, state, played, rng)
    found = [
        Option(plan, outlook.of_plan(view, plan.actions[: max(1, plan.sure)], luck)[view.actor])
        for plan in chosen.values()
    ]
    found.sort(key=lambda option: -option.value)
    return found, state


def going_on(mind: AnyMind, state: Seated, action: Action, rng: random.Random) -> Plan:
    """Return the best plan that begins with an action."""
    seat = state.actor
    after, sure = play(mind, state, (action,), rng)
    chain: Chain = (action,)
    if sure is None and after.actor == seat and not mind.turn_over(state, after):
        rest = mind.options(after, Planner(mind, mind.thorough), rng)[0]
        return Plan(chain + rest.actions, rest.worth, rest.state, 1 + rest.sure, lucky=rest.lucky)
    return Plan(chain, 0.0, after, 1, lucky=sure is not None)


def judge(outlook: Outlook, view: View, action: Action, version: int, options: int) -> Judged:
    """Return what is to be said of a decision."""
    mind, seat = outlook.mind, view.actor
    found, state = weigh(outlook, view, f"judge {version}", action)
    best, others = found[0], [option for option in found if option.first != action]
    own = next(option for option in found if option.first == action)
    edge = own.value - max((option.value for option in others), default=own.value)
    judged = Judged(
        version, seat, str(action), options,
        round(best.value, PLACES), round(own.value, PLACES), round(edge, PLACES),
    )  # fmt: skip
    if judged.cost < SLIGHT:
        return Judged(
            version, seat, str(action), options, judged.after, judged.after, max(0.0, judged.edge)
        )
    actions = best.plan.actions[: max(1, best.plan.sure)]
    good, bad = reasons(mind, gains(mind, mind.terms(own.plan.state, seat), best.plan.state, seat),
                        mind.passing)  # fmt: skip
    return Judged(
        version, seat, str(action), options, judged.before, judged.after, judged.edge,
        better=tuple(map(str, actions)), line=told(mind, state, actions), good=good, bad=bad,
    )  # fmt: skip


def told(mind: AnyMind, state: Seated, actions: Sequence[Action]) -> Message:
    """Return a plan in sentences: its first few actions, each where it would be played."""
    game, seat = mind.game, state.actor
    state = state.clone()
    said: list[Message] = []
    for action in actions[:TOLD]:
        if state.actor != seat or action not in game.rules.legal(state):
            break
        said.append(describe(game, state, Record(seat, action)))
        game.rules.apply(state, action)
    return _in_a_row(said)


def _in_a_row(sentences: Sequence[Message]) -> Message:
    if len(sentences) == 1:
        return sentences[0]
    return Message("analysis-row", {"one": sentences[0], "more": _in_a_row(sentences[1:])})
