from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from mbira.arena.notebook import CONTEST, RESULTS, Notebook
from mbira.arena.playing import Contest
from mbira.arena.result import Result
from mbira.core.errors import MbiraError

if TYPE_CHECKING:
    from pathlib import Path

HERE = Contest(game="meduris", bots=("novice", "random"), seats=2, seed="1", options={})


def result(number: int) -> Result:
    return Result(number, (0, 1), ((0,), (1,)), (5, 3), 90, (9, 9), (0.1, 0.2), ((), ()))


def test_what_is_written_is_there_again(tmp_path: Path) -> None:
    for number in (0, 2):
        Notebook(tmp_path, HERE).write(result(number))
    assert Notebook(tmp_path, HERE).played() == {0: result(0), 2: result(2)}


def test_a_new_folder_is_made_and_holds_nothing(tmp_path: Path) -> None:
    assert Notebook(tmp_path / "a" / "b", HERE).played() == {}


def test_a_line_that_was_cut_off_is_forgotten(tmp_path: Path) -> None:
    notebook = Notebook(tmp_path, HERE)
    notebook.write(result(0))
    with (tmp_path / RESULTS).open("ab") as file:
        file.write(msgspec.json.encode(result(1))[:20])
    again = Notebook(tmp_path, HERE)
    assert again.played() == {0: result(0)}
    again.write(result(1))
    assert Notebook(tmp_path, HERE).played() == {0: result(0), 1: result(1)}


def test_another_tournament_is_refused_and_nothing_is_lost(tmp_path: Path) -> None:
    Notebook(tmp_path, HERE).write(result(0))
    other = msgspec.structs.replace(HERE, seed="2")
    with pytest.raises(MbiraError, match="belongs to another tournament; choose another folder"):
        Notebook(tmp_path, other)
    assert Notebook(tmp_path, HERE).played() == {0: result(0)}


@pytest.mark.parametrize(
    "change",
    [
        {"number": -7},
        {"entries": (0, 9)},
        {"scores": (3,)},
        {"seconds": ()},
        {"ranking": ((0,), (7,))},
    ],
    ids=str,
)
def test_a_result_that_cannot_be_says_where(tmp_path: Path, change: dict[str, Any]) -> None:
    notebook = Notebook(tmp_path, HERE)
    notebook.write(msgspec.structs.replace(result(0), **change))
    with pytest.raises(MbiraError, match=f"{RESULTS}: line 1 is not a result"):
        notebook.played()


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "meduris-0.mbira.json").write_text("precious")
    with pytest.raises(MbiraError, match="holds something else; choose another folder"):
        Notebook(tmp_path, HERE)
    assert [path.name for path in tmp_path.iterdir()] == ["meduris-0.mbira.json"]


def test_a_broken_line_says_where(tmp_path: Path) -> None:
    notebook = Notebook(tmp_path, HERE)
    notebook.write(result(0))
    with (tmp_path / RESULTS).open("ab") as file:
        file.write(b"{}\n")
    with pytest.raises(MbiraError, match=f"{RESULTS}: line 2 is not a result"):
        notebook.played()


def test_a_folder_that_cannot_be_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(MbiraError, match=r"cannot save to .*file"):
        Notebook(tmp_path / "file", HERE)


def test_the_contest_is_readable(tmp_path: Path) -> None:
    Notebook(tmp_path, HERE)
    assert msgspec.json.decode((tmp_path / CONTEST).read_bytes(), type=Contest) == HERE
