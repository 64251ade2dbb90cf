"""Data sets hold what was decided, go on where they ended, and lead back to their positions."""

from __future__ import annotations

import json
from itertools import islice
from typing import TYPE_CHECKING, Any

import pytest
from pyarrow import parquet

import mbira
from mbira.bots.driver import play_out
from mbira.bots.player import players
from mbira.core.chance import Seed
from mbira.core.errors import MbiraError
from mbira.core.input.options import make_options
from mbira.core.match import Match
from mbira.core.registry import find_game, specs
from mbira.envs.data import lines, parquet as parquet_files
from mbira.envs.data.files import export, open_row
from mbira.envs.data.plan import DataPlan
from mbira.envs.episode import Rulebook
from tests.envs.tables import GAMES, SHORT

if TYPE_CHECKING:
    from pathlib import Path

BOTH = ("set.parquet", "set.jsonl")


def plan_for(game: str, matches: int, seed: str = "1", bot: str = "random") -> DataPlan:
    return DataPlan(game, specs()[game].ruleset, 2, SHORT[game], (bot, "random"), seed, matches)


def book_of(plan: DataPlan) -> Rulebook:
    return Rulebook(plan.game, plan.seats, plan.options)


def make(path: Path, plan: DataPlan) -> int:
    """Write a data set; return how many matches were played for it."""
    return len(list(export(path, book_of(plan), plan)))


def rows_of(path: Path) -> list[dict[str, Any]]:
    if path.suffix == ".jsonl":
        return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    rows: list[dict[str, Any]] = parquet.read_table(path).to_pylist()
    return rows


@pytest.mark.parametrize("game", GAMES)
def test_rows_are_the_decisions_of_the_matches_that_bots_play(game: str, tmp_path: Path) -> None:
    plan = plan_for(game, 3)
    files = [tmp_path / name for name in BOTH]
    for path in files:
        assert make(path, plan) == 3
    tables = [rows_of(path) for path in files]
    names = parquet.read_schema(files[0]).names
    assert tables[0] == [{name: row[name] for name in names} for row in tables[1]]
    rules, options = find_game(game), make_options(specs()[game], SHORT[game])
    space = rules.numbering.actions(2, options)
    rows = iter(tables[0])
    for number in range(3):
        match = Match.begin(rules, 2, options, Seed(f"1/{number}"))
        play_out(match, players(["random", "random"], f"1/{number}"))
        outcome = match.outcome
        assert outcome is not None
        again = Match(rules, match.header, options, None)
        decided = 0
        for version, record in enumerate(match.line):
            if isinstance(record.seat, int):
                row = next(rows)
                seat = record.seat
                assert (row["match"], row["decision"], row["version"]) == (number, decided, version)
                assert (row["seat"], row["notation"]) == (seat, str(record.action))
                assert space.actions[row["action"]] == record.action
                assert row["legal"] == space.numbers(again.legal())
                assert row["observation"] == rules.numbering.numbers(again.state, seat).tolist()
                assert row["score"] == outcome.scores[seat]
                share = (seat in outcome.winners) / len(outcome.winners)
                assert row["win"] == pytest.approx(share)
                assert (row["place"] == 1) == (seat in outcome.winners)
                decided += 1
            again.follow(record)
        assert row["decisions"] == decided
    assert next(rows, None) is None


