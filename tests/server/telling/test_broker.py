"""Several processes on one PostgreSQL with a broker: whatever becomes of it, nobody misses a thing.

The broker is a real one, which tests kill and freeze.
"""

from __future__ import annotations

import random
import time
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple

import httpx
import pytest

from mbira.server.telling.broker import PATIENCE
from mbira_bench.client.redis import SECRET
from tests.server.harness import good, heard, serving, until

if TYPE_CHECKING:
    from collections.abc import Iterator

    from websockets.sync.client import ClientConnection

    from mbira_bench.client.postgres import Postgres
    from mbira_bench.client.redis import RedisProcess
    from tests.server.harness import Person, ServerProcess


TELLS = "mbira_told_by_broker"


class Club(NamedTuple):
    """Two processes and what tells them of each other."""

    one: ServerProcess
    other: ServerProcess
    redis: RedisProcess

    @property
    def servers(self) -> tuple[ServerProcess, ServerProcess]:
        """Both processes."""
        return self.one, self.other

    def wait(self, *, by_broker: bool) -> None:
        """Wait until both processes are told by the broker, or are not any more."""
        until(lambda: all(count(each, TELLS) == by_broker for each in self.servers))


@pytest.fixture(scope="module")
def trio(
    postgres: Postgres, redis: RedisProcess, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Club]:
    folder, db = tmp_path_factory.mktemp("brokered"), postgres.database()
    words = ("--broker", redis.url)
    with (
        serving(db, folder / "a.txt", *words, name="first", clock="system") as one,
        serving(db, folder / "b.txt", *words, name="second", clock="system") as other,
    ):
        yield Club(one, other, redis)
        for server in (one, other):
            assert SECRET not in server.log.read_text()


@pytest.fixture
def club(trio: Club) -> Club:
    """Two processes that are told by the broker."""
    trio.wait(by_broker=True)
    return trio


def count(server: ServerProcess, metric: str) -> float:
    """Return one of the numbers that a process shows."""
    lines = httpx.get(f"{server.url}/metrics", timeout=60.0).text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"{metric} "))


def told(club: Club, way: str) -> float:
    """Return how many notes went one way."""
    return sum(count(server, f'mbira_notes_told{{way="{way}"}}') for server in club.servers)


class Play:
    """A match between two at different processes; both must hear every record once, in order."""

    def __init__(self, people: list[Person], table: str, sockets: list[ClientConnection]) -> None:
        self.people, self.table, self.sockets = people, table, sockets
        self.rng = random.Random(table)
        self.positions: list[Any] = [None, None]
        self.heard: list[list[int]] = [[], []]
        self.played: list[tuple[int, object]] = []
        self.catch_up(1)

    def catch_up(self, version: int) -> None:
        """Wait until both have heard everything up to a version at least."""
        for seat, socket in enumerate(self.sockets):
            while len(self.heard[seat]) < version:
                update = heard(socket, "update")
                self.heard[seat] += [record["version"] for record in update["records"]]
                self.positions[seat] = update["position"]
            assert self.heard[seat] == [*range(1, len(self.heard[seat]) + 1)]

    def act(self) -> int:
        """Let whoever decides play something, without waiting for whoever hears it."""
        actor = self.positions[0]["actor"]
        seen = self.positions[actor]
        action = self.rng.choice(seen["legal"])
        key = f"k{len(self.played)}"
        answer = good(self.people[actor].play(self.table, action, seen["version"], key))
        self.played.append((seen["version"] + 1, action))
        return int(answer["version"])

    def turns(self, number: int) -> None:
        """Play this many turns, each heard by both."""
        for _ in range(number):
            self.catch_up(self.act())

    def check(self) -> None:
        """All that was acknowledged is in the log, as it was played."""
        log = {each["version"]: each["action"] for each in self.people[0].get(f"{self.path}/log")}
        for version, action in self.played:
            assert log[version] == action

    @property
    def path(self) -> str:
        """The table's address."""
        return f"/api/tables/{self.table}"


@contextmanager
def playing(club: Club) -> Iterator[Play]:
    """Begin a match between the processes."""
    with ExitStack() as open_:
        anna = open_.enter_context(club.one.person())
        bert = open_.enter_context(club.other.person())
        table = anna.table("meduris", 2, "you")
        bert.post(f"/api/tables/{table}/join")
        sockets = [open_.enter_context(each.socket(table)) for each in (anna, bert)]
        for socket in sockets:
            heard(socket, "hello")
        until(lambda: all(seat.get("name") for seat in anna.get(f"/api/tables/{table}")["seats"]))
        anna.post(f"/api/tables/{table}/start")
        play = Play([anna, bert], table, sockets)
        yield play
        play.check()


def present(person: Person, table: str) -> list[bool]:
    """Return which seats' guests are connected, as a process knows it."""
    return [seat.get("here", False) for seat in person.get(f"/api/tables/{table}")["seats"]]


