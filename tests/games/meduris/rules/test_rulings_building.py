"""Rulings R8 and R10 to R13: settlements and prices, tokens, rune stones, temples."""

from __future__ import annotations

import pytest

from mbira.games.meduris.data import DISTRICT_IDS
from tests.games.meduris.scene import LAST_ROCK, Scene, ring_text

EVERYTHING = {"wood": 9, "wool": 9, "copper": 9, "stone": 9}


def prices(scene: Scene) -> dict[int, int]:
    """Return the prices of the free spaces that are not 1."""
    spaces = enumerate(scene.view().spaces)
    return {at: space.size for at, space in spaces if space.building is None and space.size != 1}


def sizes(scene: Scene) -> dict[int, int]:
    """Return how large the settlement of each hut is."""
    return {at: s.size for at, s in enumerate(scene.view().spaces) if s.building == "hut"}


# R8


def test_r8_a_hut_stands_on_any_space_without_a_building() -> None:
    scene = Scene().huts(1, 4).temples(2, 9).stock(0, **EVERYTHING)
    assert scene.legal("hut") == {f"hut {space}" for space in range(32) if space not in {4, 9}}
    scene.play("hut 20")
    assert scene.view().spaces[20].owner == 0
    assert scene.state.huts_left == [7, 7, 8]


def test_r8_a_settlement_is_huts_of_any_colour_side_by_side() -> None:
    scene = Scene().huts(0, 4, 7).huts(1, 5).huts(2, 6, 20)
    assert sizes(scene) == {4: 4, 5: 4, 6: 4, 7: 4, 20: 1}, "across districts too"
    assert prices(scene) == {3: 5, 8: 5, 19: 2, 21: 2}


@pytest.mark.parametrize(("seats", "last"), [(2, 31), (3, 31), (4, 39)])
def test_r8_the_last_and_the_first_space_are_neighbours(seats: int, last: int) -> None:
    scene = Scene(seats).huts(0, last).huts(1, 0)
    assert sizes(scene) == {0: 2, last: 2}
    assert prices(scene) == {1: 3, last - 1: 3}
    alone = Scene(seats).huts(0, last)
    assert prices(alone) == {0: 2, last - 1: 2}
    first = Scene(seats).huts(0, 0)
    assert prices(first) == {1: 2, last: 2}


def test_r8_temples_bound_a_settlement() -> None:
    scene = Scene().huts(0, 10, 11, 13).temples(1, 12)
    assert sizes(scene) == {10: 2, 11: 2, 13: 1}
    assert prices(scene) == {9: 3, 14: 2}


@pytest.mark.parametrize(
    ("huts", "space", "price"),
    [
        ((), 13, 1),
        ((14,), 13, 2),
        ((12,), 13, 2),
        ((11, 12), 13, 3),
        ((12, 14), 13, 3),
        ((10, 11, 12, 14, 15), 13, 6),
        ((29, 30, 31, 1), 0, 5),
    ],
)
def test_r8_a_hut_costs_as_many_of_each_as_the_settlement_will_have(
    huts: tuple[int, ...], space: int, price: int
) -> None:
    one, two = Scene().view().spaces[space].materials

    def scene(first: int, second: int) -> Scene:
        return Scene().huts(1, *huts).stock(0, **{one: first, two: second})

    assert prices(scene(0, 0)).get(space, 1) == price
    enough = scene(price + 1, price).play(f"hut {space}")
    assert enough.held(0) == {one: 1}
    assert sizes(enough)[space] == price
    assert f"hut {space}" not in scene(price - 1, price).legal()
    assert f"hut {space}" not in scene(price, price - 1).legal()


def test_r8_building_changes_the_prices_beside_it_and_no_others() -> None:
    scene = Scene().huts(1, 10, 11, 20).stock(0, **EVERYTHING).play("hut 12")
    assert prices(scene) == {9: 4, 13: 4, 19: 2, 21: 2}
    scene = Scene().huts(1, 10, 12).stock(0, **EVERYTHING)
    assert prices(scene) == {9: 2, 11: 3, 13: 2}
    assert prices(scene.play("hut 11")) == {9: 4, 13: 4}


