"""What the audit of any game must notice, and what a clone of any state must be."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from mbira.core.game import Game, S


def fields_of(kind: type) -> tuple[str, ...]:
    """Return the fields of a class of states, compiled or not."""
    found = vars(kind)
    return tuple(found.get("__mypyc_attrs__", ())) or tuple(found["__slots__"])


def put(name: str, value: object, place: int | None = None) -> Callable[[object], None]:
    """Return what sets a field of a state, or one place of it."""

    def change(state: object) -> None:
        if place is None:
            setattr(state, name, value)
        else:
            getattr(state, name)[place] = value

    return change


@contextmanager
def noticed(game: Game[S, Any, Any], state: S, why: str) -> Iterator[None]:
    """Check that a state adds up, and that after a change the audit says why it does not."""
    game.rules.audit(state)
    yield
    with pytest.raises(AssertionError) as found:
        game.rules.audit(state)
    assert str(found.value).startswith(why), f"{found.value}: not {why}"


def check_clone(state: S, fields: Iterable[str]) -> None:
    """Check that a clone is equal and shares no list."""
    clone = state.clone()
    for name in fields:
        mine, its = getattr(state, name), getattr(clone, name)
        assert its == mine, name
        assert its is not mine or not isinstance(mine, list), f"{name} is shared"
