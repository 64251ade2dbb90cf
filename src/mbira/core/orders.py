"""Orders: what somebody lays down beforehand for their seat to do, and for how long.

A game says which orders a seat could give, from what the seat may know; and what an order does in
a decision, from the same and from what the seat may do there. It is played like anybody's action,
and only where it is legal. An order is gone once what it is for has ended, once what it rests on
was taken back, and once its seat has taken anything back: then somebody is there who decides.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Final, Generic, TypeVar

from msgspec import Meta, Struct

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from mbira.core.action import Action
    from mbira.core.legal import Legal

V = TypeVar("V")

ONCE: Final = "once"
"""Ends an order when it has decided something."""
MATCH: Final = "match"
"""Ends an order with the match."""
MOST: Final = 999
"""No order names a larger number."""
Name = Annotated[str, Meta(min_length=1, max_length=20, pattern="^[a-z-]+$")]


class Offer(Struct, frozen=True, omit_defaults=True):
    """An order that a seat could give. A seat has one about each thing at a time."""

    about: str
    """What it is about, such as "gifts"; the game's texts call it `order-gifts`."""
    do: str
    """What the seat does then, such as "up-to": `order-gifts-up-to`, with `$number`."""
    until: tuple[str, ...]
    """What may end it, the usual thing first: `until-round`."""
    least: int | None = None
    """The least number that it can name; None if it names none."""
    most: int | None = None
    usual: int | None = None
    """The number that one would begin with."""


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """An order as somebody gives it."""

    about: Name
    do: Name
    until: Name
    number: Annotated[int, Meta(ge=0, le=MOST)] | None = None


class Order(Struct, frozen=True, omit_defaults=True):
    """An order that was given."""

    id: str
    """Different for each that is given at a table."""
    about: str
    do: str
    until: str
    version: int
    """How long the log was then."""
    line: int
    """How many records counted."""
    mark: int
    """Where the match was then, as what ends it counts that; any more ends it."""
    number: int | None = None


FORCED: Final = Offer("forced", "play", (MATCH, ONCE))
"""Of any game: to do what there is to do where there is no choice."""


@dataclass(frozen=True, kw_only=True)
class Orders(Generic[V]):
    """What a seat can be told beforehand to do.

    All of it is told from the view of the seat, so that an order knows no more than its seat.
    """

    offers: Callable[[V], Sequence[Offer]]
    """Returns the orders that the seat could give now, whoever decides."""
    answer: Callable[[V, Legal, Order], Action | None]
    """Returns what an order does where its seat decides; None if that is not for it to decide.

    With the view comes what the seat may do. What is returned is played only if it is legal.
    """
    ends: Mapping[str, Callable[[V, Order], int]]
    """By what may end an order: returns a number that grows when it does, such as the round."""
