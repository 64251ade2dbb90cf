"""Runs the MCP server: over standard streams for one asker, or over HTTP for those with tokens."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

import uvicorn

from mbira.agents.door import Door
from mbira.agents.service import http_app, make_service
from mbira.core.errors import MbiraError
from mbira.server.wire.listening import bind

if TYPE_CHECKING:
    from collections.abc import Iterator

AT_ONCE = 200
"""Requests that are answered at once by HTTP; those who wait for their turn count."""
STOPPING = 15.0
"""Seconds that a server of our own has to end."""


def run_stdio(url: str, token: str | None, language: str) -> None:
    """Speak MCP over the standard streams until they are closed."""
    asyncio.run(_stdio(url, token, language))


async def _stdio(url: str, token: str | None, language: str) -> None:
    door = Door(url, token, language)
    try:
        await make_service(lambda _: door, language).run_stdio_async()
    finally:
        await door.close()


def run_http(url: str, language: str, host: str, port: int, names: tuple[str, ...]) -> None:
    """Speak MCP at http://HOST:PORT/mcp until a signal says that it is enough."""
    listener = bind(host, port, search=False)
    where = listener.getsockname()[1]
    config = uvicorn.Config(
        http_app(url, language, names),
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        limit_concurrency=AT_ONCE,
    )
    shown = f"[{host}]" if ":" in host else host
    print(f"MCP is at http://{shown}:{where}/mcp for {url}  (Ctrl-C stops it)", flush=True)  # noqa: T201
    uvicorn.Server(config).run(sockets=[listener])


def _end(*_: object) -> None:
    """End as by itself, so that the server of our own ends too."""
    sys.exit(0)


@contextmanager
def server_of_our_own() -> Iterator[str]:
    """Find the server of this user, or start it for as long as the block runs; yield where."""
    command = [sys.executable, "-m", "mbira", "serve", "--no-open", "--log", "warning"]
    process = subprocess.Popen(  # noqa: S603
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None  # noqa: S101
    before = signal.signal(signal.SIGTERM, _end)
    try:
        line = process.stdout.readline()
        address = next((word for word in line.split() if word.startswith("http")), None)
        if address is None:
            raise MbiraError(
                "no server could be started: run `mbira serve`, and name it with --url"
            )
        yield address
    finally:
        signal.signal(signal.SIGTERM, before)
        process.terminate()
        try:
            process.wait(STOPPING)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()
