"""The files of the page, in memory: packed once, sent often."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import cache
from http import HTTPStatus
from importlib.resources import files
from typing import TYPE_CHECKING, NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from mbira.server.api.call import address_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from importlib.resources.abc import Traversable

    from starlette.types import Receive, Scope, Send

    from mbira.server.people.limits import Buckets

LASTING = "assets/"
"""The names of the files here say what is in them: they never change."""
SHARE = 0.25
"""A file counts as this many requests."""
SMALL = 500
"""Bytes that are not worth packing."""


class File(NamedTuple):
    """A file as it is sent."""

    content: bytes
    packed: bytes | None
    headers: dict[str, str]


@cache
def page_files() -> dict[str, File]:
    """Return the files of the page by their paths."""
    top = files("mbira.server").joinpath("static")
    found = {path: _file(path, each.read_bytes()) for path, each in _below(top, "")}
    found[""] = found["index.html"]
    return found


def _below(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for each in folder.iterdir():
        if each.is_dir():
            yield from _below(each, f"{path}{each.name}/")
        else:
            yield f"{path}{each.name}", each


def _file(path: str, content: bytes) -> File:
    kind, _ = mimetypes.guess_type(path)
    text = kind is not None and not kind.startswith(("font/", "image/png"))
    packed = gzip.compress(content, mtime=0) if text and len(content) > SMALL else None
    headers = {
        "cache-control": "public, max-age=31536000, immutable"
        if path.startswith(LASTING)
        else "no-cache",
        "content-type": _named(kind),
        "etag": f'"{hashlib.sha256(content).hexdigest()[:32]}"',
        "vary": "accept-encoding",
    }
    return File(content, packed, headers)


def _named(kind: str | None) -> str:
    if kind is None:
        return "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind


class Page:
    """Answers with the files of the page."""

    def __init__(self, buckets: Buckets) -> None:
        self._buckets = buckets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] == "websocket":
            self._buckets.take("requests", f"page {address_of(HTTPConnection(scope))}")
            raise HTTPException(HTTPStatus.NOT_FOUND)
        request = Request(scope, receive)
        if request.method not in {"GET", "HEAD"}:
            raise HTTPException(HTTPStatus.METHOD_NOT_ALLOWED, headers={"allow": "GET, HEAD"})
        self._buckets.take("requests", f"page {address_of(request)}", amount=SHARE)
        file = page_files().get(scope["path"].lstrip("/"))
        if file is None:
            raise HTTPException(HTTPStatus.NOT_FOUND)
        await _response(request, file)(scope, receive, send)


def _response(request: Request, file: File) -> Response:
    known = request.headers.get("if-none-match", "")
    if file.headers["etag"] in known.split(", "):
        return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=file.headers)
    headers = file.headers
    content = file.content
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content, headers = file.packed, {**headers, "content-encoding": "gzip"}
    return Response(content, headers=headers)
