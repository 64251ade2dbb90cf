"""Ruling R42: the caravan, in the movement, between conflicts and after them."""

from __future__ import annotations

from tests.games.africa.scene import Scene


def spent(scene: Scene) -> dict[str, int]:
    """Return where traders are spent."""
    return {name: area.spent for name, area in scene.view().areas.items() if area.spent}


def test_r42_from_an_area_with_own_pieces_to_a_neighbour() -> None:
    scene = Scene().traders(0, cape=2).wholesaler(0, "egypt").traders(1, congo=1)
    scene.holds(0, "caravan 1").play("use caravan")
    assert scene.choices("caravan") == {
        "cape mozambique", "cape southwest", "cape kalahari", "egypt tripoli", "egypt sudan",
        "egypt abyssinia",
    }  # fmt: skip
    assert Scene().traders(1, cape=1).holds(0, "caravan 1").choices("use") == set()
    north = Scene().traders(0, algeria=1).holds(0, "caravan 1").play("use caravan")
    assert north.choices("caravan") == {"algeria morocco", "algeria tripoli", "algeria sahara"}


def test_r42_any_number_of_pieces_joins() -> None:
    scene = Scene().traders(0, cape=4).wholesaler(0, "cape").holds(0, "caravan 1")
    scene.play("use caravan", "caravan cape kalahari")
    assert scene.legal() == {"join trader", "join trader 2", "join trader 3", "join trader 4",
                             "join wholesaler"}  # fmt: skip
    scene.play("join trader 2")
    assert scene.legal() == {"done", "join trader", "join trader 2", "join wholesaler"}
    scene.play("join trader", "join wholesaler", "done")
    assert (scene.where(0), scene.seat(0).wholesaler) == ({"cape": 1, "kalahari": 3}, "kalahari")
    assert (scene.view().points, scene.step, scene.view().caravan) == (0, "movement", None)


def test_r42_when_all_have_joined_it_goes() -> None:
    scene = Scene().traders(0, cape=2).wholesaler(0, "cape").holds(0, "caravan 1")
    scene.play("use caravan", "caravan cape kalahari", "join wholesaler", "join trader 2")
    assert (scene.step, scene.where(0)) == ("movement", {"kalahari": 2})
    alone = Scene().wholesaler(0, "cape").holds(0, "caravan 1")
    alone.play("use caravan", "caravan cape kalahari", "join wholesaler")
    assert alone.seat(0).wholesaler == "kalahari"


def test_r42_all_fourteen_traders_may_go() -> None:
    scene = Scene().traders(0, cape=14).points(14).holds(0, "caravan 1")
    assert "cape kalahari 14" in scene.choices("move")
    scene.play("use caravan", "caravan cape kalahari", "join trader 14")
    assert scene.where(0) == {"kalahari": 14}


def test_r42_the_others_stay_where_they_are() -> None:
    scene = Scene().traders(0, cape=2).wholesaler(0, "cape").holds(0, "caravan 1")
    scene.play("use caravan", "caravan cape kalahari", "join trader", "done")
    assert (scene.where(0), scene.seat(0).wholesaler) == ({"cape": 1, "kalahari": 1}, "cape")
    elsewhere = Scene().traders(0, cape=1).wholesaler(0, "egypt").holds(0, "caravan 1")
    elsewhere.play("use caravan", "caravan cape kalahari", "join trader")
    assert elsewhere.seat(0).wholesaler == "egypt"


# In the movement


def test_r42f_a_caravan_beside_a_neutral_or_another_seat_is_stopped() -> None:
    for beside in ("neutral", "seat"):
        scene = Scene().traders(0, cape=2).wholesaler(0, "cape").points(9).holds(0, "caravan 1")
        if beside == "neutral":
            scene.neutrals(kalahari=1)
        else:
            scene.traders(1, kalahari=1)
        scene.play("use caravan", "caravan cape kalahari", "join trader 2", "join wholesaler")
        assert spent(scene) == {"kalahari": 2}
        assert scene.view().spent_wholesaler
        assert not scene.choices("move") | scene.choices("lead")


