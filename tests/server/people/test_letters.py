"""Links by mail: whoever reads an address has shown it, and whoever else asks gets nothing."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import httpx
import pytest

from mbira.server.mail import read_mail
from mbira.server.people.letters import may_send_links
from mbira.server.people.seals import LIFETIMES
from mbira.server.settings import Settings
from tests.server.harness import PATIENCE, Person, ServerProcess, refused, serving
from tests.server.post import post_office

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.post import Letters

ADDRESS = "ann@example.org"
MAIL, LETTER = "/api/sign-in/mail", "/api/sign-in/letter"


@pytest.fixture(scope="module")
def office() -> Iterator[Letters]:
    with post_office() as found:
        yield found


@pytest.fixture(scope="module")
def mailing(office: Letters, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("mailing")
    arguments = ("--mail", office.url, "--mail-from", "club@example.org")
    with serving(f"sqlite:///{folder / 't.db'}", folder / "log", *arguments, name="mail") as found:
        yield found


@pytest.fixture
def server(mailing: ServerProcess) -> ServerProcess:
    mailing.wish(clear=True)
    return mailing


def link_in(office: Letters) -> str:
    """Return what the link in the next letter carries."""
    found = re.search(r"http://127\.0\.0\.1:\d+/#letter=(\S+)", office.next().get_content())
    assert found
    return found[1]


def token_for(person: Person, office: Letters, address: str = ADDRESS) -> str:
    assert person.ask("POST", MAIL, {"address": address}).status_code == 204
    return link_in(office)


def test_a_guest_has_an_address_once_they_have_opened_its_letter(
    office: Letters, anna: Person
) -> None:
    token = token_for(anna, office, "Ann@Example.org")
    assert anna.get("/api/guest/person")["addresses"] == []
    assert anna.post(f"{LETTER}/look", {"token": token}) == {"address": ADDRESS}
    opened = anna.post(LETTER, {"token": token})
    assert opened == {"guest": anna.me, "address": ADDRESS}
    (mine,) = anna.get("/api/guest/person")["addresses"]
    assert mine["address"] == ADDRESS


def test_by_a_letter_somebody_signs_in_elsewhere(
    server: ServerProcess, office: Letters, anna: Person
) -> None:
    anna.post(LETTER, {"token": token_for(anna, office)})
    table = anna.table("meduris", 2, "you", "random", start=True)
    with Person(server.url, known=False) as phone:
        token = token_for(phone, office)
        assert phone.post(f"{LETTER}/look", {"token": token})["name"] == anna.me["name"]
        assert phone.post(LETTER, {"token": token}) == {"guest": anna.me}
        assert [each["id"] for each in phone.get("/api/tables", mine="true")] == [table]
        with Person(server.url, known=False) as thief:  # who has read over a shoulder
            refused(thief.ask("POST", LETTER, {"token": token}), 403, "token")
            refused(thief.ask("GET", "/api/guest"), 401, "guest")


def test_a_letter_is_good_for_a_quarter_of_an_hour_and_as_it_was_written(
    server: ServerProcess, office: Letters, anna: Person
) -> None:
    token = token_for(anna, office)
    other = "A" if token[5] != "A" else "B"
    for made_up in (token[:-1], token[:5] + other + token[6:], "x", token.partition(".")[0]):
        refused(anna.ask("POST", LETTER, {"token": made_up}), 403, "token")
    server.pass_time(LIFETIMES["mail"] + 1)
    refused(anna.ask("POST", LETTER, {"token": token}), 403, "token")
    assert anna.get("/api/guest/person")["addresses"] == []


def test_who_asks_for_a_letter_to_another_gets_nothing_by_it(
    office: Letters, anna: Person, bert: Person
) -> None:
    token = token_for(bert, office)
    anna.post(LETTER, {"token": token})  # it is the reader's address, whoever asked
    assert bert.get("/api/guest/person")["addresses"] == []
    (mine,) = anna.get("/api/guest/person")["addresses"]
    refused(bert.ask("DELETE", f"/api/guest/addresses/{mine['id']}"), 404, "address-gone")
    assert anna.ask("DELETE", f"/api/guest/addresses/{mine['id']}").status_code == 204
    assert anna.get("/api/guest/person")["addresses"] == []


def test_an_answer_does_not_say_whether_an_address_is_known(
    office: Letters, anna: Person, bert: Person
) -> None:
    anna.post(LETTER, {"token": token_for(anna, office)})
    known = bert.ask("POST", MAIL, {"address": ADDRESS})
    unknown = bert.ask("POST", MAIL, {"address": "nobody@example.org"})
    texts = [re.sub(r"letter=\S+", "", office.next().get_content()) for _ in range(2)]
    assert texts[0] == texts[1]

    def told(answer: httpx.Response) -> object:
        return answer.status_code, answer.content, {**answer.headers, "date": ""}

    assert told(known) == told(unknown)
    refused(bert.ask("POST", MAIL, {"address": "no address"}), 422, "mailbox")


def test_letters_are_in_the_language_that_is_asked_for(office: Letters, anna: Person) -> None:
    body, headers = {"address": ADDRESS}, {"accept-language": "ru"}
    assert anna.ask("POST", MAIL, body, headers=headers).is_success
    letter = office.next()
    assert "ссылка" in letter["Subject"]
    assert "браузере" in letter.get_content()


def test_letters_are_counted_by_asker_and_by_address(tmp_path: Path, office: Letters) -> None:
    arguments = ("--mail", office.url, "--mail-from", "club@example.org")
    limits = ("requests=0", "guests=0", "sign_ins=0")
    db = f"sqlite:///{tmp_path / 't.db'}"
    with serving(db, tmp_path / "log", *arguments, limits=limits) as server:
        with server.person() as anna, server.person() as bert:
            for number in range(5):
                assert anna.ask("POST", MAIL, {"address": f"a{number}@example.org"}).is_success
            refused(anna.ask("POST", MAIL, {"address": "b@example.org"}), 429, "too-fast")
            for _ in range(5):
                office.next()
            for _ in range(2):
                assert bert.ask("POST", MAIL, {"address": ADDRESS}).is_success
                office.next()
        with server.person() as clara, server.person() as dora:
            for _ in range(3):
                assert clara.ask("POST", MAIL, {"address": ADDRESS}).is_success
                office.next()
            refused(dora.ask("POST", MAIL, {"address": ADDRESS}), 429, "too-fast")
    assert office.none()


def test_a_letter_leads_to_a_name_of_the_server_however_it_was_called(
    tmp_path: Path, office: Letters
) -> None:
    arguments = (
        "--mail", office.url, "--mail-from", "club@example.org", "--name", "club.example",
    )  # fmt: skip
    with serving(f"sqlite:///{tmp_path / 't.db'}", tmp_path / "log", *arguments) as server:
        for host in ("club.example", "localhost", "127.0.0.1"):
            answer = httpx.post(
                f"{server.url}{MAIL}", json={"address": ADDRESS}, headers={"host": host},
                timeout=PATIENCE,
            )  # fmt: skip
            assert answer.status_code == 204
            assert "http://club.example/#letter=" in office.next().get_content()


def test_a_server_without_mail_or_without_a_name_sends_no_links(
    tmp_path: Path, office: Letters
) -> None:
    db, log = f"sqlite:///{tmp_path / 'a.db'}", tmp_path / "log"
    with serving(db, log) as server, server.person() as anna:
        assert not anna.get("/api/guest/person")["mail"]
        refused(anna.ask("POST", MAIL, {"address": ADDRESS}), 409, "no-mail")
    mail = read_mail(office.url, "club@example.org")
    assert may_send_links(Settings("", mail=mail))
    assert may_send_links(Settings("", mail=mail, host="192.0.2.1", hosts=("club.example",)))
    assert not may_send_links(Settings("", mail=mail, host="192.0.2.1"))
