"""Who can deliver what to whom: what follows from the map, worked out once per change of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.games.zimbabwe.data import FAMILIES, FIRST_SECONDARY, RANGE, RESOURCE
from mbira.games.zimbabwe.rules.network import hubs_over

if TYPE_CHECKING:
    from mbira.games.zimbabwe.rules.market import Offer
    from mbira.games.zimbabwe.rules.network import Network
    from mbira.games.zimbabwe.rules.state import Craftsman, State

SaleKey = tuple[int, int, bool, tuple[int, ...]]
"""What a family's offers depend on: resources, those that count twice, Anansi, prices."""


class Chain:
    """One way in which a good comes about: a primary craftsman, or one behind a secondary one."""

    __slots__ = (
        "_far", "gate", "gate_price", "hubs", "primary", "primary_price", "primary_resource",
        "resource", "rings", "stores", "supply",
    )  # fmt: skip

    def __init__(
        self,
        gate: Craftsman,
        rings: tuple[int, ...],
        far: dict[int, int],
        stores: int,
        primary: Craftsman | None = None,
        hubs: int = 0,
        supply: int = 0,
    ) -> None:
        self.gate = gate
        """Who delivers the good to the monument."""
        self.gate_price = gate.owner * 7 + gate.kind
        """The place of his price in the list of prices."""
        self.resource = RESOURCE[gate.kind]
        self.rings = rings
        """What he can deliver to over 0, 1, 2... hubs."""
        self._far = far
        """How many hubs lie between him and cells, as it is asked for."""
        self.stores = stores
        """The resources that he can use up, used markers aside."""
        self.primary = primary
        """Who supplies him, if he is a secondary craftsman."""
        self.primary_price = -1 if primary is None else primary.owner * 7 + primary.kind
        self.primary_resource = -1 if primary is None else RESOURCE[primary.kind]
        self.hubs = hubs
        """Hubs on the way between the two."""
        self.supply = supply
        """The resources that the one who supplies him can use up."""

    def hubs_to(self, cell: int) -> int:
        """Return over how many hubs he can deliver to a cell; -1 if he cannot."""
        hubs = self._far.get(cell)
        if hubs is None:
            hubs = self._far[cell] = hubs_over(self.rings, 1 << cell)
        return hubs


class Family:
    """The chains of one family of goods. A secondary craftsman bars the primary good (R42)."""

    __slots__ = ("chains", "makers", "primaries", "rings", "sold", "sources")

    def __init__(self, state: State, family: int, steps: int) -> None:
        self.primaries = state.craftsmen[family]
        self.makers = _makers(state, family)
        network = state.network(steps)
        chains: list[Chain] = []
        self.chains = chains
        self.rings = [(c.cells, network.rings(c.cells)) for c in self.makers or self.primaries]
        """Where those who deliver stand, and what they reach; some may reach no supplier."""
        for gate in self.makers or self.primaries:
            rings = network.rings(gate.cells)
            stores = state.resources[RESOURCE[gate.kind]] & state.supply(gate, steps)
            far: dict[int, int] = {}
            if not self.makers:
                chains.append(Chain(gate, rings, far, stores))
                continue
            for primary in self.primaries:
                hubs = hubs_over(rings, primary.cells)
                if hubs >= 0:
                    kind = RESOURCE[primary.kind]
                    supply = state.resources[kind] & state.supply(primary, steps)
                    chains.append(Chain(gate, rings, far, stores, primary, hubs, supply))
        self.sources = 0
        """All resources that the chains can use up."""
        for chain in chains:
            self.sources |= chain.stores | chain.supply
        self.sold: tuple[SaleKey, list[Offer]] | None = None
        """What was last on sale; kept by the market."""

    def stands(self, state: State, family: int, network: Network) -> bool:
        """Return whether the craftsmen of this family are the same, and reach the same."""
        return (
            self.primaries is state.craftsmen[family]
            and self.makers is _makers(state, family)
            and all(network.rings(cells) == rings for cells, rings in self.rings)
        )


def _makers(state: State, family: int) -> tuple[Craftsman, ...]:
    second = family + FIRST_SECONDARY
    return state.craftsmen[second] if second < len(state.craftsmen) else ()


class Links:
    """The families of goods on a map with one range."""

    __slots__ = ("families", "network", "resources", "steps")

    def __init__(self, state: State, steps: int, former: Links | None) -> None:
        self.steps = steps
        self.network = state.network(steps)
        self.resources = state.resources
        same_ground = (
            former is not None
            and former.resources is self.resources
            and (former.network is self.network or self._supplies_stand(state, former))
        )
        self.families: list[Family] = []
        for number in FAMILIES:
            before = former.families[number] if former is not None and same_ground else None
            if before is not None and before.stands(state, number, self.network):
                self.families.append(before)
            else:
                self.families.append(Family(state, number, steps))

    def _supplies_stand(self, state: State, former: Links) -> bool:
        """Return whether craftsmen who are the same reach the same resources on new ways.

        A craftsman whose ordinary range changed is a new one; for Eshu's the water must be the
        same, and where monuments block, nothing is certain.
        """
        same_water = former.network.land is self.network.land
        return not state.rules.monuments_block_resources and (self.steps == RANGE or same_water)
