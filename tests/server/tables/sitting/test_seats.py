"""People and bots sit down, get up, hand over and come back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.harness import good, heard, refused, wait_until_over

if TYPE_CHECKING:
    from tests.server.harness import Person


def seats(person: Person, table: str) -> list[dict[str, object]]:
    found: list[dict[str, object]] = person.get(f"/api/tables/{table}")["seats"]
    return found


def test_a_table_is_filled_and_begun(anna: Person, bert: Person) -> None:
    table = anna.table("zimbabwe", 3, "you", None, "random")
    refused(anna.ask("POST", f"/api/tables/{table}/start", {}), 409, "empty-seats")
    bert.post(f"/api/tables/{table}/join")
    shown = seats(bert, table)
    assert [seat.get("yours", False) for seat in shown] == [False, True, False]
    assert shown[1]["name"] == bert.me["name"]
    assert shown[2]["bot"] == "random"
    refused(bert.ask("POST", f"/api/tables/{table}/start", {}), 403, "not-owner")
    assert anna.post(f"/api/tables/{table}/start")["status"] == "playing"
    refused(anna.ask("POST", f"/api/tables/{table}/start", {}), 409, "not-open")


def test_who_gets_up_leaves_the_seat_to_others(anna: Person, bert: Person) -> None:
    table = anna.table("meduris", 2, "you")
    bert.post(f"/api/tables/{table}/join")
    bert.post(f"/api/tables/{table}/leave")
    assert seats(anna, table)[1] == {}
    bert.post(f"/api/tables/{table}/join", {"seat": 1})
    refused(anna.ask("POST", f"/api/tables/{table}/join", {"seat": 1}), 409, "taken")
    refused(anna.ask("POST", f"/api/tables/{table}/join", {}), 409, "full")
    refused(anna.ask("POST", f"/api/tables/{table}/join", {"seat": 7}), 404, "seat")


def test_a_seat_by_link_only(anna: Person, bert: Person) -> None:
    table = anna.table("meduris", 3, "you", settings={"join": "link", "watch": "link"})
    refused(bert.ask("GET", f"/api/tables/{table}"), 404, "table")
    refused(bert.ask("POST", f"/api/tables/{table}/join", {}), 404, "table")
    made = anna.post(f"/api/tables/{table}/invites", {"seat": 2})
    assert made["link"].endswith(f"#table={table}&invite={made['token']}")
    bert.post(f"/api/tables/{table}/join", {"invite": made["token"]})
    assert seats(bert, table)[2]["yours"] is True


def test_a_link_for_watching_lets_one_look_on_and_no_more(anna: Person, bert: Person) -> None:
    table = anna.table("meduris", 2, "you", "novice", settings={"watch": "link"}, start=True)
    refused(bert.ask("GET", f"/api/tables/{table}/position"), 404, "table")
    made = anna.post(f"/api/tables/{table}/invites", {"to": "watch"})
    bert.post(f"/api/tables/{table}/join", {"invite": made["token"]})
    seen = bert.position(table)
    assert seen["seat"] is None
    assert "legal" not in seen
    with bert.socket(table) as socket:
        assert heard(socket, "hello")["position"]["seat"] is None


def test_a_seat_is_handed_to_a_bot_and_taken_back(anna: Person) -> None:
    table = anna.table("meduris", 2, "you", "you", start=True)
    with anna.socket(table) as socket:
        first = heard(socket, "hello")["position"]["version"]
        actor = anna.position(table)["actor"]
        path = f"/api/tables/{table}/seats/{actor}/bot"
        handed = good(anna.ask("PUT", path, {"bot": "novice"}))
        assert handed["seats"][actor]["away"] == "handed"
        assert heard(socket, "update")["position"]["version"] > first
        taken = good(anna.ask("DELETE", path))
    assert "bot" not in taken["seats"][actor]
    assert taken["seats"][actor]["yours"] is True


def test_a_bot_decides_for_who_handed_the_seat_over(anna: Person) -> None:
    table = anna.table("meduris", 2, "you", "you", start=True)
    seen = anna.position(table)
    other = 1 - seen["actor"]
    good(anna.ask("PUT", f"/api/tables/{table}/seats/{other}/bot", {"bot": "random"}))
    good(anna.ask("PUT", f"/api/tables/{table}/seats/{seen['actor']}/bot", {"bot": "random"}))
    wait_until_over(anna, table)


def test_nobody_looks_through_the_eyes_of_a_bot_who_has_a_seat_to_play(anna: Person) -> None:
    table = anna.table("meduris", 3, "you", "you", "you", start=True)
    mine = anna.position(table)["actor"]
    for seat in {0, 1, 2} - {mine}:
        good(anna.ask("PUT", f"/api/tables/{table}/seats/{seat}/bot", {"bot": "random"}))
    with anna.socket(table) as socket:
        position = heard(socket, "hello")["position"]
        for _ in range(12):
            assert position["seat"] == position["view"]["seat"] == mine
            assert ("legal" in position) == (position["actor"] == mine)
            if "legal" in position:
                version = position["version"]
                good(anna.play(table, position["legal"][0], version, f"key-{version}"))
            position = heard(socket, "update")["position"]


def test_who_resigned_cannot_come_back(anna: Person, bert: Person) -> None:
    table = anna.table("meduris", 2, "you")
    bert.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/start")
    shown = bert.post(f"/api/tables/{table}/seats/1/resign")
    assert shown["seats"][1]["away"] == "resigned"
    refused(bert.ask("DELETE", f"/api/tables/{table}/seats/1/bot"), 403, "resigned")
    refused(bert.ask("POST", f"/api/tables/{table}/seats/0/resign", {}), 403, "not-your-seat")


@pytest.mark.parametrize("bot", ["master:11s", "master:5000it"])
def test_a_bot_that_would_think_too_long_is_refused(anna: Person, bot: str) -> None:
    body = {"game": "meduris", "seats": 2, "chairs": ["you", bot]}
    refused(anna.ask("POST", "/api/tables", body), 422, "bot")


def test_a_table_without_bots(anna: Person) -> None:
    body = {"game": "meduris", "seats": 2, "chairs": ["you", "novice"], "settings": {"bots": False}}
    refused(anna.ask("POST", "/api/tables", body), 403, "no-bots")
    table = anna.table("meduris", 2, "you", settings={"bots": False})
    put = anna.ask("PUT", f"/api/tables/{table}/seats/1/bot", {"bot": "novice"})
    refused(put, 403, "no-bots")


def test_a_table_that_is_given_up_is_listed_no_more(anna: Person) -> None:
    table = anna.table("meduris", 2, "you", name="Given up")
    assert table in {each["id"] for each in anna.get("/api/tables")}
    anna.post(f"/api/tables/{table}/close")
    assert table not in {each["id"] for each in anna.get("/api/tables")}
    refused(anna.ask("POST", f"/api/tables/{table}/start", {}), 409, "not-open")


def test_names_come_with_the_table_and_with_the_sentences(anna: Person) -> None:
    good(anna.ask("PATCH", "/api/guest", {"name": "  Anna \u202e  K. "}))
    table = anna.table("zimbabwe", 2, "you", "you", name="Friday", start=True)
    info = anna.get(f"/api/tables/{table}")
    assert info["name"] == "Friday"
    assert info["seats"][0]["name"] == "Anna K."
    offered = anna.get(f"/api/tables/{table}/choices", lang="ru")
    assert "Anna K." in offered["question"]["words"]
    renamed = anna.ask("PATCH", f"/api/tables/{table}", {"name": "Saturday"})
    assert good(renamed)["name"] == "Saturday"


def test_people_see_who_is_here_and_what_is_said(anna: Person, bert: Person) -> None:
    table = anna.table("meduris", 2, "you")
    bert.post(f"/api/tables/{table}/join")
    with anna.socket(table) as hers:
        assert [seat.get("here", False) for seat in heard(hers, "hello")["table"]["seats"]] == [
            True,
            False,
        ]
        with bert.socket(table) as his:
            heard(his, "hello")
            while not heard(hers, "table")["table"]["seats"][1].get("here"):
                pass
            bert.post(f"/api/tables/{table}/chat", {"text": "<b>hello</b>\n there"})
            said = heard(hers, "chat")
            assert (said["name"], said["seat"], said["text"]) == (
                bert.me["name"],
                1,
                "<b>hello</b> there",
            )
        while heard(hers, "table")["table"]["seats"][1].get("here"):
            pass
    with bert.socket(table) as again:
        assert [row["text"] for row in heard(again, "hello")["chat"]] == ["<b>hello</b> there"]