@pytest.mark.parametrize("gap", [0, 7, 23])
def test_r8_the_last_gap_of_a_ring_costs_what_the_ring_has(gap: int) -> None:
    """One settlement lies on both sides of the gap, and is counted once."""
    scene = Scene(2, board=ring_text(24, every="wood stone"))
    spaces = [(gap + step) % 24 for step in range(1, 24)]
    scene.huts(0, *spaces[:11]).huts(1, *spaces[11:])
    assert set(sizes(scene).values()) == {23}
    assert prices(scene) == {gap: 24}
    scene.stock(1).stock(0, wood=18, stone=18, wool=18, copper=17)
    assert not scene.legal("hut"), "6 of each are short, and 35 replace only 11"
    full = Scene(2, board=ring_text(24, every="wood stone")).huts(0, *spaces[:11])
    full.huts(1, *spaces[11:]).stock(1)
    full.stock(0, wood=18, stone=18, wool=18, copper=18)
    assert full.legal("hut") == {f"hut {gap}"}, "the whole mountain pays it"
    full.play(f"hut {gap}")
    for lacking in ("wood", "stone"):
        for _ in range(6):
            full.play(f"replace {lacking} wool wool wool" if full.held(0).get("wool", 0) >= 3
                      else f"replace {lacking} copper copper copper")  # fmt: skip
    assert full.held(0) == {}
    assert set(sizes(full).values()) == {24}


def test_r8_a_gap_beside_a_temple_counts_one_side_only() -> None:
    scene = Scene(2, board=ring_text(24)).huts(0, *range(11)).huts(1, *range(11, 22))
    scene.temples(0, 23)
    assert prices(scene) == {22: 23}


# R10


def test_r10_a_points_token_brings_two_points_at_once() -> None:
    scene = Scene().tokens("points", 8, 20).huts(1, 3).druid(LAST_ROCK).play("hut 8")
    assert scene.state.vp == [7, 5, 5], "before the druid asks anybody"
    assert scene.token(8) is None
    assert scene.token(20) == "points"
    assert scene.held(0) == {"wood": 1, "wool": 1}, "the hut is paid for"


def test_r10_on_a_hut_token_the_hut_is_free_however_large_the_settlement() -> None:
    scene = Scene().tokens("hut", 8).huts(1, 5, 6, 7, 9, 10).stock(0)
    assert scene.legal("hut") == {"hut 8"}
    scene.play("hut 8")
    assert sizes(scene)[8] == 6
    assert scene.held(0) == {}
    assert scene.state.vp == [5, 5, 5]
    assert scene.token(8) is None, "it goes to the box"
    rich = Scene().tokens("hut", 8).play("hut 8")
    assert rich.held(0) == {"wood": 1, "wool": 1, "copper": 1, "stone": 1}
    assert scene.runes(0) == {"sprout"}, "the stone comes with it"
    without = Scene().tokens("hut", 8).left(0, huts=0).stock(0)
    assert not without.legal("hut")


def test_r10_a_druid_token_stays_under_the_hut() -> None:
    scene = Scene().tokens("druid", 8).play("hut 8")
    assert scene.token(8) == "druid"
    assert scene.held(0) == {"wood": 1, "wool": 1}, "the hut is paid for"
    assert scene.state.vp == [5, 5, 5]


@pytest.mark.parametrize("kind", ["points", "hut", "druid"])
def test_r10_no_temple_stands_on_a_token(kind: str) -> None:
    scene = Scene().tokens(kind, 8).stock(0, **EVERYTHING)
    assert scene.legal("temple") == {f"temple {space}" for space in range(32) if space != 8}
    used = Scene().tokens(kind, 8).huts(1, 8).stock(0, **EVERYTHING)
    assert "temple 8" not in used.legal(), "nor on a hut"


