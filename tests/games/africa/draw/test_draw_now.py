"""The drawing of what goes on: auction, turn, conflict, secrets, and what stands out."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import TYPE_CHECKING, cast

import pytest
from msgspec.structs import replace

import mbira as library
from mbira.core.message import EMBLEMS
from mbira.games.africa.data import ICON_IDS, LOSS_IDS, SPECIAL_IDS
from mbira.games.africa.draw.draw import draw
from mbira.games.africa.game import GAME
from mbira.games.africa.spec import SPEC
from mbira.games.africa.views.view import CaravanView, ConflictView, FateView, MarkerView, SideView
from mbira.lang import LANGUAGES, file_of
from tests.games.africa.draw.drawing import (
    SAY,
    cell,
    played,
    row_of,
    rows_of,
    shown,
    start,
    view_of,
    with_area,
    with_seat,
)
from tests.games.drawing import text

if TYPE_CHECKING:
    from mbira.games.africa.rules.state import State
    from mbira.games.africa.views.view import AfricaView


# What goes on


def test_the_auction_tells_order_and_highest_bid() -> None:
    view = replace(start(), step="auction", order=(1, 0), place=0, high_bid=0, high_bidder=None)
    assert row_of(view, "auction") == "auction order ▸■ ● no bid yet"
    view = replace(view, place=1, high_bid=7, high_bidder=1)
    assert row_of(view, "auction") == "auction order ■ ▸● highest bid 7 ■"
    assert not any(row.startswith("auction") for row in rows_of(replace(view, step="movement")))


def turn(**changes: object) -> AfricaView:
    """Return a view in seat 0's turn."""
    base = {"step": "movement", "active": 0, "actor": 0, "points": 5, "won": ()}
    return replace(start(), **{**base, **changes})


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({}, "turn ● points left 5"),
        ({"active": 1, "points": 0}, "turn ■ points left 0"),
        (
            {"won": (MarkerView("caravan", 2), MarkerView("points", 4))},
            "turn ● points left 5 just won caravan 2 + points 4",
        ),
        ({"won": None}, "turn ● points left 5"),
        ({"changed": "gold", "change_count": 1}, "turn ● points left 5 moved in the table gold"),
        (
            {"changed": "gold", "change_count": 3},
            "turn ● points left 5 moved in the table gold ×3",  # noqa: RUF001
        ),
        ({"vp_marker": "heart"}, "turn ● points left 5 VP marker heart"),
        ({"to_place": 2}, "turn ● points left 5 to place 2"),
        ({"market": ("gold", None)}, "turn ● points left 5 up G gold"),
        ({"market": ("gold", "africa")}, "turn ● points left 5 up G gold down A africa"),
        (
            {"caravan": CaravanView("congo", "heart", 2, 0, 0)},
            "turn ● points left 5 caravan congo ▸ heart: 2",
        ),
        (
            {"caravan": CaravanView("congo", "heart", 2, 1, 1)},
            "turn ● points left 5 caravan congo ▸ heart: 2/3W",
        ),
        ({"won_wholesaler": True}, "turn ● points left 5 may still fight neutrals: W"),
    ],
)
def test_the_turn_tells_points_and_markers(changes: dict[str, object], told: str) -> None:
    assert row_of(turn(**changes), "turn") == told


def test_who_may_still_fight_neutral_traders_is_told() -> None:
    view = with_area(turn(), "congo", traders=(3, 0), spent=3, won=2)
    assert row_of(view, "turn").endswith("may still fight neutrals: congo 2")


NOTHING = SideView(answers=0, influence=None, stakes=None, revealed=())


def conflict(**changes: object) -> ConflictView:
    fight = ConflictView("congo", 1, None, (), 0, (NOTHING, NOTHING), None, (), 0, False)  # noqa: FBT003
    return replace(fight, **changes)


def fighting(**changes: object) -> AfricaView:
    """Return a view in which seats 0 and 1 fight in Congo."""
    view = with_area(turn(step="commitment"), "congo", traders=(4, 2), wholesalers=(0,), spent=1)
    view = with_seat(with_seat(view, 0, strength=2), 1, strength=3)
    return replace(view, conflict=conflict(**changes))


def sides(view: AfricaView) -> list[str]:
    rows = rows_of(view)
    first = next(number for number, row in enumerate(rows) if row.startswith("conflict"))
    whole = " ".join(" ".join(rows[first + 1 :]).split())
    rival = whole.index(EMBLEMS[1])
    return [whole[:rival].strip(), whole[rival:]]


