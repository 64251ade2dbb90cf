"""What the audits of games have in common."""

from __future__ import annotations


def must(holds: bool, what: str) -> None:  # noqa: FBT001
    """Raise AssertionError, saying what, if something does not hold; `python -O` keeps it."""
    if not holds:
        raise AssertionError(what)
