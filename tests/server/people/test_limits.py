"""Limits: nobody can ask for more than their share."""

from __future__ import annotations

import socket
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from typing import TYPE_CHECKING

import httpx
import pytest

from mbira.server.people.limits import BURST, KEPT, Buckets
from mbira.server.refusals import Refusal
from mbira.server.settings import Limits
from mbira.server.thinking.line import Share
from tests.server.harness import (
    FREE,
    PATIENCE,
    Person,
    closed_with,
    good,
    heard,
    refused,
    serving,
    until,
)
from tests.server.thinking.test_workers import metric

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.harness import ServerProcess

MANY = int(BURST["requests"])
"""How many requests anybody may make at once."""
STRICT = (
    "body=2000", "save=5000", "requests=0", "guests=0", "tables=5", "sockets=7",
    "guest_sockets=3",
)  # fmt: skip


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that allows little."""
    folder = tmp_path_factory.mktemp("strict")
    db = f"sqlite:///{folder / 't.db'}"
    with serving(db, folder / "log", limits=STRICT, name="strict") as server:
        yield server


@pytest.fixture
def anna(strict: ServerProcess) -> Iterator[Person]:
    with strict.person() as person:
        yield person


def test_a_body_that_is_too_large_is_refused_before_all_of_it_is_here(anna: Person) -> None:
    body = {"game": "meduris", "seats": 2, "name": "x" * 3000}
    refused(anna.ask("POST", "/api/tables", body), 413, "too-large")

    def endless() -> Iterator[bytes]:  # it says nothing of its length
        for _ in range(10_000):
            yield b" " * 1000

    answer = anna.http.post("/api/tables", content=endless())
    refused(answer, 413, "too-large")
    refused(anna.http.post("/api/saves", content=b" " * 5001), 413, "too-large")
    assert anna.http.post("/api/saves", content=b" " * 5000).status_code == 422
    host, _, port = anna.url.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as raw:
        cookies = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())
        raw.sendall(
            f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nCookie: {cookies}\r\n"
            "Content-Length: 99999999999\r\n\r\n".encode()
        )
        assert raw.recv(12) == b"HTTP/1.1 413"  # nothing of it was sent


def test_who_makes_too_many_tables_is_refused_even_all_at_once(anna: Person) -> None:
    body = {"game": "meduris", "seats": 2}
    with ThreadPoolExecutor(10) as people:
        asked = [people.submit(anna.ask, "POST", "/api/tables", body) for _ in range(20)]
        answers = [each.result() for each in asked]
    made = [answer.json()["id"] for answer in answers if answer.status_code == 201]
    assert len(made) == 5
    words = [refused(a, 429, "too-many-tables")["words"] for a in answers if not a.is_success]
    assert all("5 unfinished tables" in each for each in words)
    anna.post(f"/api/tables/{made[0]}/close")
    good(anna.ask("POST", "/api/tables", body))
    refused(anna.ask("POST", "/api/tables", body), 429, "too-many-tables")


def test_sockets_of_one_guest_of_nobody_and_of_all(strict: ServerProcess, anna: Person) -> None:
    table = anna.table("meduris", 2)
    nobody = Person(strict.url, known=False)
    too_many = (1013, "too-many-sockets")
    with ExitStack() as open_, strict.person() as bert, nobody.http:
        for person in (anna, nobody):
            for _ in range(3):
                heard(open_.enter_context(person.socket(table)), "hello")
            assert closed_with(person, table) == too_many
        heard(open_.enter_context(bert.socket(table)), "hello")
        assert closed_with(bert, table) == too_many  # there are seven in all
        assert metric(anna, "mbira_sockets") == 7
        open_.pop_all().close()
        until(lambda: metric(anna, "mbira_sockets") == 0)
        with bert.socket(table) as welcome:
            heard(welcome, "hello")


def test_coming_and_going_is_counted(tmp_path: Path) -> None:
    """Of each who comes everybody at the table is told, so it is more than a request."""
    limits = (*FREE, "requests=0.01")
    with (
        serving(f"sqlite:///{tmp_path / 't.db'}", tmp_path / "log", limits=limits) as server,
        server.person() as anna,
    ):
        table = anna.table("meduris", 2)
        for _ in range(20):
            with anna.socket(table) as socket:
                heard(socket, "hello")
        for _ in range(MANY - 4 * 20 - 2):
            anna.ask("GET", "/api/guest")
        assert closed_with(anna, table) == (1013, "too-fast")


def test_who_asks_too_fast_is_told_when_to_come_back(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("fast")
    limits = (*FREE, "requests=1", "guests=0.5")
    with (
        serving(f"sqlite:///{folder / 't.db'}", folder / "log", limits=limits) as server,
        server.person() as anna,
        server.person() as bert,
    ):
        start, many = time.monotonic(), MANY + 8
        answers = [anna.ask("GET", "/api/guest") for _ in range(many)]
        slow = [answer for answer in answers if answer.status_code == 429]
        assert MANY - 1 <= many - len(slow) <= MANY + (time.monotonic() - start) + 1
        error = refused(slow[-1], 429, "too-fast")
        assert slow[-1].headers["retry-after"] == "1"
        assert 0 < error["retry"] <= 1.0
        with httpx.Client(base_url=server.url, timeout=PATIENCE) as door:
            for _ in range(100):
                door.cookies.clear()
                came = door.post("/api/guest")
                if not came.is_success:
                    break
        error = refused(came, 429, "too-fast")
        assert 0 < error["retry"] <= int(came.headers["retry-after"]) <= 2
        bert.get("/api/guest")  # others are not held up
        wrong = {"authorization": "Bearer guessed"}
        with Person(server.url, known=False) as thief:
            guess = partial(thief.http.get, "/api/guest", headers=wrong)
            assert guess().status_code in {401, 403}
            until(lambda: guess().status_code == 429)
        until(lambda: anna.ask("GET", "/api/guest").status_code == 200)


def test_buckets_fill_again_and_few_are_kept() -> None:
    buckets = Buckets(Limits(requests=10.0, thoughts=0.0, guests=0.5))
    for _ in range(MANY):
        buckets.take("requests", "anna", 100.0)
    with pytest.raises(Refusal) as caught:
        buckets.take("requests", "anna", 100.0)
    assert caught.value.retry == 0.1
    buckets.take("requests", "anna", 100.1)
    with pytest.raises(Refusal):
        buckets.take("requests", "anna", 100.15)
    buckets.take("requests", "bert", 100.15)
    for _ in range(1000):
        buckets.take("thoughts", "anna", 100.0)  # 0 is no limit
    for number in range(KEPT + 100):
        buckets.take("requests", str(number), 101.0)
    assert len(buckets._levels) == KEPT
    for _ in range(int(BURST["guests"])):
        buckets.take("guests", "here", 102.0)
    with pytest.raises(Refusal) as caught:
        buckets.take("guests", "here", 103.0)
    assert caught.value.retry == 1.0


def allowed(buckets: Buckets, share: Share, now: float, tries: int = 1000) -> int:
    """Return how many requests somebody can make at a moment."""
    for made in range(tries):
        try:
            buckets.count("requests", share, now)
        except Refusal:
            return made
    return tries


def test_all_guests_of_an_address_have_a_few_shares_together() -> None:
    buckets = Buckets(Limits(requests=40.0, address=5.0))
    crowd = [Share("here", f"guest {number}") for number in range(20)]
    made = [allowed(buckets, guest, 100.0) for guest in crowd]
    assert made[:2] == [MANY, MANY]
    assert sum(made) <= 5 * MANY
    assert allowed(buckets, Share("elsewhere", "other"), 100.0) == MANY
    seconds = []
    for second in range(10):  # all of them ask all the time
        moments = [101.0 + second + tenth / 10 for tenth in range(10)]
        seconds.append(sum(allowed(buckets, guest, now) for now in moments for guest in crowd))
    assert all(195 <= spent <= 205 for spent in seconds[-5:]), seconds
    alone = Buckets(Limits(requests=40.0, address=0.0))
    assert [allowed(alone, guest, 100.0) for guest in crowd] == [MANY] * 20


def test_who_asks_for_little_is_not_held_up_by_others_at_the_same_address() -> None:
    buckets = Buckets(Limits(requests=40.0, address=5.0))
    crowd = [Share("here", f"guest {number}") for number in range(20)]
    calm, eager = Share("here", "calm"), Share("here", "eager")
    calms = eagers = 0
    for tenth in range(300):
        now = 100.0 + tenth / 10
        for guest in crowd:
            allowed(buckets, guest, now)
        eagers += allowed(buckets, eager, now, 3)
        if tenth % 3 == 0:  # three times a second
            calms += allowed(buckets, calm, now, 1)
    assert calms == 100
    assert eagers < 300  # of 900: whoever asks for a lot is one of the crowd


def test_an_address_is_told_when_to_come_back() -> None:
    buckets = Buckets(Limits(requests=40.0, address=1.0))
    assert allowed(buckets, Share("here", "one"), 100.0) == MANY / 2
    with pytest.raises(Refusal) as caught:
        buckets.count("requests", Share("here", "one"), 100.0)
    assert caught.value.retry is not None
    assert 0 < caught.value.retry <= 1.0
    buckets.count("requests", Share("here", "one"), 100.0 + caught.value.retry)


def test_guests_of_one_address_share_what_it_may_ask_for(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("shares")
    limits = ("requests=0.01", "guests=0", "address=2")
    with serving(f"sqlite:///{folder / 't.db'}", folder / "log", limits=limits) as server:
        answered = 0
        for _ in range(5):
            with server.person() as eager:
                while eager.ask("GET", "/api/guest").is_success:
                    answered += 1
        assert answered <= 2 * MANY
        transport = httpx.HTTPTransport(local_address="127.0.0.8")
        with httpx.Client(base_url=server.url, transport=transport) as other:
            assert other.post("/api/guest").is_success
