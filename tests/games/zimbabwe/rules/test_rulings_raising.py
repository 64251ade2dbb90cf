"""Rulings R38 to R43: ritual goods, who is paid for them and what they use up."""

from __future__ import annotations

import pytest

from mbira.games.zimbabwe.queries.raise_plan import plan
from tests.games.zimbabwe.scene import Scene

LANE = "SS...cS"
"""A1 is raised; B1 is the hub that cannot be walked round, C1 the potter, F1 his clay."""


def lane(god: str = "", seat: int = 0, *, price: int = 1, **option: bool) -> Scene:
    scene = Scene(LANE, **option).monument("A1").monument("B1", 1).cattle(9, 0)
    scene.craftsman("potter", "C1", 1, price=price)
    return scene.god(god, seat) if god else scene


def test_r38_qamata_collects_his_adorers_own_fees_until_the_revenue() -> None:
    scene = lane("qamata")
    stock = scene.state.stock
    scene.play("raise A1", "buy C1", "resource F1")
    assert scene.state.cattle[0] == 7
    assert scene.view().seats[0].god_cattle == 1
    assert scene.state.stock == stock
    scene.end_round()
    assert scene.state.cattle[0] == 7 + 1 + 2, "the card, and the income of level 2"
    assert scene.view().seats[0].god_cattle == 0


def test_r38_qamata_collects_nothing_before_he_is_adored() -> None:
    scene = lane()
    stock = scene.state.stock
    scene.play("raise A1", "buy C1", "resource F1")
    assert scene.state.stock == stock + 1
    scene.play("end", "god qamata")
    assert scene.view().seats[1].god_cattle == 0


def test_r39_anansi_pays_one_for_a_good_whatever_the_price() -> None:
    ordinary = lane(price=3).play("raise A1", "buy C1", "resource F1")
    assert ordinary.state.cattle[0] == 9 - 3 - 1
    scene = lane("anansi", price=3).play("raise A1", "buy C1", "resource F1")
    assert scene.state.cattle[0] == 9 - 1 - 1, "hubs cost what they cost"
    assert scene.card("potter", 1) == 1
    others = lane("anansi", 1, price=3).play("raise A1", "buy C1", "resource F1")
    assert others.state.cattle[0] == 5, "another's Anansi helps nobody else"


THRONE = """
    S..w....S
    ........S
    ..i.....x
    .......xx
"""


def throne(*, owner: int = 1, price: int = 2) -> Scene:
    """Return A1 beside a throne maker (B2), his ivory carver (A3), and their resources."""
    scene = Scene(THRONE).monument("A1").cattle(9, 9)
    scene.craftsman("ivory-carver", "A3", owner, price=price)
    return scene.craftsman("throne-maker", "B2", owner, price=3)


def test_r39_anansi_pays_one_to_each_of_two_craftsmen_his_own_too() -> None:
    for owner in (0, 1):
        scene = throne(owner=owner).god("anansi")
        scene.play("raise A1", "buy B2", "resource D1", "primary A3", "resource C3")
        assert scene.state.cattle[0] == 7
        assert (scene.card("throne-maker", owner), scene.card("ivory-carver", owner)) == (1, 1)
    dear = throne().play("raise A1", "buy B2", "resource D1", "primary A3", "resource C3")
    assert dear.state.cattle[0] == 9 - 3 - 2


def test_r40_a_used_resource_serves_atete_once_more_and_nobody_else() -> None:
    assert "raise A1" not in lane().used("F1").legal("raise")
    assert "raise A1" not in lane("atete", 1).used("F1").legal("raise")
    scene = lane("atete").used("F1").play("raise A1", "buy C1", "resource F1")
    assert scene.view().used == {"F1": 2}


def test_r40_two_markers_are_too_many_for_atete_too() -> None:
    assert "raise A1" not in lane("atete").used("F1", "F1").legal("raise")


def test_r40_atete_uses_a_fresh_resource_twice_herself() -> None:
    def two(god: str) -> Scene:
        scene = Scene("S...c..S").monument("A1").monument("H1").craftsman("potter", "C1", 1)
        scene.god(god).cattle(9, 0).play("raise A1", "buy C1", "resource E1")
        return scene

    assert "raise H1" not in two("engai").legal("raise")
    board = "S..c..SS"
    scene = Scene(board).monument("A1").monument("G1").craftsman("potter", "B1", 1)
    scene.craftsman("potter", "E1").god("atete").cattle(9, 0)
    scene.play("raise A1", "buy B1", "resource D1", "raise G1", "buy E1", "resource D1")
    assert scene.view().used == {"D1": 2}


