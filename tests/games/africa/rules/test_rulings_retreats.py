"""Rulings R33 to R38: who is lost, who retreats where, and who says so."""

from __future__ import annotations

from tests.games.africa.scene import Scene


def fought(active: str = "0", rival: str = "0", *, wins: int = 0, **options: object) -> Scene:
    """Return a scene with a conflict in the Cape that a seat wins: three traders each side."""
    scene = Scene(**options).traders(0, cape=3).traders(1, cape=3)  # type: ignore[arg-type]
    scene.reputation(*((6, 1, 3) if wins == 0 else (1, 6, 3)))
    return scene.play("halt", "fight cape 1").duel(active, rival)


# R33


def test_r33_the_loser_loses_one_and_the_winner_moves_the_rest() -> None:
    scene = fought()
    assert (scene.where(1), scene.seat(1).supply, scene.state.actor) == ({"cape": 2}, 12, 0)
    near, far = {"mozambique", "southwest", "kalahari"}, {"zanzibar", "zambezia", "madagascar",
                                                          "angola"}  # fmt: skip
    goals = near | far
    assert scene.legal() == {f"retreat {name}{n}" for name in goals for n in ("", " 2")}
    scene.play("retreat madagascar", "retreat southwest")
    assert scene.where(1) == {"madagascar": 1, "southwest": 1}
    assert (scene.where(0), scene.legal()) == ({"cape": 3}, {"raise", "done"})


def test_r33_the_active_seat_loses_the_same_way() -> None:
    scene = fought(wins=1)
    assert (scene.where(0), scene.seat(0).supply, scene.state.actor) == ({"cape": 2}, 12, 1)
    scene.play("retreat kalahari 2")
    assert (scene.where(0), scene.where(1)) == ({"kalahari": 2}, {"cape": 3})
    assert scene.state.actor == 1
    scene.play("done")
    assert (scene.state.actor, scene.area("kalahari").spent) == (0, 2)


def test_r33_the_wholesaler_is_lost_first() -> None:
    for seat in (0, 1):
        scene = Scene().traders(0, cape=2).traders(1, cape=2).wholesaler(seat, "cape")
        scene.reputation(*((0, 7, 3) if seat == 0 else (7, 0, 3))).play("halt", "fight cape 1")
        scene.duel("0", "0")
        assert (scene.seat(seat).wholesaler, scene.where(seat)) == (None, {"cape": 2})
        assert scene.seat(seat).supply == 12


def test_r33_with_a_single_piece_nobody_is_left_to_retreat() -> None:
    scene = Scene().traders(0, cape=2).traders(1, cape=1).play("halt", "fight cape 1")
    scene.duel("0", "0")
    assert (scene.where(1), scene.step) == ({}, "raising")


def test_r33d_tired_pieces_leave_too() -> None:
    scene = Scene().traders(0, cape=2, southwest=1).traders(1, cape=1).traders(2, cape=2)
    scene.reputation(3, 1, 7).influence(0, 0, 0).holds(0, "caravan 1").play("halt")
    scene.play("fight cape 1").duel("0", "0")
    scene.play("use caravan", "caravan southwest cape", "join trader", "fight cape 2")
    scene.duel("0", "0")
    assert (scene.where(0), scene.state.actor) == ({"cape": 2}, 2)
    scene.play("retreat kalahari 2")
    assert (scene.where(0), scene.area("kalahari").spent) == ({"kalahari": 2}, 2)


# R34


def test_r34_never_into_or_through_the_winners_areas() -> None:
    scene = Scene().traders(0, cape=3, mozambique=1).wholesaler(0, "angola").traders(1, cape=2)
    scene.play("halt", "fight cape 1").duel("0", "0")
    assert scene.choices("retreat") == {"southwest", "kalahari", "zambezia"}


def test_r34_neutrals_third_seats_and_own_areas_are_open() -> None:
    scene = Scene().traders(0, cape=3).traders(1, cape=2, kalahari=1).traders(2, southwest=2)
    scene.neutrals(mozambique=3).wholesaler(2, "angola").play("halt", "fight cape 1")
    scene.duel("0", "0")
    assert scene.choices("retreat") == {
        "mozambique", "southwest", "kalahari", "zanzibar", "zambezia", "madagascar", "angola",
    }  # fmt: skip


