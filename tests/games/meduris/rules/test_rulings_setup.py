"""Rulings R1 and R2: the box, both sides of the board, tokens, and workers."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from mbira.core.game import CHANCE
from mbira.games.meduris.actions import Token
from mbira.games.meduris.data import DISTRICT_IDS, MATERIAL_IDS, TOKEN_IDS
from mbira.games.meduris.game import GAME
from mbira.games.meduris.rules.board import board_for
from mbira.games.meduris.spec import MedurisOptions
from tests.games.meduris.scene import ring_text
from tests.games.scene import AnyScene

if TYPE_CHECKING:
    from mbira.games.meduris.rules.state import State
    from mbira.games.meduris.views.view import MedurisView

KINDS = 90
"""Ways to deal two tokens of each of three kinds to six spaces."""


def start(seats: int = 3, **options: object) -> State:
    return GAME.rules.start(seats, MedurisOptions(**{"first": "seat-0", **options}))  # type: ignore[arg-type]


def opened(seats: int = 3, **options: object) -> AnyScene[State, MedurisView]:
    """Return a scene of the position before anything has happened."""
    return AnyScene(GAME, start(seats, **options))


def far_apart(spaces: tuple[int, ...], size: int) -> bool:
    """Return whether three spaces lie between any two, over the river too."""
    return all(4 <= two - one <= size - 4 for one, two in combinations(sorted(spaces), 2))


def sets_on(size: int) -> set[frozenset[int]]:
    """Return all legal sets of six spaces, found one space at a time."""
    found: list[tuple[int, ...]] = [()]
    for _ in range(6):
        found = [
            (*taken, space)
            for taken in found
            for space in range(taken[-1] + 4 if taken else 0, size)
            if far_apart((*taken, space), size)
        ]
    return {frozenset(taken) for taken in found}


SIZES = {
    2: (5, 3, 4, 2, 3, 5, 3, 4, 3),
    3: (5, 3, 4, 2, 3, 5, 3, 4, 3),
    4: (6, 4, 5, 2, 4, 6, 4, 5, 4),
}
PAIRS = {3: [5, 5, 5, 5, 6, 6], 4: [6, 6, 7, 7, 7, 7]}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_side_of_the_board(seats: int) -> None:
    board = board_for(None, seats)
    size = 40 if seats == 4 else 32
    assert board.size == sum(SIZES[seats]) == size
    districts = [d for d, count in enumerate(SIZES[seats]) for _ in range(count)]
    assert list(board.district) == districts, "clockwise, in the order of their names"
    symbols = Counter(kind for pair in board.symbols for kind in pair)
    assert [symbols[kind] for kind in range(4)] == [size // 2] * 4
    pairs = [frozenset(pair) for pair in board.symbols]
    assert sorted(Counter(pairs).values()) == PAIRS[4 if seats == 4 else 3]
    assert all(pairs[space] != pairs[space - 1] for space in range(size))
    assert board.rivers == 1 << size - 1, "between the last space and the first"
    assert (board.entry, board.rocks) == (0, 3)
    assert len(board.reconstructed) == (31 if seats == 4 else 0)


PRINTED = {
    3: "lc sw lc wc sw wl cl ws sc ls cw cl sc lw wc sc wl sl sw lc ws ls wc wl cs ws lw cl cw ls "
    "sc ls",
    4: "lc sw sc wc lw cs wl cl ws cw sc ls cw cl sw sc lw wc sc wl cl sl sw lc ws ls cl wc wl cs "
    "sl ws lw cl cw sw ls sc ls lw",
}
"""Wood, wooL, Copper, Stone, space by space."""


@pytest.mark.parametrize("seats", [3, 4])
def test_what_is_printed_where(seats: int) -> None:
    symbols = board_for(None, seats).symbols
    assert " ".join("wlcs"[one] + "wlcs"[two] for one, two in symbols) == PRINTED[seats]


@pytest.mark.parametrize(
    ("seats", "huts", "workers", "supply"), [(2, 12, 3, 16), (3, 8, 2, 15), (4, 8, 2, 14)]
)
def test_what_everybody_starts_with(seats: int, huts: int, workers: int, supply: int) -> None:
    state = start(seats)
    assert state.huts_left == [huts] * seats
    assert state.temples_left == [2] * seats
    assert state.vp == [5] * seats
    assert state.stock == [1] * (4 * seats)
    assert state.supply == [supply] * 4
    assert state.druid == -4, "three rocks before the last of which there is his temple"
    assert state.runes == [-1] * 9
    rng = random.Random(seats)
    while state.actor == CHANCE and not state.turn:
        GAME.rules.apply(state, GAME.rules.chance(state).choose(rng))
    asked = []
    while not state.turn:
        asked.append(state.actor)
        GAME.rules.apply(state, GAME.rules.legal(state).choose(rng))
    assert asked == [number % seats for number in range(seats * workers)]


@pytest.mark.parametrize(("seats", "count"), [(2, 6864), (3, 6864), (4, 135660)])
def test_r1_so_many_sets_of_spaces_and_each_as_likely_as_any(seats: int, count: int) -> None:
    assert GAME.rules.chance(start(seats)).total == 6 * count, "six tokens can come first"
    rng = random.Random(1)
    for _ in range(100):
        state, likely = start(seats), Fraction(1)
        while state.actor == CHANCE:
            chance = GAME.rules.chance(state)
            action = chance.choose(rng)
            likely *= Fraction(chance.weights[chance.outcomes.index(action)], chance.total)
            GAME.rules.apply(state, action)
        assert likely == Fraction(1, count * KINDS)


def test_r1_every_set_on_the_printed_ring() -> None:
    """Follow every way to lay the tokens; which kind comes when does not matter here."""
    found = set()
    kinds = [kind for kind in TOKEN_IDS for _ in range(2)]

    def follow(state: State, taken: frozenset[int]) -> None:
        if len(taken) == 6:
            found.add(taken)
            return
        for action in GAME.rules.chance(state):
            if isinstance(action, Token) and action.kind == kinds[len(taken)]:
                after = state.clone()
                GAME.rules.apply(after, action)
                follow(after, taken | {action.space})

    follow(start(), frozenset())
    assert len(found) == 6864
    assert found == sets_on(32)


def test_r1_exact_probabilities_on_a_small_ring() -> None:
    """Multiply out all ways: each set has the same share, and in it each deal of the kinds."""
    board = ring_text(26)
    shares: dict[tuple[int, ...], Fraction] = {}

    def follow(state: State, likely: Fraction) -> None:
        if state.actor != CHANCE:
            shares[tuple(state.tokens)] = shares.get(tuple(state.tokens), Fraction(0)) + likely
            return
        chance = GAME.rules.chance(state)
        for action, weight in zip(chance.outcomes, chance.weights, strict=True):
            after = state.clone()
            GAME.rules.apply(after, action)
            follow(after, likely * Fraction(weight, chance.total))

    follow(start(board=board), Fraction(1))
    sets = sets_on(26)
    assert len(shares) == len(sets) * KINDS
    assert set(shares.values()) == {Fraction(1, len(sets) * KINDS)}
    taken = {one | two | three for one, two, three in shares}
    assert taken == {sum(1 << space for space in spaces) for spaces in sets}


def test_r1_the_example() -> None:
    scene = opened(tokens="example")
    shown = scene.view().spaces
    tokens = {space: look.token for space, look in enumerate(shown) if look.token}
    assert tokens == {2: "hut", 8: "points", 12: "druid", 17: "druid", 21: "hut", 26: "points"}
    assert scene.legal() == {f"worker {plain}" for plain in MATERIAL_IDS}


def test_r1_tokens_laid_by_the_seats_are_turned_up_when_all_lie() -> None:
    scene = opened(tokens="placed", first="seat-1")
    state = scene.state
    spaces = (0, 4, 28, 8, 20, 12)
    for number, space in enumerate(spaces):
        assert state.actor == (1 + number) % 3
        assert scene.view(0).laid == spaces[:number]
        scene.play(f"lay {space}")
    for number, space in enumerate(spaces):
        chance = GAME.rules.chance(state)
        assert {action.space for action in chance} == {space}  # type: ignore[attr-defined]
        assert chance.total == 6 - number, "each token that is left is as likely as any"
        GAME.rules.apply(state, chance.outcomes[-1])
    assert [mask.bit_count() for mask in state.tokens] == [2, 2, 2]
    assert state.actor == 1, "then come the workers"


@pytest.mark.parametrize("size", [24, 25, 26, 29, 32])
def test_r1_laid_tokens_never_lead_to_a_dead_end_nor_is_more_forbidden(size: int) -> None:
    sets, rng = sets_on(size), random.Random(size)
    for _ in range(4):
        scene, laid = opened(tokens="placed", board=ring_text(size)), frozenset[int]()
        state = scene.state
        while state.actor != CHANCE:
            possible = {space for spaces in sets if laid <= spaces for space in spaces - laid}
            assert scene.legal() == {f"lay {space}" for space in possible}
            action = GAME.rules.legal(state).choose(rng)
            laid |= {action.space}  # type: ignore[attr-defined]
            scene.play(str(action))
        assert laid in sets


def test_r2_the_start_player_is_random() -> None:
    for seats in (2, 3, 4):
        chance = GAME.rules.chance(GAME.rules.start(seats, MedurisOptions()))
        assert list(map(str, chance)) == [f"first {seat}" for seat in range(seats)]
        assert set(chance.weights) == {1}


def test_r2_workers_are_placed_in_turn_at_most_three_a_plain() -> None:
    scene = opened(tokens="example", first="seat-2")
    state = scene.state
    for seat, plain in ((2, "wool"), (0, "wool"), (1, "wool"), (2, "stone"), (0, "stone")):
        assert state.actor == seat
        full = len(state.towers[MATERIAL_IDS.index("wool")]) == 3
        assert ("worker wool" in scene.legal()) != full
        scene.play(f"worker {plain}")
    assert scene.legal() == {"worker wood", "worker copper", "worker stone"}
    scene.play("worker stone")
    assert scene.view().towers == {
        "wood": (), "wool": (2, 0, 1), "copper": (), "stone": (2, 0, 1),
    }  # fmt: skip
    assert state.stock == [1] * 12, "nothing is produced"
    assert (state.turn, state.active, state.actor) == (1, 2, CHANCE)
    assert {str(face) for face in GAME.rules.chance(state)} == {
        f"roll {face}" for face in ("wood", "wool", "copper", "stone", "plus", "minus")
    }
    assert set(GAME.rules.chance(state).weights) == {1}


def test_the_districts_have_their_names() -> None:
    names = "serpent box sprout omega spiral waves figure hook arrow"
    assert " ".join(DISTRICT_IDS) == names
