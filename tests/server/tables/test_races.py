"""Many do the same thing at once: one of them does it, and the others are told so."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.harness import good, heard, refused

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import httpx

    from tests.server.harness import Person, ServerProcess


@pytest.fixture(params=["one process", "two processes"])
def doors(request: pytest.FixtureRequest) -> Iterator[list[Person]]:
    """One guest, at each process of a server."""
    if request.param == "one process":
        servers: tuple[ServerProcess, ...] = (request.getfixturevalue("server"),)
    else:
        servers = request.getfixturevalue("club")
    with ExitStack() as open_:
        guest = open_.enter_context(servers[0].person())
        yield [guest, *(open_.enter_context(guest.through(other)) for other in servers[1:])]


def at_once(work: list[Callable[[], httpx.Response]]) -> list[httpx.Response]:
    with ThreadPoolExecutor(len(work)) as pool:
        return list(pool.map(lambda each: each(), work))


def listen(socket: Any, known: int, until: int) -> list[int]:
    """Return the versions that a socket is told up to one of them; it is told all, and once."""
    versions: list[int] = []
    while known < until:
        update = heard(socket, "update")
        assert update["since"] == known
        versions += [record["version"] for record in update["records"]]
        known = update["position"]["version"]
    return versions


@pytest.mark.parametrize("game", ["meduris", "zimbabwe"])
def test_of_many_who_race_for_one_version_exactly_one_wins(doors: list[Person], game: str) -> None:
    rng = random.Random(5)
    table = doors[0].table(game, 2, "you", "you", start=True)
    with ExitStack() as open_:
        sockets = [open_.enter_context(door.socket(table)) for door in doors]
        first = version = heard(sockets[0], "hello")["position"]["version"]
        assert all(heard(socket, "hello")["position"]["version"] == first for socket in sockets[1:])
        nearest, won = doors[0], []
        for turn in range(12):
            legal = nearest.position(table)["legal"]
            runners = [(doors[n % len(doors)], f"{turn}-{n}", rng.choice(legal)) for n in range(10)]
            rng.shuffle(runners)
            answers = at_once(
                [partial(door.play, table, action, version, key) for door, key, action in runners]
            )
            winners = [n for n, answer in enumerate(answers) if answer.is_success]
            assert len(winners) == 1, [answer.text for answer in answers]
            nearest, _, action = runners[winners[0]]
            played = good(answers[winners[0]])
            assert played["version"] == version + 1
            for n, answer in enumerate(answers):
                if n != winners[0]:
                    assert refused(answer, 409, "stale")["version"] == played["now"]
            won.append((version + 1, action))
            version = played["now"]
        for socket in sockets:
            assert listen(socket, first, version) == [*range(first + 1, version + 1)]
    log = {record["version"]: record for record in nearest.get(f"/api/tables/{table}/log")}
    assert [*log] == [*range(1, version + 1)]
    assert [(number, log[number]["action"]) for number, _ in won] == won


def test_a_key_that_is_sent_many_times_at_once_makes_one_record(doors: list[Person]) -> None:
    rng = random.Random(6)
    table = doors[0].table("meduris", 2, "you", "you", start=True)
    version = doors[0].position(table)["version"]
    for turn in range(6):
        door = doors[turn % len(doors)]
        while (seen := door.position(table))["version"] < version:  # it hears of it soon
            pass
        action = rng.choice(seen["legal"])
        answers = at_once(
            [
                partial(doors[n % len(doors)].play, table, action, version, f"k{turn}")
                for n in range(20)
            ]
        )
        played = [good(answer) for answer in answers]
        assert played == [played[0]] * len(played)
        assert played[0]["version"] == version + 1
        log = doors[0].get(f"/api/tables/{table}/log", since=version)
        assert log[0]["action"] == action
        assert {record["seat"] for record in log[1:]} <= {"chance"}
        assert version + len(log) == played[0]["now"]
        version = played[0]["now"]


def test_undo_that_is_sent_many_times_at_once_goes_back_once(doors: list[Person]) -> None:
    table = doors[0].table("zimbabwe", 2, "you", "you", start=True)
    for _ in range(4):
        seen = doors[0].play_some(table, random.Random(7))
    version = seen["version"] + 1
    words = ("POST", f"/api/tables/{table}/undo", {"expected_version": version, "key": "back"})
    answers = at_once([partial(doors[n % len(doors)].ask, *words) for n in range(20)])
    played = [good(answer) for answer in answers]
    assert played == [{"version": version + 1, "now": version + 1}] * len(played)
    assert doors[0].position(table)["line"] == seen["line"]
