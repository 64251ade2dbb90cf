"""Streamable HTTP beside the server: everybody brings a token, and is nobody else."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import httpx2
import pytest
from mcp.client.client import Client
from mcp.client.streamable_http import streamable_http_client

from tests.agents.script import Agent

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from tests.server.harness import Person, ServerProcess


@pytest.fixture
def address(server: ServerProcess) -> Iterator[str]:
    """Where MCP is spoken, beside a server."""
    command = [sys.executable, "-m", "mbira", "mcp", "--http", "--port", "0", "--url", server.url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603
        assert process.stdout is not None
        line = process.stdout.readline()
        yield line.split()[3]
        process.send_signal(signal.SIGTERM)
        process.wait()


@asynccontextmanager
async def agent(address: str, token: str | None) -> AsyncIterator[Agent]:
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    async with (
        httpx2.AsyncClient(headers=headers, timeout=60.0) as http,
        Client(streamable_http_client(address, http_client=http)) as client,
    ):
        yield Agent(client)


def token_of(person: Person, *scopes: str) -> str:
    made = person.post("/api/guest/programs", {"name": "Robot", "scopes": list(scopes)})
    return str(made["token"])


def test_two_play_by_http_each_with_a_token(address: str, anna: Person, bert: Person) -> None:
    async def play() -> str:
        async with (
            agent(address, token_of(anna, "look", "play")) as one,
            agent(address, token_of(bert, "look", "play")) as other,
        ):
            table = await one.make_table("meduris", 2, start=False)
            await other.good("join_table", table=table)
            await one.good("start_match", table=table)
            for _ in range(2):
                turns = [await each.good("table", table=table) for each in (one, other)]
                decides = int(turns[0].split(" decides")[0].split()[-1])
                mover = (one, other)[decides]
                await mover.decide(table, await mover.good("wait", table=table))
            return table

    table = asyncio.run(play())
    seats = anna.get(f"/api/tables/{table}")["seats"]
    assert [seat["name"] for seat in seats] == [anna.me["name"], bert.me["name"]]
    assert all(seat["program"] for seat in seats)


def test_without_a_good_token_nothing_is_done(address: str, anna: Person) -> None:
    async def ask() -> None:
        async with agent(address, None) as nobody:
            assert "Authorization: Bearer" in await nobody.refused("tables")
        async with agent(address, "mbira_wrong") as stranger:
            told = await stranger.refused("tables")
            assert "not good here" in told
            assert "mbira_wrong" not in told
        async with agent(address, token_of(anna, "look")) as looker:
            assert await looker.good("tables")
            told = await looker.refused("make_table", game="meduris", seats=2)
            assert "does not allow" in told

    asyncio.run(ask())


def test_pages_of_other_sites_are_not_answered(address: str) -> None:
    body = {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}
    accept = {"accept": "application/json, text/event-stream"}
    for headers in ({"origin": "http://evil.example"}, {"host": "evil.example"}):
        answer = httpx2.post(address, json=body, headers={**accept, **headers})
        assert answer.status_code in {403, 421}, answer.text
