"""Actions have fixed numbers, masks are the legal actions, and rows tell what a view tells."""

from __future__ import annotations

import random

import pytest

from mbira.core.errors import BadOptionError
from mbira.core.game import NOBODY
from mbira.core.input.options import make_options
from mbira.core.legal import ActionTable, Legal, bits
from mbira.core.missing import MissingPartError
from mbira.core.numbering import ActionSpace, row_size
from mbira.core.registry import find_game
from mbira.envs.episode import Rulebook
from mbira.games.zimbabwe.actions import CODEC, Bid, Pass
from mbira.games.zimbabwe.rules.numbering import most_cattle
from mbira.games.zimbabwe.spec import ZimbabweOptions
from tests.core.toy import PIG, PigOptions
from tests.envs.numbers import FOLDER, GAMES as WRITTEN, page
from tests.envs.tables import GAMES, seat_counts, some_positions, tables
from tests.matches import random_positions


@pytest.mark.parametrize("game", WRITTEN)
def test_numbers_are_those_that_are_written_down(game: str) -> None:
    assert FOLDER.joinpath(f"{game}.md").read_text(encoding="utf-8") == page(game)


@pytest.mark.parametrize("game", GAMES)
def test_a_mask_is_exactly_the_legal_actions(game: str) -> None:
    rules = find_game(game)
    met = 0
    for seats, options in tables(game):
        space = rules.numbering.actions(seats, options)
        for state in some_positions(rules, seats, options, 60):
            legal = rules.rules.legal(state)
            numbers = space.numbers(legal)
            assert [space.actions[number] for number in numbers] == sorted(
                legal, key=space.index.__getitem__
            )
            assert numbers == list(bits(space.mask(legal)))
            met += 1
    assert met >= 240


@pytest.mark.parametrize("game", GAMES)
def test_rows_fit_their_fields_and_tell_no_more_than_views(game: str) -> None:
    """A state that is made up from a view gives the same row: nothing else was looked at."""
    rules = find_game(game)
    rng = random.Random(3)
    different = 0
    for seats, options in tables(game):
        fields = rules.numbering.fields(seats, options)
        least = [field.least for field in fields for _ in range(field.size)]
        most = [field.most for field in fields for _ in range(field.size)]
        for state in some_positions(rules, seats, options, 12, seed=seats):
            for seat in range(seats):
                row = rules.numbering.numbers(state, seat)
                assert len(row) == row_size(fields)
                for number, low, high in zip(row, least, most, strict=True):
                    assert low <= number <= high
                view = rules.sight.view(state, seat)
                twin = rules.sight.imagine(view, rng)
                assert rules.numbering.numbers(twin, seat) == row
                others = (other for other in range(seats) if other != seat)
                different += any(
                    rules.numbering.numbers(twin, other) != rules.numbering.numbers(state, other)
                    for other in others
                )
    assert (different > 20) == (game != "zimbabwe"), "twins must differ where things are hidden"


@pytest.mark.parametrize("game", GAMES)
def test_seats_turn_so_that_the_one_that_looks_is_first(game: str) -> None:
    """What a seat sees of who decides is how far round the table that is."""
    rules = find_game(game)
    seats = max(seat_counts(game))
    for state in some_positions(rules, seats, make_options(rules.spec, {}), 30):
        for seat in range(seats):
            row = rules.numbering.numbers(state, seat)
            assert row[0] == seat
            assert row[1] == (state.actor - seat) % seats + 1


@pytest.mark.parametrize("game", GAMES)
def test_chance_has_no_more_results_than_announced(game: str) -> None:
    rules = find_game(game)
    for seats in seat_counts(game):
        options = make_options(rules.spec, {})
        most = rules.numbering.outcomes(seats, options)
        widest = 0
        for state in random_positions(rules, seats, 5, options):
            if state.actor not in {NOBODY, *range(seats)}:
                widest = max(widest, len(rules.rules.chance(state)))
        assert 0 < widest <= most


def test_gifts_end_where_cattle_do() -> None:
    """What all seats gain in a round is never more than the bound takes for granted."""
    rules = find_game("zimbabwe")
    options = ZimbabweOptions(round_limit=9)
    for seats in (2, 5):
        for seed in range(4):
            rounds, highest = 0, 0
            for state in random_positions(rules, seats, seed, options):
                rounds = max(rounds, state.round)
                highest = max(highest, sum(state.cattle))
                assert highest <= most_cattle(seats, ZimbabweOptions(round_limit=max(1, rounds)))
            assert highest > 3 * seats


def test_gifts_without_an_end_are_refused() -> None:
    with pytest.raises(BadOptionError, match="round_limit or box_limits"):
        Rulebook("zimbabwe", 2, {"round_limit": None})
    limited = Rulebook("zimbabwe", 2, {"round_limit": None, "box_limits": True})
    assert Bid(120) in limited.space.index
    assert Bid(121) not in limited.space.index


def test_a_game_without_numbers_says_so() -> None:
    with pytest.raises(MissingPartError, match="pig has no numbers for actions and views"):
        PIG.numbering.actions(2, PigOptions())


def test_an_action_beyond_the_space_is_found_out() -> None:
    space = ActionSpace([("bid", ActionTable([Bid(0), Bid(1)]))])
    longer = ActionTable([Bid(0), Bid(1), Bid(2)])
    assert space.numbers(Legal([(longer, 0b011)])) == [0, 1]
    with pytest.raises(AssertionError, match="has no number"):
        space.mask(Legal([(longer, 0b100)]))
    with pytest.raises(AssertionError, match="in the order of its table"):
        space.mask(Legal([(ActionTable([Bid(0), CODEC.parse("bid 2")]), 1)]))
    with pytest.raises(ValueError, match="two numbers"):
        ActionSpace([("pass", ActionTable([Pass()])), ("again", ActionTable([Pass()]))])
