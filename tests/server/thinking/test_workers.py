"""Bots that die, hang, raise or take long: the match goes on, and people do not wait for them."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import TYPE_CHECKING, Any

import pytest

import mbira
from mbira.server.thinking import pool
from mbira.server.thinking.job import Choose
from mbira.server.thinking.line import Share
from mbira.server.thinking.pool import Thinkers
from tests.server.harness import heard, serving, until, wait_until_over
from tests.server.processes import children, gone, needs_proc, running, seconds_used
from tests.server.strange_bots import strange_bots

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine
    from pathlib import Path

    from mbira.server.thinking.job import Chosen
    from tests.server.harness import Person, ServerProcess

__all__ = ["strange_bots"]
SHARE = Share("here", "anna")


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
        bot=bot,
        memory=None,
        luck="any",
    )


def choose(thinkers: Thinkers, asked: Choose, share: Share = SHARE) -> Coroutine[Any, Any, Chosen]:
    """Let a bot decide that reads no log."""
    return thinkers.choose(asked, share, bytes)


def think(thinkers: Callable[[], Thinkers], work: Callable[[Thinkers], Awaitable[None]]) -> None:
    """Let processes think, and end them."""

    async def run() -> None:
        made = thinkers()
        try:
            await work(made)
        finally:
            await made.processes.stop()

    asyncio.run(run())


@pytest.mark.usefixtures("strange_bots")
def test_a_bot_at_a_server_thinks_alone() -> None:
    async def work(thinkers: Thinkers) -> None:
        told = await choose(thinkers, job("counter"))
        assert told.failures == ("Counter failed: ValueError: processes: 1",)
        alone = await choose(thinkers, job("master:8it"))
        assert (await choose(thinkers, job("master:8it:2w"))).action == alone.action

    think(lambda: Thinkers(1), work)


@pytest.mark.usefixtures("strange_bots")
def test_a_bot_that_hangs_or_is_not_installed_any_more_is_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pool, "TRIES", 1)

    async def work(thinkers: Thinkers) -> None:
        await choose(thinkers, job("random"))
        thinkers._patience = 0.5
        asking = asyncio.ensure_future(choose(thinkers, job("stubborn")))
        await asyncio.sleep(0)  # it is asked then; whoever comes next has more time
        thinkers._patience = 30.0
        chosen = await asking
        assert chosen.action in job("random").legal
        assert chosen.failures == ("stubborn: took far too long",)
        again = await choose(thinkers, job("stubborn")._replace(memory=chosen.memory))
        assert again.failures == ()
        assert thinkers.processes.lost == 1
        gone = await choose(thinkers, job("nobody:5s"))
        assert gone.failures[0].startswith("there is no bot 'nobody'")
        assert gone.action in job("random").legal

    think(lambda: Thinkers(1, 30.0), work)
