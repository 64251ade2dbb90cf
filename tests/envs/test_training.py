"""The training script learns: masked PPO beats random play within a stated number of decisions."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

from mbira.core.errors import MbiraError
from mbira_training.network import Adam, Network
from mbira_training.ppo import Learner, Rows, Settings, draw
from mbira_training.train import STEPS, environments, measure, train

if TYPE_CHECKING:
    from mbira_training.network import Array

PROJECT = Path(__file__).parents[2] / "examples" / "training"


def run(*words: str, path: Path, model: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run Python in a process of its own, where numpy comes in as the package wants it."""
    strict = {} if words[0] == "pip" else {"PYTHONWARNINGS": "error"}
    around = {**os.environ, **strict, "PYTHONPATH": str(path)}
    if model is not None:
        around["MBIRA_TRAINED"] = str(model)
    return subprocess.run(  # noqa: S603
        [sys.executable, "-m", *words],
        env=around,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """Return what the script has saved, and what it has said."""
    model = tmp_path_factory.mktemp("training") / "model.npz"
    words = ("mbira_training.train", "--points", "1", "--seed", "1", "--save", str(model))
    done = run(*words, path=PROJECT / "src")
    assert done.returncode == 0, done.stderr
    return model, done.stdout


def test_it_learns_to_beat_random_play(trained: tuple[Path, str]) -> None:
    """Three of four of 200 fresh matches, each deal from both seats, after 60,000 decisions."""
    _, said = trained
    first, last = re.findall(r"^ *(\d+)  random +(\S+)  (\S+)-(\S+)$", said, re.MULTILINE)
    assert first[0] == "0"
    assert 0.4 < float(first[1]) < 0.6, "it knew nothing when it began"
    assert STEPS <= int(last[0]) < STEPS + 3000
    assert float(last[1]) >= 0.75
    assert float(last[2]) > 0.6, "the 95 % interval lies above 60 %"


def test_what_was_saved_plays_as_it_did(trained: tuple[Path, str]) -> None:
    model, said = trained
    network = Network.load(model)
    assert network.about["game"] == "meduris"
    point = measure(network, network.about["steps"], "random", 200, seed=10**6 + 1)
    assert f"{point.steps:8}  random    {point.share:.3f}  {point.low:.3f}-" in said


def test_the_same_seed_learns_the_same() -> None:
    once, again, other = (train(2000, seed, matches=2)[0] for seed in (5, 5, 6))
    for name, weights in once.weights.items():
        assert np.array_equal(weights, again.weights[name])
    assert not np.array_equal(once.weights["hidden"], other.weights["hidden"])


def some_rows(network: Network, count: int, rng: np.random.Generator) -> Rows:
    """Return rows as if they had been played with a policy that differs a little."""
    inputs, actions = network.weights["hidden"].shape[0], network.weights["policy"].shape[1]
    seen = rng.normal(size=(count, inputs))
    masks = rng.random((count, actions)) < 0.6
    masks[:, 0] = True
    logs = network.think(seen, masks).log_chances
    chosen = draw(logs, rng)
    before = logs[np.arange(count), chosen] + rng.normal(0, 0.3, count)
    return Rows(seen, masks, chosen, before, rng.normal(size=count), rng.normal(size=count))


def loss_of(network: Network, rows: Rows, settings: Settings) -> float:
    """Return the loss as the paper writes it; what the learner follows are its gradients."""
    thought = network.think(rows.seen, rows.masks)
    ratios = np.exp(
        thought.log_chances[np.arange(len(rows.actions)), rows.actions] - rows.log_chances
    )
    gains = (rows.advantages - rows.advantages.mean()) / (rows.advantages.std() + 1e-8)
    kept = np.clip(ratios, 1 - settings.clip, 1 + settings.clip)
    policy = np.minimum(ratios * gains, kept * gains).mean()
    chances = np.exp(thought.log_chances)
    entropy = -(chances * np.where(rows.masks, thought.log_chances, 0)).sum(axis=1).mean()
    values = 0.25 * np.square(thought.values - rows.returns).mean()
    return float(values - policy - settings.entropy * entropy)


def test_gradients_are_those_of_the_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = np.random.default_rng(3)
    network = Network.new(7, 5, 6, {}, rng)
    network.weights = {
        name: np.asarray(rng.normal(0, 0.5, w.shape)) for name, w in network.weights.items()
    }
    rows = some_rows(network, 40, rng)
    learner = object.__new__(Learner)
    learner.network, learner.settings = network, Settings(entropy=0.1)
    found: dict[str, Array] = {}
    learner._adam = Adam(network.weights, 0.0)
    monkeypatch.setattr(learner._adam, "step", found.update)
    learner._learn(rows)
    for name, weights in network.weights.items():
        for place in list(np.ndindex(weights.shape))[::3]:
            kept, small = weights[place], 1e-6
            losses = []
            for moved in (kept + small, kept - small):
                weights[place] = moved
                losses.append(loss_of(network, rows, learner.settings))
            weights[place] = kept
            slope = (losses[0] - losses[1]) / (2 * small)
            assert found[name][place] == pytest.approx(slope, abs=1e-6), (name, place)


def test_outcomes_are_led_back_to_all_decisions_of_their_match(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With traces that never fade, what a decision brought is what its match ended with."""
    envs = environments(3, None, "random", "margin")
    seen, _ = envs.reset()
    size, actions = (seen[name].shape[1] for name in ("observation", "action_mask"))
    network = Network.new(size, 4, actions, {}, np.random.default_rng(1))
    learner = Learner(envs, network, Settings(rows=150, trace=1.0), seed=4, unit=10.0)
    told, step = [], envs.step

    def listen(chosen: Array) -> object:
        told.append(step(chosen))
        return told[-1]

    monkeypatch.setattr(envs, "step", listen)
    rows = learner._play()
    rewards = np.array([one[1] for one in told])
    over = np.array([one[2] for one in told])
    live = np.vstack([np.ones((1, 3), bool), ~over[:-1]])
    assert len(rows.actions) == live.sum() < live.size
    returns = np.full(live.shape, np.nan)
    returns[live] = rows.returns
    assert over.sum(axis=0).min() >= 2
    for place in range(3):
        ends = [-1, *np.flatnonzero(over[:, place])]
        for before, end in pairwise(ends):
            match = returns[before + 1 : end + 1, place]
            brought = match[live[before + 1 : end + 1, place]]
            assert brought == pytest.approx(rewards[end, place] / 10, abs=1e-4)


def test_the_trained_bot_sits_down_in_the_arena(trained: tuple[Path, str], tmp_path: Path) -> None:
    """Installed as a package, it is a bot for every command; what it cannot play it says."""
    model, _ = trained
    words = ("install", "-q", "--no-deps", "--no-build-isolation", "--target", str(tmp_path))
    done = run("pip", *words, str(PROJECT), path=tmp_path)
    assert done.returncode == 0, done.stderr
    arena = ("mbira", "arena", "meduris", "--bots", "trained,random", "--matches", "60")
    rules = ("--seed", "2", "--json", "--option")
    done = run(*arena, *rules, "turn_limit=12", path=tmp_path, model=model)
    assert done.returncode == 0, done.stderr
    assert not done.stderr, "it decided itself, everywhere"
    bots = {bot["bot"]: bot for bot in json.loads(done.stdout)["bots"]}
    assert bots["trained"]["interval"][0] > 0.6
    done = run("mbira", "sim", "africa", "--bots", "trained", "--matches", "1", path=tmp_path,
               model=model)  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "it has learned meduris with 2 seats alone" in done.stderr
    done = run(*arena, path=tmp_path)
    assert done.returncode == 1
    assert "MBIRA_TRAINED must name what" in done.stderr


def test_a_bot_needs_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    from mbira_training.bot import TrainedBot  # noqa: PLC0415

    monkeypatch.delenv("MBIRA_TRAINED", raising=False)
    with pytest.raises(MbiraError, match="MBIRA_TRAINED"):
        TrainedBot()
