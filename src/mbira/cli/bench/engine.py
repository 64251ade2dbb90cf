"""Measuring the rules of a game: random matches, and single calls on positions of them."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import asdict

from mbira.bots.budget import Budget, Stopwatch
from mbira.bots.collecting import RARE_COLLECTIONS
from mbira.bots.driver import play_out
from mbira.bots.master import MasterBot
from mbira.bots.mind import find_mind, has_mind, mind_kind
from mbira.bots.planner import Planner
from mbira.bots.player import players
from mbira.bots.search.tree import Search
from mbira.core.batch import play_batch
from mbira.core.chance import Seed
from mbira.core.game import CHANCE, NOBODY
from mbira.core.input.options import make_options
from mbira.core.match import Match

if TYPE_CHECKING:
    from mbira.core.game import AnyGame, GameSpec

CLONES = 20
"""Clones made of one position, to time them together."""
CLOCKS = 1000
"""How often a clock is asked to see how long that takes."""
FINE = 1e-7
"""The resolution, in seconds, that a clock for single calls has to have."""
BOT = "random"
ITERATIONS = Budget(iterations=12)
"""What a master may spend on a decision that is measured."""
DECISIONS_BETWEEN = 9
SEARCHES_A_SECOND = 8
"""A master searches this many decisions for each second of a measurement: the same ones however
fast it is, as an iteration costs more in some positions than in others."""

Runner = Callable[[int], tuple[int, int, float]]
"""Plays one match, given its number; returns its decisions, all its actions, and seconds."""


class Pace(Struct):
    """How fast whole matches go, chance and set-up included."""

    matches: int = 0
    decisions: int = 0
    actions: int = 0
    """Decisions, forced choices and chance together."""
    seconds: float = 0.0

    def add(self, decisions: int, actions: int, seconds: float) -> None:
        """Count one more match."""
        self.matches += 1
        self.decisions += decisions
        self.actions += actions
        self.seconds += seconds

    @property
    def per_second(self) -> float:
        """Decisions a second."""
        return self.decisions / self.seconds if self.seconds else 0.0

    @property
    def actions_per_second(self) -> float:
        """Actions of any kind a second."""
        return self.actions / self.seconds if self.seconds else 0.0

    @property
    def microseconds(self) -> float:
        """Microseconds a decision."""
        return 1e6 * self.seconds / self.decisions if self.decisions else 0.0


class Calls(Struct, frozen=True):
    """How long single calls take, in microseconds, over positions of random matches."""

    positions: int
    choices: float
    """Legal actions, on average."""
    legal_mean: float
    legal_p99: float
    clone_mean: float
    batch: float
    """A decision in a batch."""
    iterations: float | None
    """Of a master, a second; None where bots know nothing of the game."""


def seats_of(spec: GameSpec) -> int:
    """Return how many seats a measured match has: one fewer than the game allows."""
    fewest, most = spec.seats
    return max(fewest, most - 1)


def run_match(game: AnyGame, number: int, seats: int | None = None) -> tuple[int, int, float]:
    """Play one match with random bots; return its decisions, actions and processor time."""
    seats = seats or seats_of(game.spec)
    seed = f"bench/{number}"
    seated = players([BOT] * seats, seed)
    start = time.process_time()
    match = Match.begin(game, seats, make_options(game.spec, {}), Seed(seed))
    play_out(match, seated)
    return sum(player.decisions for player in seated), len(match.line), time.process_time() - start


def middle_calls(found: Sequence[Calls]) -> Calls:
    """Return what was measured in the middle, number by number."""
    rounds = [asdict(calls) for calls in found]
    middle: dict[str, Any] = {
        name: None if value is None else statistics.median(each[name] for each in rounds)
        for name, value in rounds[0].items()
    }
    return Calls(**middle)


def measure_calls(game: AnyGame, seconds: float, seats: int | None = None) -> Calls:
    """Time `legal` and `clone` in the positions of random matches, a batch, and a master.

    Each position is asked once, on a fresh clone, as in a real match: what a state keeps for later
    questions helps only as much as it does there. To ask the clock takes about as long as a quick
    call, so that is subtracted.
    """
    clock, asking = _clock()
    rng = random.Random("bench calls")
    legal_times: list[int] = []
    clone_times: list[float] = []
    choices = 0
    seats = seats or seats_of(game.spec)
    end = time.process_time() + seconds
    while time.process_time() < end or not legal_times:
        state = game.rules.start(seats, make_options(game.spec, {}))
        while state.actor != NOBODY:
            if state.actor == CHANCE:
                game.rules.apply(state, game.rules.chance(state).choose(rng))
                continue
            start = clock()
            for _ in range(CLONES):
                copy = state.clone()
            between = clock()
            legal = game.rules.legal(copy)
            done = clock()
            clone_times.append((between - start - asking) / CLONES)
            legal_times.append(done - between - asking)
            choices += len(legal)
            state = copy
            game.rules.apply(state, legal.choose(rng))
    legal_times.sort()
    return Calls(
        positions=len(legal_times),
        choices=choices / len(legal_times),
        legal_mean=statistics.fmean(legal_times) / 1e3,
        legal_p99=legal_times[int(0.99 * (len(legal_times) - 1))] / 1e3,
        clone_mean=statistics.fmean(clone_times) / 1e3,
        batch=measure_batch(game, seconds, seats),
        iterations=measure_master(game, seconds, seats),
    )


def _clock() -> tuple[Callable[[], int], int]:
    """Return a clock for single calls, in nanoseconds, and how long it takes to ask it.

    That of processor time, which other work on the machine does not disturb; where that one is too
    coarse, real time.
    """
    fine = time.get_clock_info("process_time").resolution < FINE
    clock = time.process_time_ns if fine else time.perf_counter_ns
    times = [clock() for _ in range(CLOCKS)]
    return clock, int(statistics.median(after - before for before, after in pairwise(times)))


def measure_batch(game: AnyGame, seconds: float, seats: int) -> float:
    """Return the microseconds a decision takes in a batch, without a match around it."""
    decisions = number = 0
    start = time.process_time()
    while time.process_time() < start + seconds or not decisions:
        [played] = play_batch(game, seats, [f"bench/{number}"])
        decisions += played.decisions
        number += 1
    return 1e6 * (time.process_time() - start) / decisions


def measure_master(game: AnyGame, seconds: float, seats: int) -> float | None:
    """Return a master's iterations a second, over decisions of a random match; None without one."""
    if not has_mind(game.spec.id):
        return None
    rng = random.Random("bench master")
    match = Match.begin(game, seats, make_options(game.spec, {}), Seed("bench master"))
    weights = find_mind(game.spec.id, MasterBot.weights).weights
    mind = mind_kind(game.spec.id)(game, weights)  # a new one, which remembers nothing
    iterations, spent = 0, 0.0
    left = max(1, round(SEARCHES_A_SECOND * seconds))
    while left and not match.over:
        view = match.view(match.actor)
        plans = mind.options(game.sight.imagine(view, rng), Planner(mind, mind.thorough), rng)
        if len(plans) > 1:
            watch = Stopwatch(ITERATIONS)
            start = time.process_time()  # planning one's own turn is not an iteration
            with RARE_COLLECTIONS:  # as where a master thinks
                Search(mind, view, plans, rng).run(watch)
            spent += time.process_time() - start
            iterations += watch.iterations
            left -= 1
        for _ in range(DECISIONS_BETWEEN):
            if not match.over:
                match.play(match.legal().choose(rng))
    return iterations / spent if spent else None
