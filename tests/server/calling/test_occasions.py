"""For what people are called, and who."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.server.calling.people import a_match, hook, play, see, soon, wish
from tests.server.harness import good

if TYPE_CHECKING:
    from tests.server.calling.receivers import Receiver
    from tests.server.harness import Person, ServerProcess

EVERY = ["webhook"]
HOUR = 3600.0


def called(receiver: Receiver, path: str, count: int = 1) -> list[tuple[str, str]]:
    """Return what somebody was called for, and where."""
    told: list[Any] = [call for got in receiver.wait(path, count) for call in got.json["calls"]]
    return [(call["event"], call["table"]) for call in told]


def test_who_is_asked_to_agree_is_called_even_if_they_saw_the_version(
    server: ServerProcess, anna: Person, bert: Person, receiver: Receiver
) -> None:
    hook(bert, receiver)
    wish(bert, events={"turn": [], "invited": EVERY})
    table = a_match(anna, bert, settings={"undo": "agreed"})
    version = play(anna, table)
    see(bert, table, version)
    good(anna.ask("POST", f"/api/tables/{table}/requests", {"expected_version": version}))
    soon(server)
    assert called(receiver, "/hook") == [("invited", table)]


def test_who_plays_again_calls_the_others(
    server: ServerProcess, anna: Person, bert: Person, receiver: Receiver
) -> None:
    hook(bert, receiver)
    hook(anna, receiver, "/anna")
    for person in (anna, bert):
        wish(person, events={"turn": [], "invited": EVERY, "over": EVERY})
    table = a_match(anna, bert)
    while anna.get(f"/api/tables/{table}")["status"] == "playing":
        actor = anna.position(table)["actor"]
        play((anna, bert)[actor], table)
        last = (anna, bert)[actor]
    soon(server)
    path = "/hook" if last is anna else "/anna"
    (got,) = receiver.wait(path)
    (call,) = got.json["calls"]
    assert (call["event"], call["table"]) == ("over", table)
    assert "won" in call["words"]
    again = anna.post(f"/api/tables/{table}/again")["id"]
    soon(server)
    assert ("invited", again) in called(receiver, "/hook", 2 if last is anna else 1)


def test_a_clock_that_runs_out_soon_calls_once_more(
    server: ServerProcess, anna: Person, bert: Person, receiver: Receiver
) -> None:
    hook(bert, receiver)
    wish(bert, events={"turn": EVERY, "clock": EVERY})
    clock = {"per": "move", "seconds": 24 * 3600}
    table = a_match(anna, bert, settings={"clock": clock})
    version = play(anna, table)
    soon(server)
    assert called(receiver, "/hook") == [("turn", table)]
    see(bert, table, version)  # whoever has seen it may still forget it
    server.pass_time(22 * HOUR)
    assert called(receiver, "/hook", 2)[1] == ("clock", table)
    assert "00:00" in receiver.got[1].json["calls"][0]["words"]


def test_who_has_decided_is_not_called_for_the_clock(
    server: ServerProcess, anna: Person, bert: Person, receiver: Receiver
) -> None:
    hook(bert, receiver)
    wish(bert, events={"turn": [], "clock": EVERY, "chat": EVERY})
    clock = {"per": "match", "seconds": 24 * 3600}
    table = a_match(anna, bert, settings={"clock": clock})
    play(anna, table)
    play(bert, table)
    server.pass_time(23 * HOUR)
    anna.post(f"/api/tables/{table}/chat", {"text": "still there?"})
    soon(server)
    assert called(receiver, "/hook") == [("chat", table)]