# R11


def test_r11_the_districts_rune_stone_comes_from_the_stock_or_from_its_holder() -> None:
    scene = Scene().stock(0, **EVERYTHING)
    assert scene.view().seats[0].runes == ()
    scene.play("hut 5")
    assert [scene.runes(seat) for seat in range(3)] == [{"box"}, set(), set()]
    scene.play("roll stone", "hut 7")
    assert [scene.runes(seat) for seat in range(3)] == [set(), {"box"}, set()]
    again = Scene().huts(0, 5).stock(0, **EVERYTHING).play("hut 6")
    assert again.runes(0) == {"box"}, "one's own stays"


@pytest.mark.parametrize("space", [0, 5, 8, 12, 14, 17, 22, 25, 29])
def test_r11_each_district_has_its_own(space: int) -> None:
    districts = (0, 5, 8, 12, 14, 17, 22, 25, 29)
    scene = Scene().huts(1, *(other for other in districts[:8] if other != space))
    scene.stock(0, **EVERYTHING).play(f"hut {space}")
    assert scene.runes(0) == {DISTRICT_IDS[districts.index(space)]}


def test_r11_a_temple_gives_none() -> None:
    scene = Scene().huts(1, 5).play("temple 7")
    assert [scene.runes(seat) for seat in range(3)] == [set(), {"box"}, set()]
    assert Scene().play("temple 7").state.runes == [-1] * 9


# R12


def test_r12_a_temple_costs_one_of_each_whatever_its_neighbours() -> None:
    scene = Scene().huts(1, 10, 11, 12, 14, 15).stock(0, wool=1, wood=1)
    assert "hut 13" not in scene.legal()
    assert "temple 13" in scene.legal()
    scene.play("temple 13")
    assert scene.held(0) == {}
    assert (scene.view().spaces[13].owner, scene.view().spaces[13].size) == (0, 0)
    assert scene.state.temples_left == [1, 2, 2]
    assert sizes(scene) == {10: 3, 11: 3, 12: 3, 14: 2, 15: 2}
    assert prices(scene) == {9: 4, 16: 3}


@pytest.mark.parametrize("stock", [{"wool": 1}, {"wood": 1, "wool": 0}, {"wood": 2}, {"stone": 5}])
def test_r12_who_cannot_pay_builds_no_temple(stock: dict[str, int]) -> None:
    assert "temple 13" not in Scene().stock(0, **stock).legal()


def test_r12_temples_may_be_neighbours() -> None:
    scene = Scene().temples(1, 10, 12).stock(0, **EVERYTHING)
    assert "temple 11" in scene.legal()
    scene.play("temple 11")
    assert {"temple 10", "temple 11", "hut 11"}.isdisjoint(scene.play("roll stone").legal())


# R13


def test_r13_a_stone_just_won_counts_when_the_druid_crosses_the_river() -> None:
    scene = Scene().huts(1, 2, 31).huts(2, 8).druid(31).stock(0, **EVERYTHING)
    assert [len(scene.runes(seat)) for seat in range(3)] == [0, 2, 1]
    scene.play("hut 10")
    assert scene.runes(0) == {"sprout"}
    assert scene.state.vp == [6, 7, 5], "and the one just lost does not"


def test_r13_pay_then_place_then_token_then_stone_then_druid() -> None:
    """The druid comes to the hut just built: it counts for its size, its price was paid first."""
    scene = Scene().huts(1, 31, 5).druid(31).tokens("points", 0).stock(0, wool=2, copper=3)
    scene.play("hut 0")
    assert scene.state.vp == [5 + 2 + 1, 5 + 2, 5], "the serpent's stone is there for the river"
    assert scene.state.druid == 0
    assert scene.gifts() == {"nothing", "copper"}, "the wool is spent"
