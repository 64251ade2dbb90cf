"""A server that is killed in the middle of many matches: the short form of `tests.server.kill`."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tests.server.kill import rounds

if TYPE_CHECKING:
    from pathlib import Path


def test_whatever_was_acknowledged_survives_a_kill(database: str, tmp_path: Path) -> None:
    said: list[str] = []
    wrong = asyncio.run(rounds(database, tmp_path, times=2, matches=12, each=5, say=said.append))
    assert wrong == []
    assert len(said) == 3  # two kills and the end
