"""Planning a whole turn: a beam over the chain of small decisions until somebody else decides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mbira.core.game import CHANCE

if TYPE_CHECKING:
    import random

    from mbira_frozen.mind import AnyMind, Chain, Seated

SPARE = 64
"""This many times the plans carried on are kept before the worse are let go: each holds a
position, and there may be thousands."""


class Plan:
    """A chain of decisions, and how the position looks after it."""

    __slots__ = ("actions", "lucky", "state", "sure", "worth")

    def __init__(self, actions: Chain, worth: float, state: Any, sure: int, *, lucky: bool) -> None:
        self.actions = actions
        self.worth = worth
        """How far the seat is ahead after it."""
        self.state = state
        self.sure = sure
        """This many of the actions come before any chance; later ones rest on it."""
        self.lucky = lucky
        """Whether chance had a part in it."""


Key = tuple[int, ...]
"""The actions of a plan, in whatever order."""


class Planner:
    """Looks for the best chain of decisions of one seat."""

    def __init__(self, mind: AnyMind, effort: tuple[int, int]) -> None:
        self.mind = mind
        self.width, self.nodes = effort
        """About this many unfinished plans are carried on at once, and positions looked at."""

    def steps(self, state: Seated, rng: random.Random) -> list[Plan]:
        """Return what can be done next, the best first; at least one."""
        start = Plan((), 0.0, state, 0, lucky=False)
        seat = state.actor
        steps = [self._longer(start, chain, seat, rng)[0] for chain in self.mind.candidates(state)]
        return _best_first(steps, rng)

    def plans(self, state: Seated, rng: random.Random) -> list[Plan]:
        """Return plans to the end of the turn, the best first; at least one."""
        seat = state.actor
        beam = [Plan((), self.mind.worth(state, seat), state, 0, lucky=False)]
        ended: list[Plan] = []
        spent = 0
        while beam:
            children: dict[Key, Plan] = {}
            for plan in beam:
                for chain in self.mind.candidates(plan.state):
                    spent += 1
                    child, over = self._longer(plan, chain, seat, rng)
                    key = tuple(sorted(map(hash, child.actions)))
                    if over:
                        ended.append(child)
                    elif key not in children or children[key].worth < child.worth:
                        children[key] = child
                        if len(children) > SPARE * self.width:
                            children = self._promising(children)
            beam = list(self._promising(children).values())
            if spent >= self.nodes and ended:
                break
        return _best_first(ended, rng)

    def _promising(self, plans: dict[Key, Plan]) -> dict[Key, Plan]:
        """Return the best of unfinished plans, as many as are carried on, the best first."""
        best = sorted(plans.items(), key=lambda item: -item[1].worth)
        return dict(best[: self.width])

    def _longer(self, plan: Plan, chain: Chain, seat: int, rng: random.Random) -> tuple[Plan, bool]:
        """Return a plan with one more chain, and whether that ends the turn."""
        new, sure = play(self.mind, plan.state, chain, rng)
        guessed = self.mind.guess(plan.state, chain)
        if plan.lucky:
            sure = 0
        child = Plan(
            actions=plan.actions + chain,
            worth=self.mind.worth(new, seat) if guessed is None else guessed,
            state=new,
            sure=plan.sure + (len(chain) if sure is None else sure),
            lucky=plan.lucky or sure is not None,
        )
        return child, new.actor != seat or self.mind.turn_over(plan.state, new)


def play(
    mind: AnyMind, state: Seated, chain: Chain, rng: random.Random
) -> tuple[Seated, int | None]:
    """Return the position after a chain, and how much of it came before chance; None for all.

    Chance plays if it comes within the turn; what comes after a turn is nobody's plan.
    """
    new = state.clone()
    rules = mind.game.rules
    sure = None
    for number, action in enumerate(chain, 1):
        rules.apply(new, action)
        while new.actor == CHANCE and not mind.turn_over(state, new):
            rules.apply(new, rules.chance(new).choose(rng))
            sure = number if sure is None else sure
    return new, sure


def go_on(mind: AnyMind, state: Seated, rng: random.Random) -> Seated:
    """Let chance play until somebody decides."""
    rules = mind.game.rules
    while state.actor == CHANCE:
        rules.apply(state, rules.chance(state).choose(rng))
    return state


def _best_first(plans: list[Plan], rng: random.Random) -> list[Plan]:
    rng.shuffle(plans)  # those that look alike have no order
    return sorted(plans, key=_worth, reverse=True)


def _worth(plan: Plan) -> float:
    return plan.worth
