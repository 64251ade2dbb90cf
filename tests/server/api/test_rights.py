"""Who may do what at a table, for everybody, every address and every setting."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import good, heard, refused, wait_until_over
from tests.server.rights import (
    DECIDING,
    EVERYTHING,
    LOOKING,
    OWNING,
    SEATS,
    SITTING,
    Ask,
    People,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    import httpx

    from tests.server.harness import Person, ServerProcess

SETTINGS = [
    ("anyone", "anyone"), ("link", "anyone"), ("link", "link"), ("anyone", "link"),
    ("link", "nobody"), ("anyone", "nobody"),
]  # fmt: skip
NO_TABLE = "a2b3c4d5e6"


@pytest.fixture(scope="module")
def server(shared: ServerProcess) -> ServerProcess:
    """A server at which nobody has been but the people of these tests."""
    shared.wish(clear=True)
    shared.be_of("the people of the tests of rights")
    return shared


@pytest.fixture(scope="module")
def people(server: ServerProcess) -> Iterator[People]:
    found = People(server)
    yield found
    found.close()


def sees(who: str, join: str, watch: str, status: str) -> bool:
    """Return whether somebody may see a table: this is the table of rights, in a few lines."""
    if who in {"owner", "seated"} or watch == "anyone":
        return True
    if who == "watcher" and watch == "link":
        return True
    return status == "open" and join == "anyone"


def told(answer: httpx.Response, table: str) -> tuple[int, str, dict[str, str]]:
    """Return all that an answer says, with the table's name left out."""
    headers = {k: v for k, v in answer.headers.items() if k not in {"date", "content-length"}}
    return answer.status_code, answer.text.replace(table, "TABLE"), headers


def check_no_such_table(person: Person, ask: Ask, table: str) -> None:
    """Check that somebody cannot tell a table from one that does not exist."""
    answer = ask.of(person, table)
    assert told(answer, table) == told(ask.of(person, NO_TABLE), NO_TABLE)
    if answer.status_code != 401:  # nobody is asked who they are first
        refused(answer, 404, "table")


def test_everything_that_can_be_asked_of_a_table_is_tried(anna: Person) -> None:
    paths = anna.get("/api/openapi.json")["paths"]
    known = {(method, path) for path, by in paths.items() if "{table}" in path for method in by}
    assert {ask.template for ask in EVERYTHING} == known


@pytest.mark.parametrize(("join", "watch"), SETTINGS)
@pytest.mark.parametrize("status", ["open", "playing"])
def test_who_may_do_what(people: People, join: str, watch: str, status: str) -> None:
    table = people.table(join, watch)
    if status == "playing":
        people.owner.post(f"/api/tables/{table}/start")
    for who, person in people.all.items():
        if not sees(who, join, watch, status):
            for ask in EVERYTHING:
                check_no_such_table(person, ask, table)
            with person.socket(table) as socket, pytest.raises(ConnectionClosed) as closed:
                heard(socket, "hello")
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4004, "table")
            continue
        with person.socket(table) as socket:
            heard(socket, "hello")
        playing = status == "playing"
        for ask in LOOKING:
            answer = ask.of(person, table)
            if playing or ask.path in {"", "/chat"}:
                good(answer)
            else:
                refused(answer, 409, "not-playing")
        if who == "owner":
            continue
        check_refusals(who, person, table, playing=playing)
    info = people.owner.get(f"/api/tables/{table}")
    assert info["version"] == (people.owner.position(table)["version"] if status != "open" else 0)
    assert [seat["name"] for seat in info["seats"]] == [
        people.owner.me["name"], people.seated.me["name"]
    ]  # fmt: skip
    assert not any("bot" in seat for seat in info["seats"])


def check_refusals(who: str, person: Person, table: str, *, playing: bool) -> None:
    """Check that somebody who sees a table changes nothing that is not theirs."""
    known = who != "nobody"
    for ask in (*SITTING, *SEATS, *OWNING, *DECIDING):
        if not known and ask.path not in {"/choices", "/why-not", "/preview"}:
            refused(ask.of(person, table), 401, "guest")
    if not known:
        return
    for ask in OWNING:
        refused(ask.of(person, table), 403, "not-owner")
    for ask in SEATS:
        refused(ask.of(person, table), 403, "not-your-seat")
    for ask in DECIDING:
        status, name = (403, "not-your-decision") if playing else (409, "not-playing")
        if ask.path == "/actions" and playing:
            status, name = (409, "stale") if who == "seated" else (403, "no-seat")
        refused(ask.of(person, table), status, name)
    if playing and who == "seated":
        seen = person.position(table)
        answer = person.play(table, "worker wood", seen["version"], "k")
        refused(answer, 403, "not-your-decision")
    for ask in SITTING if who != "seated" else ():
        status, name = (403, "no-seat") if playing else (409, "not-playing")
        refused(ask.of(person, table), status, name)


@pytest.mark.parametrize(("join", "watch"), SETTINGS)
def test_who_may_sit_down(people: People, anna: Person, join: str, watch: str) -> None:
    table = people.owner.table("meduris", 2, "you", settings={"join": join, "watch": watch})
    answer = anna.ask("POST", f"/api/tables/{table}/join", {})
    if join == "anyone":
        assert good(answer)["seats"][1]["yours"]
    elif sees("stranger", join, watch, "open"):
        refused(answer, 403, "link-only")
    else:
        refused(answer, 404, "table")
    refused(people.nobody.ask("POST", f"/api/tables/{table}/join", {}), 401, "guest")


