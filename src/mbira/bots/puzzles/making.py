"""Looks for puzzles in matches that bots play, and keeps those that a deeper look confirms.

A quick look at every decision says where something may be found. There every legal action is then
followed twice, with different luck: both must agree on what is right, and by how much.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from mbira.bots.analysis.depth import Depth
from mbira.bots.analysis.judging import going_on, told, weigh
from mbira.bots.analysis.outlook import Outlook
from mbira.bots.analysis.pieces import LEVEL
from mbira.bots.bot import Decision
from mbira.bots.collecting import RARE_COLLECTIONS
from mbira.bots.mind import find_mind
from mbira.bots.planner import Planner
from mbira.bots.player import players
from mbira.bots.puzzles.puzzle import CHANCE_SIGN, Answer, Puzzle
from mbira.bots.reasons import gains, reasons
from mbira.core.chance import Seed
from mbira.core.input.options import make_options, option_values
from mbira.core.match import Match
from mbira.core.registry import find_game

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from mbira.bots.analysis.judging import Option
    from mbira.bots.mind import Seated
    from mbira.bots.planner import Plan
    from mbira.bots.puzzles.puzzle import Aim
    from mbira.core.game import Record

GLANCE = Depth("glance", plans=3, tries=2, careful=1, far=True, results=1)
SIFT = Depth("sift", plans=1, tries=3, careful=0, far=True, results=1)
CHECK = Depth("check", plans=1, tries=8, careful=2, far=True, results=1)
PROMISING = 0.06
"""A decision is looked at closely where a glance finds the best this far ahead of the next."""
GAP = 0.1
"""What is right is ahead of all that is wrong by this much, each time that it is looked at."""
ALIKE = 0.02
"""What is this near to the best is right too."""
MOST_RIGHT = 2
"""With more right answers than this there is little to find."""
FEWEST, MOST = 3, 24
"""This many actions are legal in a puzzle."""
OF_A_MATCH = 2
"""One match gives no more puzzles than this, and no two of a kind."""
HOPE = 0.12
"""Who has less than this hope even with the right answer is not asked."""
KEPT = 0.2
"""Who has less than this after everything else is asked to stay in the match."""
WON = 0.95


class Looked(NamedTuple):
    """An action, followed twice."""

    plan: Plan
    values: tuple[float, float]

    @property
    def mean(self) -> float:
        """What it is worth."""
        return sum(self.values) / 2


def puzzles_of_match(
    game: str, seed: int, number: int, wanted: Callable[[], bool]
) -> Iterator[Puzzle]:
    """Let bots play a match and yield its puzzles, as long as more are wanted."""
    found = find_game(game)
    seats = found.spec.seats[0] + (number % 4 == 3)
    match = Match.begin(found, seats, make_options(found.spec, {}), Seed(f"puzzle {seed} {number}"))
    mind = find_mind(game, LEVEL)
    glance = Outlook(mind, GLANCE)
    seated = players([LEVEL] * seats, f"{seed} {number}")
    kinds: set[str] = set()
    with RARE_COLLECTIONS:
        while not match.over and len(kinds) < OF_A_MATCH and wanted():
            decision = Decision.of(match)
            if FEWEST <= len(decision.legal) <= MOST and not mind.drawn(match.state):
                options, _ = weigh(glance, decision.view, f"glance {match.version}")
                if _promising(options):
                    puzzle = _checked(match, Outlook(mind, CHECK), f"{number}-{match.version}")
                    if puzzle is not None and puzzle.about not in kinds:
                        kinds.add(puzzle.about)
                        yield puzzle
            match.play(seated[match.actor].choose(decision))


def _promising(options: list[Option]) -> bool:
    return (
        len(options) > 1
        and options[0].value >= HOPE
        and options[0].value - options[1].value >= PROMISING
    )


def _checked(match: Match, outlook: Outlook, name: str) -> Puzzle | None:
    """Return the puzzle at a decision of a match, if a close look finds one."""
    mind, view = outlook.mind, match.view(match.actor)
    state: Seated = mind.game.sight.imagine(view, random.Random("check"))
    plans = [going_on(mind, state, action, random.Random("check")) for action in match.legal()]

    def look(by: Outlook, luck: str) -> list[float]:
        chains = [plan.actions[: max(1, plan.sure)] for plan in plans]
        return [by.of_plan(view, chain, luck)[view.actor] for chain in chains]

    sifted = sorted(look(Outlook(mind, SIFT), "sift"), reverse=True)
    if sifted[0] - sifted[MOST_RIGHT] < PROMISING:  # most often there is none: that is soon seen
        return None
    first = look(outlook, "check")
    found = _parted([Looked(plan, (one, one)) for plan, one in zip(plans, first, strict=True)])
    if found is None:
        return None
    looked = zip(plans, zip(first, look(outlook, "again"), strict=True), strict=True)
    found = _parted([Looked(plan, values) for plan, values in looked])
    return _puzzle(match, outlook, name, *found) if found is not None else None


def _parted(looked: list[Looked]) -> tuple[list[Looked], list[Looked]] | None:
    """Return what is right and what is wrong, the best first; None if that is not clear."""
    looked.sort(key=lambda each: -each.mean)
    best = looked[0]
    right = [each for each in looked if best.mean - each.mean <= ALIKE]
    wrong = looked[len(right) :]
    if len(right) > MOST_RIGHT or not wrong or best.mean < HOPE:
        return None
    for turn in (0, 1):  # each look by itself must say so
        good = min(each.values[turn] for each in right)
        if good - max(each.values[turn] for each in wrong) < GAP:
            return None
    return right, wrong


def _puzzle(
    match: Match, outlook: Outlook, name: str, right: list[Looked], wrong: list[Looked]
) -> Puzzle:
    mind, seat, best = outlook.mind, match.actor, right[0]
    state: Seated = mind.game.sight.imagine(match.view(seat), random.Random("check"))
    line = best.plan.actions[: max(1, best.plan.sure)]
    answers = [
        [_answer(each) for each in right],
        [
            replace(
                _answer(each),
                good=reasons(
                    mind,
                    gains(mind, mind.terms(each.plan.state, seat), best.plan.state, seat),
                    mind.passing,
                )[0],
            )
            for each in wrong
        ],
    ]
    return Puzzle(
        id=name,
        seats=match.seats,
        options=option_values(match.options),
        records=tuple(map(_written, match.line)),
        seat=seat,
        aim=_aim(best.mean, wrong[0].mean),
        about=type(line[0]).__name__.lower(),
        level=_level(match, outlook, right, wrong),
        right=tuple(answers[0]),
        wrong=tuple(answers[1]),
        line=tuple(map(str, line)),
        told=told(mind, state, line),
    )


def _answer(looked: Looked) -> Answer:
    return Answer(str(looked.plan.actions[0]), round(looked.mean, 3))


def _written(record: Record) -> str:
    who = CHANCE_SIGN if record.seat == "chance" else str(record.seat)
    return f"{who} {record.action}"


def _aim(best: float, next_best: float) -> Aim:
    if best >= WON:
        return "win"
    return "keep" if next_best < KEPT else "best"


def _level(match: Match, outlook: Outlook, right: list[Looked], wrong: list[Looked]) -> int:
    """Return how hard a puzzle is: who would miss it, how much there is to choose, how clear."""
    mind = outlook.mind
    rng = random.Random("level")
    state: Seated = mind.game.sight.imagine(match.view(match.actor), rng)
    answers = {each.plan.actions[0] for each in right}
    at_once = Planner(mind, mind.quick).steps(state, rng)[0].actions[0]
    planned = mind.options(state, Planner(mind, mind.thorough), rng)[0].actions[0]
    return (
        1
        + (at_once not in answers)
        + 2 * (planned not in answers)
        + (len(right) + len(wrong) > 8 or right[-1].mean - wrong[0].mean < 2 * GAP)
    )
