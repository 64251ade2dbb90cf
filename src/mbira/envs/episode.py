"""A match in numbers: the engine under all environments. It needs nothing but the base of mbira.

It plays as `Match` does, from the same seeds to the same chance results, but keeps no snapshots and
checks an action by one bit: nothing else is to stand between two decisions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.bots.bot import Decision
from mbira.core.chance import Seed
from mbira.core.errors import IllegalActionError, MbiraError
from mbira.core.game import CHANCE, NOBODY, AnyGame, Record, State
from mbira.core.input.options import make_options
from mbira.core.legal import Legal, nth_bit
from mbira.core.match import Match, new_header
from mbira.core.registry import find_game

if TYPE_CHECKING:
    import random
    from array import array
    from collections.abc import Mapping

    from mbira.core.game import Outcome

UNKNOWN = -1
"""Stands for a mask that nobody has asked for."""


class Rulebook:
    """A game for some seats and options, with the numbers of its actions and fields."""

    def __init__(
        self, game: str, seats: int | None = None, options: Mapping[str, object] | None = None
    ) -> None:
        self.game: AnyGame = find_game(game)
        spec = self.game.spec
        self.seats = spec.seats[0] if seats is None else seats
        self.options = make_options(spec, dict(options or {}))
        new_header(self.game, self.seats, self.options, Seed(""))  # refuses what cannot be played
        self.space = self.game.numbering.actions(self.seats, self.options)
        self.fields = self.game.numbering.fields(self.seats, self.options)
        self.outcomes = self.game.numbering.outcomes(self.seats, self.options)


class Episode:
    """One match, as programs play it: actions are numbers, positions are rows of numbers."""

    __slots__ = ("_mask", "_numbers", "_rules", "book", "legal", "line", "seed", "state")

    def __init__(self, book: Rulebook) -> None:
        self.book = book
        self._rules = book.game.rules
        self._numbers = book.game.numbering.numbers
        self.seed = Seed("")
        self.state: State = self._rules.start(book.seats, book.options)
        self.line: list[Record] = []
        self._mask = 0
        self.legal = Legal(())

    def begin(self, seed: str) -> None:
        """Begin a match: the one that `mbira.new` makes of this seed."""
        self.seed = Seed(seed)
        self.state = self._rules.start(self.book.seats, self.book.options)
        self.line = []
        self._ask()

    def play(self, number: int) -> None:
        """Play an action by its number, and let chance follow."""
        if number < 0 or not self.mask >> number & 1:
            raise self.refusal(number)
        self.follow(self.book.space.actions[number])

    def follow(self, action: object) -> None:
        """Play an action that is known to be legal, and let chance follow."""
        state = self.state
        self.line.append(Record(state.actor, action))  # type: ignore[arg-type]
        self._rules.apply(state, action)  # type: ignore[arg-type]
        self._ask()

    def _ask(self) -> None:
        """Let chance play until somebody decides, and find what it may do."""
        state, rules = self.state, self._rules
        while state.actor == CHANCE:
            action = self.seed.pick(rules.chance(state), len(self.line))
            self.line.append(Record("chance", action))
            rules.apply(state, action)
        if state.actor == NOBODY:
            self._mask = 0
        else:
            self.legal = rules.legal(state)
            self._mask = UNKNOWN

    @property
    def mask(self) -> int:
        """The numbers of the legal actions, as bits; 0 when the match is over.

        It is made when asked for: nobody needs that of a bot's decision.
        """
        if self._mask == UNKNOWN:
            self._mask = self.book.space.mask(self.legal)
        return self._mask

    def numbers(self, seat: int) -> array[int]:
        """Return the position as a seat may know it, in numbers."""
        row: array[int] = self._numbers(self.state, seat)
        return row

    def random_number(self, rng: random.Random) -> int:
        """Return the number of a legal action, all equally likely."""
        return nth_bit(self.mask, int(rng.random() * len(self.legal)))

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.state.actor == NOBODY

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        return self._rules.outcome(self.state)

    def decision(self) -> Decision:
        """Return the decision that the match waits for, as bots are given it."""
        state, seat = self.state, self.state.actor
        return Decision(
            self.book.game.spec.id,
            seats=self.book.seats,
            seat=seat,
            version=len(self.line),
            legal=self.legal,
            view=lambda: self.book.game.sight.view(state, seat),
            log=lambda: self.match().records_for(seat),
        )

    def match(self) -> Match:
        """Return the match so far, to save it, look at it or go on elsewhere."""
        book = self.book
        header = new_header(book.game, book.seats, book.options, self.seed)
        match = Match(book.game, header, book.options, self.seed)
        for record in self.line:
            match.follow(record)
        return match

    def refusal(self, number: int) -> MbiraError:
        """Return why an action cannot be played."""
        if self.over:
            return MbiraError("the match is over")
        if not 0 <= number < len(self.book.space):
            return MbiraError(
                f"there is no action {number}: they are 0 to {len(self.book.space) - 1}"
            )
        action = self.book.space.actions[number]
        return IllegalActionError(str(action), self.book.game.speech.why_not(self.state, action))


class Seeds:
    """The seeds of one match after the other, from one that somebody gave."""

    def __init__(self) -> None:
        self._base = Seed.fresh().secret
        self._count = 0

    def next(self, seed: int | str | None) -> str:
        """Return the next seed: what is given is the seed itself, and those after follow from it.

        After 7 come 7/1, 7/2 and so on.
        """
        if seed is not None:
            self._base, self._count = str(seed), 0
            return self._base
        self._count += 1
        return f"{self._base}/{self._count}"
