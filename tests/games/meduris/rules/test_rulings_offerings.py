"""Ruling R17: what is offered to the druid, what it brings, and his token."""

from __future__ import annotations

import pytest

from tests.games.meduris.scene import LAST_ROCK, Scene

# Space 8 asks for stone and copper, 9 for wool and stone, 10 for copper and wood.


def ritual(*huts: int, druid: int = 20, **stock: int) -> Scene:
    """Let the druid come to seat 1's huts while it is seat 0's turn; seat 1 has a stock."""
    scene = Scene().huts(1, *huts).huts(2, 20).druid(druid).stock(1, **stock)
    return scene.stock(0, wool=1, wood=1)


def test_r17_no_offering_costs_a_point() -> None:
    scene = ritual(8, stone=1, copper=1).play("temple 16", "offer nothing")
    assert scene.state.vp == [5, 4 + 1, 5 + 1], "each has a stone for the river"
    assert scene.held(1) == {"stone": 1, "copper": 1}


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 1)])
def test_r17_points_never_fall_below_zero(before: int, after: int) -> None:
    scene = Scene().huts(1, 8).druid(LAST_ROCK).points(5, before, 5).play("temple 16")
    assert scene.play("offer nothing").state.vp == [5, after, 5]


@pytest.mark.parametrize("size", [1, 2, 3])
@pytest.mark.parametrize("gift", ["stone", "copper"])
def test_r17_one_of_the_two_materials_brings_one_point(gift: str, size: int) -> None:
    scene = Scene().huts(1, 8).huts(2, *range(9, 8 + size)).druid(LAST_ROCK).play("temple 16")
    assert gift in scene.gifts()
    scene.play(f"offer {gift}")
    assert scene.state.vp == [5, 6, 5]
    assert scene.held(1) == {
        name: 1 for name in ("wood", "wool", "copper", "stone") if name != gift
    }


@pytest.mark.parametrize("size", [2, 3, 6])
def test_r17_both_bring_the_size_of_the_settlement(size: int) -> None:
    scene = Scene().huts(1, 8).huts(2, *range(9, 8 + size)).druid(LAST_ROCK).play("temple 16")
    assert scene.gifts() == {"nothing", "stone", "copper", "both"}
    scene.play("offer both")
    assert scene.state.vp == [5, 5 + size, 5]
    assert scene.held(1) == {"wood": 1, "wool": 1}


def test_r17_at_a_hut_alone_both_bring_no_more_than_one() -> None:
    scene = ritual(8, stone=9, copper=9).play("temple 16")
    assert scene.gifts() == {"nothing", "stone", "copper", "both"}
    scene.play("offer both")
    assert scene.state.vp == [5, 5 + 1 + 1, 6], "each has a stone for the river"
    assert scene.held(1) == {"stone": 8, "copper": 8}, "both are gone"


def test_r17_at_a_hut_alone_both_can_be_replaced() -> None:
    scene = ritual(8, wood=3, wool=3).play("temple 16", "offer both")
    scene.play("replace stone wood wood wood", "replace copper wool wool wool")
    assert scene.state.vp == [5, 7, 6]
    assert scene.held(1) == {}
    short = ritual(8, wood=3, wool=2).play("temple 16")
    assert short.gifts() == {"nothing", "stone", "copper"}


@pytest.mark.parametrize(
    ("stock", "gifts"),
    [
        ({}, set()),
        ({"wood": 2, "wool": 0}, set()),
        ({"wool": 1, "wood": 1}, set()),
        ({"stone": 1}, {"stone"}),
        ({"copper": 1, "wood": 1}, {"copper"}),
        ({"copper": 1, "wood": 2}, {"stone", "copper"}),
        ({"stone": 1, "copper": 1}, {"stone", "copper", "both"}),
        ({"wood": 3}, {"stone", "copper"}),
        ({"wood": 2, "stone": 2}, {"stone", "copper", "both"}),
        ({"stone": 3}, {"stone", "copper"}),
        ({"stone": 4}, {"stone", "copper", "both"}),
        ({"wood": 3, "wool": 2}, {"stone", "copper"}),
        ({"wood": 3, "wool": 3}, {"stone", "copper", "both"}),
    ],
)
def test_r17_what_can_be_offered_from_a_stock(stock: dict[str, int], gifts: set[str]) -> None:
    scene = ritual(8, 9, **stock).play("temple 16")
    assert scene.state.actor == 1, "who has nothing is asked too"
    assert scene.gifts() == {"nothing"} | gifts


