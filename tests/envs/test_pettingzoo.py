"""PettingZoo's own tests, and what its environment promises beyond them."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

import mbira
from mbira.core.errors import IllegalActionError, MbiraError
from mbira.core.missing import MissingPartError
from mbira.envs import pettingzoo_env
from mbira.envs.rewards import Potential, shares
from tests.envs.tables import GAMES, SHORT

if TYPE_CHECKING:
    from mbira.envs.aec import TableEnv


def play_out(env: TableEnv, seed: int) -> dict[str, float]:
    """Play a match of random actions; return what each agent was given in all."""
    rng = random.Random(seed)
    env.reset(seed=seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        got[agent] += reward
        assert not cut
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if over else int(rng.choice(legal)))
    return got


@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.parametrize("game", GAMES)
def test_the_api_test_passes(game: str) -> None:
    env = pettingzoo_env(game, seats=3, options=SHORT[game])
    api_test(env, num_cycles=150, verbose_progress=False)


@pytest.mark.parametrize("game", GAMES)
def test_the_seed_test_passes(game: str) -> None:
    seed_test(lambda: pettingzoo_env(game, options=SHORT[game]), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_the_parallel_api_test_passes_where_it_applies(game: str) -> None:
    """Seats decide in turn, so what is parallel is PettingZoo's own wrapper of such games.

    Its `parallel_seed_test` does not apply: it samples actions without looking at masks.
    """
    env = pettingzoo_env(game, seats=3, options=SHORT[game])
    parallel_api_test(turn_based_aec_to_parallel(env), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_makes_the_match_that_the_engine_makes_of_it(game: str) -> None:
    env = pettingzoo_env(game, seats=2, options=SHORT[game])
    play_out(env, 7)
    match = mbira.new(game, seats=2, seed=7, **SHORT[game])
    for record in env.match().line:
        if record.seat != "chance":
            match.play(record.action)
    assert match.over
    assert match.line == env.match().line
    assert match.header == env.match().header


@pytest.mark.parametrize("encoding", ["numbers", "scaled", "one_hot"])
@pytest.mark.parametrize("game", GAMES)
def test_what_agents_see_is_in_their_space(game: str, encoding: str) -> None:
    env = pettingzoo_env(game, seats=2, options=SHORT[game], encoding=encoding)  # type: ignore[arg-type]
    rng = random.Random(1)
    env.reset(seed=1)
    for _ in range(60):
        if env.terminations[env.agent_selection]:
            break
        for agent in env.agents:
            seen = env.observe(agent)
            assert env.observation_space(agent).contains(seen)
            assert seen["action_mask"].any() == (agent == env.agent_selection)
        env.step(int(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))


def test_one_hot_has_one_place_for_each_thing_that_a_choice_can_be() -> None:
    plain, hot = (pettingzoo_env("meduris", encoding=e) for e in ("numbers", "one_hot"))
    for env in (plain, hot):
        env.reset(seed=3)
    numbers, places = (e.observe("seat_1")["observation"] for e in (plain, hot))
    assert numbers[0] == 1  # the seat that looks, of two
    assert places[:2].tolist() == [0, 1]
    assert numbers[2] == 3  # the step, of twelve: workers are put down
    assert places[6:18].tolist() == [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]
    fields = plain.episode.book.fields
    choices = sum(field.size for field in fields if field.kind == "choice")
    widths = sum(f.size * (f.most - f.least + 1) for f in fields if f.kind == "choice")
    assert places[:widths].sum() == choices


def test_after_a_seed_the_next_ones_follow_from_it() -> None:
    seeds = []
    for _ in range(2):
        env = pettingzoo_env("meduris")
        env.reset(seed=5)
        env.reset()
        seeds.append(env.episode.seed.secret)
    assert seeds == ["5/1", "5/1"]


def test_an_outcome_is_shared_out_and_adds_up_to_nothing() -> None:
    for seats in (2, 3, 4):
        env = pettingzoo_env("meduris", seats=seats, options=SHORT["meduris"])
        got = play_out(env, seats)
        outcome = env.match().outcome
        assert outcome is not None
        assert sum(got.values()) == pytest.approx(0)
        best = {f"seat_{seat}" for seat in outcome.winners}
        assert {agent for agent, reward in got.items() if reward > 0} == best


def test_a_margin_is_what_one_is_ahead_of_the_best_of_the_others() -> None:
    env = pettingzoo_env("meduris", seats=3, options=SHORT["meduris"], reward="margin")
    got = play_out(env, 1)
    outcome = env.match().outcome
    assert outcome is not None
    one, two, three = outcome.scores
    assert list(got.values()) == [
        one - max(two, three),
        two - max(one, three),
        three - max(one, two),
    ]


@pytest.mark.parametrize("game", ["africa", "meduris"])
def test_shaping_only_moves_rewards(game: str) -> None:
    """What shaping adds in a match is what the beginning looked like, whatever was played."""
    env = pettingzoo_env(game, seats=2, options=SHORT[game], reward="shaped")
    env.reset(seed=1)
    began = Potential(env.episode.book)
    began.begin(env.episode)
    first = began.now
    assert 0 < first[0] < 1
    got, rng, moved = [0.0, 0.0], random.Random(1), False
    while not env.episode.over:
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        env.step(int(rng.choice(legal)))
        given = [env.rewards[agent] for agent in env.possible_agents]
        got = [old + new for old, new in zip(got, given, strict=True)]
        moved = moved or (any(given) and not env.episode.over)
    outcome = env.match().outcome
    assert outcome is not None
    plain = shares(outcome, 2)
    assert moved, "rewards come before the end, too"
    assert got == pytest.approx([won - look for won, look in zip(plain, first, strict=True)])


def test_what_is_illegal_is_refused_with_its_reason() -> None:
    env = pettingzoo_env("meduris", seats=2)
    env.reset(seed=1)
    space = env.episode.book.space
    with pytest.raises(IllegalActionError, match="hut 3"):
        env.step(space.index[mbira.parse("meduris", "hut 3")])
    with pytest.raises(MbiraError, match="there is no action 100000"):
        env.step(100_000)
    with pytest.raises(MbiraError, match="there is no action -1"):
        env.step(-1)
    with pytest.raises(MbiraError, match="None is not an action"):
        env.step(None)


def test_what_there_is_not_is_refused() -> None:
    with pytest.raises(MbiraError, match="there is no reward 'wins'"):
        pettingzoo_env("meduris", reward="wins")  # type: ignore[arg-type]
    with pytest.raises(MbiraError, match="there is no encoding 'planes'"):
        pettingzoo_env("meduris", encoding="planes")  # type: ignore[arg-type]
    with pytest.raises(MbiraError, match="bots know nothing of liars_dice"):
        pettingzoo_env("liars_dice", reward="shaped")
    with pytest.raises(MbiraError, match="2 to 4 seats"):
        pettingzoo_env("meduris", seats=5)
    with pytest.raises(MbiraError, match="has no option 'stock'"):
        pettingzoo_env("meduris", options={"stock": "open"})


def test_a_game_without_numbers_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    from mbira.envs import episode  # noqa: PLC0415
    from tests.core.toy import PIG  # noqa: PLC0415

    monkeypatch.setattr(episode, "find_game", lambda _: PIG)
    with pytest.raises(MissingPartError, match="pig has no numbers for actions and views"):
        pettingzoo_env("pig")


@pytest.mark.parametrize("game", GAMES)
def test_positions_can_be_read(game: str) -> None:
    env = pettingzoo_env(game, seats=2, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    numbers = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
    actions = env.episode.book.space.actions
    for number in numbers:
        assert f"\n{number}: {actions[number]}" in text
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert f"\n{numbers[0]}: {actions[numbers[0]]}" not in env.text(other)
    assert len(env.text(other)) > 200
