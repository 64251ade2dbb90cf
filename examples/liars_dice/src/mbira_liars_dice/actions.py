"""Every decision of the game, as a value.

A hand is the dice under one cup, as the digits of their faces in order: "13356". To those who may
not see them it is a question mark for each: "?????".
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from mbira.core.action import Action
from mbira.core.codec import Codec
from mbira.core.legal import ActionTable

FACES = "123456"
SIDES = len(FACES)
MOST_DICE = 30
"""Six seats with five dice each."""

Hand = Annotated[str, Meta(pattern=r"^([1-6]{1,5}|\?{1,5})$")]


class Roll(Action, frozen=True, tag="roll"):
    """Chance: the dice under a seat's cup fall."""

    seat: Annotated[int, Meta(ge=0, le=5)]
    hand: Hand


class Bid(Action, frozen=True, tag="bid"):
    """Say that under all cups together at least this many dice show a face."""

    count: Annotated[int, Meta(ge=1, le=999)]
    """May be more than there are dice: that it cannot be bid is for the rules to say."""
    face: Annotated[int, Meta(ge=1, le=SIDES)]


class Liar(Action, frozen=True, tag="liar"):
    """Doubt the bid on the table."""


class Lift(Action, frozen=True, tag="lift"):
    """Chance: the cups are lifted, after somebody doubted."""


CODEC = Codec(Roll, Bid, Liar, Lift)
BIDS = ActionTable([Bid(count, face) for count in range(1, MOST_DICE + 1) for face in range(1, 7)])
"""From the lowest to the highest."""
LIAR = ActionTable([Liar()])
