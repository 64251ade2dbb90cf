"""What lies on the table, and who has what."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tests.games.asking import CHANCE, Answer, Question
from tests.games.meduris.oracle.facts import MATERIALS, drawn, printed
from tests.games.meduris.oracle.paying import Stock, Two, payable

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from fractions import Fraction


class Payment(NamedTuple):
    """What is being paid for, and how far that is."""

    purpose: str
    space: int
    due: Two
    replaced: Two
    lacking: Two
    gain: int


class Table:
    """A position."""

    def __init__(self, seats: int, options: Mapping[str, object]) -> None:
        self.options = options
        board = options.get("board")
        self.side = drawn(board) if isinstance(board, str) else printed(seats)
        self.size = len(self.side.spaces)
        self.seats = seats
        self.first = -1
        self.turn = 0
        self.turns_of = [0] * seats
        """How many turns each seat has begun."""
        self.active = -1
        self.face: str | None = None
        self.finisher: int | None = None
        self.last_turns = 0
        """How many turns there still are, this one included, once a seat has finished."""
        self.lap = False
        self.lap_from: int | None = None
        """Where the die lies that marks where the druid was when his last lap began."""
        self.end_reason = ""
        self.supply = [18 - seats] * 4
        self.stocks = [[1] * 4 for _ in range(seats)]
        self.vp = [5] * seats
        self.towers: list[list[int]] = [[] for _ in MATERIALS]
        """The owners of the workers on each plain, from the bottom up."""
        self.tokens: dict[int, str] = {}
        self.laid: list[int] = []
        """Where tokens lie face down, in the order in which they were laid."""
        self.huts: dict[int, int] = {}
        """The owners, by space."""
        self.temples: dict[int, int] = {}
        self.runes: dict[str, int] = {}
        """The holders, by district."""
        self.druid = -1 - self.side.rocks
        """His space; -1 on the last rock, -2 on the one before, and so on."""
        self.visits = 0
        """How many huts he still visits, this one included."""
        self.payment: Payment | None = None

    def option(self, name: str, default: object) -> object:
        """Return what the table agreed on."""
        return self.options.get(name, default)

    # Questions

    def ask(self, step: str, seat: int, verb: str, choices: Iterable[object]) -> Answer:
        """Ask a seat; return its answer without the verb."""
        answers = {f"{verb} {choice}" for choice in choices}
        answer = yield Question(step, seat, answers, {})
        return answer.split(maxsplit=1)[1]

    def draw(self, step: str, verb: str, odds: Mapping[str, Fraction]) -> Answer:
        """Let chance decide; return its answer without the verb."""
        texts = {f"{verb} {result}": share for result, share in odds.items()}
        answer = yield Question(step, CHANCE, set(texts), texts)
        return answer.split(maxsplit=1)[1]

    def from_seat(self, seat: int) -> list[int]:
        """Return all seats in turn, from one on."""
        return [(seat + n) % self.seats for n in range(self.seats)]

    # Seats

    def huts_left(self, seat: int) -> int:
        """Return how many huts a seat has not built yet."""
        return (12 if self.seats == 2 else 8) - list(self.huts.values()).count(seat)

    def temples_left(self, seat: int) -> int:
        """Return how many temples a seat has not built yet."""
        return 2 - list(self.temples.values()).count(seat)

    def rune_stones(self, seat: int) -> int:
        """Return how many rune stones a seat holds."""
        return list(self.runes.values()).count(seat)

    def give(self, seat: int, material: int) -> None:
        """Put a material of a seat back on the mountain."""
        self.stocks[seat][material] -= 1
        self.supply[material] += 1

    # The ring

    def free(self) -> list[int]:
        """Return the spaces without a building."""
        return [n for n in range(self.size) if n not in self.huts and n not in self.temples]

    def settlement(self, space: int) -> set[int]:
        """Return the huts that belong together with a space, and the space itself."""
        found = {space}
        for step in (1, -1):
            here = (space + step) % self.size
            while here in self.huts and here not in found:
                found.add(here)
                here = (here + step) % self.size
        return found

    def price(self, what: str, space: int) -> Two:
        """Return how many of a space's two materials a building there costs."""
        if what == "temple":
            return 1, 1
        if self.tokens.get(space) == "hut":
            return 0, 0
        count = len(self.settlement(space))
        return count, count

    def can_pay(self, stock: Iterable[int], space: int, due: Two) -> bool:
        """Whether there is any way to pay a price at a space."""
        held: Stock = tuple(stock)
        symbols = self.side.spaces[space].symbols
        return payable(held, symbols, due)

    def sites(self, seat: int, what: str) -> list[int]:
        """Return where a seat may build a hut or a temple now."""
        if not (self.huts_left(seat) if what == "hut" else self.temples_left(seat)):
            return []
        return [
            space
            for space in self.free()
            if (what == "hut" or space not in self.tokens)
            and self.can_pay(self.stocks[seat], space, self.price(what, space))
        ]

    def may_yet_build(self, seat: int) -> bool:
        """Whether a seat could ever place a piece that it has, however rich it were."""
        if self.temples_left(seat) and any(space not in self.tokens for space in self.free()):
            return True
        return self.huts_left(seat) > 0 and any(
            self.can_pay([18] * 4, space, self.price("hut", space)) for space in self.free()
        )
