"""People at a table who keep every byte that they are sent."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from tests.server.harness import PATIENCE, Person, good

if TYPE_CHECKING:
    import random

    import httpx

    from tests.server.harness import ServerProcess


class Heard(NamedTuple):
    """Something that came, and what it answers; the version of the match then."""

    request: str
    version: int
    content: bytes
    status: int = 0

    @property
    def said(self) -> Any:
        """What it says."""
        return msgspec.json.decode(self.content)


class Ear(Person):
    """Somebody who listens."""

    def __init__(self, url: str, seat: int | None, *, known: bool = True) -> None:
        self.heard: list[Heard] = []
        self.version = 0
        self.seat = seat
        self._open = ExitStack()
        super().__init__(url, known=known)

    def ask(self, method: str, path: str, body: object = None, **more: Any) -> httpx.Response:
        """Send a request, and keep what comes back."""
        response = super().ask(method, path, body, **more)
        asked = f"{method} {response.request.url.raw_path.decode()}"
        headers = b"".join(name + b": " + value + b"\n" for name, value in response.headers.raw)
        self.heard.append(Heard(asked, self.version, response.content, response.status_code))
        if "set-cookie" not in response.headers:
            self.heard.append(Heard(f"{asked} headers", self.version, headers))
        return response

    def connect(self, table: str) -> None:
        """Open a socket, and hear what it says first."""
        self._socket = self._open.enter_context(self.socket(table))
        self._hear("hello")

    def follow(self, version: int) -> Any:
        """Hear everything up to a version; return the last position."""
        while self.version < version:
            self._hear("update")
        return self.position_seen

    def _hear(self, kind: str) -> None:
        while True:
            content = self._socket.recv(PATIENCE)
            data = content.encode() if isinstance(content, str) else content
            message = msgspec.json.decode(data)
            if message["type"] in {"hello", "update"} and "position" in message:
                self.position_seen = message["position"]
                self.version = self.position_seen["version"]
            self.heard.append(Heard(f"socket {message['type']}", self.version, data))
            if message["type"] == kind:
                return

    def leave(self) -> None:
        """Hear no more."""
        self._open.close()
        self.http.close()


class Company:
    """A table, the people who sit at it, one who looks on, and one whom nobody knows."""

    def __init__(self, server: ServerProcess, game: str, seats: int, **options: object) -> None:
        self.players = [Ear(server.url, seat) for seat in range(seats)]
        self.others = [Ear(server.url, None), Ear(server.url, None, known=False)]
        self.everybody = [*self.players, *self.others]
        first = self.players[0]
        self.table = first.table(game, seats, "you", options=options)
        self.path = f"/api/tables/{self.table}"
        for player in self.players[1:]:
            player.post(f"{self.path}/join", {"seat": player.seat})
        for person in self.everybody:
            person.connect(self.table)
        started = first.post(f"{self.path}/start")
        self.version = self._hear(started["version"])

    def _hear(self, version: int) -> int:
        for person in self.everybody:
            person.follow(version)
        return version

    @property
    def actor(self) -> int:
        """The seat that decides; negative if the match is over."""
        return int(self.others[0].position_seen["actor"])

    def act(self, action: object) -> None:
        """Let whoever decides do something."""
        player = self.players[self.actor]
        played = good(player.play(self.table, action, self.version, f"k{self.version}"))
        self.version = self._hear(played["now"])

    def play(self, rng: random.Random) -> None:
        """Let whoever decides do anything, and sometimes take it back, or not after all."""
        player = self.players[self.actor]
        self.act(rng.choice(player.position_seen["legal"]))
        for way in ("undo", "redo"):
            if player.position_seen.get("undo") is None and way == "undo":
                return
            if self.actor < 0 or rng.random() > 0.15:
                return
            body = {"expected_version": self.version, "key": f"k{self.version}"}
            done = good(player.ask("POST", f"{self.path}/{way}", body))
            self.version = self._hear(done["now"])

    def leave(self) -> None:
        """Let everybody go."""
        for person in self.everybody:
            person.leave()
