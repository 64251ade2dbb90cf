"""What does not depend on where a table is, though another process changes it at the same moment.

Of two processes that write at once the database takes one, and the other has to look again; and
what a process refuses it may refuse because it has not heard yet of what another one wrote.
"""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from mbira.server.refusals import Refusal
from mbira.server.store.database.connection import StoreError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine

    from mbira.server.tables.table import Live

P = ParamSpec("P")
T = TypeVar("T")
TRIES = 10
"""Something is tried this many times while another process writes to the same table."""


def insisting(
    attempt: Callable[Concatenate[Live, P], Awaitable[T]],
) -> Callable[Concatenate[Live, P], Coroutine[Any, Any, T]]:
    """Let something at a table be tried again, as long as the table is not what it was thought."""

    @wraps(attempt)
    async def insist(live: Live, /, *args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(TRIES - 1):
            try:
                return await attempt(live, *args, **kwargs)
            except Refusal as error:
                if error.name != "stale" and not await _was_behind(live):
                    raise
        return await attempt(live, *args, **kwargs)

    return insist


async def _was_behind(live: Live) -> bool:
    """Return whether another process has changed a table, of which nobody here knew."""
    if not live.services.store.shared:
        return False
    try:
        return await live.catch_up()
    except StoreError:  # what was said stands, as far as anybody can know
        return False
