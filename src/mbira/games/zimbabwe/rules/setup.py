"""Setting the table up: the map, the VR stack and the gods, each drawn by chance."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from mbira.core.chance import Chance
from mbira.core.game import CHANCE
from mbira.games.zimbabwe.actions import GOD_INDEX, Marker, Tile, Without
from mbira.games.zimbabwe.data import (
    BOX_CATTLE,
    FIRST_PLAY_GODS,
    GOD_IDS,
    GODS,
    GODS_IN_PLAY,
    NO_GOD,
    RESOURCE_TILES,
    START_CATTLE,
    START_VR,
    WATER_TILES,
)
from mbira.games.zimbabwe.rules.board import NO_BOARD, Board, lay_tiles, layout, parse_map
from mbira.games.zimbabwe.rules.land import Land
from mbira.games.zimbabwe.rules.state import State
from mbira.games.zimbabwe.rules.steps import FIRST_MONUMENT, MARKER, TILE, WITHOUT

if TYPE_CHECKING:
    from mbira.games.zimbabwe.spec import ZimbabweOptions

ALL_TILES = range(1, 11)
TURNS = range(4)
TURNED: Final = [[Tile(tile, turns) for turns in TURNS] for tile in range(len(ALL_TILES) + 1)]
"""What chance can do with each tile."""


def start(seats: int, rules: ZimbabweOptions) -> State:
    """Return the table before anything is drawn."""
    state = new_state(seats, rules)
    state.stock = BOX_CATTLE - START_CATTLE * seats
    if rules.gods is not None:
        state.gods = sum(1 << GOD_INDEX[god] for god in rules.gods)
    elif rules.setup == "first-play":
        state.gods = sum(1 << god for god in FIRST_PLAY_GODS)
    else:
        state.gods = (1 << len(GODS)) - 1
    state.specialists_left = 0 if rules.setup == "first-play" else 0b11111
    if rules.board is not None:
        lay_board(state, parse_map(rules.board, seats))
        state.step = MARKER
    return state


def chance(state: State) -> Chance:
    """Return what chance may do next."""
    if state.step == TILE:
        if _places(state.seats)[len(state.tiles)] == "S":
            return Chance(TURNED[0])
        laid = {tile for tile, _ in state.tiles}
        return Chance([turned for tile in ALL_TILES if tile not in laid for turned in TURNED[tile]])
    if state.step == MARKER:
        return Chance([Marker(seat) for seat in range(state.seats) if seat not in state.stack])
    return Chance([Without(GOD_IDS[god]) for god in GODS if state.gods >> god & 1])


def lay_tile(state: State, tile: int, turns: int) -> None:
    """Lay the next tile; after the last one the map is there."""
    state.tiles.append((tile, turns))
    if len(state.tiles) == len(_places(state.seats)):
        lay_board(state, Board(lay_tiles(state.seats, state.tiles)))
        state.step = MARKER


@cache
def _places(seats: int) -> str:
    """Return the places of the layout in reading order."""
    return "".join(layout(seats)).replace(".", "")


def lay_board(state: State, board: Board) -> None:
    """Put the map on the table."""
    state.board = board
    state.land = Land(board, board.water)
    state.resources = board.resources
    state.empty = board.on_map & ~(board.water | board.start | sum(board.resources))


def draw_marker(state: State, seat: int) -> None:
    """Put a seat's VR marker on the stack at 20."""
    state.stack.append(seat)
    state.vr_arrival[seat] = state.arrivals
    state.arrivals += 1
    if len(state.stack) == state.seats:
        drawn = state.rules.gods is None and state.rules.setup == "standard"
        state.step = WITHOUT
        if not drawn:
            first_monuments(state)


def leave_out(state: State, god: int) -> None:
    """Put a god back into the box."""
    state.gods &= ~(1 << god)
    if state.gods.bit_count() == GODS_IN_PLAY:
        first_monuments(state)


def first_monuments(state: State) -> None:
    """Let the seats place their first monuments, from the top of the VR stack down (R14)."""
    state.step = FIRST_MONUMENT
    state.actor = state.stack[-1]


def new_state(seats: int, rules: ZimbabweOptions) -> State:
    """Return an empty table."""
    state = State()
    state.seats = seats
    state.rules = rules
    state.actor = CHANCE
    state.step = TILE
    state.round = 0
    state.end_reason = ""
    # set-up
    state.tiles = []
    state.stack = []
    # the map
    state.board = NO_BOARD
    state.land = Land(NO_BOARD, 0)
    state.near = None
    state.far = None
    state.sites = {}
    state.room = None
    state.wanted = {}
    state.linked = {}
    state.former = {}
    state.market = None
    state.empty = 0
    state.resources = (0, 0, 0, 0)
    state.monuments = 0
    state.monument_cells = []
    state.monument_owners = []
    state.monument_levels = []
    state.craftsmen = [()] * 7
    state.used_once = 0
    state.used_twice = 0
    # supplies
    state.stock = 0
    state.qamata_cattle = 0
    state.gods = 0
    state.specialists_left = 0
    state.cards_taken = [0] * 7
    state.resource_tiles = list(RESOURCE_TILES)
    state.water_tiles = WATER_TILES
    # seats
    state.cattle = [START_CATTLE] * seats
    state.vp = [0] * seats
    state.vr = [START_VR] * seats
    state.vr_arrival = [0] * seats
    state.arrivals = 0
    state.god = [NO_GOD] * seats
    state.god_card = [0] * seats
    state.specialists = [0] * seats
    state.specialist_card = [0] * 5
    state.price = [0] * (7 * seats)
    state.technology_card = [0] * (7 * seats)
    state.technology_vr = [0] * (7 * seats)
    # generosity of kings
    state.plaques = []
    state.plaque_cattle = []
    state.plaque_next = 0
    state.gift = 0
    state.gave = 0
    state.bidders = []
    state.bidder = 0
    # religion and culture
    state.order = []
    state.turn = 0
    state.clear_turn()
    # the step within the turn
    state.kind = -1
    state.raising = -1
    state.goods_left = 0
    state.bought = 0
    state.supplier = None
    state.maker = None
    return state
