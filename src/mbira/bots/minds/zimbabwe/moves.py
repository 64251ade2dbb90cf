"""The Great Zimbabwe: what is worth thinking about in a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.bots.minds.zimbabwe.raises import raises
from mbira.bots.minds.zimbabwe.sites import Memory, builds, placings
from mbira.core.legal import bits
from mbira.games.zimbabwe.actions import (
    HERD_TABLE,
    At,
    Bid,
    Builder,
    End,
    God,
    Pass,
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
    GOD_IDS,
    GODS,
    GU,
    HERD,
    HERD_STAKES,
    KINDS,
    OBATALA,
    QAMATA,
    RESOURCE,
    RESOURCE_IDS,
    RESOURCES,
    SHADIPINYI,
    SHAMAN,
    SPECIALIST_IDS,
    TSUI_GOAB,
    USE_COST,
    XANGO,
)
from mbira.games.zimbabwe.rules import legal
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
    from mbira.bots.mind import Chain
    from mbira.games.zimbabwe.rules.state import State

MOST_SITES = 4
"""This many sites are considered for a craftsman or a monument."""
LIKED = (
    XANGO, TSUI_GOAB, ENGAI, ANANSI, ATETE, ESHU, QAMATA, GU, OBATALA, DZIVA, ELEGUA, SHADIPINYI,
)  # fmt: skip
"""The gods, those that are good at most tables first."""
END: Chain = (End(),)


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
        found += builds(state, memory, 1 if few else MOST_SITES)
    elif state.main == BUILDING and legal.may_build_again(state):
        found += builds(state, memory, 1 if few else MOST_SITES)
    if state.main in (NOTHING, PLACING):
        found += placings(state, memory, 1 if few else MOST_SITES)
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
