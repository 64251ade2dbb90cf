"""Real server processes, and people who talk to them."""

from __future__ import annotations

import json
import os
import signal
import ssl
import subprocess
import sys
import time
from collections import Counter
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Iterator, Mapping

    from websockets.sync.client import ClientConnection

    from tests.server.seeded import Clock

T = TypeVar("T")
FREE = (
    "requests=0", "guests=0", "thoughts=0", "chat=0", "work=0", "calls=0", "tables=0",
    "guest_sockets=1000", "connections=0", "at_once=0", "address_sockets=0", "comings=0",
    "sign_ins=0", "letters=0",
)  # fmt: skip
"""Limits that would stand in the way of tests that are not about them."""
PATIENCE = 120.0
"""Seconds after which something that must come is not awaited any more: no test depends on them."""
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""For clients of servers that encrypt nothing: whom to trust takes each of them long to read."""
ROOT = Path(__file__).parents[2]


def this_test() -> str:
    """Return the name of the test that runs: what its chance follows from."""
    return os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0] or "no test"


_SERVERS: Counter[str] = Counter()


def one_more() -> str:
    """Return which server of the test that runs this is: each has another luck."""
    _SERVERS[this_test()] += 1
    return str(_SERVERS[this_test()])


class ServerProcess:
    """A server in a process of its own; `before` is called in it before it becomes one.

    Its chance follows from the test that starts it, and its time stands still. One that several
    tests use has a name, and is told of each test.
    """

    running: ClassVar[list[ServerProcess]] = []
    """All that were started here and not stopped yet."""

    def __init__(
        self,
        db: str,
        log: Path,
        *arguments: str,
        limits: tuple[str, ...] = FREE,
        environment: Mapping[str, str] | None = None,
        before: Callable[[], None] | None = None,
        name: str | None = None,
        clock: Clock = "held",
    ) -> None:
        self.db = db
        self.log = log
        self.clock = clock
        self._test = name or this_test()
        self._name = name or one_more()
        self._starts = 0
        self._environment = {**os.environ, **(environment or {})}
        paths = (str(ROOT), self._environment.get("PYTHONPATH", ""))
        self._environment["PYTHONPATH"] = os.pathsep.join(filter(None, paths))
        self._before = before
        self._arguments = [*arguments, *(word for each in limits for word in ("--limit", each))]
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start it, on the port that it had before if it had one, and wait until it answers."""
        self._starts += 1
        command = [
            sys.executable, "-m", "tests.server.seeded", self._seed, self.clock,
            "serve", "--no-open", "--db", self.db, "--port", str(self.port), "--workers", "1",
            *self._arguments,
        ]  # fmt: skip
        self.errors = self.log.open("ab")
        self.process = subprocess.Popen(  # noqa: S603
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
            env=self._environment,
            preexec_fn=self._before,  # noqa: PLW1509 nothing else runs in this process yet
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert " http://" in line, f"it did not start: {line!r} {self.log.read_text()[-2000:]}"
        self.url = line.split()[3]
        self.port = int(self.url.rpartition(":")[2])
        self.running.append(self)

    @property
    def _seed(self) -> str:
        """What its chance follows from: no id comes twice, however often it is started."""
        return f"{self._test} {self._name} {self._starts}"

    def be_of(self, test: str) -> None:
        """Let chance follow from a test, whatever was before it."""
        self._test, self._starts = test, 1
        self.wish(seed=self._seed)

    def wish(self, **wish: object) -> None:
        """Have something done that only a test can want, between two requests."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{json.dumps(wish)}\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        assert line == "done\n", f"it does not: {line!r} {self.log.read_text()[-2000:]}"

    def pass_time(self, seconds: float) -> None:
        """Let time pass, of which there is none otherwise."""
        assert self.clock == "held"
        self.wish(later=seconds)

    def kill(self) -> None:
        """End it at once, wherever it is."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to end, and return its exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self.process.poll() is None:
            os.kill(self.process.pid, how)
        return self.wait()

    def wait(self) -> int:
        """Return the exit status, once it has ended."""
        status = self.process.wait(PATIENCE)
        if self in self.running:
            self.running.remove(self)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        self.errors.close()
        return status

    def person(self) -> Person:
        """Return a new guest."""
        return Person(self.url)


@contextmanager
def serving(
    db: str, log: Path, *arguments: str, limits: tuple[str, ...] = FREE, **more: Any
) -> Iterator[ServerProcess]:
    """Serve a database while the block runs."""
    server = ServerProcess(db, log, *arguments, limits=limits, **more)
    try:
        yield server
    finally:
        server.stop()


class Person:
    """A guest with a browser's cookie."""

    def __init__(self, url: str, *, known: bool = True) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, verify=PLAIN)
        if known:
            self.me = self.post("/api/guest")

    def through(self, server: ServerProcess) -> Person:
        """Return the same guest, who asks another process."""
        other = Person(server.url, known=False)
        other.http.cookies.update(self.http.cookies)
        other.me = self.me
        return other

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def ask(self, method: str, path: str, body: object = None, **more: Any) -> httpx.Response:
        """Send a request and return what comes back."""
        if body is not None:
            more["content"] = json.dumps(body)
            more.setdefault("headers", {})["content-type"] = "application/json"
        return self.http.request(method, path, **more)

    def get(self, path: str, **query: object) -> Any:
        """Return what is there; it must be."""
        return good(self.ask("GET", path, params=query))

    def post(self, path: str, body: object = None) -> Any:
        """Do something that must go well."""
        return good(self.ask("POST", path, {} if body is None else body))

    def table(self, game: str, seats: int, *chairs: str | None, **more: object) -> str:
        """Make a table and return its id."""
        body = {"game": game, "seats": seats, "chairs": list(chairs), **more}
        return str(self.post("/api/tables", body)["id"])

    def position(self, table: str, **query: object) -> Any:
        """Return what this person sees."""
        return self.get(f"/api/tables/{table}/position", **query)

    def settled(self, table: str) -> Any:
        """Return what this person sees once no bot has to decide."""

        def seen() -> Any:
            info = self.get(f"/api/tables/{table}")
            found = self.position(table)
            bots = [bool(seat.get("bot")) for seat in info["seats"]]
            return None if found["actor"] >= 0 and bots[found["actor"]] else found

        return until(seen)

    def play(self, table: str, action: object, version: int, key: str) -> httpx.Response:
        """Play an action."""
        body = {"action": action, "expected_version": version, "key": key}
        return self.ask("POST", f"/api/tables/{table}/actions", body)

    def play_some(self, table: str, rng: random.Random) -> Any:
        """Play any legal action if this person decides; return the position that it was made in."""
        seen = self.settled(table)
        if seen.get("legal"):
            action = rng.choice(seen["legal"])
            good(self.play(table, action, seen["version"], f"{seen['version']}-{rng.random()}"))
        return seen

    def socket(self, table: str, since: int = 0, **query: object) -> ClientConnection:
        """Connect to a table."""
        words = "&".join(f"{name}={value}" for name, value in {"since": since, **query}.items())
        return self._connect(f"/api/tables/{table}/socket?{words}")

    def bell(self) -> ClientConnection:
        """Connect to what rings when one of this person's tables has changed."""
        return self._connect("/api/guest/socket")

    def _connect(self, path: str) -> ClientConnection:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return connect(
            f"{self.url.replace('http', 'ws')}{path}",
            additional_headers={"Cookie": cookies},
            compression=None,
            open_timeout=PATIENCE,
            close_timeout=1.0,
        )


