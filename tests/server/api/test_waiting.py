"""Before a match: what a link is for, who is ready, bots for the seats that nobody takes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.server.harness import good, heard, refused

if TYPE_CHECKING:
    from tests.server.harness import Person, ServerProcess

DAY = 24 * 3600.0


def invited(person: Person, table: str, **body: object) -> str:
    return str(person.post(f"/api/tables/{table}/invites", body)["token"])


def look(person: Person, table: str, invite: str | None = None) -> Any:
    return person.post(f"/api/tables/{table}/invitation", {"invite": invite})


def ready(person: Person, table: str) -> list[bool]:
    return [bool(seat.get("ready")) for seat in person.get(f"/api/tables/{table}")["seats"]]


# Links


def test_a_link_says_what_it_is_for_and_changes_nothing(anna: Person, bert: Person) -> None:
    table = anna.table("meduris", 3, "you", "adept", settings={"join": "link", "watch": "link"})
    token = invited(anna, table, seat=2)
    found = look(bert, table, token)
    assert (found["to"], found["seat"], found["by"]) == ("play", 2, anna.me["name"])
    assert found["watch"] is True
    assert [seat.get("name", "") for seat in found["table"]["seats"]] == [anna.me["name"], "", ""]
    refused(bert.ask("GET", f"/api/tables/{table}"), 404, "table")
    watching = look(bert, table, invited(anna, table, to="watch"))
    assert (watching["to"], watching["seat"]) == ("watch", None)


def test_a_link_that_is_not_good_is_told_so(
    server: ServerProcess, anna: Person, bert: Person
) -> None:
    table, other = (anna.table("meduris", 2, "you", settings={"join": "link"}) for _ in range(2))
    token = invited(anna, table)
    for where, what in ((other, token), (table, "made up")):
        answer = bert.ask("POST", f"/api/tables/{where}/invitation", {"invite": what})
        refused(answer, 403, "token")
    server.pass_time(31 * DAY)
    answer = bert.ask("POST", f"/api/tables/{table}/invitation", {"invite": token})
    refused(answer, 403, "token")


def test_a_link_to_a_match_that_has_begun_lets_one_look_on_if_anybody_may(
    anna: Person, bert: Person, clara: Person
) -> None:
    for watch, sees in (("link", True), ("nobody", False)):
        table = anna.table("meduris", 2, "you", settings={"join": "link", "watch": watch})
        token = invited(anna, table)
        bert.post(f"/api/tables/{table}/join", {"invite": token})
        assert look(bert, table, token)["table"]["seats"][1]["yours"] is True
        anna.post(f"/api/tables/{table}/start")
        path, body = f"/api/tables/{table}/invitation", {"invite": token}
        if sees:
            assert look(clara, table, token)["table"]["status"] == "playing"
            clara.post(f"/api/tables/{table}/join", {"invite": token, "watch": True})
            assert clara.position(table)["seat"] is None
        else:
            refused(clara.ask("POST", path, body), 409, "not-open")
            joining = {"invite": token, "watch": True}
            answer = clara.ask("POST", f"/api/tables/{table}/join", joining)
            refused(answer, 403, "no-watching")
        assert look(bert, table, token)["by"] == anna.me["name"], "who plays there finds back"


def test_who_comes_without_a_link_gets_no_more_than_they_may(anna: Person, bert: Person) -> None:
    table = anna.table("meduris", 2, "you", settings={"join": "anyone", "watch": "link"})
    found = look(bert, table)
    assert (found["to"], found["seat"], found["watch"]) == ("play", None, False)
    bert.post(f"/api/tables/{table}/join", {"watch": True})
    anna.ask("PUT", f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
    anna.post(f"/api/tables/{table}/start")
    refused(bert.ask("GET", f"/api/tables/{table}/position"), 404, "table")


def test_a_link_is_told_again_while_it_is_good(server: ServerProcess, anna: Person) -> None:
    table = anna.table("meduris", 3, "you")
    token = invited(anna, table, seat=1)
    assert invited(anna, table, seat=1, token=token) == token
    assert invited(anna, table, seat=2, token=token) != token, "it is for another seat"
    assert invited(anna, table, to="watch", token=token) != token
    server.pass_time(31 * DAY)
    assert invited(anna, table, seat=1, token=token) != token


# Being ready


def test_everybody_says_that_they_are_ready(anna: Person, bert: Person) -> None:
    table = anna.table("meduris", 3, "you", None, "adept")
    path = f"/api/tables/{table}/ready"
    refused(bert.ask("PUT", path, {"ready": True}), 403, "no-seat")
    bert.post(f"/api/tables/{table}/join")
    with anna.socket(table) as socket:
        heard(socket, "hello")
        good(bert.ask("PUT", path, {"ready": True}))
        assert heard(socket, "table")["table"]["seats"][1]["ready"] is True
    assert ready(anna, table) == [False, True, False]
    good(bert.ask("PUT", path, {"ready": False}))
    assert ready(anna, table) == [False, False, False]
    anna.post(f"/api/tables/{table}/start")
    refused(bert.ask("PUT", path, {"ready": True}), 409, "not-open")


def test_who_agreed_to_something_else_is_not_ready_any_more(anna: Person, bert: Person) -> None:
    table = anna.table("meduris", 2, "you")
    bert.post(f"/api/tables/{table}/join")
    good(bert.ask("PUT", f"/api/tables/{table}/ready", {"ready": True}))
    good(anna.ask("PATCH", f"/api/tables/{table}", {"name": "Ours"}))
    assert ready(anna, table) == [False, True]
    clock = {"per": "move", "seconds": 60}
    good(anna.ask("PATCH", f"/api/tables/{table}", {"settings": {"clock": clock}}))
    assert ready(anna, table) == [False, False]


def test_a_seat_that_was_left_is_not_ready(anna: Person, bert: Person, clara: Person) -> None:
    table = anna.table("meduris", 2, "you")
    bert.post(f"/api/tables/{table}/join")
    good(bert.ask("PUT", f"/api/tables/{table}/ready", {}))
    bert.post(f"/api/tables/{table}/leave")
    clara.post(f"/api/tables/{table}/join")
    assert ready(anna, table) == [False, False]


def test_it_is_known_who_made_the_table(anna: Person, bert: Person) -> None:
    table = anna.table("meduris", 2, "you")
    bert.post(f"/api/tables/{table}/join")
    seats = bert.get(f"/api/tables/{table}")["seats"]
    assert [bool(seat.get("made")) for seat in seats] == [True, False]


# Bots


def test_bots_take_the_rest_of_the_seats_at_once(anna: Person, bert: Person) -> None:
    table = anna.table("meduris", 4, "you")
    bert.post(f"/api/tables/{table}/join", {"seat": 2})
    path = f"/api/tables/{table}/fill"
    refused(bert.ask("POST", path, {"bot": "novice"}), 403, "not-owner")
    filled = anna.post(path, {"bot": "novice"})
    assert [seat.get("bot") for seat in filled["seats"]] == [None, "novice", None, "novice"]
    assert anna.post(f"/api/tables/{table}/start")["status"] == "playing"
    refused(anna.ask("POST", path, {"bot": "novice"}), 409, "not-open")


def test_no_bots_take_seats_where_they_are_not_allowed(anna: Person) -> None:
    table = anna.table("meduris", 2, "you", settings={"bots": False})
    refused(anna.ask("POST", f"/api/tables/{table}/fill", {}), 403, "no-bots")
    unknown = anna.table("meduris", 2, "you")
    answer = anna.ask("POST", f"/api/tables/{unknown}/fill", {"bot": "nobody"})
    assert answer.status_code == 422
