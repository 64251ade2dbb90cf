"""The way to a table server: its API, asked as one guest, and refusals that say what to do."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import httpx2
from mcp.server.mcpserver.exceptions import ToolError
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

PATIENCE = 30.0
"""Seconds that the server has for one answer."""
LARGEST = 2**22
"""Bytes of the largest piece of news that is read."""
PROGRAM = {"name": "mbira mcp", "scopes": ["look", "play"], "days": 400}
"""As what a guest without a token is let in."""
HINTS = {
    "stale": "Somebody acted meanwhile. Call `log` since the version that you know, then play "
    "again with expected_version={version}.",
    "illegal": "Call `legal` for what can be played now, or `why_not` with another action.",
    "bad": "Call `legal` for how actions are written, or `ask` without a question for questions.",
    "not-your-decision": "Call `wait`: it answers when it is your turn.",
    "not-playing": "No match is being played here: `table` says how it stands.",
    "not-open": "Its match has begun already. `tables` lists those that are open.",
    "full": "All seats are taken. `tables` with status=open lists others, or make one.",
    "taken": "Choose another seat, or none: then the first free one is yours.",
    "empty-seats": "Somebody must sit on every seat first: people, or bots (`fill_with_bots`).",
    "table": "`tables` lists the tables that you can see; a table may also need an invite.",
    "link-only": "It takes an invite to sit down there: ask whoever made the table for one.",
    "not-owner": "Only whoever made the table can do that.",
    "token": "The token is not good here: it was revoked, it has expired, or it was mistyped. "
    "Whoever gave it to you makes a new one on the page, under Settings.",
    "scope": "The token does not allow that. Whoever made it can make one that does.",
    "no-programs": "No program may sit at this table. `tables` lists others.",
    "game": "`games` lists the games.",
    "too-fast": "Wait a few seconds before the next call.",
    "busy": "Try again in a moment.",
}
"""What to do about a refusal, by its id."""


def connections(url: str) -> httpx2.AsyncClient:
    """Return connections to a server, which several doors can share."""
    return httpx2.AsyncClient(base_url=url.rstrip("/"), timeout=PATIENCE)


class Door:
    """A table server, asked as one guest."""

    def __init__(
        self,
        url: str,
        token: str | None = None,
        language: str = "en",
        *,
        http: httpx2.AsyncClient | None = None,
        passed_on_for: str | None = None,
    ) -> None:
        self.url = url.rstrip("/")
        self._language = language
        self._token = token
        self._passed_on_for = passed_on_for
        """Where those are who ask through us, if they are elsewhere."""
        self._coming = asyncio.Lock()
        self._http = http if http is not None else connections(self.url)

    async def close(self) -> None:
        """Let go of the connections."""
        await self._http.aclose()

    async def get(self, path: str, **query: object) -> Any:
        """Return what is at an address."""
        asked = {name: _plain(value) for name, value in query.items() if value is not None}
        return await self._ask("GET", path, query=asked)

    async def post(self, path: str, body: dict[str, object] | None = None) -> Any:
        """Do something; what is None in the body is left out."""
        said = {name: value for name, value in (body or {}).items() if value is not None}
        return await self._ask("POST", path, said)

    async def _ask(
        self, method: str, path: str, body: object = None, query: dict[str, str] | None = None
    ) -> Any:
        headers = await self._who()
        return await self._send(method, path, headers, body, query)

    async def _send(
        self,
        method: str,
        path: str,
        headers: dict[str, str],
        body: object = None,
        query: dict[str, str] | None = None,
    ) -> Any:
        try:
            response = await self._http.request(
                method, path, json=body, params=query,
                headers={**headers, "accept-language": self._language},
            )  # fmt: skip
        except httpx2.TransportError as error:
            raise ToolError(
                f"There is no answer from {self.url} ({type(error).__name__}). "
                "Start it with `mbira serve`, or name another with --url."
            ) from None
        if response.is_success:
            return response.json() if response.content else None
        raise ToolError(_refusal(response))

    async def _who(self) -> dict[str, str]:
        """Return what says who asks: a guest without a token becomes one who has one.

        So that everybody sees that it is a program that sits there.
        """
        async with self._coming:
            if self._token is None:
                await self._send("POST", "/api/guest", {}, {})
                made = await self._send("POST", "/api/guest/programs", {}, PROGRAM)
                self._http.cookies.clear()
                self._token = str(made["token"])
        told = {"authorization": f"Bearer {self._token}"}
        if self._passed_on_for is not None:
            told["x-forwarded-for"] = self._passed_on_for
        return told

    @asynccontextmanager
    async def news(self, table: str, since: int) -> AsyncIterator[AsyncIterator[Any]]:
        """Listen to a table: what is heard first is how it stands."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        try:
            async with connect(
                f"{address}?since={since}&sentences=false",
                additional_headers=await self._who(),
                compression=None,
                max_size=LARGEST,
                open_timeout=PATIENCE,
                close_timeout=1.0,
            ) as socket:
                yield (json.loads(message) async for message in socket)
        except ConnectionClosed as closed:
            why = closed.rcvd.reason if closed.rcvd is not None else ""
            raise ToolError(f"The table cannot be listened to now. {HINTS.get(why, '')}") from None
        except (OSError, InvalidHandshake):
            raise ToolError(f"There is no answer from {self.url}; try again.") from None


def _plain(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _refusal(response: httpx2.Response) -> str:
    """Return why something was refused, in words, and what to do about it."""
    try:
        error = response.json()["error"]
        name, words = str(error["id"]), str(error["words"])
    except (ValueError, KeyError, TypeError):
        return f"The server answered {response.status_code}, and not as a table server does."
    rule = (error.get("reason") or {}).get("rule")
    parts = [words, f"({name}{f', rule {rule}' if rule else ''})"]
    parts.append(HINTS.get(name, "").format(version=error.get("version")))
    if error.get("retry") is not None:
        parts.append(f"It is worth trying again after {error['retry']} s.")
    return " ".join(part for part in parts if part)
