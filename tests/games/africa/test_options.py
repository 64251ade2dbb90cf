"""Every option, both ways: what it changes, and that without it nothing does; conflicts apart."""

from __future__ import annotations

import json

import pytest

import mbira
from mbira.games.africa.rules.board_file import reconstructed_board
from mbira.games.africa.spec import AfricaOptions
from tests.games.africa.rules.test_rulings_end import goal_with, shares
from tests.games.africa.rules.test_rulings_track import moved
from tests.games.africa.scene import Scene

ICONS = (
    "station", "migration", "wholesaler", "two-traders", "heart", "convert", "market", "reputation",
    "caravan", "majority-bananas", "majority-diamonds", "majority-gold", "majority-ivory",
)  # fmt: skip


def test_every_option_has_a_default() -> None:
    assert AfricaOptions() == AfricaOptions(
        board=None,
        first_markers=False,
        goal=42,
        points_and_special_same_turn=True,
        points_after_movement=False,
        change_steps=1,
        all_pass="discard_row",
        out_of_markers="highest_vp",
        markers_between_conflicts="any",
        caravan_in_conflict=False,
        migration_new_trader="neutral",
        station_in_friendly_area_only=True,
        wholesaler_entry="friendly_area_or_empty_coast",
        wholesaler_itself_doubled=False,
        wholesaler_doubles_in_neutral_conflict=True,
        rivals_fight_once=False,
        lowest_reputation_pays=False,
        retreat_optional=False,
        blocked_retreat="remove",
        retreat_marker_protects=True,
        majority_strict=True,
        most_stations_strict=True,
        vp_skip_backwards=True,
        distribution_can_end_game=True,
        influence_public=True,
        held_action_markers_public=True,
        special_victory_hidden=True,
    )
    assert len(AfricaOptions.__struct_fields__) == 27, "a new one wants its test here"


def test_board_replaces_map_and_markers() -> None:
    content = json.loads(reconstructed_board())
    content["stations"] = 2
    content["areas"]["cape"]["is"] = "coast symbol"
    text = json.dumps(content)
    scene = Scene.fresh(board=text)
    assert scene.view().stations_left == 2
    assert scene.area("cape").symbol
    assert (scene.view().reconstructed, Scene.fresh().view().reconstructed) == (False, True)
    own = mbira.new("africa", seats=3, seed=1, board=text).header.data
    printed = mbira.new("africa", seats=3, seed=1).header.data
    assert list(own) == list(printed) == ["board"]
    assert own != printed


@pytest.mark.parametrize("goal", [42, 60, 80])
def test_goal(goal: int) -> None:
    for vp in (41, 42, 59, 60, 79, 80):
        assert (goal_with(vp, goal=goal).step == "finished") == (vp >= goal)


def test_points_and_special() -> None:
    for both in (True, False):
        scene = Scene(points_and_special_same_turn=both).won("market 3", "points 4").points(7)
        scene.play("use market", "change gold up", "done")
        assert scene.view().points == (7 if both else 4)
        short = Scene(points_and_special_same_turn=both).won("market 3").points(2)
        assert ("market" in short.choices("use")) == both, "its points are spent"
        earlier = (
            Scene(points_and_special_same_turn=both).holds(0, "market 3").won("points 4").points(0)
        )
        earlier.play("use market", "change gold up", "done")
        assert earlier.view().points == 0
        twins = (
            Scene(points_and_special_same_turn=both).holds(0, "market 3").won("market 3").points(3)
        )
        twins.play("use market", "change gold up", "done")
        assert twins.view().points == 3, "the one from an earlier turn"
        twins.play("use market", "change gold up", "done")
        assert twins.view().points == (3 if both else 0)
        special = Scene(points_and_special_same_turn=both).secret(0, "area").points(0)
        assert special.choices("use") == {"area"}


def test_points_after_movement() -> None:
    for late in (True, False):
        scene = Scene(points_after_movement=late).traders(0, cape=1).neutrals(cape=1).points(3)
        scene.influence(2, 15, 15).play("halt")
        for step in ("conflicts", "afterwards"):
            assert (scene.step, "buy" in scene.legal()) == (step, late)
            assert scene.choices("change") == set(), "three points are too few"
            if step == "conflicts":
                scene.play("peace")
        if late:
            scene.play("buy")
            assert (scene.view().points, scene.seat(0).influence, scene.view().pool) == (4, 1, 14)
            scene.play("change gold up")
            assert (scene.view().points, scene.view().value_rows["gold"]) == (0, 4)
            assert scene.choices("change") == set(), "one step a turn"
            assert scene.choices("move") | scene.choices("trader") | scene.choices("lead") == set()
        moved = Scene(points_after_movement=late).traders(0, cape=1).neutrals(cape=1).points(8)
        moved.play("change gold up", "halt")
        assert moved.choices("change") == set(), "that was the turn's step"
        fresh = Scene(points_after_movement=late).traders(0, cape=1).neutrals(cape=1).points(4)
        assert ("gold up" in fresh.play("halt").choices("change")) == late


