"""Brings a match to where a test wants it, by playing anything beside the page."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from tests.server.harness import PATIENCE, good

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from tests.server.harness import Person


def advance(
    person: Person, table: str, rng: random.Random, come_true: Callable[[Any], bool]
) -> Any:
    """Play for somebody until a position is as wanted; return that position."""
    end = time.monotonic() + PATIENCE
    while not come_true(seen := person.position(table)):
        assert "outcome" not in seen, "the match is over and it never came true"
        assert time.monotonic() < end, f"it does not come true: {seen}"
        if seen.get("legal"):
            action = rng.choice(seen["legal"])
            good(person.play(table, action, seen["version"], f"{seen['version']}-{rng.random()}"))
        else:
            time.sleep(0.01)
    return seen
