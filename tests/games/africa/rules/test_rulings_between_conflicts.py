"""Rulings R41 and R42: markers between two conflicts, and none within one."""

from __future__ import annotations

import random

from mbira.games.africa.game import GAME
from tests.games.africa.scene import Scene

PLAIN = (
    "station 1", "migration 2", "wholesaler 1", "two-traders 1", "convert 1", "market 2",
    "reputation 2", "caravan 1",
)  # fmt: skip
VP = ("heart 1", "majority-gold 2")
ALL = {marker.split()[0] for marker in (*PLAIN, *VP)} | {"area"}


def rich(**options: object) -> Scene:
    """Return a scene in which two conflicts wait, and the active seat holds everything."""
    scene = Scene(**options).traders(0, congo=3, cape=2).traders(1, congo=1)  # type: ignore[arg-type]
    scene.neutrals(cape=1, sahara=1).reputation(7, 1, 3).influence(0, 0, 0)
    return scene.holds(0, *PLAIN, *VP).secret(0, "area")


def won(**options: object) -> Scene:
    """Return a scene after a conflict won in the Congo, where three neutral traders are left."""
    scene = Scene(**options).traders(0, congo=2, angola=1).traders(1, congo=1)  # type: ignore[arg-type]
    scene.neutrals(congo=3).reputation(7, 1, 3).influence(0, 0, 0)
    return scene.holds(0, *PLAIN, *VP).play("halt", "fight congo 1").duel("0", "0")


def test_r42_any_marker_before_between_and_after_conflicts() -> None:
    scene = rich().play("halt")
    assert scene.choices("use") == ALL
    scene.play("fight congo 1").duel("0", "0")
    assert (scene.step, scene.choices("use")) == ("conflicts", ALL)
    scene.play("oust cape", "fate none 0", "accept")
    assert (scene.step, scene.choices("use")) == ("conflicts", ALL)


def test_r42_the_other_reading_only_a_caravan() -> None:
    scene = rich(markers_between_conflicts="caravan").play("halt")
    assert scene.choices("use") == {"caravan"}
    scene.play("fight congo 1").duel("0", "0")
    assert scene.choices("use") == {"caravan"}
    assert scene.play("peace").choices("use") == ALL


def test_r42_none_within_a_conflict() -> None:
    for reading in ("any", "caravan"):
        seats = rich(markers_between_conflicts=reading).play("halt", "fight congo 1")
        assert seats.step == "commitment"
        assert seats.choices("use") == set()
        neutral = rich(markers_between_conflicts=reading).play("halt", "oust cape", "fate none 0")
        assert neutral.choices("use") == set()


def test_r42_one_marker_for_vp_a_turn_between_conflicts_too() -> None:
    scene = rich().play("halt", "use heart")
    assert scene.choices("use") == ALL - {"heart", "majority-gold", "area"}
    assert scene.neutral() == {"cape": 1, "sahara": 1, "heart": 2}
    assert scene.choices("fight") == {"congo 1"}, "it has to be fought all the same"


def test_r42_a_reputation_counts_for_the_next_conflict() -> None:
    """Two traders of strength 2 against two of strength 2: a tie is the rival's."""
    for uses, victor in (
        ((), 1),
        (
            (
                "use reputation",
                "repute 1 down",
            ),
            0,
        ),
    ):
        scene = Scene().traders(0, congo=2).traders(1, congo=2).reputation(3, 3, 3)
        scene.influence(0, 0, 0).holds(0, "reputation 2").play("halt", *uses, "fight congo 1")
        assert scene.duel("0", "0").state.victor == victor


def test_r42_two_traders_join_those_that_won_against_the_neutral_ones() -> None:
    scene = won()
    assert scene.choices("oust") == set(), "two against three"
    scene.play("use two-traders", "at congo", "at angola")
    assert scene.choices("oust") == {"congo"}
    scene.play("oust congo", "fate trader 1", "accept")
    assert (scene.where(0), scene.area("congo").neutrals) == ({"congo": 2, "angola": 2}, 2)


