"""What people can get wrong. Every error's text is one clear line: what, where, why, what to do."""

from __future__ import annotations

from contextlib import contextmanager
from difflib import get_close_matches
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from mbira.core.message import Reason


LONGEST_WORD = 100
"""Nobody means a longer word, and comparing takes longer with the length."""


def did_you_mean(word: str, known: Iterable[str], what: str) -> str:
    """Return a hint for a word that is not known: the one most like it, or all there are."""
    names = list(known)
    close = get_close_matches(word[:LONGEST_WORD], names)
    return f"did you mean {close[0]}?" if close else f"{what}: {', '.join(names)}"


class MbiraError(Exception):
    """Something a person caused and can mend. Anything else that is raised is a bug."""


class UnknownGameError(MbiraError):
    """No game of that name is installed."""


class BadSeatsError(MbiraError):
    """The game is not for that many seats."""


class BadOptionError(MbiraError):
    """An option that the game does not have, or a value that it does not take."""


class RulesetError(MbiraError):
    """A match that began by rules which this program does not have."""


class BadNotationError(MbiraError):
    """A text or JSON form that is not an action of the game."""


class BadDataError(MbiraError):
    """A board or table file that does not hold together."""

    def __init__(self, option: str, place: str, why: str) -> None:
        super().__init__(f"{option}: {place}: {why}")
        self.option = option
        """The option that the file was given with; whoever knows its name says that instead."""
        self.place = place
        self.why = why


class BadSaveError(MbiraError):
    """A save file that is not one, or whose log breaks the rules."""


class NotYourDecisionError(MbiraError):
    """Another seat decides now, or nobody does any more."""


class NotUndoableError(MbiraError):
    """That undo or redo would pass what was revealed or what others decided."""


class BadOrderError(MbiraError):
    """An order that a seat cannot give; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"that cannot be ordered: {reason}")
        self.reason = reason


class IllegalActionError(MbiraError):
    """The rules do not allow the action now; `reason` says why."""

    def __init__(self, action: str, reason: Reason) -> None:
        super().__init__(f"illegal action '{action}': {reason}")
        self.reason = reason


def misfit(error: Exception) -> tuple[str, str]:
    """Return what msgspec finds wrong with a value, and where in it: `records[3].seat`."""
    what, _, where = str(error).partition(" - at `$")
    return what, where.rstrip("`").removeprefix(".")


@contextmanager
def needing(extra: str, what: str | None = None) -> Iterator[None]:
    """Say how to install an extra, if what is imported in the block cannot do without it.

    `what` is what it is for, if that is not its name.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "mbira":
            raise  # a module of ours is always there: this is a mistake of ours
        missing = f"{what} needs more than is" if what else f"the {extra} is not"
        raise MbiraError(f"{missing} installed: pip install 'mbira[{extra}]'") from None
