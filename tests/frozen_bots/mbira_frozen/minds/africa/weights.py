"""Heart of Africa: the numbers in what bots know of it."""

from __future__ import annotations

from typing import Final

from mbira_frozen.weights import Weights
from mbira.games.africa.data import (
    CARAVAN,
    CONVERT,
    HEART,
    MARKET,
    MIGRATION,
    POINTS,
    REPUTATION,
    STATION,
    TWO_TRADERS,
    WHOLESALER,
)

HOLDING: Final[dict[int, float]] = {
    STATION: 1.2,
    POINTS: 0.0,
    MIGRATION: 0.6,
    WHOLESALER: 0.9,
    TWO_TRADERS: 1.2,
    HEART: 0.4,
    CONVERT: 1.2,
    MARKET: 0.9,
    REPUTATION: 0.6,
    CARAVAN: 0.8,
}
"""What a marker kept for later is worth; those of majorities depend on the map."""
OUSTING: Final = ((0.75, 0.9), (0.93, 0.6), (0.98, 0.4), (1.0, 0.3))
"""By how many pieces there are more than neutral traders: how often they go, and the cost."""


class AfricaWeights(Weights, frozen=True):
    """How much each thing counts."""

    income: float = 1.4
    """VP a turn, for those of the later turns that can be counted on."""
    span: float = 26.0
    """The VP that the leader has to go at which later turns begin to count less."""
    trader: float = 0.7
    wholesaler: float = 0.9
    influence: float = 1.6
    thrift: float = 0.5
    """The part of the worth of influence that it keeps to the end."""
    marker: float = 1.0
    special: float = 0.75
    """The part of its VP now that a special victory marker is worth while it is kept."""
    patience: float = 4.0
    """The VP that a special victory marker may be hoped to bring one day."""
    reputation: float = 0.5
    reach: float = 0.1
    points: float = 0.3
    finish: float = 3.0
    """Being a turn from the goal."""
    fight: float = 4.5
    """The strength by which a side has to be ahead to win 73 of 100 conflicts."""
    reserve: float = 0.4
    """The part of what could be committed that is expected to be."""
