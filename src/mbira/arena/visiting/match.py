"""A match at a table server: the arena makes the table, seats everybody, and keeps the time.

Named bots are the server's own. An agent plays by itself, from wherever it is, with the token that
the arena has too: the arena sits down for it, and decides for it when it is late. Chance is the
server's, so that nobody here knows it, and no two matches are dealt alike.
"""

from __future__ import annotations

import json
import random
import time
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from mbira.arena.playing import PlayedMatch, without
from mbira.arena.programs.program import FAULTS
from mbira.arena.result import Result
from mbira.arena.visiting.asking import Guest, RefusedError
from mbira.core.errors import MbiraError
from mbira.core.game import Outcome

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mbira.arena.playing import Contest
    from mbira.arena.schedule import Pairing

SETTINGS = {"join": "link", "watch": "link", "undo": "none", "advice": False}
"""Nobody else sits down, and nobody takes anything back."""


class Seat(Struct):
    """Who sits on a seat, and how they do."""

    agent: Guest | None
    decisions: int = 0
    seconds: float = 0.0
    faults: list[str] = []
    forfeited: bool = False


class Visit:
    """Matches at one server, one after the other."""

    def __init__(self, url: str, tokens: Mapping[str, str]) -> None:
        self._host = Guest(url)
        self._agents = {name: Guest(url, token) for name, token in tokens.items()}
        for name, agent in self._agents.items():
            try:
                agent.get("/api/tables?mine=true")
            except RefusedError as refused:
                raise MbiraError(f"the token of {name} is not valid here: {refused}") from None

    def play(self, contest: Contest, pairing: Pairing, *, keep: bool) -> PlayedMatch:
        """Play one match."""
        names = [contest.bots[entry] for entry in pairing.entries]
        seats = [Seat(self._agents.get(name)) for name in names]
        table = self._make(contest, pairing, names)
        try:
            self._seat(table, names)
            outcome, records = self._referee(contest, table, names, seats)
        except BaseException:
            self._give_up(table)
            raise
        forfeits = tuple(number for number, seat in enumerate(seats) if seat.forfeited)
        result = Result(
            number=pairing.number,
            entries=pairing.entries,
            ranking=without(outcome.ranking, forfeits),
            scores=outcome.scores,
            records=records,
            decisions=tuple(seat.decisions for seat in seats),
            seconds=tuple(round(seat.seconds, 6) for seat in seats),
            failures=tuple(() for _ in seats),
            faults=tuple(tuple(seat.faults) for seat in seats),
            forfeits=forfeits,
        )
        return PlayedMatch(result, self._host.read(f"/api/tables/{table}/save") if keep else None)

    def _make(self, contest: Contest, pairing: Pairing, names: list[str]) -> str:
        """Make a table with bots, and return its id."""
        chairs = [None if name in self._agents else name for name in names]
        made = self._host.post(
            "/api/tables",
            {
                "game": contest.game,
                "seats": contest.seats,
                "chairs": chairs,
                "options": contest.options,
                "settings": SETTINGS,
                "name": f"arena {pairing.number}",
            },
        )
        return str(made["id"])

    def _seat(self, table: str, names: list[str]) -> None:
        """Let the agents sit down, and begin."""
        for seat, name in enumerate(names):
            if name in self._agents:
                link = self._host.post(f"/api/tables/{table}/invites", {"seat": seat})
                body = {"seat": seat, "invite": link["token"]}
                info = self._agents[name].post(f"/api/tables/{table}/join", body)
                if sum(bool(each.get("yours")) for each in info["seats"]) > 1:
                    raise MbiraError(
                        f"the token of {name} is of a guest who plays already, and would see what "
                        "others hide: give each agent a guest of its own"
                    )
        self._host.post(f"/api/tables/{table}/start")

    def _referee(
        self, contest: Contest, table: str, names: list[str], seats: list[Seat]
    ) -> tuple[Outcome, int]:
        """Follow a match to its end, and keep the time of those who have a token."""
        rng = random.Random(f"{contest.seed} {table}")
        with self._host.listen(table) as news:
            version, actor, since = -1, -1, time.monotonic()
            while True:
                seat = seats[actor] if actor >= 0 else None
                left = None
                if seat is not None and seat.agent is not None:
                    limit = 0.0 if seat.forfeited else contest.limit
                    left = max(0.0, since + limit - time.monotonic())
                try:
                    message = json.loads(news.recv(left))
                except TimeoutError:
                    if seat is not None and self._decide(seat, table, actor, version, rng):
                        _late(seat, names[actor], contest.limit)
                    message = json.loads(news.recv())
                position = message.get("position")
                if position is None or position["version"] == version:
                    continue
                now = time.monotonic()
                if seat is not None:
                    seat.seconds += now - since
                for record in message["records"]:
                    if record["seat"] != "chance":
                        seats[record["seat"]].decisions += 1
                version, actor, since = position["version"], position["actor"], now
                if position.get("outcome") is not None:
                    return msgspec.convert(position["outcome"], Outcome), version

    def _decide(
        self, seat: Seat, table: str, number: int, version: int, rng: random.Random
    ) -> bool:
        """Play anything for an agent that is late; return False if it has decided just now."""
        if seat.agent is None:
            raise AssertionError("only agents are decided for")
        found: Any = seat.agent.get(f"/api/tables/{table}/position?seat={number}")
        if found["version"] != version:
            return False
        body = {
            "action": rng.choice(found["legal"]), "expected_version": version,
            "key": f"arena-{version}", "seat": number,
        }  # fmt: skip
        try:
            seat.agent.post(f"/api/tables/{table}/actions", body)
        except RefusedError as refused:
            if refused.name != "stale":
                raise
            return False
        return True

    def _give_up(self, table: str) -> None:
        """Let nobody wait at a table whose match nobody follows any more."""
        for agent in self._agents.values():
            tables = agent.get("/api/tables?mine=true")
            if table in {each["id"] for each in tables}:
                agent.post(f"/api/tables/{table}/leave")
        self._host.post(f"/api/tables/{table}/close")


def _late(seat: Seat, name: str, limit: float) -> None:
    """Count a decision that an agent lost; one that has lost the match loses no more."""
    if seat.forfeited:
        return
    seat.faults = [*seat.faults, f"{name} took longer than {limit:g} s"]
    seat.forfeited = len(seat.faults) >= FAULTS
