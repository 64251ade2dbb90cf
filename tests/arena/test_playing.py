from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

import mbira
import mbira.bots
from mbira.arena.jobs.workers import Here, open_workers
from mbira.arena.playing import Contest, play, play_all
from mbira.arena.schedule import schedule
from mbira.arena.tuning import Trial, tune, values_of

if TYPE_CHECKING:
    import random
    from pathlib import Path

    from mbira.arena.result import Result
    from mbira.bots.bot import Decision
    from mbira.core.action import Action


def contest(*bots: str, game: str = "meduris") -> Contest:
    return Contest(game=game, bots=bots, seats=2, seed="t", options={})


def timeless(result: Result) -> Result:
    return msgspec.structs.replace(result, seconds=())


@pytest.mark.parametrize("game", ["africa", "meduris", "zimbabwe"])
def test_budgets_in_iterations_make_matches_repeatable(game: str) -> None:
    here = contest("master:3it", "novice", game=game)
    (pairing,) = schedule(2, 2, 1, "t")
    assert timeless(play(here, pairing).result) == timeless(play(here, pairing).result)


def test_the_rotations_of_a_deal_have_the_same_set_up(tmp_path: Path) -> None:
    here = contest("random", "random")
    assert len([*play_all(here, schedule(2, 2, 4, "t"), Here(), tmp_path)]) == 4
    dealt = []
    for number in range(4):
        match = mbira.load(tmp_path / f"meduris-{number}.mbira.json")
        count = next(place for place, record in enumerate(match.line) if record.seat != "chance")
        dealt.append(match.line[:count])
    assert dealt[0] == dealt[1]
    assert dealt[2] == dealt[3]
    assert dealt[0] != dealt[2]


def test_several_workers_come_to_the_same_results() -> None:
    here, pairings = contest("random", "random"), list(schedule(2, 2, 6, "t"))
    alone = [timeless(result) for result in play_all(here, pairings, Here(), None)]
    with open_workers(2) as workers:
        together = [timeless(result) for result in play_all(here, pairings, workers, None)]
    assert sorted(together, key=lambda result: result.number) == alone


class Failing:
    """A bot that fails in some way on its third decision."""

    name = "failing"

    def __init__(self, how: str) -> None:
        self.how = how
        self.asked = 0

    def choose(self, decision: Decision, rng: random.Random) -> Action:
        self.asked += 1
        if self.asked < 3:
            return decision.legal.choose(rng)
        raise ValueError(self.how)


def test_what_a_bot_fails_at_is_in_the_result(monkeypatch: pytest.MonkeyPatch) -> None:
    made = {"failing": lambda: Failing("no idea"), "random": mbira.bots.make_bot("random")}
    monkeypatch.setattr(
        "mbira.arena.playing.make_bot",
        lambda name: made["failing"]() if name == "failing" else made["random"],  # type: ignore[operator]
    )
    (pairing,) = schedule(2, 2, 1, "t")
    result = play(contest("failing", "random"), pairing).result
    assert result.failures == (("failing failed: ValueError: no idea",), ())
    assert len(result.ranking) >= 1


def test_tuning_finds_the_same_weights_again_and_moves() -> None:
    trial = Trial(
        game="meduris",
        seats=2,
        bot="novice",
        opponent="random",
        values=values_of("meduris", "novice"),
        seed="t",
        deals=1,
    )
    first, second = ([*tune(trial, 1, 4, workers=1)] for _ in range(2))
    assert first == second
    (found,) = first
    assert found.values != trial.values
    assert found.values.keys() == trial.values.keys()
