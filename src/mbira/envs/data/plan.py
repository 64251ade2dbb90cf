"""What a data set holds, and the playing that fills it: columns of numbers, match by match."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from msgspec import Struct

from mbira.bots.player import players
from mbira.core.game import Outcome
from mbira.envs.chair import choice
from mbira.envs.episode import Episode, Rulebook

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


FORMAT = "mbira-decisions-1"


class Plan(Struct, frozen=True):
    """The matches of a data set; the same plan makes the same rows."""

    game: str
    ruleset: int
    seats: int
    options: dict[str, object]
    bots: tuple[str, ...]
    seed: str
    matches: int
    format: str = FORMAT

    def match_seed(self, number: int) -> str:
        """Return the seed of a match: the one that `mbira sim` gives it too."""
        return f"{self.seed}/{number}"

    def same(self, other: Plan) -> bool:
        """Return whether another plan makes the same matches, as far as both go."""
        return {**_fields(self), "matches": 0} == {**_fields(other), "matches": 0}


def _fields(plan: Plan) -> Mapping[str, object]:
    return {name: getattr(plan, name) for name in plan.__struct_fields__}


class Played(Struct):
    """How one match went."""

    number: int
    outcome: Outcome
    records: int
    decisions: int
    """Choices among two or more."""
    failures: list[str]


class Columns:
    """Rows of whole matches, column by column: nothing is made for a row but its numbers."""

    def __init__(self, book: Rulebook) -> None:
        self.mask_bytes = (len(book.space) + 7) // 8
        self.match = array("i")
        self.decision = array("i")
        self.version = array("i")
        self.seat = array("b")
        self.action = array("i")
        self.observation = bytearray()
        """Of each row, its numbers, two bytes each."""
        self.masks = bytearray()
        """Of each row, the numbers of its legal actions as bits."""
        self.decisions = array("i")
        self.place = array("b")
        self.score = array("i")
        self.win = array("f")

    def __len__(self) -> int:
        return len(self.action)


def play(episode: Episode, plan: Plan, number: int, to: Columns) -> Played:
    """Play one match of a plan and add its rows."""
    seed = plan.match_seed(number)
    seated = players(list(plan.bots), seed)
    episode.begin(seed)
    index, first = episode.book.space.index, len(to)
    size, line = to.mask_bytes, episode.line
    seats, actions, versions = to.seat, to.action, to.version
    while (seat := episode.state.actor) >= 0:
        action = choice(episode, seated[seat])
        seats.append(seat)
        versions.append(len(line))
        actions.append(index[action])
        to.observation += episode.numbers(seat)
        to.masks += episode.mask.to_bytes(size, "little")
        episode.follow(action)
    outcome = episode.outcome
    if outcome is None:
        raise AssertionError("the match is over and has no outcome")
    _close(to, number, first, outcome)
    return Played(
        number,
        outcome,
        len(line),
        sum(player.decisions for player in seated),
        [failure for player in seated for failure in player.failures],
    )


def _close(to: Columns, number: int, first: int, outcome: Outcome) -> None:
    """Say of all rows of a match what came of it for their seats."""
    count = len(to) - first
    place, ended = {}, 1
    for group in outcome.ranking:
        for seat in group:
            place[seat] = ended
        ended += len(group)
    winners = outcome.winners
    win = {seat: (seat in winners) / len(winners) for seat in place}
    seats = to.seat[first:]
    to.match += array("i", [number]) * count
    to.decision += array("i", range(count))
    to.decisions += array("i", [count]) * count
    to.place += array("b", map(place.__getitem__, seats))
    to.score += array("i", map(outcome.scores.__getitem__, seats))
    to.win += array("f", map(win.__getitem__, seats))


def play_all(book: Rulebook, plan: Plan, start: int, rows: int) -> Iterator[Columns | Played]:
    """Play the matches of a plan from one on; yield each, and whenever enough rows are there."""
    episode, columns = Episode(book), Columns(book)
    for number in range(start, plan.matches):
        yield play(episode, plan, number, columns)
        if len(columns) >= rows:
            yield columns
            columns = Columns(book)
    if len(columns):
        yield columns
