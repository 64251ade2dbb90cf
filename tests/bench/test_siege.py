from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import pytest

from mbira.core.game import NOBODY
from mbira_bench.client.messages import Heard, Where
from mbira_bench.client.wire import Answer, now
from mbira_bench.numbers import Spread
from mbira_bench.siege import family, people
from mbira_bench.siege.board import Board, Person
from mbira_bench.siege.family import children_of
from mbira_bench.siege.machine import Lookout, Machine
from mbira_bench.siege.numbers import Held, Waits, as_due
from mbira_bench.siege.report import show
from mbira_bench.siege.run import Siege

if TYPE_CHECKING:
    from msgspec import Raw

    from tests.cli.conftest import Cli

QUICK = ("bench", "server", "--siege", "--seconds", "0.5")
needs_proc = pytest.mark.skipif(
    not Path("/proc/self/task").exists(), reason="needs Linux's list of processes"
)


# The command


@needs_proc
def test_a_short_siege_measures_holds_and_leaves_no_process(mbira: Cli) -> None:
    before = children_of(os.getpid())
    done = mbira(*QUICK, "--only", "documents", "--only", "handshakes", "--json")
    assert (done.status, done.err) == (0, "")
    assert children_of(os.getpid()) == before
    found: dict[str, Any] = done.json()
    assert (found["bench"], found["seconds"]) == ("siege", 0.5)
    assert found["bars"]["actions_p99_ms"] == 250
    assert [row["hold"] for row in found["holds"]] == ["documents", "handshakes"]
    assert found["reached"] is all(row["reached"] for row in found["holds"])
    for row in found["holds"]:
        assert row["note"] == ""
        assert row["seconds"] >= 0.5
        assert row["attack"]["guests"] >= 1
        assert 20 < row["memory_rest_mb"] <= row["memory_peak_mb"]
        assert row["stop_seconds"] is None or row["stop_seconds"] > 0
        for waits in (row["rest"], row["held"]):
            assert waits["actions"]["count"] >= waits["answered"]
            assert waits["server_cpu_share"] >= 0
            assert 0 < waits["machine"]["disk_p50_ms"] <= waits["machine"]["disk_max_ms"]
            assert waits["machine"]["late_max_ms"] >= 0
            marks = [waits["actions"][mark] for mark in ("p50_ms", "p99_ms", "max_ms")]
            assert marks == sorted(marks)
        assert row["reached"] is all(row["bars"].values())


def test_what_cannot_be_measured_is_a_row_all_the_same(
    mbira: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "BOTS_GAME", "chess")
    done = mbira(*QUICK, "--only", "open", "--json")
    assert (done.status, done.err) == (0, "")
    found: dict[str, Any] = done.json()
    (row,) = found["holds"]
    assert row["note"].startswith("it could not be measured: the besieged server refused /api/tab")
    assert row["reached"] is found["reached"] is False
    assert row["stop_seconds"] > 0


@needs_proc
def test_interrupting_leaves_no_process_and_no_file(tmp_path: Path) -> None:
    started = subprocess.Popen(  # noqa: S603
        [sys.executable, "-m", "mbira", *QUICK[:-1], "60", "--only", "fragments"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "TMPDIR": str(tmp_path)},
        text=True,
    )
    children: list[int] = []
    try:
        while len(children) < 3:  # the server, the attacker, and who looks at the machine
            assert started.poll() is None
            time.sleep(0.02)
            children = children_of(started.pid)
        started.send_signal(signal.SIGINT)
        out, err = started.communicate(timeout=120)
    finally:
        started.kill()
    assert (started.returncode, out, err) == (130, "", "")
    assert not any(Path(f"/proc/{pid}").exists() for pid in children)
    assert list(tmp_path.iterdir()) == []


def test_a_hold_that_there_is_not(mbira: Cli) -> None:
    done = mbira(*QUICK, "--only", "fire")
    assert done.status == 1
    assert done.error.startswith("mbira: there is no hold 'fire'; holds: plan, fragments, pings, ")


