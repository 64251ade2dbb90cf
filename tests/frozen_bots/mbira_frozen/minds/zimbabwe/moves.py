"""The Great Zimbabwe: what is worth thinking about in a turn, pruned to a few good sites."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira_frozen.minds.zimbabwe.raises import raises
from mbira.core.legal import bits
from mbira.games.zimbabwe.actions import (
    HERD_TABLE,
    At,
    Bid,
    Build,
    Builder,
    End,
    God,
    Pass,
    Place,
    Price,
    Shaman,
    Specialist,
)
from mbira.games.zimbabwe.data import (
    ANANSI,
    ATETE,
    BUILDER,
    CRAFTSMAN_IDS,
    DZIVA,
    ELEGUA,
    ENGAI,
    ESHU,
    FAMILY,
    FIRST_SECONDARY,
    GOD_IDS,
    GODS,
    GU,
    HERD,
    HERD_STAKES,
    KINDS,
    OBATALA,
    QAMATA,
    RANGE,
    RESOURCE,
    RESOURCE_IDS,
    RESOURCES,
    SHADIPINYI,
    SHAMAN,
    SPECIALIST_IDS,
    SQUARE,
    TSUI_GOAB,
    USE_COST,
    XANGO,
)
from mbira.games.zimbabwe.rules import legal
from mbira.games.zimbabwe.rules.routes import rings
from mbira.games.zimbabwe.rules.sites import footprint
from mbira.games.zimbabwe.rules.steps import (
    BUILDING,
    GIFT,
    NOTHING,
    PLACING,
    PRICING,
    RAISING,
    TURN,
)

if TYPE_CHECKING:
    from collections.abc import Hashable

    from mbira_frozen.mind import Chain
    from mbira.games.zimbabwe.rules.state import State

MOST_KEPT = 20000
"""The sites of this many positions are remembered."""
MOST_SITES = 4
"""This many sites are considered for a craftsman or a monument."""
LIKED = (
    XANGO, TSUI_GOAB, ENGAI, ANANSI, ATETE, ESHU, QAMATA, GU, OBATALA, DZIVA, ELEGUA, SHADIPINYI,
)  # fmt: skip
"""The gods, those that are good at most tables first."""
END: Chain = (End(),)


class Memory:
    """Remembers which sites are good: that stays the same while the map does."""

    def __init__(self) -> None:
        self._sites: dict[Hashable, list[Chain]] = {}

    def get(self, key: Hashable) -> list[Chain] | None:
        """Return the chains for good sites, if they are known."""
        return self._sites.get(key)

    def keep(self, key: Hashable, chains: list[Chain]) -> list[Chain]:
        """Remember chains, and return them."""
        if len(self._sites) >= MOST_KEPT:
            self._sites.clear()
        self._sites[key] = chains
        return chains


def moves(state: State, memory: Memory, *, few: bool = False) -> list[Chain]:
    """Return chains of legal actions that are worth thinking about; or the first that one sees."""
    if state.step == GIFT:
        return _gifts(state)
    if state.step != TURN:
        return [(action,) for action in legal.legal(state)]
    found: list[Chain] = []
    if state.main == NOTHING:
        if not state.chosen:
            found += _gods(state, 2 if few else len(GODS))
            if not few:
                found += _new_specialists(state)
        found += _builds(state, memory, 1 if few else MOST_SITES)
    elif state.main == BUILDING and legal.may_build_again(state):
        found += _builds(state, memory, 1 if few else MOST_SITES)
    if state.main in (NOTHING, PLACING):
        found += _placings(state, memory, 1 if few else MOST_SITES)
    if state.main in (NOTHING, PLACING, PRICING) and (not few or state.owed >= 0):
        found += _prices(state)
    if state.main in (NOTHING, RAISING):
        found += raises(state, few=few)
    if not legal.price_first(state):
        found += _uses(state)
    if state.owed < 0:
        found.append(END)
    return found or [(action,) for action in legal.legal(state)]


def _gifts(state: State) -> list[Chain]:
    bids = [action for action in legal.legal(state) if isinstance(action, Bid)]
    return [(Pass(),), *((bid,) for bid in bids[:1])]


def _gods(state: State, most: int) -> list[Chain]:
    mask = legal.gods(state)
    gods = [GOD_IDS[god] for god in LIKED if mask >> god & 1]
    return [(God(god),) for god in gods[:most]]


def _prices(state: State) -> list[Chain]:
    """Return prices; the lowest one only where a specialist waits for any to be set."""
    mask = legal.prices(state)
    waits = state.unpriced if state.specialists[state.actor] & ~state.used else 0
    return [
        (Price(CRAFTSMAN_IDS[kind], price),)
        for kind in KINDS
        for price in (1, 2, 3)
        if mask >> (3 * kind + price - 1) & 1 and (price > 1 or waits >> kind & 1)
    ]


# Specialists


def _new_specialists(state: State) -> list[Chain]:
    mask = legal.specialists(state)
    found: list[Chain] = []
    if mask >> SHAMAN & 1:
        choose = Specialist(SPECIALIST_IDS[SHAMAN])
        found += [(choose, *chain) for chain in _shamans(state)]
    if mask >> HERD & 1:
        choose = Specialist(SPECIALIST_IDS[HERD])
        found += [(choose, *chain) for chain in _herds(state.spare())]
    if mask >> BUILDER & 1 and state.spare() >= USE_COST[BUILDER] + 4:
        found.append((Specialist(SPECIALIST_IDS[BUILDER]), Builder()))
    return found


def _uses(state: State) -> list[Chain]:
    mine = state.specialists[state.actor] & ~state.used
    found: list[Chain] = []
    spare = state.spare()
    if mine >> SHAMAN & 1 and spare >= USE_COST[SHAMAN] and legal.has_use(state, SHAMAN):
        found += _shamans(state)
    if mine >> HERD & 1 and spare >= USE_COST[HERD]:
        found += _herds(spare)
    if mine >> BUILDER & 1 and state.main == NOTHING and spare >= USE_COST[BUILDER] + 2:
        found.append((Builder(),))
    return found


def _herds(spare: int) -> list[Chain]:
    """Return the largest stake."""
    herds = zip(HERD_STAKES, HERD_TABLE.actions, strict=True)
    found: list[Chain] = [(herd,) for stake, herd in herds if stake <= spare]
    return found[-1:]


def _shamans(state: State) -> list[Chain]:
    """Return where resources would feed the most craftsmen, a site for each kind."""
    found: list[Chain] = []
    for resource in RESOURCES:
        if not state.resource_tiles[resource]:
            continue
        best, most = -1, 0.0
        places: dict[int, float] = {}
        for kind in KINDS:
            if RESOURCE[kind] == resource:
                for craftsman in state.craftsmen[kind]:
                    worth = 1.5 if craftsman.owner == state.actor else 1.0
                    for cell in bits(craftsman.supply & state.empty):
                        places[cell] = places.get(cell, 0.0) + worth
        for cell, worth in places.items():
            if worth > most:
                best, most = cell, worth
        if best >= 0:
            found.append((Shaman(RESOURCE_IDS[resource]), At(state.board.grid.names[best])))
    return found


# Monuments


def _builds(state: State, memory: Memory, most: int) -> list[Chain]:
    cells = legal.monuments(state)
    if not cells:
        return []
    families = state.links(state.steps()).families
    key = (most, cells, *families, *_ground(state))
    return memory.get(key) or memory.keep(key, _best_builds(state, cells, most))


def _ground(state: State) -> tuple[Hashable, ...]:
    """Return what sites depend on beside where they may be."""
    return (
        state.actor,
        state.steps(),
        state.land,
        state.monuments,
        tuple(state.monument_owners),
        state.resources,
    )


def _best_builds(state: State, cells: int, most: int) -> list[Chain]:
    families = state.links(state.steps()).families
    network = state.network(state.steps())
    reaching = [rings(network, chain.gate.cells) for family in families for chain in family.chains]
    wants = _unserved(state)
    near_and_far = _near_resources(state)
    scored: list[tuple[float, int]] = []
    for cell in bits(cells):
        mark = 1 << cell
        score = 0.0
        for ring in reaching:
            for hubs, reached in enumerate(ring):
                if reached & mark:
                    score += 3.0 / (1 + hubs)
                    break
        if wants:
            leg = network.leg(mark)
            score += sum(2.0 for monument, gates in wants if leg & monument and leg & gates)
        score += sum(0.5 for reached in near_and_far if reached & mark)
        scored.append((score, cell))
    scored.sort(reverse=True)
    names = state.board.grid.names
    return [(Build(), At(names[cell])) for _, cell in scored[:most]]


def _unserved(state: State) -> list[tuple[int, int]]:
    """Return one's monuments, each with the craftsmen that are too far for it."""
    found = []
    families = state.links(state.steps()).families
    network = state.network(state.steps())
    for number, owner in enumerate(state.monument_owners):
        if owner != state.actor:
            continue
        mark = 1 << state.monument_cells[number]
        gates = 0
        for family in families:
            near = [network.leg(chain.gate.cells) & mark for chain in family.chains]
            if not any(near):
                for chain in family.chains:
                    gates |= chain.gate.cells
        if gates:
            found.append((mark, gates))
    return found


