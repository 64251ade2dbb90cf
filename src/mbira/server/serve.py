"""Runs a server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import sys
import time
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog
import uvicorn

from mbira.server.app import make_app
from mbira.server.services import Services
from mbira.server.tables.registry import Tables
from mbira.server.tables.sent.sockets import Bye, encode
from mbira.server.wire.garbage import Rubbish
from mbira.server.wire.sockets import SocketWire

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable
    from types import FrameType

    from mbira.server.settings import Settings
    from mbira.server.wire.gate import Gate

    Ready = Callable[[list[str]], None]
    """Called once the server listens, with the addresses at which others reach it."""

log = structlog.get_logger()
LEAVE = 2
"""Requests have this many seconds to end once the server stops."""
KEPT = 20
"""A connection is kept this many seconds for the next request. Many clients give theirs up after
five: with the same number here, one would be closed just when it is used."""
FAREWELL = 1.0
"""Sockets have this many seconds to take what they are told last."""
INTERRUPTED = 130
"""Exit status of a server that was interrupted while it was stopping."""
RESTART = 1012
"""Close code that tells clients to come back."""
SWITCH = 0.001
"""A thread that works keeps the one that answers waiting for this many seconds."""
LARGEST_MESSAGE = 4096
"""Bytes that a client may send through a socket; it has nothing to say."""


class Server(uvicorn.Server):
    """A server that says goodbye, and says when it is ready."""

    def __init__(self, config: uvicorn.Config, tables: Tables, ready: Ready) -> None:
        super().__init__(config)
        self._tables = tables
        self._services = tables.services
        self._ready = ready
        self._rubbish = Rubbish(time.monotonic())

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if self.started:
            self._rubbish.begin()
            self._services.door.porter = self
            if self._services.settings.lan:
                await self._services.door.set_open(wanted=True)
            self._ready(await self._services.door.sites())

    async def listen(self, listener: socket.socket) -> asyncio.Server:
        """Begin to answer at one more socket, as at those from the start."""

        def connection() -> asyncio.Protocol:
            wire: Callable[..., asyncio.Protocol] = self.config.http_protocol_class
            return wire(
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            )

        server = await asyncio.get_running_loop().create_server(connection, sock=listener)
        # it ends with the others, of which some may have ended before
        self.servers = [*(each for each in self.servers if each.is_serving()), server]
        return server

    def hang_up(self, host: str) -> None:
        """Say goodbye to those who came to an address; what is being answered, they hear."""
        for connected in list(self.server_state.connections):
            reached = connected.transport.get_extra_info("sockname")
            if reached and reached[0] == host:
                connected.shutdown()

    async def on_tick(self, counter: int) -> bool:
        """Tidy up at a good moment; called ten times a second."""
        if self._rubbish.due(self.server_state.total_requests, time.monotonic()):
            gc.collect()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody who is connected, then end."""
        self._services.stopping = True
        for connected in list(self._tables.sockets):
            connected.offer(encode(Bye("stopping")))
            connected.finish(RESTART)
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                while self._tables.sockets:  # noqa: ASYNC110 they end by themselves
                    await asyncio.sleep(0.02)
        for connected in list(self._tables.sockets):
            connected.drop(RESTART)
        await self._services.stop_thinking()  # those who wait for an answer are told
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002
        """Note a signal to stop; the second Ctrl-C does not wait: what was promised is kept."""
        if self.should_exit and sig == signal.SIGINT:
            os._exit(INTERRUPTED)
        self._services.stopping = True
        self.should_exit = True


def _protocol(gate: Gate) -> type[asyncio.Protocol] | str:
    """Return what reads HTTP: the fast one if installed, with limits that it lacks."""
    try:
        from mbira.server.wire.requests import RequestWire  # noqa: PLC0415
    except ImportError:
        return "h11"  # slower, and it has limits of its own
    return type("RequestWire", (RequestWire,), {"gate": gate})


def _allow_many_files() -> None:
    """Let this process have as many connections as the system lets it."""
    try:
        import resource  # noqa: PLC0415
    except ImportError:  # not on Windows, which has no such limit
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def run(settings: Settings, listener: socket.socket, ready: Ready) -> None:
    """Serve until a signal says that it is enough."""
    _allow_many_files()
    sys.setswitchinterval(SWITCH)
    services = Services(settings)
    tables = Tables(services)
    config = uvicorn.Config(
        make_app(tables),
        log_config=None,
        access_log=False,
        lifespan="on",
        ws=SocketWire,
        http=_protocol(services.gate),
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        timeout_graceful_shutdown=LEAVE,
        timeout_keep_alive=KEPT,
        server_header=False,
        proxy_headers=False,  # whom to believe is for us to know
        forwarded_allow_ips=[],
    )
    server = Server(config, tables, ready)
    server.run(sockets=[listener])
    log.info("stopped")
