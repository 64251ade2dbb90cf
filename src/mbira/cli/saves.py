"""Opening save files, with what is wrong in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.errors import BadSaveError, IllegalActionError
from mbira.core.log.save import read_document
from mbira.core.opening import restore
from mbira.core.registry import find_spec
from mbira.lang import language

if TYPE_CHECKING:
    from pathlib import Path

    from mbira.core.match import Match


def open_match(path: Path) -> Match:
    """Return the match of a save file; if a record breaks the rules, say why in a sentence."""
    document = read_document(path)
    try:
        return restore(document, str(path))
    except BadSaveError as error:
        refused = error.__context__
        if not isinstance(refused, IllegalActionError):
            raise
        reason = refused.reason
        words = language("en", find_spec(document.header.game)).say(reason)
        said = f"{words} [{reason.rule}]" if reason.rule else words
        raise BadSaveError(str(error).replace(str(reason), said)) from None
