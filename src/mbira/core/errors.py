"""What people can get wrong. Every error's text is one clear line: what, where, why, what to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mbira.core.message import Reason


class MbiraError(Exception):
    """Something a person caused and can mend. Anything else that is raised is a bug."""


class UnknownGameError(MbiraError):
    """No game of that name is installed."""


class BadSeatsError(MbiraError):
    """The game is not for that many seats."""


class BadOptionError(MbiraError):
    """An option that the game does not have, or a value that it does not take."""


class BadNotationError(MbiraError):
    """A text or JSON form that is no action of the game."""


class BadDataError(MbiraError):
    """A board or table file that does not hold together."""


class BadSaveError(MbiraError):
    """A save file that is not one, or whose log breaks the rules."""


class NotYourDecisionError(MbiraError):
    """Another seat decides now, or nobody does any more."""


class NotUndoableError(MbiraError):
    """That undo or redo would pass what was revealed or what others decided."""


class IllegalActionError(MbiraError):
    """The rules do not allow the action now; `reason` says why."""

    def __init__(self, action: str, reason: Reason) -> None:
        super().__init__(f"illegal action '{action}': {reason}")
        self.reason = reason
