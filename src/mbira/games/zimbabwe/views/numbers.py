"""A position in numbers: what `view` shows. Nothing is hidden in this game."""

from __future__ import annotations

from array import array
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from mbira.core.legal import bits
from mbira.core.numbering import MOST, Field, actor_number, common_fields, packed, turned
from mbira.games.zimbabwe.data import (
    CARDS_PER_TECHNOLOGY,
    CRAFTSMEN_PER_KIND,
    FAMILIES,
    GOD_IDS,
    KINDS,
    MOST_VR,
    RESOURCE_TILES,
    RESOURCES,
    SPECIALISTS,
    TOP_LEVEL,
    TOP_PRICE,
    WATER_TILES,
)
from mbira.games.zimbabwe.rules.board import NO_BOARD, TERRAIN, WATER
from mbira.games.zimbabwe.rules.numbering import grid_for
from mbira.games.zimbabwe.rules.state import GODS_PLAQUE
from mbira.games.zimbabwe.rules.steps import CRAFTSMAN_SITE, RESOURCE_SITE
from mbira.games.zimbabwe.views.view import MAIN_IDS, STEP_IDS

if TYPE_CHECKING:
    from mbira.games.zimbabwe.rules.board import Board
    from mbira.games.zimbabwe.rules.state import Craftsman, State
    from mbira.games.zimbabwe.spec import ZimbabweOptions

WHO = "0 nobody, 1 this seat, 2 the next..."
OFF_MAP = "x" + TERRAIN.replace("x", "")
"""The letters of a map, in the order of their numbers."""
FIRST_RESOURCE = OFF_MAP.index("w")


def fields(seats: int, rules: ZimbabweOptions) -> tuple[Field, ...]:
    """Return what the numbers mean."""
    grid = grid_for(seats, rules)
    cells, kinds, gods = len(grid.names), len(KINDS), len(GOD_IDS)
    specialists = len(SPECIALISTS)
    return (
        *common_fields(seats, len(STEP_IDS)),
        Field("round", 1, MOST, "rounds that have begun", "amount", usual=20),
        Field("vp", seats, MOST, "of each seat, this one first", "amount", usual=MOST_VR),
        Field("vr", seats, MOST_VR, "of each seat", "amount"),
        Field("cattle", seats, MOST, "of each seat", "amount", usual=30),
        Field("god", seats, gods, "of each seat: 0 none"),
        Field("god_cattle", seats, MOST, "on the card of each seat's god", "amount", usual=10),
        Field("specialists", specialists, seats, f"who has each: {WHO}"),
        Field("specialist_cattle", specialists, MOST, "on each card", "amount", usual=10),
        Field("prices", kinds * seats, TOP_PRICE, "of each seat's technologies; 0 has it not"),
        Field("card_vr", kinds * seats, 4, "what each technology added to VR", "amount"),
        Field("card_cattle", kinds * seats, MOST, "on each technology card", "amount", usual=10),
        Field("vr_order", seats, seats, f"whose VR marker came when, the first first: {WHO}"),
        Field("order", seats, seats, f"the order of play, or who passed: {WHO}"),
        Field("gods_left", gods, 1, "1 if a god can be chosen"),
        Field("specialists_left", specialists, 1, "1 if one can be chosen"),
        Field("cards_left", kinds, CARDS_PER_TECHNOLOGY, "technology cards", "amount"),
        Field("craftsmen_left", kinds, CRAFTSMEN_PER_KIND, "tiles of each kind", "amount"),
        Field("tiles_left", len(RESOURCES), max(RESOURCE_TILES), "resource tiles", "amount"),
        Field("water_left", 1, WATER_TILES, "water tiles", "amount"),
        Field("stock", 1, MOST, "cattle in the common stock", "amount", -MOST, usual=120),
        Field("qamata", 1, MOST, "cattle on Qamata's card while he has nobody", "amount", usual=10),
        Field("plaques", seats + 1, seats + 1, f"whose each is: {WHO}; one more: Shadipinyi's"),
        Field("plaque_cattle", seats + 1, MOST, "on each", "amount", usual=10),
        Field("next_plaque", 1, seats, "where the next cattle goes"),
        Field("gift", 1, MOST, "the last gift", "amount", usual=10),
        Field("gave", seats, 1, "1 if a seat has given this round, this one first"),
        Field("bidders", seats, seats, f"who has not passed, in order: {WHO}"),
        Field("bidder", 1, seats, "the place of the one to decide"),
        Field("place", 1, seats, "the place in the order of play"),
        Field("chosen", 1, 1, "1 if a god or a specialist was chosen this turn"),
        Field("owed", 1, specialists, "the specialist that must be used; 0 none"),
        Field("used", specialists, 1, "1 if used this turn"),
        Field("main", 1, len(MAIN_IDS) - 1, "how far the main action is"),
        Field("built", 1, max(2, seats), "monuments built this turn", "amount"),
        *(
            Field(name, kinds, 1, f"1 for kinds {what} this turn")
            for name, what in (
                ("placed", "placed"),
                ("firsts", "of which the first was placed"),
                ("priced", "priced"),
                ("unpriced", "still to be priced"),
                ("dziva_priced", "priced in Dziva's step"),
            )
        ),
        Field("placing", 1, kinds + len(RESOURCES), "what waits for a site; 0 nothing"),
        Field("goods_left", 1, TOP_LEVEL, "goods that the monument still needs", "amount"),
        Field("bought", len(FAMILIES), 1, "1 for families of goods bought for it"),
        Field("terrain", cells, len(OFF_MAP) - 1, f"of each cell, a place in {OFF_MAP}"),
        Field("monuments", cells, seats, f"whose monument stands on each cell: {WHO}"),
        Field("levels", cells, TOP_LEVEL, "how high it is", "amount"),
        Field("craftsmen", cells, kinds, "the kind on each cell; 0 none"),
        Field("owners", cells, seats, f"whose craftsman it is: {WHO}"),
        Field("resource_used", cells, 2, "used markers on each resource", "amount"),
        Field("marks", cells, 4, "1 raised this turn, 2 being raised, 3 supplier, 4 maker"),
    )