def test_a_conflict_tells_where_who_and_how_strong() -> None:
    view = fighting()
    assert row_of(view, "conflict") == "conflict congo each influence +3 each marker +9"
    assert sides(view) == [
        "● Anna 7 × 2 = 14 chooses",  # noqa: RUF001
        "■ Bartholomew 2 × 3 = 6 chooses next",  # noqa: RUF001
    ]
    tired = replace(view, spent_wholesaler=True)
    assert sides(tired)[0] == "● Anna 3 × 2 = 6 chooses"  # noqa: RUF001
    doubled = replace(view, rules=replace(view.rules, wholesaler_itself_doubled=True))
    assert sides(doubled)[0] == "● Anna 8 × 2 = 16 chooses"  # noqa: RUF001
    assert not any(row.startswith("conflict") for row in rows_of(replace(view, conflict=None)))


def test_a_conflict_tells_what_is_committed_as_far_as_it_is_known() -> None:
    own = SideView(answers=3, influence=2, stakes=(0, 2), revealed=())
    face_down = SideView(answers=3, influence=None, stakes=None, revealed=())
    markers = (MarkerView("station", 1), MarkerView("caravan", 1), MarkerView("caravan", 2))
    view = with_seat(fighting(sides=(own, NOTHING)), 0, markers=markers)
    view = replace(view, step="stakes", actor=1)
    assert sides(view) == [
        "● Anna 7 × 2 = 14 influence 2, markers 2 caravan",  # noqa: RUF001
        "■ Bartholomew 2 × 3 = 6 chooses",  # noqa: RUF001
    ]
    view = replace(view, conflict=conflict(sides=(face_down, NOTHING)))
    assert sides(view)[0].endswith(" has chosen, face down")
    retreat = SideView(answers=1, influence="retreat", stakes=(), revealed=())
    view = replace(view, conflict=conflict(sides=(retreat, NOTHING)))
    assert sides(view)[0].endswith(" retreats")


def test_secret_markers_are_named_in_what_one_stakes_oneself() -> None:
    own = SideView(answers=4, influence=0, stakes=(0, 1, 1), revealed=())
    markers = (MarkerView("station", 1), MarkerView("points", 5))
    view = with_seat(
        fighting(sides=(own, NOTHING)),
        0,
        markers=markers,
        specials=("area",),
        secret=SPECIAL_IDS[1],
    )
    assert sides(replace(view, actor=1))[0].endswith("influence 0, markers area, special:traders")
    hidden = replace(view, actor=1, rules=replace(view.rules, held_action_markers_public=False))
    every = (*(0 for icon in ICON_IDS if icon not in ("points", "station")), 1, 0, 1)
    hidden = replace(hidden, conflict=conflict(sides=(replace(own, stakes=every), NOTHING)))
    assert sides(hidden)[0].endswith("influence 0, markers majority-ivory, special:traders")


def test_a_conflict_tells_how_it_came_out() -> None:
    winner = SideView(answers=2, influence=3, stakes=(), revealed=("heart", "traders"))
    loser = SideView(answers=1, influence=0, stakes=(), revealed=())
    view = replace(
        fighting(sides=(winner, loser), victor=0, retreaters=(1,), retreat_traders=2),
        step="retreating",
    )
    assert row_of(view, "conflict").startswith(
        "conflict congo each influence +3 each marker +9 to retreat ■2"
    )
    assert sides(view) == [
        "● Anna influence 3, markers heart, traders wins",
        "■ Bartholomew influence 0",
    ]
    lone = replace(view, conflict=conflict(retreaters=(1,), retreat_wholesaler=True))
    assert "to retreat ■W" in row_of(lone, "conflict")


def test_a_conflict_with_neutral_traders_tells_its_markers() -> None:
    none, trader, two = FateView("none", 0), FateView("trader", 1), FateView("influence", 2)
    view = with_area(turn(step="answer"), "congo", traders=(4, 0), neutrals=3, spent=2, won=1)
    fight = conflict(rival=None, fate=trader, drawn=(trader,), redraws=1)
    now = replace(view, conflict=fight)
    assert row_of(now, "conflict") == (
        "conflict congo ●3 against ○3 marker drawn costs 1 trader draws left 1"
    )
    assert "●7 against" in row_of(with_area(now, "congo", wholesalers=(0,)), "conflict")
    again = replace(view, conflict=replace(fight, fate=two, drawn=(none, two, trader), redraws=0))
    assert row_of(again, "conflict") == (
        "conflict congo ●3 against ○3 marker drawn costs 2 influence draws left 0 "
        "put aside costs nothing, costs 1 trader"
    )
    drawing = replace(again, step="fate")
    assert "marker drawn" not in row_of(drawing, "conflict")
    rows = FateView("reputation", 2)
    lost = replace(view, conflict=replace(fight, fate=rows, drawn=(rows,)))
    assert "costs 2 rows of reputation" in row_of(lost, "conflict")
    gone = conflict(rival=None, fate=trader, retreaters=("neutral",), retreat_traders=2)
    gone_view = replace(view, step="retreating", conflict=gone)
    assert row_of(gone_view, "conflict") == "conflict congo to retreat ○2"


