"""Random matches, the engine next to the oracle: same choices and same numbers at each decision."""

from __future__ import annotations

import os
import random
from typing import TYPE_CHECKING

import pytest

from tests.games.zimbabwe.duel import (
    BELIEVER,
    COLLECTOR,
    DAWDLER,
    EAGER,
    GUILD,
    HOARDER,
    IDLE,
    MASON,
    PIOUS,
    STYLES,
    WIZARD,
    Style,
    compare,
    hunt,
)

if TYPE_CHECKING:
    from mbira.games.zimbabwe.views.view import SeatView, ZimbabweView

MATCHES = int(os.environ.get("MBIRA_ORACLE_MATCHES", "6"))
"""How many matches to play with options drawn at random."""
FIRST = int(os.environ.get("MBIRA_ORACLE_FIRST", "1000"))
"""The first seed of those."""

SMALL = """\
S.w.S.i
..c.~~.
w..~~..
.i....d
S.c.w.S
.......
c..S..S
"""
RIVERS = """\
S..~..w..S
.w.~.i....
...~~~.c..
~~...~~...
xxd..S..~~
xx..w..~..
S..c...~.S
.i.~.d....
c..w~..S..
"""
LONG = """\
S.w...c...i...w.S
....S....~.......
S.w...c...d.i...S
"""
CRAMPED = """\
S.wS
c..~
.i.S
S..S
"""
BOARDS = (SMALL, RIVERS, LONG, CRAMPED)

SWITCHES = (
    "monuments_block_resources",
    "single_hub_for_secondary",
    "gu_marker_stays",
    "family_once_a_turn",
    "gods_in_play_act",
    "interruptible_actions",
    "dziva_start_only",
    "dziva_before_main",
    "dziva_lowers_after_placing",
    "xango_wins_outright",
    "box_limits",
    "unasked_prices",
    "qamata_waits",
)
GODS = (
    "shadipinyi",
    "elegua",
    "dziva",
    "eshu",
    "gu",
    "obatala",
    "atete",
    "tsui-goab",
    "anansi",
    "qamata",
    "engai",
    "xango",
)


def drawn_options(rng: random.Random) -> dict[str, object]:
    """Return options drawn at random."""
    options: dict[str, object] = {"round_limit": rng.choice((6, 8, 10, 14, 20))}
    for switch in SWITCHES:
        if rng.random() < 0.15:
            options[switch] = True
    if rng.random() < 0.6:
        options["gods"] = tuple(rng.sample(GODS, rng.randint(1, 5)))
    elif rng.random() < 0.1:
        options["setup"] = "first-play"
    if rng.random() < 0.4:
        options["board"] = rng.choice((*BOARDS, drawn_map(rng), drawn_map(rng)))
    return options


def drawn_map(rng: random.Random) -> str:
    """Return a map drawn at random."""
    width, height = rng.randint(5, 14), rng.randint(3, 10)
    letters = rng.choices(
        (".", "~", "w", "c", "i", "d", "x"), (60, 20, 5, 5, 4, 3, 3), k=width * height
    )
    for spot in rng.sample(range(width * height), 5):
        letters[spot] = "S"
    return "\n".join("".join(letters[row * width : (row + 1) * width]) for row in range(height))


def _rich(width: int, height: int, share: float) -> str:
    """Return a map with many resources."""
    rng = random.Random(1)
    rows = [
        [rng.choice("wwccid") if rng.random() < share else "." for _ in range(width)]
        for _ in range(height)
    ]
    spots = [(x, y) for x in range(1, width, 3) for y in range(1, height, 3)]
    for x, y in rng.sample(spots, 6):
        rows[y][x] = "S"
    return "\n".join(map("".join, rows))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_match_on_tiles(seats: int) -> None:
    compare(seats, seats, round_limit=8)


@pytest.mark.parametrize("board", range(len(BOARDS)))
def test_a_match_on_a_map_of_ones_own(board: int) -> None:
    compare(3, 5, round_limit=8, board=BOARDS[board])


@pytest.mark.parametrize("god", GODS)
def test_a_match_with_a_god(god: str) -> None:
    for seed, style in enumerate((EAGER, PIOUS)):
        compare(2, seed, style, round_limit=14, gods=(god,))


@pytest.mark.parametrize("switch", SWITCHES)
def test_a_match_with_an_option(switch: str) -> None:
    options: dict[str, object] = {switch: True, "round_limit": 12}
    if switch.startswith("dziva"):
        options["gods"] = ("dziva",)
    if switch in {"gods_in_play_act", "qamata_waits"}:
        options |= {"gods_in_play_act": True, "gods": ("shadipinyi", "qamata")}
    for seed, style in enumerate((EAGER, PIOUS)):
        compare(2 + seed, seed, style, **options)


def _rebate(seat: SeatView) -> int:
    """Return what Gu would give back of a seat's VR."""
    return sum(technology.vr - 1 for technology in seat.technologies)


