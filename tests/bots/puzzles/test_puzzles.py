"""The puzzles that ship, and the search for more."""

from __future__ import annotations

import pytest

from mbira.bots.advice import words_of_advice
from mbira.bots.analysis.values import SLIGHT
from mbira.bots.puzzles.making import FEWEST, GAP, MOST, MOST_RIGHT, puzzles_of_match
from mbira.bots.puzzles.puzzle import Puzzle, puzzles_of, read_set
from mbira.core.errors import BadSaveError
from mbira.core.game import CHANCE
from mbira.lang import LANGUAGES
from tests.ours import GAMES

SHIPPED = [(game, puzzle) for game in GAMES for puzzle in puzzles_of(game).values()]


@pytest.mark.parametrize(
    ("game", "puzzle"), SHIPPED, ids=[f"{game}-{puzzle.id}" for game, puzzle in SHIPPED]
)
def test_a_shipped_puzzle_is_laid_and_its_answer_is_legal(game: str, puzzle: Puzzle) -> None:
    match = puzzle.match(game)
    assert match.actor == puzzle.seat
    legal = [str(action) for action in match.legal()]
    answers = [each.action for each in puzzle.right + puzzle.wrong]
    assert sorted(answers) == sorted(legal)
    assert FEWEST <= len(answers) <= MOST
    assert 1 <= len(puzzle.right) <= MOST_RIGHT
    assert puzzle.right[-1].chance - puzzle.wrong[0].chance >= GAP - SLIGHT
    assert 1 <= puzzle.level <= 5
    assert puzzle.line[0] == puzzle.right[0].action
    for text in puzzle.line:  # it can be played out as it is told
        if match.actor == CHANCE:
            break
        assert match.actor == puzzle.seat
        match.play(match.game.codec.parse(text))
    for code in LANGUAGES:
        words = words_of_advice(code, game)
        assert words.say(puzzle.told)
        for each in puzzle.wrong:
            if each.good is not None:
                assert words.say(each.good)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_puzzles_of_several_kinds(game: str) -> None:
    known = puzzles_of(game).values()
    assert len(known) >= 12
    assert len({puzzle.about for puzzle in known}) > 1
    assert len({puzzle.level for puzzle in known}) > 1


def test_the_same_match_has_the_same_puzzles() -> None:
    left = [4000]

    def wanted() -> bool:
        left[0] -= 1
        return left[0] > 3900  # the first decisions of a match are enough

    first = list(puzzles_of_match("meduris", 1, 0, wanted))
    left[0] = 4000
    assert list(puzzles_of_match("meduris", 1, 0, wanted)) == first


def test_a_file_that_is_no_set_of_puzzles_is_refused() -> None:
    with pytest.raises(BadSaveError, match="it: no set of puzzles"):
        read_set(b"{}", "it")
