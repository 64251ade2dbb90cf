"""One match of `mbira sim`, as a job that can be done anywhere."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct

from mbira.arena.playing import ended
from mbira.bots.driver import play_out
from mbira.bots.player import players
from mbira.core.chance import Seed
from mbira.core.input.options import make_options
from mbira.core.match import Match
from mbira.core.registry import find_game

if TYPE_CHECKING:
    from mbira.bots.bot import Decision


class Simulation(Struct, frozen=True):
    """What all matches of a simulation have in common."""

    game: str
    seats: int
    bots: tuple[str, ...]
    options: dict[str, object]
    seed: str
    check: bool
    """Whether the rules are audited after every action."""
    keep: bool
    """Whether the matches are wanted as save files."""


class Ending(Struct, frozen=True):
    """How a match went."""

    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    reason: str
    """What ended it: the id of the first message of its outcome."""
    records: int
    decisions: int
    seconds: float
    failures: tuple[str, ...]
    save: bytes | None


class Broken(Struct, frozen=True):
    """A match whose rules broke: what does not add up, and the match up to there."""

    version: int
    why: str
    save: bytes


def simulate(simulation: Simulation, number: int) -> Ending | Broken:
    """Play a match of a simulation; everything in it follows from its number."""
    rules = find_game(simulation.game)
    seed = f"{simulation.seed}/{number}"
    start = time.perf_counter()
    options = make_options(rules.spec, simulation.options)
    match = Match.begin(rules, simulation.seats, options, Seed(seed))
    seated = players(list(simulation.bots), seed)
    try:
        if simulation.check:
            play_out(match, seated, partial(_audit, match))
            match.game.rules.audit(match.state)
        else:
            play_out(match, seated)
    except AssertionError as error:
        why = next(iter(str(error).splitlines()), "something does not add up")
        return Broken(match.version, why, match.written())
    outcome = ended(match)
    return Ending(
        ranking=outcome.ranking,
        scores=outcome.scores,
        reason=outcome.why[0].id if outcome.why else "",
        records=len(match.records),
        decisions=sum(player.decisions for player in seated),
        seconds=time.perf_counter() - start,
        failures=tuple(line for player in seated for line in player.failures),
        save=match.written() if simulation.keep else None,
    )


def _audit(match: Match, decision: Decision) -> None:
    """Raise if there is nothing to choose from, or anything does not add up."""
    match.game.rules.audit(match.state)
    if not len(decision.legal):
        raise AssertionError("there is no legal action")
