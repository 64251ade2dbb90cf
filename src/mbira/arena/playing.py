"""Playing the matches of a tournament, in this process or in several."""

from __future__ import annotations

from concurrent.futures import FIRST_COMPLETED, wait
from itertools import islice
from typing import TYPE_CHECKING

from msgspec import Struct

from mbira.arena.pool import worker_pool
from mbira.arena.result import Result
from mbira.bots import make_bot
from mbira.bots.driver import play_out
from mbira.bots.player import Player
from mbira.core.chance import Seed
from mbira.core.match import Match
from mbira.core.options import make_options
from mbira.core.registry import find_game

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path

    from mbira.arena.schedule import Pairing
    from mbira.core.game import Outcome


class Contest(Struct, frozen=True):
    """What all matches of a tournament have in common."""

    game: str
    bots: tuple[str, ...]
    seats: int
    seed: str
    options: dict[str, object]


def play_all(
    contest: Contest, pairings: Iterable[Pairing], workers: int, folder: Path | None
) -> Iterator[Result]:
    """Yield the results of matches as they end; with several workers, not in their order.

    With a folder, every match is saved there before its result is yielded.
    """
    if workers == 1:
        for pairing in pairings:
            yield play(contest, pairing, folder)
        return
    left = iter(pairings)
    with worker_pool(workers) as pool:
        running = {pool.submit(play, contest, each, folder) for each in islice(left, 2 * workers)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
            running |= {
                pool.submit(play, contest, each, folder) for each in islice(left, len(done))
            }


def play(contest: Contest, pairing: Pairing, folder: Path | None = None) -> Result:
    """Play one match; everything in it follows from the contest and the pairing."""
    match = begin(contest.game, contest.seats, contest.options, pairing.chance)
    players = [
        Player(make_bot(contest.bots[entry]), f"{pairing.chance} bot {entry}")
        for entry in pairing.entries
    ]
    play_out(match, players)
    outcome = ended(match)
    if folder is not None:
        match.save(folder / f"{contest.game}-{pairing.number}.mbira.json")
    return Result(
        number=pairing.number,
        entries=pairing.entries,
        ranking=outcome.ranking,
        scores=outcome.scores,
        records=len(match.records),
        decisions=tuple(player.decisions for player in players),
        seconds=tuple(round(player.seconds, 6) for player in players),
        failures=tuple(tuple(player.failures) for player in players),
    )


def begin(game: str, seats: int, options: Mapping[str, object], seed: str) -> Match:
    """Return a new match, its set-up dealt."""
    rules = find_game(game)
    return Match.begin(rules, seats, make_options(rules.spec, dict(options)), Seed(seed))


def ended(match: Match) -> Outcome:
    """Return how a match that is over ended."""
    if match.outcome is None:
        raise AssertionError("the match is over and has no outcome")
    return match.outcome
