"""Webhooks: signed, tried again, and nobody's in the way of others."""

from __future__ import annotations

import hashlib
import hmac
import threading
from typing import TYPE_CHECKING

import pytest

from tests.server.calling.people import a_match, hook, places, play, see, soon, wish
from tests.server.harness import good, refused, until

if TYPE_CHECKING:
    from tests.server.calling.receivers import Receiver
    from tests.server.harness import Person, ServerProcess


def test_whoever_has_to_decide_is_called_with_a_signature(
    server: ServerProcess, anna: Person, bert: Person, receiver: Receiver
) -> None:
    place = hook(bert, receiver)
    table = a_match(anna, bert)
    play(anna, table)
    soon(server)
    (got,) = receiver.wait("/hook")
    told = got.json
    (call,) = told["calls"]
    assert (call["event"], call["table"], call["game"]) == ("turn", table, "meduris")
    assert call["link"] == f"{server.url}/#table={table}"
    assert call["words"] == "It is your turn."
    assert got.headers["Idempotency-Key"] == told["id"]
    moment, _, digest = got.headers["Mbira-Signature"].removeprefix("t=").partition(", v1=")
    signed = hmac.new(place["secret"].encode(), f"{moment}.".encode() + got.body, hashlib.sha256)
    assert digest == signed.hexdigest()
    play(bert, table)
    play(anna, table)
    soon(server)
    assert len(receiver.wait("/hook", 2)) == 2


def test_only_what_a_page_has_shown_takes_a_call_back(
    server: ServerProcess, anna: Person, bert: Person, receiver: Receiver
) -> None:
    hook(bert, receiver)
    table, other = a_match(anna, bert), a_match(anna, bert)
    with bert.socket(table), bert.socket(other):  # they are open on another device
        seen = play(anna, table)
        see(bert, table, seen)
        version = play(anna, other)
        see(bert, other, version - 1)
        soon(server)
        (got,) = receiver.wait("/hook")
    assert got.tables == [other]
    see(bert, other, version)


def test_what_is_taken_back_and_played_again_calls_once(
    server: ServerProcess, anna: Person, bert: Person, receiver: Receiver
) -> None:
    hook(bert, receiver)
    table = a_match(anna, bert)
    other = a_match(anna, bert)
    version = play(anna, table)
    soon(server)
    receiver.wait("/hook")
    for key in ("a", "b"):
        body = {"expected_version": version, "key": key}
        version = good(anna.ask("POST", f"/api/tables/{table}/undo", body))["version"]
        body = {"expected_version": version, "key": f"{key}-redo"}
        version = good(anna.ask("POST", f"/api/tables/{table}/redo", body))["version"]
    play(anna, other)
    soon(server)
    assert [got.tables for got in receiver.wait("/hook", 2)] == [[table], [other]]


def test_what_fails_is_tried_again_by_the_same_id_and_said(
    server: ServerProcess, anna: Person, bert: Person, receiver: Receiver
) -> None:
    receiver.answers["/hook"] = [500, 302, 0]
    hook(bert, receiver)
    table = a_match(anna, bert)
    play(anna, table)
    soon(server)
    for count, wait in enumerate((30, 120, 600), 1):
        receiver.wait("/hook", count)
        until(lambda: places(bert)[0].get("error"))
        server.pass_time(wait + 1)
    got = receiver.wait("/hook", 4)
    assert len({each.json["id"] for each in got}) == 1
    until(lambda: "failing" not in places(bert)[0])
    assert not receiver.at("/elsewhere")


def test_a_place_that_says_gone_is_called_no_more(
    server: ServerProcess, anna: Person, bert: Person, receiver: Receiver
) -> None:
    receiver.answers["/hook"] = [410]
    gone = hook(bert, receiver)["address"]
    hook(bert, receiver, "/other")
    table = a_match(anna, bert)
    play(anna, table)
    soon(server)
    until(lambda: {each["address"]: each["state"] for each in places(bert)}[gone] == "gone")
    receiver.wait("/other")
    play(bert, table)
    play(anna, table)
    soon(server)
    receiver.wait("/other", 2)
    assert len(receiver.at("/hook")) == 1


def test_who_does_not_answer_holds_up_nobody(
    server: ServerProcess, anna: Person, bert: Person, clara: Person, receiver: Receiver
) -> None:
    receiver.held["/slow"] = threading.Event()
    for number in range(3):
        hook(bert, receiver, f"/slow?{number}")
    receiver.held.update({f"/slow?{number}": receiver.held["/slow"] for number in range(3)})
    hook(clara, receiver, "/quick")
    slow, quick = a_match(anna, bert), a_match(anna, clara)
    play(anna, slow)
    soon(server)
    until(lambda: [got for got in receiver.got if got.path.startswith("/slow")])
    play(anna, quick)
    soon(server)
    receiver.wait("/quick")
    assert len([got for got in receiver.got if got.path.startswith("/slow")]) == 1
    receiver.held["/slow"].set()


@pytest.mark.parametrize(("form", "key"), [("discord", "content"), ("slack", "text")])
def test_others_take_it_in_their_own_form(
    server: ServerProcess, anna: Person, bert: Person, receiver: Receiver, form: str, key: str
) -> None:
    hook(bert, receiver, form=form)
    table = a_match(anna, bert, name="<!here> @everyone")
    play(anna, table)
    soon(server)
    (got,) = receiver.wait("/hook")
    assert f"{server.url}/#table={table}" in got.json[key]
    if form == "discord":
        assert got.json["allowed_mentions"] == {"parse": []}
    else:
        assert "<!" not in got.json[key]


def test_trying_it_out_says_what_came_of_it(
    server: ServerProcess, bert: Person, receiver: Receiver
) -> None:
    place = hook(bert, receiver)
    path = f"/api/guest/calls/places/{place['id']}/test"
    assert bert.post(path) == {"arrived": True}
    assert receiver.at("/hook")[0].json["test"]
    receiver.answers["/hook"] = [503]
    assert bert.post(path) == {"arrived": False, "error": "503"}
    assert places(bert)[0]["error"] == "503"
    with server.person() as stranger:
        refused(stranger.ask("POST", path, {}), 404, "place")
        refused(stranger.ask("DELETE", path.removesuffix("/test")), 404, "place")


def test_they_are_called_in_their_language_for_what_they_chose(
    server: ServerProcess, anna: Person, bert: Person, receiver: Receiver
) -> None:
    hook(bert, receiver)
    wish(bert, language="ru", events={"turn": [], "chat": ["webhook"]})
    table = a_match(anna, bert)
    play(anna, table)
    for text in ("hello", "again"):
        anna.post(f"/api/tables/{table}/chat", {"text": text})
    soon(server)
    (got,) = receiver.wait("/hook")
    (call,) = got.json["calls"]
    assert call["event"] == "chat"
    assert call["words"].endswith("пишет за столом.")
    assert "hello" not in got.body.decode()
    good(bert.ask("PUT", f"/api/tables/{table}/calls", {"mute": True}))
    said = bert.get(f"/api/tables/{table}/chat")[-1]["number"]
    see(bert, table, 0, said=said)
    other = a_match(anna, bert)
    anna.post(f"/api/tables/{table}/chat", {"text": "muted"})
    anna.post(f"/api/tables/{other}/chat", {"text": "heard"})
    soon(server)
    assert receiver.wait("/hook", 2)[1].tables == [other]