def test_r42_a_wholesaler_that_comes_between_conflicts_is_fresh() -> None:
    scene = won().play("use wholesaler", "at congo")
    assert not scene.view().spent_wholesaler
    assert scene.choices("oust") == {"congo"}, "two doubled, and himself"


def test_r42_a_conversion_beside_a_seat_means_a_conflict() -> None:
    scene = Scene().traders(0, angola=1).traders(1, congo=1).neutrals(congo=1, angola=1)
    scene.influence(0, 0, 0).holds(0, "convert 1").play("halt")
    assert {"peace", "end"} <= scene.legal()
    scene.play("use convert")
    assert scene.choices("at") == {"congo", "angola"}
    scene.play("at congo")
    assert scene.choices("fight") == {"congo 1"}
    assert not {"peace", "end"} & scene.legal()


def test_r46_after_the_conflicts_no_conversion_beside_a_seat() -> None:
    scene = Scene().traders(0, angola=1).traders(1, congo=1).neutrals(congo=1, angola=1)
    scene.holds(0, "convert 1").play("halt", "peace", "use convert")
    assert scene.choices("at") == {"angola"}


def test_r42_converted_traders_fight_where_others_are_tired() -> None:
    scene = Scene().traders(0, congo=2).traders(1, congo=1).traders(2, congo=1).neutrals(congo=2)
    scene.reputation(7, 1, 1).influence(0, 0, 0).holds(0, "convert 1").play("halt")
    scene.play("fight congo 1").duel("0", "0")
    assert scene.choices("fight") == set()
    scene.play("use convert", "at congo")
    assert scene.choices("fight") == {"congo 2"}
    scene.play("fight congo 2").duel("0", "0")
    assert scene.choices("oust") == {"congo"}, "three that won, against one"


def test_r42_neutral_traders_sent_between_conflicts_can_be_fought() -> None:
    scene = Scene().traders(0, congo=2, cape=1).neutrals(cape=1).holds(0, "migration 2")
    scene.play("halt")
    assert scene.choices("oust") == {"cape"}
    scene.play("use migration", "at heart", "drift heart congo", "done")
    assert (scene.step, scene.choices("oust")) == ("conflicts", {"cape", "congo"})


# A caravan within a conflict, as an option


def meeting(**options: object) -> Scene:
    """Return a conflict with a seat that has begun; there are traders beside it."""
    scene = Scene(**options).traders(0, congo=2, angola=3).traders(1, congo=2)  # type: ignore[arg-type]
    scene.reputation(3, 3, 3).influence(0, 0, 0).holds(0, "caravan 1", "caravan 2", "market 2")
    return scene.play("halt", "fight congo 1")


def test_r42_a_caravan_within_a_conflict_is_an_option() -> None:
    assert meeting().choices("use") == set()
    assert meeting(caravan_in_conflict=True).choices("use") == {"caravan"}


def test_r42_it_brings_pieces_into_a_conflict_with_a_seat() -> None:
    """Two against two is lost on a tie; five of strength 2 win."""
    scene = meeting(caravan_in_conflict=True)
    scene.play("use caravan", "caravan angola congo", "join trader 3")
    assert (scene.step, scene.state.actor) == ("commitment", 0)
    assert scene.choices("use") == {"caravan"}, "there is another one"
    assert scene.duel("0", "0").state.victor == 0


def test_r42_or_out_of_it() -> None:
    scene = meeting(caravan_in_conflict=True)
    scene.play("use caravan", "caravan congo angola", "join trader 1", "done")
    assert scene.step == "commitment"
    scene.duel("0", "0")
    assert scene.where(0) == {"angola": 4}, "the one who stayed is lost"


def test_r42_with_nobody_left_the_conflict_is_off() -> None:
    scene = meeting(caravan_in_conflict=True)
    scene.play("use caravan", "caravan congo angola", "join trader 2")
    assert (scene.step, scene.view().conflict) == ("conflicts", None)
    assert (scene.where(0), scene.where(1)) == ({"angola": 5}, {"congo": 2})
    assert (scene.area("angola").spent, scene.choices("fight")) == (0, set())
    scene.play("use caravan", "caravan angola congo", "join trader 5")
    assert scene.choices("fight") == {"congo 1"}, "they have not fought"


