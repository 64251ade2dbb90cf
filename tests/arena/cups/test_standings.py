"""Who stands where: a total order that depends on results and on nothing else."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings, strategies as st
from msgspec.structs import replace

from mbira.arena.cups.cup import Cup, CupPlan, Pairing, Result, Round
from mbira.arena.cups.export import STANDINGS, TABLES, as_csv, standings_rows, tables_rows
from mbira.arena.cups.rounds import standing
from mbira.arena.cups.standings import points_by_place, points_of
from tests.arena.cups.playing import begin, last, played

if TYPE_CHECKING:
    from mbira.arena.cups.standings import Placing

quickly = settings(max_examples=40, deadline=None, derandomize=True)


@quickly
@given(
    st.sampled_from(["swiss", "robin", "knockout", "league"]),
    st.integers(4, 10),
    st.integers(2, 4),
    st.integers(0, 2**20),
)
def test_standings_are_a_total_order_whatever_came_first(
    kind: str, entrants: int, seats: int, seed: int
) -> None:
    plan = CupPlan(kind, seats, rounds=4, group=4, seed=str(seed))  # type: ignore[arg-type]
    cup = last(played(begin(plan, entrants), seed))
    rng = random.Random(seed)
    some = rng.sample(cup.results, rng.randrange(len(cup.results) + 1))
    now = replace(cup, results=tuple(some))
    lines = standing(now)
    rng.shuffle(some)
    assert standing(replace(cup, results=tuple(some))) == lines
    assert sorted(line.entrant for line in lines) == sorted(cup.entrants)
    for group in {line.group for line in lines}:
        here = [line for line in lines if line.group == group]
        assert [line.place for line in here] == list(range(1, len(here) + 1))
        assert here[0].by == "first"
        assert all(_follows(*two, knockout=kind == "knockout") for two in pairwise(here))


def _follows(above: Placing, below: Placing, *, knockout: bool) -> bool:
    """Return whether what is said to put somebody below another one does."""
    if below.by == "round":
        return knockout and above.reached >= below.reached
    names = ("points", "opponents", "direct", "margin")
    if below.by == "lot":
        return above.lot < below.lot and all(getattr(above, n) == getattr(below, n) for n in names)
    before = names[: names.index(below.by)]
    equal = all(getattr(above, name) == getattr(below, name) for name in before)
    return equal and getattr(above, below.by) > getattr(below, below.by)


def cup_of(*tables: tuple[str, Result], entrants: str, plan: CupPlan | None = None) -> Cup:
    """Return a tournament with one table in each round."""
    rounds = tuple(Round((Pairing(tuple(seats)),)) for seats, _ in tables)
    results = tuple(replace(result, round=n) for n, (_, result) in enumerate(tables))
    return Cup(plan or CupPlan("swiss", 2, seed="s"), tuple(entrants), rounds, results)


def test_a_win_is_three_points_at_every_table() -> None:
    plan = CupPlan("swiss", 5)
    for seats in (2, 3, 4, 5):
        worth = points_by_place(plan, seats)
        assert worth[0] == 3
        assert worth[-1] == 0
        assert worth == sorted(worth, reverse=True)


def test_those_who_share_places_share_what_they_bring() -> None:
    plan, table = CupPlan("swiss", 4), Pairing(("a", "b", "c", "d"))
    shared = points_of(plan, table, Result(0, 0, ((2,), (0, 1), (3,))))
    assert shared == {"c": 3, "a": 1.5, "b": 1.5, "d": 0}
    nobody = points_of(plan, table, Result(0, 0))
    assert set(nobody.values()) == {1.5}
    given = replace(plan, points=(5, 2, 1))
    assert points_of(given, table, Result(0, 0, ((2,), (0, 1), (3,)))) == {
        "c": 5, "a": 1.5, "b": 1.5, "d": 0,
    }  # fmt: skip


def test_who_is_absent_is_last_and_gets_nothing_though_a_bot_has_won_for_them() -> None:
    table = Pairing(("a", "b", "c"))
    won = Result(0, 0, ((0,), (1,), (2,)), (9, 5, 1), absent=(0,))
    assert points_of(CupPlan("swiss", 3), table, won) == {"b": 3, "c": 1.5, "a": 0}
    cup = Cup(CupPlan("swiss", 3, seed="s"), ("a", "b", "c"), (Round((table,)),), (won,))
    assert [line.entrant for line in standing(cup)] == ["b", "c", "a"]


A_WINS, B_WINS = Result(0, 0, ((0,), (1,)), (10, 0)), Result(0, 0, ((1,), (0,)), (0, 10))


def test_stronger_opponents_decide_between_equal_points() -> None:
    # a beat d, who won twice; b beat c, who won nothing
    cup = cup_of(("ad", A_WINS), ("bc", A_WINS), ("de", A_WINS), ("df", A_WINS), entrants="abcdef")
    lines = {line.entrant: line for line in standing(cup)}
    assert (lines["a"].points, lines["a"].opponents) == (3, 6)
    assert (lines["b"].points, lines["b"].opponents) == (3, 0)
    assert [line.entrant for line in standing(cup)][:3] == ["d", "a", "b"]
    assert lines["b"].by == "opponents"


def test_then_what_they_did_against_each_other() -> None:
    # with a draw against somebody else, a and b are level, and a has won
    draw = Result(0, 0, ((0, 1),), (5, 5))
    cup = cup_of(
        ("ab", A_WINS), ("ba", A_WINS), ("ab", A_WINS), ("ac", B_WINS), ("bd", draw), ("bd", draw),
        entrants="abcd",
    )  # fmt: skip
    lines = {line.entrant: line for line in standing(cup)}
    assert lines["a"].points == lines["b"].points == 6
    ring = cup_of(("ab", A_WINS), ("ca", A_WINS), ("bc", A_WINS), entrants="abc")
    assert {line.points for line in standing(ring)} == {3}
    assert {line.direct for line in standing(ring)} == {0}
    assert {line.by for line in standing(ring)} == {"first", "lot"}
    # three at a table, and three at another: only a and b of those who are level have met
    three = CupPlan("swiss", 3, seed="s", points=(2, 2, 0))
    close = Result(0, 0, ((0,), (1,), (2,)), (9, 9, 0))
    met = cup_of(
        ("abc", close),
        ("bad", Result(0, 0, ((1,), (0,), (2,)), (9, 9, 0))),
        entrants="abcd",
        plan=three,
    )
    a, b = standing(met)[:2]
    assert (a.entrant, b.entrant) == ("a", "b")
    assert (a.points, a.opponents, a.margin) == (b.points, b.opponents, b.margin)
    assert (a.direct, b.direct, b.by) == (2, -2, "direct")


def test_then_margins_and_then_a_lot_that_is_recorded() -> None:
    three = CupPlan("swiss", 3, seed="s")
    close = Result(0, 0, ((0,), (1,), (2,)), (10, 9, 0))
    far = Result(0, 0, ((0,), (1,), (2,)), (10, 1, 0))
    cup = cup_of(("abc", close), ("def", far), entrants="abcdef", plan=three)
    lines = standing(cup)
    assert [line.entrant for line in lines][2:4] == ["b", "e"]
    assert lines[3].by == "margin"
    assert lines[1].by == "lot"
    assert lines[0].lot < lines[1].lot


def test_a_bye_counts_as_a_win() -> None:
    cup = Cup(
        CupPlan("swiss", 2, seed="s"), ("a", "b", "c"), (Round((Pairing(("a", "b")),), ("c",)),),
        (A_WINS,),
    )  # fmt: skip
    lines = {line.entrant: line for line in standing(cup)}
    assert lines["c"].points == lines["a"].points == 3
    assert (lines["c"].byes, lines["c"].played) == (1, 0)


def test_what_is_exported_is_all_that_was_played() -> None:
    cup = last(played(begin(CupPlan("league", 2, group=4, seasons=2, seed="s"), 9), 3))
    names = {entrant: entrant.upper() for entrant in cup.entrants}
    rows = tables_rows(cup, names)
    seated = sum(len(t.seats) for each in cup.rounds for t in each.tables)
    byes = sum(len(each.byes) for each in cup.rounds)
    assert len(rows) == seated + byes
    for season in (1, 2):
        for row in standings_rows(cup, names):
            if row["season"] == season:
                mine = [
                    each["points"] if "table" in each else 3
                    for each in rows
                    if each["name"] == row["name"] and each["season"] == season
                ]
                assert sum(float(str(each)) for each in mine) == pytest.approx(row["points"])
    text = as_csv(TABLES, rows)
    assert len(text.splitlines()) == len(rows) + 1
    assert text.splitlines()[0] == ",".join(TABLES)


def test_no_name_is_a_formula_in_a_spreadsheet() -> None:
    cup = begin(CupPlan("swiss", 2, seed="s"), 1)
    text = as_csv(STANDINGS, standings_rows(cup, {"e0": '=HYPERLINK("x")'}))
    assert "\"'=HYPERLINK" in text


def test_a_bye_is_as_if_somebody_like_oneself_had_sat_there() -> None:
    rounds = (Round((Pairing(("a", "b")),), ("c",)), Round((Pairing(("c", "a")),), ("b",)))
    results = (Result(0, 0, ((0,), (1,)), (9, 1)), Result(1, 0, ((0,), (1,)), (9, 1)))
    cup = Cup(CupPlan("swiss", 2, rounds=2), ("a", "b", "c"), rounds, results)
    found = {line.entrant: (line.points, line.opponents) for line in standing(cup)}
    assert found == {"a": (3.0, 9.0), "b": (3.0, 6.0), "c": (6.0, 9.0)}
