"""Other engines, run next to ours. They are optional: `pip install mbira[bench,rl]`.

As with our own games, choices among one are not counted as decisions, but as actions.
"""

from __future__ import annotations

import random
import time
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from mbira.cli.bench.engine import Runner

INSTALL = "pip install mbira[bench], or mbira[bench,rl] for all"


class Peer(NamedTuple):
    """Another engine."""

    name: str
    version: str
    seats: int
    runner: Runner


def found() -> list[Peer]:
    """Return the peers that are installed, the one that ours are compared with first."""
    peers = []
    for name, package, seats, make in KNOWN:
        there = _version(package)
        if there is not None:
            peers.append(Peer(name, there, seats, make()))
    return peers


def _version(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def catanatron_runner() -> Runner:
    """Return what plays a match of catanatron with four random players."""
    from catanatron.game import TURNS_LIMIT, Game  # noqa: PLC0415
    from catanatron.models.player import Color, RandomPlayer  # noqa: PLC0415

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def run(number: int) -> tuple[int, int, float]:
        start = time.process_time()
        game = Game([RandomPlayer(colour) for colour in colours], seed=number + 2)
        decisions = actions = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            if len(game.state.playable_actions) > 1:
                decisions += 1
            game.play_tick()
            actions += 1
        return decisions, actions, time.process_time() - start

    return run


def spiel_runner() -> Runner:
    """Return what plays backgammon in OpenSpiel, which is C++, with two random players."""
    import pyspiel  # noqa: PLC0415

    game = pyspiel.load_game("backgammon")

    def run(number: int) -> tuple[int, int, float]:
        rng = random.Random(number)
        start = time.process_time()
        state = game.new_initial_state()
        decisions = actions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                results, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(results, weights)[0])
            else:
                legal = state.legal_actions()
                decisions += len(legal) > 1
                state.apply_action(legal[int(rng.random() * len(legal))])
            actions += 1
        return decisions, actions, time.process_time() - start

    return run


def pettingzoo_runner() -> Runner:
    """Return what plays four in a row in PettingZoo with two random players."""
    from pettingzoo.classic.connect_four.connect_four import env as new_env  # noqa: PLC0415

    env = new_env()

    def run(number: int) -> tuple[int, int, float]:
        rng = random.Random(number)
        start = time.process_time()
        env.reset(seed=number + 2)
        decisions = actions = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = [action for action, allowed in enumerate(seen["action_mask"]) if allowed]
            decisions += len(legal) > 1
            actions += 1
            env.step(legal[int(rng.random() * len(legal))])
        return decisions, actions, time.process_time() - start

    return run


KNOWN: tuple[tuple[str, str, int, Callable[[], Runner]], ...] = (
    ("catanatron", "catanatron", 4, catanatron_runner),
    ("openspiel", "open_spiel", 2, spiel_runner),
    ("pettingzoo", "pettingzoo", 2, pettingzoo_runner),
)