def test_change_steps() -> None:
    for steps in (1, 2, 3):
        scene = Scene(change_steps=steps).points(16)
        for _ in range(steps):
            assert "gold up" in scene.choices("change")
            scene.play("change gold up")
            assert not {"ivory up", "africa up"} & scene.choices("change"), "one kind only"
        assert scene.choices("change") == set()
    back = Scene(change_steps=2).points(8).play("change gold up", "change gold down")
    assert back.view().value_rows["gold"] == 3
    assert Scene(change_steps=2).points(7).play("change gold up").choices("change") == set()


def test_all_pass() -> None:
    lost = Scene(all_pass="discard_row").bidding().bids("pass", "pass", "pass")
    assert (lost.step, lost.view().active, sum(lost.view().used)) == ("marker", None, 2)
    free = Scene(all_pass="last_takes_row").bidding().bids("pass", "pass", "pass")
    assert (free.step, free.view().active, free.view().points) == ("neutral", 2, 9)
    assert (free.seat(2).influence, free.seat(2).vp, len(free.markers(2))) == (15, 6, 2)
    paid = Scene(all_pass="last_takes_row").bidding().bids("2", "pass", "pass")
    assert (paid.view().active, paid.seat(0).influence) == (0, 13)


def test_out_of_markers() -> None:
    for options, step in (
        ({"out_of_markers": "reshuffle_used_once_then_highest_vp"}, "marker"),
        ({"out_of_markers": "highest_vp"}, "auction"),
        ({}, "auction"),
    ):
        scene = Scene(**options).use_up().play("end")  # type: ignore[arg-type]
        assert scene.step == step
        assert (scene.view().stack > 0) == (step == "marker")


def test_migration_new_trader() -> None:
    scene = (
        Scene(migration_new_trader="own").traders(0, congo=1).traders(1, cape=1).stations("congo")
    )
    scene.neutrals(guinea=1, heart=1).holds(0, "migration 2").play("use migration")
    coasts = {name for name, area in scene.view().areas.items() if area.coast}
    assert scene.choices("at") == coasts - {"cape", "guinea"} | {"congo"}
    scene.points(0).play("at congo", "drift heart sudan", "done")
    assert (scene.where(0), scene.neutral()) == ({"congo": 2}, {"guinea": 1, "sudan": 1})
    assert scene.seat(0).supply == 12
    alone = (
        Scene(migration_new_trader="own").holds(0, "migration 2").play("use migration", "at cape")
    )
    assert (alone.step, alone.where(0)) == ("movement", {"cape": 1})
    none = Scene(migration_new_trader="own").traders(0, heart=14).holds(0, "migration 2")
    assert none.choices("use") == set()
    assert none.neutrals(cape=1).play("use migration").step == "drifting"
    usual = Scene().traders(0, congo=1).holds(0, "migration 2").play("use migration", "at heart")
    assert (usual.where(0), usual.neutral()) == ({"congo": 1}, {"heart": 1})


def test_station_in_friendly_area_only() -> None:
    for anywhere in (True, False):
        scene = (
            Scene(station_in_friendly_area_only=not anywhere)
            .traders(0, cape=1, congo=1)
            .traders(1, egypt=1)
        )
        scene.stations("cape").holds(0, "station 1").play("use station")
        everywhere = set(scene.view().areas) - {"cape"}
        assert scene.choices("at") == (everywhere if anywhere else {"congo"})


def test_wholesaler_entry() -> None:
    for entry, found in (
        ("friendly_area_or_empty_coast", {"congo", "egypt", "cape", "angola"}),
        ("friendly_area", {"congo", "egypt"}),
        ("friendly_or_empty_coast", {"egypt", "cape", "angola"}),
    ):
        scene = Scene(wholesaler_entry=entry).traders(0, congo=1, egypt=1).neutrals(egypt=1)
        scene.traders(1, morocco=1).holds(0, "wholesaler 1").play("use wholesaler")
        asked = {"congo", "egypt", "cape", "angola", "heart", "morocco"}
        assert scene.choices("at") & asked == found
    nowhere = Scene(wholesaler_entry="friendly_area").holds(0, "wholesaler 1")
    assert nowhere.choices("use") == set()


