"""Trains a network to play a short Meduris: `python -m mbira_training.train --save model.npz`."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from mbira.arena.statistics import wilson
from mbira.envs import gymnasium_vector_env
from mbira_training.network import Network
from mbira_training.ppo import Learner, Settings, draw

if TYPE_CHECKING:
    from collections.abc import Callable

    from mbira.envs.batch import BatchEnv

GAME = "meduris"
SEATS = 2
OPTIONS: dict[str, object] = {"turn_limit": 12}
"""Six turns each, then the druid walks his last lap: about 20 decisions a seat."""
ENVS = 32
HIDDEN = 64
STEPS = 60_000
MATCHES = 200
"""Of a measurement."""


class Point(NamedTuple):
    """How well a network played after some steps."""

    steps: int
    bot: str
    share: float
    """Of matches won; a shared win counts as a part."""
    low: float
    high: float
    """The 95 % interval."""


def environments(count: int, seat: int | None, bots: str, reward: str) -> BatchEnv:
    """Return matches for a network to play in."""
    return gymnasium_vector_env(
        GAME,
        num_envs=count,
        seat=seat,
        bots=bots,
        seats=SEATS,
        options=OPTIONS,
        reward=reward,  # type: ignore[arg-type]
        encoding="one_hot",
    )


def measure(network: Network, steps: int, bot: str, matches: int, seed: int) -> Point:
    """Let a network play fresh matches against a bot: each deal once on every seat."""
    wins, deals = 0.0, matches // SEATS
    rng = np.random.default_rng(seed)
    for seat in range(SEATS):
        envs = environments(deals, seat, bot, "outcome")
        seen, _ = envs.reset(seed=seed)
        left = np.ones(deals, bool)
        while left.any():
            thought = network.think(seen["observation"], seen["action_mask"].astype(bool))
            seen, rewards, over, _, _ = envs.step(draw(thought.log_chances, rng))
            ended = rewards[over & left]
            wins += float(np.where(ended == 0, 1 / SEATS, np.maximum(ended, 0)).sum())
            left &= ~over
    played = deals * SEATS
    low, high = wilson(wins, played)
    return Point(steps, bot, wins / played, low, high)


def train(
    steps: int,
    seed: int,
    *,
    points: int = 1,
    bots: tuple[str, ...] = ("random",),
    matches: int = MATCHES,
    tell: Callable[[Point], None] = lambda _: None,
) -> tuple[Network, list[Point]]:
    """Return a network that has decided this often, and how well it played on the way."""
    envs = environments(ENVS, None, "random", "margin")
    space: Any = envs.single_observation_space
    about = {"game": GAME, "seats": SEATS, "options": OPTIONS, "encoding": "one_hot", "seed": seed}
    size, actions = space["observation"].shape[0], space["action_mask"].shape[0]
    network = Network.new(size, HIDDEN, actions, about, np.random.default_rng(seed))
    learner = Learner(envs, network, Settings(), seed, unit=10.0)
    curve: list[Point] = []

    def look() -> None:
        for bot in bots:
            curve.append(measure(network, learner.steps, bot, matches, seed=10**6 + seed))
            tell(curve[-1])

    look()
    for part in range(points):
        while learner.steps < steps * (part + 1) / points:
            learner.update(rate=1 - learner.steps / steps)
        look()
    network.about["steps"] = learner.steps
    return network, curve


def main() -> None:
    """Train, tell how it goes, and keep what was learned."""
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("--steps", type=int, default=STEPS, help="decisions to learn from")
    read.add_argument("--seed", type=int, default=1, help="the same seed learns the same")
    read.add_argument("--points", type=int, default=6, help="how often to measure on the way")
    read.add_argument("--matches", type=int, default=MATCHES, help="of each measurement")
    read.add_argument("--bots", default="random", help="against whom, such as random,novice")
    read.add_argument("--save", type=Path, help="write the network to this file")
    read.add_argument("--plot", type=Path, help="draw the curve: .svg or .png, by matplotlib")
    said = read.parse_args()
    print("   steps  against   share  95 %")
    network, points = train(
        said.steps,
        said.seed,
        points=said.points,
        bots=tuple(said.bots.split(",")),
        matches=said.matches,
        tell=lambda p: print(f"{p.steps:8}  {p.bot:8}  {p.share:.3f}  {p.low:.3f}-{p.high:.3f}"),
    )
    if said.save:
        network.save(said.save)
    if said.plot:
        from mbira_training.chart import draw as draw_curve  # noqa: PLC0415 training needs none

        turns = OPTIONS["turn_limit"]
        draw_curve(points, f"Masked PPO on Meduris, {SEATS} seats, {turns} turns", said.plot)


if __name__ == "__main__":
    main()
