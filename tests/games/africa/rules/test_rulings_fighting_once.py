"""Ruling R22: who has fought this turn; with `rivals_fight_once`, pieces of the other seats too."""

from __future__ import annotations

import random

import pytest

from mbira.games.africa.game import GAME
from tests.games.africa.draw.drawing import shown
from tests.games.africa.scene import Scene


def beaten(*, once: bool) -> Scene:
    """Return a scene in which two traders of seat 1 were beaten and sent beside fresh pieces."""
    scene = Scene(rivals_fight_once=once).traders(0, congo=2, angola=2, cape=1)
    scene.traders(1, congo=3).neutrals(cape=1).reputation(7, 1, 3).influence(0, 0, 0)
    scene.holds(0, "caravan 1", "caravan 2")
    return scene.play("halt", "fight congo 1").duel("0", "0").play("retreat zambezia 2")


def test_r22_other_seats_fight_as_often_as_it_takes() -> None:
    scene = beaten(once=False).play("use caravan", "caravan angola zambezia", "join trader 2")
    assert scene.choices("fight") == {"zambezia 1"}
    assert scene.view().weary == ()


def test_r22_or_only_once_as_the_option_says() -> None:
    scene = beaten(once=True)
    (weary,) = scene.view().weary
    assert (weary.seat, weary.area, weary.traders, weary.wholesaler) == (1, "zambezia", 2, False)
    scene.play("use caravan", "caravan angola zambezia", "join trader 2")
    assert scene.choices("fight") == set()
    assert {"peace", "end"} <= scene.legal()
    assert scene.where(1) == {"zambezia": 2}


def test_r22_they_are_fresh_again_when_the_conflicts_are_over() -> None:
    scene = beaten(once=True).play("peace")
    assert (scene.step, scene.view().weary) == ("afterwards", ())
    again = beaten(once=True).play("end")
    assert again.view().weary == ()


@pytest.mark.parametrize(("once", "wins"), [(True, 0), (False, 1)])
def test_r31_only_those_of_the_rival_count_that_have_not_fought(wins: int, *, once: bool) -> None:
    """Two traders come to where one of the rival waits and two were sent: 4 against 2, or 6."""
    scene = Scene(rivals_fight_once=once).traders(0, congo=9, angola=2)
    scene.traders(1, congo=3, zambezia=1).reputation(3, 3, 3).influence(0, 0, 0)
    scene.holds(0, "caravan 1").play("halt", "fight congo 1").duel("0", "0")
    scene.play("retreat zambezia 2", "use caravan", "caravan angola zambezia", "join trader 2")
    scene.play("fight zambezia 1").duel("0", "0")
    assert scene.state.victor == wins


def test_r33_the_tired_retreat_with_the_others_and_one_is_lost() -> None:
    scene = Scene(rivals_fight_once=True).traders(0, congo=3, angola=2)
    scene.traders(1, congo=3, zambezia=1).reputation(7, 1, 3).influence(0, 0, 0)
    scene.holds(0, "caravan 1").play("halt", "fight congo 1").duel("0", "0")
    scene.play("retreat zambezia 2", "use caravan", "caravan angola zambezia", "join trader 2")
    scene.play("fight zambezia 1").duel("0", "0")
    assert scene.choices("retreat") >= {"kalahari", "kalahari 2"}
    scene.play("retreat kalahari 2")
    assert scene.where(1) == {"kalahari": 2}
    assert [(each.area, each.traders) for each in scene.view().weary] == [("kalahari", 2)]


def test_r40_a_tired_wholesaler_of_the_rival_neither_counts_nor_doubles() -> None:
    """Three and the one who comes: 4 of strength 2 against the wholesaler who won before."""
    for once in (True, False):
        scene = Scene(rivals_fight_once=once).traders(0, congo=1, angola=4, cape=1)
        scene.traders(1, congo=1).wholesaler(1, "congo").reputation(3, 3, 3).influence(0, 0, 0)
        scene.neutrals(cape=1).holds(0, "caravan 1").play("halt", "fight congo 1").duel("0", "0")
        if once:
            (weary,) = scene.view().weary
            assert (weary.area, weary.traders, weary.wholesaler) == ("congo", 1, True)
        scene.play("use caravan", "caravan angola congo", "join trader 4")
        assert scene.choices("fight") == (set() if once else {"congo 1"})


def test_a_lost_wholesaler_is_not_tired_any_more() -> None:
    scene = Scene(rivals_fight_once=True).traders(0, congo=3).wholesaler(1, "congo")
    scene.traders(1, congo=1).reputation(7, 1, 3).influence(0, 0, 0).play("halt", "fight congo 1")
    scene.duel("0", "0").play("retreat angola")
    assert scene.seat(1).wholesaler is None
    assert [(each.area, each.wholesaler) for each in scene.view().weary] == [("angola", False)]


def test_pieces_that_are_removed_are_nowhere_tired() -> None:
    scene = Scene(rivals_fight_once=True).traders(0, cape=3, mozambique=1, southwest=1, kalahari=1)
    scene.traders(1, cape=3).reputation(7, 1, 3).influence(0, 0, 0)
    scene.play("halt", "fight cape 1").duel("0", "0")
    assert (scene.where(1), scene.view().weary) == ({}, ())


def test_a_state_imagined_from_a_view_knows_who_is_tired() -> None:
    scene = beaten(once=True)
    scene.traders(1, egypt=1).wholesaler(1, "egypt")
    scene.state.weary_wholesalers = 2
    for viewer in (None, 0, 1, 2):
        view = scene.view(viewer)
        again = GAME.sight.imagine(view, random.Random(1))
        assert GAME.sight.view(again, viewer) == view
        assert (again.weary, again.weary_wholesalers) == (scene.state.weary, 2)


def test_the_drawing_tells_who_of_the_others_can_still_fight() -> None:
    scene = beaten(once=True).traders(1, zambezia=1)
    assert "■1/3" in shown(scene.view())
    assert "■1/3" not in shown(beaten(once=False).traders(1, zambezia=1).view())


@pytest.mark.parametrize(
    ("why", "field", "value"),
    [
        ("place 38: 1 of 0 weary", "weary", (0,) * 38 + (1,) + (0,) * 33),
        ("place 14: 1 of 2 weary", "weary", (0,) * 14 + (1,) + (0,) * 57),
        ("wholesaler 1 is weary", "weary_wholesalers", 2),
        ("wholesaler 0 is weary", "weary_wholesalers", 1),
    ],
)
def test_the_audit_knows_who_can_be_tired(why: str, field: str, value: object) -> None:
    state = beaten(once=True).wholesaler(0, "cape").state
    GAME.rules.audit(state)
    setattr(state, field, value)
    with pytest.raises(AssertionError, match=why):
        GAME.rules.audit(state)