def test_r42_once_something_is_committed_it_is_too_late() -> None:
    scene = meeting(caravan_in_conflict=True).play("commit 0")
    assert scene.choices("use") == set()
    scene.play("stake market 0", "stake caravan 0")
    assert (scene.state.actor, scene.step, scene.choices("use")) == (1, "commitment", set())


def test_r42_the_rival_has_no_caravan_in_anothers_turn() -> None:
    scene = Scene(caravan_in_conflict=True).traders(0, congo=1).traders(1, congo=1, angola=1)
    scene.holds(1, "caravan 1").play("halt", "fight congo 1", "commit 0")
    assert (scene.state.actor, scene.choices("use")) == (1, set())


def drawing(**options: object) -> Scene:
    """Return a conflict marker drawn against two neutral traders, with two more beside it."""
    scene = Scene(**options).traders(0, congo=3, angola=2).neutrals(congo=2)  # type: ignore[arg-type]
    scene.holds(0, "caravan 1", "caravan 2").influence(0, 15, 15)
    return scene.play("halt", "oust congo", "fate influence 2")


def redraws(scene: Scene) -> int:
    """Return how often another conflict marker may be drawn."""
    conflict = scene.view().conflict
    assert conflict is not None
    return conflict.redraws


def test_r42_pieces_that_come_draw_again_and_those_that_go_do_not() -> None:
    assert drawing().legal() == {"redraw", "refuse"}
    scene = drawing(caravan_in_conflict=True)
    assert scene.legal() == {"redraw", "refuse", "use caravan"}
    scene.play("redraw", "fate influence 1")
    assert "redraw" not in scene.legal()
    scene.play("use caravan", "caravan angola congo", "join trader 2")
    assert redraws(scene) == 2, "three more than they are, and one is gone"
    scene.play("redraw", "fate influence 3")
    scene.play("use caravan", "caravan congo angola", "join trader 4", "done")
    assert redraws(scene) == 0
    assert scene.legal() == {"refuse"}
    scene.play("refuse")
    assert (scene.seat(0).reputation, scene.where(0)) == (2, {"congo": 1, "angola": 4})
    assert (scene.area("congo").spent, scene.area("angola").spent) == (1, 0)


def test_r42_with_all_gone_nothing_is_won_or_lost() -> None:
    scene = drawing(caravan_in_conflict=True)
    scene.play("use caravan", "caravan congo angola", "join trader 3")
    assert (scene.step, scene.seat(0).reputation) == ("conflicts", 3)
    assert (scene.neutral(), scene.state.fates) == (
        {"congo": 2}, list(scene.state.board.conflict_counts),
    )  # fmt: skip


def test_r42_spent_pieces_that_come_take_no_part() -> None:
    scene = Scene(caravan_in_conflict=True).traders(0, congo=1, angola=2).neutrals(congo=1)
    scene.neutrals(angola=1).holds(0, "caravan 1").influence(0, 15, 15).play("halt")
    scene.play("oust angola", "fate none 0", "accept", "oust congo", "fate influence 1")
    scene.play("use caravan", "caravan angola congo", "join spent-trader 2")
    assert scene.legal() == {"refuse"}


def test_r42_a_caravan_within_a_conflict_may_go_anywhere() -> None:
    scene = meeting(caravan_in_conflict=True).traders(0, egypt=1).play("use caravan")
    assert {"egypt tripoli", "congo heart", "angola congo"} <= scene.choices("caravan")
    scene.play("caravan egypt tripoli", "join trader")
    assert (scene.step, scene.where(0)["tripoli"]) == ("commitment", 1)


def test_r42_what_is_seen_while_a_caravan_gathers_in_a_conflict() -> None:
    scene = meeting(caravan_in_conflict=True).play("use caravan")
    for viewer in (None, 0, 1, 2):
        view = scene.view(viewer)
        assert (view.resume, view.step) == ("commitment", "caravan-way")
        assert view.conflict is not None
        assert [side.influence for side in view.conflict.sides] == [None, None]
        again = GAME.sight.imagine(view, random.Random(1))
        assert GAME.sight.view(again, viewer) == view
