"""Rated matches: what is different at their tables, so that they can be compared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from mbira.core.registry import find_spec
from mbira.server.club.counting import why_unrated
from mbira.server.refusals import conflict, forbidden

if TYPE_CHECKING:
    from mbira.server.club.counting import Unrated
    from mbira.server.store.document import Document, TableSettings

_CANNOT: dict[Unrated, str] = {
    "shared": "rated-shared",
    "program": "rated-program",
    "board": "rated-board",
    "alone": "rated-alone",
    "left": "rated-alone",
}


def agreed(settings: TableSettings) -> TableSettings:
    """Return what is agreed on if this is wanted: nobody plays a rated match for somebody else."""
    return replace(settings, advice=False, programs=False) if settings.rated else settings


def check_countable(document: Document) -> None:
    """Refuse to begin a rated match that could not be counted."""
    if document.settings.rated:
        why = why_unrated(document, find_spec(document.game))
        if why is not None:
            raise conflict(_CANNOT[why])


def check_own_play(settings: TableSettings) -> None:
    """Refuse to let a bot play a rated match for a while: whoever wants to leave resigns."""
    if settings.rated:
        raise forbidden("rated-bot")


def check_undo(settings: TableSettings, to: int, limit: int) -> None:
    """Refuse to take back more of a rated match than one's own, whoever agrees."""
    if settings.rated and to < limit:
        raise forbidden("rated-undo")
