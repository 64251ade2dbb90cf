"""Positions that ask much of a server, made by playing with a seed: no file holds them."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING

from mbira.core.opening import new
from mbira.core.save import document_text

if TYPE_CHECKING:
    from mbira.core.action import Action
    from mbira.core.match import Match

MONUMENTS = 19
"""Of one seat in the late position; each is worth one VP, and it wins by twenty-seven."""
CRAFTSMEN = ("wood-carver", "potter", "ivory-carver", "diamond-cutter", "throne-maker")
EACH = 3
"""Of every kind, as many as the box holds."""
MISSING = 2
"""So many of all craftsmen may find no place."""
PATIENCE = 3000
"""Records in which such a position is reached."""
WIDE = 48
"""Cells in a row and in a column of the largest map."""


def save_of(match: Match) -> bytes:
    """Return the save file of a match."""
    seed = match.seed.secret if match.seed is not None and match.over else None
    return document_text(match.header, match.records, seed).encode()


def scattered(width: int, height: int, resources: int, seed: int, letters: str = "wcidw") -> str:
    """Return a map with a starting area in each corner and resources strewn about."""
    rng = random.Random(seed)
    rows = [["."] * width for _ in range(height)]
    for x, y in ((0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)):
        rows[y][x] = "S"
    strewn = 0
    while strewn < resources:
        x, y = rng.randrange(width), rng.randrange(height)
        if rows[y][x] == ".":
            rows[y][x] = letters[strewn % len(letters)]
            strewn += 1
    return "\n".join("".join(row) for row in rows)


class Builder:
    """Plays The Great Zimbabwe so that one seat gets many monuments and others all craftsmen."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)
        board = scattered(18, 10, 18, seed)
        self._match = new("zimbabwe", seats=4, seed=seed, board=board, round_limit=None)
        self._furnished = False

    def build(self) -> Match:
        """Return the match once the first seat may raise its many monuments."""
        match = self._match
        while match.version < PATIENCE and not match.over:
            view = match.view(None)
            have = Counter(one.craftsman for one in view.craftsmen)  # type: ignore[attr-defined]
            mine = Counter(one.owner for one in view.monuments)  # type: ignore[attr-defined]
            standing = sum(min(EACH, have[kind]) for kind in CRAFTSMEN)
            self._furnished |= standing >= EACH * len(CRAFTSMEN) - MISSING
            if mine[0] >= MONUMENTS and match.actor == 0 and view.step == "turn":  # type: ignore[attr-defined]
                return match
            liked = [(self._worth(action, have, mine), action) for action in match.legal()]
            best = max(worth for worth, _ in liked)
            match.play(self._rng.choice([action for worth, action in liked if worth == best]))
        raise AssertionError("no such position is reached any more")

    def _worth(self, action: Action, have: Counter[str], mine: Counter[int]) -> float:
        """Return how much an action helps."""
        seat = self._match.actor
        kind, *rest = str(action).split()
        what = rest[0] if rest else ""
        if kind == "place":
            wanted = seat != 0 and what in CRAFTSMEN and have[what] < EACH
            return 5 + (what == "diamond-cutter") if wanted else -1
        if kind == "build":
            wanted = self._furnished or mine[0] < 3 if seat == 0 else mine[seat] < 4
            return 4 if wanted else 0
        if kind == "god":
            return 6 if seat == 0 and what == "obatala" else -1
        return {"at": 9, "pass": 3, "end": 1}.get(kind, -1)


def late_zimbabwe() -> tuple[bytes, list[str]]:
    """Return a position late in a match, and where the many monuments of who decides stand."""
    match = Builder(2).build()
    monuments = match.view(None).monuments  # type: ignore[attr-defined]
    return save_of(match), [one.cell for one in monuments if one.owner == 0]
