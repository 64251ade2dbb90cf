"""Gymnasium's own check, and what its environments promise beyond it."""

from __future__ import annotations

import random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import mbira
import mbira.envs.ids
from mbira.core.errors import MbiraError
from mbira.envs import gymnasium_env, gymnasium_vector_env
from mbira.envs.single import SeatEnv
from tests.envs.tables import GAMES, SHORT


def choose(mask: np.ndarray[tuple[int], np.dtype[np.int8]], rng: random.Random) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


@pytest.mark.parametrize("game", GAMES)
def test_the_check_passes(game: str) -> None:
    check_env(gymnasium_env(game, seats=3, options=SHORT[game]), skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
def test_games_have_names(game: str) -> None:
    env = gymnasium.make(f"mbira/{game}-v1", seats=2, seat=1, options=SHORT[game])
    seen, info = env.reset(seed=1)
    assert info == {"seat": 1}
    assert seen["observation"][0] == 1
    assert isinstance(env.unwrapped, SeatEnv)
    many = gymnasium.make_vec(f"mbira/{game}-v1", num_envs=3, options=SHORT[game])
    seen, _ = many.reset(seed=1)
    assert seen["observation"].shape[0] == 3


def test_bots_play_all_other_seats() -> None:
    env = gymnasium_env("meduris", seat=1, bots=["novice", "random"], seats=3,
                        options=SHORT["meduris"])  # fmt: skip
    rng = random.Random(1)
    seen, _ = env.reset(seed=4)
    over, total, steps = False, 0.0, 0
    while not over:
        assert env.chair.episode.state.actor == 1
        assert env.action_masks().tolist() == seen["action_mask"].astype(bool).tolist()
        seen, reward, over, cut, info = env.step(choose(seen["action_mask"], rng))
        total += reward
        steps += 1
        assert not cut
    assert not seen["action_mask"].any()
    outcome = env.match().outcome
    assert outcome is not None
    assert (info["ranking"], info["scores"]) == (outcome.ranking, outcome.scores)
    assert (total > 0) == (1 in outcome.winners)
    assert sum(record.seat == 1 for record in env.match().line) == steps
    again = mbira.new("meduris", seats=3, seed=4, **SHORT["meduris"])
    laid = len(again.line)  # chance lays the tokens that it lays anywhere
    assert env.match().line[:laid] == again.line


def test_without_a_seat_it_is_another_one_each_time() -> None:
    env = gymnasium_env("meduris", seat=None, seats=3)
    assert [env.reset(seed=1)[1]["seat"], env.reset()[1]["seat"], env.reset()[1]["seat"]] == [
        0,
        1,
        2,
    ]


def test_an_illegal_action_ends_the_match() -> None:
    env = gymnasium_env("meduris", seats=2)
    env.reset(seed=1)
    number = env.chair.episode.book.space.index[mbira.parse("meduris", "hut 3")]
    _, reward, over, _, info = env.step(number)
    assert (reward, over) == (-1.0, True)
    assert "hut 3" in info["illegal"]


def test_a_seat_or_bots_that_do_not_fit_are_refused() -> None:
    with pytest.raises(MbiraError, match="there is no seat 3"):
        gymnasium_env("meduris", seat=3, seats=3)
    with pytest.raises(MbiraError, match="3 seats need 2 bots"):
        gymnasium_env("meduris", bots=["random"] * 3, seats=3)
    with pytest.raises(MbiraError, match="there is no bot 'expert'"):
        gymnasium_env("meduris", bots="expert")
    with pytest.raises(MbiraError, match="novice knows nothing of liars_dice"):
        gymnasium_env("liars_dice", bots="novice")


@pytest.mark.parametrize("encoding", ["numbers", "scaled", "one_hot"])
@pytest.mark.parametrize("game", GAMES)
def test_a_batch_is_as_many_single_ones(game: str, encoding: str) -> None:
    """Rows, rewards and ends are those of environments that are played one by one."""
    how = {"seats": 2, "options": SHORT[game], "encoding": encoding}
    many = gymnasium_vector_env(game, num_envs=3, **how)  # type: ignore[arg-type]
    single = [gymnasium_env(game, **how) for _ in range(3)]  # type: ignore[arg-type]
    seen, _ = many.reset(seed=10)
    alone = [env.reset(seed=10 + place)[0] for place, env in enumerate(single)]
    over = [False] * 3
    rng = random.Random(2)
    for _ in range(80):
        assert many.observation_space.contains(seen)
        for place, row in enumerate(alone):
            assert np.array_equal(seen["observation"][place], row["observation"])
            assert np.array_equal(seen["action_mask"][place], row["action_mask"])
        actions = [
            0 if done else choose(row["action_mask"], rng)
            for row, done in zip(alone, over, strict=True)
        ]
        seen, rewards, ended, _, _ = many.step(np.array(actions))
        for place, env in enumerate(single):
            if over[place]:
                alone[place], reward, over[place] = env.reset()[0], 0.0, False
            else:
                alone[place], reward, over[place], _, _ = env.step(actions[place])
            assert (rewards[place], ended[place]) == (reward, over[place])


def test_a_batch_says_what_was_illegal() -> None:
    many = gymnasium_vector_env("meduris", num_envs=2)
    seen, _ = many.reset(seed=[3, 4])
    good = int(seen["action_mask"][0].argmax())
    _, rewards, over, _, info = many.step(np.array([good, 200]))
    assert rewards.tolist() == [0.0, -1.0]
    assert over.tolist() == [False, True]
    assert info["_illegal"].tolist() == [False, True]


def test_a_batch_has_legal_actions_at_hand() -> None:
    """Each is legal, all of a match come up, and one that is over has none."""
    many = gymnasium_vector_env("meduris", num_envs=2, options=SHORT["meduris"])
    seen, _ = many.reset(seed=3)
    rng = random.Random(1)
    drawn = [many.sample(rng) for _ in range(400)]
    for place in range(2):
        assert {int(row[place]) for row in drawn} == set(np.flatnonzero(seen["action_mask"][place]))
    over = np.zeros(2, bool)
    while not over.any():
        actions = many.sample(rng)
        assert seen["action_mask"][[0, 1], actions].all()
        seen, _, over, _, _ = many.step(actions)
    assert many.sample(rng)[over].tolist() == [0] * int(over.sum())
