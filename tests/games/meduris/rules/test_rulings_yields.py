"""Rulings R3 to R7 and R24: a turn, the die, and the big yield."""

from __future__ import annotations

import pytest

from mbira.core.game import CHANCE
from mbira.games.meduris.data import MATERIAL_IDS
from tests.games.meduris.scene import Scene


def stocks(scene: Scene, name: str) -> list[int]:
    """Return what each seat has of a material."""
    return [scene.held(seat).get(name, 0) for seat in range(scene.state.seats)]


def empty(scene: Scene) -> Scene:
    for seat in range(scene.state.seats):
        scene.stock(seat)
    return scene


# R3


def test_r3_a_turn_is_a_roll_and_one_of_three_things() -> None:
    scene = Scene(turn_of=2).rolling()
    assert scene.state.actor == CHANCE
    scene.play("roll stone")
    assert scene.state.actor == 2
    assert {text.split()[0] for text in scene.legal()} == {"move", "hut", "temple"}
    for action in ("move wood 3 stone", "hut 5", "temple 5"):
        each = Scene(turn_of=2).rolling().play("roll stone", action)
        assert (each.state.active, each.state.turn, each.state.actor) == (0, 2, CHANCE)
        assert each.view().face is None


def test_r3_without_pieces_or_materials_there_is_still_a_big_yield() -> None:
    poor = empty(Scene(4))
    assert {text.split()[0] for text in poor.legal()} == {"move"}
    done = Scene().left(0, huts=0)
    assert not done.legal("hut")
    assert done.legal("temple")
    done = Scene().left(0, temples=0)
    assert not done.legal("temple")
    assert done.legal("hut")


def test_r3_turns_go_round_the_table() -> None:
    scene, active = Scene(4, turn_of=2), []
    for _ in range(6):
        active.append(scene.state.active)
        scene.pass_turn()
    assert active == [2, 3, 0, 1, 2, 3]
    assert scene.state.turn == 7


# R4


@pytest.mark.parametrize("face", MATERIAL_IDS)
def test_r4_every_worker_on_the_plain_earns_one(face: str) -> None:
    scene = Scene(3, turn_of=1).towers(**{face: "020"}, **{_other(face): "121"}).rolling()
    scene.play(f"roll {face}")
    for name in MATERIAL_IDS:
        assert stocks(scene, name) == ([3, 1, 2] if name == face else [1, 1, 1])
        assert scene.supply(name) == (12 if name == face else 15)
    assert scene.state.actor == 1
    assert scene.view().face == face


def _other(face: str) -> str:
    return next(name for name in MATERIAL_IDS if name != face)


@pytest.mark.parametrize(
    ("left", "gains"), [(3, [1, 1, 1]), (2, [0, 1, 1]), (1, [0, 0, 1]), (0, [0, 0, 0])]
)
def test_r4_short_supply_goes_to_the_top_worker_first(left: int, gains: list[int]) -> None:
    scene = Scene(4).towers(wood="012", wool="33", copper="012").hoard(3, wood=left).rolling()
    scene.play("roll wood")
    assert stocks(scene, "wood")[:3] == [1 + gain for gain in gains]
    assert scene.supply("wood") == left - sum(gains)


# R5


def test_r5_on_plus_everybody_takes_one_from_the_active_seat_on() -> None:
    scene = Scene(4, turn_of=2).rolling().play("roll plus")
    for seat, name in ((2, "wood"), (3, "stone"), (0, "wood"), (1, "copper")):
        assert scene.state.actor == seat
        assert scene.legal("take") == {f"take {each}" for each in MATERIAL_IDS}
        before = scene.held(seat)[name]
        assert scene.view().asked == (seat - 2) % 4 + 1
        scene.play(f"take {name}")
        assert scene.held(seat)[name] == before + 1
    assert scene.state.supply == [14 - 2, 14, 14 - 1, 14 - 1]
    assert scene.view().asked == 0, "all of that is over"
    assert scene.state.actor == 2
    assert scene.legal("move")


def test_r5_one_may_decline() -> None:
    scene = Scene().rolling().play("roll plus", "decline", "take wool", "decline")
    assert stocks(scene, "wool") == [1, 2, 1]
    assert sum(scene.state.supply) == 4 * 15 - 1
    assert scene.state.actor == 0


def test_r5_what_is_gone_cannot_be_taken() -> None:
    scene = Scene(3).hoard(0, wood=0, wool=1, stone=0).rolling().play("roll plus")
    assert scene.legal() == {"take wool", "take copper", "decline"}
    scene.play("take wool")
    assert scene.legal() == {"take copper", "decline"}


def test_r5_nobody_is_asked_when_everything_is_gone() -> None:
    gone = Scene(3, turn_of=1).hoard(0, wood=0, wool=0, copper=0, stone=0).rolling()
    gone.play("roll plus")
    assert (gone.state.actor, bool(gone.legal("move"))) == (1, True)
    last = Scene(3, turn_of=1).hoard(0, wood=1, wool=0, copper=0, stone=0).rolling()
    last.play("roll plus")
    assert last.legal() == {"take wood", "decline"}
    last.play("take wood")
    assert (last.state.actor, bool(last.legal("move"))) == (1, True), "the others find nothing"
    again = Scene(3, turn_of=1).hoard(0, wood=1, wool=0, copper=0, stone=0).rolling()
    again.play("roll plus", "decline")
    assert again.state.actor == 2, "it is still there for the next seat"


# R6


