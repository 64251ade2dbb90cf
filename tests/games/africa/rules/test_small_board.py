"""Another board: other areas, tables and numbers, and the same rules."""

from __future__ import annotations

from tests.games.africa.rules.test_board_file import SMALL, changed, put
from tests.games.africa.scene import Scene


def small(seats: int = 3, **options: object) -> Scene:
    """Return a scene on the small board: bananas, gold, ivory and bananas in its symbol areas."""
    return Scene(seats, board=SMALL, **options)  # type: ignore[arg-type]


def test_the_set_up_follows_the_file() -> None:
    scene = Scene.fresh(board=SMALL)
    assert [shown.influence for shown in scene.view().seats] == [5, 5, 5]
    assert Scene.fresh(2, board=SMALL).seat(0).influence == 6
    assert [shown.strength for shown in scene.view().seats] == [1, 1, 1]
    scene.play("value gold", "value bananas", "value ivory", "value diamonds")
    assert scene.view().value_rows == {
        "gold": 0, "bananas": 1, "ivory": 2, "diamonds": 3, "africa": 2,
    }  # fmt: skip
    assert scene.draws("deposit") == {"hills bananas": 2, "hills gold": 1, "hills ivory": 1}
    scene.play("deposit hills gold", "deposit mine bananas", "deposit marsh ivory")
    assert scene.draws("deposit") == {"centre bananas": 1}
    scene.play("deposit centre bananas", "drawn 2", "drawn 0", "drawn 1")
    assert [shown.vp for shown in scene.view().seats] == [1, 0, 3]
    assert scene.choices("start") == {"north-bay", "old-town", "south", "port-9"}
    scene.play("start south", "start north-bay", "start port-9")
    assert (scene.where(1), scene.seat(1).supply) == ({"south": 3}, 4)
    assert scene.draws("secret") == {"0 area": 3, "0 resource-area": 1}
    scene.play("secret 0 area", "secret 1 area", "secret 2 area")
    scene.play(*["marker caravan 0", "marker points 3", "marker heart 2"] * 2)
    assert [len(row) for row in scene.view().rows] == [3, 3, 0]
    assert scene.view().round == 1


def test_what_points_buy() -> None:
    scene = small().traders(0, isle=1, south=2).stations("isle").points(6)
    assert scene.choices("move") == {"isle port-9", "south marsh", "south centre", "south port-9",
                                   "south marsh 2", "south centre 2", "south port-9 2"}  # fmt: skip
    scene.play("move isle port-9")
    assert scene.view().points == 4
    assert Scene(board=SMALL).points(1).traders(0, isle=1).choices("move") == set()
    station = small().traders(0, isle=1).stations("isle").points(1)
    assert station.choices("trader") == {"isle"}
    assert station.play("trader isle").view().points == 0
    coast = small().points(3)
    assert coast.choices("trader") == {"north-bay", "old-town", "marsh", "south", "port-9"}
    assert coast.play("trader marsh").view().points == 0
    assert small().points(2).choices("trader") == set()
    assert small().points(4).choices("change") == set()
    assert small().points(5).play("change gold up").view().points == 0
    walking = small().points(3).wholesaler(0, "isle")
    assert walking.play("lead port-9").view().points == 1
    assert walking.choices("lead") == set()


def test_bids_with_two_vp_at_most() -> None:
    scene = small().vp(30, 20, 10).influence(3, 3, 3).rows("points 3, points 3, caravan 0")
    scene.bidding().bids("3")
    assert scene.choices("bid") == {"4", "5"}
    scene.bids("4", "5")
    assert (scene.view().points, scene.seat(2).vp) == (6, 8)
    assert [scene.seat(seat).vp for seat in (0, 1)] == [31, 21]


