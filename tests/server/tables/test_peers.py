"""Several processes on one PostgreSQL: one server to whoever plays there."""

from __future__ import annotations

import os
import random
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import psycopg

from mbira.core.log.save import parse_document
from mbira.core.opening import restore
from mbira.server.tables.registry import LATE
from mbira.server.thinking.pool import NICE
from tests.server.harness import good, heard, refused, until, wait_until_over
from tests.server.processes import children, words_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from websockets.sync.client import ClientConnection

    from tests.server.harness import Person, ServerProcess

Club = tuple["ServerProcess", "ServerProcess"]


def news(socket: ClientConnection, kind: str, right: Callable[[Any], bool]) -> Any:
    """Return the first message of a kind that is right."""
    while True:
        message = heard(socket, kind)
        if right(message):
            return message


def count(server: ServerProcess, metric: str) -> float:
    """Return one of the numbers that a process shows."""
    with server.person() as person:
        lines = person.ask("GET", "/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"{metric} "))


def here(message: Any) -> list[bool]:
    """Return which seats' guests are connected."""
    return [seat.get("here", False) for seat in message["table"]["seats"]]


def test_another_name_reaches_those_who_are_at_another_process(club: Club) -> None:
    one, other = club
    with one.person() as anna, other.person() as bert:
        table = anna.table("meduris", 2, "you")
        bert.post(f"/api/tables/{table}/join")
        bert.post(f"/api/tables/{table}/chat", {"text": "hello"})
        with anna.socket(table) as hers:
            heard(hers, "hello")
            good(bert.ask("PATCH", "/api/guest", {"name": "Berta"}))
            news(hers, "table", lambda each: each["table"]["seats"][1]["name"] == "Berta")
            assert heard(hers, "retold")["chat"][0]["name"] == "Berta"


def test_a_table_that_was_made_at_one_process_is_played_at_both(club: Club) -> None:
    one, other = club
    rng = random.Random(8)
    with one.person() as anna, other.person() as bert:
        table = anna.table("meduris", 2, "you")
        with anna.socket(table) as hers:
            assert here(heard(hers, "hello")) == [True, False]
            bert.post(f"/api/tables/{table}/join")
            sits = news(hers, "table", lambda each: each["table"]["seats"][1].get("name"))
            assert sits["table"]["seats"][1]["name"] == bert.me["name"]
            with bert.socket(table) as his:
                first = heard(his, "hello")
                if here(first) != [True, True]:
                    news(his, "table", lambda each: here(each) == [True, True])
                news(hers, "table", lambda each: here(each) == [True, True])
                good(anna.ask("PATCH", f"/api/tables/{table}", {"name": "renamed"}))
                news(his, "table", lambda each: each["table"]["name"] == "renamed")
                anna.post(f"/api/tables/{table}/start")
                players = {0: (anna, hers), 1: (bert, his)}
                told = {seat: heard(his_own, "update") for seat, (_, his_own) in players.items()}
                for turn in range(20):
                    actor = told[0]["position"]["actor"]
                    version = told[0]["position"]["version"]
                    action = rng.choice(told[actor]["position"]["legal"])
                    good(players[actor][0].play(table, action, version, f"k{turn}"))
                    told = {seat: heard(socket, "update") for seat, (_, socket) in players.items()}
                    for update in told.values():
                        assert update["since"] == version
                        assert update["records"][0]["version"] == version + 1
                        assert update["records"][0]["action"] == action
                bert.post(f"/api/tables/{table}/chat", {"text": "well played"})
                assert heard(hers, "chat")["text"] == "well played"
            news(hers, "table", lambda each: here(each) == [True, False])


def test_whoever_is_connected_is_known_to_a_process_that_opens_the_table_later(club: Club) -> None:
    one, other = club
    with one.person() as anna, anna.through(other) as away, other.person() as bert:
        table = anna.table("meduris", 2, "you")
        with anna.socket(table) as hers:
            heard(hers, "hello")

            def seen(by: Person) -> bool:
                return bool(by.get(f"/api/tables/{table}")["seats"][0].get("here", False))

            until(lambda: seen(bert))
            with away.socket(table) as second:  # the same guest, at the other process too
                heard(second, "hello")
            assert seen(bert)
        # each process hears from the other that nobody is there any more, in its own time
        until(lambda: not seen(bert))
        until(lambda: not seen(anna))


def test_what_is_said_at_once_is_heard_by_all_once_and_in_the_same_order(club: Club) -> None:
    with ExitStack() as open_:
        people = [open_.enter_context(server.person()) for server in (*club, *club)]
        table = people[0].table("meduris", 2, "you")
        lines = 10 * len(people)

        def talk(number: int) -> None:
            for line in range(10):
                people[number].post(f"/api/tables/{table}/chat", {"text": f"{number}-{line}"})

        def listen(number: int) -> list[Any]:
            """Come while people talk already: what was said before is told first."""
            with people[number].socket(table) as socket:
                told: list[Any] = heard(socket, "hello")["chat"]
                while len(told) < lines:
                    told.append(heard(socket, "chat"))
            return told

        with ThreadPoolExecutor(3 * len(people)) as pool:
            early = pool.map(listen, range(len(people)))
            talking = pool.map(talk, range(len(people)))
            late = pool.map(listen, range(len(people)))
            list(talking)
            heard_by_all = [*early, *late]
        said = people[0].get(f"/api/tables/{table}/chat")
        assert len(said) == lines
        assert [row["number"] for row in said] == sorted(row["number"] for row in said)
        for told in heard_by_all:
            assert told == said


def test_a_bot_decides_at_one_process_only(club: Club) -> None:
    one, other = club
    before = [count(server, "mbira_bot_decisions_total") for server in club]
    with one.person() as anna, other.person() as bert:
        table = anna.table("meduris", 2, "random", "novice")
        with anna.socket(table) as hers, bert.socket(table) as his:
            heard(hers, "hello"), heard(his, "hello")
            anna.post(f"/api/tables/{table}/start")
            for socket in (hers, his):
                known = 0
                while True:
                    update = heard(socket, "update")
                    assert update["since"] == known
                    known += len(update["records"])
                    assert known == update["position"]["version"]
                    if update["position"]["actor"] == -2:
                        break
        save = parse_document(anna.ask("GET", f"/api/tables/{table}/save").content, "save")
    assert restore(save, "save").over
    decisions = sum(record.seat != "chance" for record in save.records)
    after = [count(server, "mbira_bot_decisions_total") for server in club]
    assert after[0] - before[0] == decisions  # the process that began the match
    assert after[1] == before[1]
    for server in club:
        assert "could not go on" not in server.log.read_text()


def test_a_bot_that_thinks_for_long_is_left_to_the_process_where_it_does(club: Club) -> None:
    one, other = club
    with one.person() as anna, psycopg.connect(one.db, autocommit=True) as connection:
        warm = anna.table("meduris", 2, "random", "random", start=True)
        wait_until_over(anna, warm)  # its process that thinks is there
        thinker = thinker_of(one)
        os.kill(thinker, signal.SIGSTOP)
        try:
            table = anna.table("meduris", 2, "random", "random", start=True)
            query = "SELECT due FROM tables WHERE id = %s"
            seen: set[float] = set()
            while len(seen) < 3:  # it was put off twice: another process would have come by now
                row = connection.execute(query, [table]).fetchone()
                assert row is not None
                seen.add(row[0])
                assert row[0] > time.time() - LATE  # so that no other process may come
                assert count(other, "mbira_bot_jobs") == 0
        finally:
            os.kill(thinker, signal.SIGCONT)
        wait_until_over(anna, table)


def thinker_of(server: ServerProcess) -> int:
    """Return the process in which a server's bots think: it was told to be nicer than others."""
    found = children(server.process.pid)
    (thinker,) = (pid for pid in found if words_of(pid)[-1] == str(NICE))
    return thinker


def test_a_bell_at_one_process_rings_for_what_happens_at_another(club: Club) -> None:
    one, other = club
    with one.person() as anna, anna.through(other) as elsewhere, elsewhere.bell() as bell:
        heard(bell, "ring")
        table = anna.table("zimbabwe", 2, "you")  # the other process does not have it open
        heard(bell, "ring")
        anna.post(f"/api/tables/{table}/chat", {"text": "Hello"})
        heard(bell, "ring")
        anna.post(f"/api/tables/{table}/close")
        heard(bell, "ring")


def test_a_bell_at_one_process_rings_for_a_name_at_a_table_that_none_has_open(club: Club) -> None:
    one, other = club
    with one.person() as anna, other.person() as bert:
        table = anna.table("zimbabwe", 2, "you")
        with bert.through(one) as there:
            there.post(f"/api/tables/{table}/join")
    one.stop()
    one.start()
    with anna.through(other) as anna, bert.through(one) as bert, anna.bell() as bell:
        heard(bell, "ring")
        good(bert.ask("PATCH", "/api/guest", {"name": "Bert"}))
        heard(bell, "ring")
        assert [seat.get("name") for seat in anna.get("/api/tables", mine=True)[0]["seats"]] == [
            anna.me["name"], "Bert",
        ]  # fmt: skip


def test_signing_out_at_one_process_voids_the_cookie_at_the_other(club: Club) -> None:
    one, other = club
    with one.person() as anna, anna.through(other) as device, anna.through(other) as program:
        token = anna.post("/api/guest/tokens")["token"]
        program.http.cookies.clear()
        bearer = {"authorization": f"Bearer {token}"}
        assert device.get("/api/guest") == anna.me
        assert good(program.ask("GET", "/api/guest", headers=bearer)) == anna.me
        anna.post("/api/guest/sign-out")
        until(lambda: device.ask("GET", "/api/guest").status_code == 401)
        refused(program.ask("GET", "/api/guest", headers=bearer), 401, "token")
        assert anna.get("/api/guest") == anna.me


def test_after_a_break_of_the_notices_a_process_catches_up(club: Club) -> None:
    one, other = club
    rng = random.Random(9)
    with (
        one.person() as anna,
        other.person() as bert,
        one.person() as carla,
        carla.through(other) as device,
    ):
        table = anna.table("zimbabwe", 2, "you", "you", start=True)
        device.get("/api/guest")
        with bert.socket(table) as his:
            known = heard(his, "hello")["position"]["version"]
            with psycopg.connect(one.db, autocommit=True) as connection:
                ended = connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE datname = current_database() AND query LIKE 'LISTEN%'"
                )
                assert ended.fetchall() == [(True,), (True,)]
            for _ in range(5):
                last = anna.play_some(table, rng)["version"] + 1
            anna.post(f"/api/tables/{table}/chat", {"text": "still there?"})
            carla.post("/api/guest/sign-out")
            versions: list[int] = []
            while not versions or versions[-1] < last:
                update = heard(his, "update")
                assert update["since"] == (versions[-1] if versions else known)
                versions += [record["version"] for record in update["records"]]
            assert versions == [*range(known + 1, last + 1)]
            assert heard(his, "chat")["text"] == "still there?"
        assert bert.position(table)["version"] == last
        assert device.ask("GET", "/api/guest").status_code == 401


def test_when_a_process_is_killed_its_bots_go_on_at_another_and_nobody_is_shown_there(
    club: Club,
) -> None:
    one, other = club
    with one.person() as anna, other.person() as bert:
        table = anna.table("meduris", 3, "you", "random", "random")
        with anna.socket(table) as hers, bert.socket(table) as his:
            heard(hers, "hello"), heard(his, "hello")
            anna.post(f"/api/tables/{table}/start")
            good(anna.ask("PUT", f"/api/tables/{table}/seats/0/bot", {"bot": "random"}))
            news(his, "table", lambda each: here(each)[0])
            version = 0
            while version < 30:
                version = heard(his, "update")["position"]["version"]
            one.kill()
            try:
                gone = news(his, "table", lambda each: not here(each)[0])
                assert gone["table"]["seats"][0]["name"] == anna.me["name"]
                info = wait_until_over(bert, table)
            finally:
                one.start()
    assert info["version"] > version
    with one.person() as carla:
        save = parse_document(carla.ask("GET", f"/api/tables/{table}/save").content, "save")
    assert restore(save, "save").over
