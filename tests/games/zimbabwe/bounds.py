"""Whatever position somebody brings to a table, no question about it takes long.

Time cannot be tested without luck, so work is counted: every call of a function while an answer is
found. A million of them take about 100 ms.
"""

from __future__ import annotations

import sys
from functools import partial
from typing import TYPE_CHECKING

import pytest

from mbira.core.game import Record, describe, why_not
from mbira.core.question import ask, query
from mbira.core.sight.preview import preview
from mbira.games.zimbabwe.game import GAME
from mbira.games.zimbabwe.rules.kept import without_a_past
from mbira.games.zimbabwe.rules.steps import GIFT, TURN
from mbira.games.zimbabwe.words import tell
from tests.games.zimbabwe import crowds
from tests.games.zimbabwe.scene import OPEN, Scene

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import FrameType

    from mbira.games.zimbabwe.rules.state import State

MOST = 250_000
"""Calls for an answer."""
LONGEST = 200
"""Characters of a question, as the server takes them."""

CROWDS: dict[str, Callable[[], Scene]] = {
    "plain": crowds.plain,
    "plain-tsui-goab": partial(crowds.plain, "tsui-goab"),
    "ponds": partial(crowds.plain, "eshu", share=0.2, water=0.3),
    "corridor": partial(crowds.corridor, "eshu"),
    "comb": partial(crowds.lake, "comb"),
    "checkered": partial(crowds.lake, "checkered"),
    "contest": partial(crowds.contest, 0),
    "contest-tsui-goab": partial(crowds.contest, 7, "tsui-goab"),
}


def work(do: Callable[..., object], *args: object) -> int:
    """Return how many calls something makes."""
    calls = 0

    def count(_: FrameType, event: str, __: object) -> None:
        nonlocal calls
        calls += event in {"call", "c_call"}

    sys.setprofile(count)
    try:
        do(*args)
    finally:
        sys.setprofile(None)
    return calls


def asked(scene: Scene) -> Iterator[list[str]]:
    """Yield questions about a position."""
    view = scene.view(0)
    mine = [monument.cell for monument in view.monuments if monument.owner == 0]
    for cell in (mine[0], mine[-1], view.craftsmen[0].cell, "C3"):
        yield ["reach", cell]
        yield ["reach", cell, "eshu"]
        yield ["way", mine[0], cell]
        yield ["way", cell, mine[len(mine) // 2]]
    for craftsman in ("wood-carver", "diamond-cutter", "throne-maker"):
        yield ["sites", craftsman]
    yield from (["cards"], ["income"], ["standings"])
    for count in (1, 8, 70):
        for cells in (mine[:count], mine[:: max(1, len(mine) // count)]):
            words = " ".join(["plan", *cells])
            yield (
                words[:LONGEST].rpartition(" ")[0].split()
                if len(words) > LONGEST
                else words.split()
            )


@pytest.fixture(params=CROWDS)
def scene(request: pytest.FixtureRequest) -> Scene:
    return CROWDS[request.param]()


def test_no_question_takes_long(scene: Scene) -> None:
    view = scene.view(0)
    for words in asked(scene):
        assert work(query, tell.QUESTIONS, view, words) < MOST, words
    for words in (["plan", view.monuments[0].cell], ["reach", "C3"], ["income"], ["god"]):
        assert work(ask, tell.QUESTIONS, view, words) < MOST, words


def test_no_decision_takes_long(scene: Scene) -> None:
    for first in ("raise", "place", "build"):
        state = without_a_past(scene.state)
        for _ in range(20):
            assert work(legal_anew, state) < MOST, state.step
            assert work(tell_all, state) < MOST, state.step
            actions = [
                action
                for action in GAME.rules.legal(state)
                if state.step != TURN or str(action).startswith(first)
            ]
            if not actions:
                break
            assert work(preview, GAME, GAME.sight.view(state, 0), actions[-1]) < MOST, actions[-1]
            GAME.rules.apply(state, actions[-1])
            if state.step == TURN:
                break


def legal_anew(state: State) -> None:
    """List what is legal where nothing was worked out before."""
    list(GAME.rules.legal(without_a_past(state)))


def tell_all(state: State) -> None:
    """Tell what every choice would do."""
    for action in GAME.rules.legal(state):
        describe(GAME, state, Record(state.actor, action))


def test_no_refusal_takes_long(scene: Scene) -> None:
    for text in ("raise A1", "place sculptor", "place potter", "build", "specialist shaman"):
        assert work(why_not, GAME, without_a_past(scene.state), GAME.codec.parse(text)) < MOST, text


def test_views_and_drawings_do_not_take_long(scene: Scene) -> None:
    view = scene.view(0)
    marked = frozenset(map(str, GAME.rules.legal(scene.state)))
    assert work(scene.view, 0) < MOST
    assert work(GAME.draw, view, lambda message: message.id, marked) < MOST


def test_gifts_of_a_very_rich_seat_are_told_quickly() -> None:
    scene = Scene(OPEN).monument("A1").monument("F6", 1).cattle(2500, 2500).play("end", "end")
    assert scene.state.step == GIFT
    assert len(GAME.rules.legal(scene.state)) > 2500
    assert work(tell_all, scene.state) < MOST
