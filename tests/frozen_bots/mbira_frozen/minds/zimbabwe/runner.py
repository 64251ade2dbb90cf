"""The Great Zimbabwe: what a seat brings to the race."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira_frozen.minds.zimbabwe.goods import Goods
from mbira.games.zimbabwe.data import (
    ATETE,
    CARDS_PER_TECHNOLOGY,
    COST,
    CRAFTSMAN_VP,
    CRAFTSMEN_PER_KIND,
    ELEGUA,
    ENGAI,
    ENGAI_INCOME,
    ESHU,
    ESHU_RANGE,
    FAMILY,
    FIRST_SECONDARY,
    HERD,
    KINDS,
    OBATALA,
    RANGE,
    SHADIPINYI,
    TSUI_GOAB,
)
from mbira.games.zimbabwe.rules import sites
from mbira.games.zimbabwe.rules.score import on_cards
from mbira.games.zimbabwe.rules.turn import technology_cost

if TYPE_CHECKING:
    from mbira_frozen.minds.zimbabwe.goods import Atlas
    from mbira.games.zimbabwe.rules.state import State

CATTLE_OF_GIFTS = 1
"""What gods who live on gifts bring a round, about."""

NOTHING_TO_GET = Goods([])


class Runner:
    """A seat in the race."""

    __slots__ = (
        "atete", "card", "cattle", "extras", "goods", "herd", "income", "levels", "need",
        "obatala", "repeat", "rounds", "seat", "template",
    )  # fmt: skip

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.cattle = 0
        self.card = 0
        self.need = 0
        self.levels: list[int] = []
        self.goods: list[Goods] = []
        self.template = NOTHING_TO_GET
        """What a monument that is still to be built can get."""
        self.obatala = 1
        self.atete = False
        self.repeat = False
        self.herd = False
        self.income = 0
        self.extras: list[tuple[int, int]] = []
        self.rounds = 0.0
        """What it needed; 0 while it is not there."""

    def again(self) -> Runner:
        """Return a seat like this one, to run another way."""
        new = Runner(self.seat)
        new.cattle = self.cattle
        new.card = self.card
        new.need = self.need
        new.levels = self.levels[:]
        new.goods = self.goods[:]
        new.template = self.template
        new.obatala = self.obatala
        new.atete = self.atete
        new.repeat = self.repeat
        new.herd = self.herd
        new.income = self.income
        new.extras = self.extras
        return new


def runner_of(state: State, seat: int, atlas: Atlas) -> Runner:
    """Return a seat as it stands before the race."""
    god = state.god[seat]
    runner = Runner(seat)
    runner.cattle = state.cattle[seat]
    runner.card = on_cards(state, seat)
    runner.need = state.vr[seat] - state.vp[seat]
    mine = [number for number, owner in enumerate(state.monument_owners) if owner == seat]
    runner.levels = [state.monument_levels[number] for number in mine]
    runner.goods = atlas.goods(state, seat, [state.monument_cells[number] for number in mine])
    runner.template = max(runner.goods, key=_count, default=NOTHING_TO_GET)
    runner.obatala = 2 if god == OBATALA else 1
    runner.atete = god == ATETE
    runner.repeat = god == TSUI_GOAB
    runner.herd = bool(state.specialists[seat] >> HERD & 1)
    runner.income = ENGAI_INCOME if god == ENGAI else 0
    if god in (SHADIPINYI, ELEGUA):
        runner.income += CATTLE_OF_GIFTS
    runner.extras = _extras(state, seat)
    return runner


def _count(goods: Goods) -> int:
    return goods.count


def _extras(state: State, seat: int) -> list[tuple[int, int]]:
    """Return craftsmen that are worth their points alone: points, and cattle for each."""
    found = []
    steps = ESHU_RANGE if state.god[seat] == ESHU else RANGE
    for kind in KINDS:
        left = CRAFTSMEN_PER_KIND - len(state.craftsmen[kind])
        if not left:
            continue
        points = CRAFTSMAN_VP[kind]
        if not state.price[seat * 7 + kind]:
            if state.cards_taken[kind] >= CARDS_PER_TECHNOLOGY:
                continue
            points -= technology_cost(state, seat, kind)
        if points <= 0 or (kind >= FIRST_SECONDARY and not state.craftsmen[FAMILY[kind]]):
            continue
        if sites.unclaimed(state, kind, steps):
            found.append((points, COST[kind]))
    found.sort(key=_by_value)
    return found


def _by_value(extra: tuple[int, int]) -> float:
    return extra[1] / extra[0]


def affordable(extras: list[tuple[int, int]], cattle: int) -> tuple[int, int, int]:
    """Return points, cost and number of the craftsmen that can be bought at once."""
    points = spent = bought = 0
    for worth, cost in extras:
        if spent + cost > cattle:
            break
        points += worth
        spent += cost
        bought += 1
    return points, spent, bought
