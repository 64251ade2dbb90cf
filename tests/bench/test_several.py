"""The bench of several processes: the people of a table are spread, and all of it is counted."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from mbira_bench.client import postgres, redis
from mbira_bench.load.costs import Used
from mbira_bench.load.several import Measured, Run, SetUp, Several, set_ups
from mbira_bench.load.several_report import as_json, show_several, told_costs
from mbira_bench.numbers import Setting, Spread

if TYPE_CHECKING:
    from pathlib import Path

SETTING = Setting(tables=3, sockets=2, rate=20.0, seconds=1.0, long=0, idle=600.0)


def test_two_processes_with_a_broker_are_measured(tmp_path: Path) -> None:
    with postgres.running() as database, redis.running() as broker:
        if database is None or broker is None:
            pytest.skip(postgres.MISSING if database is None else redis.MISSING)
        run = Run(SetUp(2, broker=True), SETTING, database, broker, tmp_path, lambda *_: None)
        found = asyncio.run(run.measure())
    assert found.errors == {}
    assert found.actions == 3 * SETTING.actions
    assert found.acknowledged.count == found.elsewhere.count == SETTING.actions
    assert found.elsewhere.p50 <= found.told.p50
    assert found.used.servers > 0
    assert found.own_seconds > 0
    assert 0 < found.share <= 1.05
    assert found.used.database > 0
    assert found.used.commits >= 1
    assert found.used.log_bytes > 100 * found.actions
    assert found.bytes_told > 100 * found.actions


def some(processes: int, *, broker: bool, servers: float) -> Measured:
    spread = Spread(10, 1.0, 2.0, 3.0, 4.0)
    return Measured(
        set_up=SetUp(processes, broker=broker),
        most=100.0,
        actions=1000,
        used=Used(servers, 0.5, 0.25 if broker else 0.0, 2000, 1_500_000),
        own_seconds=0.5,
        share=0.5,
        bytes_told=3e6,
        acknowledged=spread,
        told=spread,
        elsewhere=spread if processes > 1 else Spread.of([]),
        errors={"409": 2} if broker else {},
    )


def test_what_telling_costs_is_the_difference_to_one_process(
    capsys: pytest.CaptureFixture[str],
) -> None:
    measured = [
        some(1, broker=False, servers=1.0),
        some(1, broker=True, servers=1.0),
        some(2, broker=False, servers=3.0),
        some(2, broker=True, servers=2.5),
    ]
    result = Several(setting=SETTING, cores=2, load_average=1.5, measured=measured, note="a note")
    assert [each.set_up for each in measured] == [*set_ups(2, broker=True)]
    costs = told_costs(result)
    assert [each.split(" ms of")[0].split()[-1] for each in costs] == ["1.75", "3.50", "3.25"]
    assert ["+0.25" in costs[0], "+2.00" in costs[1], "+1.75" in costs[2]] == [True] * 3
    show_several(result)
    shown = capsys.readouterr().out
    assert "a note" in shown
    assert "2 409" in shown
    assert "load 1.5 before" in shown
    found = as_json(result)["set_ups"]
    assert isinstance(found, list)
    assert found[-1]["servers_ms_an_action"] == 2.5
    assert found[-1]["told_bytes_an_action"] == 3000


def test_without_a_broker_only_notices_are_measured() -> None:
    assert [*set_ups(3, broker=False)] == [SetUp(1, broker=False), SetUp(3, broker=False)]
    assert [*set_ups(1, broker=False)] == [SetUp(1, broker=False)]