TWO_CLAYS = "S...ccS"


@pytest.mark.parametrize(("board", "possible"), [(TWO_CLAYS, True), ("S...c.S", False)])
def test_r41_tsui_goab_repeats_a_good_with_a_resource_for_each(
    board: str, *, possible: bool
) -> None:
    scene = Scene(board).monument("A1", level=2).craftsman("potter", "C1", 1).cattle(2, 0)
    assert not scene.legal("raise"), "others need two different goods"
    scene.god("tsui-goab")
    assert bool(scene.legal("raise")) == possible
    if possible:
        scene.play("raise A1", "buy C1", "resource E1", "buy C1", "resource F1")
        assert (scene.level("A1"), scene.card("potter", 1)) == (3, 2)


def test_r41_goods_for_one_monument_differ_for_everybody_else() -> None:
    board = "S...ccS...w...S"
    scene = Scene(board).monument("G1", level=2).craftsman("potter", "C1", 1)
    scene.craftsman("wood-carver", "H1", 1).cattle(9, 0)
    scene.play("raise G1", "buy C1", "resource E1")
    assert scene.why_not("buy C1").id == "why-same-good"
    scene.play("buy H1", "resource K1")
    assert scene.level("G1") == 3


def test_r41_two_monuments_may_have_the_same_good() -> None:
    scene = Scene(TWO_CLAYS).monument("A1").monument("G1").craftsman("potter", "C1", 1)
    scene.cattle(9, 0)
    scene.play("raise A1", "buy C1", "resource E1", "raise G1", "buy C1", "resource F1")
    assert (scene.level("A1"), scene.level("G1")) == (2, 2)


def with_sculptor(god: str = "") -> Scene:
    board = """
        S...w.......w.S
        .............xx
    """
    scene = Scene(board).monument("A1").craftsman("wood-carver", "C1", 1).cattle(9, 0)
    if god:
        scene.god(god)
    return scene.craftsman("sculptor", "J1", 1)


def test_r42_a_secondary_anywhere_bars_its_primary_good_for_everybody() -> None:
    assert with_sculptor().hubs("A1", "J1") is None
    assert not with_sculptor().legal("raise")
    assert not with_sculptor("tsui-goab").legal("raise")
    without = Scene("S...w.....S").monument("A1").craftsman("wood-carver", "C1", 1).cattle(9, 0)
    without.play("raise A1", "buy C1", "resource E1")
    assert without.level("A1") == 2


def test_r42_while_raising_the_primary_is_refused_by_name() -> None:
    scene = throne().craftsman("wood-carver", "B1", 1)
    scene.play("raise A1")
    assert scene.legal("buy") == {"buy B1", "buy B2"}
    assert scene.why_not("buy A3").id == "why-primary-replaced"


ONE_WOOD = """
    S..w...
    .......
    .......
    ......S
"""


def sculpture(board: str, god: str = "") -> Scene:
    scene = Scene(board).monument("A1").craftsman("wood-carver", "B1", 1).cattle(9, 0)
    scene.craftsman("sculptor", "B2", 0, price=3)
    return scene.god(god) if god else scene


def test_r43_a_secondary_good_takes_two_resources() -> None:
    assert not sculpture(ONE_WOOD).legal("raise")
    scene = sculpture(ONE_WOOD.replace("w.", "ww", 1))
    scene.play("raise A1", "buy B2", "resource E1")
    assert scene.why_not("primary B2").id == "why-wrong-primary"
    scene.play("primary B1")
    assert scene.why_not("resource E1").id == "why-resource-used"
    scene.play("resource D1")
    assert scene.view().used == {"D1": 1, "E1": 1}
    assert (scene.card("sculptor"), scene.card("wood-carver", 1)) == (3, 1), "any owner's"


