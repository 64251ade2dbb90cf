"""Boards of one's own: texts that people bring, which may be long and take long."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.server.refusals import too_large

if TYPE_CHECKING:
    from collections.abc import Mapping


def check_boards(options: Mapping[str, object], most: int) -> None:
    """Refuse options that hold more text than a board needs: it is sent with every look."""
    for name, value in options.items():
        if most and isinstance(value, str) and len(value) > most:
            raise too_large(most, f"/options/{name[:40]}")
