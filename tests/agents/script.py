"""A scripted client that plays by MCP alone: it reads what tools answer, as an agent would.

`python -m tests.agents.script GAME` plays a match against a bot on a server of its own, and prints
how it began and how long the answers were and took.
"""

from __future__ import annotations

import asyncio
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
from tests.server.harness import serving

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

MOST_DECISIONS = 3000


class Call(NamedTuple):
    """A call of a tool, and what came back."""

    tool: str
    arguments: dict[str, object]
    answer: str
    failed: bool
    seconds: float

    @property
    def size(self) -> int:
        return len(self.answer.encode())


class Agent:
    """Somebody who plays with tools."""

    def __init__(self, client: Client, seed: int = 1) -> None:
        self.client = client
        self.calls: list[Call] = []
        self._rng = random.Random(seed)

    async def call(self, tool: str, **arguments: object) -> Call:
        """Call a tool, whatever comes of it."""
        start = time.perf_counter()
        result = await self.client.call_tool(tool, arguments)
        seconds = time.perf_counter() - start
        (content,) = result.content
        assert isinstance(content, TextContent)
        made = Call(tool, arguments, content.text, bool(result.is_error), seconds)
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
async def agent_at(url: str, token: str | None = None, seed: int = 1) -> AsyncIterator[Agent]:
    """Connect an agent to a server, in memory."""
    door = Door(url, token)
    try:
        async with Client(make_service(lambda _: door)) as client:
            yield Agent(client, seed)
    finally:
        await door.close()


async def show(url: str, game: str) -> None:
    async with agent_at(url) as agent:
        table = await agent.make_table(game, 2, "novice")
        over = await agent.play_match(table)
    for made in agent.calls[:12]:
        told = "; ".join(f"{name}={value}" for name, value in made.arguments.items())
        print(f"> {made.tool} {told}\n{made.answer[:700]}\n")  # noqa: T201
    print(f"...\n{over}\n")  # noqa: T201
    print(f"{'tool':<12}{'calls':>6}{'bytes max':>11}{'ms p50':>8}{'ms p99':>8}{'ms max':>8}")  # noqa: T201
    for tool in dict.fromkeys(made.tool for made in agent.calls):
        sizes = [made.size for made in agent.calls if made.tool == tool]
        times = sorted(1000 * made.seconds for made in agent.calls if made.tool == tool)
        middle, late = times[len(times) // 2], times[len(times) * 99 // 100]
        print(  # noqa: T201
            f"{tool:<12}{len(sizes):>6}{max(sizes):>11}{middle:>8.1f}{late:>8.1f}{times[-1]:>8.1f}"
        )


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        db = f"sqlite:///{folder}/tables.db"
        with serving(db, Path(folder) / "log.txt", name="script") as server:
            asyncio.run(show(server.url, sys.argv[1]))


if __name__ == "__main__":
    main()
