"""A real mail server on this machine, and the letters that it took."""

from __future__ import annotations

import asyncio
import email
import email.policy
import queue
from contextlib import contextmanager
from typing import TYPE_CHECKING

from aiosmtpd.controller import Controller

from tests.server.harness import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from email.message import EmailMessage

    from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session


class Letters:
    """Takes letters, unless it was told what to say instead."""

    def __init__(self) -> None:
        self._taken: queue.Queue[EmailMessage] = queue.Queue()
        self.answer = "250 OK"
        self.password = ""
        self.url = ""

    async def handle_DATA(self, _: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        """Take a letter."""
        if self.password and not session.authenticated:
            return "530 who are you?"
        if self.answer.startswith("250"):
            content = envelope.content
            assert isinstance(content, bytes)
            self._taken.put(email.message_from_bytes(content, policy=email.policy.default))
        return self.answer

    def next(self) -> EmailMessage:
        """Return the next letter, once it has come."""
        return self._taken.get(timeout=PATIENCE)

    def none(self) -> bool:
        """Return whether none lies there that was not read."""
        return self._taken.empty()


class _AnyPort(Controller):
    """Listens wherever there is room."""

    def _trigger_server(self) -> None:
        assert isinstance(self.server, asyncio.Server)
        self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()  # type: ignore[no-untyped-call]


@contextmanager
def post_office(password: str = "") -> Iterator[Letters]:
    """Have a mail server while the block runs; one with a password wants to hear it."""
    letters = Letters()
    letters.password = password

    def known(_: SMTP, __: Session, ___: object, ____: str, given: LoginPassword) -> AuthResult:
        from aiosmtpd.smtp import AuthResult as Result  # noqa: PLC0415

        return Result(success=given.password.decode() == password, handled=False)

    controller = _AnyPort(
        letters, "127.0.0.1", 0, auth_require_tls=False,
        authenticator=known,
    )  # fmt: skip
    controller.start()
    try:
        who = f"club:{password}@" if password else ""
        letters.url = f"smtp://{who}127.0.0.1:{controller.port}"
        yield letters
    finally:
        controller.stop()
