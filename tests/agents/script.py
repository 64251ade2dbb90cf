"""A scripted client that plays by MCP alone: it reads what tools answer, as an agent would.

`python -m tests.agents.script GAME...` plays a match of each against a bot on a server of its own,
and prints how it began (not with `--quiet`), how long the answers were and took, and the processor
time of client and server together for each, in milliseconds: that of the bots is left out.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import sys
import tempfile
import time
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from mcp.client.client import Client
from mcp.types import TextContent

from mbira.agents.door import Door
from mbira.agents.service import make_service
from mbira.server.thinking.pool import NICE
from tests.server.harness import serving
from tests.server.processes import children, seconds_running, words_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from tests.server.harness import ServerProcess

MOST_DECISIONS = 3000


class Call(NamedTuple):
    """A call of a tool, and what came back."""

    tool: str
    arguments: dict[str, object]
    answer: str
    failed: bool
    seconds: float
    work: float = 0.0
    """Seconds of processor time, of client and server together; 0 if nobody measures it."""

    @property
    def size(self) -> int:
        return len(self.answer.encode())


class Agent:
    """Somebody who plays with tools."""

    def __init__(
        self, client: Client, seed: int = 1, work: Callable[[], float] = lambda: 0.0
    ) -> None:
        """`work` returns the processor time that was used so far."""
        self.client = client
        self._work = work
        self.calls: list[Call] = []
        self._rng = random.Random(seed)

    async def call(self, tool: str, **arguments: object) -> Call:
        """Call a tool, whatever comes of it."""
        work, start = self._work(), time.perf_counter()
        result = await self.client.call_tool(tool, arguments)
        seconds, work = time.perf_counter() - start, self._work() - work
        (content,) = result.content
        assert isinstance(content, TextContent)
        made = Call(tool, arguments, content.text, bool(result.is_error), seconds, work)
        self.calls.append(made)
        return made

    async def good(self, tool: str, **arguments: object) -> str:
        """Call a tool that must not refuse."""
        made = await self.call(tool, **arguments)
        assert not made.failed, made
        return made.answer

    async def refused(self, tool: str, **arguments: object) -> str:
        """Call a tool that must refuse."""
        made = await self.call(tool, **arguments)
        assert made.failed, made
        return made.answer

    async def make_table(self, game: str, seats: int, *bots: str, start: bool = True) -> str:
        """Make a table and return its id."""
        told = await self.good("make_table", game=game, seats=seats, bots=list(bots), start=start)
        return told.split()[1].rstrip(":")

    async def choose(self, table: str, told: str) -> tuple[str, int]:
        """Return something that can be played, out of what `legal` says."""
        groups = re.findall(r"(\S+) \(\d+\)", told.splitlines()[-1])
        listed = await self.good("legal", table=table, group=self._rng.choice(groups))
        head, *lines = listed.splitlines()
        version = re.match(r"version (\d+)", head)
        assert version is not None, listed
        lines = [line for line in lines if not line.startswith("...")]
        return self._rng.choice(lines).partition(": ")[0], int(version[1])

    async def decide(self, table: str, told: str) -> str:
        """Play something, and return what is said of it."""
        action, version = await self.choose(table, told)
        return await self.good(
            "play", table=table, action=action, expected_version=version, key=f"at-{version}"
        )

    async def play_match(self, table: str) -> str:
        """Play a match to its end, and return what is said last."""
        told = await self.good("wait", table=table, since=0)
        for number in range(MOST_DECISIONS):
            if "The match is over" in told:
                return told
            if "You decide for seat" not in told:
                told = await self.good("wait", table=table)
                continue
            if number % 10 == 0:
                await self.good("look", table=table)
                await self.good("look", table=table, data=True)
            told = await self.decide(table, told)
        raise AssertionError(f"the match does not end: {told}")


@asynccontextmanager
async def agent_at(
    url: str, token: str | None = None, seed: int = 1, work: Callable[[], float] = lambda: 0.0
) -> AsyncIterator[Agent]:
    """Connect an agent to a server, in memory."""
    door = Door(url, token)
    try:
        async with Client(make_service(lambda _: door)) as client:
            yield Agent(client, seed, work)
    finally:
        await door.close()


class Work:
    """Processor time of this process and a server, but not of its bots, nor of measuring it."""

    def __init__(self, server: int) -> None:
        self._server = server
        self._own = 0.0

    def __call__(self) -> float:
        """Return what was used so far."""
        begin = time.process_time()
        pids = [pid for pid in children(self._server) if words_of(pid)[-1:] != [str(NICE)]]
        used = begin - self._own + sum(map(seconds_running, (self._server, *pids)))
        self._own += time.process_time() - begin
        return used


async def show(server: ServerProcess, game: str, *, shown: int) -> None:
    async with agent_at(server.url, work=Work(server.process.pid)) as agent:
        table = await agent.make_table(game, 2, "random")
        over = await agent.play_match(table)
    for made in agent.calls[:shown]:
        told = "; ".join(f"{name}={value}" for name, value in made.arguments.items())
        print(f"> {made.tool} {told}\n{made.answer[:700]}\n")  # noqa: T201
    if shown:
        print(f"...\n{over}\n")  # noqa: T201
    heads = ("calls", "bytes max", "ms p50", "ms p99", "work p50", "work p99", "work max")
    print(f"{game:<12}" + "".join(f"{head:>10}" for head in heads))  # noqa: T201
    for tool in dict.fromkeys(made.tool for made in agent.calls):
        calls = [made for made in agent.calls if made.tool == tool]
        times = sorted(1000 * made.seconds for made in calls)
        works = sorted(1000 * made.work for made in calls)
        middle, late = len(calls) // 2, len(calls) * 99 // 100
        took = (times[middle], times[late], works[middle], works[late], works[-1])
        size = max(made.size for made in calls)
        print(f"{tool:<12}{len(calls):>10}{size:>10}" + "".join(f"{ms:>10.1f}" for ms in took))  # noqa: T201
    print(f"load {os.getloadavg()[0]:.1f}")  # noqa: T201


def main() -> None:
    games = [word for word in sys.argv[1:] if word != "--quiet"]
    with tempfile.TemporaryDirectory() as folder:
        db = f"sqlite:///{folder}/tables.db"
        with serving(db, Path(folder) / "log.txt", name="script") as server:
            for game in games:
                asyncio.run(show(server, game, shown=0 if "--quiet" in sys.argv else 12))


if __name__ == "__main__":
    main()
