"""Looking for better weights by playing: the cross-entropy method.

Each generation draws weights around the best ones so far, lets each play the same deals on every
seat against the same opponents, and moves to the mean of those that did best.
"""

from __future__ import annotations

import random
from math import exp, log
from statistics import fmean, pstdev
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from mbira.arena.jobs.workers import open_workers
from mbira.arena.playing import begin, ended
from mbira.arena.statistics import margin
from mbira.bots import make_bot
from mbira.bots.driver import play_out
from mbira.bots.mind import find_mind, mind_kind
from mbira.bots.player import players
from mbira.bots.thinker import Thinker
from mbira.core.errors import MbiraError
from mbira.core.registry import find_game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mbira.bots.mind import AnyMind
    from mbira.bots.weights import Weights

Values = dict[str, float]


class Trial(Struct, frozen=True):
    """Weights to be tried in some matches."""

    game: str
    seats: int
    bot: str
    opponent: str
    values: Values
    seed: str
    deals: int


class Generation(Struct, frozen=True):
    """What a generation found."""

    number: int
    values: Values
    wins: float
    """The share that its best weights won."""
    mean_wins: float


def tune(
    trial: Trial, generations: int, population: int, workers: int, spread: float = 0.5
) -> Iterator[Generation]:
    """Yield better and better weights, one generation at a time; zeros stay zero."""
    rng = random.Random(trial.seed)
    centre = {name: log(value) for name, value in trial.values.items() if value > 0}
    fixed = {name: value for name, value in trial.values.items() if value <= 0}
    width = dict.fromkeys(centre, spread)
    elite = max(2, population // 4)
    with open_workers(workers) as helpers:
        for number in range(generations):
            drawn = [dict(centre)]
            drawn += [
                {name: rng.gauss(at, width[name]) for name, at in centre.items()}
                for _ in range(population - 1)
            ]
            trials = [
                msgspec.structs.replace(
                    trial,
                    values=fixed | {name: exp(value) for name, value in values.items()},
                    seed=f"{trial.seed}/{number}",
                )
                for values in drawn
            ]
            found = sorted(
                zip(helpers.in_order(play, trials), range(population), strict=True), reverse=True
            )
            best = [drawn[place] for _, place in found[:elite]]
            for name, at in centre.items():
                chosen = [values[name] for values in best]
                centre[name] = 0.3 * at + 0.7 * fmean(chosen)
                width[name] = max(0.08, 0.3 * width[name] + 0.7 * pstdev(chosen))
            yield Generation(
                number,
                fixed | {name: round(exp(value), 4) for name, value in centre.items()},
                found[0][0][0],
                fmean(result[0] for result, _ in found),
            )


def play(trial: Trial) -> tuple[float, float]:
    """Return the share of matches that some weights won, and the mean margin."""
    mind = mind_with(trial.game, trial.values)
    wins, margins = [], []
    for deal in range(trial.deals):
        for seat in range(trial.seats):
            match = begin(trial.game, trial.seats, {}, f"{trial.seed}/{deal}")
            seated = players([trial.opponent] * trial.seats, f"{trial.seed}/{deal}")
            tried = make_bot(trial.bot)
            if not isinstance(tried, Thinker):
                raise MbiraError(f"{trial.bot} has no weights to tune")
            tried.mind = mind
            seated[seat].bot = tried
            play_out(match, seated)
            if seated[seat].failures:
                raise AssertionError(seated[seat].failures[0])
            outcome = ended(match)
            wins.append((seat in outcome.winners) / len(outcome.winners))
            margins.append(margin(outcome.scores, seat))
    return fmean(wins), fmean(margins)


def mind_with(game: str, values: Values) -> AnyMind:
    """Return a mind that thinks with some weights."""
    kind = mind_kind(game)
    return kind(find_game(game), msgspec.convert(values, kind.kind_of_weights))


def values_of(game: str, level: str) -> Values:
    """Return the weights that a level plays with."""
    weights: Weights = find_mind(game, level).weights
    values: Values = msgspec.structs.asdict(weights)
    return values
