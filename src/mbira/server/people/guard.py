"""What every answer has, and what is refused before anybody looks at it."""

from __future__ import annotations

from functools import lru_cache
from http import HTTPStatus
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from mbira.server.people.proxies import PASSED_ON, address, networks
from mbira.server.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starlette.requests import HTTPConnection
    from starlette.types import Scope

    from mbira.server.settings import Settings

SAFE = {"GET", "HEAD", "OPTIONS"}
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; "
        "base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
OPENER = "cross-origin-opener-policy"
"""Of these, what browsers heed only where nobody listens in; elsewhere they complain of it."""
LOCAL = {"localhost", "127.0.0.1", "::1"}
LONGEST = 260
"""Characters of a name with its port; the net has no longer ones, and links are made with it."""


class Hosts:
    """The names by which a server may be called.

    A server whose names were given, or that is for this machine alone, is not to be reached through
    a name that somebody else points here; the address that a request was sent to is not a name. One
    that listens to the world and was given no name is called by whatever name it has there.
    """

    def __init__(self, settings: Settings) -> None:
        self._names = LOCAL | {name.lower() for name in settings.hosts}
        self._open = not settings.hosts and settings.host not in LOCAL
        self._known = lru_cache(256)(self._allows)

    def check(self, scope: Scope) -> None:
        """Refuse a request that calls the server by a name which is not its own, or by two."""
        called = [value for name, value in scope["headers"] if name == b"host"]
        if len(called) > 1:
            raise Refusal(HTTPStatus.BAD_REQUEST, "two-hosts")
        here, _ = scope.get("server") or ("", 0)
        if not self._known(b"".join(called), here):
            raise Refusal(HTTPStatus.MISDIRECTED_REQUEST, "host")

    def _allows(self, called: bytes, here: str) -> bool:
        if len(called) > LONGEST:
            return False
        host = _name(f"//{called.decode('latin-1')}")
        if self._open or host in self._names:
            return True
        return bool(host) and address(host) == address(here) is not None


def may_measure(connection: HTTPConnection, who: Sequence[str]) -> bool:
    """Return whether somebody may read the metrics."""
    if "all" in who:
        return True
    client = address(connection.client.host) if connection.client is not None else None
    if client is None:
        return False
    if any(client in network for network in networks(set(who) - {"here"}, "--metrics")):
        return True
    return "here" in who and is_here(connection)


def is_here(connection: HTTPConnection) -> bool:
    """Return whether somebody sits at this machine.

    They ask from it, by a name that only it has for itself, and not for somebody elsewhere.
    """
    client = address(connection.client.host) if connection.client is not None else None
    local = called(connection) in LOCAL
    passed_on = connection.scope.get(PASSED_ON, True)
    return client is not None and client.is_loopback and local and not passed_on


def called(connection: HTTPConnection) -> str:
    """Return the name that a request calls this server by, without its port."""
    return _name(f"//{connection.headers.get('host', '')}")


def heeds_opener(scope: Scope) -> bool:
    """Return whether a browser takes a page's opener policy: by https, or from its own machine."""
    if scope.get("scheme") in {"https", "wss"}:
        return True
    host = next((value for name, value in scope["headers"] if name == b"host"), b"")
    return len(host) <= LONGEST and _names_this_machine(host)


@lru_cache(256)
def _names_this_machine(host: bytes) -> bool:
    """Return whether a machine calls itself that; it is asked with every answer."""
    name = _name(f"//{host.decode('latin-1')}")
    here = address(name)
    return name in LOCAL or (here is not None and here.is_loopback)


def same_origin(connection: HTTPConnection) -> bool:
    """Return whether a request comes from a page of this server, or from no page at all."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        page = urlsplit(origin).netloc.lower()
    except ValueError:
        return False
    return bool(page) and page == connection.headers.get("host", "").lower()


def _name(address: str) -> str:
    try:
        return (urlsplit(address).hostname or "").lower()
    except ValueError:
        return ""
