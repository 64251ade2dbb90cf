"""Every decision of the game, as a value.

Spaces are numbered clockwise from 0, the first one behind the great river; plains are named by
their material; a worker is named by its plain and its height in the tower, 1 at the bottom.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Annotated, Final, Literal

from msgspec import Meta
from msgspec.structs import force_setattr

from mbira.core.action import Action
from mbira.core.codec import Codec
from mbira.core.legal import ActionTable
from mbira.games.meduris.data import (
    FACE_IDS,
    MATERIAL_IDS,
    MATERIAL_INDEX,
    MATERIALS,
    REPLACED_BY,
    TOWER,
    FaceId,
    MaterialId,
    TokenId,
)

Space = Annotated[int, Meta(ge=0, le=2**31 - 1)]
"""Any number: that a ring has no such space is for the rules to say, with the reason."""


class First(Action, frozen=True, tag="first"):
    """Chance: a seat starts."""

    seat: Annotated[int, Meta(ge=0, le=3)]


class Token(Action, frozen=True, tag="token"):
    """Chance: a bonus token lies on a space, face up."""

    space: Space
    kind: TokenId


class Lay(Action, frozen=True, tag="lay"):
    """Lay the next bonus token on a space, face down."""

    space: Space


class Worker(Action, frozen=True, tag="worker"):
    """Set up: put one of one's workers on a plain."""

    plain: MaterialId


class Roll(Action, frozen=True, tag="roll"):
    """Chance: the die shows a face."""

    face: FaceId


class Take(Action, frozen=True, tag="take"):
    """Take a material of one's choice from the mountain."""

    material: MaterialId


class Decline(Action, frozen=True, tag="decline"):
    """Take nothing."""


class Return(Action, frozen=True, tag="return"):
    """Give a material back to the mountain."""

    material: MaterialId


class Move(Action, frozen=True, tag="move"):
    """Move a worker to another plain, for its big yield."""

    plain: MaterialId
    height: Annotated[int, Meta(ge=1, le=TOWER)]
    to: MaterialId


class Hut(Action, frozen=True, tag="hut"):
    """Build a hut."""

    space: Space


class Temple(Action, frozen=True, tag="temple"):
    """Build a temple."""

    space: Space


class Pay(Action, frozen=True, tag="pay"):
    """Pay what is due and not to be replaced."""


class Spare(Action, frozen=True, tag="spare"):
    """Replace one material that is due, whether one has it or not; three others are to follow."""

    material: MaterialId


class Replace(Action, frozen=True, tag="replace"):
    """Give three other materials for one that is due. Their order means nothing."""

    material: MaterialId
    one: MaterialId
    two: MaterialId
    three: MaterialId

    def __post_init__(self) -> None:
        given = sorted((self.one, self.two, self.three), key=MATERIAL_INDEX.__getitem__)
        for name, material in zip(("one", "two", "three"), given, strict=True):
            force_setattr(self, name, material)


class Offer(Action, frozen=True, tag="offer"):
    """Answer the druid: with nothing, one material, both, or the druid token under the hut."""

    gift: Literal["nothing", "wood", "wool", "copper", "stone", "both", "token"]


CODEC = Codec(
    First, Token, Lay, Worker, Roll, Take, Decline, Return, Move, Hut, Temple, Pay, Spare, Replace,
    Offer,
)  # fmt: skip

# One table for each kind of action; groups of legal actions are bitmasks over these. Tables of
# spaces belong to their board.
ROLLS = tuple(Roll(face) for face in FACE_IDS)
WORKER_TABLE = ActionTable([Worker(plain) for plain in MATERIAL_IDS])
TAKE_TABLE = ActionTable([Take(material) for material in MATERIAL_IDS])
DECLINE_TABLE = ActionTable([Decline()])
RETURN_TABLE = ActionTable([Return(material) for material in MATERIAL_IDS])
MOVE_TABLE = ActionTable(
    [
        Move(plain, height + 1, to)
        for plain in MATERIAL_IDS
        for height in range(TOWER)
        for to in MATERIAL_IDS
    ]
)
"""Bit 12 * plain + 4 * height + to, the height counted from 0."""
PAY_TABLE = ActionTable([Pay()])
SPARE_TABLE = ActionTable([Spare(material) for material in MATERIAL_IDS])
OFFER_TABLE = ActionTable(
    [Offer("nothing"), *(Offer(material) for material in MATERIAL_IDS), Offer("both"),
     Offer("token")]
)  # fmt: skip
NOTHING_BIT: Final = 1
BOTH_BIT: Final = 1 << 5
TOKEN_BIT: Final = 1 << 6
"""Between them, bit 1 + material."""

TRIPLES: tuple[tuple[int, ...], ...] = tuple(combinations_with_replacement(MATERIALS, REPLACED_BY))
"""All ways to give three materials, as sorted kinds."""
REPLACE_TABLES: tuple[ActionTable, ...] = tuple(
    ActionTable([Replace(material, *(MATERIAL_IDS[kind] for kind in triple)) for triple in TRIPLES])
    for material in MATERIAL_IDS
)
"""By the material that is replaced: a bit for each of TRIPLES."""
