"""Heart of Africa: planning a turn, and what is asked in its conflicts with neutral traders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira_frozen.minds.africa.ideas import Ideas
from mbira_frozen.minds.africa.survey import Survey
from mbira_frozen.minds.africa.uses import by_guess
from mbira_frozen.planner import Plan, play
from mbira.core.legal import bits
from mbira.games.africa.actions import (
    Accept,
    Done,
    End,
    Fight,
    Halt,
    Oust,
    Peace,
    Raise,
    Redraw,
    Refuse,
    Retreat,
)
from mbira.games.africa.data import MOST_SEATS
from mbira.games.africa.rules import ground, legal, markers
from mbira.games.africa.rules.apply import apply
from mbira.games.africa.rules.conflicts import conflict, ousting, retreat
from mbira.games.africa.rules.state import AFTERWARDS, MOVEMENT, NEUTRAL, NEUTRALS, RETREATING

if TYPE_CHECKING:
    import random
    from collections.abc import Iterable

    from mbira_frozen.minds.africa.mind import AfricaMind
    from mbira.core.action import Action
    from mbira.games.africa.rules.state import State

SLACK: Final = 0.6
"""What a step may cost that makes another one possible."""
HELP: Final = 0.3
"""A marker has to help this much in conflicts to be used before them."""
MOST_HELP: Final = 6
"""This many uses of markers are tried between conflicts."""
HALT: Final = Halt()
END: Final = End()
PEACE: Final = Peace()
ACCEPT: Final = Accept()
REDRAW: Final = Redraw()
REFUSE: Final = Refuse()
DONE: Final = Done()
RAISE: Final = Raise()


class Step:
    """A turn that is not planned to its end yet."""

    __slots__ = ("actions", "survey", "worth")

    def __init__(self, worth: float, actions: tuple[Action, ...], survey: Survey) -> None:
        self.worth = worth
        self.actions = actions
        self.survey = survey


def carry_out(state: State, actions: Iterable[Action]) -> State:
    """Return the position after actions."""
    new = state.clone()
    for action in actions:
        apply(new, action)
    return new


def turn_plans(mind: AfricaMind, state: State, width: int) -> list[Plan]:
    """Return plans until the turn ends or a conflict comes, the best first; nothing is random."""
    seat = state.actor
    most = 2 * width + 1
    beam = [_begin(mind, state, actions) for actions in _beginnings(mind, state, width)]
    ended: list[Plan] = []
    while beam:
        found: dict[tuple[object, ...], Step] = {}
        for step in beam:
            kept = len(found)
            for _, chain in Ideas(step.survey).best(most):
                new = carry_out(step.survey.state, chain)
                survey = Survey(new, mind.scales)
                worth = survey.lead(seat)
                if worth > step.worth - SLACK:
                    key = _key(new, seat)
                    if key not in found or found[key].worth < worth:
                        found[key] = Step(worth, step.actions + chain, survey)
            if width > 1 or len(found) == kept:
                ended += _ends(mind, step, seat)
        beam = sorted(found.values(), key=_worth, reverse=True)[:width]
    ended.sort(key=_worth, reverse=True)
    return ended


def _begin(mind: AfricaMind, state: State, actions: tuple[Action, ...]) -> Step:
    survey = Survey(carry_out(state, actions), mind.scales)
    return Step(survey.lead(state.actor), actions, survey)


def _beginnings(mind: AfricaMind, state: State, width: int) -> list[tuple[Action, ...]]:
    """Return where the turn's neutral trader could come, if it is still to come."""
    if state.step != NEUTRAL:
        return [()]
    ideas = Ideas(Survey(state, mind.scales))
    places = ideas.at(ground.neutral_sites(state), ideas.nuisance, 1 if width < 3 else 3)
    return [chain for _, chain in places]


def _ends(mind: AfricaMind, step: Step, seat: int) -> list[Plan]:
    """Return how a turn could end now, or its conflicts begin."""
    state = step.survey.state
    ends: list[Action] = []
    if state.step == MOVEMENT and conflict.must_fight(state):
        ends.append(HALT)
    else:
        if state.step == MOVEMENT and step.survey.prospects > 0:
            ends.append(HALT)
        ends.append(END)
    return [plan_of(mind, state, (end,), seat, step.actions) for end in ends]


def plan_of(
    mind: AfricaMind,
    state: State,
    chain: tuple[Action, ...],
    seat: int,
    before: tuple[Action, ...] = (),
) -> Plan:
    """Return a plan by the position after its last chain."""
    new = carry_out(state, chain)
    actions = before + chain
    return Plan(actions, mind.worth(new, seat), new, len(actions), lucky=False)


def _key(state: State, seat: int) -> tuple[object, ...]:
    """Return what tells positions within a turn apart."""
    return (
        tuple(state.traders),
        tuple(state.neutrals),
        tuple(state.value_row),
        state.points,
        state.kept[seat],
        state.stations,
        state.wholesaler[seat],
        state.vp_marker,
        tuple(state.reputation),
    )


# Conflicts


