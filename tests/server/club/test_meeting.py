"""Meeting: invitations, presence, blocking and reporting."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

from mbira.server.store.club.schema import REPORTS
from tests.server.club.ledger import Ledger
from tests.server.club.test_people import me, play_rated
from tests.server.harness import good, heard, refused

if TYPE_CHECKING:
    from tests.server.harness import Person, ServerProcess


def test_somebody_one_has_played_with_can_be_offered_a_seat(
    server: ServerProcess, anna: Person, bert: Person, clara: Person
) -> None:
    play_rated(server, anna, bert)
    table = anna.table("africa", 2, "you", settings={"join": "link", "watch": "nobody"})
    where = f"{me(bert)}/invitations"
    refused(bert.ask("GET", f"/api/tables/{table}"), 404, "table")
    with bert.bell() as bell:
        heard(bell, "ring")
        anna.post(where, {"table": table})
        heard(bell, "ring")
    anna.post(where, {"table": table})  # nobody is offered the same seat twice
    (offer,) = bert.get("/api/guest/invitations")
    assert offer["by"] == {"person": anna.me["id"], "name": anna.me["name"]}
    assert offer["table"]["id"] == table
    assert clara.get("/api/guest/invitations") == []
    assert bert.post(f"/api/tables/{table}/invitation", {})["to"] == "play"
    bert.post(f"/api/tables/{table}/join", {})
    assert bert.get("/api/guest/invitations") == []
    refused(anna.ask("POST", where, {"table": table}), 409, "full")
    own = bert.table("africa", 2, "you")
    refused(anna.ask("POST", where, {"table": own}), 403, "not-owner")


def test_an_offer_can_be_declined_and_is_gone_with_its_table(
    server: ServerProcess, anna: Person, bert: Person
) -> None:
    play_rated(server, anna, bert)
    tables = [anna.table("africa", 2, "you") for _ in range(2)]
    for table in tables:
        anna.post(f"{me(bert)}/invitations", {"table": table})
    good(bert.ask("DELETE", f"/api/guest/invitations/{tables[0]}"))
    assert [each["table"]["id"] for each in bert.get("/api/guest/invitations")] == [tables[1]]
    anna.post(f"/api/tables/{tables[1]}/close")
    assert bert.get("/api/guest/invitations") == []


def test_who_is_here_is_seen_only_of_those_who_let_others_know(
    server: ServerProcess, anna: Person, bert: Person
) -> None:
    play_rated(server, anna, bert)
    with bert.bell() as bell:
        heard(bell, "ring")
        (known,) = anna.get("/api/people")
        assert (known["person"], known.get("here", False)) == (bert.me["id"], False)
        good(bert.ask("PATCH", "/api/guest/profile", {"presence": True}))
        assert anna.get("/api/people")[0]["here"] is True
        good(bert.ask("PATCH", "/api/guest/profile", {"presence": False}))
        assert "here" not in anna.get("/api/people")[0]
        good(bert.ask("PATCH", "/api/guest/profile", {"presence": True, "shown": "nobody"}))
        (hidden,) = anna.get("/api/people")
        assert hidden.keys() == {"name", "matches", "last"}


def test_whoever_is_blocked_cannot_come_nor_be_heard(
    server: ServerProcess, anna: Person, bert: Person, clara: Person
) -> None:
    play_rated(server, anna, bert)
    shared = clara.table("africa", 3, "you")
    for person in (anna, bert):
        person.post(f"/api/tables/{shared}/join", {})
    chat = f"/api/tables/{shared}/chat"
    bert.post(chat, {"text": "before"})
    with anna.socket(shared) as ears:
        assert [each["text"] for each in heard(ears, "hello")["chat"]] == ["before"]
        good(anna.ask("PUT", f"{me(bert)}/block"))
        assert heard(ears, "retold")["chat"] == []
        bert.post(chat, {"text": "insult"})
        clara.post(chat, {"text": "hello"})
        assert heard(ears, "chat")["text"] == "hello"
        assert [each["text"] for each in anna.get(chat)] == ["hello"]
        assert [each["text"] for each in clara.get(chat)] == ["before", "insult", "hello"]
    refused(bert.ask("GET", me(anna)), 404, "person")
    assert bert.get("/api/people") == []
    own, table = anna.table("africa", 2, "you"), bert.table("africa", 2, "you")
    refused(bert.ask("POST", f"/api/tables/{own}/join", {}), 403, "not-welcome")
    link = anna.post(f"/api/tables/{own}/invites", {})["token"]
    refused(bert.ask("POST", f"/api/tables/{own}/join", {"invite": link}), 403, "not-welcome")
    invite = f"{me(anna)}/invitations"
    refused(bert.ask("POST", invite, {"table": table}), 404, "person")
    refused(anna.ask("POST", f"{me(bert)}/invitations", {"table": own}), 403, "blocked")
    assert anna.get("/api/guest/blocks") == [{"person": bert.me["id"], "name": bert.me["name"]}]
    good(anna.ask("DELETE", f"{me(bert)}/block"))
    bert.post(f"/api/tables/{own}/join", {})
    refused(anna.ask("PUT", f"{me(anna)}/block"), 403, "yourself")


def test_a_block_is_heard_by_the_other_process(
    club: tuple[ServerProcess, ServerProcess],
) -> None:
    one, other = club
    with one.person() as anna, other.person() as bert:
        table = anna.table("africa", 3, "you")
        bert.post(f"/api/tables/{table}/join", {})
        elsewhere = anna.through(other)
        with elsewhere.socket(table) as ears:
            heard(ears, "hello")
            good(anna.ask("PUT", f"{me(bert)}/block"))
            heard(ears, "retold")
            bert.post(f"/api/tables/{table}/chat", {"text": "insult"})
            elsewhere.post(f"/api/tables/{table}/chat", {"text": "mine"})
            assert heard(ears, "chat")["text"] == "mine"
        own = elsewhere.table("africa", 2, "you")
        refused(bert.ask("POST", f"/api/tables/{own}/join", {}), 403, "not-welcome")
        elsewhere.http.close()


def test_a_report_is_kept_for_whoever_runs_the_server_with_what_was_said(
    server: ServerProcess, anna: Person, bert: Person
) -> None:
    table = anna.table("africa", 2, "you")
    bert.post(f"/api/tables/{table}/join", {})
    bert.post(f"/api/tables/{table}/chat", {"text": "insult"})
    where = f"{me(bert)}/report"
    anna.post(f"/api/people/seat:{table}:1/report", {"words": "first"})
    refused(bert.ask("PUT", f"/api/people/seat:{table}:2/block"), 404, "person")
    refused(bert.ask("PUT", "/api/people/seat:nowhere:0/block"), 404, "person")
    anna.post(where, {"words": "rude", "table": table})
    refused(anna.ask("POST", where, {"words": " "}), 422, "name")
    with closing(Ledger(server.db)) as ledger:
        (row,) = ledger.rows(REPORTS)
        assert (row.guest, row.about, row.table_id) == (anna.me["id"], bert.me["id"], table)
        assert (row.words, row.said) == ("rude", "insult")
