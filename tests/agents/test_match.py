"""Whole matches are played by MCP: with the SDK's own client, in memory and over real streams."""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING

import pytest
from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

from mbira.server.store.database.location import hold
from tests.agents.script import Agent, agent_at
from tests.server.harness import good, until

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.harness import Person, ServerProcess

GAMES = ("africa", "meduris", "zimbabwe")
LARGEST = 8 * 1024


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_to_its_end(game: str, server: ServerProcess, anna: Person) -> None:
    async def play() -> tuple[str, Agent]:
        async with agent_at(server.url) as agent:
            table = await agent.make_table(game, 2, "random")
            assert "The match is over" in await agent.play_match(table)
            return table, agent

    table, agent = asyncio.run(play())
    assert max(made.size for made in agent.calls) < LARGEST
    played = [made for made in agent.calls if made.tool == "play"]
    assert len(played) > 20
    info = anna.get(f"/api/tables/{table}")
    assert info["status"] == "over"
    log = anna.get(f"/api/tables/{table}/log")
    assert len([record for record in log if record["seat"] == 0]) == len(played)


def test_two_agents_wait_for_each_other(server: ServerProcess) -> None:
    async def play() -> str:
        async with agent_at(server.url) as one, agent_at(server.url, seed=2) as other:
            table = await one.make_table("meduris", 2, start=False)
            assert "seat 1:" in await other.good("join_table", table=table)
            await one.good("start_match", table=table)
            ends = await asyncio.gather(one.play_match(table), other.play_match(table))
            assert all("The match is over" in end for end in ends)
            return await one.good("table", table=table)

    assert ": meduris, over," in asyncio.run(play())


def test_over_real_streams(server: ServerProcess) -> None:
    async def play() -> tuple[str, str]:
        command = StdioServerParameters(
            command=sys.executable, args=["-m", "mbira", "mcp", "--url", server.url]
        )
        async with Client(stdio_client(command)) as client:
            agent = Agent(client)
            table = await agent.make_table("meduris", 2, "random")
            told = await agent.good("wait", table=table, since=0)
            after = await agent.decide(table, told)
            prompts = {prompt.name for prompt in (await client.list_prompts()).prompts}
            assert {f"learn_{game}" for game in GAMES} <= prompts
            return told, after

    told, after = asyncio.run(play())
    assert "You decide for seat 0" in told
    assert after.splitlines()[0].partition(".")[0].isdigit()


def test_without_an_address_it_brings_a_server_of_its_own(tmp_path: Path) -> None:
    async def play() -> str:
        command = StdioServerParameters(
            command=sys.executable, args=["-m", "mbira", "mcp"],
            env={"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)},
        )  # fmt: skip
        async with Client(stdio_client(command)) as client:
            agent = Agent(client)
            table = await agent.make_table("meduris", 2, "random")
            return await agent.good("wait", table=table)

    assert "You decide for seat 0" in asyncio.run(play())
    (database,) = tmp_path.rglob("*.db")
    with hold(f"sqlite:///{database}", "http://here") as elsewhere:
        assert elsewhere is None, "it has ended with it"


def test_the_same_key_plays_nothing_twice_and_an_old_version_says_what_to_do(
    server: ServerProcess,
) -> None:
    async def play() -> None:
        async with agent_at(server.url) as agent:
            table = await agent.make_table("meduris", 2, "random")
            told = await agent.good("wait", table=table)
            action, version = await agent.choose(table, told)
            asked = {"table": table, "action": action, "expected_version": version}
            await agent.good("play", **asked, key="once")
            before = await agent.good("log", table=table)
            await agent.good("play", **asked, key="once")
            assert (await agent.good("log", table=table)).startswith(before)
            stale = await agent.refused("play", **asked, key="twice")
            assert "(stale)" in stale
            assert "expected_version=" in stale

    asyncio.run(play())


def test_a_wait_has_an_end_and_begins_with_the_match(server: ServerProcess, anna: Person) -> None:
    async def play() -> None:
        async with agent_at(server.url) as agent:
            table = anna.table("meduris", 2, "you", None)
            await agent.good("join_table", table=table)
            early = await agent.good("wait", table=table, seconds=0.05)
            assert "not begun yet" in early
            anna.post(f"/api/tables/{table}/start")
            seen = until(lambda: anna.position(table))
            if seen["actor"] == 1:
                await agent.decide(table, await agent.good("wait", table=table))
            late = await agent.good("wait", table=table, seconds=0.05)
            assert "seat 0 decides" in late
            assert "call `wait` again" in late
            assert "Call `wait`" in await agent.refused("legal", table=table)
            seen = anna.position(table)
            good(anna.play(table, seen["legal"][0], seen["version"], "anna"))
            told = await agent.good("wait", table=table)
            assert "You decide for seat 1" in told

    asyncio.run(play())
