"""The examples run, and print something that makes sense."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "examples" / "envs"
SAID = {
    "data_set.py": "4036 rows: match, decision",
    "gymnasium_seat.py": "(16, 585) numbers a step",
    "openspiel_cfr.py": "search plays at ",
    "pettingzoo_table.py": "records, scores (",
    "reading.py": "\n0: liar",
}


def test_all_examples_are_run() -> None:
    assert {path.name for path in FOLDER.glob("*.py")} == set(SAID)


@pytest.mark.parametrize("name", SAID)
def test_an_example_runs(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(FOLDER / name), run_name="__main__")
    assert SAID[name] in capsys.readouterr().out
