"""Many people at many tables at once, who remember all that they were told and promised."""

from __future__ import annotations

import asyncio
import json
import random
from typing import TYPE_CHECKING, Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

if TYPE_CHECKING:
    from collections.abc import Iterator

GONE = (httpx.TransportError, ConnectionClosed, InvalidHandshake, OSError, EOFError)
"""What a client sees of a server that is not there."""
PLANS: tuple[tuple[str, tuple[str | None, ...]], ...] = (
    ("meduris", ("you", None)),
    ("zimbabwe", ("you", "random", None)),
    ("africa", ("you", None)),
    ("zimbabwe", ("you", None)),
    ("africa", ("you", None, "novice")),
    ("meduris", ("you", None, None)),
    ("africa", ("you", "random")),
    ("zimbabwe", ("you", None, None)),
    ("meduris", ("you", "novice", None)),
)
"""Who sits at the tables, in turn: None is for somebody who comes to the table."""
UNDO = 0.05
"""How often somebody who can takes the last decision back."""


class Request(NamedTuple):
    """Something that a player wants, as it is sent, and sent again."""

    path: str
    body: dict[str, Any]


class Promise(NamedTuple):
    """What the server has acknowledged."""

    table: str
    version: int
    seat: int
    key: str
    """As it is kept: with the guest who sent it."""
    action: dict[str, Any] | None
    """None for an undo."""


class Player:
    """A person on a seat, with a socket to the table."""

    def __init__(self, crowd: Crowd, guest: Guest, table: str, seat: int) -> None:
        self.crowd = crowd
        self.guest = guest
        self.table = table
        self.seat = seat
        self.known = 0
        """The version that the socket has told."""
        self.told: list[dict[str, Any]] = []
        self.connected = False
        """Whether the socket is there, and all that had been sent before was answered."""
        self.away = False
        """Whether it waits for the server to come back."""
        self.done = False
        """Whether the match is over."""
        self.sent: Request | None = None
        """What was sent and not answered yet."""
        self._sent = 0

    async def play(self) -> None:
        """Play until the match is over; when the server is gone, come back and go on."""
        while True:
            try:
                async with self._connect() as socket:
                    await self._follow(socket)
                    self.done = True
                    return
            except GONE:
                self.connected = False
                self.away = True
                self.crowd.moved.set()
                await self.crowd.up.wait()
                self.away = False

    def _connect(self) -> connect:
        address = self.crowd.url.replace("http", "ws")
        return connect(
            f"{address}/api/tables/{self.table}/socket?since={self.known}&seat={self.seat}",
            additional_headers=self.guest.headers, compression=None,
            open_timeout=60.0, close_timeout=1.0,
            max_size=None, ping_interval=None,
        )  # fmt: skip

    async def _follow(self, socket: ClientConnection) -> None:
        """Hear all news, and decide when it is one's turn, until the match is over."""
        hello = json.loads(await socket.recv())
        position = self._hear(hello, self.known)
        played = 0
        if self.sent is not None:  # it may have arrived, or not: the key says which
            played = await self._send(self.sent)
        self.connected = True
        self.crowd.moved.set()
        while position["actor"] != -2:
            if "legal" in position and position["version"] >= played:
                played = await self._send(self._wish(position))
            while (message := json.loads(await socket.recv()))["type"] != "update":
                pass
            position = self._hear(message, message["since"])

    def _hear(self, message: dict[str, Any], since: int) -> Any:
        """Take in records; all that were missing must be there, and nothing else."""
        position = message["position"]
        versions = [record["version"] for record in message["records"]]
        if since != self.known or versions != [*range(since + 1, position["version"] + 1)]:
            self.crowd.complain(
                f"table {self.table} seat {self.seat}: knew {self.known}, was told {versions} "
                f"behind {since}, and that the version is {position['version']}"
            )
        self.told += message["records"]
        self.known = position["version"]
        return position

    def _wish(self, position: dict[str, Any]) -> Request:
        self._sent += 1
        rng = self.crowd.rng
        body = {
            "expected_version": position["version"],
            "key": f"{self.seat}-{self._sent}",
            "seat": self.seat,
        }
        if "undo" in position and rng.random() < UNDO:
            return Request("undo", body)
        return Request("actions", {**body, "action": rng.choice(position["legal"])})

    async def _send(self, request: Request) -> int:
        """Ask for something until it is answered, and return the version that was promised."""
        self.sent = request
        path = f"/api/tables/{self.table}/{request.path}"
        answer = await self.crowd.http.post(path, json=request.body, headers=self.guest.headers)
        self.sent = None
        if not answer.is_success:
            self.crowd.complain(f"{path} {request.body}: {answer.status_code} {answer.text}")
            return 0
        version: int = answer.json()["version"]
        action = request.body.get("action")
        promise = Promise(self.table, version, self.seat, self.key_of(request), action)
        self.crowd.promises.append(promise)
        self.crowd.moved.set()
        return version

    def key_of(self, request: Request) -> str:
        """Return a request's key as it is kept."""
        return f"{self.guest.id}/{request.body['key']}"


