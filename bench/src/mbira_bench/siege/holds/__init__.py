"""All holds, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.errors import MbiraError
from mbira_bench.siege.holds import (
    bodies,
    bots,
    doors,
    keeping,
    looking,
    others,
    plan,
    readers,
    talk,
)

if TYPE_CHECKING:
    from mbira_bench.siege.hold import Hold

PARTS = (plan, talk, bodies, bots, looking, others, doors, keeping, readers)
HOLDS: dict[str, type[Hold]] = {hold.name: hold for part in PARTS for hold in part.HOLDS}


def find_hold(name: str) -> Hold:
    """Return a hold by its name."""
    if name not in HOLDS:
        raise MbiraError(f"there is no hold {name!r}; holds: {', '.join(HOLDS)}")
    return HOLDS[name]()
