"""Numbers for programs that learn: one for every action, and a row of them for a position.

An action's number depends on the game, the seats and the options alone, never on the position. The
row of a position holds what a seat may know, its own seat first. Both are fixed for good: whoever
has trained with them finds them unchanged.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from functools import cache
from struct import Struct as Packing
from typing import TYPE_CHECKING, Generic, Literal, TypeVar

from msgspec import Struct

from mbira.core.game import NOBODY, Options, State
from mbira.core.legal import bits

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from mbira.core.action import Action
    from mbira.core.legal import ActionTable, Legal

MOST: int = 2**15 - 1
"""The largest number that a row can hold."""


class Block(Struct, frozen=True):
    """Actions of one kind, whose numbers follow each other."""

    name: str
    first: int
    """The number of the first of them."""
    size: int


class ActionSpace:
    """All actions that can ever be legal for some seats and options, and the number of each."""

    def __init__(self, tables: Iterable[tuple[str, ActionTable]]) -> None:
        blocks = []
        actions: list[Action] = []
        self._first: dict[ActionTable, int] = {}
        for name, table in tables:
            blocks.append(Block(name, len(actions), len(table.actions)))
            self._first[table] = len(actions)
            actions += table.actions
        self.blocks = tuple(blocks)
        self.actions = tuple(actions)
        """By number."""
        self.index = {action: number for number, action in enumerate(actions)}
        if len(self.index) != len(actions):
            raise ValueError("an action has two numbers")

    def __len__(self) -> int:
        return len(self.actions)

    def mask(self, legal: Legal) -> int:
        """Return the numbers of legal actions, as bits of a whole number."""
        found = 0
        for table, mask in legal.groups:
            first = self._first.get(table)
            if first is None:
                first = self._find(table)
            found |= mask << first
        if found >> len(self.actions):
            raise AssertionError("an action is legal that has no number")
        return found

    def numbers(self, legal: Legal) -> list[int]:
        """Return the numbers of legal actions, lowest first."""
        return list(bits(self.mask(legal)))

    def _find(self, table: ActionTable) -> int:
        """Return where a table lies that holds the actions of a block, or the first of them."""
        first = self.index[table.actions[0]]
        for place, action in enumerate(table.actions[: len(self.actions) - first]):
            if self.actions[first + place] != action:
                raise AssertionError(f"{action} is not numbered in the order of its table")
        self._first[table] = first
        return first


class Field(Struct, frozen=True):
    """One or more numbers of a row that mean the same thing: of each seat, of each cell."""

    name: str
    size: int
    """How many numbers."""
    most: int
    """The largest that each can be."""
    about: str
    kind: Literal["choice", "amount"] = "choice"
    """A choice names one of several things; an amount is more or less of one."""
    least: int = 0
    usual: int = 0
    """What a large amount is in an ordinary match, to scale it by; the most if 0."""


S_contra = TypeVar("S_contra", bound=State, contravariant=True)
Opts_contra = TypeVar("Opts_contra", bound=Options, contravariant=True)


@dataclass(frozen=True, kw_only=True)
class Numbering(Generic[S_contra, Opts_contra]):
    """How a game is put into numbers."""

    actions: Callable[[int, Opts_contra], ActionSpace]
    """Returns all actions of seats, for this many seats."""
    outcomes: Callable[[int, Opts_contra], int]
    """Returns how many results a chance decision can have at most."""
    fields: Callable[[int, Opts_contra], tuple[Field, ...]]
    """Returns what the numbers of a row mean, in their order."""
    numbers: Callable[[S_contra, int], array[int]]
    """Returns a position as a seat may know it: a number for each that the fields announce."""


@cache
def turned(seats: int, seat: int) -> Sequence[int]:
    """Return what each seat is to one of them: itself 1, the next 2 and so on; -1 gives 0."""
    return (*((other - seat) % seats + 1 for other in range(seats)), 0)


def actor_number(actor: int, seats: int, seat: int) -> int:
    """Return who decides as a number: 0 nobody, 1 the seat itself and so on, then chance."""
    if actor >= 0:
        return (actor - seat) % seats + 1
    return 0 if actor == NOBODY else seats + 1


def common_fields(seats: int, steps: int) -> tuple[Field, ...]:
    """Return the fields that every game's row begins with."""
    return (
        Field("seat", 1, seats - 1, "the seat that looks, as actions name it"),
        Field("actor", 1, seats + 1, "who decides: 0 nobody, 1 this seat, 2 the next..., chance"),
        Field("step", 1, steps - 1, "what is being decided, in the order of the view's steps"),
    )


def packed(*parts: Sequence[int] | bytes) -> array[int]:
    """Return the parts of a row as one array: numbers, or what was put into bytes before.

    Of numbers alone, `array("h", numbers)` is the same, and takes three times as long.
    """
    return array("h", b"".join([p if type(p) is bytes else to_bytes(p) for p in parts]))


def to_bytes(numbers: Sequence[int]) -> bytes:
    """Return numbers as the bytes that they are in a row, to keep what many rows have in common."""
    return _packing(len(numbers)).pack(*numbers)


@cache
def _packing(size: int) -> Packing:
    return Packing(f"{size}h")


def row_size(fields: Iterable[Field]) -> int:
    """Return how many numbers a row has."""
    return sum(field.size for field in fields)