def numbers(state: State, seat: int) -> array[int]:
    """Return a position as a seat knows it."""
    seats = state.seats
    place = 0
    if state.step == CRAFTSMAN_SITE:
        place = state.kind + 1
    elif state.step == RESOURCE_SITE:
        place = len(KINDS) + state.kind + 1
    row = [seat, actor_number(state.actor, seats, seat), state.step, state.round]
    for each in (state.vp, state.vr, state.cattle):
        row += each[seat:]
        row += each[:seat]
    row += [god + 1 for god in state.god[seat:] + state.god[:seat]]
    row += state.god_card[seat:]
    row += state.god_card[:seat]
    row += _holders(tuple(state.specialists), seats, seat)
    row += state.specialist_card
    first = len(KINDS) * seat
    for each in (state.price, state.technology_vr, state.technology_card):
        row += each[first:]
        row += each[:first]
    row += _in_order(tuple(_vr_order(state)), seats, seat)
    row += _in_order(tuple(state.order), seats, seat)
    row += _flags(state.gods, len(GOD_IDS))
    row += _flags(state.specialists_left, len(SPECIALISTS))
    row += [CARDS_PER_TECHNOLOGY - taken for taken in state.cards_taken]
    row += [CRAFTSMEN_PER_KIND - len(standing) for standing in state.craftsmen]
    row += state.resource_tiles
    row += (state.water_tiles, state.stock, state.qamata_cattle)
    row += _plaques(tuple(state.plaques), seats, seat)
    row += state.plaque_cattle
    row += (0,) * (seats + 1 - len(state.plaque_cattle))
    row += (state.plaque_next, state.gift)
    gave = _flags(state.gave, seats)
    row += gave[seat:] + gave[:seat]
    row += _in_order(tuple(state.bidders), seats, seat)
    row += (state.bidder, state.turn, state.chosen, state.owed + 1)
    row += _flags(state.used, len(SPECIALISTS))
    row += (state.main, state.built)
    for mask in (state.placed, state.firsts, state.priced, state.unpriced, state.dziva_priced):
        row += _flags(mask, len(KINDS))
    row += (place, state.goods_left)
    row += _flags(state.bought, len(FAMILIES))
    return packed(row, *_map(state, seat))


# What changes rarely is made once: most rows of a match have it in common.


@lru_cache(maxsize=4096)
def _flags(mask: int, size: int) -> list[int]:
    return [mask >> place & 1 for place in range(size)]


@lru_cache(maxsize=4096)
def _in_order(others: tuple[int, ...], seats: int, seat: int) -> list[int]:
    who = turned(seats, seat)
    return [who[other] for other in others] + [0] * (seats - len(others))


@lru_cache(maxsize=4096)
def _plaques(owners: tuple[int, ...], seats: int, seat: int) -> list[int]:
    who = turned(seats, seat)
    row = [seats + 1 if owner == GODS_PLAQUE else who[owner] for owner in owners]
    return row + [0] * (seats + 1 - len(owners))


