"""Requests as bytes, for what no proper client would send."""

from __future__ import annotations

import json
import socket
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

from mbira.server.people.guard import HEADERS, OPENER
from mbira.server.refusals import Problem
from tests.server.harness import PATIENCE

if TYPE_CHECKING:
    from tests.server.harness import ServerProcess


class RawAnswer(NamedTuple):
    """An answer as it came; status 0 if there was none."""

    status: int
    headers: dict[str, str]
    body: bytes


def exchange(server: ServerProcess, *parts: bytes, timeout: float = PATIENCE) -> RawAnswer:
    """Send bytes as they are, and return what comes back until the server closes."""
    host = urlsplit(server.url).hostname or ""
    with socket.create_connection((host, server.port), timeout) as wire:
        try:
            for part in parts:
                wire.sendall(part)
        except ConnectionError:
            pass  # it has heard enough; what it said comes below
        return read_raw(wire)


def read_raw(wire: socket.socket) -> RawAnswer:
    """Return what a connection brings until it ends."""
    answer = b""
    try:
        while chunk := wire.recv(65536):
            answer += chunk
    except ConnectionError:
        pass
    return _parsed(answer)


def read_one(wire: socket.socket) -> RawAnswer:
    """Return the next answer on a connection that stays open, all of it and nothing more."""
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += _receive(wire, 1)
    head = _parsed(answer)
    missing = int(head.headers["content-length"])
    body = b""
    while len(body) < missing:
        body += _receive(wire, missing - len(body))
    return head._replace(body=body)


def _receive(wire: socket.socket, most: int) -> bytes:
    received = wire.recv(most)
    assert received, "the connection ended within an answer"
    return received


def _parsed(answer: bytes) -> RawAnswer:
    head, _, body = answer.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    words = first.split()
    pairs = (line.partition(": ") for line in lines)
    status = int(words[1]) if len(words) > 1 else 0
    return RawAnswer(status, {name.lower(): value for name, _, value in pairs}, body)


def request(
    server: ServerProcess, line: str, *headers: str, body: bytes = b"", host: str | None = None
) -> RawAnswer:
    name = f"127.0.0.1:{server.port}" if host is None else host
    lines = [f"{line} HTTP/1.1", f"Host: {name}", "Connection: close", *headers, "", ""]
    return exchange(server, "\r\n".join(lines).encode("latin-1") + body)


def check_refusal(answer: RawAnswer, status: int, name: str, *, far: bool = False) -> None:
    """Check that an answer is one clear JSON error with all the headers that answers have.

    Who is far, on another machine and without https, gets none that browsers complain of there.
    """
    assert answer.status == status, answer
    error = json.loads(answer.body)["error"]
    assert error["id"] == name, error
    assert error["words"]
    assert set(error) <= set(Problem.__struct_fields__)
    for header, value in HEADERS.items():
        assert answer.headers.get(header) == (None if far and header == OPENER else value)
