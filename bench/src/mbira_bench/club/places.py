"""The other ends of calls, on this machine: push services, webhooks and a mail server.

They note when a message was there, and answer a moment later, as what is far away does.
"""

from __future__ import annotations

import asyncio
import socket
import time
from email import message_from_bytes
from typing import TYPE_CHECKING, Literal, NamedTuple, Self, cast

from mbira.core.errors import MbiraError

if TYPE_CHECKING:
    from collections.abc import Iterable

Way = Literal["push", "mail", "webhook"]
WAYS: tuple[Way, ...] = ("push", "mail", "webhook")
FAR = 0.05
"""Seconds until a message is answered."""
HOSTS: dict[Way, tuple[str, ...]] = {
    "push": tuple(f"127.2.0.{number}" for number in range(1, 4)),
    "webhook": tuple(f"127.3.0.{number}" for number in range(1, 9)),
}
"""Browsers have few makers, webhooks are anywhere; there is one mail server."""
END = b"\r\n\r\n"
DOMAIN = "people.example"


class Got(NamedTuple):
    """A message that came."""

    at: float
    """When it was there, in seconds since 1970, as the server counts, too."""
    device: str
    id: str
    """By which the other side tells that it has it already."""
    content: bytes


class Places:
    """All of them; they listen while the block runs."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.in_the_air = asyncio.Event()
        """Set while a message was taken and not answered."""
        self._unanswered = 0
        self._servers: list[asyncio.Server] = []
        self._urls: dict[Way, list[str]] = {"push": [], "webhook": []}
        self.mail = ""
        """The address of the mail server."""

    async def __aenter__(self) -> Self:
        loop = asyncio.get_running_loop()
        for way, hosts in HOSTS.items():
            for host in usable(hosts):
                server = await loop.create_server(lambda: _Web(self), host, 0)
                self._servers.append(server)
                self._urls[way].append(f"http://{host}:{_port(server)}")
        post = await asyncio.start_server(self._talk, "127.0.0.1", 0)
        self._servers.append(post)
        self.mail = f"smtp://127.0.0.1:{_port(post)}"
        return self

    async def __aexit__(self, *_: object) -> None:
        for server in self._servers:
            server.close()

    def address(self, way: Way, device: str, number: int) -> str:
        """Return where a device is called; `number` says on which of the hosts."""
        if way == "mail":
            return f"{device}@{DOMAIN}"
        urls = self._urls[way]
        return f"{urls[number % len(urls)]}/{device}"

    def take(self, got: Got) -> None:
        """Note a message, which is not answered yet."""
        self.got.append(got)
        self._unanswered += 1
        self.in_the_air.set()

    def answered(self) -> None:
        """Note that one was."""
        self._unanswered -= 1
        if not self._unanswered:
            self.in_the_air.clear()

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take letters as a mail server does."""
        device = ""
        try:
            writer.write(b"220 here\r\n")
            while line := await reader.readline():
                word = line[:4].upper()
                if word == b"RCPT":
                    device = line.decode().partition("<")[2].partition("@")[0]
                if word == b"DATA":
                    writer.write(b"354 go on\r\n")
                    content = await reader.readuntil(b"\r\n.\r\n")
                    letter = message_from_bytes(content)
                    name = str(letter["Message-ID"]).removeprefix("<call.").partition("@")[0]
                    self.take(Got(time.time(), device, name, content))
                    try:
                        await asyncio.sleep(FAR)
                    finally:
                        self.answered()
                writer.write(b"221 bye\r\n" if word == b"QUIT" else b"250 good\r\n")
                if word == b"QUIT":
                    break
        except (OSError, asyncio.IncompleteReadError):  # whoever called was killed
            pass
        finally:
            writer.close()


class _Web(asyncio.Protocol):
    """A connection to a push service or a webhook: one message is posted."""

    def __init__(self, places: Places) -> None:
        self._places = places
        self._read = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        self._read += data
        head, found, body = self._read.partition(END)
        headers = {
            name.strip().lower(): value.strip()
            for name, _, value in (line.partition(":") for line in head.decode().split("\r\n")[1:])
        }
        if not found or len(body) < int(headers.get("content-length", 0)):
            return
        device = head.split(b" ", 2)[1].decode().strip("/")
        name = headers.get("topic") or headers.get("idempotency-key", "")
        self._places.take(Got(time.time(), device, name, body))
        asyncio.get_running_loop().call_later(FAR, self._answer)

    def _answer(self) -> None:
        self._places.answered()
        if not self._transport.is_closing():
            self._transport.write(b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n")


def _port(server: asyncio.Server) -> int:
    return int(server.sockets[0].getsockname()[1])


def usable(hosts: Iterable[str]) -> list[str]:
    """Return addresses of this machine that one can be at."""
    found = []
    for host in hosts:
        with socket.socket() as probe:
            try:
                probe.bind((host, 0))
            except OSError:
                raise MbiraError(f"this machine has no address {host}: Linux has") from None
        found.append(host)
    return found
