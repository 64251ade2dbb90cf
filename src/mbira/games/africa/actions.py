"""Every decision of the game, as a value.

Areas are named as in the board file. Within a turn, `use` plays an action marker and what it asks
for follows; `halt` ends the movement, `peace` the conflicts, `end` the turn.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from mbira.core.action import Action
from mbira.core.codec import Codec
from mbira.core.legal import ActionTable
from mbira.games.africa.data import (
    MARKER_IDS,
    MOST_SEATS,
    VALUE_IDS,
    IconId,
    LossId,
    MarkerId,
    ResourceId,
    SpecialId,
    ValueId,
)

AreaName = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$", max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
Count = Annotated[int, Meta(ge=0, le=200)]
Commitment = Annotated[str, Meta(pattern="^(retreat|[0-9]+([+][a-z-]+)*)$", max_length=400)]
"""What a side commits: its influence and its markers, or to retreat."""


# Chance


class Value(Action, frozen=True, tag="value"):
    """Chance: a resource lies on the next row of the resource table."""

    resource: ResourceId


class Deposit(Action, frozen=True, tag="deposit"):
    """Chance: the next symbol area has a resource."""

    area: AreaName
    resource: ResourceId


class Drawn(Action, frozen=True, tag="drawn"):
    """Chance: a seat's marker is drawn for the VP track."""

    seat: SeatNumber


class Secret(Action, frozen=True, tag="secret"):
    """Chance: a seat draws a special victory marker; others see that it does."""

    seat: SeatNumber
    kind: SpecialId | Literal["hidden"]


class Marker(Action, frozen=True, tag="marker"):
    """Chance: an action marker is turned up."""

    icon: IconId
    points: Count


class Reveal(Action, frozen=True, tag="reveal"):
    """Chance: commitments are turned up, as in "3+caravan+area" and "retreat".

    Nothing is random in it; it is a record of its own so that nobody sees any of it too early.
    """

    active: Commitment
    rival: Commitment


class Fate(Action, frozen=True, tag="fate"):
    """Chance: a conflict marker is drawn."""

    loss: LossId
    amount: Count


# Set-up and auction


class Start(Action, frozen=True, tag="start"):
    """Choose the area to start in."""

    area: AreaName


class Bid(Action, frozen=True, tag="bid"):
    """Bid for the first row."""

    amount: Annotated[int, Meta(ge=1, le=999)]


class Pass(Action, frozen=True, tag="pass"):
    """Bid nothing."""


# The turn


class At(Action, frozen=True, tag="at"):
    """Name the area that was asked for."""

    area: AreaName


class Buy(Action, frozen=True, tag="buy"):
    """Buy an action point for a piece of influence."""


class Move(Action, frozen=True, tag="move"):
    """Move traders together to a neighbouring area; a point each."""

    origin: AreaName
    goal: AreaName
    traders: Annotated[int, Meta(ge=1, le=99)] = 1


class Lead(Action, frozen=True, tag="lead"):
    """Move the wholesaler to a neighbouring area; a point."""

    goal: AreaName


class Trader(Action, frozen=True, tag="trader"):
    """Bring a new trader in for points."""

    area: AreaName


class Change(Action, frozen=True, tag="change"):
    """Move a resource, or Africa, by a row of its table."""

    value: ValueId
    way: Literal["up", "down"]


class Use(Action, frozen=True, tag="use"):
    """Use the special of an action marker or of a special victory marker."""

    marker: MarkerId


class Drift(Action, frozen=True, tag="drift"):
    """Migration: move neutral traders to a neighbouring area."""

    origin: AreaName
    goal: AreaName


class Repute(Action, frozen=True, tag="repute"):
    """Change a seat's reputation by a row."""

    seat: SeatNumber
    way: Literal["up", "down"]


class Caravan(Action, frozen=True, tag="caravan"):
    """Say from where and to where the caravan goes."""

    origin: AreaName
    goal: AreaName


class Join(Action, frozen=True, tag="join"):
    """Let pieces join the caravan; spent traders have been stopped, or have fought."""

    piece: Literal["trader", "spent-trader", "wholesaler"]
    count: Annotated[int, Meta(ge=1, le=99)] = 1


class Done(Action, frozen=True, tag="done"):
    """No more of what is being chosen."""


class Halt(Action, frozen=True, tag="halt"):
    """End the movement; the conflicts follow."""


class Peace(Action, frozen=True, tag="peace"):
    """Start no more conflicts."""


class End(Action, frozen=True, tag="end"):
    """End the turn."""


# Conflicts


class Fight(Action, frozen=True, tag="fight"):
    """Start a conflict with another seat in an area."""

    area: AreaName
    seat: SeatNumber


class Oust(Action, frozen=True, tag="oust"):
    """Start a conflict with the neutral traders in an area."""

    area: AreaName


class Accept(Action, frozen=True, tag="accept"):
    """Pay what the conflict marker costs."""


class Redraw(Action, frozen=True, tag="redraw"):
    """Put the conflict marker aside and draw another."""


class Refuse(Action, frozen=True, tag="refuse"):
    """Lose the conflict with the neutral traders."""


class Commit(Action, frozen=True, tag="commit"):
    """Choose in secret how much influence goes into a conflict, or to retreat."""

    influence: Annotated[int, Meta(ge=0, le=999)] | Literal["retreat", "hidden"]


class Stake(Action, frozen=True, tag="stake"):
    """Choose in secret how many of one's markers of a kind go into a conflict.

    `special` is the special victory marker that nobody else has seen.
    """

    marker: MarkerId | Literal["special"]
    count: Count | Literal["hidden"]


class Retreat(Action, frozen=True, tag="retreat"):
    """Let beaten pieces retreat to an area."""

    area: AreaName
    pieces: Annotated[int, Meta(ge=1, le=99)] = 1


class Raise(Action, frozen=True, tag="raise"):
    """Pay influence for a row of reputation after a conflict won."""


CODEC = Codec(
    Value, Deposit, Drawn, Secret, Marker, Fate, Reveal, Start, Bid, Pass, At, Buy, Move, Lead,
    Trader, Change, Use, Drift, Repute, Caravan, Join, Done, Halt, Peace, End, Fight, Oust, Accept,
    Redraw, Refuse, Commit, Stake, Retreat, Raise,
)  # fmt: skip

# One table for each kind of action; groups of legal actions are bitmasks over these. Tables of
# areas and of numbers belong to their board.
PLAIN_TABLE = ActionTable(
    [Pass(), Buy(), Done(), Halt(), Peace(), End(), Accept(), Redraw(), Refuse(), Raise()]
)
PASS, BUY, DONE, HALT, PEACE, END, ACCEPT, REDRAW, REFUSE, RAISE = (1 << n for n in range(10))
"""Bits of PLAIN_TABLE."""
USE_TABLE = ActionTable([Use(marker) for marker in MARKER_IDS])
"""Bit `marker`; that of `points` is never legal."""
CHANGE_TABLE = ActionTable([Change(value, way) for value in VALUE_IDS for way in ("up", "down")])
"""Bit 2 * value, and 1 more for down."""
REPUTE_TABLE = ActionTable(
    [Repute(seat, way) for seat in range(MOST_SEATS) for way in ("up", "down")]
)
"""Bit 2 * seat, and 1 more for down."""
