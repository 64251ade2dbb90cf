"""Somebody's matches in numbers: places, margins, time, and what they did in each game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from mbira.core.registry import specs
from mbira.lang import said_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mbira.core.feats import Feat
    from mbira.core.game import GameSpec
    from mbira.server.store.club.reading import Tally

SHOWN = 6
"""How many of what was chosen are told of each kind, those chosen most often."""


class Chosen(Struct, frozen=True):
    """Something that somebody chose in matches: a god, a marker."""

    id: str
    words: str
    matches: int
    """In how many."""
    won: float
    """How many of those."""


class FeatInfo(Struct, frozen=True, omit_defaults=True):
    """What somebody did in matches of a game, in the words of the game."""

    id: str
    words: str
    average: float
    """How often in a match."""
    chosen: tuple[Chosen, ...] = ()


class Numbers(Struct, frozen=True, omit_defaults=True):
    """The matches of somebody, of one game."""

    game: str
    matches: int
    won: float
    """How many of those; who shared the first place won a part."""
    places: tuple[int, ...]
    """How often each place, from the first."""
    margin: float | None = None
    """By how much ahead of the best of the others, or behind, on average."""
    seconds: float | None = None
    """What a decision took, on average."""
    feats: tuple[FeatInfo, ...] = ()


def numbers(
    tallies: Sequence[Tally], feats: Iterable[tuple[str, float, list[Feat]]], code: str
) -> list[Numbers]:
    """Return the numbers of each game, the most played first, in words of a language."""
    known, done = specs(), list(feats)
    found = []
    for game in dict.fromkeys(tally.game for tally in tallies):
        if game in known:
            own = [tally for tally in tallies if tally.game == game]
            of_game = [(won, did) for name, won, did in done if name == game]
            found.append(_of_game(known[game], own, of_game, code))
    return sorted(found, key=lambda each: -each.matches)


def _of_game(
    spec: GameSpec, tallies: Sequence[Tally], feats: list[tuple[float, list[Feat]]], code: str
) -> Numbers:
    places = [0] * max(tally.place for tally in tallies)
    for tally in tallies:
        places[tally.place - 1] += tally.matches
    margins = sum(tally.margins for tally in tallies)
    decisions = sum(tally.decisions for tally in tallies)
    return Numbers(
        game=spec.id,
        matches=sum(places),
        won=round(sum(tally.won for tally in tallies), 3),
        places=tuple(places),
        margin=round(sum(tally.margin for tally in tallies) / margins, 1) if margins else None,
        seconds=round(sum(tally.seconds for tally in tallies) / decisions, 1)
        if decisions
        else None,
        feats=tuple(_feats(spec, feats, code)),
    )


def _feats(spec: GameSpec, done: list[tuple[float, list[Feat]]], code: str) -> Iterable[FeatInfo]:
    for what in dict.fromkeys(feat.what for _, did in done for feat in did):
        total = sum(feat.count for _, did in done for feat in did if feat.what == what)
        chosen: dict[str, tuple[int, float]] = {}
        for won, did in done:
            for which in {feat.which for feat in did if feat.what == what and feat.which}:
                matches, wins = chosen.get(which, (0, 0.0))
                chosen[which] = matches + 1, wins + won
        most = sorted(chosen.items(), key=lambda each: (-each[1][0], each[0]))[:SHOWN]
        yield FeatInfo(
            id=what,
            words=said_of(spec, code, f"feat-{what}", what),
            average=round(total / len(done), 1),
            chosen=tuple(
                Chosen(which, said_of(spec, code, which, which), matches, round(wins, 3))
                for which, (matches, wins) in most
            ),
        )
