"""The garbage collector while a bot searches, or bots play: rarer, as there is little garbage.

By default Python looks for garbage after every 700 new objects, and a search makes tens of
thousands that are not garbage: to look for it more rarely made searches some tenth faster. Bots
that play a match make garbage, but hardly any that is not gone by itself.
"""

from __future__ import annotations

import gc
from threading import Lock
from typing import TYPE_CHECKING, Final, Self

if TYPE_CHECKING:
    from types import TracebackType

NEW_OBJECTS: Final = 10_000


class RareCollections:
    """For `with`: several threads may search at a time, and the last one puts it back."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._searching = 0
        self._usual = gc.get_threshold()

    def __enter__(self) -> Self:
        with self._lock:
            if not self._searching:
                self._usual = gc.get_threshold()
                if 0 < self._usual[0] < NEW_OBJECTS:  # whoever wants less is not given more
                    gc.set_threshold(NEW_OBJECTS, *self._usual[1:])
            self._searching += 1
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        with self._lock:
            self._searching -= 1
            if not self._searching:
                gc.set_threshold(*self._usual)


RARE_COLLECTIONS: Final = RareCollections()
