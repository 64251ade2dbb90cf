"""Random matches, the engine next to the oracle: same choices and same numbers at each decision."""

from __future__ import annotations

import json
import os
import random
from typing import TYPE_CHECKING

import pytest

from tests.games.meduris.duel import (
    CROWD,
    EAGER,
    FILLER,
    GATHERER,
    HEIR,
    IDLE,
    MASON,
    PIOUS,
    SHY,
    SPREAD,
    STYLES,
    TIDY,
    WASTER,
    compare,
    hunt,
    view_of,
)
from tests.games.meduris.oracle.oracle import token_sets

if TYPE_CHECKING:
    from mbira import Match

MATCHES = int(os.environ.get("MBIRA_ORACLE_MATCHES", "5"))
"""How many matches to play with options drawn at random."""
FIRST = int(os.environ.get("MBIRA_ORACLE_FIRST", "1000"))
"""The first seed of those."""

MATERIALS = ("wood", "wool", "copper", "stone")
DISTRICTS = ("serpent", "box", "sprout", "omega", "spiral", "waves", "figure", "hook", "arrow")


def drawn_board(rng: random.Random, size: int = 0, rivers: int = 0, rocks: int = -1) -> str:
    """Return a ring drawn at random, as far as nothing is said about it."""
    size = size or rng.choice((24, 24, 25, 27, 28, 30, 33, 36, 44))
    borders = sorted(rng.sample(range(1, size), 8))
    turn = rng.randrange(size)
    spaces = []
    for n in range(size):
        district = sum(border <= (n + turn) % size for border in borders)
        spaces.append(" ".join((DISTRICTS[district], *rng.sample(MATERIALS, 2))))
    content: dict[str, object] = {
        "spaces": spaces,
        "rivers": rng.sample(range(size), rivers or rng.choice((1, 1, 2, 3, 6))),
        "entry": rng.randrange(size),
        "rocks": rocks if rocks >= 0 else rng.choice((0, 0, 1, 2, 3, 5)),
        "tokens": drawn_tokens(size, rng),
    }
    return json.dumps(content)


def drawn_tokens(size: int, rng: random.Random) -> dict[str, str]:
    """Return an example of where the tokens lie."""
    kinds = rng.sample(("points", "hut", "druid") * 2, 6)
    gaps = [4] * 6
    for _ in range(rng.randint(0, size - 24)):
        gaps[rng.randrange(6)] += 1
    turn = rng.randrange(size)
    spaces = [(sum(gaps[:n]) + turn) % size for n in range(6)]
    return {str(space): kind for space, kind in zip(spaces, kinds, strict=True)}


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
        ("both_alone", (False, True)),
        ("turn_limit_at_once", (False, True)),
        ("river_in_last_turns", (False, True)),
        ("stocks", ("hidden", "totals", "open")),
    ):
        if rng.random() < 0.6:
            options[name] = rng.choice(values)
    return options


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_as_printed(seats: int) -> None:
    for seed, style in enumerate((EAGER, CROWD, SPREAD, PIOUS)):
        compare(seats, seed, style, turn_limit=80)


@pytest.mark.parametrize(
    "options",
    [
        {"tokens": "placed", "first": "seat-2"},
        {"tokens": "example", "first": "seat-1"},
        {"may_decline": False},
        {"payments": "any"},
        {"lone_hut": "wait"},
        {"both_alone": False},
        {"turn_limit_at_once": True, "turn_limit": 40},
        {"river_in_last_turns": False},
    ],
)
def test_a_match_with_an_option(options: dict[str, object]) -> None:
    for seed, style in enumerate((WASTER, HEIR)):
        compare(3, seed, style, **{"turn_limit": 59, **options})


@pytest.mark.parametrize("board", range(4))
def test_a_match_on_a_ring_of_ones_own(board: int) -> None:
    rng = random.Random(board)
    for seed, style in enumerate((SPREAD, HEIR)):
        compare(2 + board % 3, seed, style, board=drawn_board(rng), turn_limit=60)


def test_tokens_on_rings_of_all_sizes() -> None:
    for size in (24, 25, 31, 40, 64, 99):
        for tokens in ("random", "placed"):
            board = drawn_board(random.Random(size), size)
            compare(2, size, EAGER, board=board, tokens=tokens, turn_limit=1)


def test_sets_of_spaces_for_the_tokens() -> None:
    for size, sets in ((32, 6864), (40, 135660)):
        assert sum(token_sets(size, space, space, 5) for space in range(size)) == sets


def test_temples_before_huts() -> None:
    for seed in range(4):
        board = drawn_board(random.Random(seed), rocks=seed)
        compare(4, seed, MASON, board=board, turn_limit=60)


@pytest.mark.parametrize("lone_hut", ["lap", "wait"])
def test_the_only_hut_is_where_the_druid_stands(lone_hut: str) -> None:
    def wanted(match: Match) -> bool:
        view = view_of(match)
        huts = [n for n, space in enumerate(view.spaces) if space.building == "hut"]
        temple = view.payment is not None and view.payment.purpose == "temple"
        return temple and huts == [view.druid]

    for seed in range(2):
        board = drawn_board(random.Random(seed), rocks=0)
        hunt(wanted, 2, MASON, seed, board=board, payments="any", lone_hut=lone_hut, turn_limit=40)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_ring_full_of_huts(seats: int) -> None:
    for seed in range(2):
        board = drawn_board(random.Random(seed), 24)
        compare(seats, seed, GATHERER, board=board)
        compare(seats, seed, FILLER, board=board)


def test_only_spaces_with_tokens_are_left() -> None:
    for size in (29, 30):
        compare(2, size, SHY, board=drawn_board(random.Random(size), size))
        compare(3, size, SHY, board=drawn_board(random.Random(size), size))


def test_nobody_can_be_rich_enough() -> None:
    spaces = map(str, range(10, 34, 4))
    tokens = dict(zip(spaces, ("points", "hut", "druid") * 2, strict=True))
    for size in (33, 34, 36):
        content = json.loads(drawn_board(random.Random(size), size)) | {"tokens": tokens}
        compare(4, size, TIDY, board=json.dumps(content), tokens="example")


def test_the_limit_of_turns_is_reached_in_the_last_turns() -> None:
    def wanted(match: Match) -> bool:
        view = view_of(match)
        return view.finisher is not None and view.turn > 60

    hunt(wanted, 3, FILLER, turn_limit=60)


def test_the_river_in_the_last_turns() -> None:
    for seed in range(3):
        board = drawn_board(random.Random(seed), 40, rivers=8)
        compare(3, seed, FILLER, board=board)
        compare(3, seed, FILLER, board=board, river_in_last_turns=False)


def test_the_last_lap_from_the_rocks() -> None:
    for seed, rocks in enumerate((7, 8, 20)):
        board = drawn_board(random.Random(seed), rocks=rocks)
        compare(2, seed, FILLER, board=board, turn_limit=8)


def test_ties() -> None:
    for seed in range(20):
        compare(2 + seed % 3, seed, IDLE if seed % 2 else EAGER, turn_limit=1 + seed % 4)


def test_drawn_options() -> None:
    total = 0
    for seed in range(FIRST, FIRST + MATCHES):
        rng = random.Random(seed)
        seats = rng.choice((2, 3, 4))
        style = rng.choice(STYLES)
        total += compare(seats, seed, style, **drawn_options(rng, seats))
    print(MATCHES, "matches,", total, "decisions")  # noqa: T201
