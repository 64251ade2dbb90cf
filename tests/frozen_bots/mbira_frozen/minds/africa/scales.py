"""Heart of Africa: the weights as a search reads them, all the time.

Compiled, what is read here is a machine's number; weights themselves are values of msgspec.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mbira_frozen.minds.africa.weights import AfricaWeights


class Scales:
    """How much each thing counts; see `AfricaWeights`."""

    __slots__ = (
        "fight", "finish", "income", "influence", "marker", "patience", "points", "reach",
        "reputation", "reserve", "span", "special", "thrift", "trader", "wholesaler",
    )  # fmt: skip

    def __init__(self, weights: AfricaWeights) -> None:
        self.income: float = weights.income
        self.span: float = weights.span
        self.trader: float = weights.trader
        self.wholesaler: float = weights.wholesaler
        self.influence: float = weights.influence
        self.thrift: float = weights.thrift
        self.marker: float = weights.marker
        self.special: float = weights.special
        self.patience: float = weights.patience
        self.reputation: float = weights.reputation
        self.reach: float = weights.reach
        self.points: float = weights.points
        self.finish: float = weights.finish
        self.fight: float = weights.fight
        self.reserve: float = weights.reserve
