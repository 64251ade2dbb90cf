"""The browsers in which somebody is who they are: cookies that get old, and are signed out."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import ConnectionClosed

from mbira.server.people.devices import device_of
from mbira.server.people.guests import COOKIE_AGE, DAY
from mbira.server.people.sessions import GRACE
from mbira.server.store.people.sessions import MOST
from tests.server.harness import Person, heard, refused, serving
from tests.server.inside import Time, inside

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.harness import ServerProcess

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def with_cookie(server: ServerProcess, cookie: str) -> Person:
    """Return whoever has a cookie."""
    person = Person(server.url, known=False)
    person.http.cookies.set("mbira", cookie)
    return person


def test_a_cookie_is_followed_by_a_new_one_once_a_day(server: ServerProcess, anna: Person) -> None:
    first = anna.http.cookies["mbira"]
    anna.get("/api/guest")
    assert anna.http.cookies["mbira"] == first
    server.pass_time(DAY + 1)
    anna.get("/api/guest")
    second = anna.http.cookies["mbira"]
    assert second != first
    assert anna.get("/api/guest") == anna.me
    assert anna.http.cookies["mbira"] == second


@pytest.mark.parametrize("somebody", [True, False])
def test_a_cookie_before_the_last_one_is_void_if_its_owner_can_sign_in_again(
    tmp_path: Path,
    somebody: bool,  # noqa: FBT001
) -> None:
    async def run() -> None:
        now = Time()
        async with inside(tmp_path, now) as tables:
            services = tables.services
            sessions, guest = services.sessions, await services.guests.new()
            if somebody:
                await services.store.credentials.put_codes(guest.id, ["digest"])
            session = await sessions.begin(guest, "")
            first = sessions.cookie(guest, session)
            now.now += DAY + 1
            second = sessions.cookie(guest, session)
            assert await sessions.visit(first, "") is not None  # the second may be lost
            assert await sessions.visit(second, "") is not None
            under_way = await sessions.visit(first, "")
            assert under_way is not None
            assert not under_way.old  # whoever has copied it gets no newer one
            now.now += GRACE + 1
            assert (await sessions.visit(first, "") is None) is somebody
            assert await sessions.visit(second, "") is not None

    asyncio.run(run())


def test_a_cookie_stays_good_while_the_new_one_was_lost(
    server: ServerProcess, anna: Person
) -> None:
    first = anna.http.cookies["mbira"]
    for _ in range(3):
        server.pass_time(DAY + 1)
        with with_cookie(server, first) as offline:
            assert "set-cookie" in offline.ask("GET", "/api/guest").headers
    server.pass_time(COOKIE_AGE)
    with with_cookie(server, first) as late:
        refused(late.ask("GET", "/api/guest"), 401, "guest")


def test_browsers_are_listed_and_signed_out_one_by_one(server: ServerProcess, anna: Person) -> None:
    link = anna.post("/api/guest/transfer")["token"]
    with Person(server.url, known=False) as phone:
        phone.http.headers["user-agent"] = FIREFOX
        phone.post("/api/guest/claim", {"token": link})
        theirs = {each["device"]: each for each in anna.get("/api/guest/sessions")}
        assert [each["here"] for each in theirs.values()].count(True) == 1
        there = theirs["Firefox, Linux"]
        assert not there["here"]
        with phone.bell() as bell:
            heard(bell, "ring")
            assert anna.ask("DELETE", f"/api/guest/sessions/{there['id']}").status_code == 204
            with pytest.raises(ConnectionClosed) as closed:
                heard(bell, "nothing")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4001
        refused(phone.ask("GET", "/api/guest"), 401, "guest")
        path = f"/api/guest/sessions/{there['id']}"
        refused(anna.ask("DELETE", path), 404, "session")
    assert [each["here"] for each in anna.get("/api/guest/sessions")] == [True]


def test_nobody_sees_or_ends_the_sessions_of_another(anna: Person, bert: Person) -> None:
    (hers,) = anna.get("/api/guest/sessions")
    assert hers["id"] not in str(bert.get("/api/guest/sessions"))
    refused(bert.ask("DELETE", f"/api/guest/sessions/{hers['id']}"), 404, "session")
    assert anna.get("/api/guest") == anna.me


def test_signing_out_here_takes_the_cookie_along(anna: Person) -> None:
    (mine,) = anna.get("/api/guest/sessions")
    answer = anna.ask("DELETE", f"/api/guest/sessions/{mine['id']}")
    assert 'mbira=""' in answer.headers["set-cookie"]
    refused(anna.ask("GET", "/api/guest"), 401, "guest")


@pytest.mark.parametrize("part", range(5))
def test_a_cookie_that_is_not_as_it_was_made_is_nobodys(
    server: ServerProcess, anna: Person, part: int
) -> None:
    parts = anna.http.cookies["mbira"].split(".")
    parts[part] = "1" if parts[part] != "1" else "0"
    with with_cookie(server, ".".join(parts)) as forger:
        refused(forger.ask("GET", "/api/guest"), 401, "guest")


def test_another_process_hears_that_a_browser_was_signed_out(
    club: tuple[ServerProcess, ServerProcess],
) -> None:
    one, other = club
    with one.person() as anna, anna.through(other) as there, there.bell() as bell:
        heard(bell, "ring")
        (mine,) = there.get("/api/guest/sessions")
        anna.ask("DELETE", f"/api/guest/sessions/{mine['id']}")
        with pytest.raises(ConnectionClosed):
            heard(bell, "nothing")
        refused(there.ask("GET", "/api/guest"), 401, "guest")


def test_the_browser_left_longest_makes_room_for_a_new_one(tmp_path: Path) -> None:
    async def run() -> None:
        now = Time()
        async with inside(tmp_path, now) as tables:
            guest = await tables.services.guests.new()
            sessions = tables.services.sessions
            begun = []
            for _ in range(MOST + 1):
                now.now += 1
                begun.append(await sessions.begin(guest, ""))
            kept = {each.id for each in await sessions.of(guest)}
            assert kept == {each.id for each in begun[1:]}

    asyncio.run(run())


def test_sessions_outlive_the_server(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(db, tmp_path / "log") as server:
        anna = server.person()
        server.stop()
        server.start()
        assert anna.get("/api/guest") == anna.me
        anna.http.close()


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (FIREFOX, "Firefox, Linux"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19 Safari/604",
            "Safari, iPhone",
        ),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/141 Safari/537.36 Edg/141", "Edge, Windows"),
        ("curl/8", ""),
    ],
)
def test_devices_are_called_by_two_words(agent: str, device: str) -> None:
    assert device_of(agent) == device
