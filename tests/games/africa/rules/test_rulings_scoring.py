"""Rulings R50, R51 and R53 to R56: what a turn is worth."""

from __future__ import annotations

import pytest

from mbira.games.africa.rules import score
from tests.games.africa.scene import Scene


def gain(scene: Scene) -> int:
    """Return what ending the turn brings the active seat; nobody is in its way on the track."""
    seat = scene.state.active
    scene.vp(*(20 if other == seat else 39 + other for other in range(scene.state.seats)))
    if scene.choices("halt"):
        scene.play("halt")
    while scene.choices("fight"):
        scene.play(f"fight {min(scene.choices('fight'))}").duel("0", "0")
        while scene.step != "conflicts":
            scene.play("done" if "done" in scene.legal() else min(scene.legal()))
    others = [scene.seat(other).vp for other in range(scene.state.seats) if other != seat]
    scene.play("end")
    assert others == [scene.seat(other).vp for other in range(scene.state.seats) if other != seat]
    return scene.seat(seat).vp - 20


# R53


def test_r53_each_area_brings_the_value_of_its_resource_or_of_africa() -> None:
    assert gain(Scene()) == 0
    assert gain(Scene().traders(0, cape=5)) == 0, "africa is worth nothing yet"
    assert gain(Scene().values(africa=5).traders(0, cape=5, egypt=1)) == 3 + 3
    assert gain(Scene().traders(0, sahara=1, timbuktu=2)) == 1 + 1, "bananas and diamonds"
    assert gain(Scene().traders(0, guinea=1, bornu=1, congo=1)) == 2 + 2 + 2
    assert gain(Scene().values(gold=7, bananas=0).traders(0, guinea=1, sahara=3)) == 5
    assert gain(Scene().wholesaler(0, "guinea")) == 2


def test_r53_only_the_active_seat_scores() -> None:
    assert gain(Scene(turn_of=1).traders(0, guinea=1).traders(1, sahara=1)) == 1


def test_r53_what_another_seats_turn_would_bring_it_now() -> None:
    """The active seat's marker is not for it."""
    scene = Scene().traders(0, cape=1).traders(1, heart=1, guinea=1).secret(0, "area")
    scene.neutrals(guinea=1).stations("heart").play("use area")
    assert score.turn_score(scene.state, 1) == (2, 3, 1, 3, 0, -1)
    assert score.turn_score(scene.state, 0) == (0, 0, 0, 0, 1, 0)


def test_r53_the_heart_brings_3_more() -> None:
    assert gain(Scene().traders(0, heart=1)) == 3
    assert gain(Scene().values(africa=3).traders(0, heart=1)) == 3 + 2
    assert gain(Scene().wholesaler(0, "heart")) == 3


def test_r53_stations_bring_1_each_and_3_for_strictly_the_most() -> None:
    assert gain(Scene().traders(0, cape=1).stations("cape")) == 1 + 3
    assert gain(Scene().traders(0, cape=1, egypt=1).stations("cape", "egypt", "angola")) == 2 + 3
    tie = Scene().traders(0, cape=1).traders(1, egypt=1).stations("cape", "egypt")
    assert gain(tie) == 1
    less = Scene().traders(0, cape=1).traders(2, egypt=1, angola=1)
    assert gain(less.stations("cape", "egypt", "angola")) == 1
    two = Scene().traders(0, cape=1, egypt=1).traders(1, angola=1).traders(2, morocco=1)
    assert gain(two.stations("cape", "egypt", "angola", "morocco")) == 2 + 3, "once, not for each"
    assert gain(Scene().traders(1, egypt=1).stations("egypt", "cape")) == 0


# R54, R55


def test_r54_each_neutral_trader_beside_own_pieces_costs_1() -> None:
    assert gain(Scene().traders(0, congo=1).neutrals(congo=1)) == 2 - 1
    assert gain(Scene().traders(0, congo=1).neutrals(congo=3, heart=4)) == 2 - 3
    assert gain(Scene().traders(0, cape=1, egypt=1).neutrals(cape=2, egypt=1)) == -3
    assert gain(Scene().wholesaler(0, "cape").neutrals(cape=2)) == -2


def contested(**neutrals: int) -> Scene:
    """Return a scene after seats 0 and 1 came to share the Heart, where neutral traders may be.

    The active seat lost in the Congo, and was sent there.
    """
    scene = Scene().traders(0, congo=2).traders(1, congo=2).traders(2, heart=1)
    scene.reputation(1, 7, 3).influence(0, 0, 0).neutrals(**neutrals).stations("heart")
    return scene.play("halt", "fight congo 1").duel("0", "0").play("retreat heart")


def test_r55_a_contested_area_brings_nothing() -> None:
    scene = contested()
    assert scene.where(0) == scene.where(2) == {"heart": 1}
    scene.vp(20, 30, 31).play("end")
    assert scene.seat(0).vp == 20, "no value, no heart, no station"


def test_r54_neutrals_in_a_contested_area_cost_too() -> None:
    scene = contested(heart=3).vp(20, 30, 31).play("end")
    assert scene.seat(0).vp == 17


def test_r55_a_contested_station_counts_for_nobody() -> None:
    scene = contested().traders(0, cape=1).stations("cape").vp(20, 30, 31).play("end")
    assert scene.seat(0).vp == 20 + 1 + 3


# R50


