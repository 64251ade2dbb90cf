"""The Great Zimbabwe: the numbers in what bots know of it."""

from __future__ import annotations

from mbira_frozen.weights import Weights


class ZimbabweWeights(Weights, frozen=True):
    """How much each thing counts."""

    race: float = 4.0
    gap: float = 0.3
    cattle: float = 0.1
    income: float = 0.3
    ready: float = 0.0
    prospects: float = 0.5
    rival: float = 0.4
