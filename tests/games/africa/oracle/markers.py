"""What the markers do when a seat uses them in its turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.africa.oracle.facts import COSTLY, VALUES
from tests.games.africa.oracle.table import NEUTRAL, Marker, Special, Table, count_of, counted

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tests.games.africa.oracle.facts import Area
    from tests.games.asking import Answer, Course


class Markers(Table):
    """The specials of the action markers, and the special victory markers."""

    # Which may be used

    def usable(self, seat: int) -> set[str]:
        """Return the markers that a seat may use now."""
        held = {marker.icon for marker in self.hands[seat]}
        held |= {special.kind for special in self.specials[seat]}
        return {f"use {name}" for name in held if self._may_use(seat, name)}

    def _may_use(self, seat: int, name: str) -> bool:
        if name == "points":
            return False
        only_caravans = self.option("markers_between_conflicts", "any") == "caravan"
        if self.phase == "conflicts" and only_caravans and name != "caravan":
            return False
        if self.phase in ("commitment", "answer") and name != "caravan":
            return False
        if self._price(self._used_first(seat, name)) > self.points:
            return False
        match name:
            case "station":
                return not self.stations_left() or bool(self._station_areas(seat))
            case "migration":
                return bool(self.on_map(NEUTRAL) or self._migrant_areas(seat))
            case "wholesaler":
                on_map = self.wholesaler(seat).area is not None
                return on_map or bool(self._wholesaler_areas(seat))
            case "two-traders":
                return bool(self.supply(seat)) and bool(self.controlled(seat))
            case "convert":
                return bool(self.supply(seat)) and bool(self._convert_areas(seat))
            case "market":
                return bool(self._market_steps())
            case "reputation":
                return True
            case "caravan":
                return bool(self._caravans(seat))
            case _:
                enough = name not in COSTLY or self.strength(seat) >= 1
                return enough and self.vp_marker is None

    def _used_first(self, seat: int, name: str) -> Marker | Special:
        """Return which of several markers of a kind is used."""
        specials = [special for special in self.specials[seat] if special.kind == name]
        if specials:
            return min(specials, key=lambda special: not special.known)
        markers = [marker for marker in self.hands[seat] if marker.icon == name]
        return min(markers, key=lambda marker: (marker.fresh, marker.points))

    def _price(self, marker: Marker | Special) -> int:
        """Return the points that the special of a marker costs."""
        if self.yes("points_and_special_same_turn", default=True) or isinstance(marker, Special):
            return 0
        return marker.points if marker.fresh else 0

    def stations_left(self) -> int:
        """Return how many stations are in the box."""
        return self.box.stations - len(self.stations)

    # Using one

    def use(self, seat: int, name: str) -> Course:
        """Use a marker up, and do what it says."""
        marker = self._used_first(seat, name)
        self.points -= self._price(marker)
        if isinstance(marker, Special):
            self.specials[seat].remove(marker)
            self.used_specials.append(marker)
            if name in COSTLY:
                self.repute(seat, -1)
        else:
            self.hands[seat].remove(marker)
            self.used.append(marker)
            marker.fresh = False
        match name:
            case "station":
                if self.stations_left():
                    areas = self._station_areas(seat)
                    self.stations.add((yield from self._at("station-area", seat, areas)))
            case "migration":
                yield from self._migrate(seat)
            case "wholesaler":
                if self.wholesaler(seat).area is None:
                    areas = self._wholesaler_areas(seat)
                    area = yield from self._at("wholesaler-area", seat, areas)
                    self.wholesaler(seat).area = area
            case "two-traders":
                self.to_place = min(2, len(self.supply(seat)))
                while self.to_place:
                    areas = self.controlled(seat)
                    self.enter(seat, (yield from self._at("trader-area", seat, areas)))
                    self.to_place -= 1
            case "convert":
                area = yield from self._at("convert-area", seat, self._convert_areas(seat))
                self.leave(self.here(area, NEUTRAL)[0])
                self.enter(seat, area)
            case "market":
                yield from self._move_market(seat)
            case "reputation":
                ways = [f"{other} {way}" for other in range(self.seats) for way in ("up", "down")]
                text = yield from self.ask("repute", seat, {f"repute {way}" for way in ways})
                _, other, way = text.split()
                self.repute(int(other), 1 if way == "up" else -1)
            case "caravan":
                yield from self._lead_caravan(seat)
            case _:
                self.vp_marker = name
                if name == "heart":
                    for _ in range(self.number["heart_marker_neutrals"]):
                        if self.supply(NEUTRAL):
                            self.enter(NEUTRAL, self.box.heart)

    def _at(self, step: str, seat: int, areas: Iterable[Area]) -> Answer:
        text = yield from self.ask(step, seat, {f"at {area.name}" for area in areas})
        return text.split()[1]

    # Where pieces and stations come

    def neutral_areas(self) -> list[Area]:
        """Return where a neutral trader may come in."""
        if not self.supply(NEUTRAL):
            return []
        areas = self.areas.values()
        return [area for area in areas if self.empty(area) or self.neutrals(area.name)]

    def entries(self, seat: int) -> dict[str, int]:
        """Return where a trader of a seat may come in, and for how many points."""
        found: dict[str, int] = {}
        for area in self.areas.values():
            friendly = self.friendly(area, seat)
            if area.coast and (friendly or self.empty(area)):
                found[area.name] = self.number["coast_trader_cost"]
            if friendly and area.name in self.stations:
                found[area.name] = self.number["station_trader_cost"]
        return found if self.supply(seat) else {}

    def _station_areas(self, seat: int) -> list[Area]:
        anywhere = not self.yes("station_in_friendly_area_only", default=True)
        areas = self.areas.values() if anywhere else self.controlled(seat)
        return [area for area in areas if area.name not in self.stations]

    def _wholesaler_areas(self, seat: int) -> list[Area]:
        areas = self.areas.values()
        friendly = [area for area in areas if self.friendly(area, seat)]
        empty_coast = [area for area in areas if area.coast and self.empty(area)]
        match self.option("wholesaler_entry", "friendly_area_or_empty_coast"):
            case "friendly_area":
                return friendly
            case "friendly_or_empty_coast":
                return [area for area in friendly if area.coast] + empty_coast
            case _:
                return friendly + empty_coast

    def _convert_areas(self, seat: int) -> list[Area]:
        return [
            area
            for area in self.areas.values()
            if self.neutrals(area.name)
            and (self.phase != "afterwards" or self.owners(area.name) <= {seat})
        ]

    # Migration

    def _migrant_areas(self, seat: int) -> list[Area]:
        if self.option("migration_new_trader", "neutral") == "own":
            return [self.areas[name] for name in self.entries(seat)]
        return self.neutral_areas()

    def _migrate(self, seat: int) -> Course:
        areas = self._migrant_areas(seat)
        if areas:
            area = yield from self._at("migrant-area", seat, areas)
            own = self.option("migration_new_trader", "neutral") == "own"
            self.enter(seat if own else NEUTRAL, area)
        while True:
            drifts = {
                f"drift {piece.area} {goal}": piece
                for piece in self.on_map(NEUTRAL)
                if piece.area and not piece.drifted
                for goal in self.areas[piece.area].borders
            }
            if not drifts:
                break
            text = yield from self.ask("drifting", seat, {*drifts, "done"})
            if text == "done":
                break
            drifts[text].area = text.split()[2]
            drifts[text].drifted = True
        for piece in self.on_map(NEUTRAL):
            piece.drifted = False

    # Market

    def _market_steps(self) -> set[str]:
        return {
            f"change {value} {way}"
            for value in VALUES
            for way in ("up", "down")
            if self.may_change(value, way)
            and way not in self.market
            and value not in self.market.values()
        }

    def _move_market(self, seat: int) -> Course:
        while steps := self._market_steps():
            done = {"done"} if self.market else set()
            text = yield from self.ask("market-steps", seat, steps | done)
            if text == "done":
                break
            _, value, way = text.split()
            self.change(value, way)
            self.market[way] = value
        self.market = {}

    # Caravan

    def _caravans(self, seat: int) -> set[str]:
        return {
            f"caravan {area.name} {goal}"
            for area in self.areas.values()
            if self.here(area.name, seat)
            for goal in area.borders
            if self.phase != "afterwards" or self.owners(goal) <= {seat}
        }

    def _lead_caravan(self, seat: int) -> Course:
        text = yield from self.ask("caravan-way", seat, self._caravans(seat))
        _, origin, goal = text.split()
        self.caravan = (origin, goal)
        while True:
            waiting = [piece for piece in self.here(origin, seat) if piece not in self.joined]
            if not waiting:
                break
            traders = [piece for piece in waiting if not piece.wholesaler]
            fresh = [piece for piece in traders if not piece.spent]
            spent = [piece for piece in traders if piece.spent]
            answers = counted("join trader", len(fresh)) | counted("join spent-trader", len(spent))
            if len(waiting) > len(traders):
                answers.add("join wholesaler")
            if self.joined:
                answers.add("done")
            text = yield from self.ask("caravan-pieces", seat, answers)
            words = text.split()
            if text == "done":
                break
            if text == "join wholesaler":
                self.joined.append(self.wholesaler(seat))
            elif words[1] == "trader":
                self.joined += fresh[: count_of(words, 2)]
            else:
                self.joined += sorted(spent, key=lambda piece: piece.won)[: count_of(words, 2)]
        stop = bool(self.neutrals(goal) or self.owners(goal) - {seat})
        for piece in self.joined:
            piece.area = goal
            piece.won = False
            piece.spent = piece.spent or (stop and self.phase == "movement")
        self.caravan = None
        self.joined = []
