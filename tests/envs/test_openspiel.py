"""OpenSpiel's own tests, and what its games promise beyond them."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from mbira.core.errors import MbiraError
from mbira.core.game import NOBODY
from mbira.core.input.options import make_options
from mbira.core.registry import find_game
from mbira.envs import openspiel_game
from mbira.envs.spiel import SpielGame
from tests.envs.tables import GAMES, SHORT

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
SHORTEST: dict[str, dict[str, object]] = {
    "meduris": {"turn_limit": 1, "tokens": "example"},
    "liars_dice": {"dice": 1},
}


@pytest.mark.parametrize("game", SHORTEST)
def test_the_random_simulation_test_passes(game: str) -> None:
    """It plays, goes back, saves and reads every state: quadratic, so matches are short."""
    pyspiel.random_sim_test(
        openspiel_game(game, options=SHORTEST[game]), 1, serialize=True, verbose=False
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_random_simulation_test_passes_without_saving(game: str) -> None:
    options = SHORTEST.get(game, SHORT[game])
    pyspiel.random_sim_test(
        openspiel_game(game, options=options), 1, serialize=False, verbose=False
    )


def walk(game: Any, steps: int) -> Any:
    """Return a state after some random steps, each checked on the way."""
    rng = random.Random(1)
    state = game.new_initial_state()
    for _ in range(steps):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            assert sum(weights) == pytest.approx(1)
            assert max(outcomes) < game.max_chance_outcomes()
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            legal = state.legal_actions()
            assert legal == sorted(legal)
            before = state.clone()
            state.apply_action(rng.choice(legal))
            assert before.history() == state.history()[:-1]
            assert before.legal_actions() == legal
    return state


@pytest.mark.parametrize("file", sorted(PLAYTHROUGHS.glob("*.txt")), ids=lambda path: path.stem)
def test_a_playthrough_is_what_it_was(file: Path) -> None:
    flags.FLAGS.mark_as_parsed()  # it reads one, as if it were a program
    then, now = generate_playthrough.replay(str(file))
    assert now.splitlines() == then.splitlines()


def test_there_are_playthroughs() -> None:
    names = {path.stem for path in PLAYTHROUGHS.glob("*.txt")}
    assert names == {f"mbira_{game}" for game in GAMES}


@pytest.mark.parametrize("game", GAMES)
def test_states_are_those_of_the_engine(game: str) -> None:
    """The same actions lead to the same position, with chance as the engine has it."""
    state = walk(openspiel_game(game, seats=2, options=SHORT[game]), 120)
    rules = find_game(game)
    engine = rules.rules.start(2, make_options(rules.spec, SHORT[game]))
    space = rules.numbering.actions(2, make_options(rules.spec, SHORT[game]))
    for number in state.history():
        if engine.actor >= 0:
            action = space.actions[number]
            assert action in rules.rules.legal(engine)
        else:
            action = rules.rules.chance(engine).outcomes[number]
        rules.rules.apply(engine, action)
    for seat in range(2):
        assert rules.sight.view(engine, seat) == rules.sight.view(state.position.state, seat)
    assert state.is_terminal() == (engine.actor == NOBODY)


@pytest.mark.parametrize("game", GAMES)
def test_information_states_hold_no_secrets(game: str) -> None:
    """What a seat remembers are the records as it may see them, and its observation its view's."""
    state = walk(openspiel_game(game, seats=3, options=SHORT[game]), 200)
    rules = find_game(game)
    remembered = [state.information_state_string(seat) for seat in range(3)]
    for seat, text in enumerate(remembered):
        assert text.splitlines()[0] == f"seat {seat}"
        assert len(text.splitlines()) == len(state.history()) + 1
    bodies = {text.partition("\n")[2] for text in remembered}
    assert (len(bodies) > 1) == (game in {"africa", "liars_dice"}), "only these veil records"
    twin = rules.sight.imagine(rules.sight.view(state.position.state, 1), random.Random(1))
    tensor = state.observation_tensor(1)
    state.position.state = twin
    assert state.observation_tensor(1) == tensor


def test_games_have_names_and_read_back() -> None:
    game = openspiel_game("meduris", seats=3, options={"stocks": "open"}, reward="margin")
    again = pyspiel.load_game(str(game))
    assert isinstance(again, SpielGame)
    assert again.book.options == game.book.options
    assert again.book.seats == 3
    typed = pyspiel.load_game("mbira_meduris(players=3,options=stocks:open;payments:any)")
    assert typed.book.options.stocks == "open"
    assert typed.book.options.payments == "any"


def test_outcomes_add_up_to_nothing() -> None:
    state = walk(openspiel_game("liars_dice", seats=3, options={"dice": 1}), 10_000)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    assert sorted(state.returns()) == [-0.5, -0.5, 1.0]


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(MbiraError, match="2 to 4 seats"):
        openspiel_game("meduris", seats=7)
    with pytest.raises(MbiraError, match="OpenSpiel's rewards come at the end"):
        openspiel_game("meduris", reward="shaped")
