"""What a tournament comes to. Its ratings need the extra `arena`; playing matches does not."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mbira.arena.ratings import Ratings
from mbira.arena.result import Entrant, Report
from mbira.arena.statistics import margin, mean, wilson

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mbira.arena.playing import Contest
    from mbira.arena.result import Result


def summarise(contest: Contest, results: Sequence[Result]) -> Report:
    """Return what the matches that were played come to."""
    number = re.fullmatch("-?(0|[1-9][0-9]{0,17})", contest.seed)
    return Report(
        game=contest.game,
        seats=contest.seats,
        seed=int(contest.seed) if number else contest.seed,
        matches=len(results),
        records=round(mean([result.records for result in results]), 1),
        bots=entrants(contest.bots, results),
        beats=beats(len(contest.bots), results),
    )


def entrants(bots: Sequence[str], results: Iterable[Result]) -> list[Entrant]:
    """Return how each bot did."""
    played = sorted(results, key=lambda result: result.number)
    ratings = Ratings(len(bots))
    for result in played:
        ratings.rate(result.entries, result.ranking)
    return [_entrant(name, place, played, ratings) for place, name in enumerate(bots)]


def _entrant(name: str, place: int, played: Sequence[Result], ratings: Ratings) -> Entrant:
    own = [(r, r.entries.index(place)) for r in played if place in r.entries]
    wins = sum((1 / len(r.ranking[0]) for r, seat in own if seat in r.ranking[0]), 0.0)
    decisions = sum(r.decisions[seat] for r, seat in own)
    seconds = sum(r.seconds[seat] for r, seat in own)
    rating, spread = ratings.of(place)
    return Entrant(
        bot=name,
        matches=len(own),
        wins=round(wins, 3),
        win_rate=round(wins / len(own), 4) if own else 0.0,
        interval=tuple(round(end, 4) for end in wilson(wins, len(own))),  # type: ignore[arg-type]
        rating=round(rating, 2),
        rating_spread=round(spread, 2),
        mean_score=round(mean([r.scores[seat] for r, seat in own]), 2),
        mean_margin=round(mean([margin(r.scores, seat) for r, seat in own]), 2),
        ms_per_decision=round(1000 * seconds / decisions, 3) if decisions else 0.0,
        decisions=decisions,
        failures=sum(len(r.failures[seat]) for r, seat in own),
        faults=sum(len(r.faults[seat]) for r, seat in own if r.faults),
        forfeits=sum(seat in r.forfeits for r, seat in own),
    )


def beats(entrants: int, results: Iterable[Result]) -> list[list[list[float]]]:
    """Return for each and against each: how often it was ahead, and of how many meetings.

    Whoever shares a place is half ahead.
    """
    table = [[[0.0, 0.0] for _ in range(entrants)] for _ in range(entrants)]
    for result in results:
        place = {seat: n for n, group in enumerate(result.ranking) for seat in group}
        for seat, entry in enumerate(result.entries):
            for other, against in enumerate(result.entries):
                if seat != other:
                    ahead = (place[seat] < place[other]) + (place[seat] == place[other]) / 2
                    table[entry][against][0] += ahead
                    table[entry][against][1] += 1
    return table
