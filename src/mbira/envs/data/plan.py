"""What a data set holds, and the playing that fills it: columns of numbers, match by match."""

from __future__ import annotations

from array import array
from functools import lru_cache, partial
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from mbira.bots.player import players
from mbira.core.game import Outcome
from mbira.envs.chair import choice
from mbira.envs.episode import Episode, Rulebook

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    Match = tuple["DataMatch", "Columns"]
    Each = Callable[[Callable[[int], Match], Iterable[int]], Iterable[Match]]
    """Plays matches by their numbers and yields them in that order, as `map` does."""

FORMAT = "mbira-decisions-1"


class DataPlan(Struct, frozen=True):
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

    def same(self, other: DataPlan) -> bool:
        """Return whether another plan makes the same matches, as far as both go."""
        return {**_fields(self), "matches": 0} == {**_fields(other), "matches": 0}


def _fields(plan: DataPlan) -> Mapping[str, object]:
    return {name: getattr(plan, name) for name in plan.__struct_fields__}


class DataMatch(Struct):
    """How one match went."""

    number: int
    outcome: Outcome
    records: int
    decisions: int
    """Choices among two or more."""
    failures: list[str]


class Columns:
    """Rows of whole matches, column by column: nothing is made for a row but its numbers."""

    def __init__(self, mask_bytes: int) -> None:
        self.mask_bytes = mask_bytes
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

    def extend(self, more: Columns) -> None:
        """Add the rows of others below these."""
        self.match += more.match
        self.decision += more.decision
        self.version += more.version
        self.seat += more.seat
        self.action += more.action
        self.observation += more.observation
        self.masks += more.masks
        self.decisions += more.decisions
        self.place += more.place
        self.score += more.score
        self.win += more.win


@lru_cache(maxsize=4)
def _book(game: str, seats: int, options: bytes) -> Rulebook:
    """Return a rulebook, the same one for all matches that a process plays by it."""
    return Rulebook(game, seats, msgspec.json.decode(options))


def play(plan: DataPlan, number: int) -> Match:
    """Play one match of a plan; return how it went, and its rows. Any process can do that."""
    seed = plan.match_seed(number)
    seated = players(list(plan.bots), seed)
    episode = Episode(_book(plan.game, plan.seats, msgspec.json.encode(plan.options)))
    episode.begin(seed)
    space, line = episode.book.space, episode.line
    index, size = space.index, (len(space) + 7) // 8
    to = Columns(size)
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
    _close(to, number, outcome)
    played = DataMatch(
        number,
        outcome,
        len(line),
        sum(player.decisions for player in seated),
        [failure for player in seated for failure in player.failures],
    )
    return played, to


def _close(to: Columns, number: int, outcome: Outcome) -> None:
    """Say of all rows of a match what came of it for their seats."""
    count = len(to)
    place, ended = {}, 1
    for group in outcome.ranking:
        for seat in group:
            place[seat] = ended
        ended += len(group)
    winners = outcome.winners
    win = {seat: (seat in winners) / len(winners) for seat in place}
    to.match = array("i", [number]) * count
    to.decision = array("i", range(count))
    to.decisions = array("i", [count]) * count
    to.place = array("b", map(place.__getitem__, to.seat))
    to.score = array("i", map(outcome.scores.__getitem__, to.seat))
    to.win = array("f", map(win.__getitem__, to.seat))


def play_all(plan: DataPlan, start: int, rows: int, each: Each) -> Iterator[Columns | DataMatch]:
    """Play the matches of a plan from one on; yield each, and whenever enough rows are there.

    Which rows are yielded together follows from the matches alone, whoever plays them.
    """
    columns: Columns | None = None
    for played, more in each(partial(play, plan), range(start, plan.matches)):
        yield played
        if columns is None:
            columns = more
        else:
            columns.extend(more)
        if len(columns) >= rows:
            yield columns
            columns = None
    if columns is not None:
        yield columns
