"""One letter, one push: what came of it is said in a line, also where nothing is set up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.calling.browsers import Browser
from tests.server.calling.people import places
from tests.server.calling.receivers import receiving
from tests.server.desk.commands import admin, fails
from tests.server.harness import serving
from tests.server.post import post_office

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.calling.receivers import Receiver
    from tests.server.harness import Person, ServerProcess

NOT_SENT = "nothing was sent: no mail server is named (--mail, MBIRA_SMTP, or mail in --settings)"


def test_a_letter_is_sent_by_the_mail_server_of_the_settings(tmp_path: Path) -> None:
    file = tmp_path / "mbira.toml"
    with post_office(password="geheim") as office:  # noqa: S106
        where = office.url.rpartition("@")[2]
        file.write_text(f'mail = "{office.url}"\nmail-from = "x"\n')
        assert "--mail-from" in fails(admin("try-mail", "a@b.org", "--settings", str(file)))
        file.write_text(f'mail = "{office.url}"\nmail-from = "Club <club@example.org>"\n')
        said = admin("try-mail", "Anna@Example.org", "--settings", str(file))
        assert (said.status, said.out) == (0, f"{where} took a letter to Anna@Example.org\n")
        letter = office.next()
        assert (letter["To"], letter["From"]) == ("anna@example.org", "Club <club@example.org>")
        assert letter["Subject"] == "mbira: a test"
        assert letter.get_content().split() == ["Calls", "arrive", "here."]
        office.answer = "550 nobody here"
        refused = admin("try-mail", "a@b.org", "--settings", str(file))
        assert fails(refused) == "a@b.org got no letter: 550 nobody here"
        told = admin("try-mail", "a@b.org", "--json", "--settings", str(file))
        assert (told.status, told.json["sent"]) == (1, False)
        assert "geheim" not in f"{refused}{told}{said}"
        assert office.none()
    gone = fails(admin("try-mail", "a@b.org", "--settings", str(file)))
    assert gone.startswith("a@b.org got no letter: 127.0.0.1: ")


def test_without_a_mail_server_no_letter_is_sent() -> None:
    assert fails(admin("try-mail", "a@b.org")) == NOT_SENT
    told = admin("try-mail", "a@b.org", "--json")
    assert told.json == {"to": "a@b.org", "sent": False, "words": NOT_SENT}


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as found:
        yield found


@pytest.fixture
def server(database: str, tmp_path: Path) -> Iterator[ServerProcess]:
    with serving(database, tmp_path / "log", "--hooks", "local") as running:
        yield running


def test_a_push_is_sent_to_all_browsers_of_somebody(
    server: ServerProcess, anna: Person, receiver: Receiver
) -> None:
    who = f"{anna.me['name']} ({anna.me['id']})"
    push = ("try-push", anna.me["id"])
    none = f"nothing was sent to {who}: they are called in no browser"
    assert fails(admin(*push, db=server.db)) == none
    one, other = Browser(receiver, "/one"), Browser(receiver, "/other")
    for each in (one, other):
        each.subscribe(anna)
        server.pass_time(1)
    receiver.answers["/other"] = [410]
    said = admin(*push, db=server.db, MBIRA_HOOKS="local")
    assert said.out == f"1 of 2 browsers of {who} took it: Chromium: sent; Chromium: gone, 410\n"
    (got,) = receiver.at("/one")
    assert one.read(got)["title"] == "mbira: a test"
    assert {each["state"] for each in places(anna)} == {"on", "gone"}
    receiver.answers = {"/one": [500], "/other": [500]}
    told = admin(*push, "--json", db=server.db, MBIRA_HOOKS="local")
    assert (told.status, told.json["sent"]) == (1, False)
    assert told.json["words"].startswith(f"0 of 2 browsers of {who} took it: ")
    off = fails(admin(*push, db=server.db, MBIRA_HOOKS="off"))
    assert off == f"nothing was sent to {who}: push is off here (--hooks off)"
    assert len(receiver.at("/one")) == 2
