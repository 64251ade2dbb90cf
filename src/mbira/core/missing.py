"""Parts that a game does not have: whoever asks for one is told so."""

from __future__ import annotations

from typing import NoReturn

from mbira.core.errors import MbiraError


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
