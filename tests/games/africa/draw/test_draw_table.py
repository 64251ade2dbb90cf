"""The drawing of Heart of Africa: tables, markers, seats, what goes on, and what stands out."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from mbira.core.message import EMBLEMS
from mbira.games.africa.data import ICON_IDS, VALUE_IDS
from mbira.games.africa.views.view import MarkerView
from tests.games.africa.draw.drawing import (
    LETTER,
    PEOPLE,
    played,
    row_of,
    rows_of,
    seat_row,
    shown,
    start,
    with_seat,
)

if TYPE_CHECKING:
    from mbira.games.africa.views.view import StepId


# Beside the map


def test_the_state_of_the_match_and_the_supplies_are_told() -> None:
    view = replace(start(), round=7, stack=61, pool=13, neutral_supply=9, stations_left=4)
    told = [re.split("  +", row)[-2:] for row in rows_of(view)[1:5]]
    assert [" ".join(row)[-12:].split()[-2:] for row in told] == [
        ["stack", "61"],
        ["pool", "13"],
        ["neutrals", "9"],
        ["stations", "4"],
    ]
    assert rows_of(view)[0].rstrip().endswith(" round 7")
    assert " new stack" in shown(replace(view, refilled=True))
    assert rows_of(replace(view, round=0))[0].rstrip().endswith(" setting up")
    assert " finished" not in shown(view)
    assert rows_of(replace(view, step="finished"))[1].rstrip().endswith(" finished")


def test_the_reconstruction_is_named_as_such() -> None:
    assert "reconstructed" in shown(start())
    assert "reconstructed" not in shown(replace(start(), reconstructed=False))


def test_the_signs_are_explained() -> None:
    drawn = shown(start())
    for entry in ("~ coast", "☼ the Heart, +3", "⌂ station", "○2 neutral", "●5W and", "●3/5 3 of"):
        assert entry in drawn
    assert "* to choose" not in drawn
    assert "* to choose" in shown(start(), ["at congo"])


# Tables


def columns(row: str) -> dict[int, str]:
    return {hit.start(): hit[0] for hit in re.finditer(r"\S+", row[:52]) if hit.start() >= 12}


@pytest.mark.parametrize("seats", [2, 5])
def test_tables_show_resources_and_reputation_in_their_rows(seats: int) -> None:
    for view, _ in played(seats, seats):
        rows = rows_of(view)
        top = next(number for number, row in enumerate(rows) if row.startswith("value"))
        numbers = columns(rows[top])
        assert [*numbers.values()] == [*"01122345"]
        resources = ["" for _ in numbers]
        for value in VALUE_IDS:
            place = view.value_rows[value]
            if place is not None:
                resources[place] += LETTER[value]
        reputations = ["" for _ in numbers]
        for seat, one in enumerate(view.seats):
            reputations[one.reputation] += EMBLEMS[seat]
        for row, signs in ((rows[top + 1], resources), (rows[top + 2], reputations)):
            assert columns(row) == {
                column: sign or "·" for column, sign in zip(numbers, signs, strict=True)
            }
        names = " ".join(row[52:] for row in rows[top : top + 3])
        assert all(f"{LETTER[value]} {value}" in names for value in VALUE_IDS)


def test_markers_lie_in_their_rows() -> None:
    one, two, three = MarkerView("heart", 2), MarkerView("points", 6), MarkerView("market", 4)
    view = replace(start(), step="auction", rows=((one, two), (three,)))
    assert row_of(view, "markers") == "markers ▸ heart 2 + points 6 │ market 4"
    view = replace(view, step="movement", active=0)
    assert row_of(view, "markers") == "markers │ heart 2 + points 6 │ market 4"
    assert not any(row.startswith("markers") for row in rows_of(replace(view, rows=())))


# Seats


@pytest.mark.parametrize("seats", [3, 5])
def test_rows_of_seats_tell_what_each_has(seats: int) -> None:
    held = 0
    for view, _ in played(seats, seats):
        for seat, one in enumerate(view.seats):
            row = seat_row(view, seat)
            assert PEOPLE[seat][:5] in row
            supply = f"{one.supply}" + ("" if one.wholesaler else "+W")
            numbers = [f"{one.vp}/42", f"{one.influence}", f"{one.strength}", supply]
            assert f" {' '.join(numbers)} " in f" {' '.join(row.split())} "
            markers = " ".join(row.split()).partition(f" {' '.join(numbers)}")[2].strip()
            icons = [marker.icon for marker in one.markers or ()]
            told = [
                f"{icons.count(icon)} {icon}" if icons.count(icon) > 1 else icon
                for icon in ICON_IDS
                if icon in icons
            ]
            told += [f"special:{kind}" for kind in one.specials]
            if one.secret is not None:
                known = seat == view.seat
                told.append(f"(special:{one.secret})" if known else "special:?")
                assert (one.secret == "hidden") != known
            held += len(told)
            assert markers == ", ".join(told)
    assert held > 50


def test_what_is_hidden_of_a_seat_is_told_as_such() -> None:
    view = with_seat(start(), 1, influence=None, markers=None, marker_count=3)
    assert seat_row(view, 1).split()[-6:] == ["?", "2", "9+W", "3", "?,", "special:?"]
    assert "80" in seat_row(replace(view, rules=replace(view.rules, goal=80)), 0)


def test_the_seat_whose_turn_it_is_and_the_one_asked_are_marked() -> None:
    view = start()

    def signs(step: StepId, actor: int, active: int | None) -> str:
        now = replace(view, step=step, actor=actor, active=active)
        return "".join(seat_row(now, seat)[0] for seat in range(2))

    assert signs("auction", 1, None) == " ▸"
    assert signs("movement", 0, 0) == "▸ "
    assert signs("retreating", 1, 0) == "▸?"
    assert signs("finished", -2, 0) == "  "
