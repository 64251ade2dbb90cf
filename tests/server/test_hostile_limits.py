"""Whoever asks for too much is told so, and nobody else notices."""

from __future__ import annotations

import json
import random
import time
from contextlib import ExitStack
from typing import TYPE_CHECKING

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import mbira
from mbira.core.log.save import document_text
from tests.server.harness import (
    PATIENCE,
    Person,
    closed_with,
    good,
    heard,
    refused,
    serving,
    until,
    wait_until_over,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.harness import ServerProcess

RATE = 5
"""Requests a second, beyond those that are let in at once."""
LIMITS = (
    f"requests={RATE}", "guests=0", "thoughts=0.001", "chat=0.001", "tables=0", "guest_sockets=3",
    "records=80",
)  # fmt: skip
"""So low that they are reached at once; somebody known may still ask some times in a row."""
MANY = 400
"""So often nobody may ask in a row."""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("strict")
    db = f"sqlite:///{folder / 'tables.db'}"
    with serving(db, folder / "log.txt", limits=LIMITS, name="strict") as running:
        yield running


def elsewhere(server: ServerProcess, address: str) -> httpx.Client:
    """Return somebody who comes from another address of this machine."""
    return httpx.Client(
        base_url=server.url, transport=httpx.HTTPTransport(local_address=address), timeout=PATIENCE
    )


def test_tokens_are_not_tried_out_for_ever(strict: ServerProcess) -> None:
    with elsewhere(strict, "127.0.0.2") as guesser, elsewhere(strict, "127.0.0.3") as other:
        for number in range(MANY):
            answer = guesser.get("/api/games", headers={"Authorization": f"Bearer {number}"})
            if answer.status_code == 429:
                break
            refused(answer, 401, "token")
        assert answer.headers["retry-after"]
        # one request more may be due again by now, but not many
        assert any(guesser.get("/api/games").status_code == 429 for _ in range(MANY))
        good(other.get("/api/games"))


def test_who_asks_all_the_time_is_slowed_down_alone(strict: ServerProcess) -> None:
    with Person(strict.url) as eager, Person(strict.url) as calm:
        answers = 0
        while (answer := eager.ask("GET", "/api/guest")).is_success and answers < MANY:
            answers += 1
        assert answers > 20
        refused(answer, 429, "too-fast")
        good(calm.ask("GET", "/api/guest"))


def test_somebody_has_so_many_sockets_and_no_more(strict: ServerProcess) -> None:
    with Person(strict.url) as anna, Person(strict.url) as bert:
        table = anna.table("meduris", 2, "you", "you", start=True)
        with ExitStack() as open_:
            for _ in range(3):
                heard(open_.enter_context(anna.socket(table)), "hello")
            assert closed_with(anna, table) == (1013, "too-many-sockets")
            heard(open_.enter_context(bert.socket(table)), "hello")
        until(lambda: admitted(anna, table))


def admitted(person: Person, table: str) -> bool:
    """Return whether a socket is let in: those that were closed are counted a moment longer."""
    with person.socket(table) as socket:
        try:
            heard(socket, "hello")
        except ConnectionClosed:
            return False
    return True


def test_somebody_unknown_has_no_more_sockets_than_others(strict: ServerProcess) -> None:
    with Person(strict.url) as anna:
        table = anna.table("meduris", 2, "you", "you", start=True)
    address = f"{strict.url.replace('http', 'ws')}/api/tables/{table}/socket"
    with ExitStack() as open_:
        for number in range(4):
            source = ("127.0.0.4", 0)
            socket = open_.enter_context(
                connect(address, source_address=source, open_timeout=PATIENCE)
            )
            if number < 3:
                heard(socket, "hello")
            else:
                with pytest.raises(ConnectionClosed):
                    heard(socket, "hello")
        heard(
            open_.enter_context(
                connect(address, source_address=("127.0.0.5", 0), open_timeout=PATIENCE)
            ),
            "hello",
        )


def test_save_files_are_looked_at_now_and_then(strict: ServerProcess) -> None:
    match = mbira.new("meduris", seats=2, seed=1)
    content = document_text(match.header, match.records, None).encode()
    with Person(strict.url) as anna, Person(strict.url, known=False) as nobody:
        refused(nobody.http.post("/api/saves", content=content), 401, "guest")
        for _ in range(10):
            good(anna.http.post("/api/saves", content=content))
        refused(anna.http.post("/api/saves", content=content), 429, "too-fast")


def test_nobody_goes_back_and_forth_for_ever(strict: ServerProcess) -> None:
    match, rng = mbira.new("meduris", seats=2, seed=2), random.Random(2)
    while match.version < 79:
        match.play(match.legal().choose(rng))
    save = json.loads(document_text(match.header, match.records, None))
    save["records"] = save["records"][:79]
    with Person(strict.url) as anna:
        table = good(anna.ask("POST", "/api/saves", save))["id"]
        while anna.position(table)["version"] < 80:
            anna.play_some(table, rng)
        seen = anna.position(table)
        for what in ("undo", "redo", "restart", "requests"):
            body = {"expected_version": seen["version"]}
            if what != "requests":
                body["key"] = what
            answer = anna.ask("POST", f"/api/tables/{table}/{what}", body)
            refused(answer, 403, "too-long")
        good(anna.play(table, seen["legal"][0], seen["version"], "on"))


def test_nobody_talks_all_the_time(strict: ServerProcess) -> None:
    with Person(strict.url) as anna, Person(strict.url) as bert:
        table = anna.table("meduris", 2, "you")
        path = f"/api/tables/{table}/chat"
        for number in range(20):
            bert.post(path, {"text": f"{number}"})
        refused(bert.ask("POST", path, {"text": "and another thing"}), 429, "too-fast")
        anna.post(path, {"text": "At last."})


def test_a_long_log_in_words_is_as_much_as_many_requests(strict: ServerProcess) -> None:
    with Person(strict.url) as anna, Person(strict.url) as bert:
        table = anna.table("zimbabwe", 2, "random", "random", start=True)
        wait_until_over(anna, table)
        path = f"/api/tables/{table}/log"
        began = time.monotonic()
        length = len(bert.get(path))
        assert length > 150
        good(bert.ask("GET", path, params={"words": "true"}))
        answered = 0
        while (answer := bert.ask("GET", path, params={"words": "true"})).is_success:
            answered += 1
        refused(answer, 429, "too-fast")
        let_in = 120 + RATE * (time.monotonic() - began)  # on a slow machine more are due
        assert answered * (1 + length / 50) < let_in
