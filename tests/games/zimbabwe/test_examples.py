"""The worked examples of the rulebook, rebuilt as positions."""

from __future__ import annotations

from mbira.games.zimbabwe.data import CRAFTSMAN_IDS
from mbira.games.zimbabwe.game import GAME
from mbira.games.zimbabwe.queries.raise_plan import plan
from mbira.games.zimbabwe.rules import bidding
from tests.games.zimbabwe.scene import Scene

KILWA, MUTAPA, ZULU = 0, 1, 2


def card(scene: Scene, seat: int, craftsman: str) -> int:
    return scene.state.technology_card[seat * 7 + CRAFTSMAN_IDS.index(craftsman)]


def test_bidding_example() -> None:
    """Kilwa gives 2, Zulu 3, Mutapa must pass, Kilwa 5, Zulu passes."""
    board = "Sw...S\n......\nS....."
    scene = (
        Scene(board, seats=3)
        .craftsman("wood-carver", "B2", KILWA)
        .specialist("rain-ceremony", MUTAPA)
        .specialist("nomads", ZULU)
        .cattle(7, 3, 9)
    )
    state = scene.state
    assert state.vr == [23, 21, 21]
    state.vr_arrival = [2, 1, 0]  # the Mutapa marker lies on the Zulu one
    assert bidding.open_bidding(state)
    assert state.plaques == [KILWA, ZULU, MUTAPA]
    for seat, gift, plaques in (
        (KILWA, "bid 2", [1, 1, 0]),
        (ZULU, "bid 3", [2, 2, 1]),
        (KILWA, "bid 5", [4, 3, 3]),  # the Mutapa passed without being asked
    ):
        assert state.actor == seat
        scene.play(gift)
        assert state.plaque_cattle == plaques
    assert state.actor == ZULU
    assert scene.legal() == {"bid 6", "pass"}
    scene.play("pass")
    assert state.order == [KILWA, ZULU, MUTAPA]
    assert state.cattle == [0 + 4, 3 + 3, 6 + 3], "by seat: Kilwa, Mutapa, Zulu"
    assert state.actor == KILWA


PLACING = """
    S..............S
    ................
    ..w.............
    ........~~~~....
    ....i...~~~~..i.
    ................
    .w..............
    S..............S
"""


def test_placing_example() -> None:
    """Kilwa place a second ivory carver by the water, then take up sculpting."""
    scene = (
        Scene(PLACING)
        .craftsman("ivory-carver", "E6", KILWA)
        .craftsman("wood-carver", "C4", 1, lie="down")
        .cattle(9, 3)
    )
    state = scene.state
    assert (state.vr[KILWA], state.vp[KILWA]) == (22, 1)
    scene.play("place ivory-carver")
    assert "at B6" not in scene.legal(), "there the old carver has the only ivory in range"
    assert "at M5" in scene.legal(), "the ivory in the east is nobody's yet"
    scene.play("at M6")
    assert (state.cattle[KILWA], state.vr[KILWA], state.vp[KILWA]) == (7, 22, 2)
    scene.play("place sculptor", "at A4")
    assert (state.cattle[KILWA], state.vr[KILWA], state.vp[KILWA]) == (3, 25, 4)
    scene.play("price sculptor 2")
    view = GAME.sight.view(state, None)
    prices = {card.craftsman: card.price for card in view.seats[KILWA].technologies}
    assert prices == {"ivory-carver": 1, "sculptor": 2}


RAISING = """
    S.......w......S
    ................
    ................
    ................
    ............~~~.
    w...............
    .........i.i....
    S..............S
"""


def raising() -> Scene:
    return (
        Scene(RAISING, turn_of=1)
        .monument("E2", KILWA)
        .monument("H5", 1, level=2)
        .monument("P5", 1)
        .craftsman("ivory-carver", "J4", KILWA)
        .craftsman("sculptor", "A3", KILWA, price=2)
        .craftsman("wood-carver", "F1", 1)
        .cattle(0, 10)
    )


def test_raising_example() -> None:
    """Zulu raise two monuments: a sculpture costs 5, over one hub there and the same one back."""
    scene = raising()
    state = scene.state
    vp, stock = state.vp[1], state.stock
    scene.play("raise H5", "buy J4", "resource J7")
    assert state.cattle[1] == 9
    assert card(scene, KILWA, "ivory-carver") == 1
    scene.play("buy A3", "resource A6", "primary F1", "resource I1")
    assert state.cattle[1] == 4, "the sculpture costs 5"
    assert state.stock == stock + 2, "the hub is paid twice, to the stock"
    assert card(scene, KILWA, "sculptor") == 2
    assert card(scene, 1, "wood-carver") == 1, "own craftsmen are paid too"
    assert state.vp[1] == vp + 4
    scene.play("raise P5", "buy J4", "resource L7")
    assert state.cattle[1] == 3
    assert state.vp[1] == vp + 6
    assert state.used_once.bit_count() == 4


def test_raising_example_needs_the_water_for_the_second_monument() -> None:
    dry = RAISING.replace("~", ".")
    scene = Scene(dry, turn_of=1).monument("P5", 1).craftsman("ivory-carver", "J4", KILWA)
    scene.cattle(0, 10)
    assert scene.legal("raise") == set()
    assert raising().legal("raise") == {"raise H5", "raise P5"}


def test_raising_example_as_the_cheapest_plan() -> None:
    scene = raising()
    found = plan(GAME.sight.view(scene.state, 1), ["H5", "P5"])
    assert found is not None
    assert (found.cost, found.vp, found.hub_fees, found.hub_fees_to) == (7, 6, 2, None)
    assert found.to_seats == {KILWA: 4, 1: 1}
    assert found.affordable
    scene.play(*found.actions)
    assert scene.state.cattle[1] == 3
    assert scene.state.vp[1] == 7 + 3 + 1, "two monuments and a wood carver"
