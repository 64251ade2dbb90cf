"""What a position keeps from one decision to the next must be what it would find without a past."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.audit import must
from mbira.core.legal import bits
from mbira.games.zimbabwe.data import ESHU_RANGE, KINDS, RANGE
from mbira.games.zimbabwe.rules import sites
from mbira.games.zimbabwe.rules.feasible import Feasible, job_for
from mbira.games.zimbabwe.rules.land import Land
from mbira.games.zimbabwe.rules.market import PLENTY, Market

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira.games.zimbabwe.rules.state import State
    from mbira.games.zimbabwe.rules.supply import Need, Offer


def without_a_past(state: State) -> State:
    """Return a position of which nothing was worked out before."""
    bare = state.clone()
    bare.land = Land(state.board, state.land.water)
    bare.forget()
    return bare


def audit_kept(state: State) -> None:
    """Raise AssertionError if anything that is kept is not so."""
    bare = without_a_past(state)
    must(state.land.agrees(bare.land), "distances over land and water are wrong")
    for network in (state.near, state.far):
        if network is not None:
            must(network.agrees(bare.network(network.steps)), "ways over hubs are wrong")
    for craftsman in (each for standing in state.craftsmen for each in standing):
        reached = bare.land.reach(craftsman.cells, RANGE)
        must(craftsman.supply == reached, "what a craftsman reaches is wrong")
    must(state.room is None or state.room == sites.room(bare), "room for tiles is wrong")
    _audit_sites(state, bare)
    _audit_goods(state, bare)


def _audit_sites(state: State, bare: State) -> None:
    zoned = state.sites.get(sites.MONUMENT_KEY)
    if zoned is not None:
        bare.used = 0  # what is kept is for those without the Nomads, who build anywhere
        must(zoned[0] == sites.monument_sites(bare), "sites of monuments are wrong")
    for kind in KINDS:
        for steps in (RANGE, ESHU_RANGE):
            key = kind + 8 * steps
            if key in state.sites:
                naive = sites.craftsman_sites(bare, kind, steps)
                must(state.sites[key] == naive, f"sites of kind {kind} are wrong")
            if key in state.wanted:
                kept = sites.wanted_sites(state, kind, steps)
                wanted = sites.wanted_sites(bare, kind, steps)
                same = (kept.across, kept.down) == (wanted.across, wanted.down)
                must(same, f"what kind {kind} finds is wrong")


def _audit_goods(state: State, bare: State) -> None:
    for steps, links in state.linked.items():
        must(links.agrees(bare.links(steps)), "families of goods are wrong")
    market = state.market
    if market is not None and state.linked.get(market.links.steps) is market.links:
        naive = Market(bare.links(market.links.steps), market.prices, market.key)
        for ours, theirs in zip(market.offers, naive.offers, strict=True):
            must(_shown(ours) == _shown(theirs), "goods on sale are wrong")
        must(market.links.deposits == sum(bare.resources), "all resources are wrong")
        _audit_market(market, naive)


def _audit_market(market: Market, naive: Market) -> None:
    deliveries, pairs, times = market.kept()
    for cell, families in deliveries.items():
        same = list(map(_shown, families)) == list(map(_shown, naive.deliveries(cell)))
        must(same, "goods for a monument are wrong")
    for (one, other), fits in pairs.items():
        must(fits == _all_find(naive, [*one.needs, *other.needs]), "who gets along is wrong")
    for chain, count in times.items():
        enough = _all_find(naive, chain.needs * count)
        must(enough, "goods can be had less often")
        must(not _all_find(naive, chain.needs * (count + 1)), "goods can be had more often")
    for key, least in market.least.items():
        cell, count = divmod(key, 8)
        search = Feasible(naive, [job_for(naive, cell, count)], PLENTY - 1)
        must(least == search.cost, "what raising costs is wrong")


def _all_find(market: Market, needs: Sequence[Need]) -> bool:
    """Return whether each need has a place of its own: one by one, those before it moving on."""
    taken: dict[tuple[int, bool], int] = {}

    def finds(number: int, tried: set[tuple[int, bool]]) -> bool:
        for cell in bits(needs[number][1] & market.fresh):
            for place in ((cell, False), (cell, True)):
                if place in tried or (place[1] and not market.twice >> cell & 1):
                    continue
                tried.add(place)
                if place not in taken or finds(taken[place], tried):
                    taken[place] = number
                    return True
        return False

    return all(finds(number, set()) for number in range(len(needs)))


def _shown(offers: list[Offer]) -> list[tuple[object, ...]]:
    return [(*offer.chain.shown(), offer.cost, offer.needs) for offer in offers]
