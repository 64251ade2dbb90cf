"""What a bot chooses does not depend on what its view hides."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING
from zlib import crc32

import pytest

from mbira.bots import make_bot
from mbira.core.input.options import make_options
from mbira.core.registry import find_game
from tests.bots.posed import pose
from tests.matches import check_imagined, random_positions

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mbira.bots.bot import Bot
    from mbira.core.action import Action
    from mbira.core.game import AnyGame, State

GAMES = {"africa": 3, "meduris": 3, "zimbabwe": 2}


def twins(game: AnyGame, seats: int, every: int) -> Iterator[tuple[State, State]]:
    """Yield pairs of states that look the same to the seat to act."""
    rng = random.Random(5)
    met = 0
    for state in random_positions(game, seats, 11, make_options(game.spec, {})):
        if state.actor >= 0 and len(game.rules.legal(state)) > 1:
            met += 1
            if met % every == 0:
                yield state.clone(), check_imagined(game, state, state.actor, rng)


def choice(bot: Bot, game: AnyGame, state: State, seats: int) -> Action:
    return bot.choose(pose(game, state, seats), random.Random("same"))


@pytest.mark.parametrize("level", ["random", "novice", "adept", "master:4it"])
@pytest.mark.parametrize("name", GAMES)
def test_the_choice_is_the_same_in_states_that_look_the_same(name: str, level: str) -> None:
    game, seats = find_game(name), GAMES[name]
    every = 25 if level.startswith("master") else 14
    seen = 0
    for real, imagined in twins(game, seats, every):
        seen += 1
        chosen = {choice(make_bot(level), game, state, seats) for state in (real, imagined)}
        assert len(chosen) == 1
    assert seen >= 5


def peek(game: AnyGame, state: State, seats: int) -> Action:
    """Choose as a bot would that looks behind the others' screens."""
    seen = repr([game.sight.view(state, seat) for seat in range(seats)]).encode()
    legal = game.rules.legal(state)
    return legal.nth(crc32(seen) % len(legal))


@pytest.mark.parametrize("name", ["africa", "meduris"])
def test_a_bot_that_peeks_would_be_found_out(name: str) -> None:
    game, seats = find_game(name), GAMES[name]
    assert any(
        peek(game, real, seats) != peek(game, imagined, seats)
        for real, imagined in twins(game, seats, 9)
    )
