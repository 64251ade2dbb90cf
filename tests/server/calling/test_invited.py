"""Seats that are offered call those they are offered to: once, and only while they can be taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.server.calling.people import a_match, hook, soon, wish
from tests.server.calling.test_occasions import called
from tests.server.harness import good, refused

if TYPE_CHECKING:
    from tests.server.calling.receivers import Receiver
    from tests.server.harness import Person, ServerProcess

HOOK = ["webhook"]


def together(anna: Person, bert: Person, receiver: Receiver) -> str:
    """Let two sit at a table, so that one can offer the other a seat; return where that is done."""
    a_match(anna, bert)
    hook(bert, receiver)
    wish(bert, events={"turn": HOOK, "invited": HOOK})
    return f"/api/people/{bert.me['id']}/invitations"


def test_who_is_offered_a_seat_is_called_once_and_can_take_it(
    server: ServerProcess, anna: Person, bert: Person, receiver: Receiver
) -> None:
    where = together(anna, bert, receiver)
    table = anna.table("africa", 2, "you", name="Ours", settings={"join": "link", "watch": "link"})
    anna.post(where, {"table": table})
    anna.post(where, {"table": table})
    soon(server)
    assert called(receiver, "/hook") == [("invited", table)]
    (call,) = receiver.got[0].json["calls"]
    assert call["words"] == f"{anna.me['name']} invites you to a table."
    assert call["title"].startswith("Ours (")
    assert call["link"].endswith("/"), "where it can be taken: nobody sees the table before that"
    good(bert.ask("DELETE", f"/api/guest/invitations/{table}"))
    anna.post(where, {"table": table})
    soon(server)
    assert bert.get("/api/guest/invitations"), "it is offered once more"
    assert called(receiver, "/hook") == [("invited", table)], "but that calls nobody again"
    bert.post(f"/api/tables/{table}/join", {})


def test_an_offer_that_is_gone_calls_nobody(
    server: ServerProcess, anna: Person, bert: Person, clara: Person, receiver: Receiver
) -> None:
    where = together(anna, bert, receiver)
    declined, taken, back, closed, still = (anna.table("africa", 2, "you") for _ in range(5))
    for table in (declined, taken, back, closed, still):
        anna.post(where, {"table": table})
    good(bert.ask("DELETE", f"/api/guest/invitations/{declined}"))
    bert.post(f"/api/tables/{taken}/join", {})
    refused(clara.ask("DELETE", f"{where}/{back}"), 404, "person")
    good(anna.ask("DELETE", f"{where}/{back}"))
    refused(anna.ask("DELETE", f"{where}/{back}"), 404, "invitation")
    anna.post(f"/api/tables/{closed}/close")
    soon(server)
    assert called(receiver, "/hook") == [("invited", still)]
    assert [each["table"]["id"] for each in bert.get("/api/guest/invitations")] == [still]


def test_who_does_not_wish_it_is_not_called_nor_who_has_blocked_the_other(
    server: ServerProcess, anna: Person, bert: Person, receiver: Receiver
) -> None:
    where = together(anna, bert, receiver)
    wish(bert, events={"turn": HOOK, "invited": []})
    table = anna.table("africa", 2, "you")
    anna.post(where, {"table": table})
    wish(bert, events={"turn": HOOK, "invited": HOOK})
    other = anna.table("africa", 2, "you")
    anna.post(where, {"table": other})
    good(bert.ask("PUT", f"/api/people/{anna.me['id']}/block"))
    refused(anna.ask("POST", where, {"table": other}), 404, "person")
    third = anna.table("africa", 2, "you")
    good(bert.ask("DELETE", f"/api/people/{anna.me['id']}/block"))
    anna.post(where, {"table": third})
    soon(server)
    assert called(receiver, "/hook") == [("invited", third)]
