"""Playing the matches of a tournament, by whoever does jobs."""

from __future__ import annotations

import shlex
from contextlib import ExitStack
from functools import partial
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

from mbira.arena.programs.program import Program, seed_for
from mbira.arena.programs.words import Hello
from mbira.arena.result import Result
from mbira.bots import make_bot
from mbira.bots.driver import play_out
from mbira.bots.player import PATIENCE, Player
from mbira.core.chance import Seed
from mbira.core.input.options import make_options
from mbira.core.log.save import write_whole
from mbira.core.match import Match
from mbira.core.registry import find_game

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path

    from mbira.arena.jobs.workers import Workers
    from mbira.arena.schedule import Pairing
    from mbira.core.game import Outcome

LIMIT = 10.0
"""Seconds that a program has for a decision, if nobody says otherwise."""


class Contest(Struct, frozen=True, omit_defaults=True):
    """What all matches of a tournament have in common.

    What came later has a default that is not written: folders of earlier tournaments go on.
    """

    game: str
    bots: tuple[str, ...]
    """All who play; those of `programs` by the names that they have there."""
    seats: int
    seed: str
    options: dict[str, object]
    programs: dict[str, str] = {}
    """Commands by name."""
    limit: float = LIMIT
    server: str = ""
    """Where it is played, if that is a table server; agents have tokens there."""


class PlayedMatch(Struct, frozen=True):
    """A match that was played."""

    result: Result
    save: bytes | None
    """The save file, if somebody wants it."""


class Play(Protocol):
    """Plays one match."""

    def __call__(self, contest: Contest, pairing: Pairing, *, keep: bool) -> PlayedMatch:
        """Play it; with `keep`, its save file is wanted too."""
        ...


def play_all(
    contest: Contest,
    pairings: Iterable[Pairing],
    workers: Workers,
    folder: Path | None,
    how: Play | None = None,
) -> Iterator[Result]:
    """Yield the results of matches as they end.

    With a folder, every match is saved there before its result is yielded. `how` is what plays
    one, if it is not this module's `play`.
    """
    work = partial(how or play, contest, keep=folder is not None)
    for _, played in workers.as_they_end(work, pairings):
        if folder is not None and played.save is not None:
            write_whole(folder / save_name(contest.game, played.result.number), played.save)
        yield played.result


def save_name(game: str, number: int) -> str:
    """Return what the file of a match is called."""
    return f"{game}-{number}.mbira.json"


def play(contest: Contest, pairing: Pairing, *, keep: bool = False) -> PlayedMatch:
    """Play one match; everything in it follows from the contest and the pairing."""
    match = begin(contest.game, contest.seats, contest.options, pairing.chance)
    with ExitStack() as leaving:
        programs: dict[int, Program] = {}
        players = []
        for seat, entry in enumerate(pairing.entries):
            name, luck = contest.bots[entry], f"{pairing.chance} bot {entry}"
            if name in contest.programs:
                programs[seat] = program = _sit_down(contest, pairing, match, seat)
                leaving.callback(_get_up, program, match)
                players.append(Player(program, luck, PATIENCE + contest.limit))
            else:
                players.append(Player(make_bot(name), luck))
        play_out(match, players)
    outcome = ended(match)
    forfeits = tuple(seat for seat, program in programs.items() if program.forfeited)
    result = Result(
        number=pairing.number,
        entries=pairing.entries,
        ranking=without(outcome.ranking, forfeits),
        scores=outcome.scores,
        records=len(match.records),
        decisions=tuple(player.decisions for player in players),
        seconds=tuple(
            round(programs[seat].seconds if seat in programs else player.seconds, 6)
            for seat, player in enumerate(players)
        ),
        failures=tuple(tuple(player.failures) for player in players),
        faults=tuple(
            tuple(programs[seat].faults) if seat in programs else ()
            for seat in range(contest.seats)
        )
        if programs
        else (),
        forfeits=forfeits,
    )
    return PlayedMatch(result, match.written() if keep else None)


def _sit_down(contest: Contest, pairing: Pairing, match: Match, seat: int) -> Program:
    """Return a program that has been started and knows where it sits."""
    entry = pairing.entries[seat]
    name = contest.bots[entry]
    hello = Hello(
        game=contest.game,
        seats=contest.seats,
        seat=seat,
        options=contest.options,
        seed=seed_for(contest.game, pairing.number, entry),
        limit=contest.limit,
    )
    return Program(name, shlex.split(contest.programs[name]), hello, match.question)


def _get_up(program: Program, match: Match) -> None:
    program.close(match.outcome)


def without(
    ranking: tuple[tuple[int, ...], ...], forfeits: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    """Return a ranking in which those who forfeited the match share the last place."""
    if not forfeits:
        return ranking
    others = (tuple(seat for seat in group if seat not in forfeits) for group in ranking)
    return (*(group for group in others if group), tuple(sorted(forfeits)))


def begin(game: str, seats: int, options: Mapping[str, object], seed: str) -> Match:
    """Return a new match, its set-up dealt."""
    rules = find_game(game)
    return Match.begin(rules, seats, make_options(rules.spec, dict(options)), Seed(seed))


def ended(match: Match) -> Outcome:
    """Return how a match that is over ended."""
    if match.outcome is None:
        raise AssertionError("the match is over and has no outcome")
    return match.outcome
