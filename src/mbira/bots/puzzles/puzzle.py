"""A puzzle: a position of a match in which one way to go on is clearly better than all others."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec import Struct

from mbira.core.errors import BadSaveError, MbiraError
from mbira.core.game import Record
from mbira.core.input.options import OptionValue, make_options
from mbira.core.log.save import Header
from mbira.core.match import Match
from mbira.core.message import Message
from mbira.core.registry import find_game

if TYPE_CHECKING:
    from mbira.core.action import Action

Aim = Literal["win", "keep", "best"]
"""What is asked for: to win, to stay in the match, or what is best."""
CHANCE_SIGN = "c"
SETS = "sets"


class Answer(Struct, frozen=True, omit_defaults=True):
    """One of the actions that are legal in a puzzle."""

    action: str
    """As it is typed."""
    chance: float
    """How likely the seat is to win if it begins like this and goes on well."""
    good: Message | None = None
    """What the right answer has that this one has not, as a player would say it."""


class Puzzle(Struct, frozen=True):
    """A question about a position, with its answers."""

    id: str
    seats: int
    options: dict[str, OptionValue]
    records: tuple[str, ...]
    """The match so far: the seat, or "c" for chance, and the action as it is typed."""
    seat: int
    """Who is to find it."""
    aim: Aim
    about: str
    """The kind of action that the right answer is."""
    level: int
    """How hard it is, from 1 to 5."""
    right: tuple[Answer, ...]
    """The best first; what is as good as that is right too."""
    wrong: tuple[Answer, ...]
    line: tuple[str, ...]
    """The right answer played out, to the end of the turn or to where chance decides."""
    told: Message
    """The same in sentences."""

    def match(self, game: str) -> Match:
        """Return the match at the puzzle; every record of it is checked against the rules."""
        found = find_game(game)
        options = make_options(found.spec, self.options)
        digests = dict(found.rules.digests(self.seats, options))
        header = Header(game, found.spec.ruleset, self.seats, self.options, digests, "")
        match = Match(found, header, options, None)
        for place, text in enumerate(self.records):
            who, _, action = text.partition(" ")
            record = Record("chance" if who == CHANCE_SIGN else int(who), found.codec.parse(action))
            try:
                match.check(record)
            except MbiraError as error:
                raise BadSaveError(f"puzzle {self.id} of {game}: record {place}: {error}") from None
            match.follow(record)
        return match

    def answer(self, action: Action) -> Answer | None:
        """Return what is known of an action; None if it is not one of the answers."""
        return next((each for each in self.right + self.wrong if each.action == str(action)), None)


class PuzzleSet(Struct, frozen=True):
    """The puzzles of a game, and how far the search for more has come."""

    game: str
    seed: int
    """What all matches that were searched follow from,"""
    searched: int
    """and how many of them were."""
    puzzles: tuple[Puzzle, ...]


def read_set(content: bytes, name: str) -> PuzzleSet:
    """Return a set of puzzles from its file."""
    try:
        return msgspec.json.decode(content, type=PuzzleSet)
    except msgspec.DecodeError as error:
        raise BadSaveError(f"{name}: no set of puzzles: {error}") from None


@cache
def puzzles_of(game: str) -> dict[str, Puzzle]:
    """Return the puzzles that come with the program for a game, by id, the easiest first."""
    file = files(__package__).joinpath(SETS, f"{game}.json")
    if not file.is_file():
        return {}
    found = read_set(file.read_bytes(), f"the puzzles of {game}").puzzles
    return {each.id: each for each in sorted(found, key=lambda puzzle: (puzzle.level, puzzle.id))}
