"""The last view that a state was made of: whoever imagines it many times needs that once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from mbira.core.game import State, View

if TYPE_CHECKING:
    from collections.abc import Callable

V = TypeVar("V", bound=View)
S = TypeVar("S", bound=State)


class Recall(Generic[V, S]):
    """Makes states of views. A search asks for the same view again and again, and gets copies."""

    def __init__(self, make: Callable[[V], S]) -> None:
        self._make = make
        self._last: tuple[V, S] | None = None

    def state_of(self, view: V) -> S:
        """Return the state that a view shows, for the caller to change."""
        last = self._last  # one value, as several threads may come here
        if last is None or last[0] is not view:
            last = self._last = (view, self._make(view))
        return last[1].clone()
