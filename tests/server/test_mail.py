"""Letters are handed to a mail server, and what it says against one is told."""

from __future__ import annotations

import asyncio
import ssl
from typing import TYPE_CHECKING

import pytest

from mbira.core.errors import MbiraError
from mbira.server.mail import Mail, MailError, plain_address, read_mail
from tests.server.post import post_office

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.post import Letters

FROM = "Club <club@example.org>"


@pytest.fixture
def letters() -> Iterator[Letters]:
    with post_office() as found:
        yield found


def send(url: str, to: str = "ann@example.org", subject: str = "Hello", text: str = "Ciao") -> None:
    mail = Mail(read_mail(url, FROM))
    try:
        asyncio.run(mail.send(to, subject, text))
    finally:
        mail.close()


def test_a_letter_arrives_as_it_was_written(letters: Letters) -> None:
    send(letters.url, subject="Ваш ход", text="Привет, Ann!\nhttps://example.org/#x\n")
    letter = letters.next()
    assert letter["To"] == "ann@example.org"
    assert letter["From"] == FROM
    assert letter["Subject"] == "Ваш ход"
    assert letter["Message-ID"].strip().endswith("@example.org>")
    assert letter.get_content().splitlines() == ["Привет, Ann!", "https://example.org/#x"]


def test_a_subject_is_one_line_and_adds_no_header(letters: Letters) -> None:
    send(letters.url, subject="Hello\r\nBcc: eve@example.org")
    letter = letters.next()
    assert letter["Bcc"] is None
    assert letter["Subject"] == "Hello Bcc: eve@example.org"


@pytest.mark.parametrize(("answer", "lasting"), [("451 later", False), ("554 never", True)])
def test_it_is_told_whether_a_refusal_lasts(letters: Letters, answer: str, lasting: bool) -> None:  # noqa: FBT001
    letters.answer = answer
    with pytest.raises(MailError, match=answer) as refused:
        send(letters.url)
    assert refused.value.lasting is lasting


def test_a_mail_server_that_is_not_there_is_named_and_may_come_back(letters: Letters) -> None:
    with pytest.raises(MailError, match=r"127\.0\.0\.1") as refused:
        send("smtp://127.0.0.1:1")
    assert not refused.value.lasting
    assert letters.none()


def test_certificates_are_read_once_and_only_where_there_is_tls(
    letters: Letters, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[ssl.SSLContext] = []
    known = ssl.create_default_context()  # to make one takes as long as many letters

    def make() -> ssl.SSLContext:
        read.append(known)
        return known

    monkeypatch.setattr(ssl, "create_default_context", make)
    send(letters.url)
    letters.next()
    assert read == []
    mail = Mail(read_mail("smtps://127.0.0.1:1", FROM))
    for _ in range(3):
        with pytest.raises(MailError):
            asyncio.run(mail.send("ann@example.org", "Hello", "Ciao"))
    mail.close()
    assert read == [known]


def test_a_password_is_shown_to_the_mail_server_and_to_nobody_else() -> None:
    with post_office("mop dust") as letters:
        url = letters.url.replace("mop dust", "mop%20dust")
        send(url)
        assert letters.next()["To"] == "ann@example.org"
        with pytest.raises(MailError) as refused:
            send(letters.url.replace("mop dust", "wrong"))
        assert not refused.value.lasting  # whoever runs the server can mend it
        assert "mop" not in repr(read_mail(url, FROM))


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        (" Ann.B+games@Example.ORG ", "ann.b+games@example.org"),
        ("anna@bücher.example", "anna@xn--bcher-kva.example"),
        ("ann", None), ("ann@", None), ("@example.org", None), ("a b@example.org", None),
        ("ann@example.org\nBcc: x@y", None), ("ann..b@example.org", None),
        ("ann@example.org, eve@example.org", None), (f"{'a' * 300}@example.org", None),
        ("<ann@example.org>", None),
    ],
)  # fmt: skip
def test_addresses_are_read_as_people_mean_them(text: str, plain: str | None) -> None:
    assert plain_address(text) == plain


@pytest.mark.parametrize("url", ["mail.example.org", "http://example.org", "smtp://", "smtp://a:b"])
def test_what_is_no_mail_server_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(MbiraError, match="--mail: that is not a mail server"):
        read_mail(url, FROM)


def test_a_sender_is_needed_unless_the_user_is_one() -> None:
    with pytest.raises(MbiraError, match="--mail-from"):
        read_mail("smtp://127.0.0.1", None)
    named = read_mail("smtps://club%40example.org:x@mail.example.org", None)
    assert (named.sender, named.port, named.secure) == ("club@example.org", 465, "whole")
    assert read_mail("smtp://club%40example.org:x@mail.example.org", None).port == 587
