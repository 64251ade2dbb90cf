"""The Great Zimbabwe from its rulebook: slow, plain, and apart from the engine it checks.

`Oracle(seats, options)` follows a log in its text form with `play`; `legal` lists what may follow.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.zimbabwe.oracle.course import Course
from tests.games.zimbabwe.oracle.facts import CRAFTS, GOD_VR, SPECIALIST_VR, USE_COST
from tests.games.zimbabwe.oracle.gifts import CHANCE, NOBODY
from tests.games.zimbabwe.oracle.ground import Cell, name_of

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["CHANCE", "NOBODY", "Oracle"]


class Oracle(Course):
    """A match as the rulebook has it."""

    def legal(self) -> set[str]:
        """Return every action that the seat to decide may take."""
        match self.step:
            case "first-monument":
                free = set(self.ground.find("S")) - self.monuments.keys()
                return {f"at {name_of(cell)}" for cell in free}
            case "gift":
                most = self.me.cattle + self._helped(self.actor)
                return {"pass"} | {f"bid {n}" for n in range(self.gift + 1, most + 1)}
            case "dziva-prices":
                return {"done"} | self._prices(self.turn.repriced, lower=True)
            case "turn":
                return self._turn_actions()
            case "monument-site":
                return {f"at {name_of(cell)}" for cell in self._monument_sites()}
            case "craftsman-site":
                return set(self._craftsman_sites(self.turn.kind))
            case "resource-site":
                return {f"at {name_of(cell)}" for cell in self.empty() if self._room([cell])}
            case "water-site":
                return {text for text, cells in self.lies(2) if self._room(cells)}
            case _:
                return self._raising_actions()

    def _turn_actions(self) -> set[str]:
        actions = set() if self.turn.owed else {"end"}
        if self._asked() and not self.option("interruptible_actions"):
            return actions | self._main_actions()
        if not self.turn.chosen:
            actions |= {f"specialist {name}" for name in self.specialists if self._can_choose(name)}
            if self.me.god is None:
                actions |= {f"god {god}" for god in self.gods if self._vr_with(god) <= 40}
        for name in self.me.specialists.keys() - self.turn.used:
            actions |= self._uses(name)
        return actions | self._main_actions()

    def _asked(self) -> set[str]:
        """Return the new technologies whose price must be set before anything comes between."""
        return set() if self.option("unasked_prices") else self.turn.unpriced

    def _vr_with(self, god: str) -> int:
        rebate = sum(card.vr - 1 for card in self.me.cards.values()) if god == "gu" else 0
        return self.me.vr - rebate + GOD_VR[god]

    def _can_choose(self, name: str) -> bool:
        if self.me.vr + SPECIALIST_VR[name] > 40 or self.me.cattle < USE_COST[name]:
            return False
        if name == "shaman":
            return any(self.resource_tiles.values()) and bool(self.empty())
        if name == "rain-ceremony":
            return self.water_tiles > 0 and any(self.lies(2))
        return True

    def _budget(self, name: str = "") -> int:
        """Return the cattle that may be spent, on a specialist or on anything else."""
        owed = self.turn.owed
        return self.me.cattle - (USE_COST[owed] if owed and owed != name else 0)

    def _room(self, cells: Iterable[Cell]) -> bool:
        """Whether covering some cells leaves room for what an owed specialist must place."""
        if self.turn.owed == "shaman":
            return bool(self.empty() - set(cells))
        if self.turn.owed == "rain-ceremony":
            return any(not set(cells) & set(lie) for _, lie in self.lies(2))
        return True

    def _uses(self, name: str) -> set[str]:
        budget, owed = self._budget(name), self.turn.owed == name
        if budget < USE_COST[name]:
            return set()
        match name:
            case "shaman":
                if not any(owed or self._room([cell]) for cell in self.empty()):
                    return set()
                return {f"shaman {kind}" for kind, left in self.resource_tiles.items() if left}
            case "rain-ceremony":
                fits = any(owed or self._room(cells) for _, cells in self.lies(2))
                return {"rain"} if self.water_tiles and fits else set()
            case "herd":
                return {f"herd {n}" for n in (2, 4, 6) if n <= budget}
            case _:
                return {name}

    def _main_actions(self) -> set[str]:
        actions: set[str] = set()
        main = self.turn.main
        twice = self.me.god == "obatala" and self.turn.built < 2
        if (main == "nothing" or (main == "building" and twice)) and self._monument_sites():
            actions.add("build")
        if main in ("nothing", "placing"):
            actions |= {f"place {kind}" for kind in CRAFTS if self._craftsman_sites(kind)}
        if main in ("nothing", "placing", "pricing"):
            lower = self.option("dziva_lowers_after_placing") and self.me.god == "dziva"
            actions |= self._prices(self.turn.priced, lower=lower)
            actions |= {f"price {kind} {price}" for kind in self._asked() for price in (1, 2, 3)}
        if main in ("nothing", "raising") and self.discs_left(self.actor):
            for cell, monument in self.monuments.items():
                if monument.owner != self.actor or cell in self.turn.raised or monument.level == 5:
                    continue
                ritual = self.ritual(self.actor, cell)
                if ritual.goods(monument.level, frozenset(), self.used, self._budget()):
                    actions.add(f"raise {name_of(cell)}")
        return actions

    def _prices(self, priced: set[str], *, lower: bool) -> set[str]:
        return {
            f"price {kind} {price}"
            for kind, card in self.me.cards.items()
            for price in (1, 2, 3)
            if kind not in priced and (price > card.price or (lower and price < card.price))
        }

    def _monument_sites(self) -> set[Cell]:
        if not self.discs_left(self.actor):
            return set()
        sites = self.monument_sites(zoning="nomads" not in self.turn.used)
        return {cell for cell in sites if self._room([cell])}

    def _craftsman_sites(self, kind: str) -> dict[str, tuple[Cell, ...]]:
        craft = CRAFTS[kind]
        if kind not in self.me.cards:
            vr = self.card_vr(self.actor, kind)
            if vr is None or self.me.vr + vr > 40:
                return {}
        if (
            len(self.standing(kind)) == 3
            or self._budget() < craft.cost
            or craft.primary in self.turn.firsts
            or (self.option("family_once_a_turn") and self._relative_placed(kind))
            or not self.shields_left(self.actor)
        ):
            return {}
        sites = self.craftsman_sites(self.actor, kind)
        return {text: cells for text, cells in sites.items() if self._room(cells)}

    def _relative_placed(self, kind: str) -> bool:
        """Whether the primary or the secondary of a craftsman was placed this turn."""
        return any(
            kind == CRAFTS[other].primary or other == CRAFTS[kind].primary
            for other in self.turn.placed
        )

    def _raising_actions(self) -> set[str]:
        ritual, _ = self._rite()
        turn, cattle = self.turn, self._budget()
        goods = (turn.goods_left, turn.bought, self.used, cattle)
        seller, supplier = turn.seller, turn.supplier
        if seller is None:
            return {
                f"buy {name_of(piece.cells[0])}"
                for piece in ritual.sellers(turn.bought)
                if ritual.buy(piece, *goods)
            }
        if self.step == "good-resource":
            return {
                f"resource {name_of(cell)}"
                for cell in ritual.free(seller, self.used)
                if ritual.resource(seller, cell, *goods)
            }
        if supplier is None:
            return {
                f"primary {name_of(piece.cells[0])}"
                for piece in ritual.suppliers(seller)
                if ritual.primary(seller, piece, *goods)
            }
        return {
            f"resource {name_of(cell)}"
            for cell in ritual.free(supplier, self.used)
            if ritual.primary_resource(cell, *goods)
        }
