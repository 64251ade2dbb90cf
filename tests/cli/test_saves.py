"""`show` and `verify`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

import mbira as library

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cli.conftest import Cli


def test_verify_says_what_a_good_file_holds(mbira: Cli, saved: Callable[..., Path]) -> None:
    path = saved()
    match = library.load(path)
    assert match.outcome is not None
    result = mbira("verify", path)
    assert result.status == 0
    assert result.err == ""
    assert result.out == (
        f"{path}: good: zimbabwe, 3 seats, {match.version} records, "
        f"won by seat {match.outcome.winners[0]}, chance follows from the seed\n"
    )


def test_verify_goes_on_after_a_bad_file(
    mbira: Cli, saved: Callable[..., Path], tmp_path: Path
) -> None:
    good, missing = saved(), tmp_path / "missing.json"
    result = mbira("verify", missing, good)
    assert result.status == 1
    assert result.error == f"mbira: cannot read {missing}: No such file or directory"
    assert result.out.startswith(f"{good}: good: ")


def test_an_illegal_record_is_named_with_its_reason_in_words(
    mbira: Cli, saved: Callable[..., Path], tmp_path: Path
) -> None:
    document = json.loads(saved().read_text())
    place, record = next(
        (number, record)
        for number, record in enumerate(document["records"], 1)
        if record["action"]["type"] == "raise"
    )
    record["action"]["cell"] = "A1"
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(document))
    result = mbira("verify", bad)
    assert result.status == 1
    assert result.error.startswith(
        f"mbira: {bad}: record {place} (seat {record['seat']}): illegal action 'raise A1': "
    )
    assert "There is no monument at A1." in result.error
    assert "why-" not in result.error


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"turns": ', '"turns": 9', "record "),
        ('"format": "mbira/1"', '"format": "mbira/9"', "format is 'mbira/9'"),
        ('"chance": "sha256:', '"chance": "sha256:0', "the seed is not the one"),
        ('"ruleset": ', '"ruleset": 8', "ruleset 8"),
        ('{\n  "format"', '\n  "format"', "not JSON"),
        ('"seats": 3', '"seats": 2', "record "),
        ('"game": "zimbabwe"', '"game": "zimbabwo"', "did you mean zimbabwe?"),
    ],
)
def test_an_edited_file_is_refused_in_one_line(
    mbira: Cli, saved: Callable[..., Path], tmp_path: Path, *, old: str, new: str, said: str
) -> None:
    bad = tmp_path / "edited.json"
    text = saved().read_text()
    assert old in text
    bad.write_text(text.replace(old, new, 1))
    for command in ("verify", "show"):
        result = mbira(command, bad)
        assert result.status == 1
        assert result.error.startswith(f"mbira: {bad}: ")
        assert said in result.error
        assert result.out == ""


def test_a_single_wrong_byte_is_never_a_traceback(
    mbira: Cli, saved: Callable[..., Path], tmp_path: Path
) -> None:
    good = saved(seats=2).read_bytes()
    bad = tmp_path / "byte.json"
    for place in range(0, len(good), len(good) // 40):
        bad.write_bytes(good[:place] + b"\x00" + good[place + 1 :])
        result = mbira("verify", bad)
        assert result.status == 1
        assert result.error.startswith(f"mbira: {bad}: ")


def test_a_truncated_file_and_a_directory_are_refused(
    mbira: Cli, saved: Callable[..., Path], tmp_path: Path
) -> None:
    short = tmp_path / "short.json"
    short.write_bytes(saved().read_bytes()[:-200])
    assert "not JSON" in mbira("verify", short).error
    assert mbira("verify", tmp_path).error == f"mbira: cannot read {tmp_path}: Is a directory"


def test_show_draws_the_last_position_and_the_outcome(
    mbira: Cli, saved: Callable[..., Path]
) -> None:
    path = saved()
    match = library.load(path)
    assert match.outcome is not None
    out = mbira("show", path).out
    first = out.splitlines()[0]
    assert first == f"The Great Zimbabwe, 3 seats, after {match.version} of {match.version} records"
    assert ", finished" in out
    name = ("Kilwa", "Mutapa", "Zulu")[match.outcome.winners[0]]
    assert f"1. {name}: {match.outcome.scores[match.outcome.winners[0]]}" in out


def test_show_at_a_record_asks_what_was_asked_then(mbira: Cli, saved: Callable[..., Path]) -> None:
    path = saved()
    match = library.load(path)
    first = next(n for n, record in enumerate(match.records) if record.seat != "chance")
    lines = mbira("show", path, "--at", first).out.splitlines()
    assert lines[0].endswith(f"after {first} of {match.version} records")
    assert lines[-1].endswith("put your first monument on a free starting area.")
    assert "1/20" not in "\n".join(lines)
    lines = mbira("show", path, "--at", first + 1).out.splitlines()
    assert "founds a first monument" in lines[1]
    assert sum("1/20" in line for line in lines) == 1


def test_show_works_at_every_record(mbira: Cli, saved: Callable[..., Path]) -> None:
    path = saved(seats=2)
    for at in range(0, library.load(path).version + 1, 17):
        result = mbira("show", path, "--at", at, "--seat", at % 2, "--lang", "ru")
        assert result.status == 0
        assert max(map(len, result.out.splitlines())) <= 80


def test_show_refuses_records_and_seats_that_are_not_there(
    mbira: Cli, saved: Callable[..., Path]
) -> None:
    path = saved()
    version = library.load(path).version
    assert mbira("show", path, "--at", 5000).error == (
        f"mbira: there is no version 5000: the log has {version} records"
    )
    assert mbira("show", path, "--at", -1).status == 1
    assert mbira("show", path, "--seat", 3).error == (
        "mbira: there is no seat 3: the match has seats 0 to 2"
    )


def test_advice_is_shown_to_the_seat_that_decides_and_to_nobody_else(
    mbira: Cli, saved: Callable[..., Path]
) -> None:
    path = saved(seats=2)
    match = library.load(path)
    version = next(v for v in range(30, match.version) if match.at(v).actor == 1)
    show = ("show", path, "--at", version, "--advice")
    assert "For it: " in mbira(*show, "--seat", 1).out
    for other in ((), ("--seat", 0)):
        done = mbira(*show, *other)
        assert done.error == "mbira: advice is for the seat that decides, here --seat 1"
        assert done.out == ""
    assert mbira("show", path, "--advice", "--seat", 1).error.endswith("here nobody")
