"""What the server refuses, and how it says so: an id, words, and where in the request it is."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING

from msgspec import Struct

from mbira.core.message import Message, Reason
from mbira.lang import language

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mbira.core.game import GameSpec
    from mbira.lang import Language
    from mbira.server.store.database.trouble import Trouble

TEXTS = "mbira.lang:{code}/server.ftl"
LONGEST = 500
"""Characters that an error says, at most."""


class Problem(Struct, frozen=True, omit_defaults=True):
    """An error as it is sent."""

    id: str
    """What it is, for programs."""
    words: str
    """What it is, for people, in the language that the request asks for."""
    pointer: str = ""
    """Where in the request's body it is, as a JSON pointer; "" if it is about all of it."""
    reason: Reason | None = None
    """Why the rules do not allow it."""
    version: int | None = None
    """Of the match now, if the request was made for an earlier one."""
    retry: float | None = None
    """After this many seconds it is worth trying again."""


class Refused(Struct, frozen=True):
    """The body of every answer that is not a success."""

    error: Problem


class Refusal(Exception):  # noqa: N818 it is not a fault of the program
    """A request that cannot be answered as it is."""

    def __init__(
        self,
        status: HTTPStatus,
        name: str,
        *,
        pointer: str = "",
        words: str | None = None,
        reason: Reason | None = None,
        version: int | None = None,
        retry: float | None = None,
        args: dict[str, str | int] | None = None,
    ) -> None:
        """Refuse by name; the words are those of the message `refused-NAME`, or the given ones."""
        super().__init__(name)
        self.status = status
        self.name = name
        self.pointer = pointer
        self.words = words
        self.reason = reason
        self.version = version
        self.retry = retry
        self.said = args or {}

    def problem(
        self, code: str, spec: GameSpec | None = None, names: Mapping[int, str] | None = None
    ) -> Problem:
        """Return the refusal in words; `names` are those of people, by seat."""
        return Problem(
            id=self.name,
            words=shortened(one_line(self._said(code, spec, names))),
            pointer=self.pointer,
            reason=self.reason,
            version=self.version,
            retry=self.retry,
        )

    def _said(self, code: str, spec: GameSpec | None, names: Mapping[int, str] | None) -> str:
        if self.words is not None:
            return self.words
        if self.reason is not None:
            return server_words(code, spec).say(self.reason, names)
        return server_words(code).say(Message(f"refused-{self.name}", dict(self.said)))


def one_line(text: str) -> str:
    """Return a text on one line, without characters that cannot be seen; it may quote anything."""
    seen = "".join(sign if sign.isprintable() else " " for sign in text)
    return " ".join(seen.split())


def shortened(text: str) -> str:
    """Return a text that is no longer than anybody reads."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}..."


def server_words(code: str, spec: GameSpec | None = None) -> Language:
    """Return a language with the words of the server, and a game's if one is given."""
    return language(code, spec, (TEXTS,))


def stale(version: int) -> Refusal:
    """Refuse what was meant for an earlier version."""
    return Refusal(
        HTTPStatus.CONFLICT,
        "stale",
        pointer="/expected_version",
        version=version,
        args={"now": version},
    )


def too_large(limit: int, pointer: str = "") -> Refusal:
    """Refuse what is larger than anybody needs."""
    status = HTTPStatus.REQUEST_ENTITY_TOO_LARGE
    return Refusal(status, "too-large", pointer=pointer, args={"limit": limit})


def illegal(reason: Reason) -> Refusal:
    """Refuse what the rules do not allow."""
    return Refusal(HTTPStatus.UNPROCESSABLE_ENTITY, "illegal", pointer="/action", reason=reason)


def forbidden(name: str, pointer: str = "", **args: str | int) -> Refusal:
    """Refuse what this guest may not do."""
    return Refusal(HTTPStatus.FORBIDDEN, name, pointer=pointer, args=args)


def not_found(name: str, pointer: str = "", **args: str | int) -> Refusal:
    """Refuse what is about something that does not exist, or not for this guest."""
    return Refusal(HTTPStatus.NOT_FOUND, name, pointer=pointer, args=args)


def conflict(name: str, pointer: str = "", **args: str | int) -> Refusal:
    """Refuse what does not fit how things stand."""
    return Refusal(HTTPStatus.CONFLICT, name, pointer=pointer, args=args)


def unavailable(trouble: Trouble) -> Refusal:
    """Refuse what the database does not let anybody do now."""
    name, retry = _TROUBLES.get(trouble, ("busy", 1.0))
    return Refusal(HTTPStatus.SERVICE_UNAVAILABLE, name, retry=retry)


_TROUBLES: dict[Trouble, tuple[str, float]] = {
    "damaged": ("damaged", 30.0),
    "cannot write": ("cannot-write", 1.0),
    "disk full": ("cannot-write", 1.0),
    "read-only": ("cannot-write", 1.0),
}
"""What is said of each trouble that is not just that there is too much to do."""


def bad(words: str, pointer: str = "", name: str = "bad") -> Refusal:
    """Refuse what does not read as what it should be."""
    return Refusal(HTTPStatus.UNPROCESSABLE_ENTITY, name, pointer=pointer, words=words)
