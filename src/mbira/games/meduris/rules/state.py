"""One position of the game: plain numbers and short lists, cheap to copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.games.meduris.data import MATERIALS

if TYPE_CHECKING:
    from mbira.games.meduris.rules.board import Board
    from mbira.games.meduris.spec import MedurisOptions

# What is being decided.
FIRST: Final = 0
LAY: Final = 1
TOKEN: Final = 2
WORKER: Final = 3
ROLL: Final = 4
TAKE: Final = 5
RETURN: Final = 6
TURN: Final = 7
PAYMENT: Final = 8
REPLACEMENT: Final = 9
OFFERING: Final = 10
FINISHED: Final = 11

# What is being paid for.
NO_PAYMENT: Final = 0
FOR_HUT: Final = 1
FOR_TEMPLE: Final = 2
FOR_DRUID: Final = 3

NOT_ROLLED: Final = -1
FREE: Final = -1
"""Who owns a space without a building, or a rune stone in the stock."""


class State:
    """Everything about one position.

    `stock` is indexed by seat * 4 + material. `size` holds, for a hut, how many huts its settlement
    has; for a free space, how many it would have with a hut there, which is the price; for a
    temple, 0. `up_to` holds the free spaces up to each price: that is what a seat who wants to
    build asks for.
    """

    __slots__ = (
        "active", "actor", "asked", "board", "druid", "due_one", "due_two",
        "end_reason", "face", "finisher", "first", "gain", "huts", "huts_left", "kept_one",
        "kept_two", "lack_one", "lack_two", "laid", "lap", "lap_from", "last_turns", "owner",
        "purpose", "rules", "runes", "seats", "site", "size", "step", "stock", "supply",
        "temples", "temples_left", "tokens", "towers", "turn", "up_to", "visits", "vp",
    )  # fmt: skip

    # the table
    seats: int
    rules: MedurisOptions
    board: Board
    actor: int
    step: int
    """What is being decided: one of the constants above."""
    # the course of the match
    first: int
    turn: int
    """The number of the turn, from 1."""
    active: int
    """The seat whose turn it is."""
    face: int
    """What the die shows this turn."""
    asked: int
    """How many seats the small yield has gone through so far."""
    end_reason: str
    finisher: int
    """The seat that built its last piece first; -1 while nobody has."""
    last_turns: int
    """How many turns there still are, this one included, once a seat has built everything."""
    lap: bool
    """Whether the druid walks his last lap."""
    lap_from: int
    """Where he was when it began, as `druid` has it."""
    # the mountain
    supply: list[int]
    towers: list[tuple[int, ...]]
    """The owners of the workers on each plain, from the bottom up."""
    # the ring
    laid: list[int]
    """Spaces with a token still face down, in the order in which they were laid."""
    tokens: list[int]
    """The spaces with a token, by its kind; a druid token stays under its hut."""
    huts: int
    temples: int
    owner: list[int]
    size: list[int]
    up_to: list[int]
    runes: list[int]
    """Who holds each district's rune stone."""
    druid: int
    """His space; -1 on the last rock, -2 on the one before, and so on back to his temple."""
    visits: int
    """How many huts he still visits, the one where he stands included."""
    # seats
    stock: list[int]
    vp: list[int]
    huts_left: list[int]
    temples_left: list[int]
    # a payment
    purpose: int
    site: int
    """The space that is paid for."""
    due_one: int
    """How many of the site's first material it costs, until they are paid."""
    due_two: int
    kept_one: int
    """How many of those will be replaced, whether the payer has them or not."""
    kept_two: int
    lack_one: int
    """How many of the site's first material are still to be replaced, once the rest is paid."""
    lack_two: int
    gain: int
    """The points that the offering brings."""

    def clone(self) -> State:
        """Return an equal state that shares nothing that changes."""
        new = State()
        new.seats = self.seats
        new.rules = self.rules
        new.board = self.board
        new.actor = self.actor
        new.step = self.step
        new.first = self.first
        new.turn = self.turn
        new.active = self.active
        new.face = self.face
        new.asked = self.asked
        new.end_reason = self.end_reason
        new.finisher = self.finisher
        new.last_turns = self.last_turns
        new.lap = self.lap
        new.lap_from = self.lap_from
        new.supply = self.supply[:]
        new.towers = self.towers[:]
        new.laid = self.laid[:]
        new.tokens = self.tokens[:]
        new.huts = self.huts
        new.temples = self.temples
        new.owner = self.owner[:]
        new.size = self.size[:]
        new.up_to = self.up_to[:]
        new.runes = self.runes[:]
        new.druid = self.druid
        new.visits = self.visits
        new.stock = self.stock[:]
        new.vp = self.vp[:]
        new.huts_left = self.huts_left[:]
        new.temples_left = self.temples_left[:]
        new.purpose = self.purpose
        new.site = self.site
        new.due_one = self.due_one
        new.due_two = self.due_two
        new.kept_one = self.kept_one
        new.kept_two = self.kept_two
        new.lack_one = self.lack_one
        new.lack_two = self.lack_two
        new.gain = self.gain
        return new

    def held(self, seat: int) -> list[int]:
        """Return what a seat has behind its screen, by material."""
        return self.stock[seat * 4 : seat * 4 + 4]

    def earn(self, seat: int, material: int, amount: int) -> None:
        """Let a seat take materials from the mountain, as far as there are any (R4, R7)."""
        amount = min(amount, self.supply[material])
        self.supply[material] -= amount
        self.stock[seat * 4 + material] += amount

    def use(self, seat: int, material: int, amount: int) -> None:
        """Let a seat put materials back on the mountain (R24)."""
        self.stock[seat * 4 + material] -= amount
        self.supply[material] += amount

    def has_any(self, seat: int) -> bool:
        """Return whether a seat has any material."""
        return any(self.stock[seat * 4 + material] for material in MATERIALS)
