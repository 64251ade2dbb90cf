"""A game that the page does not know: Meduris under another name, installed for a test."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from mbira.games.meduris.game import GAME as MEDURIS

if TYPE_CHECKING:
    from pathlib import Path

SPEC: Final = replace(MEDURIS.spec, id="stranger", name="Stranger", engine=f"{__name__}:GAME")
GAME: Final = copy(MEDURIS)
GAME.spec = SPEC


def install(folder: Path) -> str:
    """Install it as a package would; return what to look for packages in."""
    made = folder / "stranger-1.0.dist-info"
    made.mkdir(parents=True)
    (made / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger\nVersion: 1.0\n")
    (made / "entry_points.txt").write_text(f"[mbira.games]\nstranger = {__name__}:SPEC\n")
    return str(folder)
