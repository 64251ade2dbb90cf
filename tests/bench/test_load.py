from __future__ import annotations

import asyncio
import json
import os
import selectors
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import pytest

from mbira.core.errors import MbiraError
from mbira.core.game import CHANCE
from mbira_bench.client.wire import GONE, Answer
from mbira_bench.load import generator
from mbira_bench.load.anchors import Anchors
from mbira_bench.load.calls import Calls
from mbira_bench.load.furnish import LONG, begun_match, kinds, long_match, seats_of
from mbira_bench.load.generator import Load, Sample
from mbira_bench.load.report import show
from mbira_bench.load.result import Memory, Result
from mbira_bench.numbers import Setting, Spread
from tests.ours import GAMES

if TYPE_CHECKING:
    import random

    from mbira_bench.client.process import Usage
    from mbira_bench.client.wire import Web
    from mbira_bench.load.evening import Table
    from tests.cli.conftest import Cli

QUICK = ("bench", "server", "--tables", "3", "--rate", "20", "--seconds", "1")
BARS = {
    "action acknowledged": 20,
    "all sockets told": 20,
    "match of 500 records opened": 3,
    "seek": 30,
    "undo or redo": 18,
}
"""What has a bar, and how often the quick form measures it."""


def test_json_measures_a_server_and_what_it_stands_on(mbira: Cli) -> None:
    done = mbira(*QUICK, "--sockets-a-table", 3, "--json")
    assert done.status == 0
    assert done.err == ""
    found: dict[str, Any] = done.json()
    assert found["bench"] == "server"
    assert (found["tables"], found["sockets"], found["database"]) == (3, 9, "sqlite")
    assert {row["measure"]: row["count"] for row in found["bars"]} == BARS
    for row in found["bars"]:
        marks = [row[name] for name in ("p50_ms", "p95_ms", "p99_ms", "max_ms")]
        assert marks == sorted(marks)
        assert marks[0] > 0
        assert row["reached"] is (row["p99_ms"] < row["bar_ms"])
    assert found["bars"][1]["p50_ms"] > 0.3  # a socket is told after a sync to disk
    assert found["actions"]["planned"] == found["actions"]["acknowledged"] == 20
    assert found["actions"]["errors"] == {}
    assert found["actions"]["per_second"] == pytest.approx(
        20 / found["seconds"],
        rel=0.01,
        abs=0.06,  # it has one place
    )
    memory = found["memory"]
    assert 20 < memory["start_mb"] <= memory["tables_mb"] <= memory["sockets_mb"]
    assert memory["again_mb"] > 20
    assert found["actions"]["most_per_second"] > 20
    assert found["server"]["cpu_seconds"] > 0
    assert set(found["generator"]) == {"cpu_seconds", "cpu_share", "late_p50_ms", "late_p99_ms"}
    assert all(value > 0 for value in found["anchors"].values())


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs Linux's list of processes")
def test_interrupting_leaves_no_process_and_no_file(tmp_path: Path) -> None:
    started = subprocess.Popen(  # noqa: S603
        [sys.executable, "-m", "mbira", *QUICK[:-1], "4"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "TMPDIR": str(tmp_path)},
        text=True,
    )
    listed = Path(f"/proc/{started.pid}/task/{started.pid}/children")
    children: list[int] = []
    try:
        end = time.monotonic() + 60
        while not children and time.monotonic() < end:
            time.sleep(0.05)
            # the log is there a moment before the server that writes to it
            if list(tmp_path.glob("mbira-bench-*/crowd.log")):
                children = [int(pid) for pid in listed.read_text().split()]
        started.send_signal(signal.SIGINT)
        out, err = started.communicate(timeout=60)
    finally:
        started.kill()
    assert (started.returncode, out, err) == (130, "", "")
    assert len(children) == 1
    assert not Path(f"/proc/{children[0]}").exists()
    assert list(tmp_path.iterdir()) == []


class Waiting(selectors.DefaultSelector):
    """Waits for nothing: what is to come later comes at once, and it is later then."""

    def __init__(self) -> None:
        super().__init__()
        self.passed = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self.passed += timeout or 0.0
        return super().select(0.0)


class Dream(asyncio.SelectorEventLoop):
    """A loop in which time passes only while everybody waits."""

    def __init__(self) -> None:
        self._waiting = Waiting()
        super().__init__(self._waiting)

    def time(self) -> float:
        return self._waiting.passed


class SlowWeb:
    """A server that lets everybody wait at first."""

    async def ask(self, *_: object) -> Answer:
        loop = asyncio.get_running_loop()
        await asyncio.sleep(max(0.0, 0.3 - loop.time()))
        return Answer(200, b"", loop.time())


class QuietTable:
    """A table that everybody hears of at once."""

    address, version, over, elsewhere = "", 0, False, None

    def __init__(self, web: Web) -> None:
        self._web = web

    def choose(self, _: random.Random) -> tuple[bytes, str, Web]:
        self.told = asyncio.get_running_loop().create_future()
        self.told.set_result(asyncio.get_running_loop().time())
        return b"", "", self._web


