"""What rows are read and written with: whoever has the database gives it to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sqlalchemy import Connection

    from mbira.server.telling.note import Note

T = TypeVar("T")


class Reader(Protocol):
    """Reads from the database."""

    def __call__(self, reading: Callable[[Connection], T], /) -> Awaitable[T]:
        """Return what is read."""


class Writer(Protocol):
    """Writes to the database."""

    def __call__(
        self, change: Callable[[Connection], T], about: str, note: Note | None, /
    ) -> Awaitable[T]:
        """Return what comes of a change, once it is on disk and others were told of it."""