class Guest(NamedTuple):
    """Who somebody is."""

    id: str
    headers: dict[str, str]


class Crowd:
    """People at this many tables; when a match is over they begin another."""

    def __init__(self, url: str, matches: int, seed: int) -> None:
        self.url = url
        self.rng = random.Random(seed)
        self.up = asyncio.Event()
        self.up.set()
        self.moved = asyncio.Event()
        """Set whenever something was acknowledged."""
        self.promises: list[Promise] = []
        self.complaints: list[str] = []
        self.players: dict[int, list[Player]] = {}
        """Of each match that goes on."""
        self.left: list[Player] = []
        """Of matches that are over."""
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=None)
        self.http = httpx.AsyncClient(base_url=url, timeout=60.0, limits=limits)
        self._tasks = [asyncio.create_task(self._matches(number)) for number in range(matches)]

    def complain(self, what: str) -> None:
        """Note that something is not as it should be."""
        self.complaints.append(what)
        self.moved.set()

    def __iter__(self) -> Iterator[Player]:
        """Go through all who play now."""
        return (player for players in list(self.players.values()) for player in players)

    async def leave(self) -> None:
        """Let everybody go."""
        for task in self._tasks:
            task.cancel()
        found = await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.http.aclose()
        for error in found:
            if not isinstance(error, asyncio.CancelledError):
                self.complain(repr(error))

    async def _matches(self, number: int) -> None:
        game, chairs = PLANS[number % len(PLANS)]
        while True:
            try:
                players = await self._sit_down(game, chairs)
            except GONE:
                await self.up.wait()
                continue
            self.players[number] = players
            await asyncio.gather(*(player.play() for player in players))
            self.left += self.players.pop(number)

    async def _sit_down(self, game: str, chairs: tuple[str | None, ...]) -> list[Player]:
        seats = [seat for seat, who in enumerate(chairs) if who in {"you", None}]
        guests = {seat: await self._guest() for seat in seats}
        owner = guests[0]
        body = {"game": game, "seats": len(chairs), "chairs": chairs}
        table = (await self._post(owner, "/api/tables", body))["id"]
        for seat in seats[1:]:
            await self._post(guests[seat], f"/api/tables/{table}/join", {"seat": seat})
        await self._post(owner, f"/api/tables/{table}/start", {})
        return [Player(self, guests[seat], table, seat) for seat in seats]

    async def _guest(self) -> Guest:
        answer = await self.http.post("/api/guest", json={}, headers={"cookie": ""})
        return Guest(answer.json()["id"], {"cookie": f"mbira={answer.cookies['mbira']}"})

    async def _post(self, guest: Guest, path: str, body: dict[str, Any]) -> Any:
        answer = await self.http.post(path, json=body, headers=guest.headers)
        assert answer.is_success, f"{path}: {answer.text}"
        return answer.json()
