"""Setting up, the auction, the track and the score."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tests.games.africa.oracle.facts import RESOURCES, SPECIALS
from tests.games.africa.oracle.table import NEUTRAL, Marker, MatchOver, Special, Table

if TYPE_CHECKING:
    from tests.games.asking import Answer, Course

REFILL = "reshuffle_used_once_then_highest_vp"


class Rounds(Table):
    """What happens round the turns."""

    # Setting up

    def set_up(self) -> Course:
        """Draw the resources, the first VP, the special markers and the first rows."""
        for n in range(4):
            left = {f"value {kind}": 1 for kind in RESOURCES if kind not in self.rows}
            kind = (yield from self.draw("value", left)).split()[1]
            self.rows[kind] = self.box.first_resource_row + n
        for area in self.areas.values():
            if area.symbol:
                laid = Counter(self.resource.values())
                text = yield from self.draw(
                    "deposit",
                    {
                        f"deposit {area.name} {kind}": self.box.resources[kind] - 1 - laid[kind]
                        for kind in RESOURCES
                    },
                )
                self.resource[area.name] = text.split()[2]
                self.enter(NEUTRAL, area.name)
        for n in range(self.seats):
            seats = {f"drawn {seat}": 1 for seat in range(self.seats) if seat not in self.drawn}
            seat = int((yield from self.draw("drawn", seats)).split()[1])
            self.drawn.append(seat)
            self.vp[seat] = self.box.start_vp[n]
        for seat in sorted(range(self.seats), key=lambda seat: self.vp[seat]):
            coasts = [area for area in self.areas.values() if area.coast and self.empty(area)]
            text = yield from self.ask("start", seat, {f"start {area.name}" for area in coasts})
            for _ in range(self.number["start_traders"]):
                self.enter(seat, text.split()[1])
        yield from self._deal_specials()
        for _ in range(self.number["start_rows"]):
            yield from self._turn_up(self.number["row_markers"])

    def _deal_specials(self) -> Course:
        left = Counter({kind: count for count, kind in self.box.specials})
        for seat in range(self.seats):
            kinds = {f"secret {seat} {kind}": left[kind] for kind in SPECIALS}
            kind = (yield from self.draw("secret", kinds)).split()[2]
            left[kind] -= 1
            self.specials[seat].append(Special(kind))

    def _turn_up(self, count: int) -> Course:
        """Turn a row of markers up."""
        row: list[Marker] = []
        self.open_rows.append(row)
        for n in range(count):
            self.to_turn_up = count - n
            weights = Counter(f"marker {m.icon} {m.points}" for m in self.stack)
            text = yield from self.draw("marker", weights)
            row.append(next(m for m in self.stack if f"marker {m.icon} {m.points}" == text))
            self.stack.remove(row[-1])
        self.to_turn_up = 0

    # Rounds

    def new_row(self) -> Course:
        """Turn the row of the round up, as far as there are markers."""
        if (
            not self.stack
            and not self.refilled
            and self.option("out_of_markers", "highest_vp") == REFILL
        ):
            self.stack, self.used = self.used, []
            self.refilled = bool(self.stack)
        count = min(self.number["row_markers"], len(self.stack))
        if count:
            yield from self._turn_up(count)
        if not self.open_rows:
            self.end_reason = "markers"
            raise MatchOver

    def auction(self) -> Answer:
        """Let all seats bid; return who has won the row, or nothing."""
        self.order = sorted(range(self.seats), key=lambda seat: -self.vp[seat])
        self.bids = {}
        for place, seat in enumerate(self.order):
            high = max(self.bids.values(), default=0)
            most = self.influence[seat]
            if place:
                most += min(self.number["most_vp_in_bid"], self.vp[seat])
            bids = {f"bid {amount}" for amount in range(high + 1, most + 1)}
            text = yield from self.ask("auction", seat, bids | {"pass"})
            self.bids[seat] = 0 if text == "pass" else int(text.split()[1])
        high = max(self.bids.values())
        if high:
            winner = next(seat for seat, amount in self.bids.items() if amount == high)
            return str(winner)
        if self.option("all_pass", "discard_row") == "last_takes_row":
            return str(self.order[-1])
        return ""

    def pay(self, winner: int, amount: int) -> None:
        """Pay influence first, then VP, which the others share."""
        influence = min(amount, self.influence[winner])
        self.influence[winner] -= influence
        self.pool += influence
        vp = amount - influence
        self.back(winner, vp)
        others = sorted((s for s in range(self.seats) if s != winner), key=lambda s: self.vp[s])
        each, more = divmod(vp, len(others))
        for n, seat in enumerate(others):
            self.forward(seat, each + (n < more))
            if self.yes("distribution_can_end_game", default=True):
                self.check_goal(seat)

    def share_pool(self, active: int) -> None:
        """Share the pool out to all that did not win the auction."""
        each, self.pool = divmod(self.pool, self.seats - 1)
        for seat in range(self.seats):
            if seat != active:
                self.influence[seat] += each

    # The track

    def _others(self, seat: int) -> set[int]:
        return {vp for other, vp in enumerate(self.vp) if other != seat}

    def forward(self, seat: int, steps: int) -> None:
        """Move a seat's marker on, over those of others."""
        for _ in range(steps):
            self.vp[seat] += 1
            while self.vp[seat] in self._others(seat):
                self.vp[seat] += 1

    def back(self, seat: int, steps: int) -> None:
        """Move a seat's marker back; 0 is the end, or what is free above it."""
        taken = self._others(seat)
        if self.yes("vp_skip_backwards", default=True):
            for _ in range(steps):
                free = [vp for vp in range(self.vp[seat]) if vp not in taken]
                if free:
                    self.vp[seat] = free[-1]
        elif steps:
            there = max(0, self.vp[seat] - steps)
            down = [vp for vp in range(there, -1, -1) if vp not in taken]
            up = [vp for vp in range(there, self.vp[seat] + 1) if vp not in taken]
            self.vp[seat] = (down + up)[0]

    def check_goal(self, seat: int) -> None:
        """End the match if a seat has reached the goal."""
        goal = self.option("goal", 42)
        assert isinstance(goal, int)
        if self.vp[seat] >= goal:
            self.end_reason = "goal"
            self.winner = seat
            raise MatchOver

    def ranking(self) -> list[int]:
        """Return the seats from first to last: who reached the goal, then by VP."""
        return sorted(range(self.seats), key=lambda seat: (seat != self.winner, -self.vp[seat]))

    # The score

    def score(self, seat: int) -> None:
        """Count what a seat's turn is worth and move its marker."""
        total = sum(self.value(area) for area in self.controlled(seat))
        if self.friendly(self.areas[self.box.heart], seat):
            total += self.number["heart_vp"]
        total += self._stations(seat) * self.number["station_vp"]
        strict = self.yes("most_stations_strict", default=True)
        if self._has_most([self._stations(s) for s in range(self.seats)], seat, strict=strict):
            total += self.number["most_stations_vp"]
        for area in self.areas:
            if self.here(area, seat):
                total -= self.neutrals(area) * self.number["neutral_vp"]
        total += self._marker_vp(seat)
        if total > 0:
            self.forward(seat, total)
        else:
            self.back(seat, -total)

    def _stations(self, seat: int) -> int:
        return sum(area.name in self.stations for area in self.controlled(seat))

    def _has_most(self, counts: list[int], seat: int, *, strict: bool) -> bool:
        others = [count for other, count in enumerate(counts) if other != seat]
        if strict:
            return counts[seat] > max(others)
        return counts[seat] > 0 and counts[seat] >= max(others)

    def _marker_vp(self, seat: int) -> int:
        """Return what the marker for VP brings that was used in this turn."""
        with_resource = [self.resource.get(area.name) for area in self.controlled(seat)]
        match self.vp_marker:
            case None:
                return 0
            case "heart":
                control = self.friendly(self.areas[self.box.heart], seat)
                return self.number["heart_marker_vp"] if control else 0
            case "area":
                return len(self.controlled(seat)) * self.number["area_special_vp"]
            case "traders":
                return len(self.on_map(seat)) // 2 * self.number["traders_special_vp"]
            case "resource-area":
                areas = [resource for resource in with_resource if resource]
                return len(areas) * self.number["resource_special_vp"]
            case majority:
                kind = majority.removeprefix("majority-")
                counts = [
                    sum(self.resource.get(area.name) == kind for area in self.controlled(other))
                    for other in range(self.seats)
                ]
                strict = self.yes("majority_strict", default=True)
                most = self._has_most(counts, seat, strict=strict)
                return self.number["majority_vp"] if most else 0
