"""Rulings R1 to R7: what lies where before the first round."""

from __future__ import annotations

from itertools import permutations

import pytest

from mbira.core.game import CHANCE
from mbira.games.africa.game import GAME
from mbira.games.africa.rules.board_file import marker_lots
from mbira.games.africa.spec import FIRST_RULESET
from tests.games.africa.scene import Scene

SYMBOLS = (
    "sahara", "timbuktu", "guinea", "bornu", "sudan", "abyssinia", "congo", "great-lakes",
    "zambezia", "kalahari", "madagascar",
)  # fmt: skip
STARTS = {
    "morocco", "algeria", "tripoli", "egypt", "senegambia", "somaliland", "cameroon", "zanzibar",
    "angola", "mozambique", "southwest", "cape",
}  # fmt: skip
VALUES = ("value gold", "value ivory", "value bananas", "value diamonds")
KINDS = ("bananas", "diamonds", "gold", "ivory")
DEPOSITS = tuple(f"deposit {name} {KINDS[n % 4]}" for n, name in enumerate(SYMBOLS))


def drawn(*seats: int) -> Scene:
    """Return a table after the seats were drawn in an order."""
    scene = Scene.fresh(len(seats)).play(*VALUES, *DEPOSITS)
    return scene.play(*(f"drawn {seat}" for seat in seats))


def settled(seats: int = 3) -> Scene:
    """Return a table on which everybody has a start area."""
    places = sorted(STARTS)[:seats]
    return drawn(*range(seats)).play(*(f"start {place}" for place in places))


@pytest.mark.parametrize(("seats", "influence"), [(2, 15), (3, 15), (4, 12), (5, 12)])
def test_r1_what_each_seat_has(seats: int, influence: int) -> None:
    scene = Scene.fresh(seats)
    for seat in range(seats):
        shown = scene.seat(seat)
        assert (shown.supply, shown.wholesaler, shown.influence) == (14, None, influence)
        assert (shown.markers, shown.specials, shown.secret) == ((), (), None)
        assert shown.vp == 0
    view = scene.view()
    assert (view.pool, view.stations_left, view.neutral_supply) == (0, 6, 25)


def test_r2_africa_on_0_and_the_resources_on_the_four_rows_below() -> None:
    scene = Scene.fresh()
    assert scene.view().value_rows["africa"] == 0
    assert scene.draws("value") == dict.fromkeys(KINDS, 1)
    scene.play("value gold")
    assert scene.draws("value") == dict.fromkeys(("bananas", "diamonds", "ivory"), 1)
    scene.play(*VALUES[1:])
    rows = {"bananas": 3, "diamonds": 4, "gold": 1, "ivory": 2, "africa": 0}
    assert scene.view().value_rows == rows


def test_r2_the_rows_are_worth_1_1_2_2() -> None:
    scene = settled()
    assert scene.area("cape").value == 0
    worth = {area.resource: area.value for area in scene.view().areas.values()}
    assert worth == {"gold": 1, "ivory": 1, "bananas": 2, "diamonds": 2, None: 0}


def test_r3_reputation_starts_in_row_3_with_strength_2() -> None:
    scene = Scene.fresh(5)
    assert {(shown.reputation, shown.strength) for shown in scene.view().seats} == {(3, 2)}


def test_r4_each_symbol_area_has_a_neutral_trader_and_a_random_resource() -> None:
    scene = Scene.fresh().play(*VALUES)
    for name in SYMBOLS:
        assert {text.split()[0] for text in scene.draws("deposit")} == {name}
        kind = KINDS[SYMBOLS.index(name) % 4]
        scene.play(f"deposit {name} {kind}")
        area = scene.area(name)
        assert (area.resource, area.neutrals, area.symbol) == (kind, 1, True)
    assert scene.neutral() == dict.fromkeys(SYMBOLS, 1)
    assert scene.view().neutral_supply == 25 - 11
    assert {name for name, area in scene.view().areas.items() if area.resource} == set(SYMBOLS)
    assert scene.step == "drawn"


def test_r4_one_of_each_kind_is_in_the_table_five_can_be_drawn() -> None:
    scene = Scene.fresh().play(*VALUES)
    for count, name in enumerate(SYMBOLS[:5]):
        left = {"bananas": 5 - count, "diamonds": 5, "gold": 5, "ivory": 5}
        assert scene.draws("deposit") == {f"{name} {kind}": n for kind, n in left.items()}
        scene.play(f"deposit {name} bananas")
    assert scene.draws("deposit") == {f"abyssinia {kind}": 5 for kind in KINDS[1:]}


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_r5_vp_are_8_7_6_5_4_in_the_order_drawn(seats: int) -> None:
    order = list(range(seats))[::-1]
    scene = Scene.fresh(seats).play(*VALUES, *DEPOSITS)
    left = set(order)
    for vp, seat in zip((8, 7, 6, 5, 4), order, strict=False):
        assert scene.draws("drawn") == {str(other): 1 for other in left}
        scene.play(f"drawn {seat}")
        left.remove(seat)
        assert scene.seat(seat).vp == vp


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_r5_the_fewest_vp_choose_first(order: tuple[int, ...]) -> None:
    scene = drawn(*order)
    asked = []
    for place in ("cape", "egypt", "algeria"):
        asked.append(scene.state.actor)
        scene.play(f"start {place}")
    assert tuple(asked) == order[::-1]
    assert scene.state.actor == CHANCE


