"""Refusals name what is really in the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import mbira
from mbira.core.message import Message, seat_name
from mbira.games.zimbabwe.spec import SPEC
from mbira.lang import LANGUAGES, language
from tests.games.zimbabwe.scene import OPEN, Scene

if TYPE_CHECKING:
    from mbira.core.message import Reason


def reason(scene: Scene, text: str) -> tuple[str, str]:
    found = scene.why_not(text)
    return found.id, found.rule


def test_a_craftsman_in_reach_without_resources_is_no_lack_of_craftsmen() -> None:
    scene = Scene("SS...cS").monument("A1").craftsman("potter", "C1", 1).cattle(9, 0)
    assert scene.legal("raise") == {"raise A1"}
    scene.used("F1")
    assert reason(scene, "raise A1") == ("why-resources-short", "R43")


def test_two_craftsmen_with_one_resource_between_them() -> None:
    scene = Scene("S......S\n...w....\n........").monument("A1").cattle(9, 0)
    scene.craftsman("wood-carver", "E1", 1).craftsman("sculptor", "B2", 1)
    assert reason(scene, "raise A1") == ("why-resources-short", "R43")


def test_nobody_in_reach_is_a_lack_of_goods() -> None:
    scene = Scene("SS...........cS").monument("A1").craftsman("potter", "K1", 1).cattle(9, 0)
    assert reason(scene, "raise A1") == ("why-too-few-goods", "R51")


def test_with_tsui_goab_goods_need_not_be_different_but_there_must_be_some() -> None:
    scene = Scene("SS...........cS").monument("A1", level=2).craftsman("potter", "K1", 1)
    assert reason(scene.cattle(9, 0), "raise A1") == ("why-too-few-goods", "R51")
    scene.god("tsui-goab")
    assert reason(scene, "raise A1") == ("why-no-goods", "R51")


def test_cattle_are_named_when_only_they_are_missing() -> None:
    scene = Scene("SS...cS").monument("A1").craftsman("potter", "C1", 1, price=3).cattle(2, 0)
    assert reason(scene, "raise A1") == ("why-raise-too-dear", "R44")


def test_used_markers_are_named_when_the_box_has_none_left() -> None:
    board = "SS...c" + "w" * 25 + "S"
    scene = Scene(board, box_limits=True).monument("A1").craftsman("potter", "C1", 1).cattle(9, 0)
    assert scene.legal("raise") == {"raise A1"}
    names = scene.state.board.grid.names
    scene.used(*names[6:31])
    assert reason(scene, "raise A1") == ("why-no-marker", "R47")


def test_room_kept_for_an_owed_tile_is_named() -> None:
    owed = ("why-room-owed", "R32")
    scene = Scene("S..cS").cattle(9, 0).play("specialist shaman")
    assert reason(scene, "place potter") == owed
    scene = Scene("S.S").cattle(9, 0).play("specialist shaman")
    assert reason(scene, "build") == owed
    scene = Scene("S..S").specialist("rain-ceremony").cattle(9, 0).play("specialist shaman")
    assert reason(scene, "rain") == owed


def begun(board: str, *actions: str) -> mbira.Match:
    """Return a match on a board after its first actions."""
    match = mbira.new("zimbabwe", seats=2, seed=1, board=board)
    for action in actions:
        match.play(mbira.parse("zimbabwe", action))
    return match


def refused(match: mbira.Match, text: str) -> Reason:
    found = match.why_not(mbira.parse("zimbabwe", text))
    assert found is not None
    return found


def said(found: Reason, code: str) -> str:
    return language(code, SPEC).say(found)


def test_a_cell_on_the_map_is_not_called_off_it() -> None:
    match = begun("S..w..S\n.......", "at A1", "at G1", "pass", "place wood-carver")
    found = refused(match, "at G2 across")
    assert (found.id, found.args, found.rule) == ("why-off-edge", {"cell": "G2"}, "R23")
    assert refused(match, "at H2 across").id == "why-off-map"
    assert refused(match, "at A2 down").id == "why-off-edge"


def in_debt() -> Scene:
    """Return a turn with 2 cattle, which the nomads are owed, and a good to buy for 1."""
    scene = Scene("SS...cS").monument("A1").craftsman("potter", "C1", 1).cattle(2, 0)
    return scene.play("specialist nomads")


def test_cattle_that_are_owed_are_the_reason_why_nothing_can_be_raised() -> None:
    found = in_debt().why_not("raise A1")
    assert (found.id, found.rule) == ("why-raise-too-dear-with-debt", "R32")
    assert (found.args["need"], found.args["have"]) == (1, 0)
    assert found.args["specialist"] == Message("specialist-nomads")
    poor = Scene("SS...cS").monument("A1").craftsman("potter", "C1", 1, price=3).cattle(2, 0)
    assert reason(poor, "raise A1") == ("why-raise-too-dear", "R44"), "nothing is owed here"


def test_cattle_that_are_owed_are_the_reason_why_a_good_cannot_be_bought() -> None:
    board = "S...ccS\n......."
    for dear in (2, 3):
        scene = Scene(board).monument("A1").cattle(3, 0)
        scene.craftsman("potter", "B1", 1, price=1).craftsman("potter", "B2", 0, price=dear)
        scene.play("specialist nomads", "raise A1")
        assert scene.legal("buy") == {"buy B1"}
        found = scene.why_not("buy B2")
        assert (found.id, found.rule) == ("why-too-dear-with-debt", "R32")
        assert found.args["need"] == dear


def test_cattle_that_are_owed_are_the_reason_why_nobody_supplies_the_good() -> None:
    scene = Scene("S..www...S\n..........\n..........").monument("A1").cattle(4, 0)
    scene.craftsman("wood-carver", "B1", 0, price=1).craftsman("wood-carver", "D3", 1, price=3)
    scene.craftsman("sculptor", "B2", 1, price=1).play("specialist nomads", "raise A1", "buy B2")
    scene.play(min(scene.legal("resource")))
    assert scene.legal("primary") == {"primary B1"}
    found = scene.why_not("primary D3")
    assert (found.id, found.rule) == ("why-too-dear-with-debt", "R32")


def test_one_is_a_head_of_cattle() -> None:
    found = in_debt().why_not("raise A1")
    assert "1 head of cattle" in said(found, "en")
    assert "1 capo di bestiame" in said(found, "it")
    assert "1 коровы" in said(found, "ru")
    for code, words in (("en", "2 cattle"), ("it", "2 capi"), ("ru", "2 коров")):
        scene = Scene("SS...cS").monument("A1").craftsman("potter", "C1", 1, price=2).cattle(3, 0)
        assert words in said(scene.play("specialist nomads").why_not("raise A1"), code)


def test_a_map_without_the_resource_blames_nobody() -> None:
    match = begun("S.w..S\n......", "at A1", "at F1", "pass")
    found = refused(match, "place potter")
    assert (found.id, found.rule) == ("why-no-resource-anywhere", "R25")
    claimed = Scene("S.c.....S").craftsman("potter", "D1", 1).cattle(9, 0)
    assert reason(claimed, "place potter") == ("why-all-claimed", "R25")


def test_the_first_craftsman_is_not_blamed_on_another_one() -> None:
    board = "Sw......S\n........."
    match = begun(board, "at A1", "at I1", "pass", "place wood-carver")
    assert refused(match, "at G2 across").id == "why-no-resource-near"
    claimed = Scene("Sw......wS\n..........").craftsman("wood-carver", "C1", 1).cattle(9, 0)
    claimed.play("place wood-carver")
    assert reason(claimed, "at C2 across") == ("why-claimed", "R25")
    assert "at G2 across" in claimed.legal("at")


def test_why_there_is_no_spot_for_a_craftsman_names_what_is_missing() -> None:
    full = Scene("S.c.S").cattle(9, 0)
    assert reason(full, "place potter") == ("why-no-room", "R23")
    apart = Scene("S.c.......S").monument("B1").monument("D1").cattle(9, 0)
    assert "place potter" in apart.legal("place")
    near = Scene("Scxxxx...S").cattle(9, 0)
    assert reason(near, "place potter") == ("why-no-room-near", "R25")


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_secondary_craftsman_without_a_primary_in_reach_cites_the_ruling_on_that(
    code: str,
) -> None:
    """R12, with the one hub that an option allows as well as with any number."""
    board = "...S..Sw....S\n..ixxxxxxxxxx"
    far = "...S.......w....S\n..ixxxxxxxxxxxxxx"
    any_number = Scene(far).monument("D1").craftsman("ivory-carver", "A1", 1).cattle(9, 0)
    found = any_number.why_not("place throne-maker")
    assert (found.id, found.rule) == ("why-no-primary-in-reach", "R12")
    single = Scene(board, single_hub_for_secondary=True).monument("D1").monument("G1")
    single.craftsman("ivory-carver", "A1", 1).craftsman("potter", "E1", 1).cattle(9, 0)
    one = single.why_not("place throne-maker")
    assert (one.id, one.rule) == ("why-no-primary-in-reach", "R12")
    assert said(one, code) != said(found, code)
    spot = Scene(board, single_hub_for_secondary=True).monument("D1").monument("G1")
    spot.craftsman("ivory-carver", "A1", 1).cattle(9, 0).play("place throne-maker")
    assert reason(spot, "at I1 across") == ("why-primary-far", "R12")


def test_who_has_a_specialist_is_named_and_a_match_without_any_says_so() -> None:
    scene = Scene(OPEN).specialist("herd", 1).cattle(9, 9)
    found = scene.why_not("specialist herd")
    assert (found.id, found.rule, found.args["seat"]) == (
        "why-specialist-taken", "R49", seat_name(1),
    )  # fmt: skip
    first = Scene(OPEN, setup="first-play").cattle(9, 9)
    assert reason(first, "specialist herd") == ("why-no-specialists", "R49")
    assert reason(first, "herd 2") == ("why-no-specialists", "R49")
    assert reason(Scene(OPEN).cattle(9, 0), "herd 2") == ("why-specialist-not-yours", "R49")


def test_refusals_cite_the_ruling_that_says_so() -> None:
    gods = Scene(OPEN, gods=("engai", "xango", "gu")).god("engai").god("xango", 1)
    assert reason(gods, "god gu") == ("why-one-god", "R49")
    free = Scene(OPEN, gods=("xango", "gu")).god("xango", 1)
    assert reason(free, "god xango") == ("why-god-taken", "R49")
    assert reason(free, "god eshu") == ("why-god-not-in-play", "R49")
    three = Scene("c..c..c..c..SS\n..............").cattle(9, 0)
    for cell in ("A2", "E2", "I2"):
        three.craftsman("potter", cell, 1)
    assert reason(three, "place potter") == ("why-all-placed", "R50")
    own = Scene("SS...cS").monument("A1").monument("B1", 1).cattle(9, 0)
    assert reason(own, "raise C1") == ("why-no-monument", "R51")
    assert reason(own, "raise B1") == ("why-not-your-monument", "R51")
    twice = Scene("SS...ccS\n........").monument("A1", level=2).cattle(9, 0)
    twice.craftsman("potter", "C1", 1).craftsman("potter", "C2", 1)
    assert reason(twice, "raise A1") == ("why-too-few-goods", "R51")