def good(response: httpx.Response) -> Any:
    """Return what a successful answer holds."""
    assert response.is_success, f"{response.status_code} {response.text[:500]}"
    return response.json() if response.content else None


def refused(response: httpx.Response, status: int, name: str) -> Any:
    """Return the error of an answer that must be a refusal of this kind."""
    assert response.status_code == status, f"{response.status_code} {response.text[:500]}"
    error = response.json()["error"]
    assert error["id"] == name, error
    assert error["words"]
    return error


def heard(socket: ClientConnection, kind: str, timeout: float = PATIENCE) -> Any:
    """Return the next message of a kind."""
    end = time.monotonic() + timeout
    while True:
        message = json.loads(socket.recv(max(0.01, end - time.monotonic())))
        if message["type"] == kind:
            return message


def closed_with(person: Person, table: str) -> tuple[int, str]:
    """Connect a socket that is not wanted, and return how it is closed."""
    with pytest.raises(ConnectionClosed) as closed, person.socket(table) as refusal:
        heard(refusal, "hello")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


def wait_until_over(person: Person, table: str, timeout: float = 120.0) -> Any:
    """Return a table once its match is over."""
    end = time.monotonic() + timeout
    while time.monotonic() < end:
        info = person.get(f"/api/tables/{table}")
        if info["status"] == "over":
            return info
        time.sleep(0.1)
    raise AssertionError(f"the match at {table} does not end")


def until(ask: Callable[[], T], timeout: float = PATIENCE) -> T:
    """Ask until the answer is a yes, and return it; the longer it takes, the less often."""
    end, pause = time.monotonic() + timeout, 0.01
    while not (answer := ask()):
        assert time.monotonic() < end, f"{ask} does not come true"
        time.sleep(pause)
        pause = min(0.1, pause * 1.3)
    return answer
