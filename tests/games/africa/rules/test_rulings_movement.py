"""Rulings R18 and R19: moving traders and the wholesaler, who is stopped, the ways of the map."""

from __future__ import annotations

import pytest

from tests.games.africa.scene import Scene

BORDERS = {
    "morocco": "algeria sahara senegambia",
    "algeria": "morocco tripoli sahara",
    "tripoli": "algeria egypt sahara bornu sudan",
    "egypt": "tripoli sudan abyssinia",
    "sahara": "morocco algeria tripoli senegambia timbuktu bornu",
    "senegambia": "morocco sahara timbuktu guinea",
    "timbuktu": "sahara senegambia guinea bornu",
    "guinea": "senegambia timbuktu bornu cameroon",
    "bornu": "tripoli sahara timbuktu guinea sudan heart cameroon congo",
    "sudan": "tripoli egypt bornu abyssinia heart great-lakes",
    "abyssinia": "egypt sudan somaliland great-lakes",
    "somaliland": "abyssinia great-lakes zanzibar",
    "heart": "bornu sudan congo great-lakes",
    "cameroon": "guinea bornu congo angola",
    "congo": "bornu heart cameroon great-lakes zanzibar angola zambezia",
    "great-lakes": "sudan abyssinia somaliland heart congo zanzibar",
    "zanzibar": "somaliland congo great-lakes zambezia mozambique madagascar",
    "angola": "cameroon congo zambezia southwest kalahari",
    "zambezia": "congo zanzibar angola mozambique kalahari",
    "mozambique": "zanzibar zambezia kalahari cape madagascar",
    "southwest": "angola kalahari cape",
    "kalahari": "angola zambezia mozambique southwest cape",
    "cape": "mozambique southwest kalahari",
    "madagascar": "zanzibar mozambique",
}


def to(scene: Scene, origin: str) -> set[str]:
    """Return where single traders may go from an area."""
    moves = (text.split() for text in scene.choices("move"))
    return {goal for start, goal, *count in moves if start == origin and not count}


# R18


def test_r18_a_point_for_each_trader_and_area_entered() -> None:
    scene = Scene().points(5).traders(0, cape=3)
    assert scene.choices("move") == {
        f"cape {goal}{count}" for goal in BORDERS["cape"].split() for count in ("", " 2", " 3")
    }
    scene.play("move cape kalahari 2")
    assert (scene.view().points, scene.where(0)) == (3, {"cape": 1, "kalahari": 2})
    scene.play("move kalahari angola", "move angola congo", "move kalahari cape")
    assert (scene.view().points, scene.where(0)) == (0, {"cape": 2, "congo": 1})
    assert scene.choices("move") == set()


def test_r18_no_more_than_the_points_pay_for() -> None:
    scene = Scene().points(2).traders(0, cape=5)
    assert {text.split()[-1] for text in scene.choices("move")} == {
        "mozambique", "southwest", "kalahari", "2",
    }  # fmt: skip


def test_r18_entering_beside_a_neutral_ends_the_movement() -> None:
    scene = Scene().points(9).traders(0, cape=3, zambezia=1).neutrals(kalahari=1)
    scene.play("move cape kalahari 2")
    assert to(scene, "kalahari") == set()
    assert scene.area("kalahari").spent == 2
    scene.play("move zambezia kalahari")
    assert (to(scene, "kalahari"), scene.area("kalahari").spent) == (set(), 3)


@pytest.mark.parametrize("piece", ["trader", "wholesaler"])
def test_r18_entering_beside_another_seat_ends_the_movement(piece: str) -> None:
    scene = Scene().points(9).traders(0, cape=3)
    if piece == "trader":
        scene.traders(1, kalahari=1)
    else:
        scene.wholesaler(2, "kalahari")
    scene.play("move cape kalahari")
    assert (to(scene, "kalahari"), scene.area("kalahari").spent) == (set(), 1)
    assert to(scene, "cape") == {"mozambique", "southwest", "kalahari"}