def test_wholesaler_doubled() -> None:
    """Two traders and a wholesaler of strength 2: 10, or 12, against 9 and 12."""
    for doubled in (True, False):
        scene = Scene(wholesaler_itself_doubled=doubled).traders(0, congo=2).wholesaler(0, "congo")
        scene.traders(1, congo=4).reputation(3, 3, 3).play("halt", "fight congo 1").duel("0", "1")
        assert scene.state.victor == (0 if doubled else 1), "against 11"
        alone = Scene(wholesaler_itself_doubled=doubled).wholesaler(0, "congo").neutrals(congo=2)
        assert alone.choices("halt") == set(), "without traders he counts 1"
        six = Scene(wholesaler_itself_doubled=doubled).traders(0, congo=2).wholesaler(0, "congo")
        assert six.neutrals(congo=6).choices("halt") == ({"halt"} if doubled else set())
        assert six.neutrals(congo=1).choices("halt") == set(), "seven"


def test_strict_majority() -> None:
    for strict in (True, False):
        tie = Scene(majority_strict=strict).traders(0, guinea=1).traders(1, congo=1)
        tie.holds(0, "majority-gold 2").vp(20, 7, 6).play("use majority-gold", "end")
        assert tie.seat(0).vp == 20 + 2 + (0 if strict else 5)
        none = Scene(majority_strict=strict).holds(0, "majority-gold 2").vp(20, 7, 6)
        assert none.play("use majority-gold", "end").seat(0).vp == 20
        less = Scene(majority_strict=strict).traders(0, guinea=1).traders(1, congo=1, madagascar=1)
        less.holds(0, "majority-gold 2").vp(20, 7, 6).play("use majority-gold", "end")
        assert less.seat(0).vp == 22


def test_strict_stations() -> None:
    for strict in (True, False):
        tie = Scene(most_stations_strict=strict).traders(0, cape=1).traders(1, egypt=1).vp(20, 7, 6)
        tie.stations("cape", "egypt").play("end")
        assert tie.seat(0).vp == 20 + 1 + (0 if strict else 3)
        assert Scene(most_stations_strict=strict).vp(20, 7, 6).play("end").seat(0).vp == 20


def test_jump_back() -> None:
    assert moved((12, 10), -4) == 7
    assert moved((12, 10), -4, vp_skip_backwards=False) == 8
    assert moved((12, 8), -4, vp_skip_backwards=False) == 7, "one marker a space all the same"
    assert moved((12, 8, 7), -4, vp_skip_backwards=False) == 6
    assert moved((3, 0), -3, vp_skip_backwards=False) == 1
    assert moved((4, 0, 1), -9, vp_skip_backwards=False) == 2
    assert moved((5, 9), -7, vp_skip_backwards=False) == 0
    assert moved((12, 15), 4, vp_skip_backwards=False) == 17, "forwards nothing changes"


def test_shares_can_win() -> None:
    assert shares(40, 30, 10, bid=4).step == "finished"
    scene = shares(41, 40, 10, bid=4, distribution_can_end_game=False)
    assert [shown.vp for shown in scene.view().seats] == [44, 43, 6]
    assert scene.step == "neutral"
    scene.play("at cape", "end")
    assert scene.step == "marker", "whose turn it was has not won"


def test_show_influence() -> None:
    for show in (True, False):
        scene = (
            Scene(influence_public=show).influence(1, 0, 3).traders(0, cape=3).traders(1, cape=1)
        )
        for viewer in (None, 0, 1, 2):
            shown = [seat.influence for seat in scene.view(viewer).seats]
            seen = [show or seat == viewer for seat in range(3)]
            assert shown == [n if see else None for n, see in zip((1, 0, 3), seen, strict=True)]
        scene.play("halt", "fight cape 1").duel("0", "0")
        assert scene.step == ("conflicts" if show else "raising")
        assert show or scene.legal() == {"done"}, "the question tells nothing"


def test_show_markers() -> None:
    for show in (True, False):
        scene = (
            Scene(held_action_markers_public=show).holds(0, "market 2", "caravan 1").won("points 4")
        )
        scene.traders(0, cape=3).traders(1, cape=1).secret(1, "area")
        for viewer in (None, 0, 1, 2):
            view = scene.view(viewer)
            assert [seat.marker_count for seat in view.seats] == [3, 0, 0]
            assert (view.seats[0].markers is not None) == (show or viewer == 0)
            assert (view.won is not None) == (show or viewer == 0)
        scene.play("halt", "fight cape 1", "commit 0")
        asked = []
        while scene.state.actor == 0:
            marker = next(iter(scene.choices("stake"))).split()[0]
            limit = len(scene.choices("stake")) - 1
            assert limit == (1 if marker in {"market", "caravan"} else 0)
            asked.append(marker)
            scene.play(f"stake {marker} 0")
        assert asked == (["market", "caravan"] if show else list(ICONS))


def test_special_victory_hidden() -> None:
    for show in (True, False):
        scene = Scene(special_victory_hidden=not show).secret(1, "area")
        for viewer in (None, 0, 1):
            assert scene.view(viewer).seats[1].secret == (
                "area" if show or viewer == 1 else "hidden"
            )
            assert scene.view(viewer).seats[0].secret is None
