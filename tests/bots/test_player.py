"""A bot that fails, hangs or cheats is replaced, and the match ends."""

from __future__ import annotations

import contextlib
import signal
import sys
import threading
import time
from typing import TYPE_CHECKING, NoReturn

import pytest

import mbira
from mbira.bots import make_bot
from mbira.bots.budget import Budget
from mbira.bots.driver import play_out
from mbira.bots.limit import OverrunError, time_limit
from mbira.bots.player import Player, players
from mbira.bots.random import RandomBot

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from mbira.bots.bot import Decision
    from mbira.core.action import Action
    from mbira.core.match import Match


def fail(_: Decision) -> NoReturn:
    raise ZeroDivisionError("by\nnothing")


def leave(_: Decision) -> NoReturn:
    sys.exit(3)


def hang(_: Decision) -> NoReturn:
    while True:
        with contextlib.suppress(Exception):  # a bot that listens to nobody
            time.sleep(0.01)


def cheat(_: Decision) -> Action:
    return next(iter(mbira.new("africa", seats=2, seed=1).legal()))


def babble(_: Decision) -> Action:
    return ["bid"]  # type: ignore[return-value]


class MumblingError(Exception):
    def __str__(self) -> str:
        raise RuntimeError


def mumble(_: Decision) -> NoReturn:
    raise MumblingError


def give_up(_: Decision) -> NoReturn:
    raise GeneratorExit


class Bad:
    """A bot that plays well for a while."""

    def __init__(self, name: str, how: Callable[[Decision], Action], after: int = 5) -> None:
        self.name = name
        self._how = how
        self._left = after

    def choose(self, decision: Decision, rng: random.Random) -> Action:
        self._left -= 1
        return decision.legal.choose(rng) if self._left >= 0 else self._how(decision)


def run(bad: Bad, patience: float = 20) -> tuple[Match, Player]:
    match = mbira.new("meduris", seats=2, seed=4)
    seated = players(["random", "random"], "t")
    seated[1] = Player(bad, "t", patience)
    play_out(match, seated)
    return match, seated[1]


@pytest.mark.parametrize(
    ("how", "said"),
    [
        (fail, "tough failed: ZeroDivisionError: by"),
        (leave, "tough failed: SystemExit: 3"),
        (hang, "tough took longer than 0.2 s"),
        (cheat, "which is not legal"),
        (babble, "tough chose ['bid'], which is not legal"),
        (mumble, "tough failed: MumblingError: MumblingError"),
        (give_up, "tough failed: GeneratorExit"),
    ],
)
def test_the_match_ends_and_it_is_said(how: Callable[[Decision], Action], said: str) -> None:
    match, player = run(Bad("tough", how), 0.2 if how is hang else 20)
    assert match.over
    (line,) = player.failures
    assert said in line
    assert "\n" not in line
    assert isinstance(player.bot, RandomBot)


@pytest.mark.parametrize(
    ("level", "below"), [("master", "adept"), ("adept", "novice"), ("novice", "random")]
)
def test_the_next_level_down_goes_on(level: str, below: str) -> None:
    match, player = run(Bad(level, fail))
    assert match.over
    assert player.bot.name == below
    assert len(player.failures) == 1


def test_all_levels_may_fail_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    made = {name: Bad(name, fail, after=0) for name in ("adept", "novice")}
    monkeypatch.setattr("mbira.bots.player.make_bot", lambda name: made.get(name) or make_bot(name))
    match, player = run(Bad("master", fail))
    assert match.over
    assert [line.split()[0] for line in player.failures] == ["master", "adept", "novice"]


def test_decisions_are_counted_where_there_is_a_choice() -> None:
    match = mbira.new("meduris", seats=2, seed=4)
    seated = players(["random", "random"], "t")
    choices = [0, 0]

    def count(decision: Decision) -> None:
        choices[decision.seat] += len(decision.legal) > 1

    play_out(match, seated, count)
    assert [player.decisions for player in seated] == choices
    assert all(player.seconds > 0 for player in seated)


def test_the_limit_stops_a_thread_that_is_not_the_main_one() -> None:
    caught: list[str] = []

    def work() -> None:
        try:
            with time_limit(0.05):
                hang(None)  # type: ignore[arg-type]
        except OverrunError:
            caught.append("overrun")

    thread = threading.Thread(target=work)
    thread.start()
    thread.join(60)
    assert caught == ["overrun"]


def test_the_limit_leaves_nothing_behind() -> None:
    with time_limit(60):
        pass
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)
    with pytest.raises(OverrunError), time_limit(0.02):
        time.sleep(60)
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


def test_a_bot_with_a_budget_of_iterations_is_not_hurried() -> None:
    class Slow(Bad):
        budget = Budget(iterations=400)

    match, player = run(Slow("master", slow, after=0), patience=0.01)
    assert match.over
    assert player.failures == []


def slow(decision: Decision) -> Action:
    time.sleep(0.001)
    return decision.legal.nth(0)


def test_an_alarm_that_rings_as_the_block_ends_is_not_left_on() -> None:
    with contextlib.suppress(OverrunError), time_limit(0.001):
        time.sleep(0.001)
    time.sleep(0.05)
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)