def test_r18_ones_own_pieces_stop_nobody() -> None:
    scene = Scene().points(9).traders(0, cape=1, kalahari=1).wholesaler(0, "kalahari")
    scene.play("move cape kalahari", "move kalahari angola 2")
    assert scene.where(0) == {"angola": 2}


def test_r18_a_trader_that_starts_there_may_leave() -> None:
    scene = Scene().points(9).traders(0, kalahari=2).traders(1, kalahari=1).neutrals(kalahari=2)
    scene.play("move kalahari cape", "move cape southwest")
    assert scene.where(0) == {"kalahari": 1, "southwest": 1}


def test_r18_stopped_traders_are_counted_by_area() -> None:
    scene = Scene().points(9).traders(0, cape=1, kalahari=2).neutrals(kalahari=1)
    scene.play("move cape kalahari")
    assert "kalahari cape 2" in scene.choices("move")
    assert "kalahari cape 3" not in scene.choices("move")
    scene.play("move kalahari cape 2")
    assert scene.where(0) == {"cape": 2, "kalahari": 1}
    assert to(scene, "kalahari") == set()


def test_r18_the_wholesaler_moves_like_a_trader() -> None:
    scene = Scene().points(2).wholesaler(0, "cape").neutrals(angola=1)
    assert scene.choices("lead") == {"mozambique", "southwest", "kalahari"}
    assert scene.choices("move") == set()
    scene.play("lead southwest", "lead kalahari")
    assert (scene.seat(0).wholesaler, scene.view().points) == ("kalahari", 0)
    assert scene.choices("lead") == set()
    scene.points(5).play("lead angola")
    assert scene.view().spent_wholesaler
    assert (scene.choices("lead"), scene.view().points) == (set(), 4)
    assert Scene().points(9).wholesaler(1, "cape").choices("lead") == set()


def test_r18_the_wholesaler_is_stopped_beside_another_seat() -> None:
    scene = Scene().points(5).wholesaler(0, "cape").traders(1, angola=1)
    scene.play("lead kalahari")
    assert not scene.view().spent_wholesaler
    scene.play("lead angola")
    assert (scene.choices("lead"), scene.view().spent_wholesaler) == (set(), True)


def test_r18_who_is_stopped_is_free_again_next_turn() -> None:
    scene = Scene().points(9).traders(0, cape=1).neutrals(kalahari=2).wholesaler(0, "cape")
    scene.vp(30, 7, 6).play("move cape kalahari", "lead kalahari", "end")
    assert (scene.area("kalahari").spent, scene.view().spent_wholesaler) == (0, False)
    scene.play("marker heart 1", "marker heart 2").bids("1", "pass", "pass").play("at kalahari")
    assert to(scene, "kalahari") == set(BORDERS["kalahari"].split()) == scene.choices("lead")


# R19


@pytest.mark.parametrize("area", BORDERS)
def test_r19_the_ways_of_the_map(area: str) -> None:
    scene = Scene().points(1).traders(0, **{area.replace("-", "_"): 1})
    assert to(scene, area) == set(BORDERS[area].split())
    assert set(scene.area(area).borders) == set(BORDERS[area].split())


def test_r19_madagascar_is_reached_over_its_arrows_only() -> None:
    scene = Scene().points(2).traders(0, zanzibar=1, cape=1)
    assert "zanzibar madagascar" in scene.choices("move")
    assert "cape madagascar" not in scene.choices("move")
    scene.play("move zanzibar madagascar", "move madagascar mozambique")
    assert scene.where(0) == {"cape": 1, "mozambique": 1}


def test_r19_the_coasts_and_the_heart() -> None:
    areas = Scene().view().areas
    assert [name for name, area in areas.items() if area.heart] == ["heart"]
    inland = {name for name, area in areas.items() if not area.coast}
    assert inland == {
        "sahara", "timbuktu", "bornu", "sudan", "heart", "congo", "great-lakes", "zambezia",
        "kalahari",
    }  # fmt: skip
