"""Who can deliver what to whom: what follows from the map alone, worked out once per change of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.games.zimbabwe.data import FAMILIES, FIRST_SECONDARY, RESOURCE

if TYPE_CHECKING:
    from mbira.games.zimbabwe.market import Offer
    from mbira.games.zimbabwe.state import Craftsman, State

SaleKey = tuple[int, int, bool, tuple[int, ...]]
"""What a family's offers depend on: resources, those that count twice, Anansi, prices."""


class Chain:
    """One way in which a good comes about: a primary craftsman, or one behind a secondary one."""

    __slots__ = ("family", "gate", "hubs", "primary", "stores", "supply")

    def __init__(
        self, family: int, gate: Craftsman, primary: Craftsman | None, hubs: int, links: Links
    ) -> None:
        self.family = family
        self.gate = gate
        """Who delivers the good to the monument."""
        self.primary = primary
        """Who supplies him, if he is a secondary craftsman."""
        self.hubs = hubs
        """Hubs on the way between the two."""
        self.stores = links.stores[gate.anchor]
        """The resources that the gate can use up, used markers aside."""
        self.supply = links.stores[primary.anchor] if primary is not None else 0
        """The same for the one who supplies him."""


class Links:
    """The chains on a map with one range, and the hubs from monuments to them."""

    __slots__ = ("_hubs", "_rings", "chains", "network", "sold", "sources", "steps", "stores")

    def __init__(self, state: State, steps: int) -> None:
        self.steps = steps
        self.network = state.network(steps)
        self.stores = {
            craftsman.anchor: state.resources[RESOURCE[craftsman.kind]]
            & state.supply(craftsman, steps)
            for standing in state.craftsmen
            for craftsman in standing
        }
        self.chains = [self._chains(state, family) for family in FAMILIES]
        gates = {chain.gate for chains in self.chains for chain in chains}
        self._rings = [(gate.anchor, self.network.rings(gate.cells)) for gate in gates]
        self._hubs: dict[int, dict[int, int]] = {}
        self.sources = [0] * len(FAMILIES)
        """All resources that a family's chains can use up."""
        for family, chains in enumerate(self.chains):
            for chain in chains:
                self.sources[family] |= chain.stores | chain.supply
        self.sold: list[tuple[SaleKey, list[Offer]] | None] = [None] * len(FAMILIES)
        """What each family last had on sale; kept by the market."""

    def _chains(self, state: State, family: int) -> list[Chain]:
        """Return the chains of a family; a secondary craftsman bars the primary good (R42)."""
        primaries = state.craftsmen[family]
        second = family + FIRST_SECONDARY
        makers = state.craftsmen[second] if second < len(state.craftsmen) else ()
        if not makers:
            return [Chain(family, gate, None, 0, self) for gate in primaries]
        chains = []
        for maker in makers:
            rings = self.network.rings(maker.cells)
            for primary in primaries:
                for hubs, ring in enumerate(rings):
                    if ring & primary.cells:
                        chains.append(Chain(family, maker, primary, hubs, self))
                        break
        return chains

    def hubs_to(self, cell: int) -> dict[int, int]:
        """Return the hubs from a monument to each craftsman that delivers goods, by his anchor.

        Those that cannot be reached are left out.
        """
        found = self._hubs.get(cell)
        if found is None:
            found = self._hubs[cell] = {}
            mark = 1 << cell
            # a way is as long from either end, and there are fewer craftsmen than monuments
            for anchor, rings in self._rings:
                for count, ring in enumerate(rings):
                    if ring & mark:
                        found[anchor] = count
                        break
        return found