def test_r43_both_from_one_cell_only_with_atete() -> None:
    scene = sculpture(ONE_WOOD, "atete")
    scene.play("raise A1", "buy B2", "resource D1", "primary B1", "resource D1")
    assert scene.view().used == {"D1": 2}
    assert not sculpture(ONE_WOOD, "atete").used("D1").legal("raise")


SHARED = """
    S..w...w
    ........
    ..i.....
    .......S
"""


def shared(board: str = SHARED) -> Scene:
    """Return A1 at level 2 in need of both wood users: a wood carver and a throne maker.

    D1 is in range of both, H1 of the throne maker only.
    """
    scene = Scene(board).monument("A1", level=2).craftsman("wood-carver", "B1", 1).cattle(9, 0)
    return scene.craftsman("throne-maker", "D2", 1).craftsman("ivory-carver", "A3", 1)


def test_r43_two_users_of_one_resource_cannot_both_have_it() -> None:
    scene = shared(SHARED.replace("...w\n", "....\n"))
    assert scene.why_not("raise A1").id == "why-resources-short"


def test_r43_nothing_is_used_that_the_rest_of_the_goods_cannot_do_without() -> None:
    scene = shared().play("raise A1", "buy D2")
    assert scene.why_not("resource D1").id == "why-rest-impossible"
    assert scene.legal("resource") == {"resource H1"}
    scene.play("resource H1", "primary A3", "resource C3", "buy B1")
    assert scene.legal("resource") == {"resource D1"}
    scene.play("resource D1")
    assert (scene.level("A1"), scene.state.cattle[0]) == (3, 6)


def test_r43_nothing_is_paid_that_the_rest_of_the_goods_cannot_do_without() -> None:
    board = """
        S..c...
        ...w...
        ...c..S
    """
    scene = Scene(board).monument("A1", level=2).craftsman("potter", "B1", 1).cattle(3, 0)
    scene.craftsman("potter", "B3", 0, price=3).craftsman("wood-carver", "B2", 1)
    scene.play("raise A1")
    assert scene.why_not("buy B3").id == "why-rest-impossible"
    assert scene.legal("buy") == {"buy B1", "buy B2"}


def test_r43_craftsmen_and_resources_are_ones_own_choice() -> None:
    board = """
        S..c...
        .......
        ...c..S
    """
    scene = Scene(board).monument("A1").craftsman("potter", "B1", 1).cattle(3, 0)
    scene.craftsman("potter", "B3", 0, price=3)
    best = plan(scene.view(), ["A1"])
    assert best is not None
    assert best.cost == 1
    scene.play("raise A1")
    assert scene.legal("buy") == {"buy B1", "buy B3"}
    scene.play("buy B3")
    assert scene.legal("resource") == {"resource D1", "resource D3"}
    scene.play("resource D1")
    assert (scene.card("potter"), scene.card("potter", 1)) == (3, 0)


FOUR_GOODS = """
    .cwid..
    .......
    ...S...
    .......
    ......S
    .......
"""


@pytest.mark.parametrize(("level", "vp"), [(1, 2), (2, 4), (3, 6), (4, 8)])
def test_r43_a_level_needs_as_many_goods_as_the_monument_has_levels(level: int, vp: int) -> None:
    scene = Scene(FOUR_GOODS).monument("D3", level=level).cattle(level, 0)
    scene.craftsman("potter", "A3", 1).craftsman("wood-carver", "F3", 1)
    scene.craftsman("ivory-carver", "C4", 1).craftsman("diamond-cutter", "E4", 1)
    before = scene.state.vp[0]
    makers = (("A3", "B1"), ("F3", "C1"), ("C4", "D1"), ("E4", "E1"))
    scene.play("raise D3")
    for maker, resource in makers[:level]:
        scene.play(f"buy {maker}", f"resource {resource}")
    assert scene.level("D3") == level + 1
    assert scene.state.vp[0] == before + vp
    assert scene.state.cattle[0] == 0


def test_r43_one_kind_of_good_too_few_and_nothing_rises() -> None:
    scene = Scene(FOUR_GOODS).monument("D3", level=4).cattle(9, 0)
    scene.craftsman("potter", "A3", 1).craftsman("wood-carver", "F3", 1)
    scene.craftsman("ivory-carver", "C4", 1)
    assert scene.why_not("raise D3").args == {"need": 4, "have": 3}
