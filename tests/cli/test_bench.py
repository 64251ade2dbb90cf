from __future__ import annotations

import time
from itertools import count
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from mbira.cli.bench import command, engine, peers, report, worker
from mbira.core.registry import find_game, specs
from mbira.way import way

if TYPE_CHECKING:
    from tests.cli.conftest import Cli

PACE = {
    "matches",
    "decisions",
    "actions",
    "seconds",
    "decisions_per_second",
    "us_per_decision",
    "actions_per_second",
}
CALLS = {
    "positions",
    "choices_mean",
    "legal_us_mean",
    "legal_us_p99",
    "clone_us_mean",
    "batch_us_per_decision",
    "master_iterations_per_second",
    "us_per_decision_by_seats",
}


def fake_peer(_: int) -> tuple[int, int, float]:
    return 100, 300, 0.05


def test_json_measures_every_game_and_the_peer_beside_it(
    mbira: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "found", lambda: [peers.Peer("catanatron", "9.9", 4, fake_peer)])
    monkeypatch.setattr(report, "other_way", lambda: None)
    found = mbira("bench", "engine", "--json", "--seconds", 0.1).json()
    assert found["bench"] == "engine"
    games = found["games"]
    assert isinstance(games, list)
    assert [row["game"] for row in games] == list(specs())
    for row in games:
        assert set(row) == {"game", "way", "seats", "ratio"} | PACE | CALLS
        assert row["way"] == way()
        fewest, most = find_game(row["game"]).spec.seats
        assert list(row["us_per_decision_by_seats"]) == [*map(str, range(fewest, most + 1))]
        assert row["decisions_per_second"] == pytest.approx(
            row["decisions"] / row["seconds"], rel=0.01
        )
        assert row["ratio"]["catanatron"] == pytest.approx(
            row["decisions_per_second"] / 2000,
            rel=0.01,
            abs=0.006,  # it has two places
        )
        assert row["legal_us_p99"] > 0
        assert row["legal_us_mean"] > 0
        assert row["clone_us_mean"] > 0
    assert found["peers"] == [
        {
            "peer": "catanatron",
            "version": "9.9",
            "seats": 4,
            "matches": 2,
            "decisions": 200,
            "actions": 600,
            "seconds": 0.1,
            "decisions_per_second": 2000.0,
            "us_per_decision": 500.0,
            "actions_per_second": 6000.0,
        }
    ]


def test_without_the_peer_it_says_how_to_install_it(
    mbira: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "found", list)
    monkeypatch.setattr(report, "other_way", lambda: None)
    out = mbira("bench", "--seconds", 0.1).out
    assert "pip install mbira[bench]" in out
    assert "MBIRA_COMPILE=1" in out
    assert "zimbabwe" in out
    assert max(map(len, out.splitlines())) <= 80


def test_engines_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "BATCH", 1.0)
    turns: list[str] = []

    def run_a(_: int) -> tuple[int, int, float]:
        turns.append("a")
        return 1, 3, 0.5

    def run_b(_: int) -> tuple[int, int, float]:
        turns.append("b")
        return 1, 3, 1.0

    paces = report._measure({"a": run_a, "b": run_b}, 2.0)
    assert turns == ["a", "b", "a", "a", "b", "a", "a", "b"]
    assert (paces["a"].decisions, paces["a"].actions) == (4, 12)
    assert paces["b"].seconds == 2.0


def test_a_measured_match_counts_real_decisions_only() -> None:
    decisions, actions, seconds = engine.run_match(find_game("zimbabwe"), 1)
    assert engine.run_match(find_game("zimbabwe"), 1)[:2] == (decisions, actions)
    assert 50 < decisions < actions
    assert seconds > 0


@pytest.mark.parametrize(
    ("resolution", "clock"), [(1e-9, "process_time_ns"), (0.015, "perf_counter_ns")]
)
def test_to_ask_the_clock_counts_for_nothing(
    monkeypatch: pytest.MonkeyPatch, resolution: float, clock: str
) -> None:
    times = count(0, 500)  # nothing takes any time but to ask for it
    monkeypatch.setattr(time, clock, lambda: next(times))
    monkeypatch.setattr(time, "get_clock_info", lambda _: SimpleNamespace(resolution=resolution))
    found = engine.measure_calls(find_game("meduris"), 0.01)
    assert (found.legal_mean, found.legal_p99, found.clone_mean) == (0, 0, 0)


def test_the_real_peers_play() -> None:
    there = peers.found()
    assert there[0].name == "catanatron"
    for peer in there:
        decisions, actions, seconds = peer.runner(1)
        assert 5 < decisions <= actions
        assert seconds > 0


def test_a_worker_plays_the_same_matches_the_other_way() -> None:
    game = find_game("meduris")
    with worker.Worker("interpreted") as there:
        assert there.run_match("meduris", 3, 4)[:2] == engine.run_match(game, 4, 3)[:2]
        assert there.measure_calls("meduris", 2, 0.01).legal_mean > 0


def test_of_three_rounds_the_one_in_the_middle_counts() -> None:
    rounds = [{"a": engine.Pace(1, 10, 10, seconds)} for seconds in (3.0, 1.0, 2.0)]
    assert report._middle(rounds)["a"].seconds == 2.0


@pytest.mark.parametrize(
    "words", [("engine", "--siege"), ("server", "--only", "plan"), ("engine", "--only", "plan")]
)
def test_a_siege_is_one_of_a_server(mbira: Cli, words: tuple[str, ...]) -> None:
    done = mbira("bench", *words)
    assert done.status == 1
    assert "`mbira bench server --siege`" in done.error


@pytest.mark.parametrize(
    "words", [("engine", "--processes", "2"), ("server", "--processes", "2", "--db", "sqlite:///x")]
)
def test_processes_are_those_of_a_server_on_a_database_of_its_own(
    mbira: Cli, words: tuple[str, ...]
) -> None:
    done = mbira("bench", *words)
    assert done.status == 1
    assert "--processes is for `mbira bench server`" in done.error


@pytest.mark.parametrize(
    "words", [("server",), ("server", "--siege"), ("server", "--processes", "2")]
)
def test_without_the_server_bench_it_says_how_to_install_it(
    mbira: Cli, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    monkeypatch.setattr(command, "SERVER_GROUP", "mbira.nothing")
    done = mbira("bench", *words)
    assert (done.status, done.out) == (1, "")
    assert done.error == (
        "mbira: the server bench is not installed: run `pip install ./bench` in a checkout of mbira"
    )
