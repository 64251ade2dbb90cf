"""`mbira bench envs`: steps a second through each interface, beside that interface's own games.

Everybody chooses at random among what is legal, and all is measured in turns and in processor time,
so that noise meets all alike.
"""

from __future__ import annotations

import platform
import random
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

import gymnasium
import open_spiel.python.games.kuhn_poker
import open_spiel.python.games.tic_tac_toe  # noqa: F401 they register themselves
import pettingzoo
import pyspiel
from msgspec import Struct, structs
from rich.table import Table as Grid

import mbira.envs.ids  # noqa: F401 it makes the names known
from mbira.cli.bench.engine import seats_of
from mbira.cli.screen import console, print_json, progress
from mbira.core.registry import find_game, specs
from mbira.envs import gymnasium_env, gymnasium_vector_env, openspiel_game, pettingzoo_env
from mbira.envs.data.files import export, open_data
from mbira.envs.data.plan import DataPlan
from mbira.envs.episode import Episode, Rulebook

if TYPE_CHECKING:
    from mbira.envs.batch import BatchEnv

ENGINE = "engine alone"
SECONDS = 2.0
TURN = 0.2
"""Seconds that one has before the next has its turn."""
MATCHES = 20
"""Of one data set."""
ENVS = 32
"""Matches of a batch."""
ROUNDS = 20
"""Steps of a batch that are counted together."""

Play = Callable[[int], int]
"""Plays something, given how often it did before; returns the steps that it took."""


class Pace(Struct):
    """How fast one of them is."""

    interface: str
    game: str
    ours: bool
    seats: int = 1
    """How many decide in a step: all of them in one against bots, about once each."""
    steps: int = 0
    seconds: float = 0.0

    @property
    def per_second(self) -> float:
        """Steps a second of processor time."""
        return self.steps / self.seconds if self.seconds else 0.0

    @property
    def microseconds(self) -> float:
        """Microseconds for a decision of any seat."""
        return 1e6 * self.seconds / (self.steps * self.seats) if self.steps else 0.0


def bench_envs(seconds: float | None, *, json: bool) -> None:
    """Measure all interfaces, and show a table or JSON."""
    with tempfile.TemporaryDirectory() as folder:
        runs = [*_ours(Path(folder)), *_theirs()]
        wanted = seconds or SECONDS
        for number, (_, play) in enumerate(runs):
            play(-1 - number)  # what is made once, is made before the clock starts
        with progress() as bar:
            task = bar.add_task("bench", total=len(runs) * wanted)
            while any(pace.seconds < wanted for pace, _ in runs):
                for pace, play in runs:
                    _turn(pace, play, wanted)
                    bar.update(task, completed=sum(min(p.seconds, wanted) for p, _ in runs))
    paces = [pace for pace, _ in runs]
    if json:
        rows = [{**structs.asdict(p), "steps_per_second": round(p.per_second, 1)} for p in paces]
        print_json({"bench": "envs", "python": platform.python_version(), "envs": rows})
    else:
        _show(paces)


def _turn(pace: Pace, play: Play, wanted: float) -> None:
    end = min(pace.seconds + TURN, wanted)
    while pace.seconds < end:
        start = time.process_time()
        pace.steps += play(pace.steps)
        pace.seconds += time.process_time() - start


def _ours(folder: Path) -> list[tuple[Pace, Play]]:
    runs = []
    for game in specs():
        if find_game(game).numbered:
            seats = seats_of(specs()[game])
            book = Rulebook(game, seats)
            runs += [
                (Pace(ENGINE, game, ours=True), _bare(book)),
                (Pace("PettingZoo", game, ours=True), _agents(pettingzoo_env(game, seats=seats))),
                (
                    Pace("Gymnasium", game, ours=True, seats=seats),
                    _steps(gymnasium_env(game, seats=seats)),
                ),
                (
                    Pace("Gymnasium, vector", game, ours=True, seats=seats),
                    _rows(gymnasium_vector_env(game, num_envs=ENVS, seats=seats)),
                ),
                (Pace("OpenSpiel", game, ours=True), _nodes(openspiel_game(game, seats=seats))),
                (Pace("data, JSON lines", game, ours=True), _data(book, folder, ".jsonl")),
                (Pace("data, Parquet", game, ours=True), _data(book, folder, ".parquet")),
            ]
    return runs


