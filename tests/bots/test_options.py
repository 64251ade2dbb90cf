"""Bots play by whatever a table agrees on."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest

import mbira
from mbira.bots.bot import Decision
from mbira.bots.player import players
from mbira.core.input.options import option_values
from tests.ours import GAMES

ENOUGH = 90
"""How many decisions of a match are looked at: all kinds come up until then."""
SEVERAL = 2
"""How many of a kind bots decide for each seat; of the others every fifth, the rest by chance."""


def variants(game: str) -> list[dict[str, object]]:
    """Return for each option of a game every other value that it is easy to think of."""
    spec = GAMES[game]
    usual = option_values(spec.options())
    found: list[dict[str, object]] = [{}]
    schema = msgspec.json.schema(spec.options)["$defs"][spec.options.__name__]["properties"]
    for name, value in usual.items():
        words = [word for word in schema[name].get("enum", []) if word != value]
        if isinstance(value, bool):
            found.append({name: not value})
        elif isinstance(value, int) and not words:
            found.append({name: max(2, value // 3)})
        found += [{name: word} for word in words if word not in ("seat-2", "seat-3")]
    return found


@pytest.mark.parametrize(
    ("game", "options"),
    [(game, options) for game in GAMES for options in variants(game)],
    ids=str,
)
def test_bots_decide_well_under_every_option(game: str, options: dict[str, object]) -> None:
    match = mbira.new(game, seats=2, seed=5, **options)
    seated, rng = players(["adept", "novice"], 5), random.Random(5)
    kinds: Counter[tuple[int, str]] = Counter()
    decisions = 0
    while not match.over and decisions < ENOUGH:
        decision = Decision.of(match)
        decisions += len(decision.legal) > 1
        kinds[kind := (decision.seat, match.question().id)] += 1
        if kinds[kind] <= SEVERAL or kinds[kind] % 5 == 0:
            match.play(seated[decision.seat].choose(decision))
        else:
            match.play(decision.legal.choose(rng))
    assert [player.failures for player in seated] == [[], []]