def test_r34_the_winner_is_the_one_whose_areas_are_closed() -> None:
    """The active seat lost: its own areas are open, the rival's are closed."""
    scene = Scene().traders(0, cape=2, kalahari=1).traders(1, cape=3, mozambique=1)
    scene.play("halt", "fight cape 1").duel("0", "0")
    assert (scene.state.actor, scene.choices("retreat")) == (
        1, {"southwest", "kalahari", "angola", "zambezia"},
    )  # fmt: skip


# R35


def test_r35_blocked_pieces_are_removed() -> None:
    scene = Scene().traders(0, cape=3, mozambique=1, southwest=1, kalahari=1).traders(1, cape=3)
    scene.reputation(6, 1, 3).play("halt", "fight cape 1").duel("0", "0")
    assert (scene.where(1), scene.seat(1).supply, scene.step) == ({}, 14, "raising")


def test_r35_so_are_those_of_the_active_seat() -> None:
    scene = Scene().traders(0, cape=2).traders(1, cape=3, mozambique=1, southwest=1)
    scene.wholesaler(1, "kalahari").play("halt", "fight cape 1").duel("0", "0")
    assert (scene.where(0), scene.seat(0).supply) == ({}, 14)
    assert (scene.area("cape").spent, scene.state.actor) == (0, 1)


def encircled(**options: object) -> Scene:
    """Return a conflict in the Cape Colony that the rival has no way out of."""
    scene = Scene(**options).traders(0, cape=3, mozambique=1, southwest=1)  # type: ignore[arg-type]
    scene.traders(0, kalahari=1).traders(1, cape=1).wholesaler(1, "cape").neutrals(cape=1)
    return scene.play("halt", "fight cape 1")


def test_r37_who_chose_to_retreat_and_can_go_nowhere_stays() -> None:
    scene = encircled().duel("1", "retreat")
    assert (scene.seat(1).wholesaler, scene.where(1), scene.seat(1).supply) == (
        "cape", {"cape": 1}, 13,
    )  # fmt: skip
    assert scene.seat(1).influence == 16, "it receives what was committed all the same"
    assert (scene.state.victor, scene.state.actor, scene.step) == (0, 0, "raising")
    scene.play("done")
    assert scene.legal() == {"peace", "end"}, "all are tired, and the rival is still there"


def test_r37_so_does_the_active_seat_that_chose_to_retreat() -> None:
    scene = Scene().traders(0, cape=2).traders(1, cape=1, mozambique=1, southwest=1, kalahari=1)
    scene.play("halt", "fight cape 1").duel("retreat", "0")
    assert (scene.where(0), scene.area("cape").spent) == ({"cape": 2}, 2)
    assert (scene.state.victor, scene.state.actor) == (1, 1)
    assert scene.play("done").legal() == {"peace", "end"}


def test_r37_the_beaten_are_removed_all_the_same() -> None:
    scene = encircled().duel("5", "0")
    assert (scene.seat(1).wholesaler, scene.where(1), scene.seat(1).supply) == (None, {}, 14)


def test_r37_in_the_first_ruleset_they_were_removed() -> None:
    scene = encircled(retreat_marker_protects=False).duel("1", "retreat")
    assert (scene.seat(1).wholesaler, scene.where(1), scene.seat(1).supply) == (None, {}, 14)
    assert scene.seat(1).influence == 16
    staying = encircled(retreat_marker_protects=False, blocked_retreat="stay")
    assert staying.duel("1", "retreat").where(1) == {"cape": 1}


# R37


def test_r37_who_retreats_loses_nobody_and_says_where_to() -> None:
    scene = fought("2", "retreat")
    assert (scene.where(1), scene.state.actor) == ({"cape": 3}, 1)
    scene.play("retreat kalahari 2", "retreat southwest")
    assert (scene.where(1), scene.seat(1).supply) == ({"kalahari": 2, "southwest": 1}, 11)
    assert (scene.state.actor, scene.legal()) == (0, {"raise", "done"})


