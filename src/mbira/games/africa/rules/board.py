"""The map and the markers of a board file, made ready for the rules.

A set of areas is a whole number, area a being bit a. A way from an area to a neighbour has a
number too: the place of the pair in `ways`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from mbira.core.legal import ActionTable, bits
from mbira.games.africa.actions import (
    At,
    Bid,
    Caravan,
    Commit,
    Drift,
    Fate,
    Fight,
    Join,
    Lead,
    Marker,
    Move,
    Oust,
    Retreat,
    Stake,
    Start,
    Trader,
)
from mbira.games.africa.data import (
    ICON_INDEX,
    ICONS,
    LOSS_INDEX,
    MAJORITY,
    MARKER_IDS,
    MOST_SEATS,
    RESOURCE_IDS,
    SPECIAL_INDEX,
    SPECIAL_MARKERS,
    SPECIALS,
)
from mbira.games.africa.rules.board_file import (
    board_text,
    conflict_lots,
    marker_lots,
    read_board_file,
    special_lots,
)

if TYPE_CHECKING:
    from mbira.games.africa.rules.board_file import BoardFile
    from mbira.games.africa.spec import AfricaOptions

PIECE_IDS: Final = ("trader", "spent-trader", "wholesaler")


class Board:
    """A map and its markers as they are before play."""

    __slots__ = (
        "all_traders", "at", "at_table", "bid", "borders", "caravan", "coast", "commit",
        "conflict_counts", "conflict_kinds", "drift", "fate_index", "fates", "fight", "file",
        "heart", "index", "joins", "lead", "marker_counts", "marker_icons", "marker_index",
        "marker_points", "markers", "moves", "names", "neighbours", "numbers", "oust",
        "reputation_rows", "resource_rows", "resources", "retreats", "size", "special_counts",
        "specials", "stakes", "start", "symbols", "trader", "way", "ways", "ways_from",
    )  # fmt: skip

    def __init__(self, content: BoardFile) -> None:
        self.file = content
        self.numbers = content.numbers
        self.all_traders = content.traders
        """How many each seat has."""
        self.names = tuple(content.areas)
        self.size = len(self.names)
        self.index = {name: area for area, name in enumerate(self.names)}
        self.at = tuple(area.at for area in content.areas.values())
        """Where areas are drawn, 0 to 1000 from the left and from the top."""
        areas = content.areas.values()
        self.neighbours = tuple(tuple(area.borders.split()) for area in areas)
        self.borders = tuple(
            sum(1 << self.index[name] for name in names) for names in self.neighbours
        )
        self.coast = self._of_kind("coast")
        self.symbols = self._of_kind("symbol")
        self.heart = self._of_kind("heart").bit_length() - 1
        self.resources = tuple(content.resources[name] for name in RESOURCE_IDS)
        self.resource_rows = content.resource_rows
        self.reputation_rows = content.reputation_rows
        lots = marker_lots(content)
        self.marker_icons = tuple(ICON_INDEX[icon] for icon, _, _ in lots)
        self.marker_points = tuple(points for _, points, _ in lots)
        self.marker_counts = tuple(count for _, _, count in lots)
        self.markers = tuple(Marker(icon, points) for icon, points, _ in lots)  # type: ignore[arg-type]
        self.marker_index = {(m.icon, m.points): kind for kind, m in enumerate(self.markers)}
        conflicts = conflict_lots(content)
        self.conflict_kinds = tuple((LOSS_INDEX[loss], amount) for loss, amount, _ in conflicts)
        self.conflict_counts = tuple(count for _, _, count in conflicts)
        self.fates = tuple(Fate(loss, amount) for loss, amount, _ in conflicts)  # type: ignore[arg-type]
        self.fate_index = {(f.loss, f.amount): kind for kind, f in enumerate(self.fates)}
        specials = [0 for _ in SPECIALS]
        for kind, _, count in special_lots(content):
            specials[SPECIAL_INDEX[kind]] += count
        self.special_counts = tuple(specials)
        self.specials = sum(1 << SPECIAL_MARKERS[kind] for kind in SPECIALS if specials[kind])
        """The markers that are special victory markers here, as bits."""
        self._make_area_tables()
        self._make_number_tables()

    def _of_kind(self, kind: str) -> int:
        areas = enumerate(self.file.areas.values())
        return sum(1 << area for area, content in areas if kind in content.kinds.split())

    def _make_area_tables(self) -> None:
        names = self.names
        self.ways = tuple(
            (area, to) for area in range(self.size) for to in bits(self.borders[area])
        )
        """From an area to a neighbour, in order of areas."""
        self.way = {origin * self.size + to: way for way, (origin, to) in enumerate(self.ways)}
        """The way from an area to a neighbour: by origin * areas + to."""
        self.ways_from = tuple(
            sum(1 << number for number, (origin, _) in enumerate(self.ways) if origin == area)
            for area in range(self.size)
        )
        """The ways out of each area, as bits."""
        pairs = [(names[area], names[to]) for area, to in self.ways]
        self.start = ActionTable([Start(name) for name in names])
        self.at_table = ActionTable([At(name) for name in names])
        self.lead = ActionTable([Lead(name) for name in names])
        self.trader = ActionTable([Trader(name) for name in names])
        self.oust = ActionTable([Oust(name) for name in names])
        self.fight = ActionTable(
            [Fight(name, seat) for name in names for seat in range(MOST_SEATS)]
        )
        """Bit MOST_SEATS * area + seat."""
        self.drift = ActionTable([Drift(*pair) for pair in pairs])
        self.caravan = ActionTable([Caravan(*pair) for pair in pairs])
        traders = range(1, self.all_traders + 1)
        self.moves = tuple(ActionTable([Move(*pair, count) for pair in pairs]) for count in traders)
        """By the number of traders less one: a bit for each of `ways`."""
        most = max(self.file.traders, self.file.neutrals)
        self.retreats = tuple(
            ActionTable([Retreat(name, count) for name in names]) for count in range(1, most + 1)
        )
        """By the number of pieces less one."""

    def _make_number_tables(self) -> None:
        content = self.file
        self.joins = tuple(
            ActionTable([Join(piece, count) for count in range(1, content.traders + 1)])
            for piece in PIECE_IDS
        )
        """By the kind of piece: a bit for each number less one."""
        influence = max(int(seats) * each for seats, each in content.influence.items())
        self.commit = ActionTable([Commit("retreat"), *(Commit(n) for n in range(influence + 1))])
        """Bit 0 is to retreat; bit 1 is no influence, bit 2 a piece of it, and so on."""
        most = influence + content.numbers.most_vp_in_bid
        self.bid = ActionTable([Bid(amount) for amount in range(1, most + 1)])
        """A bit for each amount less one."""
        icons = [0] * len(ICONS)
        for icon, count in zip(self.marker_icons, self.marker_counts, strict=True):
            icons[icon] += count
        counts = [*icons, *self.special_counts[:3], 1]
        for kind, count in enumerate(self.special_counts[3:], MAJORITY):
            counts[kind] += count
        kinds = zip((*MARKER_IDS, "special"), counts, strict=True)
        self.stakes = tuple(
            ActionTable([Stake(name, count) for count in range(most + 1)])  # type: ignore[arg-type]
            for name, most in kinds
        )
        """By marker: a bit for each number."""

    def reach(self, start: int, steps: int, closed: int) -> int:
        """Return the areas up to this many steps away, without entering closed ones."""
        found, edge = 0, 1 << start
        for _ in range(steps):
            ahead = 0
            for area in bits(edge):
                ahead |= self.borders[area]
            edge = ahead & ~(closed | found)
            found |= edge
        return found & ~(1 << start)


def board_for(rules: AfricaOptions, seats: int) -> Board:
    """Return the board that a match is played on."""
    return _board(board_text(rules), seats)


@lru_cache(maxsize=16)
def _board(text: str, seats: int) -> Board:
    return Board(read_board_file(text, seats))
