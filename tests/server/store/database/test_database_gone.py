"""The database goes away and comes back: clear errors, and then everything goes on."""

from __future__ import annotations

import asyncio
import random
import signal
import threading
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from mbira.core.log.save import parse_document
from mbira.core.opening import restore
from mbira.server.store.database.connection import StoreError, connect
from mbira.server.store.database.writer import Writer
from mbira_bench.client import postgres as postgresql
from tests.server.harness import (
    PATIENCE,
    Person,
    good,
    heard,
    refused,
    serving,
    until,
    wait_until_over,
)

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(scope="module")
def ours() -> Iterator[postgresql.Postgres]:
    """A PostgreSQL that can be stopped, as nobody else uses it."""
    with postgresql.running() as found:
        if found is None:
            pytest.skip(postgresql.MISSING)
        yield found


def health(person: Person) -> tuple[int, str]:
    answer = person.ask("GET", "/health")
    return answer.status_code, answer.json()["status"]


class Player(threading.Thread):
    """Somebody who plays at a table of their own and asks again whatever comes, with one key."""

    def __init__(self, url: str, actions: int) -> None:
        super().__init__()
        self.person = Person(url)
        self.table = self.person.table("meduris", 2, "you", "you", start=True)
        self.actions = actions
        self.acknowledged: dict[str, int] = {}
        self.refused = 0

    def run(self) -> None:
        """Play some actions."""
        rng = random.Random(self.table)
        while len(self.acknowledged) < self.actions:
            seen = self._ask("GET", "position")
            action = rng.choice(seen["legal"])
            key = f"k{seen['version']}"
            body = {"action": action, "expected_version": seen["version"], "key": key}
            self.acknowledged[key] = self._ask("POST", "actions", body)["version"]

    def _ask(self, method: str, what: str, body: object = None) -> Any:
        while True:
            answer = self.person.ask(method, f"/api/tables/{self.table}/{what}", body)
            if answer.status_code != httpx.codes.SERVICE_UNAVAILABLE:
                return good(answer)
            assert answer.json()["error"]["id"] == "busy"
            self.refused += 1


def test_postgresql_stops_dies_and_starts_again(ours: postgresql.Postgres, tmp_path: Path) -> None:
    db = ours.database()
    with (
        serving(db, tmp_path / "a", clock="system") as one,
        serving(db, tmp_path / "b", clock="system") as other,
        one.person() as anna,
    ):
        bots = anna.table("meduris", 2, "novice", "random", start=True)
        table = anna.table("meduris", 2, "you", "you", start=True)
        elsewhere = Person(other.url, known=False)
        elsewhere.http.cookies.update(anna.http.cookies)
        with anna.socket(table) as near, elsewhere.socket(table) as far, elsewhere.http:
            heard(near, "hello")
            heard(far, "hello")
            seen = anna.position(table)
            ours.stop()

            action = seen["legal"][0]
            refused(anna.play(table, action, seen["version"], "once"), 503, "busy")
            refused(anna.ask("POST", f"/api/tables/{table}/chat", {"text": "?"}), 503, "busy")
            refused(anna.ask("GET", "/api/tables"), 503, "busy")
            assert health(anna) == (503, "no database")
            with pytest.raises(ConnectionClosed) as closed, anna.socket(table) as late:
                late.recv(PATIENCE)
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1013, "busy")

            ours.start()
            until(lambda: health(anna) == (200, "ok"))
            played = good(anna.play(table, action, seen["version"], "once"))
            assert played["version"] == seen["version"] + 1
            for socket in (near, far):  # both have lived through it
                update = heard(socket, "update")
                assert (update["since"], update["records"][0]["action"]) == (
                    seen["version"], action,
                )  # fmt: skip
        lose_nothing_when_it_dies(ours, one.url)
        wait_until_over(anna, bots)
        save = anna.ask("GET", f"/api/tables/{bots}/save").content
        assert restore(parse_document(save, "save"), "save").over


def lose_nothing_when_it_dies(ours: postgresql.Postgres, url: str) -> None:
    """Play while PostgreSQL is ended at once: what was acknowledged is there, and once."""
    players = [Player(url, 40) for _ in range(4)]
    for player in players:
        player.start()
    until(lambda: all(len(player.acknowledged) > 5 for player in players))
    ours.stop(signal.SIGQUIT)  # in the middle of whatever it is at
    ours.start()
    for player in players:
        player.join(PATIENCE)
        assert len(player.acknowledged) == player.actions
        assert player.refused
        log = player.person.get(f"/api/tables/{player.table}/log")
        assert [record["version"] for record in log] == [*range(1, len(log) + 1)]
        made = [record["version"] for record in log if record["seat"] != "chance"]
        assert made == sorted(player.acknowledged.values())
        player.person.http.close()


def test_the_file_of_a_sqlite_database_goes_away_and_comes_back(tmp_path: Path) -> None:
    file, away = tmp_path / "t.db", tmp_path / "away.db"
    with serving(f"sqlite:///{file}", tmp_path / "log") as server, server.person() as anna:
        table = anna.table("meduris", 2, "you", "you", start=True)
        seen = anna.position(table)
        file.rename(away)
        answer = anna.play(table, seen["legal"][0], seen["version"], "once")
        refused(answer, 503, "busy")
        assert health(anna) == (503, "no database")
        assert not file.exists()  # nor is there an empty one in its place
        away.rename(file)
        until(lambda: health(anna) == (200, "ok"))
        assert anna.position(table) == seen
        good(anna.play(table, seen["legal"][0], seen["version"], "once"))


def test_what_waits_for_a_database_that_cannot_be_reached_is_refused_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tries = 0

    def unreachable() -> None:
        nonlocal tries
        tries += 1
        raise OperationalError(None, None, Exception("no route to host"))

    async def work() -> None:
        engine = connect("sqlite://")
        monkeypatch.setattr(engine, "connect", unreachable)
        writer = Writer(engine)
        changes = (writer.write(lambda _: None) for _ in range(50))
        errors = await asyncio.gather(*changes, return_exceptions=True)
        writer.stop()
        engine.dispose()
        assert all(isinstance(error, StoreError) for error in errors)

    asyncio.run(work())
    assert tries <= 4  # one by one that would be 50 timeouts
