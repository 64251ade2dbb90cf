"""At two processes on one PostgreSQL at the same moment: both are right, so neither is refused.

That it is the same moment is made so: the table's row is held until both wait for it, and what
another process has written is written here, so that nobody is told.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import psycopg
from msgspec.structs import replace

from mbira.server.store.document import Chair, decode_document, encode_document
from tests.server.harness import good, refused, until, wait_until_over

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import httpx

    from mbira.server.store.document import Document
    from tests.server.harness import ServerProcess

Club = tuple["ServerProcess", "ServerProcess"]
WAITING = """SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND wait_event_type = 'Lock'"""


@contextmanager
def database(server: ServerProcess) -> Iterator[psycopg.Connection[Any]]:
    with psycopg.connect(server.db, autocommit=True) as connection:
        yield connection


def together(
    server: ServerProcess, table: str, *asks: Callable[[], httpx.Response]
) -> list[httpx.Response]:
    """Let all of them decide what to write to a table before any of it is written."""
    with (
        database(server) as watching,
        database(server) as holding,
        ThreadPoolExecutor(len(asks)) as pool,
    ):
        with holding.transaction():
            holding.execute("SELECT FROM tables WHERE id = %s FOR UPDATE", [table])
            answers = [pool.submit(ask) for ask in asks]
            until(lambda: watching.execute(WAITING).fetchone() == (len(asks),))
        return [answer.result() for answer in answers]


def write(server: ServerProcess, table: str, change: Callable[[Document], Document]) -> None:
    """Change a table as another process does whose note nobody has heard yet."""
    with database(server) as connection:
        row = connection.execute("SELECT document FROM tables WHERE id = %s", [table]).fetchone()
        assert row is not None
        connection.execute(
            "UPDATE tables SET document = %s, revision = revision + 1 WHERE id = %s",
            [encode_document(change(decode_document(row[0]))), table],
        )


def test_a_match_begins_while_somebody_comes_to_look_on(club: Club) -> None:
    one, other = club
    with one.person() as anna, other.person() as bert:
        table = anna.table("meduris", 2, "you", "random")
        link = anna.post(f"/api/tables/{table}/invites", {"to": "watch"})["token"]
        bert.get(f"/api/tables/{table}")  # it is open there as well
        started, joined = together(
            one, table,
            lambda: anna.ask("POST", f"/api/tables/{table}/start"),
            lambda: bert.ask("POST", f"/api/tables/{table}/join", {"invite": link}),
        )  # fmt: skip
        assert good(started)["status"] == "playing"
        good(joined)
        with database(one) as connection:
            row = connection.execute("SELECT document FROM tables WHERE id = %s", [table])
            document = decode_document(row.fetchone()[0])  # type: ignore[index]
        assert document.status == "playing"
        assert [each.guest for each in document.lookers] == [bert.me["id"]]


def test_who_sits_down_at_once_has_a_seat_each(club: Club) -> None:
    one, other = club
    with one.person() as anna, one.person() as bert, other.person() as carla:
        table = anna.table("meduris", 3, "you")
        carla.get(f"/api/tables/{table}")
        for answer in together(
            one, table,
            lambda: bert.ask("POST", f"/api/tables/{table}/join"),
            lambda: carla.ask("POST", f"/api/tables/{table}/join"),
        ):  # fmt: skip
            good(answer)
        begun = anna.post(f"/api/tables/{table}/start")
        names = {seat["name"] for seat in begun["seats"]}
        assert names == {person.me["name"] for person in (anna, bert, carla)}


def test_of_two_who_want_the_same_seat_one_has_it(club: Club) -> None:
    one, other = club
    with one.person() as anna, one.person() as bert, other.person() as carla:
        table = anna.table("meduris", 3, "you")
        carla.get(f"/api/tables/{table}")
        answers = together(
            one, table,
            lambda: bert.ask("POST", f"/api/tables/{table}/join", {"seat": 2}),
            lambda: carla.ask("POST", f"/api/tables/{table}/join", {"seat": 2}),
        )  # fmt: skip
        answers.sort(key=lambda answer: answer.status_code)
        good(answers[0])
        refused(answers[1], 409, "taken")


def test_a_match_begins_though_nobody_has_heard_yet_that_the_last_seat_is_taken(club: Club) -> None:
    one, other = club
    with one.person() as anna, other.person() as bert:
        table = anna.table("meduris", 2, "you")
        refused(anna.ask("POST", f"/api/tables/{table}/start"), 409, "empty-seats")
        chair = Chair(guest=bert.me["id"], name=bert.me["name"])
        write(one, table, lambda before: replace(before, chairs=(before.chairs[0], chair)))
        assert anna.post(f"/api/tables/{table}/start")["status"] == "playing"


def test_who_plays_again_at_once_comes_to_one_table(club: Club) -> None:
    one, other = club
    with one.person() as anna, other.person() as bert:
        table = anna.table("meduris", 2, "you")
        bert.post(f"/api/tables/{table}/join")
        anna.post(f"/api/tables/{table}/start")
        for person in (anna, bert):
            person.post(f"/api/tables/{table}/leave")
        wait_until_over(anna, table)
        until(lambda: bert.get(f"/api/tables/{table}")["status"] == "over")
        before = len(anna.get("/api/tables", mine=True))
        made = together(
            one, table,
            lambda: anna.ask("POST", f"/api/tables/{table}/again", {}),
            lambda: bert.ask("POST", f"/api/tables/{table}/again", {}),
        )  # fmt: skip
        assert good(made[0])["id"] == good(made[1])["id"] != table
        assert len(anna.get("/api/tables", mine=True)) == before + 1