def test_r37_it_receives_what_the_winner_committed() -> None:
    scene = Scene().traders(0, cape=1).traders(1, cape=3).holds(0, "caravan 3", "caravan 1")
    scene.secret(0, "area").open_specials(0, "traders").holds(1, "market 2")
    scene.play("halt", "fight cape 1").duel("4 caravan 1 traders 1 special 1", "retreat")
    assert (scene.seat(0).influence, scene.seat(1).influence) == (11, 19)
    assert scene.view().pool == 0
    assert (scene.markers(0), scene.markers(1)) == (["caravan 3"], ["market 2", "caravan 1"])
    assert (scene.seat(0).secret, scene.seat(0).specials) == (None, ())
    for viewer in (None, 0, 2):
        assert scene.view(viewer).seats[1].specials == ("traders", "area"), "openly known"
    assert scene.view().used_specials == {"area": 0, "traders": 0, "resource-area": 0}


def test_r37_it_loses_however_strong_it_is_and_the_winners_areas_are_closed() -> None:
    scene = Scene().traders(0, cape=1, kalahari=1).traders(1, cape=5, southwest=1)
    scene.play("halt", "fight cape 1").duel("0", "retreat")
    assert (scene.state.victor, scene.state.actor) == (0, 1)
    goals = {text.split()[0] for text in scene.choices("retreat")}
    assert goals == {"mozambique", "southwest", "zanzibar", "zambezia", "madagascar", "angola"}


def test_r37_the_active_seat_may_retreat_as_well() -> None:
    scene = fought("retreat", "3", wins=0)
    assert (scene.state.victor, scene.state.actor) == (1, 0)
    assert (scene.seat(0).influence, scene.seat(1).influence) == (18, 12)
    scene.play("retreat kalahari 3")
    assert (scene.where(0), scene.area("kalahari").spent) == ({"kalahari": 3}, 3)
    assert (scene.state.actor, scene.legal()) == (1, {"raise", "done"})


def test_r37_a_received_marker_can_be_used_in_the_same_turn() -> None:
    scene = Scene().traders(0, cape=1).traders(1, cape=1).holds(1, "market 2", "heart 1")
    scene.play("halt", "fight cape 1").duel("retreat", "0 market 1")
    scene.play("retreat kalahari", "done", "peace")
    assert scene.choices("use") == {"market"}


def test_r37_the_marker_is_kept_for_ever() -> None:
    scene = Scene().traders(0, cape=1, egypt=1).traders(1, cape=2, egypt=1).play("halt")
    scene.play("fight cape 1").duel("0", "retreat").play("retreat southwest 2", "done")
    scene.play("fight egypt 1")
    scene.play("commit 0")
    assert "commit retreat" in scene.legal()


def test_r37_the_wholesaler_goes_first_and_alone() -> None:
    scene = Scene().traders(0, cape=1).traders(1, cape=2).wholesaler(1, "cape")
    scene.play("halt", "fight cape 1").duel("0", "retreat")
    assert all(len(text.split()) == 1 for text in scene.choices("retreat"))
    scene.play("retreat kalahari")
    assert (scene.seat(1).wholesaler, scene.where(1)) == ("kalahari", {"cape": 2})
    scene.play("retreat southwest 2")
    assert (scene.seat(1).wholesaler, scene.where(1)) == ("kalahari", {"southwest": 2})
    alone = Scene().traders(0, cape=1).wholesaler(1, "cape").play("halt", "fight cape 1")
    alone.duel("0", "retreat").play("retreat kalahari")
    assert alone.step == "raising"


def test_r37_a_retreated_wholesaler_of_the_active_seat_has_fought() -> None:
    scene = Scene().traders(1, cape=1).wholesaler(0, "cape").traders(2, kalahari=1)
    scene.play("halt", "fight cape 1").duel("retreat", "0").play("retreat kalahari", "done")
    assert (scene.view().spent_wholesaler, scene.legal()) == (True, {"peace", "end"})
    assert not scene.view().won_wholesaler


