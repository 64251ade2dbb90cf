"""What is not in the base of mbira: one line says what is missing, and how to get it."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from mbira.core.errors import MbiraError

if TYPE_CHECKING:
    from collections.abc import Iterator


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
