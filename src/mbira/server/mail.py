"""Mail: letters in plain text, handed to the mail server that whoever runs this one has named.

Nothing is sent where none is named. It knows nothing of what is written in a letter, or why: who
sends letters decides that, and what happens to one that could not be handed over.
"""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime, formataddr, localtime, make_msgid, parseaddr
from functools import cached_property
from typing import TYPE_CHECKING, Literal
from urllib.parse import unquote, urlsplit

from msgspec import Struct

from mbira.core.errors import MbiraError

if TYPE_CHECKING:
    from collections.abc import Callable

PATIENCE = 20.0
"""Seconds that a mail server may take for each of its answers."""
THREADS = 2
"""How many letters are handed over at once."""
WAITING = 200
"""How many may wait to be: whoever has more of them keeps them and asks again."""
LONGEST = 254
"""Characters of an address; the net has no longer ones."""
LOCAL = {"localhost", "127.0.0.1", "::1"}
KNOWN = "give smtp://USER:PASSWORD@HOST:PORT, or smtps:// for TLS from the start"
_ADDRESS = re.compile(r"[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9-]{1,63}\.)*[a-z0-9-]{1,63}")


class MailError(Exception):
    """A letter was not taken; `lasting` says that the same one never will be."""

    def __init__(self, why: str, *, lasting: bool = False) -> None:
        super().__init__(why)
        self.lasting = lasting


class MailServer(Struct, frozen=True):
    """Who takes letters, and whom they come from."""

    host: str
    port: int
    sender: str
    """An address, with or without a name."""
    user: str = ""
    password: str = ""
    secure: Literal["start", "whole"] = "start"
    """Whether TLS begins where the mail server offers it, or is there from the start."""

    @property
    def domain(self) -> str:
        """Where its letters come from; asking the net for this machine's name may take long."""
        return parseaddr(self.sender)[1].rpartition("@")[2]

    def __repr__(self) -> str:
        return f"MailServer({self.host}:{self.port})"  # whatever prints it, prints no password


def read_mail(url: str, sender: str | None) -> MailServer:
    """Return who takes letters, as an operator names them."""
    try:
        parts = urlsplit(url.strip())
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port, parts = None, None, urlsplit("")
    if parts.scheme not in {"smtp", "smtps"} or not host or parts.path.strip("/") or parts.query:
        raise MbiraError(f"--mail: that is not a mail server; {KNOWN}")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    whole = parts.scheme == "smtps"
    port = port or (465 if whole else 587 if user else 25)
    found = sender or (user if _ADDRESS.fullmatch(user.lower()) else "")
    name, address = parseaddr(found)
    plain = plain_address(address)
    if plain is None:
        raise MbiraError("--mail needs --mail-from ADDRESS, the sender of its letters")
    shown = formataddr((name, plain))
    return MailServer(host, port, shown, user, password, "whole" if whole else "start")


def plain_address(text: str) -> str | None:
    """Return an address as it is compared and written to; None if nobody has such a one.

    All of it is in small letters: there may be servers that tell `Ann@` from `ann@`, but no people.
    """
    local, at, domain = text.strip().rpartition("@")
    try:
        domain = domain.encode("idna").decode() if not domain.isascii() else domain
    except UnicodeError:
        return None
    plain = f"{local}{at}{domain}".lower()
    fits = len(plain) <= LONGEST and _ADDRESS.fullmatch(plain) is not None
    return plain if fits and ".." not in plain and not plain.startswith(".") else None


class Mail:
    """Hands letters over, a few at a time, while others are answered."""

    def __init__(self, server: MailServer) -> None:
        self._server = server
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="mail")
        self._waiting = 0

    async def send(self, to: str, subject: str, text: str, name: str | None = None) -> None:
        """Hand a letter over; returns when the mail server has taken it, else MailError.

        One that has a `name` has the same Message-ID however often it is sent.
        """
        letter = self._letter(to, subject, text, name)
        await self._in_a_thread(lambda: self._hand_over(letter))

    async def check(self) -> None:
        """Go as far as a letter would, and send none; MailError says what is in the way."""
        await self._in_a_thread(lambda: self._hand_over(None))

    def close(self) -> None:
        """Let go; what waits is not sent any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _in_a_thread(self, work: Callable[[], None]) -> None:
        if self._waiting >= WAITING:
            raise MailError("too many letters wait to be sent")
        self._waiting += 1
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1

    def _letter(self, to: str, subject: str, text: str, name: str | None) -> EmailMessage:
        address = plain_address(to)
        if address is None:
            raise MailError("that is not an address", lasting=True)
        letter = EmailMessage()
        letter["From"] = self._server.sender
        letter["To"] = Address(addr_spec=address)
        letter["Subject"] = " ".join(subject.split())  # it is one line, whatever is in it
        letter["Date"] = format_datetime(localtime())
        domain = self._server.domain
        letter["Message-ID"] = f"<{name}@{domain}>" if name else make_msgid(domain=domain)
        letter["Auto-Submitted"] = "auto-generated"  # nobody's absence is to be answered
        letter.set_content(text)
        return letter

    def _hand_over(self, letter: EmailMessage | None) -> None:
        try:
            with self._connected() as smtp:
                if letter is not None:
                    smtp.send_message(letter)
        except (smtplib.SMTPResponseException, smtplib.SMTPRecipientsRefused) as error:
            raise _refused(error) from None
        except (smtplib.SMTPException, OSError) as error:
            raise MailError(f"{self._server.host}: {_one_line(error)}") from None

    @cached_property
    def _trust(self) -> ssl.SSLContext:
        """Whose certificates are believed: to read all of them takes longer than a letter."""
        return ssl.create_default_context()

    def _connected(self) -> smtplib.SMTP:
        """Return a connection on which letters are taken, closed to others where it can be."""
        server = self._server
        if server.secure == "whole":
            smtp: smtplib.SMTP = smtplib.SMTP_SSL(
                server.host, server.port, server.domain, timeout=PATIENCE, context=self._trust
            )
        else:
            smtp = smtplib.SMTP(server.host, server.port, server.domain, timeout=PATIENCE)
        try:
            smtp.ehlo()
            closed = server.secure == "whole"
            if not closed and smtp.has_extn("starttls"):
                smtp.starttls(context=self._trust)
                smtp.ehlo()
                closed = True
            if server.user:
                self._log_in(smtp, closed=closed or server.host in LOCAL)
        except BaseException:
            smtp.close()
            raise
        return smtp

    def _log_in(self, smtp: smtplib.SMTP, *, closed: bool) -> None:
        if not closed:
            raise MailError(f"{self._server.host} offers no TLS: it is not told the password")
        smtp.login(self._server.user, self._server.password)


def _refused(error: smtplib.SMTPResponseException | smtplib.SMTPRecipientsRefused) -> MailError:
    """Return why a mail server did not take a letter: it says whether it is worth trying again."""
    said: bytes | str
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        code, said = next(iter(error.recipients.values()))
    else:
        code, said = error.smtp_code, error.smtp_error
    told = said.decode("utf-8", "replace") if isinstance(said, bytes) else said
    permanent = code >= 500 and not isinstance(error, smtplib.SMTPAuthenticationError)
    return MailError(f"{code} {_one_line(told)}", lasting=permanent)


def _one_line(what: object) -> str:
    return " ".join(str(what).split())[:200] or type(what).__name__
