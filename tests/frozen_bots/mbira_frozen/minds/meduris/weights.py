"""Meduris: the numbers in what bots know of it."""

from __future__ import annotations

from mbira_frozen.weights import Weights


class MedurisWeights(Weights, frozen=True):
    """How much each thing counts."""

    visit: float = 1.0
    """A visit of the druid before his last lap, apart from what the offering costs."""
    lap: float = 1.0
    """The same for the last lap, while it is far."""
    growth: float = 0.6
    """How far settlements grow into the free spaces next to them, early in the match."""
    price: float = 1.2
    """What a material is worth when the druid asks for it."""
    material: float = 1.5
    """One of the first few materials of a kind."""
    spare: float = 1.0
    """Each one more."""
    surplus: float = 1.0
    """Each one that is hard to use."""
    rune: float = 1.0
    """A point for rune stones at the end."""
    rune_doubt: float = 0.5
    """How much less that is early in the match."""
    river: float = 1.0
    """A point for rune stones when the druid crosses the river."""
    theft: float = 3.0
    """What it takes away early that a stone can still be lost."""
    temple_growth: float = 0.5
    druid_token: float = 1.1
    worker: float = 0.6
    reach: float = 0.6
    """A material that the best big yield would bring."""
    piece: float = 1.0
    """A piece that is still to be built: a seat with none left cannot use good sites."""
    last: float = 3.0
    """This many buildings of each seat before the end, the exact last lap begins to count."""
