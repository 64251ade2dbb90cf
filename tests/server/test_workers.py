"""Bots that die, hang, raise or take long: the match goes on, and people do not wait for them."""

from __future__ import annotations

import asyncio
import os
import signal
import statistics
import time
from typing import TYPE_CHECKING

import pytest

import mbira
from mbira.server.thinking import pool
from mbira.server.thinking.job import Choose
from mbira.server.thinking.pool import Thinkers
from tests.server.harness import heard, serving, until, wait_until_over
from tests.server.processes import children, gone, needs_proc, running, seconds_used
from tests.server.strange_bots import strange_bots

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from mbira.server.thinking.job import Chosen
    from tests.server.harness import Person, ServerProcess

__all__ = ["strange_bots"]


def metric(person: Person, name: str) -> float:
    """Return a number that the server tells of itself."""
    lines = person.http.get("/metrics").text.splitlines()
    return float(next(line.split()[-1] for line in lines if line.startswith(f"{name} ")))


def thinking(server: ServerProcess) -> int:
    """Return the process of a server's bot that is at work, as bots that take long always are."""
    before: dict[int, float] = {}

    def busy() -> int:
        for pid in filter(running, children(server.process.pid)):
            used = seconds_used(pid)
            if used - before.setdefault(pid, used) > 0.1:
                return pid
        return 0

    return until(busy)


@needs_proc
def test_a_process_killed_in_mid_thought_is_replaced_and_none_outlives_the_server(
    tmp_path: Path,
) -> None:
    with (
        serving(f"sqlite:///{tmp_path / 't.db'}", tmp_path / "log") as server,
        server.person() as anna,
    ):
        table = anna.table("zimbabwe", 2, "master:2s", "master:10s", start=True)
        victim = thinking(server)
        with anna.socket(table) as socket:
            before = heard(socket, "hello")["position"]["version"]
            os.kill(victim, signal.SIGKILL)
            assert heard(socket, "update")["position"]["version"] > before
        assert victim not in children(server.process.pid)
        assert metric(anna, "mbira_bot_processes_lost") == 1
        assert "thinking process lost" in server.log.read_text()
        thinking(server)
        workers = children(server.process.pid)
        server.kill()
        assert gone(workers, 2.0)


@pytest.mark.usefixtures("strange_bots")
def test_bots_that_raise_die_or_cheat_are_replaced_and_the_match_ends(tmp_path: Path) -> None:
    with (
        serving(f"sqlite:///{tmp_path / 't.db'}", tmp_path / "log") as server,
        server.person() as anna,
    ):
        table = anna.table("meduris", 3, "raiser", "dier", "cheater", start=True)
        info = wait_until_over(anna, table)
        assert [seat["bot"] for seat in info["seats"]] == ["raiser", "dier", "cheater"]
        log = server.log.read_text()
    assert "Raiser failed: ValueError: no idea" in log
    assert log.count("dier: its process ended") == pool.TRIES
    assert "Cheater chose all of it, which is not legal" in log
    assert log.count("a bot failed") == 2 + pool.TRIES  # each is replaced for good


def job(bot: str) -> Choose:
    """Return a decision of a match's first seat, for a bot."""
    match = mbira.new("meduris", seats=2, seed=1)
    seat = match.actor
    return Choose(
        game="meduris",
        seats=2,
        seat=seat,
        version=match.version,
        legal=tuple(match.legal()),
        view=match.view(seat),
        log=b"[]",
        bot=bot,
        memory=None,
        luck="any",
    )


def think(thinkers: Callable[[], Thinkers], work: Callable[[Thinkers], Awaitable[None]]) -> None:
    """Let processes think, and end them."""

    async def run() -> None:
        made = thinkers()
        try:
            await work(made)
        finally:
            await made.stop()

    asyncio.run(run())


@pytest.mark.usefixtures("strange_bots")
def test_a_bot_that_hangs_or_is_not_installed_any_more_is_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pool, "TRIES", 1)

    async def work(thinkers: Thinkers) -> None:
        await thinkers.choose(job("random"))
        thinkers._patience = 0.5
        asking = asyncio.ensure_future(thinkers.choose(job("stubborn")))
        await asyncio.sleep(0.1)  # it is asked by then; who comes next has more time
        thinkers._patience = 30.0
        chosen = await asking
        assert chosen.action in job("random").legal
        assert chosen.failures == ("stubborn: took far too long",)
        again = await thinkers.choose(job("stubborn")._replace(memory=chosen.memory))
        assert again.failures == ()
        assert thinkers.lost == 1
        gone = await thinkers.choose(job("nobody:5s"))
        assert gone.failures[0].startswith("there is no bot 'nobody'")
        assert gone.action in job("random").legal

    think(lambda: Thinkers(1, 30.0), work)


@pytest.mark.usefixtures("strange_bots")
@pytest.mark.parametrize("count", [1, 2])
def test_who_thinks_long_never_keeps_all_processes_from_those_who_do_not(count: int) -> None:
    """With several, one is always free for them; with one, they wait for one thought at most."""

    async def work(thinkers: Thinkers) -> None:
        await asyncio.gather(*(thinkers.choose(job("novice")) for _ in range(count)))
        order: list[str] = []

        async def ask(bot: str) -> Chosen:
            chosen = await thinkers.choose(job(bot))
            order.append(bot)
            return chosen

        long = [asyncio.ensure_future(ask("slow")) for _ in range(3)]
        await asyncio.sleep(0.1)
        assert thinkers.waiting == 3
        await ask("novice")
        assert order.count("slow") == (1 if count == 1 else 0)
        await ask("novice")
        assert order.count("slow") <= (2 if count == 1 else 1)
        await asyncio.gather(*long)

    think(lambda: Thinkers(count), work)


def test_people_do_not_wait_for_bots_that_play(tmp_path: Path) -> None:
    with (
        serving(f"sqlite:///{tmp_path / 't.db'}", tmp_path / "log", "--workers", "2") as server,
        server.person() as anna,
    ):
        tables = [anna.table("zimbabwe", 2, "novice", "novice", start=True) for _ in range(4)]
        until(lambda: metric(anna, "mbira_bot_decisions_total") > 20)
        before = metric(anna, "mbira_bot_decisions_total")
        waits = []
        for _ in range(60):
            start = time.perf_counter()
            assert anna.get("/health") == {"status": "ok"}
            waits.append(time.perf_counter() - start)
            time.sleep(0.01)
        assert metric(anna, "mbira_bot_decisions_total") > before
        assert statistics.quantiles(waits, n=20)[-1] < 0.1, max(waits)
        assert all(anna.position(table)["version"] for table in tables)
