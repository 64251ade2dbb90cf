"""Rulings R5 to R10 and R12: hubs, when they must be used and what they cost.

Most maps are one row wide, so that a distance is the difference of two letters.
"""

from __future__ import annotations

from mbira.games.zimbabwe.queries.questions import reach
from tests.games.zimbabwe.scene import Scene

HUBS = "S..S..S....cS"


def test_r05_any_monument_is_a_hub_and_the_count_starts_again_there() -> None:
    scene = Scene(HUBS).monument("A1").monument("D1", 1).monument("G1", 1).cattle(3, 0)
    scene.craftsman("potter", "J1", 1)
    assert scene.hubs("A1", "J1") == 2
    scene.play("raise A1", "buy J1", "resource L1")
    assert scene.state.cattle == [0, 0]
    assert scene.card("potter", 1) == 1


def test_r05_a_chain_of_hubs_breaks_where_one_is_missing() -> None:
    scene = Scene(HUBS).monument("A1").monument("G1", 1).cattle(9, 0)
    scene.craftsman("potter", "J1", 1)
    assert scene.hubs("A1", "J1") is None
    assert scene.why_not("raise A1").id == "why-too-few-goods"


def test_r05_hubs_never_help_towards_resources() -> None:
    scene = Scene("...S.c.SS").monument("D1").craftsman("potter", "A1", 1).cattle(9, 0)
    assert scene.hubs("A1", "F1") == 1, "a good could travel there"
    assert reach(scene.view(), "A1").resources == ()
    assert "raise D1" not in scene.legal("raise")
    unplaced = Scene("...S.c.SS").monument("D1").cattle(9, 0).play("place potter")
    assert unplaced.why_not("at A1 across").id == "why-no-resource-near"
    assert "at B1 across" in unplaced.legal("at")


def test_r06_no_way_leads_over_a_monument_without_using_it() -> None:
    scene = Scene("SS...cS").monument("A1").monument("B1", 1).craftsman("potter", "C1", 1)
    scene.cattle(1, 0)
    assert scene.hubs("A1", "C1") == 1, "two steps, but over B1"
    assert scene.why_not("raise A1").id == "why-raise-too-dear"
    scene.cattle(2, 0).play("raise A1", "buy C1", "resource F1")
    assert scene.state.cattle[0] == 0


def test_r06_one_may_walk_round_a_monument() -> None:
    board = """
        SS...cS
        .......
    """
    scene = Scene(board).monument("A1").monument("B1", 1).craftsman("potter", "C1", 1)
    scene.cattle(1, 0)
    assert scene.hubs("A1", "C1") == 0
    scene.play("raise A1", "buy C1", "resource F1")
    assert (scene.level("A1"), scene.state.cattle[0]) == (2, 0)


def test_r06_the_way_round_must_be_in_range() -> None:
    board = """
        SS...cS
        .x.....
        .......
    """
    scene = Scene(board).monument("A1").monument("B1", 1).craftsman("potter", "C1", 1)
    assert scene.hubs("A1", "C2") == 0, "A2, B3, C2: three steps"
    assert scene.hubs("A1", "C1") == 1, "C1 would be the fourth"
    assert scene.hubs("A1", "C1", eshu=True) == 0


def test_r06_the_fewest_hubs_are_charged() -> None:
    board = """
        S..SxxxxS
        ...S....c
    """
    scene = Scene(board).monument("A1").monument("D1", 1).monument("D2", 1)
    scene.craftsman("potter", "F2", 1).cattle(2, 0)
    assert scene.hubs("A1", "F2") == 1, "over D2 alone, or over D1 and then round it"
    scene.play("raise A1", "buy F2", "resource I2")
    assert scene.state.cattle[0] == 0


def test_r06_a_step_between_two_monuments_passes_over_neither() -> None:
    board = """
        SS.c
        S..S
    """
    scene = Scene(board).monument("A1").monument("B1", 1).monument("A2", 1).cattle(1, 0)
    scene.craftsman("potter", "B2", 1).play("raise A1", "buy B2", "resource D1")
    assert (scene.level("A1"), scene.state.cattle[0]) == (2, 0)


WORKSHOP = """
    S..S.....w
    ..w......S
"""


def sculpture(cattle: int) -> Scene:
    """Return a raise that needs the hub D1 twice: to the sculptor, from there to the carver."""
    scene = Scene(WORKSHOP).monument("A1").monument("D1", 1).cattle(cattle, 0)
    scene.craftsman("sculptor", "F1", 1, price=2)
    return scene.craftsman("wood-carver", "A2", 0)


def test_r07_a_hub_is_paid_on_each_leg() -> None:
    assert sculpture(4).why_not("raise A1").args["need"] == 5
    scene = sculpture(5)
    stock = scene.state.stock
    scene.play("raise A1", "buy F1", "resource J1", "primary A2", "resource C2")
    assert scene.state.cattle == [0, 0]
    assert scene.state.stock == stock + 2
    assert (scene.card("sculptor", 1), scene.card("wood-carver")) == (2, 1)