def test_conflicts_by_the_files_numbers() -> None:
    """One trader of strength 1 against three: 1 + 5 against 3 + 2, then against 3 + 4."""
    for influence, victor in (("1", 0), ("2", 1)):
        scene = small().traders(0, centre=1).traders(1, centre=3).holds(0, "heart 2")
        scene.play("halt", "fight centre 1").duel("0 heart 1", influence)
        if victor == 0:
            assert scene.choices("retreat") == {
                f"{name}{count}"
                for name in ("hills", "mine", "marsh", "south", "port-9")
                for count in ("", " 2")
            }, "one area far"
            scene.play("retreat mine 2")
        assert scene.state.actor == victor
        scene.play("raise")
        assert (scene.seat(victor).reputation, scene.seat(victor).strength) == (2, 4)
        assert scene.view().pool == int(influence) + 1


def test_a_lost_conflict_with_neutrals_costs_two_rows() -> None:
    scene = small().traders(0, mine=2).neutrals(mine=1).reputation(2, 1, 1)
    scene.play("halt", "oust mine")
    assert scene.draws("fate") == {"none 0": 1, "influence 4": 1, "trader 1": 2, "reputation 1": 1}
    scene.play("fate influence 4", "redraw", "fate none 0", "refuse")
    assert scene.seat(0).reputation == 0


def test_what_things_bring() -> None:
    """Gold is in the mine, worth 3; ivory in the marsh, 5; bananas in the centre, nothing."""

    def gain(scene: Scene) -> int:
        return scene.vp(20, 1, 0).play("end").seat(0).vp - 20

    assert gain(small().traders(0, mine=1)) == 3
    assert gain(small().traders(0, centre=1, marsh=1)) == 4 + 5
    assert gain(small().traders(0, isle=1)) == 3
    assert gain(small().traders(0, isle=1).stations("isle")) == 3 + 2 + 1
    assert gain(small().traders(0, isle=1).neutrals(isle=2)) == 3 - 2 * 3
    heart = small().traders(0, centre=1).holds(0, "heart 2").play("use heart")
    assert heart.neutral() == {"centre": 1}
    assert gain(heart) == 4 + 2 - 3
    gold = small().traders(0, mine=1).holds(0, "majority-gold 6").play("use majority-gold")
    assert gain(gold) == 3 + 7
    area = small().traders(0, marsh=1, isle=1).secret(0, "area").play("use area")
    assert gain(area) == 5 + 3 + 2 * 2
    rich = small().traders(0, marsh=1, isle=1).secret(0, "resource-area").play("use resource-area")
    assert gain(rich) == 5 + 3 + 4


def test_the_tables_end_where_the_file_ends_them() -> None:
    scene = small().points(9).values(bananas=5, diamonds=0)
    assert "bananas up" not in scene.choices("change")
    assert "diamonds down" not in scene.choices("change")
    raised = small().reputation(1, 2, 2).holds(0, "reputation 1", "reputation 1")
    raised.play("use reputation", "repute 0 up", "use reputation", "repute 1 up")
    assert [shown.reputation for shown in raised.view().seats] == [2, 2, 2]


def test_a_station_may_cost_more_than_a_coast() -> None:
    board = changed(put("numbers", "station_trader_cost", value=5))
    scene = Scene(board=board).traders(0, isle=1, south=1).stations("isle", "south").points(3)
    coasts = {"old-town", "marsh", "port-9", "north-bay"}
    assert scene.choices("trader") == coasts
    assert scene.traders(1, north_bay=1).points(4).choices("trader") == coasts - {"north-bay"}
    assert scene.points(5).choices("trader") == coasts - {"north-bay"} | {"isle", "south"}
    assert scene.play("trader south").view().points == 0


def test_a_board_without_symbols_has_no_deposits() -> None:
    names = {"hills": "", "mine": "", "marsh": "coast", "centre": "heart"}
    board = changed(*(put("areas", name, "is", value=kinds) for name, kinds in names.items()))
    scene = Scene.fresh(2, board=board)
    scene.play("value gold", "value bananas", "value ivory", "value diamonds")
    assert (scene.step, scene.view().neutral_supply) == ("drawn", 6)
