"""Cases that repeat a rule: some of them always, all of them with `pytest --broad`.

What is the only case of something does not belong here. `make long` runs all that is chosen from
here in its whole breadth.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable

T = TypeVar("T")
BROAD = "MBIRA_BROAD"
"""Set to 1, it is as good as `--broad`, which sets it for the processes of pytest-xdist."""


def broad() -> bool:
    """Return whether all cases are wanted."""
    return os.environ.get(BROAD) == "1"


def some(values: Iterable[T], at_most: int | None = None) -> list[T]:
    """Return all values with `--broad`, and otherwise always the same few of them.

    Of values by themselves it is `at_most` that lie evenly from the first to the last. Of tuples,
    what stands at each of their places comes at least once: always that tuple is next, the first of
    several, that brings the most that was not there yet; `at_most` says how many may be needed, and
    it is an error if they are not enough. With no number, as many come as that takes.
    """
    found = list(values)
    if broad():
        return found
    if not all(isinstance(value, tuple) for value in found):
        return _spread(found, len(found) if at_most is None else at_most)
    chosen = _covering(found)
    if at_most is not None and len(chosen) > at_most:
        raise ValueError(f"{len(chosen)} cases are needed for each value to come once: {chosen}")
    return [found[index] for index in chosen]


def _spread(found: list[T], count: int) -> list[T]:
    if count >= len(found):
        return found
    steps = max(1, count - 1)
    return [found[round(n * (len(found) - 1) / steps)] for n in range(count)]


def _covering(found: list[T]) -> list[int]:
    parts = [set(enumerate(map(repr, _places(value)))) for value in found]
    left = set().union(*parts)
    chosen: list[int] = []
    while left:
        best = max(range(len(found)), key=lambda index: len(parts[index] & left))
        chosen.append(best)
        left -= parts[best]
    return sorted(chosen)


def _places(value: object) -> tuple[object, ...]:
    """Return what a tuple holds, or the parameters of a `pytest.param`."""
    held = getattr(value, "values", value)
    assert isinstance(held, tuple)
    return held
