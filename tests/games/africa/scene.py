"""Positions made by hand: pieces, markers, influence and tables set as a test wants them."""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING, cast

from mbira.core.legal import bits
from mbira.games.africa.data import (
    RESOURCES,
    SPECIAL_INDEX,
    VALUE_INDEX,
)
from mbira.games.africa.game import GAME
from mbira.games.africa.rules import auction, ground, setup
from mbira.games.africa.rules.state import MOVEMENT, NEUTRAL, NONE, State
from mbira.games.africa.spec import AfricaOptions
from mbira.games.africa.views.view import AfricaView
from tests.games.scene import AnyScene

if TYPE_CHECKING:
    from mbira.games.africa.data import IconId
    from mbira.games.africa.views.view import AreaView, SeatView

ROWS = ("points 4, points 5", "points 4, points 6", "points 5, points 6")


class Scene(AnyScene[State, AfricaView]):
    """A position in the movement of a seat's turn, nothing on the map; `audit` holds.

    Symbol areas have bananas, diamonds, gold and ivory in turn, which lie in the four rows below
    Africa: values 1, 1, 2 and 2. The seats have 8, 7, 6, 5 and 4 VP; nobody holds a marker; the
    first bid was free of charge.
    """

    def __init__(self, seats: int = 3, *, turn_of: int = 0, **options: object) -> None:
        rules = AfricaOptions(**options)  # type: ignore[arg-type]
        state = setup.new_state(seats, rules)
        super().__init__(GAME, state)
        kinds = cycle(RESOURCES)
        for area in bits(state.board.symbols):
            kind = next(kind for kind in kinds if setup.resources_left(state, kind))
            ground.put_resource(state, area, kind)
        first = state.board.file.first_resource_row
        state.value_row[:4] = [first + kind for kind in RESOURCES]
        state.vp = list(state.board.file.start_vp[:seats])
        state.drawn = list(range(seats))
        state.round = 1
        state.order = tuple(range(seats))
        state.place = seats
        state.high_bid = 1
        state.high_bidder = state.active = state.actor = turn_of
        state.step = MOVEMENT
        if rules.board is None:
            self.rows(*ROWS)

    @classmethod
    def fresh(cls, seats: int = 3, **options: object) -> Scene:
        """Return a table before anything is drawn."""
        scene = cls(seats, **options)  # type: ignore[arg-type]
        scene.state = setup.new_state(seats, scene.state.rules)
        return scene

    # Putting things down

    def _area(self, name: str) -> int:
        return self.state.board.index[name.replace("_", "-")]

    def _marker(self, name: str) -> int:
        icon, points = name.split()
        kind = self.state.board.marker_index[cast("IconId", icon), int(points)]
        self.state.stack[kind] -= 1
        return kind

    def traders(self, seat: int, **counts: int) -> Scene:
        """Put a seat's traders into areas, from its supply."""
        state = self.state
        for name, count in counts.items():
            ground.add_traders(state, seat, self._area(name), count)
            state.supply[seat] -= count
        return self

    def wholesaler(self, seat: int, area: str) -> Scene:
        """Put a seat's wholesaler into an area."""
        ground.put_wholesaler(self.state, seat, self._area(area))
        return self

    def neutrals(self, **counts: int) -> Scene:
        """Put neutral traders into areas, from the supply."""
        for name, count in counts.items():
            ground.add_neutrals(self.state, self._area(name), count)
            self.state.neutral_supply -= count
        return self

    def stations(self, *areas: str) -> Scene:
        """Build stations."""
        for area in areas:
            self.state.stations |= 1 << self._area(area)
            self.state.stations_left -= 1
        return self

    def holds(self, seat: int, *markers: str) -> Scene:
        """Let a seat hold markers from earlier turns: "caravan 1"."""
        kinds = tuple(self._marker(name) for name in markers)
        self.state.kept[seat] = (*self.state.kept[seat], *kinds)
        return self

    def won(self, *markers: str) -> Scene:
        """Let the active seat have just won markers; their points are not counted."""
        before = len(self.state.kept[self.state.active])
        self.holds(self.state.active, *markers)
        self.state.won = self.state.kept[self.state.active][before:]
        return self

    def secret(self, seat: int, kind: str) -> Scene:
        """Let a seat have drawn a special victory marker."""
        self.state.secret[seat] = SPECIAL_INDEX[kind]
        return self

    def open_specials(self, seat: int, *kinds: str) -> Scene:
        """Let a seat have special victory markers that all know of."""
        self.state.open_specials[seat] = tuple(SPECIAL_INDEX[kind] for kind in kinds)
        return self

    def rows(self, *rows: str) -> Scene:
        """Let these rows lie open: "points 4, caravan 1"; the others go back to the stack."""
        for kinds in self.state.rows:
            for kind in kinds:
                self.state.stack[kind] += 1
        self.state.rows = [tuple(self._marker(name) for name in row.split(", ")) for row in rows]
        return self

    def use_up(self, *, but: int = 0) -> Scene:
        """Let all of the stack be out of play, but for the first few markers of it."""
        state = self.state
        for kind, count in enumerate(state.stack):
            left = min(count, but)
            but -= left
            state.used[kind] += count - left
            state.stack[kind] = left
        return self

    def points(self, points: int) -> Scene:
        """Give the active seat points."""
        self.state.points = points
        return self

    def vp(self, *vp: int) -> Scene:
        """Give each seat its VP."""
        self.state.vp = list(vp)
        return self

    def influence(self, *influence: int) -> Scene:
        """Give each seat its influence; the pool has the rest."""
        state = self.state
        state.influence = list(influence)
        each = state.board.file.influence[str(state.seats)]
        state.pool = each * state.seats - sum(influence)
        return self

    def reputation(self, *rows: int) -> Scene:
        """Put each seat's reputation into a row; the strengths are 0 1 1 2 2 3 4 5."""
        self.state.reputation = list(rows)
        return self

    def values(self, **rows: int) -> Scene:
        """Put resources, and Africa, into rows; the values are 0 1 1 2 2 3 4 5."""
        for name, row in rows.items():
            self.state.value_row[VALUE_INDEX[name]] = row
        return self

    # Other moments

    def before_neutral(self) -> Scene:
        """Go back to before the turn's neutral trader is placed."""
        self.state.step = NEUTRAL
        return self

    def bidding(self) -> Scene:
        """Go back to the auction."""
        self.state.active = NONE
        auction.open_auction(self.state)
        return self

    # Playing

    def bids(self, *texts: str) -> Scene:
        """Let the seats bid in turn: a number, or pass."""
        return self.play(*(text if text == "pass" else f"bid {text}" for text in texts))

    def commit(self, active: str, rival: str) -> Scene:
        """Let both sides commit: "3", "retreat", "0 caravan 1"; other markers are not staked."""
        for who, text in ((self.state.active, active), (self.state.rival, rival)):
            influence, *stakes = text.split()
            assert self.state.actor == who
            self.play(f"commit {influence}")
            asked = dict(zip(stakes[::2], stakes[1::2], strict=True))
            while self.state.actor == who:
                marker = next(iter(self.choices("stake"))).split()[0]
                self.play(f"stake {marker} {asked.pop(marker, 0)}")
            assert not asked, f"nobody asked for {asked}"
        return self

    def duel(self, active: str, rival: str) -> Scene:
        """Let both sides commit, and turn the commitments up."""
        self.commit(active, rival)
        (reveal,) = self.draws()
        return self.play(reveal)

    def draws(self, tag: str = "") -> dict[str, int]:
        """Return what chance may do, with its weights."""
        chance = GAME.rules.chance(self.state)
        found = zip(map(str, chance), chance.weights, strict=True)
        return {text.removeprefix(f"{tag} "): weight for text, weight in found}

    # Looking

    def area(self, name: str) -> AreaView:
        """Return what is in an area."""
        return self.view().areas[name]

    def seat(self, seat: int) -> SeatView:
        """Return what a seat sees of itself."""
        return self.view(seat).seats[seat]

    def markers(self, seat: int) -> list[str]:
        """Return the action markers that a seat holds."""
        return [f"{marker.icon} {marker.points}" for marker in self.seat(seat).markers or ()]

    def where(self, seat: int) -> dict[str, int]:
        """Return where a seat's traders are."""
        areas = self.view().areas.items()
        return {name: area.traders[seat] for name, area in areas if area.traders[seat]}

    def neutral(self) -> dict[str, int]:
        """Return where neutral traders are."""
        return {name: area.neutrals for name, area in self.view().areas.items() if area.neutrals}

    @property
    def step(self) -> str:
        """What is being decided."""
        return self.view().step