def test_r6_on_minus_everybody_returns_one_from_the_active_seat_on() -> None:
    scene = Scene(4, turn_of=3).stock(1, wood=2, stone=1).rolling().play("roll minus")
    for seat, name in ((3, "wool"), (0, "wool"), (1, "wood"), (2, "copper")):
        assert scene.state.actor == seat
        assert scene.legal() == {f"return {each}" for each in scene.held(seat)}, "no way out"
        supply = scene.supply(name)
        scene.play(f"return {name}")
        assert scene.supply(name) == supply + 1
    assert scene.held(1) == {"wood": 1, "stone": 1}
    assert scene.state.actor == 3
    assert scene.legal("move")


def test_r6_who_has_nothing_returns_nothing() -> None:
    scene = Scene(4, turn_of=1).stock(1).stock(3).rolling().play("roll minus")
    assert scene.state.actor == 2
    scene.play("return wood")
    assert scene.state.actor == 0
    scene.play("return wood")
    assert scene.state.actor == 1
    assert scene.legal("move")
    nobody = empty(Scene(3, turn_of=2)).rolling().play("roll minus")
    assert nobody.state.actor == 2
    assert nobody.legal("move")


# R7


@pytest.mark.parametrize(
    ("tower", "gains"),
    [("", [1, 0, 0]), ("1", [2, 1, 0]), ("12", [3, 1, 2]), ("21", [3, 2, 1]), ("10", [5, 1, 0])],
)
def test_r7_a_plain_yields_by_height(tower: str, gains: list[int]) -> None:
    workers = list("112200")
    for worker in tower + "0":
        workers.remove(worker)
    others = "".join(workers)
    scene = Scene().towers(wood="0", stone=tower, wool=others[:3], copper=others[3:])
    scene.play("move wood 1 stone")
    assert stocks(scene, "stone") == [1 + gain for gain in gains]
    assert scene.view().towers["stone"] == (*map(int, tower), 0)
    assert scene.view().towers["wood"] == ()
    for name in ("wood", "wool", "copper"):
        assert stocks(scene, name) == [1, 1, 1], "only that plain produces"


@pytest.mark.parametrize("height", [1, 2, 3])
def test_r7_a_worker_leaves_from_anywhere_in_a_tower(height: int) -> None:
    tower = ["1", "2"]
    tower.insert(height - 1, "0")
    scene = Scene().towers(wood="".join(tower), wool="0", copper="12")
    own = {f"move wood {height} {to}" for to in ("wool", "copper", "stone")}
    assert scene.legal("move") == own | {f"move wool 1 {to}" for to in ("copper", "stone")}
    scene.play(f"move wood {height} copper")
    assert scene.view().towers["wood"] == (1, 2), "those above drop"
    assert scene.view().towers["copper"] == (1, 2, 0)


def test_r7_never_to_the_same_plain_nor_onto_three() -> None:
    scene = Scene(4).towers(wood="01", wool="123", copper="0", stone="23")
    assert scene.legal("move") == {
        "move wood 1 copper", "move wood 1 stone", "move copper 1 wood", "move copper 1 stone",
    }  # fmt: skip


def test_r7_each_of_two_own_workers_in_a_tower_can_go() -> None:
    scene = Scene(2).towers(wood="010", wool="1", copper="10")
    assert scene.legal("move") == {
        f"move {worker} {to}"
        for worker, plain in (("wood 1", "wood"), ("wood 3", "wood"), ("copper 2", "copper"))
        for to in MATERIAL_IDS
        if to not in {plain, "wood"}
    }
    scene.play("move wood 3 stone")
    assert scene.view().towers["wood"] == (0, 1)


@pytest.mark.parametrize(
    ("left", "gains"),
    [
        (6, [3, 1, 2]),
        (5, [3, 0, 2]),
        (4, [3, 0, 1]),
        (3, [3, 0, 0]),
        (2, [2, 0, 0]),
        (1, [1, 0, 0]),
        (0, [0, 0, 0]),
    ],
)
def test_r7_of_a_short_supply_the_top_worker_takes_its_whole_share(
    left: int, gains: list[int]
) -> None:
    scene = Scene(4).towers(wood="033", stone="12", wool="012").hoard(3, stone=left)
    scene.play("move wood 1 stone")
    assert stocks(scene, "stone")[:3] == [1 + gain for gain in gains]
    assert scene.supply("stone") == left - sum(gains)


def test_r7_a_plain_without_supply_may_be_chosen() -> None:
    scene = Scene().hoard(1, stone=0).towers(wood="012", wool="012")
    assert "move wood 1 stone" in scene.legal()
    scene.play("move wood 1 stone")
    assert scene.held(0)["stone"] == 1
    assert scene.state.active == 1


# R24


def test_r24_what_is_used_goes_back_to_the_supply() -> None:
    scene = Scene().huts(1, 4).druid(-1).stock(0, wood=2, wool=2).stock(1, stone=1, wood=1)
    wood, wool, copper, stone = scene.state.supply
    scene.play("hut 13")
    assert scene.state.supply == [wood + 1, wool + 1, copper, stone]
    scene.play("offer stone")
    assert scene.state.supply == [wood + 1, wool + 1, copper, stone + 1]
    replaced = Scene().stock(0, stone=4, wool=3, wood=1)
    wood, wool, copper, stone = replaced.state.supply
    replaced.play("temple 8", "replace copper stone wool wool")
    assert replaced.state.supply == [wood, wool + 2, copper, stone + 2]
