"""Tables of all games, seats and options, and positions of random matches at them."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING

from mbira.core.errors import BadOptionError
from mbira.core.input.options import describe_options, make_options
from mbira.core.registry import find_game, specs
from mbira.games.africa.rules.board_file import reconstructed_board
from tests.matches import random_positions

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mbira.core.game import AnyGame, Options, State

GAMES = tuple(specs())


def small_board() -> str:
    """Return a board of Heart of Africa with so few markers that a match is soon over."""
    board = json.loads(reconstructed_board())
    board["markers"] = ["3 station 3", "3 caravan 2", "2 migration 4"]
    board["components"]["markers"] = 8
    return json.dumps(board)


SHORT: dict[str, dict[str, object]] = {
    "meduris": {"turn_limit": 12},
    "zimbabwe": {"round_limit": 2},
    "africa": {"board": small_board()},
    "liars_dice": {"dice": 2},
}
"""Options that make matches short."""


def seat_counts(game: str) -> range:
    fewest, most = specs()[game].seats
    return range(fewest, most + 1)


def tables(game: str) -> Iterator[tuple[int, Options]]:
    """Yield seats and options: every seat count, and each choice of each option once."""
    rules = find_game(game)
    seats = list(seat_counts(game))
    changes: list[dict[str, object]] = [{} for _ in seats]
    for info in describe_options(rules.spec):
        if not info.many and not info.file:
            for choice in info.choices:
                value = {"true": True, "false": False}.get(choice, choice)
                changes.append({info.name: int(choice) if choice.isdigit() else value})
    for number, change in enumerate(changes):
        try:
            options = make_options(rules.spec, change)
            rules.rules.start(seats[number % len(seats)], options)
        except BadOptionError:  # a seat that there is not, say
            continue
        yield seats[number % len(seats)], options


def some_positions(
    game: AnyGame, seats: int, options: Options, count: int, seed: int = 1
) -> Iterator[State]:
    """Yield positions in which a seat decides, from all over random matches."""
    rng = random.Random(seed)
    while count > 0:
        for state in random_positions(game, seats, rng.randrange(10**6), options):
            if state.actor >= 0 and rng.random() < 0.15:
                yield state
                count -= 1
                if count <= 0:
                    return