def test_r17_missing_materials_are_replaced_three_for_one() -> None:
    scene = ritual(8, 9, stone=1, wood=4).play("temple 16", "offer both")
    assert scene.state.actor == 1
    assert scene.legal() == {"replace copper wood wood wood"}
    assert scene.state.vp == [5, 6, 6], "the points come when it is paid"
    scene.play("replace copper wood wood wood")
    assert scene.state.vp == [5, 8, 6]
    assert scene.held(1) == {"wood": 1}
    assert scene.state.druid == 9


def test_r17_each_hut_is_an_offering_of_its_own() -> None:
    scene = ritual(8, 9, 10, stone=2, copper=1, wool=1, wood=1).play("temple 16", "offer both")
    assert scene.held(1) == {"stone": 1, "wool": 1, "wood": 1}
    assert scene.gifts() == {"nothing", "wool", "stone", "both"}, "what 9 asks for"
    scene.play("offer both")
    assert scene.gifts() == {"nothing", "wood"}
    scene.play("offer wood")
    assert scene.state.vp == [5, 6 + 3 + 3 + 1, 6]
    assert scene.held(1) == {}


# The druid token


@pytest.mark.parametrize("size", [1, 2, 4])
def test_r17_the_druid_token_stands_for_both_materials(size: int) -> None:
    scene = Scene().tokens("druid", 8, 25).huts(1, 8).huts(2, *range(9, 8 + size))
    scene.druid(LAST_ROCK).stock(1).play("temple 16")
    assert scene.gifts() == {"nothing", "token"}
    scene.play("offer token")
    assert scene.state.vp == [5, 5 + size, 5], "alone it brings one point"
    assert scene.token(8) is None, "it goes to the box"
    assert scene.token(25) == "druid"
    assert size == 1 or "token" not in scene.gifts(), "that one lies elsewhere"


def test_r17_the_token_is_offered_beside_the_materials_and_costs_none() -> None:
    scene = ritual(8, 9, stone=1, copper=1).tokens("druid", 8).play("temple 16")
    assert scene.gifts() == {"nothing", "stone", "copper", "both", "token"}
    scene.play("offer token")
    assert scene.held(1) == {"stone": 1, "copper": 1}
    assert scene.gifts() == {"nothing", "stone"}, "none lies under the next hut"


@pytest.mark.parametrize("gift", ["nothing", "stone", "both"])
def test_r17_a_token_that_is_not_spent_stays_for_a_later_visit(gift: str) -> None:
    scene = ritual(8, 9, stone=1, copper=1).tokens("druid", 8).play("temple 16", f"offer {gift}")
    scene.play("offer nothing")
    assert scene.token(8) == "druid"
    scene.druid(20).stock(1, wood=1, wool=1).play("roll stone", "temple 23")
    assert "token" in scene.gifts()
    vp = scene.state.vp[1]
    scene.play("offer token")
    assert scene.state.vp[1] == vp + 2
    scene.play("offer nothing")
    scene.druid(20).stock(2, wood=1, wool=1).play("roll stone", "temple 26")
    assert "token" not in scene.gifts(), "it is spent"


def test_r17_the_token_may_be_used_right_after_the_hut_is_built() -> None:
    scene = Scene().tokens("druid", 8).huts(1, 7, 9).druid(7).stock(0, stone=3, copper=3)
    scene.play("hut 8")
    assert scene.state.actor == 0
    assert scene.gifts() == {"nothing", "token"}
    scene.play("offer token")
    assert scene.state.vp == [8, 5, 5]


def test_r17_the_token_may_be_used_in_the_last_lap() -> None:
    scene = Scene(last_turn=True).tokens("druid", 8).huts(1, 8, 9).stock(1).pass_turn()
    assert scene.state.lap
    assert scene.gifts() == {"nothing", "token"}
    scene.play("offer token", "offer nothing")
    assert scene.outcome().scores == (5, 5 + 2 - 1 + 1, 5), "and a rune stone"
