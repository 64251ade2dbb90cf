"""When somebody has to look at a table again: a bot decides there, an order does, a clock runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.server.tables.standing import status_of

if TYPE_CHECKING:
    from mbira.server.store.document import Document
    from mbira.server.tables.table import Live

BOT_DUE = 4.0
"""After this many seconds without a decision of a bot, any process may let it decide."""


def due_at(live: Live, document: Document) -> float | None:
    """Return when somebody has to look at the table again: a bot to move, a clock."""
    match = live.standing.match
    if match is None or status_of(document, match) != "playing":
        return None
    chair = document.chairs[match.actor]
    if live.standing.ordered(document) is not None:
        return live.services.now() + BOT_DUE
    if chair.bot is not None and live.resting:
        return None
    if chair.bot is not None:
        return live.services.now() + BOT_DUE
    clock = document.settings.clock
    if clock is None or chair.guest is None:
        return None
    deadline = live.standing.times.deadline(clock, match.actor, chair)
    return max(deadline, live.services.forgiven_until)
