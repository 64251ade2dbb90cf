"""Brings a match to where a test wants it, by playing anything past the page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from tests.server.harness import Person


def together(one: Person, other: Person, game: str, **more: object) -> str:
    """Return a table at which two people have begun a match."""
    table = one.table(game, 2, "you", **more)
    other.post(f"/api/tables/{table}/join", {"seat": 1})
    one.post(f"/api/tables/{table}/start")
    return table


def advance(
    person: Person, table: str, rng: random.Random, come_true: Callable[[Any], bool]
) -> Any:
    """Play for somebody until a position is as wanted; return that position."""
    while not come_true(seen := person.settled(table)):
        assert "outcome" not in seen, "the match is over and it never came true"
        assert seen.get("legal"), f"somebody else is to decide: {seen}"
        person.play_some(table, rng)
    return seen
