"""The numbers of the game: what is on the cards, and how many pieces there are.

Everything is a tuple indexed by a small whole number; the ids in JSON and notation are in the
`..._IDS` tuples, in the same order. They are typed by what they hold, not by how much of it:
compiled, a tuple of known length would be made again for every look into it.
"""

from __future__ import annotations

from typing import Final, Literal

CraftsmanId = Literal[
    "wood-carver",
    "potter",
    "ivory-carver",
    "diamond-cutter",
    "sculptor",
    "vessel-maker",
    "throne-maker",
]
ResourceId = Literal["wood", "clay", "ivory", "diamonds"]
GodId = Literal[
    "shadipinyi",
    "elegua",
    "dziva",
    "eshu",
    "gu",
    "obatala",
    "atete",
    "tsui-goab",
    "anansi",
    "qamata",
    "engai",
    "xango",
]
SpecialistId = Literal["shaman", "rain-ceremony", "herd", "nomads", "builder"]

# Craftsmen. Kinds 0 to 3 are the primaries of the four families of goods; kind 4 + f is the
# secondary of family f. Diamonds have no secondary.
CRAFTSMAN_IDS: Final[tuple[CraftsmanId, ...]] = (
    "wood-carver",
    "potter",
    "ivory-carver",
    "diamond-cutter",
    "sculptor",
    "vessel-maker",
    "throne-maker",
)
KIND_COUNT: Final = 7
KINDS: Final = range(KIND_COUNT)
"""Compiled, a loop over a range that is written out is quicker than one over this."""
FAMILIES: Final = range(4)
FIRST_SECONDARY: Final = 4
FAMILY: Final[tuple[int, ...]] = (0, 1, 2, 3, 0, 1, 2)
"""The family of goods that a kind makes; also the primary kind that a secondary needs."""
RESOURCE: Final[tuple[int, ...]] = (0, 1, 2, 3, 0, 1, 0)
"""The resource that a kind uses up: throne makers work wood."""
SQUARE: Final[tuple[bool, ...]] = (False, False, True, True, True, True, False)
"""Whether the tile is 2x2; the others are 1x2."""
COST: Final[tuple[int, ...]] = (2, 2, 2, 10, 4, 4, 4)
CRAFTSMAN_VP: Final[tuple[int, ...]] = (1, 1, 1, 3, 2, 2, 2)
TECHNOLOGY_VR: Final[tuple[tuple[int, ...], ...]] = (
    (3, 4), (3, 4), (2, 3), (1, 2), (3, 4), (3, 4), (3, 4),
)  # fmt: skip
"""What the first and the second card of a technology add to the victory requirement."""
CRAFTSMEN_PER_KIND: Final = 3
CARDS_PER_TECHNOLOGY: Final = 2
TOP_PRICE: Final = 3

# Resources
RESOURCE_IDS: Final[tuple[ResourceId, ...]] = ("wood", "clay", "ivory", "diamonds")
RESOURCE_LETTERS: Final = "wcid"
RESOURCES: Final = range(4)
WOOD: Final = 0
RESOURCE_TILES: Final[tuple[int, ...]] = (6, 4, 3, 3)
WATER_TILES: Final = 8

# Gods
GOD_IDS: Final[tuple[GodId, ...]] = (
    "shadipinyi",
    "elegua",
    "dziva",
    "eshu",
    "gu",
    "obatala",
    "atete",
    "tsui-goab",
    "anansi",
    "qamata",
    "engai",
    "xango",
)
GODS: Final = range(12)
GOD_VR: Final[tuple[int, ...]] = (4, 4, 2, 4, 4, 7, 5, 3, 5, 2, 5, -2)
NO_GOD: Final = -1
SHADIPINYI: Final = 0
ELEGUA: Final = 1
DZIVA: Final = 2
ESHU: Final = 3
GU: Final = 4
OBATALA: Final = 5
ATETE: Final = 6
TSUI_GOAB: Final = 7
ANANSI: Final = 8
QAMATA: Final = 9
ENGAI: Final = 10
XANGO: Final = 11
GODS_IN_PLAY: Final = 8
FIRST_PLAY_GODS: Final[tuple[int, ...]] = (XANGO, TSUI_GOAB, ELEGUA, GU, ENGAI, OBATALA)
ELEGUA_GIFT: Final = 3
ENGAI_INCOME: Final = 2

# Specialists
SPECIALIST_IDS: Final[tuple[SpecialistId, ...]] = (
    "shaman",
    "rain-ceremony",
    "herd",
    "nomads",
    "builder",
)
SPECIALISTS: Final = range(5)
SHAMAN: Final = 0
RAIN: Final = 1
HERD: Final = 2
NOMADS: Final = 3
BUILDER: Final = 4
SPECIALIST_VR: Final[tuple[int, ...]] = (3, 1, 6, 1, 2)
USE_COST: Final[tuple[int, ...]] = (2, 3, 2, 2, 2)
"""What one use costs at least; the herd takes 2, 4 or 6."""
HERD_STAKES: Final[tuple[int, ...]] = (2, 4, 6)
BUILDER_SHARE: Final = 2

# Seats and monuments
START_CATTLE: Final = 3
START_VR: Final = 20
MOST_VR: Final = 40
RANGE: Final = 3
ESHU_RANGE: Final = 6
HUB_FEE: Final = 1
TOP_LEVEL: Final = 5
LEVEL_VP: Final[tuple[int, ...]] = (0, 1, 3, 7, 13, 21)

# What the box holds, which is not a limit unless the table wants it to be.
BOX_CATTLE: Final = 120
BOX_USED_MARKERS: Final = 25
BOX_DISCS: Final = 21
BOX_SHIELDS: Final = 18
