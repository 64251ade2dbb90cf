"""Looking into all hands: by a link for that, where all people agree, and a round late.

What is tried here is Meduris with its screens; what stands behind them is only in views of a seat.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import good, heard, refused
from tests.server.tables.sent.test_late import act

if TYPE_CHECKING:
    from tests.server.harness import Person

LINK = {"to": "watch", "hands": True}


def hidden(anna: Person, bert: Person, **settings: object) -> str:
    """Return a table at which two people play, and what they have is hidden."""
    options = {"stocks": "hidden", "first": "seat-0"}
    table = anna.table("meduris", 2, "you", settings={"watch": "link", **settings}, options=options)
    bert.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/start")
    act((anna, bert), table, 30)
    return table


def come(owner: Person, guest: Person, table: str, link: object) -> str:
    """Let somebody look on by a link of a kind; return its token."""
    token = owner.post(f"/api/tables/{table}/invites", link)["token"]
    guest.post(f"/api/tables/{table}/join", {"invite": token})
    return str(token)


def show(person: Person, table: str, seat: int, hands: str | None) -> Any:
    """Let somebody agree to show what a seat has, or not any more."""
    return good(person.ask("PUT", f"/api/tables/{table}/seats/{seat}/hands", {"hands": hands}))


def stocks(seen: Any) -> list[Any]:
    """Return what can be seen behind each screen."""
    return [seat["stock"] for seat in seen["view"]["seats"]]


def behind(anna: Person, bert: Person, table: str, version: int) -> list[Any]:
    """Return what was behind each screen at a version, as those know who sit there."""
    return [
        stocks(person.position(table, version=version))[seat]
        for seat, person in enumerate((anna, bert))
    ]


def test_hands_are_seen_a_round_late_and_only_while_all_agree(
    anna: Person, bert: Person, clara: Person
) -> None:
    table = hidden(anna, bert)
    come(anna, clara, table, LINK)
    assert stocks(clara.position(table)) == [None, None]
    with clara.socket(table) as socket:
        hello = heard(socket, "hello")
        assert (hello["table"]["late"], "sees_hands" in hello["table"]) == (2, False)
        show(anna, table, 0, "live")
        assert stocks(clara.position(table)) == [None, None], "one of two is not all"
        told = show(bert, table, 1, "late")
        assert told["hands"] == "late", "who wants it late has it late"
        anew = heard(socket, "anew")
        seen = clara.position(table)
        assert stocks(seen) == stocks(anew["position"])
        assert stocks(seen) == behind(anna, bert, table, seen["version"])
        assert None not in stocks(seen)
        turns = {each["seat"] for each in anna.get(f"/api/tables/{table}/log")[seen["version"] :]}
        assert turns >= {0, 1}, "both have decided since"
        show(anna, table, 0, None)
        assert stocks(heard(socket, "anew")["position"]) == [None, None]
    assert stocks(clara.position(table)) == [None, None]
    for version in range(seen["version"] + 1):
        assert stocks(clara.position(table, version=version)) == [None, None], "nor of the past"


def test_at_once_if_nobody_wants_it_late_and_then_news_shows_them(
    anna: Person, bert: Person, clara: Person
) -> None:
    table = hidden(anna, bert)
    come(anna, clara, table, LINK)
    with clara.socket(table) as socket:
        heard(socket, "hello")
        show(anna, table, 0, "live")
        show(bert, table, 1, "live")
        now = anna.position(table)["version"]
        anew = heard(socket, "anew")
        assert (anew["position"]["version"], len(anew["records"])) == (now, now)
        after = act((anna, bert), table)["version"]
        update = heard(socket, "update")
        assert (update["since"], update["position"]["version"]) == (now, after)
        assert stocks(update["position"]) == behind(anna, bert, table, after)
        show(bert, table, 1, "late")
        anew = heard(socket, "anew")
        assert anew["position"]["version"] == len(anew["records"]) < after
    frame = clara.get(f"/api/tables/{table}/frames", since=20, until=21)[0]
    assert stocks(frame) == behind(anna, bert, table, 21)
    assert None not in stocks(frame)
    drawn = clara.get(f"/api/tables/{table}/drawing")["lines"]
    assert drawn, "also what is drawn can be drawn with all hands"
    assert clara.get(f"/api/tables/{table}/query", words="score")["answer"]


def test_who_has_a_seat_sees_with_it_whatever_link_they_have(anna: Person, bert: Person) -> None:
    table = hidden(anna, bert)
    show(anna, table, 0, "live")
    show(bert, table, 1, "live")
    come(anna, bert, table, LINK)
    come(anna, anna, table, LINK)
    for person, others in ((bert, 0), (anna, 1)):
        seen = person.position(table)
        assert stocks(seen)[others] is None
        assert seen["version"] == anna.position(table)["version"]
        refused(person.ask("GET", f"/api/tables/{table}/position?seat={others}"), 403,
                "not-your-seat")  # fmt: skip
        assert "sees_hands" not in person.get(f"/api/tables/{table}")


def test_others_who_look_on_see_no_hand(anna: Person, bert: Person, clara: Person) -> None:
    table = hidden(anna, bert, watch="anyone")
    show(anna, table, 0, "live")
    show(bert, table, 1, "live")
    assert stocks(clara.position(table)) == [None, None]
    come(anna, clara, table, {"to": "watch"})
    assert stocks(clara.position(table)) == [None, None]
    refused(clara.ask("GET", f"/api/tables/{table}/save"), 403, "hidden")


def test_bots_agree_and_so_does_who_has_resigned(anna: Person, bert: Person, clara: Person) -> None:
    table = hidden(anna, bert)
    come(anna, clara, table, LINK)
    show(anna, table, 0, "late")
    good(bert.ask("PUT", f"/api/tables/{table}/seats/1/bot", {"bot": "random"}))
    assert "hands" not in clara.get(f"/api/tables/{table}"), "they may come back"
    bert.post(f"/api/tables/{table}/seats/1/resign")
    assert clara.get(f"/api/tables/{table}")["hands"] == "late"


def test_nobody_agrees_for_another_and_a_new_one_on_a_seat_agrees_anew(
    anna: Person, bert: Person, clara: Person
) -> None:
    table = anna.table("meduris", 2, "you")
    bert.post(f"/api/tables/{table}/join")
    path = f"/api/tables/{table}/seats/1/hands"
    refused(anna.ask("PUT", path, {"hands": "live"}), 403, "not-your-seat")
    refused(clara.ask("PUT", path, {"hands": "live"}), 403, "not-your-seat")
    assert show(bert, table, 1, "live")["seats"][1]["hands"] == "live"
    bert.post(f"/api/tables/{table}/leave")
    clara.post(f"/api/tables/{table}/join")
    assert "hands" not in anna.get(f"/api/tables/{table}")["seats"][1]


def test_who_looks_into_hands_says_nothing_at_the_table(
    anna: Person, bert: Person, clara: Person
) -> None:
    table = hidden(anna, bert)
    come(anna, clara, table, LINK)
    chat = f"/api/tables/{table}/chat"
    clara.post(chat, {"text": "hello"})
    show(anna, table, 0, "late")
    show(bert, table, 1, "late")
    refused(clara.ask("POST", chat, {"text": "Bert has three"}), 403, "sees-hands")


def test_a_link_that_is_taken_back_is_void_and_so_is_what_was_had_by_it(
    anna: Person, bert: Person, clara: Person
) -> None:
    table = hidden(anna, bert)
    path = f"/api/tables/{table}"
    token = come(anna, clara, table, LINK)
    again = anna.post(f"{path}/invites", {**LINK, "token": token})
    assert again["token"] == token, "the same link is told again"
    (link,) = anna.get(path)["links"]
    assert (link["number"], link["came"], link["hands"]) == (1, 1, True)
    assert "links" not in bert.get(path), "that is the owner's business"
    refused(bert.ask("DELETE", f"{path}/links/1"), 403, "not-owner")
    with clara.socket(table) as socket:
        heard(socket, "hello")
        good(anna.ask("DELETE", f"{path}/links/1"))
        with pytest.raises(ConnectionClosed) as closed:
            heard(socket, "nothing")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4004
    refused(clara.ask("GET", path), 404, "table")
    refused(clara.ask("POST", f"{path}/join", {"invite": token}), 403, "token")
    refused(clara.ask("POST", f"{path}/invitation", {"invite": token}), 403, "token")
    refused(anna.ask("DELETE", f"{path}/links/1"), 404, "link")
    come(anna, clara, table, LINK)
    assert anna.get(path)["links"][0]["number"] == 2, "no number comes twice"


def test_kinds_of_links_are_few_and_none_shows_more_than_was_agreed(
    anna: Person, bert: Person, clara: Person
) -> None:
    table = hidden(anna, bert, delay=3)
    path = f"/api/tables/{table}"
    told = anna.post(f"{path}/invites", {"to": "watch"})
    shown = clara.post(f"{path}/invitation", {"invite": told["token"]})
    assert (shown["to"], shown["turns"], shown["hands"]) == ("watch", 3, False)
    clara.post(f"{path}/join", {"invite": told["token"]})
    assert clara.get(path)["late"] == 3
    for turns in (1, 4, 5, 6, 7):
        anna.post(f"{path}/invites", {"to": "watch", "turns": turns})
    refused(anna.ask("POST", f"{path}/invites", {"to": "watch", "turns": 8}), 409, "too-many-links")
    come(anna, clara, table, {"to": "watch", "turns": 7})
    assert clara.get(path)["late"] == 7, "the link that they came by last"
    assert clara.position(table)["version"] < anna.position(table)["version"]


def test_once_it_is_over_all_see_all(anna: Person, bert: Person, clara: Person) -> None:
    table = hidden(anna, bert)
    come(anna, clara, table, LINK)
    show(anna, table, 0, "late")
    show(bert, table, 1, "late")
    for person, seat in ((anna, 0), (bert, 1)):
        good(person.ask("PUT", f"/api/tables/{table}/seats/{seat}/bot", {"bot": "random"}))
    with clara.socket(table) as socket:
        heard(socket, "hello")
        while "outcome" not in heard(socket, "update")["position"]:
            pass
    assert clara.get(f"/api/tables/{table}/log") == anna.get(f"/api/tables/{table}/log")
    assert json.loads(clara.ask("GET", f"/api/tables/{table}/save").text)["seed"]
