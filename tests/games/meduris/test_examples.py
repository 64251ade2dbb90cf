"""The worked examples of the rulebook, rebuilt as positions."""

from __future__ import annotations

from tests.games.meduris.scene import LAST_ROCK, Scene

RED, GREEN, BLUE, PURPLE = 0, 1, 2, 3


def test_ex1a_small_yield() -> None:
    """The die shows wood; two blue workers and a green one are in the forest."""
    scene = Scene().towers(wood="221", stone="01", copper="0").rolling()
    scene.play("roll wood")
    assert [scene.held(seat)["wood"] for seat in (RED, GREEN, BLUE)] == [1, 2, 3]
    assert scene.supply("wood") == 15 - 3
    assert (scene.state.active, scene.state.actor) == (RED, RED), "red goes on with its turn"


def test_ex1b_big_yield() -> None:
    """Red puts its second worker on top of a red and a green one in the quarry."""
    scene = Scene().towers(wood="221", stone="01", copper="0").play("move copper 1 stone")
    assert scene.view().towers["stone"] == (RED, GREEN, RED)
    assert scene.held(RED) == {"wood": 1, "wool": 1, "copper": 1, "stone": 1 + 3 + 1}
    assert scene.held(GREEN)["stone"] == 1 + 2
    assert scene.held(BLUE)["stone"] == 1
    assert scene.supply("stone") == 15 - 6
    assert scene.state.active == GREEN


def test_ex2_the_druid_leaves_his_rocks() -> None:
    """The fourth building stands; the druid comes to green's hut, and gets a wool."""
    scene = Scene().huts(GREEN, 2).huts(BLUE, 7, 13).druid(LAST_ROCK).play("hut 10")
    assert (scene.state.druid, scene.state.actor) == (2, GREEN)
    assert scene.gifts() == {"nothing", "wool", "copper", "both"}
    scene.play("offer wool")
    assert scene.state.vp == [5, 6, 5]
    assert scene.held(GREEN) == {"wood": 1, "copper": 1, "stone": 1}
    assert scene.state.active == GREEN, "red's turn is over"


def test_ex3_a_ritual_in_a_settlement() -> None:
    """Blue closes up to two red huts: a settlement of three, bounded by its own temple."""
    scene = Scene(turn_of=BLUE).huts(RED, 16, 19, 20).temples(BLUE, 21).druid(16)
    scene.stock(BLUE, stone=4, wood=4).stock(RED, wood=1)
    scene.play("hut 18")
    assert scene.held(BLUE) == {"stone": 1, "wood": 1}, "the hut cost 3 of each"
    assert "waves" in scene.runes(BLUE), "it was red's"
    assert (scene.state.druid, scene.state.actor) == (18, BLUE)
    assert scene.gifts() == {"nothing", "stone", "wood", "both"}
    scene.play("offer both")
    assert scene.state.vp == [5, 5, 8]
    assert scene.held(BLUE) == {}
    assert (scene.state.druid, scene.state.actor) == (19, RED)
    scene.play("offer nothing")
    assert scene.state.vp == [4, 5, 8]
    assert (scene.state.druid, scene.state.actor) == (20, RED)
    scene.play("offer wood")
    assert scene.state.vp == [5, 5, 8]
    assert scene.held(RED) == {}
    assert scene.state.druid == 20
    assert scene.state.active == RED, "blue's turn is over"


def test_ex4_the_druid_crosses_the_great_river() -> None:
    """Red builds a temple; between blue's last hut and green's there is the river."""
    scene = Scene().huts(BLUE, 30, 31).huts(GREEN, 2, 8, 13).druid(31)
    assert [len(scene.runes(seat)) for seat in (RED, GREEN, BLUE)] == [0, 3, 1]
    scene.play("temple 18")
    assert scene.state.vp == [5, 5 + 3, 5 + 1]
    assert (scene.state.druid, scene.state.actor) == (2, GREEN)
    scene.play("offer copper")
    assert scene.state.vp == [5, 9, 6]
    assert scene.state.active == GREEN


def test_faq1_a_gap_is_closed() -> None:
    """Between a blue and a purple hut, a third one costs three of each."""
    scene = Scene(4).huts(BLUE, 3).huts(PURPLE, 5).stock(RED, wool=3, wood=3)
    assert scene.view().spaces[4].size == 3
    assert "hut 4" in scene.legal("hut")
    assert scene.play("hut 4").held(RED) == {}
    for short in ({"wool": 2, "wood": 3}, {"wool": 3, "wood": 2}):
        poor = Scene(4).huts(BLUE, 3).huts(PURPLE, 5).stock(RED, **short)
        assert "hut 4" not in poor.legal("hut")


def test_faq2_the_druid_enters_behind_the_river() -> None:
    """Red's hut is the last of the ring and green's the first: one settlement, entered at 0."""
    scene = Scene(4, turn_of=PURPLE).huts(RED, 39).huts(GREEN, 0).huts(BLUE, 3).druid(LAST_ROCK)
    scene.play("hut 20")
    assert (scene.state.druid, scene.state.actor) == (0, GREEN)
    assert scene.state.vp == [5, 5, 5, 5], "the river was not crossed"
    assert scene.gifts() == {"nothing", "wool", "copper", "both"}
    scene.play("offer both")
    assert scene.state.vp == [5, 7, 5, 5], "39 counts, though it is not visited"
    assert scene.state.druid == 0
    assert scene.state.active == RED, "the turn is over"


def test_runes5_rune_stones_at_the_end() -> None:
    """Five of them are worth 1, 2, 3, 4 and 5."""
    scene = Scene(last_turn=True).huts(RED, 0, 5, 8, 12, 14).points(20, 5, 5)
    assert len(scene.runes(RED)) == 5
    scene.pass_turn()
    assert len(scene.offerings()) == 5
    assert scene.outcome().scores == (20 - 5 + 15, 5, 5)
