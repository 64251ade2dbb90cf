"""A table server, asked as one guest: the arena's own, or one whom an agent acts for."""

from __future__ import annotations

import json
from http import HTTPStatus
from http.client import HTTPException
from http.cookiejar import CookieJar
from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError, URLError
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from mbira.core.errors import MbiraError

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

PATIENCE = 30.0
"""Seconds that the server has for one answer."""
LARGEST = 2**22
"""Bytes of the largest answer that is read."""


class RefusedError(MbiraError):
    """The server says no."""

    def __init__(self, name: str, words: str, status: int) -> None:
        super().__init__(f"the server refuses it: {words} ({name})")
        self.name = name
        self.status = status


class Guest:
    """Somebody who asks a server: by a token, or as a new guest who is known by a cookie."""

    def __init__(self, url: str, token: str | None = None) -> None:
        if not url.startswith(("http://", "https://")):
            raise MbiraError(f"{url!r} is not the address of a server: http://HOST:PORT")
        self.url = url.rstrip("/")
        self._cookies = CookieJar()
        self._opener = build_opener(HTTPCookieProcessor(self._cookies))
        self._token = token
        if token is None:
            self.post("/api/guest")

    def get(self, path: str) -> Any:
        """Return what is at an address."""
        return json.loads(self.read(path))

    def read(self, path: str) -> bytes:
        """Return what is at an address, as it is."""
        return self._ask("GET", path, None)

    def post(self, path: str, body: dict[str, object] | None = None) -> Any:
        """Do something, and return what is said of it."""
        answer = self._ask("POST", path, json.dumps(body or {}).encode())
        return json.loads(answer) if answer else None

    def _ask(self, method: str, path: str, body: bytes | None) -> bytes:
        headers = {"content-type": "application/json", "accept-language": "en"}
        if self._token is not None:
            headers["authorization"] = f"Bearer {self._token}"
        request = Request(self.url + path, body, headers, method=method)  # noqa: S310 http alone
        try:
            with self._opener.open(request, timeout=PATIENCE) as answer:
                found: bytes = answer.read(LARGEST)
                return found
        except HTTPError as error:
            raise _refusal(error) from None
        except (URLError, OSError, HTTPException) as error:
            why = getattr(error, "reason", None) or type(error).__name__
            raise MbiraError(f"there is no answer from {self.url}: {why}") from None

    def listen(self, table: str) -> ClientConnection:
        """Connect to a table: what is heard first is how it stands."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        cookies = "; ".join(f"{each.name}={each.value}" for each in self._cookies)
        try:
            return connect(
                f"{address}?since=0&sentences=false",
                additional_headers={"Cookie": cookies},
                compression=None,
                max_size=LARGEST,
                open_timeout=PATIENCE,
                close_timeout=1.0,
            )
        except (OSError, WebSocketException) as error:
            raise MbiraError(f"there is no answer from {self.url}: {error}") from None


def _refusal(error: HTTPError) -> MbiraError:
    """Return a refusal in words."""
    try:
        said = json.loads(error.read(LARGEST))["error"]
        return RefusedError(str(said["id"]), str(said["words"]), error.code)
    except (ValueError, KeyError, TypeError):
        status = HTTPStatus(error.code).phrase
        return MbiraError(f"{error.url} answers {status}, and not as a table server does")
