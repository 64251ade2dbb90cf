"""Refusals name what is really in the way."""

from __future__ import annotations

from tests.zimbabwe.scene import Scene


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
    assert reason(scene, "raise A1") == ("why-too-few-goods", "R43")


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
