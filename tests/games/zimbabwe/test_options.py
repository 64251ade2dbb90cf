"""Every option, both ways: what it changes, and that without it nothing does."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import mbira
from mbira.core.input.options import describe_options
from mbira.core.log.ruleset import options_of
from mbira.core.log.save import Header
from mbira.games.zimbabwe.game import GAME
from mbira.games.zimbabwe.spec import SPEC, ZimbabweOptions
from tests.games.zimbabwe.scene import OPEN, Scene

if TYPE_CHECKING:
    from mbira.games.zimbabwe.views.view import ZimbabweView

FIRST_PLAY = {"xango", "tsui-goab", "elegua", "gu", "engai", "obatala"}


def opened(seats: int = 2, seed: int = 1, **options: object) -> ZimbabweView:
    return cast("ZimbabweView", mbira.new("zimbabwe", seats=seats, seed=seed, **options).view())


def test_every_option_has_a_default() -> None:
    rules = ZimbabweOptions()
    assert (rules.board, rules.gods, rules.setup, rules.round_limit) == (None, None, "standard", 50)
    switches = set(rules.__struct_fields__) - {"board", "gods", "setup", "round_limit"}
    assert not any(getattr(rules, name) for name in switches)
    assert len(switches) == 13, "a new one wants its test here"


def test_what_ruleset_1_did_is_offered_to_nobody() -> None:
    offered = {info.name for info in describe_options(SPEC)}
    assert set(ZimbabweOptions.__struct_fields__) - offered == {"unasked_prices", "qamata_waits"}
    (earlier,) = SPEC.earlier
    assert earlier == ZimbabweOptions(unasked_prices=True, qamata_waits=True)
    assert SPEC.ruleset == 2
    header = Header(
        game="zimbabwe", ruleset=1, seats=2, options={"gods_in_play_act": True}, data={}, chance=""
    )
    assert options_of(SPEC, header) == ZimbabweOptions(
        gods_in_play_act=True, unasked_prices=True, qamata_waits=True
    )


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
    assert scene.why_not("specialist herd").id == "why-no-specialists"


def test_setup_first_play_takes_gods_named_instead() -> None:
    view = opened(setup="first-play", gods=("dziva",))
    assert view.supply.gods == ("dziva",)
    assert view.supply.specialists == ()


def test_round_limit() -> None:
    for limit, rounds in ((1, 1), (4, 4), (None, 9)):
        scene = Scene(OPEN, round_limit=limit).cattle(0, 0)
        while scene.state.round < 9 and not scene.over():
            scene.play("end")
        assert scene.state.round == rounds
        assert scene.over() == (limit is not None)


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


def one_hub(**options: bool) -> Scene:
    """Return a position in which a seat has paid for a hub, with Qamata in play and not adored."""
    scene = Scene("SS...cS", gods=("qamata", "gu"), **options).monument("A1").monument("B1", 1)
    scene.craftsman("potter", "C1", 1).cattle(2, 0)
    return scene.play("raise A1", "buy C1", "resource F1")


def test_gods_in_play_act_qamatas_card_takes_fees_while_nobody_adores_him() -> None:
    start = Scene(OPEN).cattle(2, 0).state.stock
    for act in (False, True):
        scene = one_hub(gods_in_play_act=act)
        supply = scene.view().supply
        assert (supply.qamata, supply.stock) == ((1, start) if act else (0, start + 1))
        assert [seat.god_cattle for seat in scene.view().seats] == [0, 0]
        scene.end_round()
        supply = scene.view().supply
        assert supply.qamata == 0, "with the revenue it goes to the stock"
        assert supply.stock == start + 1 - 2 - 1, "less an income of 2 and of 1"


def test_gods_in_play_act_who_adores_qamata_finds_on_his_card_what_lies_there() -> None:
    for act in (False, True):
        scene = one_hub(gods_in_play_act=act).play("end", "god qamata")
        assert scene.view().seats[1].god_cattle == (1 if act else 0)
        assert scene.view().supply.qamata == 0
        before = scene.state.cattle[1]
        scene.play("end")
        assert scene.state.cattle[1] == before + 1 + 1 + (1 if act else 0), "price, income, fee"


def test_gods_in_play_act_only_a_god_in_play_takes_anything() -> None:
    scene = Scene("SS...cS", gods=("gu",), gods_in_play_act=True).monument("A1").monument("B1", 1)
    scene.craftsman("potter", "C1", 1).cattle(2, 0).play("raise A1", "buy C1", "resource F1")
    assert scene.view().supply.qamata == 0


def test_qamata_waits_as_in_ruleset_1() -> None:
    for waits in (False, True):
        scene = one_hub(gods_in_play_act=True, qamata_waits=waits)
        assert scene.view().supply.qamata == (0 if waits else 1)
        shown = [span.text for line in GAME.draw(scene.view(), str) for span in line]
        assert (" (+1)" in shown) != waits, "and one sees it"


def test_interruptible_actions() -> None:
    for open_ in (False, True):
        scene = Scene("..c.......c..SS", interruptible_actions=open_).specialist("shaman")
        scene.craftsman("potter", "A1").cattle(9, 0)
        scene.play("place potter", "at L1 across", "shaman wood", "at F1")
        for step in ("price potter 2", "place wood-carver"):
            assert (step in scene.legal()) == open_
        assert "build" not in scene.legal()


def test_interruptible_actions_leave_time_for_the_price_of_a_new_technology() -> None:
    for open_ in (False, True):
        scene = Scene("..c......SS", interruptible_actions=open_).cattle(9, 0)
        scene.play("place potter", "at A1 across")
        assert ("god xango" in scene.legal()) == open_
    scene.play("god xango")
    assert scene.legal("price") == {"price potter 1", "price potter 2", "price potter 3"}


def test_unasked_prices_as_in_ruleset_1() -> None:
    for unasked in (False, True):
        scene = Scene("..c......SS", unasked_prices=unasked).specialist("herd").cattle(9, 0)
        scene.play("place potter", "at A1 across")
        for step in ("god xango", "specialist nomads", "herd 2"):
            assert (step in scene.legal()) == unasked
        assert ("price potter 1" in scene.legal()) != unasked
    scene.play("god xango")
    assert not scene.legal("price"), "it is 1, and nobody was asked"
    assert scene.view().seats[0].technologies[0].price == 1


def test_family_once_a_turn() -> None:
    """In the order of both, and whether the primary one is the first on the map or not."""
    board = "ww...ww...ww...SS\n.................\n................."
    for once in (False, True):
        scene = Scene(board, family_once_a_turn=once).cattle(20, 0)
        scene.craftsman("wood-carver", "C1", 1).play("place wood-carver", "at M1 across")
        assert ("place sculptor" in scene.legal("place")) != once
        if once:
            assert scene.why_not("place sculptor").id == "why-family-once"
            assert scene.why_not("place sculptor").rule == "R24"
        other = Scene(board, family_once_a_turn=once).cattle(20, 0)
        other.craftsman("wood-carver", "C1", 1).play("place sculptor", "at D2")
        assert ("place wood-carver" in other.legal("place")) != once
        assert "place throne-maker" not in other.legal("place"), "there is no ivory carver"
        again = Scene(board, family_once_a_turn=once).cattle(20, 0)
        again.craftsman("wood-carver", "C1", 1).play("place wood-carver", "at M1 across")
        again.play("price wood-carver 1").end_round()
        while again.state.actor or not again.legal("end"):
            again.play("pass" if again.legal("pass") else "end")
        assert "place sculptor" in again.legal("place"), "and in another turn nothing is barred"


def test_family_once_a_turn_does_not_bar_other_families() -> None:
    board = "wwii.....ccSS\n............."
    scene = Scene(board, family_once_a_turn=True).cattle(20, 0).craftsman("ivory-carver", "E1", 1)
    scene.play("place wood-carver", "at A2 across")
    assert "place throne-maker" in scene.legal("place"), "thrones take wood, but are of ivory"


def test_dziva_start_only() -> None:
    for later in (False, True):
        scene = Scene("c....SS", dziva_start_only=later).craftsman("potter", "B1", price=3)
        scene.cattle(9, 0).play("god dziva")
        assert ("done" in scene.legal()) != later


def test_dziva_before_main() -> None:
    """Between the two: at once, but only before the main action."""
    for before in (False, True):
        early = Scene("c....SS", dziva_before_main=before).craftsman("potter", "B1", price=3)
        early.play("god dziva")
        assert "done" in early.legal(), "chosen before the main action"
        late = Scene("c....SS", dziva_before_main=before).craftsman("potter", "B1", price=2)
        late.play("price potter 3", "god dziva")
        assert ("done" in late.legal()) != before
        built = Scene("c......SS", dziva_before_main=before).craftsman("potter", "B1", price=2)
        built.play("build", "at E1", "god dziva")
        assert ("done" in built.legal()) != before
        while not (built.state.round == 2 and built.state.actor == 0 and not built.legal("bid")):
            built.play("pass" if built.legal("pass") else "done" if built.legal("done") else "end")
        assert "done" in built.legal(), "from the next turn on always"


def test_dziva_before_main_with_breaks_in_the_main_action() -> None:
    for before in (False, True):
        scene = Scene("c....SS", dziva_before_main=before, interruptible_actions=True)
        scene.craftsman("potter", "B1", price=2).play("price potter 3", "god dziva")
        assert ("done" in scene.legal()) != before


def test_dziva_start_only_comes_before_dziva_before_main() -> None:
    scene = Scene("c....SS", dziva_before_main=True, dziva_start_only=True)
    scene.craftsman("potter", "B1", price=2).play("god dziva")
    assert "done" not in scene.legal()


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
        assert scene.outcome().winners == ((0,) if outright else (1,))
