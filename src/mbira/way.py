"""Which way mbira runs: its hot modules compiled, or all of it interpreted.

A compiled install has the sources next to what was compiled of them. With `MBIRA_INTERPRETED=1` in
the environment it runs those, to step through the rules or to compare.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

VARIABLE = "MBIRA_INTERPRETED"
PACKAGE = "mbira."
HOT = "mbira.core.legal"
"""Compiled if anything is."""

Way = Literal["compiled", "interpreted"]


def way() -> Way:
    """Return which way mbira runs here."""
    found = find_spec(HOT)
    sourced = found is None or str(found.origin).endswith(tuple(SOURCE_SUFFIXES))
    return "interpreted" if sourced else "compiled"


class _Sources:
    """Finds the sources of mbira where there are compiled modules too."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, _: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith(PACKAGE):
            return None
        for folder in path or ():
            found = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if found is not None and found.loader is not None:
                return found
        return None


def can_compiled() -> bool:
    """Return whether there are compiled modules, whichever way runs now."""
    found = find_spec(HOT)
    if found is None or found.origin is None:
        return False
    folder, stem = Path(found.origin).parent, HOT.rpartition(".")[2]
    return any((folder / f"{stem}{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


if os.environ.get(VARIABLE, "0") not in {"", "0"}:  # before anything else is imported
    sys.meta_path.insert(0, _Sources)
