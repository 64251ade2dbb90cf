"""Sends messages to addresses that people give: to nobody in our own network, and not for long."""

from __future__ import annotations

import asyncio
import socket
import ssl
from functools import cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

import h11

if TYPE_CHECKING:
    from collections.abc import Mapping
    from ipaddress import IPv4Address

PATIENCE = 10.0
"""Seconds that a message may take, all of it."""
READ = 2000
"""Bytes of an answer that are read; headers may have a little more."""
HEADERS = 16 * 1024
LONGEST = 1000
"""Characters of an address."""
LOWEST = 1024
"""Below this, what listens at a port is known, and HTTP only at these:"""
USUAL = {80, 443}
EMBEDDING = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"), IPv6Network("2002::/16"))
"""Networks of IPv6 in whose addresses lies one of IPv4, which may be anybody's."""


class UnfitError(ValueError):
    """An address to which nothing is sent, whatever happens."""


class UnreachedError(Exception):
    """Nothing came back; `sent` says whether the message may have arrived all the same."""

    def __init__(self, why: str, *, sent: bool) -> None:
        super().__init__(why)
        self.sent = sent


class Target(NamedTuple):
    """An address that was looked at."""

    secure: bool
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """What VAPID and the header `Host` call it."""
        scheme, usual = ("https", 443) if self.secure else ("http", 80)
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{scheme}://{host}{'' if self.port == usual else f':{self.port}'}"


class Answer(NamedTuple):
    """What came back."""

    status: int
    words: str
    retry: float | None
    """Seconds after which the other side wants to be asked again."""


def read_target(url: str, *, local: bool) -> Target:
    """Return where an address leads; UnfitError says what is wrong with it.

    `local` allows addresses of this machine and its network, and messages that others can read.
    """
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise UnfitError("not an address") from None
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
    if not plain or not parts.hostname or parts.username or parts.password:
        raise UnfitError("not an address")
    if parts.scheme != "https" and not (local and parts.scheme == "http"):
        raise UnfitError("not https")
    secure = parts.scheme == "https"
    port = port if port is not None else (443 if secure else 80)
    if port < LOWEST and port not in USUAL:
        raise UnfitError("not a port for this")
    path = parts.path or "/"
    target = Target(secure, parts.hostname, port, f"{path}?{parts.query}" if parts.query else path)
    if not local and (found := _literal(target.host)) is not None and not is_public(found):
        raise UnfitError("not a public address")
    return target


def _literal(host: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(host)
    except ValueError:
        return None


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Return whether an address is out in the world, and not in a network of our own."""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if any(address in network for network in EMBEDDING):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


async def find(target: Target, *, local: bool) -> str:
    """Return an address of a host that may be connected to: that one, and no other, is."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise UnreachedError(f"there is no {target.host}", sent=False) from None
    addresses = [str(each[4][0]).partition("%")[0] for each in found]
    for address in addresses:
        if local or is_public(ip_address(address)):
            return address
    raise UnreachedError(f"{target.host} is not a public address", sent=False)


@cache
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()


async def post(
    target: Target, headers: Mapping[str, str], body: bytes, *, local: bool = False
) -> Answer:
    """Send a message and return what comes back; no redirection is followed."""
    sent = False
    try:
        async with asyncio.timeout(PATIENCE):
            address = await find(target, local=local)
            reader, writer = await asyncio.open_connection(
                address,
                target.port,
                ssl=_trust() if target.secure else None,
                server_hostname=target.host if target.secure else None,
                limit=HEADERS,
            )
            try:
                sent = True
                return await _talk(reader, writer, target, headers, body)
            finally:
                writer.transport.abort()  # nobody waits for a farewell
    except TimeoutError:
        raise UnreachedError("no answer in time", sent=sent) from None
    except (OSError, h11.RemoteProtocolError) as error:
        raise UnreachedError(_why(error), sent=sent) from None


def _why(error: Exception) -> str:
    """Return in a few words why nothing came back."""
    if isinstance(error, ssl.SSLError):
        return f"no safe connection: {error.reason or 'TLS'}"
    if isinstance(error, h11.RemoteProtocolError):
        return "the answer is not HTTP"
    if isinstance(error, ConnectionRefusedError):
        return "nobody listens there"
    return f"the connection broke: {type(error).__name__}"


async def _talk(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    target: Target,
    headers: Mapping[str, str],
    body: bytes,
) -> Answer:
    wire = h11.Connection(h11.CLIENT, max_incomplete_event_size=HEADERS)
    host = target.origin.partition("://")[2]
    told = {
        "Host": host,
        "User-Agent": "mbira",
        "Content-Length": str(len(body)),
        "Connection": "close",
        **headers,
    }
    request = h11.Request(method="POST", target=target.path, headers=list(told.items()))
    for part in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(wire.send(part) or b"")
    await writer.drain()
    status, retry, content = 0, None, b""
    while True:
        event = wire.next_event()
        if event is h11.NEED_DATA:
            wire.receive_data(await reader.read(READ))
        elif isinstance(event, h11.Response):
            status = event.status_code
            retry = _seconds(dict(event.headers).get(b"retry-after", b""))
        elif isinstance(event, h11.Data):
            content += event.data
        if isinstance(event, h11.EndOfMessage) or len(content) > READ:
            return Answer(status, content[:READ].decode("utf-8", "replace"), retry)


def _seconds(text: bytes) -> float | None:
    """Return the seconds of a `Retry-After`; a date is not read."""
    return float(text[:9]) if text[:9].isdigit() else None