def test_r5_five_traders_on_a_coast_without_neutrals_or_others() -> None:
    scene = drawn(0, 1, 2)
    assert scene.choices("start") == STARTS, "a coast with a symbol has a neutral trader"
    scene.play("start cape")
    assert (scene.where(2), scene.seat(2).supply) == ({"cape": 5}, 14 - 5)
    assert scene.choices("start") == STARTS - {"cape"}
    scene.play("start egypt")
    assert scene.choices("start") == STARTS - {"cape", "egypt"}


def test_r6_a_special_victory_marker_each() -> None:
    scene = settled()
    assert scene.step == "secret"
    kinds = ("area", "traders", "resource-area")
    assert scene.draws("secret") == {f"0 {kind}": 3 for kind in kinds}
    scene.play("secret 0 area")
    assert scene.draws("secret") == {"1 area": 2, "1 traders": 3, "1 resource-area": 3}
    scene.play("secret 1 area", "secret 2 resource-area")
    assert [scene.seat(seat).secret for seat in range(3)] == ["area", "area", "resource-area"]
    assert [shown.secret for shown in scene.view(1).seats] == ["hidden", "area", "hidden"]
    assert {shown.secret for shown in scene.view(None).seats} == {"hidden"}
    assert scene.view().used_specials == {"area": 0, "traders": 0, "resource-area": 0}


def test_r7_three_rows_of_two_lie_open_then_the_first_round_begins() -> None:
    scene = settled().play(*(f"secret {seat} area" for seat in range(3)))
    for number in range(6):
        assert (scene.step, scene.view().round) == ("marker", 0)
        scene.play("marker points 4" if number < 3 else "marker station 1")
    view = scene.view()
    assert (view.round, view.drawing, view.stack) == (1, 2, 83 - 6)
    assert [[str(each.icon) for each in row] for row in view.rows[:3]] == [
        ["points", "points"], ["points", "station"], ["station", "station"],
    ]  # fmt: skip


def test_r7_every_marker_of_the_stack_is_as_likely() -> None:
    scene = settled().play(*(f"secret {seat} area" for seat in range(3)))
    draws = scene.draws("marker")
    assert sum(draws.values()) == 83
    assert (draws["points 6"], draws["station 1"], draws["majority-gold 2"]) == (4, 5, 1)
    totals: dict[str, int] = {}
    for text, count in draws.items():
        icon = text.split()[0].split("-")[0]
        totals[icon] = totals.get(icon, 0) + count
    assert totals == {
        "station": 8, "points": 11, "migration": 8, "wholesaler": 6, "two": 8, "heart": 6,
        "convert": 8, "market": 8, "reputation": 8, "caravan": 8, "majority": 4,
    }  # fmt: skip
    scene.play("marker majority-gold 2", "marker points 6")
    assert "majority-gold 2" not in scene.draws("marker")
    assert scene.draws("marker")["points 6"] == 3


def test_r7_every_marker_has_points() -> None:
    lots = marker_lots(Scene.fresh().state.board.file)
    assert min(points for _, points, _ in lots) == 1
    assert sum(count for _, _, count in lots) == 83


def test_r7_the_first_ruleset_had_five_markers_without_points() -> None:
    lots = marker_lots(Scene.fresh(first_markers=True).state.board.file)
    assert [lot for lot in lots if not lot[1]] == [("station", 0, 2), ("two-traders", 0, 3)]
    assert sum(count for _, _, count in lots) == 83
    assert GAME.rules.digests(2, FIRST_RULESET) == {
        "board": "sha256:b94017d245eab189c357ccec05e1671cd75922f3f0da1c82b645cc824724453e"
    }, "the text that headers of its matches name"


def test_r7_conflict_markers_are_fifteen() -> None:
    scene = Scene().traders(0, congo=1).neutrals(congo=1).play("halt", "oust congo")
    assert scene.draws("fate") == {
        "none 0": 3, "influence 1": 2, "influence 2": 2, "influence 3": 1, "trader 1": 2,
        "trader 2": 1, "trader 3": 1, "reputation 1": 2, "reputation 2": 1,
    }  # fmt: skip
