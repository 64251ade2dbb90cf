"""Names of things, as small whole numbers with their ids in the `..._IDS` tuples.

What can differ from table to table (the map, the markers, the tables, the costs) is in the board
file; here is only what the rules themselves know by name.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

ResourceId = Literal["bananas", "diamonds", "gold", "ivory"]
ValueId = Literal["bananas", "diamonds", "gold", "ivory", "africa"]
IconId = Literal[
    "station", "points", "migration", "wholesaler", "two-traders", "heart", "convert", "market",
    "reputation", "caravan", "majority-bananas", "majority-diamonds", "majority-gold",
    "majority-ivory",
]  # fmt: skip
SpecialId = Literal[
    "area", "traders", "resource-area", "majority-bananas", "majority-diamonds", "majority-gold",
    "majority-ivory",
]  # fmt: skip
MarkerId = IconId | Literal["area", "traders", "resource-area"]
LossId = Literal["none", "influence", "trader", "reputation"]

MOST_SEATS: Final = 5

# Resources, and the marker that gives areas without one their value.
VALUE_IDS: Final[tuple[ValueId, ...]] = get_args(ValueId)
VALUE_INDEX: Final[dict[str, int]] = {name: kind for kind, name in enumerate(VALUE_IDS)}
RESOURCE_IDS: Final[tuple[ResourceId, ...]] = get_args(ResourceId)
RESOURCES: Final = range(4)
VALUES: Final = range(5)
AFRICA: Final = 4
NO_RESOURCE: Final = -1

# Action markers by what they show.
ICON_IDS: Final[tuple[IconId, ...]] = get_args(IconId)
ICON_INDEX: Final[dict[str, int]] = {name: icon for icon, name in enumerate(ICON_IDS)}
ICONS: Final = range(14)
STATION: Final = 0
POINTS: Final = 1
MIGRATION: Final = 2
WHOLESALER: Final = 3
TWO_TRADERS: Final = 4
HEART: Final = 5
CONVERT: Final = 6
MARKET: Final = 7
REPUTATION: Final = 8
CARAVAN: Final = 9
MAJORITY: Final = 10
"""The majority of resource r is icon MAJORITY + r."""

# Special victory markers. On some boards majorities are among them. Where all sorts of markers are
# meant, a kind is the marker SPECIAL_MARKERS[kind]; those from SPECIAL on cost reputation.
SPECIAL_IDS: Final[tuple[SpecialId, ...]] = get_args(SpecialId)
SPECIAL_INDEX: Final[dict[str, int]] = {name: kind for kind, name in enumerate(SPECIAL_IDS)}
SPECIALS: Final = range(7)
AREA_SPECIAL: Final = 0
TRADERS_SPECIAL: Final = 1
NO_SPECIAL: Final = -1
SPECIAL: Final = 14
MARKER_IDS: Final[tuple[MarkerId, ...]] = (*ICON_IDS, "area", "traders", "resource-area")
MARKER_INDEX: Final[dict[str, int]] = {name: marker for marker, name in enumerate(MARKER_IDS)}
SPECIAL_MARKERS: Final = tuple(MARKER_INDEX[name] for name in SPECIAL_IDS)
HIDDEN_SPECIAL: Final = 17
"""A special victory marker whose kind only its owner knows, as something to stake."""

# Conflict markers by what they cost.
LOSS_IDS: Final[tuple[LossId, ...]] = get_args(LossId)
LOSS_INDEX: Final[dict[str, int]] = {name: loss for loss, name in enumerate(LOSS_IDS)}
INFLUENCE_LOSS: Final = 1
TRADER_LOSS: Final = 2
REPUTATION_LOSS: Final = 3
