"""What a game does not have: whoever asks for such a part is told so, or gets what holds then."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from mbira.core.errors import MbiraError

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from mbira.core.action import Action
    from mbira.core.game import Record


class MissingPartError(MbiraError):
    """A game was asked for a part that it does not have."""


class Missing:
    """Stands in for a part that a game does not have."""

    def __init__(self, game: str, part: str) -> None:
        self._why = f"{game} has no {part}"

    def __getattr__(self, _: str) -> NoReturn:
        raise MissingPartError(self._why)

    def __call__(self, *_: object) -> NoReturn:
        """Say what is missing."""
        raise MissingPartError(self._why)


# What holds where a game does not say otherwise


def no_digests(seats: int, options: object) -> Mapping[str, str]:  # noqa: ARG001
    """Return that no data file comes into play."""
    return {}


def open_record(before: object, record: Record, seat: int | None) -> Record:  # noqa: ARG001
    """Return a record as it is: everybody may see it."""
    return record


def never(action: Action) -> bool:  # noqa: ARG001
    """Return that nothing was put in the place of an action."""
    return False


def nothing_counted(state: object, seat: int) -> Mapping[str, int]:  # noqa: ARG001
    """Return that a seat has nothing to be counted."""
    return {}


def nothing_hidden(state: object, seats: Collection[int]) -> bool:  # noqa: ARG001
    """Return that everybody may know everything."""
    return False