def _theirs() -> list[tuple[Pace, Play]]:
    """Return the interfaces' own games, as far as they are installed."""
    runs = [
        (Pace("Gymnasium", "Blackjack-v1", ours=False), _steps(gymnasium.make("Blackjack-v1"))),
        (Pace("Gymnasium", "CartPole-v1", ours=False), _steps(gymnasium.make("CartPole-v1"))),
    ]
    runs += [
        (Pace("OpenSpiel", name, ours=False), _nodes(pyspiel.load_game(name)))
        for name in ("python_tic_tac_toe", "python_kuhn_poker", "backgammon")
    ]
    with suppress(ModuleNotFoundError):
        from pettingzoo.classic import connect_four_v3, texas_holdem_v4  # noqa: PLC0415

        for module in (connect_four_v3, texas_holdem_v4):
            name = module.__name__.rpartition(".")[2]
            runs.append((Pace("PettingZoo", name, ours=False), _agents(module.env())))
    return runs


def _bare(book: Rulebook) -> Play:
    episode, rng = Episode(book), random.Random(1)

    def play(number: int) -> int:
        episode.begin(str(number))
        steps = 0
        while not episode.over:
            episode.follow(episode.legal.choose(rng))
            steps += 1
        return steps

    return play


def _agents(env: Any) -> Play:
    rng = random.Random(1)

    def play(number: int) -> int:
        env.reset(seed=abs(number))
        steps = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            env.step(_any(seen["action_mask"], rng))
            steps += 1
        return steps

    return play


def _any(mask: Any, rng: random.Random) -> int:
    """Return any legal action, quickly: the environment is measured, not who plays in it."""
    legal = mask.view(bool).nonzero()[0]
    return int(legal[int(rng.random() * len(legal))])


def _steps(env: Any) -> Play:
    rng = random.Random(1)

    def play(number: int) -> int:
        seen, _ = env.reset(seed=abs(number))
        steps, over = 0, False
        while not over:
            if isinstance(seen, dict):
                action = _any(seen["action_mask"], rng)
            else:
                action = env.action_space.sample()
            seen, _, ended, cut, _ = env.step(action)
            over = ended or cut
            steps += 1
        return steps

    return play


def _rows(env: BatchEnv) -> Play:
    rng = random.Random(1)
    env.reset(seed=1)

    def play(_: int) -> int:
        for _ in range(ROUNDS):
            env.step(env.sample(rng))
        return ROUNDS * ENVS

    return play


def _nodes(game: Any) -> Play:
    """Return a play-out that asks each player for its observation, as learners do."""
    rng = random.Random(1)

    def play(_: int) -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                continue
            state.observation_tensor()
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            steps += 1
        return steps

    return play


def _data(book: Rulebook, folder: Path, suffix: str) -> Play:
    game = book.game.spec
    bots = ("random",) * book.seats

    def play(number: int) -> int:
        path = folder / f"{game.id}{suffix}"
        path.unlink(missing_ok=True)
        plan = DataPlan(game.id, game.ruleset, book.seats, {}, bots, str(number), MATCHES)
        open_data(path, book, plan)  # one that needs an extra says so
        return sum(played.decisions for played in export(path, book, plan))

    return play


def _show(paces: list[Pace]) -> None:
    out = console()
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    grid.add_column("interface")
    grid.add_column("game")
    for name in ("steps/s", "us/step", "us/decision", "engine x"):
        grid.add_column(name, justify="right")
    alone = {pace.game: pace.microseconds for pace in paces if pace.interface == ENGINE}
    for pace in sorted(paces, key=lambda pace: (pace.interface, not pace.ours)):
        game = pace.game if pace.ours else f"{pace.game} (theirs)"
        rate, each, bare = pace.per_second, pace.microseconds, alone.get(pace.game)
        grid.add_row(
            pace.interface,
            game,
            f"{rate:.0f}",
            f"{1e6 / rate:.1f}" if rate else "-",
            f"{each:.1f}",
            f"{each / bare:.2f}" if bare and pace.ours else "",
        )
    out.print(grid)
    names = ("pettingzoo", "gymnasium", "open_spiel")
    out.print(
        "\nRandom choices, in processor time. A step is one decision of the one who learns, in "
        "Gymnasium with those of all bots after it, which are about as many as the other seats; "
        "of data sets, a choice among two or more. "
        f"Python {platform.python_version()}, "
        + ", ".join(f"{name} {version(name)}" for name in names)
        + f", {time.strftime('%Y-%m-%d')}."
    )
    if not hasattr(pettingzoo, "classic"):
        out.print("PettingZoo's own games were not measured: pip install mbira[bench]")