@pytest.mark.parametrize("stays", [False, True])
def test_gu_changes_nothing_but_the_place_of_a_marker(*, stays: bool) -> None:
    before: list[ZimbabweView] = []

    def wanted(view: ZimbabweView) -> bool:
        was, before[:] = [*before, view][0], [view]
        return view.step != "first-monument" and any(
            now.god == "gu" and old.god is None and _rebate(old) == 4 and was.vr_stack[-1] != n
            for n, (old, now) in enumerate(zip(was.seats, view.seats, strict=True))
        )

    hunt(wanted, 2, COLLECTOR, gods=("gu",), round_limit=16, gu_marker_stays=stays)


def test_gu_at_the_top_of_the_track() -> None:
    def wanted(view: ZimbabweView) -> bool:
        seat = view.seats[max(view.actor, 0)]
        free = view.step == "turn" and not view.turn.chosen and seat.god is None
        return free and "gu" in view.supply.gods and 36 < seat.vr <= 36 + _rebate(seat)

    hunt(wanted, 2, COLLECTOR, 44, gods=("gu",), round_limit=30)


def test_no_monument_grows_above_five_levels() -> None:
    def wanted(view: ZimbabweView) -> bool:
        seat = view.seats[max(view.actor, 0)]
        free = view.step == "turn" and view.turn.main == "nothing" and seat.cattle > 15
        mine = [m.level for m in view.monuments if m.owner == view.actor]
        return free and seat.god == "tsui-goab" and 5 in mine

    hunt(wanted, 2, PIOUS, gods=("tsui-goab",), board=_rich(16, 12, 0.3), round_limit=30)


@pytest.mark.parametrize("board", ["S.\n.S", "S..\nw.S\n.c.", "Sw..S\n.....", "Sw..wS"])
@pytest.mark.parametrize("style", [WIZARD, DAWDLER])
def test_hardly_any_room(board: str, style: Style) -> None:
    for seed in range(10):
        compare(2, seed, style, board=board, round_limit=20)


def test_tiles_run_out() -> None:
    for seed in range(2):
        compare(2, seed, WIZARD, round_limit=40)


def test_ties_before_anybody_has_won() -> None:
    for seed in range(12):
        compare(5, seed, BELIEVER, gods=("xango",), round_limit=2, board=RIVERS)


def _reached(view: ZimbabweView) -> dict[int, int]:
    """Return by how much each seat that has its VR is over it."""
    if view.step != "finished":
        return {}
    over = {n: seat.vp - seat.vr for n, seat in enumerate(view.seats)}
    return {n: points for n, points in over.items() if points >= 0}


def _drummers(view: ZimbabweView) -> list[int]:
    return [n for n in _reached(view) if view.seats[n].god == "xango"]


def _xango_behind(view: ZimbabweView) -> bool:
    over = _reached(view)
    return any(over[n] < max(over.values()) for n in _drummers(view))


def _xango_level(view: ZimbabweView) -> bool:
    over = list(_reached(view).values())
    return any(over.count(_reached(view)[n]) > 1 for n in _drummers(view))


@pytest.mark.parametrize("outright", [False, True])
def test_xango_among_several_winners(*, outright: bool) -> None:
    options = {"gods": ("xango",), "board": RIVERS, "xango_wins_outright": outright}
    hunt(_xango_behind, 3, PIOUS, 18, round_limit=30, **options)
    hunt(_xango_level, 3, PIOUS, 96, round_limit=30, **options)


def test_cattle_run_out() -> None:
    def wanted(view: ZimbabweView) -> bool:
        return view.supply.stock == 0 and view.step == "finished"

    options = {"gods": ("engai", "elegua"), "round_limit": 20, "board": RIVERS}
    hunt(wanted, 5, IDLE, 0, box_limits=True, **options)


def test_used_markers_run_out() -> None:
    def wanted(view: ZimbabweView) -> bool:
        return sum(view.used.values()) == 25

    gods = ("tsui-goab", "atete", "engai")
    board = _rich(16, 12, 0.3)
    hunt(wanted, 5, HOARDER, box_limits=True, gods=gods, board=board, round_limit=18)


def test_discs_run_out() -> None:
    def wanted(view: ZimbabweView) -> bool:
        discs = [0, 0]
        for monument in view.monuments:
            discs[monument.owner] += monument.level
        return max(discs) == 21

    hunt(wanted, 2, MASON, box_limits=True, gods=("obatala",), round_limit=60)


def test_shields_run_out() -> None:
    def wanted(view: ZimbabweView) -> bool:
        return sum(c.owner == 0 for c in view.craftsmen) == 18 and view.seats[0].cattle > 12

    board = _rich(22, 14, 0.12)
    hunt(wanted, 2, GUILD, 264, box_limits=True, gods=("engai",), board=board, round_limit=60)


def test_drawn_options() -> None:
    total = 0
    for seed in range(FIRST, FIRST + MATCHES):
        rng = random.Random(seed)
        seats = rng.choice((2, 2, 3, 3, 4, 5))
        style = rng.choice(STYLES)
        total += compare(seats, seed, style, **drawn_options(rng))
    print(MATCHES, "matches,", total, "decisions")  # noqa: T201
