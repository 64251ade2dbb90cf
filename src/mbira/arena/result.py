"""What is kept of every match, and what a tournament comes to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from mbira.arena.ratings import Ratings
from mbira.arena.statistics import margin, mean, wilson

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class Result(Struct, frozen=True):
    """One match, as it is written to the file of results."""

    number: int
    entries: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    """Seats from first to last."""
    scores: tuple[int, ...]
    records: int
    decisions: tuple[int, ...]
    """Real ones, by seat."""
    seconds: tuple[float, ...]
    """What each seat thought in all."""
    failures: tuple[tuple[str, ...], ...]
    """What went wrong with the bots, by seat; each time the next level down went on."""


class Entrant(Struct):
    """How a bot did."""

    bot: str
    matches: int
    wins: float
    """Shared ones count as parts of one."""
    win_rate: float
    interval: tuple[float, float]
    rating: float
    rating_spread: float
    mean_score: float
    mean_margin: float
    """Over the best of the others."""
    ms_per_decision: float
    decisions: int
    failures: int
    """How often it failed and another went on for it."""


class Report(Struct):
    """What `--json` writes."""

    game: str
    seats: int
    seed: int | str
    matches: int
    records: float
    """The mean length of a match."""
    bots: list[Entrant]


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
    )
