"""What every answer has, and what is refused before anybody looks at it."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from mbira.server.refusals import Refusal

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

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
LOCAL = {"localhost", "127.0.0.1", "::1"}


def allowed_host(connection: HTTPConnection, settings: Settings) -> bool:
    """Return whether a request calls the server by a name that is its own.

    A server for this machine alone is not to be reached through a name that somebody else points
    here; one that listens to the world is called by whatever name it has there.
    """
    host = _name(f"//{connection.headers.get('host', '')}")
    if host in settings.hosts:
        return True
    return settings.host not in LOCAL or host in LOCAL


def check_host(connection: HTTPConnection, settings: Settings) -> None:
    """Refuse a request that calls the server by a name which is not its own."""
    if not allowed_host(connection, settings):
        raise Refusal(HTTPStatus.MISDIRECTED_REQUEST, "host")


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
