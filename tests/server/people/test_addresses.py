"""One list of mail addresses: confirmed once, by a link or a code, and used for both."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import text

from mbira.server.store.database.connection import connect
from mbira.server.store.migrations import PRESENT, STEPS, migrate
from tests.server.harness import good, refused, serving
from tests.server.people.test_letters import token_for
from tests.server.post import post_office

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.harness import Person, ServerProcess
    from tests.server.post import Letters

ADDRESS = "anna@example.org"
PLACES = "/api/guest/calls/places"


@pytest.fixture(scope="module")
def office() -> Iterator[Letters]:
    with post_office() as found:
        yield found


@pytest.fixture(scope="module")
def mailing(office: Letters, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("mailing")
    db = f"sqlite:///{folder / 'tables.db'}"
    mail = ("--mail", office.url, "--mail-from", "Club <club@example.org>")
    with serving(db, folder / "log.txt", *mail, name="addresses") as running:
        yield running


@pytest.fixture
def server(mailing: ServerProcess) -> ServerProcess:
    mailing.wish(clear=True)
    return mailing


def listed(person: Person) -> list[tuple[str, bool]]:
    """Return the addresses of somebody, and whether they are called there."""
    found: list[Any] = person.get("/api/guest/person")["addresses"]
    return [(each["address"], each["calls"]) for each in found]


def confirm_for_calls(person: Person, office: Letters, address: str = ADDRESS) -> str:
    """Have a code sent, and type it; return the place."""
    place = person.post(PLACES, {"kind": "mail", "address": address})
    assert place["state"] == "asked"
    code = re.findall(r"\b\d{6}\b", office.next().get_content())[0]
    person.post(f"{PLACES}/{place['id']}/confirm", {"code": code})
    return str(place["id"])


def test_what_was_confirmed_for_calls_signs_in(
    server: ServerProcess, anna: Person, office: Letters
) -> None:
    confirm_for_calls(anna, office)
    assert listed(anna) == [(ADDRESS, True)]
    with server.person() as elsewhere:
        token = token_for(elsewhere, office, ADDRESS)
        signed = elsewhere.post("/api/sign-in/letter", {"token": token})
        assert signed["guest"]["id"] == anna.me["id"]


def test_what_was_confirmed_for_signing_in_calls_without_being_asked_again(
    anna: Person, office: Letters
) -> None:
    anna.post("/api/sign-in/letter", {"token": token_for(anna, office, ADDRESS)})
    assert listed(anna) == [(ADDRESS, False)]
    assert anna.get("/api/guest/calls")["addresses"] == [ADDRESS]
    place = anna.post(PLACES, {"kind": "mail", "address": ADDRESS.upper()})
    assert place["state"] == "on"
    assert good(anna.ask("POST", f"{PLACES}/{place['id']}/test", {}))["arrived"]
    assert office.next()["Subject"] == "mbira: a test", "and no code before that"
    assert listed(anna) == [(ADDRESS, True)]
    good(anna.ask("DELETE", f"{PLACES}/{place['id']}"))
    assert listed(anna) == [(ADDRESS, False)], "who is not called there still signs in by it"


def test_who_removes_an_address_is_not_called_there_any_more(anna: Person, office: Letters) -> None:
    confirm_for_calls(anna, office)
    (address,) = anna.get("/api/guest/person")["addresses"]
    good(anna.ask("DELETE", f"/api/guest/addresses/{address['id']}"))
    assert listed(anna) == []
    assert anna.get("/api/guest/calls")["places"] == []


def test_a_shared_mailbox_signs_one_in_and_calls_both(
    server: ServerProcess, anna: Person, bert: Person, office: Letters
) -> None:
    anna.post("/api/sign-in/letter", {"token": token_for(anna, office, ADDRESS)})
    confirm_for_calls(bert, office)
    assert listed(bert) == [], "it is Anna's"
    assert [each["state"] for each in bert.get("/api/guest/calls")["places"]] == ["on"]
    with server.person() as elsewhere:
        token = token_for(elsewhere, office, ADDRESS)
        assert (
            elsewhere.post("/api/sign-in/letter", {"token": token})["guest"]["id"]
            == (anna.me["id"])
        )
    refused(bert.ask("DELETE", "/api/guest/addresses/none"), 404, "address-gone")


def test_an_older_database_loses_no_address(database: str) -> None:
    engine = connect(database)
    migrate(engine, STEPS)
    guest = "INSERT INTO guests (id, name, generation, created) VALUES (:id, :id, 0, 1.0)"
    place = (
        "INSERT INTO call_places (id, guest, kind, state, address, details, label, made, failures,"
        " error) VALUES (:id, :guest, :kind, :state, :address, :details, '', :made, 0, '')"
    )
    rows = [
        ("p1", "anna", "mail", "on", "anna@example.org", 5.0),
        ("p2", "bert", "mail", "on", "anna@example.org", 4.0),
        ("p3", "bert", "mail", "asked", "bert@example.org", 3.0),
        ("p4", "anna", "webhook", "on", "https://example.org/", 2.0),
        ("p5", "anna", "mail", "gone", "old@example.org", 1.0),
        ("p6", "clara", "mail", "on", "clara@example.org", 7.0),
        ("p7", "nobody", "mail", "on", "nobody@example.org", 8.0),
    ]
    with engine.begin() as connection:
        for name in ("anna", "bert", "clara"):
            connection.execute(text(guest), {"id": name})
        for id_, whose, kind, state, address, made in rows:
            values = {"id": id_, "guest": whose, "kind": kind, "state": state, "made": made,
                      "address": address, "details": b"{}"}  # fmt: skip
            connection.execute(text(place), values)
        connection.execute(
            text("INSERT INTO addresses (address, id, guest, made) VALUES"
                 " ('clara@example.org', 'a1', 'clara', 6.0)")
        )  # fmt: skip
        connection.execute(
            text("UPDATE facts SET value = :value WHERE name = 'schema'"),
            {"value": str(PRESENT - 1)},
        )
    assert migrate(engine) == 1
    with engine.connect() as connection:
        found = connection.execute(
            text("SELECT address, guest, made FROM addresses ORDER BY address")
        ).all()
        kept = connection.scalar(text("SELECT count(*) FROM call_places"))
    assert [tuple(row) for row in found] == [
        ("anna@example.org", "bert", 4.0),
        ("clara@example.org", "clara", 6.0),
        ("old@example.org", "anna", 1.0),
    ]
    assert kept == len(rows), "everybody is called where they were"
    engine.dispose()