def _near_resources(state: State) -> list[int]:
    """Return from where each kind of resource is near, and from where one more range away."""
    reach = state.land.reach
    return [reach(cells, steps) for cells in state.resources for steps in (RANGE, 2 * RANGE)]


# Craftsmen


def _placings(state: State, memory: Memory, most: int) -> list[Chain]:
    mask = legal.craftsmen(state)
    found: list[Chain] = []
    ground = _ground(state) if mask else ()
    for kind in KINDS:
        if mask >> kind & 1:
            across, down = legal.craftsman_sites(state, kind)
            primaries = 0
            if kind >= FIRST_SECONDARY:
                for primary in state.craftsmen[FAMILY[kind]]:
                    primaries |= primary.cells
            key = (kind, most, across, down, primaries, state.empty, *ground)
            sites = memory.get(key)
            if sites is None:
                sites = memory.keep(key, _sites(state, kind, across, down, primaries, most))
            found += sites
    return found


def _sites(
    state: State, kind: int, across: int, down: int, primaries: int, most: int
) -> list[Chain]:
    """Return the best sites for a craftsman: those alike in what they reach count once."""
    grid = state.board.grid
    square = SQUARE[kind]
    resources = state.resources[RESOURCE[kind]]
    network = state.network(state.steps())
    mine = theirs = 0
    for number, owner in enumerate(state.monument_owners):
        if owner == state.actor:
            mine |= 1 << state.monument_cells[number]
        else:
            theirs |= 1 << state.monument_cells[number]
    best: dict[tuple[int, int, bool], tuple[float, int, bool]] = {}
    for anchors, lies_down in ((across, False), (down, True)):
        for anchor in bits(anchors):
            cells = footprint(
                anchor, grid.stride, wide=square or not lies_down, tall=square or lies_down
            )
            supply = state.land.reach(cells, RANGE) & resources
            leg = network.leg(cells)
            near = bool(leg & primaries)
            key = (supply, leg & state.monuments, near)
            score = (
                2.0 * supply.bit_count()
                + (leg & mine).bit_count()
                - 0.5 * (leg & theirs).bit_count()
                + 1.5 * near
                + 0.01 * (leg & state.empty).bit_count()
            )
            if key not in best or best[key][0] < score:
                best[key] = (score, anchor, lies_down)
    ranked = sorted(best.values(), reverse=True)[:most]
    place = Place(CRAFTSMAN_IDS[kind])
    found: list[Chain] = []
    for _, anchor, lies_down in ranked:
        cell = grid.names[anchor]
        if square:
            found.append((place, At(cell)))
        else:
            found.append((place, At(cell, "down" if lies_down else "across")))
    return found