def test_r07_a_hub_is_paid_for_each_good() -> None:
    board = """
        S..S...c.
        xxx....wS
    """
    scene = Scene(board).monument("A1", level=2).monument("D1", 1)
    scene.craftsman("potter", "F1", 1).craftsman("wood-carver", "F2", 1).cattle(3, 0)
    assert scene.why_not("raise A1").args == {"need": 4, "have": 3}
    scene.cattle(4, 0)
    stock = scene.state.stock
    scene.play("raise A1", "buy F1", "resource H1", "buy F2", "resource H2")
    assert (scene.level("A1"), scene.state.cattle[0]) == (3, 0)
    assert scene.state.stock == stock + 2


def test_r08_hub_fees_go_to_the_stock_and_not_to_the_hubs_owner() -> None:
    scene = Scene("SS...cS", 3).monument("A1").monument("B1", 2).craftsman("potter", "C1", 1)
    scene.cattle(2, 0, 0)
    stock = scene.state.stock
    scene.play("raise A1", "buy C1", "resource F1")
    assert scene.state.cattle == [0, 0, 0]
    assert scene.state.stock == stock + 1


def test_r08_hub_fees_go_to_qamatas_card_where_he_is_adored() -> None:
    scene = Scene("SS...cS", 3).monument("A1").monument("B1", 2).craftsman("potter", "C1", 1)
    scene.god("qamata", 1).cattle(2, 0, 0)
    stock = scene.state.stock
    scene.play("raise A1", "buy C1", "resource F1")
    assert scene.state.stock == stock
    assert [seat.god_cattle for seat in scene.view().seats] == [0, 1, 0]


def throne_room(beside: str) -> Scene:
    """Return C1 to be raised, between an ivory carver and a throne maker; C2 lies beside it."""
    board = f"""
        ..S..w.S
        ..{beside}.....
        .ixxxxxx
    """
    scene = Scene(board).monument("C1").cattle(9, 0)
    return scene.craftsman("ivory-carver", "A1", 1).craftsman("throne-maker", "D1", 1)


def test_r09_the_monument_being_raised_is_a_paid_hub_between_the_craftsmen() -> None:
    scene = throne_room("x")
    scene.play("raise C1", "buy D1", "resource F1")
    assert scene.state.cattle[0] == 8, "the raised monument is the free start of its own leg"
    scene.play("primary A1", "resource B3")
    assert scene.state.cattle[0] == 6, "1 for the ivory, 1 for the way over C1"


def test_r09_its_fee_goes_where_all_fees_go() -> None:
    scene = throne_room("x").god("qamata", 1)
    scene.play("raise C1", "buy D1", "resource F1", "primary A1", "resource B3")
    assert scene.view().seats[1].god_cattle == 1


def test_r09_and_may_be_walked_round_like_any_other() -> None:
    scene = throne_room(".")
    scene.play("raise C1", "buy D1", "resource F1", "primary A1", "resource B3")
    assert scene.state.cattle[0] == 7
    assert "raise C1" in throne_room(".").cattle(2, 0).legal("raise")
    assert throne_room("x").cattle(2, 0).why_not("raise C1").args == {"need": 3, "have": 2}


def test_r10_own_monuments_raised_before_or_after_are_ordinary_hubs() -> None:
    for order in (("A1", "D1"), ("D1", "A1")):
        scene = Scene("S..S..c.c.S").monument("A1").monument("D1").cattle(3, 0)
        scene.craftsman("potter", "E1", 1)
        for monument, clay in zip(order, ("G1", "I1"), strict=True):
            scene.play(f"raise {monument}", "buy E1", f"resource {clay}")
        assert scene.state.cattle[0] == 0, "A1 pays 1 more than D1, whichever comes first"
        assert (scene.level("A1"), scene.level("D1")) == (2, 2)


def test_r10_the_level_of_a_hub_does_not_matter() -> None:
    for level in (1, 5):
        scene = Scene("SS...cS").monument("A1").monument("B1", 1, level=level).cattle(2, 0)
        scene.craftsman("potter", "C1", 1).play("raise A1", "buy C1", "resource F1")
        assert scene.state.cattle[0] == 0


THRONES = """
    ...S..Sw....S
    ..ixxxxxxxxxx
"""


def throne_sites(**option: bool) -> Scene:
    scene = Scene(THRONES, **option).monument("D1").monument("G1", 1).cattle(4, 0)
    return scene.craftsman("ivory-carver", "A1", 1).play("place throne-maker")


def test_r12_a_new_secondary_reaches_its_primary_over_any_number_of_hubs_free_of_charge() -> None:
    scene = throne_sites()
    assert scene.legal("at") == {"at E1 across", "at I1 across", "at J1 across"}
    assert scene.why_not("at K1 across").id == "why-primary-far"
    stock = scene.state.stock
    scene.play("at J1 across")
    assert scene.state.cattle[0] == 0, "its price and nothing for the two hubs"
    assert scene.state.stock == stock + 4


def test_r12_with_the_option_over_one_hub_at_most() -> None:
    scene = throne_sites(single_hub_for_secondary=True)
    assert scene.legal("at") == {"at E1 across"}
    assert scene.why_not("at I1 across").id == "why-primary-far"