@lru_cache(maxsize=4096)
def _holders(masks: tuple[int, ...], seats: int, seat: int) -> list[int]:
    who = turned(seats, seat)
    row = [0] * len(SPECIALISTS)
    for holder, mask in enumerate(masks):
        for specialist in bits(mask):
            row[specialist] = who[holder]
    return row


def _vr_order(state: State) -> list[int]:
    if len(state.stack) < state.seats:
        return state.stack
    return sorted(range(state.seats), key=state.vr_arrival.__getitem__)


def _map(state: State, seat: int) -> tuple[bytes, ...]:
    """Return the fields of the map, each cell by cell."""
    if state.board is NO_BOARD:
        return (bytes(14 * len(grid_for(state.seats, state.rules).names)),)
    cells, who = len(state.board.grid.names), _as_bytes(state.seats, seat)
    owners, levels = _monuments(
        tuple(state.monument_cells),
        tuple(state.monument_owners),
        tuple(state.monument_levels),
        cells,
    )
    kinds, masters = _craftsmen(tuple(state.craftsmen), cells)
    return (
        _terrain(state.board, state.land.water, state.resources),
        owners.translate(who),
        levels,
        kinds,
        masters.translate(who),
        _used(state.used_once, state.used_twice, cells),
        _marks(
            state.raised,
            -1 if state.raising < 0 else state.monument_cells[state.raising],
            -1 if state.supplier is None else state.supplier.anchor,
            -1 if state.maker is None else state.maker.anchor,
            cells,
        ),
    )


@cache
def _as_bytes(seats: int, seat: int) -> bytes:
    """Return what turns the owners of pieces into what they are to a seat, byte by byte."""
    who = turned(seats, seat)
    return bytes([0, *who[:seats], *bytes(255 - seats)])


@lru_cache(maxsize=256)
def _terrain(board: Board, water: int, resources: tuple[int, ...]) -> bytes:
    row = _printed(board)[:]
    added = [(OFF_MAP.index(WATER), water & ~board.water)]
    added += [
        (FIRST_RESOURCE + kind, resources[kind] & ~board.resources[kind]) for kind in RESOURCES
    ]
    for letter, where in added:
        for cell in bits(where):
            row[cell] = letter
    return row.tobytes()


@lru_cache(maxsize=256)
def _monuments(
    places: tuple[int, ...], owners: tuple[int, ...], levels: tuple[int, ...], cells: int
) -> tuple[bytes, bytes]:
    """Return whose monument stands on each cell, 1 for seat 0, and how high it is."""
    whose, high = array("h", bytes(2 * cells)), array("h", bytes(2 * cells))
    for cell, owner, level in zip(places, owners, levels, strict=True):
        whose[cell] = owner + 1
        high[cell] = level
    return whose.tobytes(), high.tobytes()


@lru_cache(maxsize=256)
def _craftsmen(by_kind: tuple[tuple[Craftsman, ...], ...], cells: int) -> tuple[bytes, bytes]:
    """Return the kind of craftsman on each cell, and whose it is, 1 for seat 0."""
    kinds, whose = array("h", bytes(2 * cells)), array("h", bytes(2 * cells))
    for kind, standing in enumerate(by_kind, 1):
        for craftsman in standing:
            for cell in _cells(craftsman.cells):
                kinds[cell] = kind
                whose[cell] = craftsman.owner + 1
    return kinds.tobytes(), whose.tobytes()


@lru_cache(maxsize=1024)
def _used(once: int, twice: int, cells: int) -> bytes:
    row = array("h", bytes(2 * cells))
    for cell in _cells(once):
        row[cell] = 1
    for cell in _cells(twice):
        row[cell] = 2
    return row.tobytes()


@lru_cache(maxsize=1024)
def _marks(raised: int, raising: int, supplier: int, maker: int, cells: int) -> bytes:
    row = array("h", bytes(2 * cells))
    for cell in _cells(raised):
        row[cell] = 1
    for mark, cell in enumerate((raising, supplier, maker), 2):
        if cell >= 0:
            row[cell] = mark
    return row.tobytes()


@lru_cache(maxsize=16384)
def _cells(mask: int) -> tuple[int, ...]:
    return tuple(bits(mask))


@lru_cache(maxsize=64)
def _printed(board: Board) -> array[int]:
    """Return the map before anything comes onto it; the spare column of the grid lies off it."""
    letters = "".join(f"{row}x" for row in board.rows)
    return array("h", [OFF_MAP.index(letter) for letter in letters])