def test_two_processes_hear_each_other_by_the_broker(club: Club) -> None:
    with playing(club) as play:
        before = told(club, "notices"), told(club, "broker")
        play.turns(10)
        play.people[1].post(f"{play.path}/chat", {"text": "well played"})
        assert heard(play.sockets[0], "chat")["text"] == "well played"
        until(lambda: present(play.people[0], play.table) == [True, True])
        play.sockets[1].close()
        until(lambda: present(play.people[0], play.table) == [True, False])
        assert told(club, "notices") == before[0]
        assert told(club, "broker") >= before[1] + 11
        known = httpx.get(f"{club.one.url}/health").json()
        assert known == {"status": "ok", "broker": "ok"}


def test_when_the_broker_is_killed_nobody_misses_what_it_was_told_or_what_comes_then(
    club: Club,
) -> None:
    with playing(club) as play:
        play.turns(3)
        club.redis.freeze()
        last = play.act()  # the broker has it, and nobody will hear it
        club.redis.kill()
        try:
            play.catch_up(last)
            play.turns(5)
            club.wait(by_broker=False)
            known = httpx.get(f"{club.other.url}/health")
            assert known.status_code == 200
            assert known.json() == {"status": "ok", "broker": "not reached"}
            play.sockets[1].close()
            until(lambda: present(play.people[0], play.table) == [True, False])
        finally:
            club.redis.start()
        with play.people[1].socket(play.table, len(play.heard[1])) as again:
            heard(again, "hello")
            play.sockets[1] = again
            until(lambda: present(play.people[0], play.table) == [True, True])
            play.turns(2)  # whichever way they are told just now
            club.wait(by_broker=True)
            before = told(club, "notices")
            play.turns(3)
            assert told(club, "notices") == before
            assert present(play.people[0], play.table) == [True, True]


def test_while_the_broker_is_frozen_nobody_waits_for_it(club: Club) -> None:
    turns = 30
    with playing(club) as play, club.one.person() as carla:
        alone = carla.table("zimbabwe", 2, "you", "you", start=True)
        rng = random.Random(3)
        club.redis.freeze()
        try:
            began = time.monotonic()
            for _ in range(turns):
                carla.play_some(alone, rng)
            took = time.monotonic() - began
            assert took < turns * PATIENCE / 2  # it took each time as long to give the broker up
            play.turns(5)
        finally:
            club.redis.thaw()
        play.turns(3)
        club.wait(by_broker=True)
        play.turns(3)
        assert present(play.people[0], play.table) == [True, True]
        assert present(play.people[1], play.table) == [True, True]


def test_what_a_process_wrote_before_it_was_killed_is_heard_though_it_told_nobody(
    club: Club,
) -> None:
    with club.one.person() as anna, club.other.person() as bert:
        table = anna.table("zimbabwe", 2, "you", "you", start=True)
        with bert.socket(table) as his:
            seen = heard(his, "hello")["position"]
            legal = anna.position(table)["legal"]
            club.one.wish(die_untold=True)
            try:
                with pytest.raises(httpx.TransportError):
                    anna.play(table, legal[0], seen["version"], "last")
                update = heard(his, "update")
                assert update["since"] == seen["version"]
                assert update["records"][0]["action"] == legal[0]
            finally:
                club.one.wait()
                club.one.start()


def test_processes_with_the_broker_and_without_it_hear_each_other(
    club: Club, tmp_path_factory: pytest.TempPathFactory
) -> None:
    log = tmp_path_factory.mktemp("third") / "log.txt"
    with serving(club.one.db, log, name="third", clock="system") as third:
        with playing(club._replace(other=third)) as play:
            play.turns(6)
            until(lambda: present(play.people[0], play.table) == [True, True])
        with playing(Club(third, club.other, club.redis)) as play:
            play.turns(6)
        assert count(club.one, TELLS) == 0
    club.wait(by_broker=True)  # the third is gone


def test_whoever_stops_tells_first_what_is_still_to_be_told(club: Club) -> None:
    with playing(club) as play:
        last = play.act()
        club.one.stop()
        try:
            socket, told = play.sockets[1], len(play.heard[1])
            while told < last:
                told += len(heard(socket, "update")["records"])
        finally:
            club.one.start()


def test_with_a_wrong_password_notices_tell_and_the_log_does_not_say_the_password(
    club: Club, tmp_path_factory: pytest.TempPathFactory
) -> None:
    log = tmp_path_factory.mktemp("stranger") / "log.txt"
    wrong = club.redis.url.replace(SECRET, "not-that-one")
    with serving(club.one.db, log, "--broker", wrong, name="stranger", clock="system") as stranger:
        with playing(club._replace(other=stranger)) as play:
            play.turns(4)
        until(lambda: "lost the broker" in log.read_text())
        assert httpx.get(f"{stranger.url}/health").json()["broker"] == "not reached"
    assert "not-that-one" not in log.read_text()
