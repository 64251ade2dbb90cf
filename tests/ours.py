"""The games of this repository. Other packages may bring more, as the example does.

Tests of what any game is given go through all that are installed; those of pages, golden files,
bots and the like, which only our own games have, go through these.
"""

from __future__ import annotations

from mbira.core.registry import specs

GAMES = {game: spec for game, spec in specs().items() if spec.engine.startswith("mbira.games.")}
"""By id, in alphabetical order."""