# R38


def test_r38_both_retreat_the_active_seat_first_and_nobody_wins() -> None:
    scene = fought("retreat", "retreat")
    assert (scene.state.victor, scene.state.actor) == (-1, 0)
    scene.play("retreat kalahari 2", "retreat southwest")
    assert (scene.state.actor, scene.where(1)) == (1, {"cape": 3})
    scene.play("retreat mozambique 3")
    assert (scene.where(0), scene.where(1)) == ({"kalahari": 2, "southwest": 1}, {"mozambique": 3})
    assert (scene.state.actor, scene.legal()) == (0, {"peace", "end"}), "no reputation"
    assert [scene.seat(seat).influence for seat in range(3)] == [15, 15, 15]


def test_r38e_each_avoids_the_others_areas() -> None:
    scene = Scene().traders(0, cape=1, egypt=1, angola=1).traders(1, cape=1, southwest=1)
    scene.play("halt", "fight cape 1").duel("retreat", "retreat")
    assert scene.choices("retreat") == {"kalahari", "mozambique", "angola", "zambezia", "zanzibar",
                                      "madagascar"}  # fmt: skip
    scene.play("retreat kalahari")
    assert scene.choices("retreat") == {"southwest", "mozambique", "zambezia", "zanzibar",
                                      "madagascar"}  # fmt: skip


def test_r38_the_last_way_out_is_left_to_the_rival() -> None:
    scene = Scene().traders(0, cape=2, southwest=1, kalahari=1).traders(1, cape=1)
    scene.play("halt", "fight cape 1").duel("retreat", "retreat")
    goals = {text.split()[0] for text in scene.choices("retreat")}
    assert goals == {"southwest", "kalahari", "zanzibar", "madagascar", "zambezia", "angola"}
    scene.play("retreat zanzibar 2")
    assert scene.where(1) == {"cape": 1}
    assert "retreat mozambique" in scene.legal()
    west = Scene().traders(0, southwest=1, kalahari=1, cape=1).traders(1, southwest=1)
    west.play("halt", "fight southwest 1").duel("retreat", "retreat")
    assert "angola" not in west.choices("retreat")
    assert {"kalahari", "cape"} <= west.choices("retreat")


def test_r38_a_retreat_may_not_close_the_last_way_piece_by_piece() -> None:
    scene = Scene().traders(0, cape=3).traders(1, cape=1).play("halt", "fight cape 1")
    scene.duel("retreat", "retreat").play("retreat kalahari", "retreat southwest")
    assert "mozambique" not in scene.choices("retreat")
    assert {"kalahari", "southwest", "zanzibar"} <= scene.choices("retreat")


def test_r38_without_another_choice_the_last_way_may_be_taken() -> None:
    """Madagascar: Zanzibar is shared, and the rival waits behind Mozambique."""
    for protects in (True, False):
        scene = Scene(retreat_marker_protects=protects).traders(0, madagascar=1, zanzibar=1)
        scene.traders(1, madagascar=1, zanzibar=1, zambezia=1, kalahari=1, cape=1)
        scene.play("halt", "fight madagascar 1").duel("retreat", "retreat")
        assert scene.legal() == {"retreat mozambique"}
        scene.play("retreat mozambique")
        assert ("madagascar" in scene.where(1)) == protects
        assert scene.seat(1).supply == (9 if protects else 10), "blocked: it stays, or is removed"
        assert scene.step == "conflicts"


def test_r38_it_is_no_rule_for_a_retreat_of_one_side() -> None:
    scene = Scene().traders(0, cape=1, southwest=1, kalahari=1).traders(1, cape=1)
    scene.play("halt", "fight cape 1").duel("retreat", "0")
    assert "mozambique" in scene.choices("retreat")


def test_r38_the_rival_retreats_where_it_likes() -> None:
    scene = Scene().traders(0, cape=1).traders(1, cape=1, southwest=1, kalahari=1)
    scene.play("halt", "fight cape 1").duel("retreat", "retreat").play("retreat zanzibar")
    assert "mozambique" in scene.choices("retreat")