def test_r42f_elsewhere_it_is_not_stopped() -> None:
    scene = Scene().traders(0, cape=2).wholesaler(0, "cape").points(9).holds(0, "caravan 1")
    scene.play("use caravan", "caravan cape kalahari", "join trader 2", "join wholesaler")
    assert spent(scene) == {}
    assert "kalahari angola 2" in scene.choices("move")
    assert "angola" in scene.choices("lead")


def test_r42f_stopped_pieces_can_go_and_stay_stopped() -> None:
    scene = Scene().traders(0, cape=3, kalahari=1).wholesaler(0, "cape").neutrals(kalahari=1)
    scene.points(9).holds(0, "caravan 1").play("move cape kalahari 2", "lead kalahari")
    scene.play("use caravan", "caravan kalahari southwest")
    assert scene.legal() == {"join trader", "join spent-trader", "join spent-trader 2",
                             "join wholesaler"}  # fmt: skip
    scene.play("join spent-trader 2", "join trader", "join wholesaler")
    assert spent(scene) == {"southwest": 2}
    assert scene.view().spent_wholesaler
    assert "southwest cape" in scene.choices("move")
    assert "southwest cape 2" not in scene.choices("move")
    assert scene.choices("lead") == set()


# Between conflicts


def shared() -> Scene:
    """Return a scene whose active seat must fight in the Congo, and has traders in Angola."""
    scene = Scene().traders(0, congo=3, angola=2).traders(1, congo=2).reputation(7, 1, 3)
    return scene.holds(0, "caravan 1", "caravan 2")


def test_r42_before_a_conflict_pieces_leave_it() -> None:
    scene = shared().play("halt")
    assert scene.legal() == {"fight congo 1", "use caravan"}
    scene.play("use caravan", "caravan congo angola", "join trader 3")
    assert scene.choices("fight") == set()
    assert "peace" in scene.legal()
    assert "end" in scene.legal()


def test_r42_before_a_conflict_pieces_join_it() -> None:
    scene = shared().play("halt", "use caravan", "caravan angola congo", "join trader 2")
    assert (scene.where(0), spent(scene)) == ({"congo": 5}, {})
    scene.play("fight congo 1").duel("0", "7")
    assert scene.where(0) == {"congo": 5}, "25 against 2 + 21: without them it would lose"
    assert scene.state.victor == 0


def test_r42_newcomers_beside_a_seat_must_fight() -> None:
    scene = Scene().traders(0, angola=2, cape=1).traders(1, congo=1).neutrals(cape=1)
    scene.holds(0, "caravan 1").play("halt")
    assert "peace" in scene.legal()
    scene.play("use caravan", "caravan angola congo", "join trader", "done")
    assert scene.choices("fight") == {"congo 1"}
    assert not {"peace", "end"} & scene.legal()


def test_r42_who_has_fought_does_not_fight_again() -> None:
    scene = Scene().traders(0, congo=1).traders(1, congo=1).traders(2, angola=1)
    scene.reputation(7, 1, 1).influence(0, 0, 0).holds(0, "caravan 1").play("halt")
    scene.play("fight congo 1").duel("0", "0")
    assert spent(scene) == {"congo": 1}
    scene.play("use caravan", "caravan congo angola", "join spent-trader")
    assert (spent(scene), scene.choices("fight")) == ({"angola": 1}, set())
    assert "end" in scene.legal()


def test_r42_fresh_pieces_that_come_after_a_conflict_fight_the_next() -> None:
    scene = Scene().traders(0, congo=1, angola=1).traders(1, congo=1).traders(2, congo=1)
    scene.reputation(7, 1, 1).influence(0, 0, 0).holds(0, "caravan 1").play("halt")
    assert scene.choices("fight") == {"congo 1", "congo 2"}
    scene.play("fight congo 1").duel("0", "0")
    assert scene.choices("fight") == set()
    scene.play("use caravan", "caravan angola congo", "join trader")
    assert scene.choices("fight") == {"congo 2"}


