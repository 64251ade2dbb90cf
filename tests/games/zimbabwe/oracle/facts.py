"""What is printed on the tiles and cards, copied from the rulebook's components."""

from __future__ import annotations

from typing import NamedTuple


class Craft(NamedTuple):
    """A kind of craftsman."""

    family: str
    resource: str
    size: int
    """How many cells its tile has: 2 in a row or 4 in a square."""
    cost: int
    vp: int
    vr: tuple[int, int]
    primary: str | None
    """The kind that supplies a secondary craftsman."""


CRAFTS: dict[str, Craft] = {
    "wood-carver": Craft("wood", "wood", 2, 2, 1, (3, 4), None),
    "potter": Craft("clay", "clay", 2, 2, 1, (3, 4), None),
    "ivory-carver": Craft("ivory", "ivory", 4, 2, 1, (2, 3), None),
    "diamond-cutter": Craft("diamonds", "diamonds", 4, 10, 3, (1, 2), None),
    "sculptor": Craft("wood", "wood", 4, 4, 2, (3, 4), "wood-carver"),
    "vessel-maker": Craft("clay", "clay", 4, 4, 2, (3, 4), "potter"),
    "throne-maker": Craft("ivory", "wood", 2, 4, 2, (3, 4), "ivory-carver"),
}
GOD_VR: dict[str, int] = {
    "shadipinyi": 4,
    "elegua": 4,
    "dziva": 2,
    "eshu": 4,
    "gu": 4,
    "obatala": 7,
    "atete": 5,
    "tsui-goab": 3,
    "anansi": 5,
    "qamata": 2,
    "engai": 5,
    "xango": -2,
}
FIRST_PLAY_GODS = {"xango", "tsui-goab", "elegua", "gu", "engai", "obatala"}
SPECIALIST_VR: dict[str, int] = {
    "shaman": 3,
    "rain-ceremony": 1,
    "herd": 6,
    "nomads": 1,
    "builder": 2,
}
USE_COST: dict[str, int] = {
    "shaman": 2,
    "rain-ceremony": 3,
    "herd": 2,
    "nomads": 2,
    "builder": 2,
}
RESOURCE_TILES: dict[str, int] = {"wood": 6, "clay": 4, "ivory": 3, "diamonds": 3}
LETTER: dict[str, str] = {"wood": "w", "clay": "c", "ivory": "i", "diamonds": "d"}
WATER_TILES = 8
LEVEL_VP = (0, 1, 3, 7, 13, 21)
BOX_CATTLE = 120
BOX_MARKERS = 25
BOX_DISCS = 21
BOX_SHIELDS = 18

TILES: tuple[tuple[str, ...], ...] = (
    ("..S..S", "......", "S..w..", "..c..S", "......", "S..S.."),
    ("..~~..", ".w~~c.", "......", "......", "....w.", "......"),
    ("d..~~~", "...~~~", "c...i.", "......", "......", "......"),
    ("~~....", "~~i...", "..c...", "......", ".d..~~", "....~~"),
    ("~~~~..", "~~~~..", "..w...", "......", "d....c", "......"),
    (".~~~~~", ".i....", "...w..", "...w..", "~~....", "~~...."),
    (".....~", ".c...~", ".....~", ".....~", ".~~dw~", ".~~..~"),
    ("..~...", "..~ci.", "..~c..", "..~...", "..~~~~", "..~~~~"),
    (".~....", ".~.i..", ".~....", ".~i...", ".~~~..", ".~~~.w"),
    ("......", ".c..w.", "~~....", "~~....", "~~~~..", ".~~~.c"),
    ("~~~~.w", "~~~~..", "~~~~..", "..id..", "......", "......"),
)
LAYOUTS: dict[int, tuple[str, ...]] = {
    2: ("S#", "##"),
    3: ("..#", ".S#", "###"),
    4: ("##.", "#S#", ".##"),
    5: ("###", "#S#", "###"),
}
