"""Random matches, the engine beside the oracle: same choices and same numbers at each decision."""

from __future__ import annotations

import json
import os
import random

import pytest

from tests.meduris.duel import STYLES, compare

MATCHES = int(os.environ.get("MBIRA_ORACLE_MATCHES", "6"))
"""How many matches to play with options drawn at random."""
FIRST = int(os.environ.get("MBIRA_ORACLE_FIRST", "1000"))
"""The first seed of those."""

MATERIALS = ("wood", "wool", "copper", "stone")
DISTRICTS = ("serpent", "box", "sprout", "omega", "spiral", "waves", "figure", "hook", "arrow")


def drawn_board(rng: random.Random) -> str:
    """Return a ring drawn at random, often a small one."""
    size = rng.choice((24, 24, 25, 27, 28, 30, 33, 36, 44))
    borders = sorted(rng.sample(range(1, size), 8))
    turn = rng.randrange(size)
    spaces = []
    for n in range(size):
        district = sum(border <= (n + turn) % size for border in borders)
        spaces.append(" ".join((DISTRICTS[district], *rng.sample(MATERIALS, 2))))
    content: dict[str, object] = {
        "spaces": spaces,
        "rivers": rng.sample(range(size), rng.choice((1, 1, 2, 3, 6))),
        "entry": rng.randrange(size),
        "rocks": rng.choice((0, 0, 1, 2, 3, 5)),
        "tokens": drawn_tokens(size, rng),
    }
    return json.dumps(content)


def drawn_tokens(size: int, rng: random.Random) -> dict[str, str]:
    """Return an example of where the tokens lie."""
    kinds = rng.sample(("points", "hut", "druid") * 2, 6)
    gaps = [4] * 6
    for _ in range(rng.randint(0, size - 24)):
        gaps[rng.randrange(6)] += 1
    spaces = [sum(gaps[:n]) for n in range(6)]
    turn = rng.randrange(size)
    shifted = [(space + turn) % size for space in spaces]
    if sum(gaps) > size:
        raise AssertionError
    return {str(space): kind for space, kind in zip(shifted, kinds, strict=True)}


def drawn_options(rng: random.Random, seats: int) -> dict[str, object]:
    """Return options drawn at random."""
    options: dict[str, object] = {"turn_limit": rng.choice((None, 1, 5, 20, 60, 120, 200, 200))}
    tokens = ["random", "placed", "random"]
    if rng.random() < 0.5:
        options["board"] = drawn_board(rng)
    if seats < 4 or "board" in options:
        tokens.append("example")
    options["tokens"] = rng.choice(tokens)
    if rng.random() < 0.3:
        options["first"] = f"seat-{rng.randrange(seats)}"
    for name, values in (
        ("may_decline", (False, True)),
        ("payments", ("fewest", "any")),
        ("lone_hut", ("lap", "wait")),
        ("river_in_last_turns", (False, True)),
        ("stocks", ("hidden", "totals", "open")),
    ):
        if rng.random() < 0.6:
            options[name] = rng.choice(values)
    return options


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_as_printed(seats: int) -> None:
    for seed, style in enumerate(STYLES):
        compare(seats, seed, style, turn_limit=60)


def test_drawn_options() -> None:
    total = 0
    for seed in range(FIRST, FIRST + MATCHES):
        rng = random.Random(seed)
        seats = rng.choice((2, 3, 4))
        style = rng.choice(STYLES)
        total += compare(seats, seed, style, **drawn_options(rng, seats))
    print(MATCHES, "matches,", total, "decisions")  # noqa: T201