@pytest.mark.parametrize("name", BOTH)
def test_a_file_goes_on_where_it_ended(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was cut off in the middle, and what was whole and grew, is what is written at once."""
    monkeypatch.setattr(parquet_files.ParquetFile, "rows", 100)
    monkeypatch.setattr(lines.LinesFile, "rows", 100)
    plan = plan_for("meduris", 12)
    whole, cut, grown = (tmp_path / folder / name for folder in ("whole", "cut", "grown"))
    for path in (whole, cut, grown):
        path.parent.mkdir()
    assert make(whole, plan) == 12
    playing = export(cut, book_of(plan), plan)
    assert len(list(islice(playing, 7))) == 7
    del playing  # as if it had been killed: nobody says that it is over
    if name.endswith("jsonl"):
        with cut.open("ab") as file:
            file.write(cut.read_bytes().splitlines(keepends=True)[0][:-20])
    else:
        assert not cut.exists(), "a file is there when it is whole"
    played = make(cut, plan)
    assert 5 <= played < 12
    assert make(cut, plan) == 0
    assert make(grown, plan_for("meduris", 4)) == 4
    assert make(grown, plan) == 8
    assert rows_of(whole) == rows_of(cut) == rows_of(grown)
    if name.endswith("jsonl"):
        assert whole.read_bytes() == cut.read_bytes()
    assert [path.name for path in cut.parent.iterdir()] == [name]


@pytest.mark.parametrize("name", BOTH)
def test_what_holds_something_else_is_left_alone(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    make(path, plan_for("meduris", 2))
    before = path.read_bytes()
    for other in (plan_for("meduris", 2, seed="2"), plan_for("liars_dice", 2)):
        with pytest.raises(MbiraError, match="holds something else; it was left alone"):
            make(path, other)
    with pytest.raises(MbiraError, match="holds 2 matches already"):
        make(path, plan_for("meduris", 1))
    assert path.read_bytes() == before
    path.write_text("a diary\nof somebody\n", encoding="utf-8")
    with pytest.raises(MbiraError, match="holds something else; it was left alone"):
        make(path, plan_for("meduris", 2))
    assert path.read_text(encoding="utf-8").startswith("a diary")


@pytest.mark.parametrize("name", BOTH)
@pytest.mark.parametrize("game", GAMES)
def test_a_row_leads_back_to_its_position(game: str, name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    make(path, plan_for(game, 3, seed="again"))
    rows = rows_of(path)
    rules = find_game(game)
    for number in (0, len(rows) // 2, len(rows) - 1):
        row = rows[number]
        match, seat = open_row(path, number)
        assert (match.version, match.actor, seat) == (row["version"], row["seat"], row["seat"])
        assert rules.numbering.numbers(match.state, seat).tolist() == row["observation"]
        fresh = mbira.new(game, seats=2, seed=f"again/{row['match']}", **SHORT[game])
        assert fresh.header == match.header
    with pytest.raises(MbiraError, match=f"has no row {len(rows)}: they are 0 to {len(rows) - 1}"):
        open_row(path, len(rows))


def test_a_row_that_was_changed_is_found_out(tmp_path: Path) -> None:
    path = tmp_path / "set.jsonl"
    make(path, plan_for("meduris", 1))
    rows = rows_of(path)
    rows[9]["observation"][4] += 1
    path.write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
    assert open_row(path, 8)
    with pytest.raises(MbiraError, match="row 9 is not what its match leads to"):
        open_row(path, 9)


def test_bots_that_look_are_shown_what_they_may_see(tmp_path: Path) -> None:
    """A bot that thinks plays as it does at any table."""
    plan = plan_for("meduris", 1, bot="novice")
    make(tmp_path / "set.jsonl", plan)
    options = make_options(specs()["meduris"], SHORT["meduris"])
    match = Match.begin(find_game("meduris"), 2, options, Seed("1/0"))
    play_out(match, players(["novice", "random"], "1/0"))
    said = [str(record.action) for record in match.line if record.seat != "chance"]
    assert [row["notation"] for row in rows_of(tmp_path / "set.jsonl")] == said


def test_a_file_says_what_its_numbers_mean(tmp_path: Path) -> None:
    path = tmp_path / "set.parquet"
    plan = plan_for("meduris", 1)
    make(path, plan)
    numbers = json.loads(parquet.read_schema(path).metadata[parquet_files.NUMBERS])
    book = book_of(plan)
    assert numbers["actions"] == [str(action) for action in book.space.actions]
    assert [field["name"] for field in numbers["fields"]] == [field.name for field in book.fields]
    assert parquet_files.plan_of(path) == plan


def test_a_name_or_a_place_that_is_not_possible_is_refused(tmp_path: Path) -> None:
    plan = plan_for("meduris", 1)
    with pytest.raises(MbiraError, match=r"must end with .parquet or .jsonl"):
        make(tmp_path / "set.csv", plan)
    for name in BOTH:
        make(tmp_path / "new" / name, plan)
        with pytest.raises(MbiraError, match=r"cannot export to .*: (Not a directory|File exists)"):
            make(tmp_path / "new" / name / name, plan)
        with pytest.raises(MbiraError, match=r"cannot read .*: No such file"):
            open_row(tmp_path / name, 0)
