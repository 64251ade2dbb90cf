"""Every option, both ways: what it changes, and that without it nothing does."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import mbira
from mbira.games.zimbabwe.rules import GAME
from mbira.games.zimbabwe.spec import Rules
from tests.zimbabwe.scene import OPEN, Scene

if TYPE_CHECKING:
    from mbira.games.zimbabwe.view import ZimbabweView

FIRST_PLAY = {"xango", "tsui-goab", "elegua", "gu", "engai", "obatala"}


def opened(seats: int = 2, seed: int = 1, **options: object) -> ZimbabweView:
    return cast("ZimbabweView", mbira.new("zimbabwe", seats=seats, seed=seed, **options).view())


def test_every_option_has_a_default() -> None:
    rules = Rules()
    assert (rules.board, rules.gods, rules.setup, rules.round_limit) == (None, None, "standard", 50)
    switches = set(rules.__struct_fields__) - {"board", "gods", "setup", "round_limit"}
    assert not any(getattr(rules, name) for name in switches)
    assert len(switches) == 9, "a new one wants its test here"


def test_board_lays_a_map_of_ones_own() -> None:
    rows = ("S.w.S", "..~~.", "c.x.S")
    text = "# three rows\n" + "\n".join(rows) + "\n"
    view = opened(board=text)
    assert view.rows == rows
    assert view.tiles == ()


def test_board_without_it_is_laid_of_tiles_by_seat_count() -> None:
    sizes = {2: (12, 12, 4), 3: (18, 18, 6), 4: (18, 18, 7), 5: (18, 18, 9)}
    for seats, (width, height, tiles) in sizes.items():
        view = opened(seats)
        assert (len(view.rows[0]), len(view.rows), len(view.tiles)) == (width, height, tiles)
        text = "".join(view.rows)
        assert text.count("S") == 6
        assert text.count("x") == width * height - 36 * tiles
        laid = [tile for tile, _ in view.tiles]
        assert len(set(laid)) == tiles
        assert 0 in laid, "the start tile is always there"


def test_board_off_corners_of_the_layouts() -> None:
    def corners(seats: int) -> str:
        rows = opened(seats).rows
        return "".join("x" if rows[y][x] == "x" else "#" for y in (0, -1) for x in (0, -1))

    assert corners(3) == "x###"
    assert opened(3).rows[6][0] == "x"
    assert opened(3).rows[0][6] == "x"
    assert corners(4) == "#xx#"
    assert corners(5) == "####"


def test_board_tiles_and_turns_are_drawn_by_chance() -> None:
    views = [opened(seed=seed) for seed in range(20)]
    assert len({view.rows for view in views}) == 20
    assert len({turns for view in views for tile, turns in view.tiles if tile == 0}) == 4
    assert opened(seed=3) == opened(seed=3)


def test_gods_are_eight_at_random_or_those_named() -> None:
    drawn = [frozenset(opened(seed=seed).supply.gods) for seed in range(20)]
    assert {len(gods) for gods in drawn} == {8}
    assert len(set(drawn)) > 1
    assert opened(gods=("gu", "engai")).supply.gods == ("gu", "engai")
    assert opened(gods=()).supply.gods == ()


def test_setup_first_play_has_six_gods_and_no_specialists() -> None:
    for seed in range(3):
        easy = opened(seed=seed, setup="first-play")
        assert set(easy.supply.gods) == FIRST_PLAY
        assert easy.supply.specialists == ()
    assert len(opened(setup="standard").supply.specialists) == 5
    scene = Scene(OPEN, setup="first-play").cattle(9, 0)
    assert not scene.legal("specialist")
    assert scene.why_not("specialist herd").id == "why-specialist-taken"


def test_setup_first_play_takes_gods_named_instead() -> None:
    view = opened(setup="first-play", gods=("dziva",))
    assert view.supply.gods == ("dziva",)
    assert view.supply.specialists == ()


def test_round_limit() -> None:
    for limit, rounds in ((1, 1), (4, 4), (None, 9)):
        scene = Scene(OPEN, round_limit=limit).cattle(0, 0)
        while scene.state.round < 9 and GAME.outcome(scene.state) is None:
            scene.play("end")
        assert scene.state.round == rounds
        assert (GAME.outcome(scene.state) is None) == (limit is None)


def test_monuments_block_resources_for_sites_claims_and_goods() -> None:
    for blocks in (False, True):
        scene = Scene("cS......cS", monuments_block_resources=blocks).monument("B1").cattle(9, 0)
        scene.craftsman("potter", "C1", 1)
        assert ("raise B1" in scene.legal("raise")) != blocks
        claimed = Scene("..Sc....SS", monuments_block_resources=blocks).monument("C1")
        claimed.craftsman("potter", "A1", 1).cattle(9, 0)
        assert ("place potter" in claimed.legal("place")) == blocks, "is D1 in range of A1's?"


def test_monuments_block_resources_with_eshus_range_too() -> None:
    for blocks in (False, True):
        scene = Scene("cS......SS", monuments_block_resources=blocks).monument("B1")
        scene.god("eshu").craftsman("potter", "G1", 1).cattle(9, 0)
        assert ("raise B1" in scene.legal("raise")) != blocks


def test_single_hub_for_secondary_changes_building_only() -> None:
    board = """
        ...S..Sw....S
        ..ixxxxxxxxxx
    """
    for single in (False, True):
        scene = Scene(board, single_hub_for_secondary=single).monument("D1").monument("G1")
        scene.craftsman("ivory-carver", "A1", 1).cattle(9, 0)
        sites = scene.play("place throne-maker").legal("at")
        assert ("at E1 across" in sites, "at I1 across" in sites) == (True, not single)
        standing = Scene(board, single_hub_for_secondary=single).monument("D1").monument("G1")
        standing.craftsman("ivory-carver", "A1", 1).craftsman("throne-maker", "I1", 1)
        standing.cattle(4, 0).play("raise G1", "buy I1", "resource H1", "primary A1", "resource C2")
        assert standing.state.cattle[0] == 0, "goods may still go over two hubs"


def test_gu_marker_stays() -> None:
    for stays in (False, True):
        scene = Scene("c..w.....SS", gu_marker_stays=stays).specialist("herd", 1)
        scene.craftsman("potter", "B1").craftsman("wood-carver", "E1").play("god gu").end_round()
        assert scene.state.vr == [26, 26]
        assert scene.state.actor == (0 if stays else 1)


def test_gu_marker_moves_with_a_net_change_whatever_the_option() -> None:
    for stays in (False, True):
        scene = Scene("c....SS", gu_marker_stays=stays).specialist("builder", 1).god("tsui-goab", 1)
        scene.craftsman("potter", "B1").play("god gu").end_round()
        assert scene.state.vr == [25, 25]
        assert scene.state.actor == 1, "seat 1 was there before"


def test_gods_in_play_act_before_they_are_adored() -> None:
    for act in (False, True):
        scene = Scene(OPEN, gods=("shadipinyi", "qamata"), gods_in_play_act=act).cattle(6, 6)
        scene.end_round()
        owners = [owner for owner, _ in scene.plaques()]
        assert owners == ([None, 0, 1] if act else [0, 1])
        stock = scene.state.stock
        scene.play("bid 6")
        assert scene.state.stock == stock + (2 if act else 0)
        assert scene.state.cattle == ([2, 8] if act else [3, 9])


def test_gods_in_play_act_qamatas_fees_go_to_the_stock_while_he_waits() -> None:
    for act in (False, True):
        scene = Scene("SS...cS", gods=("qamata",), gods_in_play_act=act).monument("A1")
        scene.monument("B1", 1).craftsman("potter", "C1", 1).cattle(2, 0)
        stock = scene.state.stock
        scene.play("raise A1", "buy C1", "resource F1")
        assert scene.state.stock == stock + 1
        assert [seat.god_cattle for seat in scene.view().seats] == [0, 0]


def test_interruptible_actions() -> None:
    for open_ in (False, True):
        scene = (
            Scene("..c.....c..SS", interruptible_actions=open_).specialist("shaman").cattle(9, 0)
        )
        scene.play("place potter", "at A1 across", "shaman wood", "at E1")
        for step in ("place potter", "price potter 2", "place wood-carver"):
            assert (step in scene.legal()) == open_
        assert "build" not in scene.legal()


def test_dziva_start_only() -> None:
    for later in (False, True):
        scene = Scene("c....SS", dziva_start_only=later).craftsman("potter", "B1", price=3)
        scene.cattle(9, 0).play("god dziva")
        assert ("done" in scene.legal()) != later


def test_dziva_lowers_after_placing() -> None:
    for lowers in (False, True):
        scene = Scene("..c.....c..SS", dziva_lowers_after_placing=lowers).god("dziva")
        scene.craftsman("potter", "A1", price=3).craftsman("potter", "G1", 1, price=3).cattle(9, 0)
        assert ("price potter 2" in scene.legal("price")) == lowers
        scene.play("end")
        assert not scene.legal("price"), "only Dziva's adorer ever lowers"


def test_xango_wins_outright() -> None:
    for outright in (False, True):
        scene = Scene(OPEN, xango_wins_outright=outright).god("xango").monument("A1", level=4)
        scene.monument("C1", level=2).monument("E1").monument("C3")
        scene.monument("A6", 1, level=5).end_round()
        outcome = GAME.outcome(scene.state)
        assert outcome is not None
        assert outcome.winners == ((0,) if outright else (1,))