@pytest.mark.parametrize(("join", "watch"), SETTINGS)
@pytest.mark.parametrize("status", ["open", "playing", "closed"])
def test_lists_show_what_strangers_may_see(
    server: ServerProcess, people: People, join: str, watch: str, status: str
) -> None:
    server.pass_time(1)  # what is new comes first
    table = people.table(join, watch)
    if status != "open":
        people.owner.post(f"/api/tables/{table}/{'start' if status == 'playing' else 'close'}")
    for who, person in people.all.items():
        listed = any(info["id"] == table for info in person.get("/api/tables"))
        assert listed == (status != "closed" and sees("stranger", join, watch, status)), who
    for who in ("owner", "seated"):
        assert people.all[who].get("/api/tables", mine="true")[0]["id"] == table
    assert people.stranger.get("/api/tables", mine="true") == []


def test_an_invite_for_a_seat_is_for_exactly_that_seat(people: People, anna: Person) -> None:
    table = people.owner.table("meduris", 4, settings={"join": "link", "watch": "nobody"})
    path = f"/api/tables/{table}"
    token = people.owner.post(f"{path}/invites", {"to": "play", "seat": 2})["token"]
    refused(anna.ask("POST", f"{path}/join", {"invite": token, "seat": 1}), 403, "not-your-seat")
    seats = anna.post(f"{path}/join", {"invite": token})["seats"]
    assert [seat.get("yours", False) for seat in seats] == [False, False, True, False]
    for person in (anna, people.stranger):
        refused(person.ask("POST", f"{path}/join", {"invite": token}), 409, "taken")
    refused(anna.ask("POST", f"{path}/join", {"seat": 3}), 403, "link-only")
    refused(people.owner.ask("POST", f"{path}/invites", {"seat": 4}), 404, "seat")


def test_a_link_for_watching_is_worth_nothing_where_nobody_may(
    people: People, anna: Person
) -> None:
    table = people.owner.table("meduris", 2, "you", settings={"join": "link", "watch": "link"})
    path = f"/api/tables/{table}"
    token = people.owner.post(f"{path}/invites", {"to": "watch"})["token"]
    anna.post(f"{path}/join", {"invite": token})
    settings = {"join": "link", "watch": "nobody"}
    with anna.socket(table) as socket:
        heard(socket, "hello")
        good(people.owner.ask("PATCH", path, {"settings": settings}))
        with pytest.raises(ConnectionClosed) as closed:
            heard(socket, "nothing")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4004
    refused(anna.ask("GET", path), 404, "table")
    for person in (anna, people.stranger):
        refused(person.ask("POST", f"{path}/join", {"invite": token}), 403, "no-watching")
    refused(people.owner.ask("POST", f"{path}/invites", {"to": "watch"}), 403, "no-watching")
    good(people.owner.ask("PATCH", path, {"settings": {**settings, "watch": "link"}}))
    assert anna.get(path)["id"] == table


def test_who_looked_on_before_the_match_is_not_told_of_it_where_nobody_may_watch(
    people: People, anna: Person
) -> None:
    table = people.owner.table(
        "meduris", 2, "you", "you", settings={"join": "anyone", "watch": "nobody"}
    )
    with anna.socket(table) as socket:
        heard(socket, "hello")
        people.owner.post(f"/api/tables/{table}/start")
        with pytest.raises(ConnectionClosed) as closed:
            heard(socket, "update")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4004


def test_a_practice_table_is_its_makers_alone(people: People) -> None:
    table = people.table("anyone", "anyone")
    people.owner.post(f"/api/tables/{table}/start")
    practice = people.stranger.post(f"/api/tables/{table}/fork", {})["id"]
    for who, person in people.all.items():
        assert all(info["id"] != practice for info in person.get("/api/tables"))
        if who != "stranger":
            for ask in EVERYTHING:
                check_no_such_table(person, ask, practice)
    path = f"/api/tables/{practice}"
    refused(people.stranger.ask("POST", f"{path}/invites", {"to": "watch"}), 403, "no-watching")
    refused(people.stranger.ask("PATCH", path, {"settings": {}}), 409, "not-open")
    assert people.stranger.position(practice)["legal"]
    good(people.stranger.ask("POST", f"{path}/close", {}))


def test_after_the_match_everything_is_shown_to_who_may_watch(people: People) -> None:
    made = {"settings": {"join": "link", "watch": "link"}, "start": True}
    table = people.owner.table("meduris", 2, "random", "random", **made)
    link = people.owner.post(f"/api/tables/{table}/invites", {"to": "watch"})["token"]
    people.watcher.post(f"/api/tables/{table}/join", {"invite": link})
    wait_until_over(people.owner, table)
    for person in (people.owner, people.watcher):
        for seat in (0, 1):
            seen = person.position(table, seat=seat)
            assert seen["view"]["seats"][seat]["stock"] is not None
        assert good(person.ask("GET", f"/api/tables/{table}/save"))["seed"]
    for ask in EVERYTHING:
        check_no_such_table(people.stranger, ask, table)
    for ask in (*SITTING, DECIDING[-1]):
        refused(ask.of(people.owner, table), 409, "over")
