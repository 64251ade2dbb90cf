"""What stands at the other end of a call, on this machine: it takes, refuses, waits or hangs up."""

from __future__ import annotations

import json
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any, NamedTuple

from tests.server.harness import until

if TYPE_CHECKING:
    from collections.abc import Iterator


class Got(NamedTuple):
    """A message that came."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def tables(self) -> list[str]:
        return [call["table"] for call in self.json["calls"]]


class Receiver:
    """A web server that notes all that is posted to it, by path."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.answers: dict[str, list[int]] = {}
        """What is answered next at a path; 200 if nothing is left, 0 hangs up without an answer."""
        self.held: dict[str, threading.Event] = {}
        """Paths that answer only when this happens."""
        self.arrived = threading.Condition()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                with receiver.arrived:
                    receiver.got.append(Got(self.path, dict(self.headers.items()), body))
                    receiver.arrived.notify_all()
                if self.path in receiver.held:
                    receiver.held[self.path].wait(60)
                waiting = receiver.answers.get(self.path, [])
                status = waiting.pop(0) if waiting else 200
                if status:
                    self.send_response(status)
                    if 300 <= status < 400:
                        self.send_header("location", f"{receiver.url}/elsewhere")
                    self.send_header("content-length", "0")
                    self.end_headers()

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"

    def at(self, path: str) -> list[Got]:
        """Return what came to a path."""
        return [each for each in list(self.got) if each.path == path]

    def wait(self, path: str, count: int = 1) -> list[Got]:
        """Return what came to a path, once there is this much of it."""
        return until(lambda: found if len(found := self.at(path)) >= count else [])


@contextmanager
def receiving() -> Iterator[Receiver]:
    """Listen while the block runs."""
    receiver = Receiver()
    thread = threading.Thread(target=receiver.server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield receiver
    finally:
        for held in receiver.held.values():
            held.set()
        receiver.server.shutdown()
        receiver.server.server_close()
        thread.join()
