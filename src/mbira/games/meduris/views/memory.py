"""What somebody with a perfect memory knows of the materials behind the screens.

All that is taken, used and given back is seen by everybody (R23), so the public log is enough.
A view does not show it; a bot, or a player who wants it, may keep count.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mbira.core.log.line import records_that_count
from mbira.games.meduris.data import MATERIAL_IDS
from mbira.games.meduris.rules import setup
from mbira.games.meduris.rules.apply import apply

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mbira.core.game import Options, Record
    from mbira.games.meduris.spec import MedurisOptions
    from mbira.games.meduris.views.view import Materials


def remember(records: Iterable[Record], seats: int, options: Options) -> tuple[Materials, ...]:
    """Return what each seat has, after a log as any seat or spectator sees it."""
    state = setup.start(seats, cast("MedurisOptions", options))
    for record in records_that_count(records):
        apply(state, record.action)
    return tuple(dict(zip(MATERIAL_IDS, state.held(seat), strict=True)) for seat in range(seats))