class NoUsage:
    """A process that uses nothing."""

    def memory(self) -> int:
        return 0

    def seconds(self) -> float:
        return 0.0


def test_what_a_slow_server_keeps_waiting_counts_from_when_it_was_due(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> Load:
        monkeypatch.setattr(generator, "now", asyncio.get_running_loop().time)
        setting = Setting(tables=2, rate=100.0, seconds=0.5)
        web, usage = cast("Web", SlowWeb()), cast("Usage", NoUsage())
        playing = generator.Generator([web], setting, usage)
        for _ in range(setting.tables):
            playing.add(cast("Table", QuietTable(web)))
        return await playing.run(lambda _: None)

    with asyncio.Runner(loop_factory=Dream) as runner:
        found = runner.run(run())
    assert found.planned == 50
    # The two tables are busy until 0.3 s, so all that was due by then had to wait for the rest.
    due = [number / 100 for number in range(50)]
    waited = [max(0.0, 0.3 - when) for when in due]
    assert sorted(found.acknowledged, reverse=True) == pytest.approx(waited, abs=1e-6)
    assert found.late == pytest.approx([0.0] * len(found.late), abs=1e-6)  # not its own fault


class GoneWeb:
    """A server that is no more."""

    async def ask(self, *_: object) -> Answer:
        raise MbiraError(GONE)


def test_a_server_that_is_gone_ends_the_measurement() -> None:
    async def run() -> Load:
        web, usage = cast("Web", GoneWeb()), cast("Usage", NoUsage())
        playing = generator.Generator([web], Setting(tables=1, rate=100.0, seconds=60.0), usage)
        playing.add(cast("Table", QuietTable(web)))
        return await playing.run(lambda _: None)

    with pytest.raises(MbiraError, match=GONE):
        asyncio.run(run())


@pytest.mark.parametrize("game", GAMES)
def test_a_club_begins_in_the_middle(game: str) -> None:
    import random  # noqa: PLC0415

    rng = random.Random(game)
    lengths = [begun_match(game, 3, rng).version for _ in range(5)]
    assert len(set(lengths)) == 5
    long = long_match(game, 4, rng)
    assert LONG <= long.version < LONG + 10
    assert not long.over
    assert long.actor != CHANCE
    assert isinstance(long.line[-1].seat, int)


def test_every_seat_has_one_of_the_people_and_the_rest_look_on() -> None:
    assert [seats_of(person, 2, 3) for person in range(2)] == [(0, 2), (1,)]
    assert [seats_of(person, 3, 2) for person in range(3)] == [(0,), (1,), ()]
    kind = kinds()
    assert {next(kind) for _ in range(9)} == {(g, n) for g in GAMES for n in (2, 3, 4)}


def test_spreads() -> None:
    found = Spread.of([number / 1000 for number in range(200, 0, -1)])
    assert (found.p50, found.p95, found.p99, found.max) == (100.0, 190.0, 198.0, 200.0)
    assert Spread.of([0.005]) == Spread(1, 5.0, 5.0, 5.0, 5.0)
    assert Spread.of([]).count == 0


def made_result(*, slow: float, leak: int = 0) -> Result:
    """Return a result in which tables grow by 20 MB and something leaks beside."""
    samples = [
        Sample(number, 10**8 + 2000 * number + leak * number, 50_000 + 2 * number)
        for number in range(0, 10_001, 100)
    ]
    times = [0.001] * 9800 + [slow] * 200
    load = Load(
        acknowledged=times, told=times, late=[0.0], samples=samples, planned=10_000, seconds=25.0
    )
    memory = Memory(start=50_000_000, tables=100_000_000, records=50_000)
    return Result(
        setting=Setting(seconds=25.0), database="sqlite", python="3", machine="x", cores=2,
        load_average=1.0, anchors=Anchors(1, 2, 3), crowd=load, load=load, memory=memory,
        calls=Calls([0.01], [0.01], [0.03]),
    )  # fmt: skip


def test_a_missed_bar_is_said_and_the_table_fits(capsys: pytest.CaptureFixture[str]) -> None:
    show(made_result(slow=0.06))
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 80
    reached = {line[:28].strip(): line.split()[-1] for line in lines[1:8]}
    assert reached == {
        "action acknowledged": "NO",
        "all sockets told": "yes",
        "match of 500 records opened": "yes",
        "seek": "yes",
        "undo or redo": "NO",
        "actions a second": "yes",
        "MB more over 10000 actions": "yes",
    }


def test_memory_of_matches_is_no_growth_and_other_memory_is() -> None:
    good = made_result(slow=0.001)
    assert good.record_bytes == 1000
    assert good.growth == pytest.approx(0.0, abs=0.01)
    leaking = made_result(slow=0.001, leak=500)
    assert leaking.growth == pytest.approx(5.0, abs=0.01)
    assert json.loads(json.dumps(leaking.as_json()))["memory"]["reached"] is False
