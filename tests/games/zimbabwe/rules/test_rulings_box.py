"""Ruling R47: with the option `box_limits` the box is a limit; without it, it never is."""

from __future__ import annotations

import pytest

from mbira.games.zimbabwe.queries.questions import income
from tests.games.zimbabwe.scene import OPEN, Scene

BOTH = pytest.mark.parametrize("limited", [False, True])


@BOTH
def test_r47_income_is_what_the_stock_still_has_in_order_of_play(*, limited: bool) -> None:
    scene = Scene(OPEN, 3, turn_of=1, box_limits=limited).cattle(110, 6, 0)
    scene.monument("A1", 0, level=3).monument("F1", 1, level=3).monument("A6", 2, level=3)
    assert scene.state.stock == 4
    scene.end_round()
    assert scene.state.cattle == ([111, 9, 0] if limited else [113, 9, 3])
    assert scene.state.stock == (0 if limited else -5)


@BOTH
def test_r47_engai_gets_what_is_left(*, limited: bool) -> None:
    scene = Scene(OPEN, box_limits=limited).god("engai").monument("A1").cattle(118, 0).end_round()
    assert scene.state.cattle[0] == (120 if limited else 121)


@BOTH
def test_r47_the_herd_gets_as_many_calves_as_there_are(*, limited: bool) -> None:
    scene = Scene(OPEN, box_limits=limited).specialist("herd").cattle(118, 0).play("herd 6")
    assert scene.state.specialist_card[2] == 6 + (2 if limited else 3)
    assert scene.state.stock == (0 if limited else -1)


@BOTH
def test_r47_elegua_gives_what_the_stock_has(*, limited: bool) -> None:
    scene = Scene(OPEN, box_limits=limited).god("elegua").cattle(59, 59).end_round()
    assert scene.state.stock == 2
    gifts = {int(text.split()[1]) for text in scene.legal("bid")}
    assert max(gifts) == (61 if limited else 62)
    scene.play("bid 4")
    assert scene.state.cattle[0] == (57 if limited else 58)


def markers(count: int, *, limited: bool) -> Scene:
    """Return a raise that needs two goods, with `count` used markers out elsewhere."""
    board = """
        S...cc....cccccccccccccccccccccccccS
        ....ww..............................
    """
    scene = Scene(board, box_limits=limited).monument("A1", level=2).cattle(9, 0)
    scene.craftsman("potter", "C1", 1).craftsman("wood-carver", "C2", 1)
    cells = [*"KLMNOPQRSTUVWXYZ", "AA", "AB", "AC", "AD", "AE", "AF", "AG", "AH", "AI"]
    return scene.used(*(f"{cell}1" for cell in cells[:count]))


@BOTH
def test_r47_twenty_five_used_markers(*, limited: bool) -> None:
    assert "raise A1" in markers(23, limited=limited).legal("raise"), "it needs two"
    assert ("raise A1" in markers(24, limited=limited).legal("raise")) != limited
    assert ("raise A1" in markers(25, limited=limited).legal("raise")) != limited
    last = markers(23, limited=limited)
    last.play("raise A1", "buy C1", "resource E1", "buy C2", "resource E2")
    assert sum(last.view().used.values()) == 25


def discs(*levels: int, limited: bool) -> Scene:
    board = """
        S.....cS
        ........
        ........
        ........
        S......S
    """
    scene = Scene(board, box_limits=limited).cattle(9, 0).craftsman("potter", "D1", 1)
    cells = ("A1", "H1", "A3", "C3", "E3", "G3")
    for cell, level in zip(cells, levels, strict=False):
        scene.monument(cell, 0, level)
    return scene


@BOTH
def test_r47_twenty_one_discs(*, limited: bool) -> None:
    twenty = discs(1, 5, 5, 5, 4, limited=limited)
    assert {"build", "raise A1"} <= twenty.legal()
    twenty.play("raise A1", "buy D1", "resource G1")
    full = discs(1, 5, 5, 5, 5, limited=limited)
    assert ("build" in full.legal()) != limited
    assert ("raise A1" in full.legal()) != limited
    if limited:
        assert full.why_not("build").id == "why-no-disc"
        assert full.why_not("raise A1").id == "why-no-disc"


@BOTH
def test_r47_obatalas_second_monument_needs_a_disc_too(*, limited: bool) -> None:
    scene = discs(5, 5, 5, 5, limited=limited).god("obatala").play("build", "at C5")
    assert ("build" in scene.legal()) != limited


SHIELDS = "\n".join(["S" + "w" * 10 + "c" * 10 + "i" * 10 + "d" * 9 + "S", *["." * 41] * 8])


def shields(count: int, *, limited: bool) -> Scene:
    """Return a map with `count` craftsmen of seat 0: three of a kind, and room for one more."""
    scene = Scene(SHIELDS, box_limits=limited).cattle(99, 0)
    kinds = ("wood-carver", "potter", "ivory-carver", "diamond-cutter", "sculptor", "vessel-maker")
    for number in range(count):
        kind, place = divmod(number, 3)
        column = "BDF"[place] if kind < 4 else "JLN"[place]
        scene.craftsman(kinds[kind], f"{column}{2 + 2 * (kind % 4)}")
    return scene


@BOTH
def test_r47_eighteen_shields(*, limited: bool) -> None:
    assert "place throne-maker" in shields(17, limited=limited).legal("place")
    full = shields(18, limited=limited)
    assert ("place throne-maker" in full.legal("place")) != limited
    if limited:
        assert full.why_not("place throne-maker").id == "why-no-shield"


@BOTH
def test_r47_the_income_foretold_is_the_income_paid(*, limited: bool) -> None:
    scene = Scene(OPEN, box_limits=limited).monument("A1", level=3).cattle(118, 0)
    told = income(scene.view(), 0).total
    scene.end_round()
    assert scene.state.cattle[0] == 118 + told