@needs_proc
def test_those_who_think_are_seen_off_and_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(family, "AFTER", 0.0)
    waiting = [sys.executable, "-c", "print(flush=True); input()"]
    for words, seen_off in (([], False), (["mbira.server.thinking.worker"], True)):
        process = subprocess.Popen(  # noqa: S603
            [*waiting, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        assert process.stdout is not None
        process.stdout.readline()  # it runs
        assert family.see_off([process.pid]) == [process.pid] * seen_off
        process.communicate(b"\n")
        assert process.returncode == (-signal.SIGKILL if seen_off else 0)


# Numbers


def test_a_wait_counts_for_all_that_was_due_meanwhile() -> None:
    assert as_due(0.1, 0.15) == [0.1]
    assert as_due(0.5, 0.15) == pytest.approx([0.5, 0.35, 0.2, 0.05])
    # ten seconds of silence among a hundred good answers: half of what was due waited for long
    waits = [wait for took in [0.01] * 100 + [10.0] for wait in as_due(took, 0.1)]
    assert len(waits) == pytest.approx(201, abs=1)
    found = Spread.of(waits)
    assert found.p50 < 300
    assert 9800 <= found.p99 <= found.max == 10_000


def made(**changes: Any) -> Held:
    """Return a hold that did no harm, but for what is changed."""
    good: dict[str, Any] = {
        "name": "names", "about": "names", "seconds": 10.0,
        "rest": waits(0.01, turns=0.1), "held": waits(0.02, turns=2.0),
        "memory_rest": 100_000_000, "memory_peak": 249_000_000, "disk_rest": 0, "disk_end": 1,
        "stopped": 4.9, "attack": {"asked": 3},
    }  # fmt: skip
    return Held(**{**good, **changes})


def waits(acknowledged: float, *, told: float = 0.02, turns: float | None = 0.1) -> Waits:
    return Waits(
        acknowledged=[acknowledged] * 50,
        told=[told] * 50,
        turns=[] if turns is None else [turns] * 10,
        answered=50,
    )


@pytest.mark.parametrize(
    ("missed", "changes"),
    [
        (set(), {}),
        ({"actions"}, {"held": waits(0.25)}),
        ({"told"}, {"held": waits(0.02, told=0.5)}),
        ({"bots"}, {"held": waits(0.02, turns=2.101)}),
        ({"bots"}, {"held": waits(0.02, turns=None)}),
        ({"memory"}, {"memory_peak": 250_100_000}),
        ({"stop"}, {"stopped": 5.1}),
        ({"stop"}, {"stopped": None}),
        ({"errors"}, {"held": Waits([0.1], [0.1], [0.1], {"503": 1}, 1)}),
        ({"actions", "told", "bots"}, {"held": Waits(acknowledged=[0.1], unanswered=1)}),
    ],
)
def test_bars(missed: set[str], changes: dict[str, Any]) -> None:
    held = made(**changes)
    assert {bar for bar, reached in held.bars().items() if not reached} == missed
    assert held.reached is (not missed)
    assert held.as_json()["reached"] is (not missed)


def test_an_attack_that_was_none_reaches_nothing() -> None:
    assert not made(note="the server makes no guest").reached


def test_the_table_says_what_was_missed_and_fits(capsys: pytest.CaptureFixture[str]) -> None:
    silent = Waits(acknowledged=[10.0] * 3, unanswered=3)
    slow_disk = waits(0.02, turns=2.0)
    slow_disk.machine = Machine(synced=[0.002] * 9 + [0.03], late=[0.004])
    rows = [
        made(name="guest-bodies", held=slow_disk),
        made(name="slow-readers", held=silent, stopped=None, memory_peak=4_100_000_000),
        made(held=Waits([0.1], [0.1], [0.1], {"503": 2}, 1), note="the server ended by itself"),
    ]
    show(Siege(10.0, "3", "x", 2, 1.0, rows))
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 80
    assert [line.split() for line in lines[1:4]] == [
        ["guest-bodies", "10", "20", "20", "20", "30", "1.9", "149", "4.9", "yes"],
        ["slow-readers", "10", "10000", "10000", "10000", "0", "-", "4000", "killed", "NO"],
        ["names", "10", "100", "100", "100", "0", "0.0", "149", "4.9", "NO"],
    ]
    said = " ".join(" ".join(lines).split())
    assert "No answer in 10 s." in said
    assert "Refused to the two: 2 x 503." in said
    assert "Note: the server ended by itself." in said
    assert "Disk and processors at most: 0 and 0 ms at rest, 30 and 4 ms under it." in said


def test_json_is_json() -> None:
    siege = Siege(10.0, "3", "x", 2, None, [made(), made(stopped=None)])
    found = json.loads(json.dumps(siege.as_json()))
    assert [row["stop_seconds"] for row in found["holds"]] == [4.9, None]
    assert found["reached"] is False


def test_what_the_machine_does_is_seen_from_one_question_to_the_next(tmp_path: Path) -> None:
    async def scene(lookout: Lookout) -> list[Machine]:
        seen: list[Machine] = []
        while len(seen) < 3:
            found = await lookout.seen()
            if found.late:  # it needs a moment to begin, and to look
                seen.append(found)
        return seen

    with Lookout(tmp_path) as lookout:
        found = asyncio.run(scene(lookout))
    assert all(min(machine.synced) > 0 for machine in found)
    told = [seconds for machine in found for seconds in machine.synced]
    assert len(set(told)) == len(told), "nothing is told twice"
    assert [file.stat().st_size for file in tmp_path.iterdir()] == [4096]


# The two


class Refusing:
    """A server that refuses the first actions and then never answers."""

    port, source = 1, None

    def __init__(self, refusals: int) -> None:
        self._left = refusals
        self.silent = asyncio.Event()

    async def ask(self, *_: object) -> Answer:
        if self._left:
            self._left -= 1
            return Answer(503, b"", now())
        self.silent.set()
        await asyncio.Event().wait()
        raise AssertionError


def heard(version: int, actor: int, legal: list[str] | None = None) -> Heard:
    return Heard("update", position=Where(version, actor, cast("list[Raw] | None", legal)))


def board(web: Refusing | None = None, bot: str | None = None) -> Board:
    person = Person(1, None)
    if web is not None:
        person.web = cast("Any", web)
    made = Board("meduris", [person], bot, random.Random(1))
    made._told = [-1]
    return made


def test_what_is_refused_is_counted_and_tried_again_and_silence_counts_at_the_end() -> None:
    async def run() -> Waits:
        web = Refusing(2)
        table = board(web)
        table._hear(0, heard(5, 0, ["pass"]), now())
        playing = asyncio.ensure_future(table.play())
        async with asyncio.timeout(60):
            await web.silent.wait()
        playing.cancel()
        assert table.collect(last=False).errors == {"503": 2}
        return table.collect(last=True)

    waits = asyncio.run(run())
    assert (waits.answered, waits.unanswered) == (0, 1)
    assert len(waits.acknowledged) == len(waits.told) == 1
    assert waits.turns == []


@pytest.mark.parametrize(
    ("news", "turns"),
    [
        ([heard(6, 1), heard(7, 1), heard(8, 0, ["pass"])], [0.3]),
        ([heard(6, 0, ["pass"])], []),  # it stayed one's own turn: no bot had to think
        ([heard(6, 1), heard(7, NOBODY)], []),
    ],
)
def test_a_turn_of_a_bot_is_from_ones_action_until_one_decides_again(
    news: list[Heard], turns: list[float]
) -> None:
    async def run() -> Waits:
        table = board(bot="adept")
        table._thinking = table._telling = 100.0
        table._awaited = 6
        for number, each in enumerate(news, 1):
            table._hear(0, each, 100.0 + number / 10)
        return table.collect(last=False)

    waits = asyncio.run(run())
    assert waits.turns == pytest.approx(turns)
    assert waits.told == pytest.approx([0.1])


def test_both_must_have_heard_of_it() -> None:
    async def run() -> list[float]:
        table = Board("meduris", [Person(1, None), Person(1, None)], None, random.Random(1))
        table._told, table._awaited, table._telling = [5, 5], 6, 100.0
        table._hear(0, heard(6, 1), 100.1)
        assert table.waits.told == []
        table._hear(1, heard(6, 1, ["pass"]), 100.12)
        return table.waits.told

    assert asyncio.run(run()) == pytest.approx([0.12])
