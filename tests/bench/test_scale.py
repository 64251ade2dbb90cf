"""The model of many tables: its queues are right, and it agrees with what was measured."""

from __future__ import annotations

import math

import pytest
from msgspec.structs import replace

from mbira_bench.scale.__main__ import main
from mbira_bench.scale.costs import Crowd, measured, most, needs, processes
from mbira_bench.scale.queues import Station, simulate

FACTOR = 2.0
"""The model may be wrong by this much about a machine that does other things meanwhile."""
FOUND = measured()


def test_a_station_that_is_never_idle_does_what_it_can() -> None:
    found = simulate([Station("one", 0.01), Station("other", 0.01, 4)], 50, 0.0, 20_000)
    assert found.per_second == pytest.approx(100.0, rel=0.03)
    assert found.busy["one"] == pytest.approx(1.0, rel=0.03)
    assert found.busy["other"] == pytest.approx(0.25, rel=0.05)


def test_where_nobody_waits_an_action_takes_as_long_as_its_stations() -> None:
    found = simulate([Station("one", 0.01)], 10, 100.0, 20_000)
    assert found.waits.p50 == pytest.approx(10.0 * math.log(2), rel=0.05)
    assert found.waits.p99 == pytest.approx(10.0 * math.log(100), rel=0.1)


def test_half_busy_everybody_waits_as_the_theory_of_one_queue_says() -> None:
    # many tables that seldom act are a random stream: half of the time somebody is served
    found = simulate([Station("one", 0.01)], 5000, 100.0, 60_000)
    assert found.busy["one"] == pytest.approx(0.5, abs=0.03)
    assert found.waits.p50 == pytest.approx(20.0 * math.log(2), rel=0.1)


@pytest.mark.parametrize(
    "point", FOUND.processes.set_ups, ids=lambda p: f"{p.processes}-{p.broker}"
)
def test_the_model_agrees_with_what_was_measured(point: object) -> None:
    known = next(each for each in FOUND.processes.set_ups if each is point)
    said = most(FOUND, known).per_second
    assert known.actions_a_second / FACTOR < said < known.actions_a_second * FACTOR


def test_more_tables_need_more_of_everything() -> None:
    costs = FOUND.costs()
    for spread in (True, False):
        few, many = (
            {need.what: need.times for need in needs(costs, Crowd(tables, spread=spread))}
            for tables in (10_000, 1_000_000)
        )
        assert all(many[what] >= few[what] for what in few)


def test_people_who_meet_at_one_process_are_not_read_twice() -> None:
    costs = FOUND.costs()
    spread, together = (
        {need.what: need.times for need in needs(costs, Crowd(100_000, spread=spread))}
        for spread in (True, False)
    )
    assert together["the database's cores"] < spread["the database's cores"]
    heard = "hearing every note, in each process"
    assert together[heard] == spread[heard] > 0, "all hear of all tables, wherever people are"
    assert needs(costs, Crowd(10))[-1].times >= 0
    assert {need.what: need.times for need in needs(costs, Crowd(10))}[heard] == 0, "one alone"


def test_what_costs_more_breaks_first() -> None:
    costs = FOUND.costs()
    crowd = Crowd(100_000)
    dear = replace(costs, lock_seconds=1.0)
    assert needs(dear, crowd)[0].what == "lock of NOTIFY"
    assert processes(replace(costs, socket_bytes=1e9), crowd) > processes(costs, crowd)


def test_it_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    main()
    said = capsys.readouterr().out
    assert "1000000 tables" in said
    assert "the model says" in said
