"""Calls by mail: to nobody who was not asked, and the same one under the same name."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.server.calling.people import a_match, places, play, soon, wish
from tests.server.harness import refused, serving, until
from tests.server.post import post_office

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.harness import Person, ServerProcess
    from tests.server.post import Letters


@pytest.fixture(scope="module")
def office() -> Iterator[Letters]:
    with post_office() as found:
        yield found


@pytest.fixture(scope="module")
def mailing(office: Letters, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("mailing")
    db = f"sqlite:///{folder / 'tables.db'}"
    mail = ("--mail", office.url, "--mail-from", "Club <club@example.org>")
    with serving(db, folder / "log.txt", *mail, name="mailing") as running:
        yield running


@pytest.fixture
def server(mailing: ServerProcess) -> ServerProcess:
    mailing.wish(clear=True)
    return mailing


def test_who_has_confirmed_their_address_is_called_there(
    server: ServerProcess, anna: Person, bert: Person, office: Letters
) -> None:
    wish(bert, language="it")
    body = {"kind": "mail", "address": "Bert@Example.org"}
    place = bert.post("/api/guest/calls/places", body)
    assert (place["address"], place["state"]) == ("bert@example.org", "asked")
    asked = office.next()
    table = a_match(anna, bert, name="Venerdì")
    play(anna, table)
    soon(server)
    path = f"/api/guest/calls/places/{place['id']}"
    refused(bert.ask("POST", f"{path}/test", {}), 409, "no-channel")
    refused(bert.ask("POST", f"{path}/confirm", {"code": "0"}), 409, "mail-code")
    code = re.findall(r"\b\d{6}\b", asked.get_content())[0]
    refused(anna.ask("POST", f"{path}/confirm", {"code": code}), 404, "place")
    assert bert.post(f"{path}/confirm", {"code": code})["state"] == "on"
    play(bert, table)
    play(anna, table)
    soon(server)
    letter = office.next()
    assert letter["To"] == "bert@example.org"
    assert letter["Subject"] == "Venerdì (Meduris)"
    assert "Tocca a te." in letter.get_content()
    assert f"{server.url}/#table={table}" in letter.get_content()


def test_a_code_is_not_guessed(server: ServerProcess, bert: Person, office: Letters) -> None:
    place = bert.post("/api/guest/calls/places", {"kind": "mail", "address": "b@example.org"})
    path = f"/api/guest/calls/places/{place['id']}/confirm"
    code = re.findall(r"\b\d{6}\b", office.next().get_content())[0]
    wrong = f"{(int(code) + 1) % 1_000_000:06}"
    for _ in range(5):
        refused(bert.ask("POST", path, {"code": wrong}), 409, "mail-code")
    refused(bert.ask("POST", path, {"code": code}), 409, "mail-code")
    bert.post("/api/guest/calls/places", {"kind": "mail", "address": "b@example.org"})
    code = re.findall(r"\b\d{6}\b", office.next().get_content())[0]
    server.pass_time(3601)
    refused(bert.ask("POST", path, {"code": code}), 409, "mail-code")
    bad = {"kind": "mail", "address": "b@example.org\nBcc: all@example.org"}
    refused(bert.ask("POST", "/api/guest/calls/places", bad), 422, "mailbox")


def test_a_letter_that_is_not_taken_comes_later_under_the_same_name(
    server: ServerProcess, anna: Person, bert: Person, office: Letters
) -> None:
    place = bert.post("/api/guest/calls/places", {"kind": "mail", "address": "b@example.org"})
    code = re.findall(r"\b\d{6}\b", office.next().get_content())[0]
    bert.post(f"/api/guest/calls/places/{place['id']}/confirm", {"code": code})
    table = a_match(anna, bert)
    play(anna, table)
    office.answer = "451 come back later"
    soon(server)
    until(lambda: "451" in places(bert)[0].get("error", ""))
    office.answer = "250 OK"
    server.pass_time(31)
    letter = office.next()
    assert re.fullmatch(r"<call\.[0-9a-f]{16}@example\.org>", letter["Message-ID"])
    assert office.none()
