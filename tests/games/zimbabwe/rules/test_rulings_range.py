"""Rulings R1 to R4, R11 and R13: range on land and water; hubs have a file of their own.

Most maps are one row wide, so that a distance is the difference of two letters. What is in range
shows in where a potter may stand: he needs clay within range.
"""

from __future__ import annotations

from tests.games.zimbabwe.scene import Scene


def potter_sites(board: str, *, eshu: bool = False) -> set[str]:
    """Return where a first potter may stand, such as "B1 across"."""
    scene = Scene(board).cattle(10, 0)
    if eshu:
        scene.god("eshu")
    return {text.removeprefix("at ") for text in scene.play("place potter").legal("at")}


def across(*cells: str) -> set[str]:
    return {f"{cell} across" for cell in cells}


def down(*cells: str) -> set[str]:
    return {f"{cell} down" for cell in cells}


def test_r01_range_is_three_steps_in_eight_directions_and_six_with_eshu() -> None:
    board = """
        c.......S
        .........
        .........
        .........
        .........
        .........
        .........
        ........S
    """
    near = {column + row for column in "ABCD" for row in "1234"} - {"A1"}
    assert potter_sites(board) == across(*near) | down(*near)
    far = {column + row for column in "ABCDEFG" for row in "1234567"} - {"A1"}
    assert potter_sites(board, eshu=True) == across(*far) | down(*far)


def test_r01_built_land_is_walked_over_like_any_other() -> None:
    scene = Scene("c.....SS").craftsman("wood-carver", "B1", 1).cattle(10, 0)
    scene.play("place potter")
    assert scene.legal("at") == {"at D1 across"}, "D1 is three steps away, over the wood carver"
    assert scene.why_not("at E1 across").id == "why-no-resource-near"


def test_r01_what_is_off_the_map_cannot_be_walked_over() -> None:
    board = """
        c.x...S
        ..x...S
        xxx...x
    """
    assert potter_sites(board) == across("A2") | down("B1"), "nothing leads over column C"


def test_r02_a_water_area_is_one_step_however_large() -> None:
    assert potter_sites("c~~~~~....SS") == across("G1", "H1"), "G1 is 2 away, H1 3, I1 4"
    assert potter_sites("c~....SS") == across("C1", "D1"), "a small one is no shorter"


def test_r02_water_is_left_from_any_of_its_cells_in_eight_directions() -> None:
    board = """
        c~xxxx....S
        x~~~~~....S
    """
    assert potter_sites(board) == across("G1", "H1", "G2", "H2") | down("G1", "H1")


def test_r02_shore_to_shore_is_two_steps_for_goods_too() -> None:
    board = "S~~~~~~....cSS"
    near = Scene(board).monument("A1").craftsman("potter", "I1", 1).cattle(1, 0)
    near.play("raise A1", "buy I1", "resource L1")
    assert (near.level("A1"), near.state.cattle[0]) == (2, 0)
    far = Scene(board).monument("A1").craftsman("potter", "J1", 1).cattle(9, 0)
    assert far.why_not("raise A1").id == "why-too-few-goods", "J1 is 4 away"


def test_r03_bodies_that_touch_diagonally_are_two_steps() -> None:
    apart = """
        c~x....S
        xx~....S
    """
    assert potter_sites(apart) == across("D1", "D2") | down("D1")
    joined = """
        c~x....S
        x~~....S
    """
    assert potter_sites(joined) == across("D1", "D2", "E1", "E2") | down("D1", "E1")


def test_r03_rain_can_join_two_bodies() -> None:
    board = """
        c~x....S
        ..~....S
    """
    scene = Scene(board).specialist("rain-ceremony").cattle(10, 0)
    assert scene.hubs("A1", "E1") is None
    scene.play("rain", "at A2 across")
    assert scene.hubs("A1", "E1") == 0
    assert scene.hubs("A1", "F1") is None


def test_r04_the_nearest_cell_of_a_craftsman_counts() -> None:
    assert potter_sites("S.....c.S") == across("C1", "D1", "E1"), "C1 across has D1, 3 from G1"


def test_r04_a_craftsman_reaches_out_from_each_of_his_cells() -> None:
    within = Scene("...Sc.S").monument("D1").craftsman("potter", "A1", 1).cattle(1, 0)
    within.play("raise D1", "buy A1", "resource E1")
    assert within.level("D1") == 2, "E1 is 3 from B1, though 4 from A1"
    beyond = Scene("...S.cS").monument("D1").craftsman("potter", "A1", 1).cattle(9, 0)
    assert "raise D1" not in beyond.legal("raise"), "F1 is 4 from B1"


def test_r04_a_craftsman_is_reached_at_any_of_his_cells() -> None:
    within = Scene("...cS.S").monument("E1").craftsman("potter", "A1", 1).cattle(1, 0)
    within.play("raise E1", "buy A1", "resource D1")
    assert within.level("E1") == 2
    beyond = Scene("...c.SS").monument("F1").craftsman("potter", "A1", 1).cattle(9, 0)
    assert beyond.why_not("raise F1").id == "why-too-few-goods"


def test_r11_monuments_do_not_stand_between_craftsmen_and_resources() -> None:
    scene = Scene("cS..SS").monument("B1").craftsman("potter", "C1", 1).cattle(1, 0)
    scene.play("raise B1", "buy C1", "resource A1")
    assert scene.level("B1") == 2
    assert "at C1 across" in Scene("cS..SS").monument("B1").play("place potter").legal("at")


def test_r11_with_the_option_they_do() -> None:
    option = {"monuments_block_resources": True}
    scene = Scene("cS..SS", **option).monument("B1").craftsman("potter", "C1", 1).cattle(9, 0)
    assert "raise B1" not in scene.legal("raise")
    assert not Scene("cS..SS", **option).monument("B1").legal("place")
    beside = """
        cS..SS
        ......
    """
    round_it = Scene(beside, **option).monument("B1").craftsman("potter", "C1", 1).cattle(1, 0)
    assert round_it.play("raise B1", "buy C1", "resource A1").level("B1") == 2


def test_r13_starting_areas_and_resources_are_ordinary_steps() -> None:
    assert potter_sites("cSw...SS") == across("D1")
    assert potter_sites("c..w..SS") == across("B1"), "no farther than over empty land"