def test_r50_the_heart_marker_brings_two_neutrals_and_3_vp_for_its_owner() -> None:
    scene = Scene().traders(0, heart=3).holds(0, "heart 1").play("use heart")
    assert (scene.neutral(), scene.view().neutral_supply) == ({"heart": 2}, 23)
    assert scene.step == "movement"
    assert gain(scene) == 3 + 3 - 2
    elsewhere = Scene().traders(0, cape=1).traders(1, heart=1).holds(0, "heart 1")
    assert gain(elsewhere.play("use heart")) == 0
    assert elsewhere.neutral() == {"heart": 2}


@pytest.mark.parametrize("supply", [0, 1, 2, 3])
def test_r50_as_many_neutrals_as_there_are(supply: int) -> None:
    scene = Scene().neutrals(cape=25 - supply).holds(0, "heart 1").play("use heart")
    assert scene.area("heart").neutrals == min(2, supply)


def test_r50l_the_vp_are_counted_at_the_end_of_the_turn() -> None:
    scene = Scene().traders(0, congo=1).points(1).neutrals(heart=1).holds(0, "heart 1")
    scene.play("use heart", "move congo heart")
    assert scene.seat(0).vp == 8
    assert gain(scene) == 3 + 3 - 3, "it came after the marker"
    left = Scene().traders(0, heart=1).points(1).holds(0, "heart 1")
    assert gain(left.play("use heart", "move heart congo")) == 2, "and went away again"


def test_r54_neutrals_are_deducted_once_even_if_a_marker_scores_the_area_again() -> None:
    scene = Scene().traders(0, congo=1).neutrals(congo=1).secret(0, "area")
    assert gain(scene.play("use area")) == 2 + 1 - 1


# R51


def test_r51_a_majority_marker_brings_5_for_strictly_the_most_areas() -> None:
    """Gold is in Guinea, the Congo and Madagascar."""

    def scene(*rivals: int) -> Scene:
        table = Scene().traders(0, guinea=1, congo=1).holds(0, "majority-gold 2")
        return table.traders(1, **dict.fromkeys(("madagascar", "cape")[: len(rivals)], 1))

    assert gain(scene().play("use majority-gold")) == 4 + 5
    assert gain(scene(1).play("use majority-gold")) == 4 + 5
    tie = Scene().traders(0, guinea=1).traders(2, congo=1).holds(0, "majority-gold 2")
    assert gain(tie.play("use majority-gold")) == 2
    none = Scene().traders(0, cape=1).holds(0, "majority-gold 2")
    assert gain(none.play("use majority-gold")) == 0
    other = Scene().traders(0, guinea=1, congo=1).holds(0, "majority-ivory 2")
    assert gain(other.play("use majority-ivory")) == 4
    assert other.seat(0).reputation == 3, "it costs no reputation"


@pytest.mark.parametrize(
    ("kind", "areas"),
    [("bananas", "sahara"), ("diamonds", "timbuktu"), ("gold", "guinea"), ("ivory", "bornu")],
)
def test_r51_each_majority_marker_is_for_its_own_resource(kind: str, areas: str) -> None:
    for area, value in (("sahara", 1), ("timbuktu", 1), ("guinea", 2), ("bornu", 2)):
        scene = Scene().traders(0, **{area: 1}).holds(0, f"majority-{kind} 2")
        scene.play(f"use majority-{kind}")
        assert gain(scene) == value + (5 if area == areas else 0)


# R52, R56


def test_r56_the_special_for_areas() -> None:
    scene = Scene().traders(0, congo=2, cape=1, egypt=1).wholesaler(0, "angola").secret(0, "area")
    assert gain(scene.play("use area")) == 2 + 4
    assert (scene.seat(0).reputation, scene.seat(0).secret) == (2, None)
    assert scene.view().used_specials == {"area": 1, "traders": 0, "resource-area": 0}


@pytest.mark.parametrize(
    ("traders", "wholesaler", "vp"), [(1, 0, 0), (2, 0, 1), (5, 0, 2), (5, 1, 3), (0, 1, 0)]
)
def test_r56_the_special_for_traders_counts_the_wholesaler_and_rounds_down(
    traders: int,
    wholesaler: int,
    vp: int,
) -> None:
    scene = Scene().traders(0, cape=traders).traders(1, egypt=9).secret(0, "traders")
    if wholesaler:
        scene.wholesaler(0, "angola")
    assert gain(scene.play("use traders")) == vp
    assert scene.seat(0).reputation == 2


def test_r56_the_special_for_areas_with_resources() -> None:
    scene = Scene().traders(0, congo=2, sahara=1, cape=1).secret(0, "resource-area")
    assert gain(scene.play("use resource-area")) == 3 + 2 * 2
    assert scene.seat(0).reputation == 2


def test_r52_specials_need_a_reputation_worth_something() -> None:
    others = ("station 1", "heart 1", "majority-gold 2", "majority-ivory 2")
    for row in range(8):
        scene = Scene().secret(0, "area").holds(0, *others).traders(0, cape=1)
        scene.open_specials(0, "traders", "resource-area").reputation(row, 3, 3)
        specials = {"area", "traders", "resource-area"} if row else set()
        assert scene.choices("use") == {marker.split()[0] for marker in others} | specials
    scene = Scene().secret(0, "area").reputation(1, 3, 3).play("use area")
    assert scene.seat(0).reputation == 0


def test_r56_of_two_of_a_kind_the_open_one_is_used() -> None:
    scene = Scene().secret(0, "area").open_specials(0, "traders", "area").play("use area")
    assert (scene.seat(0).secret, scene.seat(0).specials) == ("area", ("traders",))
    assert Scene().secret(0, "area").open_specials(0, "traders").choices("use") == {
        "area",
        "traders",
    }