def test_r42_retreated_traders_are_saved_from_neutrals() -> None:
    """The rulebook's example: five neutral traders where the beaten one was sent."""
    scene = Scene().traders(0, congo=2).traders(1, congo=2).neutrals(heart=5).vp(20, 7, 6)
    scene.reputation(1, 7, 3).influence(0, 0, 0).holds(0, "caravan 1").play("halt")
    scene.play("fight congo 1").duel("0", "0").play("retreat heart")
    assert scene.where(0) == {"heart": 1}
    scene.play("use caravan", "caravan heart sudan", "join spent-trader", "end")
    assert scene.seat(0).vp == 20 + 1, "bananas, and no neutral trader"


def test_r42_winners_that_leave_no_longer_fight_the_neutrals() -> None:
    scene = Scene().traders(0, congo=3).traders(1, congo=1).neutrals(congo=2, angola=1)
    scene.reputation(7, 1, 1).influence(0, 0, 0).holds(0, "caravan 1").play("halt")
    scene.play("fight congo 1").duel("0", "0")
    assert (scene.area("congo").won, scene.choices("oust")) == (3, {"congo"})
    scene.play("use caravan", "caravan congo angola", "join spent-trader 2", "done")
    assert (scene.area("congo").won, scene.area("angola").won) == (1, 0)
    assert scene.choices("oust") == set(), "one against two, and those in Angola are tired"


def test_r42_those_that_did_not_win_leave_first() -> None:
    scene = Scene().traders(0, congo=2, angola=2).traders(1, congo=1).neutrals(congo=2, angola=1)
    scene.reputation(7, 1, 1).influence(0, 0, 0).holds(0, "caravan 1", "caravan 2").play("halt")
    scene.play("fight congo 1").duel("0", "0").play("oust angola", "fate none 0", "accept")
    scene.play("use caravan", "caravan angola congo", "join spent-trader 2")
    assert (scene.area("congo").spent, scene.area("congo").won) == (4, 2)
    scene.play("use caravan", "caravan congo zambezia", "join spent-trader 3", "done")
    assert (scene.area("congo").spent, scene.area("congo").won) == (1, 1)


def test_r42_a_wholesaler_that_won_and_left_does_not_help() -> None:
    scene = Scene().traders(0, congo=1).wholesaler(0, "congo").traders(1, congo=1)
    scene.neutrals(congo=2, angola=1).reputation(7, 1, 1).influence(0, 0, 0)
    scene.holds(0, "caravan 1").play("halt", "fight congo 1").duel("0", "0")
    assert (scene.view().won_wholesaler, scene.choices("oust")) == (True, {"congo"})
    scene.play("use caravan", "caravan congo angola", "join wholesaler", "done")
    assert (scene.view().won_wholesaler, scene.view().spent_wholesaler) == (False, True)
    assert scene.choices("oust") == set()


# After the conflicts


def test_r42b_after_the_conflicts_not_beside_another_seat() -> None:
    scene = Scene().traders(0, angola=2).traders(1, congo=1).neutrals(angola=1, kalahari=3)
    scene.holds(0, "caravan 1").play("halt", "peace", "use caravan")
    assert scene.choices("caravan") == {"angola cameroon", "angola zambezia", "angola southwest",
                                      "angola kalahari"}  # fmt: skip
    scene.play("caravan angola kalahari", "join trader 2")
    assert (scene.step, spent(scene)) == ("afterwards", {})


def test_r42b_after_the_conflicts_where_nobody_else_is_around_it_cannot_be_used() -> None:
    scene = Scene().traders(0, madagascar=1).traders(1, zanzibar=1, mozambique=1)
    scene.neutrals(madagascar=1).holds(0, "caravan 1")
    assert scene.choices("use") == {"caravan"}
    assert scene.play("halt").choices("use") == {"caravan"}
    assert scene.play("peace").choices("use") == set()


def test_r42b_after_the_conflicts_spent_pieces_are_fresh_pieces() -> None:
    scene = Scene().traders(0, angola=2).neutrals(angola=1).holds(0, "caravan 1")
    scene.play("halt", "oust angola", "fate none 0", "accept", "peace", "use caravan")
    scene.play("caravan angola kalahari")
    assert scene.legal() == {"join trader", "join trader 2"}
