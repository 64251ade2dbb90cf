"""A view that is imagined many times is made a state once, and everybody gets a copy."""

from __future__ import annotations

from random import Random

import pytest

import mbira
from mbira.core.game import View
from mbira.core.registry import find_game
from mbira.core.sight.recall import Recall


class Position:
    def __init__(self, actor: int) -> None:
        self.actor = actor

    def clone(self) -> Position:
        return Position(self.actor)


def test_it_is_made_once_for_each_view() -> None:
    made: list[View] = []

    def make(view: View) -> Position:
        made.append(view)
        return Position(view.actor)

    recall = Recall(make)
    one, like_one, two = View(0, 1), View(0, 1), View(0, 2)
    first = recall.state_of(one)
    first.actor = 7
    assert recall.state_of(one).actor == 1
    assert made == [one]
    assert [recall.state_of(view).actor for view in (like_one, two, one)] == [1, 2, 1]
    assert [view is seen for view, seen in zip(made, (one, like_one, two, one), strict=True)] == [
        True
    ] * 4


@pytest.mark.parametrize("name", ["africa", "meduris"])
def test_imagining_again_is_as_the_first_time(name: str) -> None:
    game = find_game(name)
    match = mbira.new(name, seats=3, seed=3)
    rng = Random(3)
    for _ in range(60):
        match.play(match.legal().choose(rng))
    view, same = match.view(match.actor), match.view(match.actor)
    imagined = [game.sight.imagine(view, Random(luck)) for luck in (1, 2)]
    game.rules.apply(imagined[0], next(iter(game.rules.legal(imagined[0]))))
    again = game.sight.imagine(view, Random(2))
    anew = game.sight.imagine(same, Random(2))
    for seat in (None, 0, 1, 2):
        assert game.sight.view(again, seat) == game.sight.view(anew, seat)
        assert game.sight.view(again, seat) == game.sight.view(imagined[1], seat)
