"""Commands that need more than the base of mbira: one line says what is missing."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from mbira.core.errors import MbiraError

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Say how to install an extra, if what is imported in the block cannot do without it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "mbira":
            raise  # a module of ours is always there: this is a mistake of ours
        raise MbiraError(f"the {extra} is not installed: pip install 'mbira[{extra}]'") from None