def test_random_matches_come_to_all_of_this() -> None:
    words = ("auction ", "turn ", "conflict ", "chooses", "face down", "wins", "marker drawn")
    drawn = "\n".join(shown(view) for view, _ in played(5, 5))
    assert [word for word in words if word not in drawn] == []


# Secrets


def test_what_is_secret_is_not_drawn() -> None:
    match = library.new("africa", seats=3, seed=4)
    while not view_of(match).round:
        match.play(match.legal().nth(0))
    state = cast("State", match.state)
    other = state.clone()
    other.secret[1] = (state.secret[1] + 1) % 3
    for seat in (None, 0, 2):
        one, two = (GAME.sight.view(s, seat) for s in (state, other))
        assert draw(one, SAY) == draw(two, SAY)
    assert draw(view_of(match, 1), SAY) != draw(GAME.sight.view(other, 1), SAY)
    spectated = shown(view_of(match))
    assert not any(f":{kind}" in spectated for kind in SPECIAL_IDS)
    assert spectated.count("special:?") == 3


# What stands out


KINDS = ("start", "at", "move", "lead", "trader", "drift", "caravan", "fight", "oust", "retreat")
"""The kinds of actions that name areas."""


@pytest.mark.parametrize("seats", [2, 4])
def test_what_can_be_chosen_has_a_star_and_glows(seats: int) -> None:
    stars = 0
    for view, marks in played(seats, seats):
        lines = draw(view, SAY, marks)
        rows = [text(line) for line in lines]
        words = [mark.split() for mark in marks]
        named = {word for kind, *rest in words if kind in KINDS for word in rest}
        for name, area in view.areas.items():
            star = "*" if name in named else ""
            assert cell(view, name, rows)[0] == name + ("~" if area.coast else "") + star
            stars += len(star)
        glowing = "".join(s.text for line in lines for s in line if s.style == "glow")
        for kind, *rest in words:
            if kind in KINDS or kind == "change":
                assert rest[0] in glowing
            if kind == "use":
                assert f"{rest[0]}*" in glowing or f"{rest[0]})*" in glowing
        if not marks:
            assert not glowing
    assert stars > 100


def test_marks_name_areas_markers_and_resources_by_the_kind_of_action() -> None:
    view = replace(turn(), actor=0)
    view = with_seat(view, 0, markers=(MarkerView("heart", 1), MarkerView("caravan", 1)))
    plain = shown(view)
    assert "*" not in plain
    used = shown(view, ["use heart"])
    assert "heart*, caravan" in used
    assert used.count("*") == 2, "once in the legend"
    assert cell(view, "heart", used.split("\n"))[0] == "heart"
    led = shown(view, ["lead heart", "bid 4", "end", "at nowhere", "join trader 2"])
    assert cell(view, "heart", led.split("\n"))[0] == "heart*"
    assert led.count("*") == 2
    moved = shown(view, ["change gold up"])
    assert "G*gold" in moved
    assert moved.count("*") == 2
    staked = with_seat(view, 0, secret=SPECIAL_IDS[0])
    assert "(special:area)*" in shown(staked, ["stake special 1"])
    assert "(special:area)*" in shown(staked, ["use area"])


# Words


def test_every_word_of_the_drawing_is_used_and_in_every_language() -> None:
    ids = []
    for code in LANGUAGES:
        words = file_of(code, SPEC.texts).read_text(encoding="utf-8")
        ids.append(re.findall("^(draw-[a-z-]+) =", words, re.MULTILINE))
    assert all(each == ids[0] for each in ids)
    source = "".join(
        path.read_text(encoding="utf-8")
        for path in files("mbira.games.africa.draw").iterdir()
        if path.name.endswith(".py")
    )
    ends = [name.removeprefix("draw-").removeprefix("loss-") for name in ids[0]]
    losses = [*LOSS_IDS]
    assert [end for end in ends if f"{end}" not in source and end not in losses] == []