def conflict_plans(mind: AfricaMind, state: State, width: int, rng: random.Random) -> list[Plan]:
    """Return which conflict comes next, or how the turn goes on without any more."""
    seat = state.active
    names = state.board.names
    survey = Survey(state, mind.scales)
    worth = survey.lead(seat)
    fights = []
    for bit in bits(conflict.fights(state)):
        area, rival = divmod(bit, MOST_SEATS)
        odds = survey.odds(area, conflict.fresh(state, area), rival)
        plan = plan_of(mind, state, (Fight(names[area], rival),), seat)
        plan.worth = worth + odds
        fights.append(plan)
    helped = _helped(mind, survey)
    if helped is not None:
        return [plan_of(mind, state, helped, seat)]
    if fights:
        return sorted(fights, key=_worth, reverse=True)
    found = []
    for area in bits(conflict.oustings(state)):
        gain = survey.ousting(area, conflict.against_neutrals(state, area))
        if gain > 0:
            chain = (Oust(names[area]),)
            new, sure = play(mind, state, chain, rng)
            found.append(Plan(chain, worth + gain / 100, new, sure or 1, lucky=True))
    calm = carry_out(state, (PEACE,))
    if markers.usable(calm) or legal.changes(calm):
        for plan in turn_plans(mind, calm, width)[:2]:
            plan.actions = (PEACE, *plan.actions)
            plan.sure += 1
            found.append(plan)
    else:
        found.append(plan_of(mind, state, (END,), seat))
    return sorted(found, key=_worth, reverse=True)


def _helped(mind: AfricaMind, survey: Survey) -> tuple[Action, ...] | None:
    """Return the use of a marker that makes conflicts to come go better; None without one.

    What would bring as much when they are over waits, as more is known then.
    """
    state, seat = survey.state, survey.state.active
    if not survey.presence[seat] & (survey.neutral | survey.others[seat]):
        return None
    calm = state.clone()
    calm.step = AFTERWARDS
    worth, later = survey.lead(seat), Survey(calm, mind.scales).lead(seat)
    best, found = HELP, None
    for _, chain in sorted(Ideas(survey).with_markers(), key=by_guess, reverse=True)[:MOST_HELP]:
        now = Survey(carry_out(state, chain), mind.scales).lead(seat) - worth
        then = Survey(carry_out(calm, chain), mind.scales).lead(seat) - later
        if now > 0 and now - then > best:
            best, found = now - then, chain
    return found


def answer_plans(mind: AfricaMind, state: State, rng: random.Random) -> list[Plan]:
    """Return what to do about a conflict marker: pay, draw another, or lose."""
    seat = state.actor
    refused = plan_of(mind, state, (REFUSE,), seat)
    found = [refused]
    if ousting.can_accept(state):
        found.append(_accepted(mind, state))
    if ousting.can_redraw(state):
        total, hopes = 0, 0.0
        for kind, count in enumerate(state.fates):
            if count:
                after = state.clone()
                after.fate = kind
                best = refused.worth
                if ousting.can_accept(after):
                    best = max(best, _accepted(mind, after).worth)
                total += count
                hopes += count * best
        new, _ = play(mind, state, (REDRAW,), rng)
        found.append(Plan((REDRAW,), hopes / total, new, 1, lucky=True))
    return sorted(found, key=_worth, reverse=True)


def _accepted(mind: AfricaMind, state: State) -> Plan:
    """Return the plan to pay; neutral traders who go are as good as gone."""
    new = carry_out(state, (ACCEPT,))
    gone = new
    if new.step == RETREATING:
        gone = new.clone()
        ground.add_neutrals(gone, gone.area, -gone.neutrals[gone.area])
        gone.retreat_traders = 0
    return Plan((ACCEPT,), mind.worth(gone, state.actor), new, 1, lucky=False)


def retreat_plans(mind: AfricaMind, state: State) -> list[Plan]:
    """Return where pieces that have to go could go: together, or neutral traders one by one."""
    seat = state.actor
    names = state.board.names
    areas = retreat.areas(state)
    if state.retreaters[0] == NEUTRALS:
        ideas = Ideas(Survey(state, mind.scales))
        goal = ideas.most_harm(areas)
        return [plan_of(mind, state, (Retreat(names[goal], state.retreat_traders),), seat)]
    count = 1 if state.retreat_wholesaler else state.retreat_traders
    found = [plan_of(mind, state, (Retreat(names[area], count),), seat) for area in bits(areas)]
    if retreat.may_leave_them(state):
        found.append(plan_of(mind, state, (DONE,), seat))
    return sorted(found, key=_worth, reverse=True)[:3]


def raise_plans(mind: AfricaMind, state: State) -> list[Plan]:
    """Return whether to pay for reputation."""
    chains: list[tuple[Action, ...]] = [(DONE,)]
    if state.influence[state.victor] >= state.board.numbers.raise_cost:
        chains.append((RAISE,))
    found = [plan_of(mind, state, chain, state.actor) for chain in chains]
    return sorted(found, key=_worth, reverse=True)


def settled(mind: AfricaMind, state: State) -> State:
    """Return the position after all who have to have retreated, roughly."""
    while state.step == RETREATING:
        state = carry_out(state, (_refuge(mind, state),))
    return state


def _refuge(mind: AfricaMind, state: State) -> Action:
    """Return where pieces would go: to what is worth most if they choose, else least."""
    who = state.retreaters[0]
    survey = Survey(state, mind.scales)
    held = 0 if who == NEUTRALS else survey.presence[who]
    taken = 0 if who == NEUTRALS else survey.others[who]

    def worth(area: int) -> float:
        if taken >> area & 1:
            return -1.0 - state.neutrals[area]
        return (0 if held >> area & 1 else survey.area_value(area)) - state.neutrals[area]

    areas = retreat.areas(state)
    if who == NEUTRALS:
        area = Ideas(survey).most_harm(areas)
    else:
        area = (max if state.actor == who else min)(bits(areas), key=worth)
    count = 1 if state.retreat_wholesaler else state.retreat_traders
    return Retreat(state.board.names[area], count)


def _worth(plan: Plan | Step) -> float:
    return plan.worth
