"""How much is thought about each decision, by name; always counted, never timed.

So the same match has the same analysis, wherever and with however many processes it is made.
"""

from __future__ import annotations

from msgspec import Struct

from mbira.core.errors import MbiraError


class Depth(Struct, frozen=True):
    """What is spent on a decision."""

    name: str
    plans: int
    """Plans with different first actions that are compared, besides what was played."""
    tries: int
    """How often a plan is tried where something is hidden or left to chance."""
    careful: int
    """For this many turns after a plan answers are planned with care, after that quickly."""
    far: bool
    """Whether a plan is followed as far as a search would, or until each seat had its turn."""
    results: int
    """Of this many results of a chance decision the mean is taken; of fewer, of all."""
    search: int = 0
    """With this many iterations a search says first which plans are worth comparing."""


USUAL = Depth("usual", plans=3, tries=4, careful=1, far=True, results=8)
DEPTHS = {
    "quick": Depth("quick", plans=2, tries=1, careful=0, far=False, results=4),
    "usual": USUAL,
    "deep": Depth("deep", plans=6, tries=16, careful=2, far=True, results=16, search=200),
}


def find_depth(name: str) -> Depth:
    """Return a depth by its name."""
    if name not in DEPTHS:
        raise MbiraError(f"there is no depth {name!r}; depths: {', '.join(DEPTHS)}")
    return DEPTHS[name]
