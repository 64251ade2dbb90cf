"""What is kept of every match, and what is told of a tournament."""

from __future__ import annotations

from msgspec import Struct


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
    faults: tuple[tuple[str, ...], ...] = ()
    """Why programs lost decisions, by seat; empty if none plays."""
    forfeits: tuple[int, ...] = ()
    """Seats whose programs lost the match by that: they share the last place of the ranking."""


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
    faults: int = 0
    """Decisions that it lost, if it is a program."""
    forfeits: int = 0
    """Matches that it lost by that."""


class Report(Struct):
    """What `--json` writes."""

    game: str
    seats: int
    seed: int | str
    matches: int
    records: float
    """The mean length of a match."""
    bots: list[Entrant]
    beats: list[list[list[float]]] = []
    """In each row one bot's, against each: how often it was ahead, equal ones being half, and of
    how many meetings."""
