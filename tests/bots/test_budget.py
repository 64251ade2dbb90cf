from __future__ import annotations

import pytest

from mbira.bots import bot_names, make_bot
from mbira.bots.budget import USUAL, Budget, Stopwatch, read_budget
from mbira.bots.master import MasterBot
from mbira.core.errors import MbiraError


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("5s", Budget(seconds=5.0)),
        ("0.25s", Budget(seconds=0.25)),
        ("400it", Budget(iterations=400)),
        ("400it:2w", Budget(iterations=400, workers=2)),
        ("0.5s:12w", Budget(seconds=0.5, workers=12)),
    ],
)
def test_budgets_are_seconds_or_iterations(text: str, budget: Budget) -> None:
    assert read_budget(text) == budget
    assert str(budget) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "5",
        "s",
        "-1s",
        "5 s",
        "1e3it",
        "0s",
        "0.0s",
        "0it",
        "infs",
        "2w",
        "5s:0w",
        "5s:65w",
        "5s:2",
        "5s:w",
        "2w:5s",
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(MbiraError):
        read_budget(text)


@pytest.mark.parametrize(
    ("budget", "parts"),
    [
        ("4it", [4]),
        ("999it", [999]),
        ("1001it", [501, 500]),
        ("9000it", [2250] * 4),
    ],
)
def test_iterations_are_shared_out_to_trees_whatever_the_workers(
    budget: str, parts: list[int]
) -> None:
    for workers in ("", ":1w", ":2w", ":7w"):
        read = read_budget(budget + workers)
        each = [read.part(tree) for tree in range(read.trees)]
        assert each == [Budget(iterations=part) for part in parts]


def test_seconds_are_not_shared_out() -> None:
    read = read_budget("3s:2w")
    assert [read.part(tree) for tree in range(read.trees)] == [Budget(seconds=3.0)] * 2


def test_a_clock_of_iterations_ticks_so_often() -> None:
    clock = Stopwatch(Budget(iterations=3))
    assert [clock.tick() for _ in range(5)] == [True, True, True, False, False]


def test_a_clock_of_seconds_stops() -> None:
    clock = Stopwatch(Budget(seconds=0.01))
    while clock.tick():
        pass
    assert clock.iterations > 0


def test_a_lead_that_cannot_be_made_up_settles_it() -> None:
    clock = Stopwatch(Budget(iterations=10))
    for _ in range(6):
        clock.tick()
    assert clock.settled(6, 1)
    assert not clock.settled(5, 1)


def test_the_levels_are_there_by_their_names() -> None:
    assert {"random", "novice", "adept", "master"} <= set(bot_names())
    for name in ("random", "novice", "adept", "master"):
        assert make_bot(name).name == name


def test_master_has_two_seconds_unless_it_is_told_otherwise() -> None:
    usual, told = make_bot("master"), make_bot("master:5s")
    assert isinstance(usual, MasterBot)
    assert isinstance(told, MasterBot)
    assert usual.budget == USUAL == Budget(seconds=2.0)
    assert told.budget == Budget(seconds=5.0)
