"""Every decision of the game, as a value.

A turn is a chain of these: `place potter` asks for a site, `at D7 across` answers; `raise D7` asks
for goods, `buy E5` and `resource F6` answer. Cells are named by column and row, A1 top left; a
craftsman is named by its top left cell.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Final, Literal

from msgspec import Meta

from mbira.core.action import Action
from mbira.core.codec import Codec
from mbira.core.legal import ActionTable
from mbira.games.zimbabwe.data import (
    CRAFTSMAN_IDS,
    GOD_IDS,
    RESOURCE_IDS,
    SPECIALIST_IDS,
    CraftsmanId,
    GodId,
    ResourceId,
    SpecialistId,
)

CellName = Annotated[str, Meta(pattern="^[A-Z]{1,2}[1-9][0-9]?$")]
Count = Annotated[int, Meta(ge=0)]


class Tile(Action, frozen=True, tag="tile"):
    """Chance: the next place of the map gets a tile, turned clockwise a number of times."""

    tile: Annotated[int, Meta(ge=0, le=10)]
    turns: Annotated[int, Meta(ge=0, le=3)]


class Marker(Action, frozen=True, tag="marker"):
    """Chance: a seat's VR marker is drawn and goes on top of the stack."""

    seat: Annotated[int, Meta(ge=0, le=4)]


class Without(Action, frozen=True, tag="without"):
    """Chance: a god goes back to the box."""

    god: GodId


class Bid(Action, frozen=True, tag="bid"):
    """Give cattle away."""

    cattle: Count


class Pass(Action, frozen=True, tag="pass"):
    """Give no more this round."""


class God(Action, frozen=True, tag="god"):
    """Adore a god, for good."""

    god: GodId


class Specialist(Action, frozen=True, tag="specialist"):
    """Choose a specialist; he must be paid and used in the same turn."""

    specialist: SpecialistId


class Shaman(Action, frozen=True, tag="shaman"):
    """Use the shaman: a resource tile will be placed."""

    resource: ResourceId


class Rain(Action, frozen=True, tag="rain"):
    """Use the rain ceremony: a water tile will be placed."""


class Herd(Action, frozen=True, tag="herd"):
    """Use the herd with 2, 4 or 6 cattle."""

    cattle: Literal[2, 4, 6]


class Nomads(Action, frozen=True, tag="nomads"):
    """Use the nomads: no zoning for the rest of the turn."""


class Builder(Action, frozen=True, tag="builder"):
    """Use the builder: part of what craftsmen cost goes on his card."""


class Build(Action, frozen=True, tag="build"):
    """Build a monument."""


class Place(Action, frozen=True, tag="place"):
    """Place a craftsman."""

    craftsman: CraftsmanId


class At(Action, frozen=True, tag="at"):
    """Put down what is being placed. A 1x2 piece lies across or down from its first cell."""

    cell: CellName
    lie: Literal["", "across", "down"] = ""


class Price(Action, frozen=True, tag="price"):
    """Set the price of one's own craftsmen of a kind."""

    craftsman: CraftsmanId
    price: Literal[1, 2, 3]


class Raise(Action, frozen=True, tag="raise"):
    """Raise a monument by one level."""

    cell: CellName


class Buy(Action, frozen=True, tag="buy"):
    """Buy a ritual good for the monument from the craftsman on a cell."""

    cell: CellName


class Primary(Action, frozen=True, tag="primary"):
    """Have a secondary craftsman supplied by the primary one on a cell."""

    cell: CellName


class Resource(Action, frozen=True, tag="resource"):
    """Use the resource on a cell up for the craftsman last paid."""

    cell: CellName


class Done(Action, frozen=True, tag="done"):
    """Dziva's prices are set."""


class End(Action, frozen=True, tag="end"):
    """End the turn."""


CODEC = Codec(
    Tile, Marker, Without, Bid, Pass, God, Specialist, Shaman, Rain, Herd, Nomads, Builder,
    Build, Place, At, Price, Raise, Buy, Primary, Resource, Done, End,
)  # fmt: skip

# One table for each kind of action; groups of legal actions are bitmasks over these.
GOD_TABLE = ActionTable([God(god) for god in GOD_IDS])
SPECIALIST_TABLE = ActionTable([Specialist(specialist) for specialist in SPECIALIST_IDS])
SHAMAN_TABLE = ActionTable([Shaman(resource) for resource in RESOURCE_IDS])
HERD_TABLE = ActionTable([Herd(2), Herd(4), Herd(6)])
PLACE_TABLE = ActionTable([Place(craftsman) for craftsman in CRAFTSMAN_IDS])
PRICE_TABLE = ActionTable(
    [Price(craftsman, price) for craftsman in CRAFTSMAN_IDS for price in (1, 2, 3)]
)
"""Three per kind: bit 3 * kind + price - 1."""
STEP_TABLE = ActionTable([Build(), Rain(), Nomads(), Builder(), End(), Done(), Pass()])
"""What has no parameters; the bits follow."""
BUILD_BIT: Final = 1 << 0
RAIN_BIT: Final = 1 << 1
NOMADS_BIT: Final = 1 << 2
BUILDER_BIT: Final = 1 << 3
END_BIT: Final = 1 << 4
DONE_BIT: Final = 1 << 5
PASS_BIT: Final = 1 << 6
CRAFTSMAN_INDEX: dict[str, int] = {name: kind for kind, name in enumerate(CRAFTSMAN_IDS)}
GOD_INDEX: dict[str, int] = {name: god for god, name in enumerate(GOD_IDS)}
SPECIALIST_INDEX: dict[str, int] = {
    name: specialist for specialist, name in enumerate(SPECIALIST_IDS)
}
RESOURCE_INDEX: dict[str, int] = {name: resource for resource, name in enumerate(RESOURCE_IDS)}


@lru_cache(maxsize=8)
def bid_table(size: int) -> ActionTable:
    """Return the table of gifts from 0 to `size` - 1; sizes are powers of two, so few exist."""
    return ActionTable([Bid(cattle) for cattle in range(size)])
