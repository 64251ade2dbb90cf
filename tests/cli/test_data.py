"""`mbira sim --export`, `mbira show --row` and `mbira bench envs`."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from mbira.cli.bench import envs
from mbira.core.registry import find_spec
from mbira.envs.data import lines, parquet as parquet_files
from tests.cli.terminal import MBIRA

if TYPE_CHECKING:
    from tests.cli.conftest import Cli

SIM = ("sim", "meduris", "--seats", 2, "--seed", 5, "--option", "turn_limit=8")


BOTH = pytest.mark.parametrize("name", ["set.parquet", "set.jsonl"])


@BOTH
def test_what_is_exported_can_be_shown(mbira: Cli, tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    found = mbira(*SIM, "--matches", 4, "--export", path, "--json").json()
    plain = mbira(*SIM, "--matches", 4, "--json").json()
    for key in ("decisions", "lengths", "outcomes", "bots", "matches"):
        assert found[key] == plain[key], "an export plays what is played without one"
    shown = mbira("show", path, "--row", 30, "--lang", "en").out
    assert "Meduris, 2 seats, after " in shown
    again = mbira(*SIM, "--matches", 4, "--export", path).out
    assert again == "meduris: all 4 matches were there already\n"
    more = mbira(*SIM, "--matches", 6, "--export", path, "--json").json()
    assert isinstance(more["outcomes"], list)
    assert len(more["outcomes"]) == 2


@BOTH
def test_a_file_is_the_same_whoever_plays_its_matches(
    mbira: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Rows are in order, and written together as one process does, also where a file goes on."""
    monkeypatch.setattr(parquet_files.ParquetFile, "rows", 100)
    monkeypatch.setattr(lines.LinesFile, "rows", 100)
    reports, files = [], []
    for workers in (1, 2):
        path = tmp_path / f"{workers}" / name
        for matches in (9, 21):
            done = mbira(
                *SIM, "--matches", matches, "--export", path, "--workers", workers, "--json"
            )
            report = done.json()
            reports.append([report[key] for key in ("decisions", "lengths", "outcomes")])
            files.append(path.read_bytes())
    assert reports[:2] == reports[2:]
    assert files[:2] == files[2:]


def descendants(pid: int) -> set[int]:
    """Return the processes that one has started, and those that they have."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return {int(each) for each in children}.union(*(descendants(int(each)) for each in children))


def written(path: Path) -> int:
    """Return how many matches a file holds that nobody has finished."""
    if path.suffix == ".jsonl":
        return path.read_bytes().count(b'"decision":0,') if path.exists() else 0
    parts = sorted(path.with_name(f"{path.name}.parts").glob("part-*.parquet"))
    return int(parts[-1].stem.removeprefix("part-")) if parts else 0


@BOTH
@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_several_that_are_interrupted_leave_what_can_go_on(
    mbira: Cli, tmp_path: Path, name: str, end: signal.Signals
) -> None:
    cut, whole = tmp_path / "cut" / name, tmp_path / "whole" / name
    command = [str(MBIRA), *map(str, SIM), "--workers", "2", "--matches", "1000000"]
    with subprocess.Popen(  # noqa: S603
        [*command, "--export", str(cut)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as started:
        while not written(cut):
            assert started.poll() is None, started.communicate()
            time.sleep(0.05)
        ends = [os.pidfd_open(pid) for pid in descendants(started.pid)]
        started.send_signal(end)
        out, err = started.communicate()
    assert (started.returncode, out, err) == (130, "", "")
    assert len(ends) >= 2
    for each in ends:  # nobody plays on
        select.select([each], [], [])
        os.close(each)
    matches = written(cut) + 3
    assert mbira(*SIM, "--matches", matches, "--export", cut).status == 0
    assert mbira(*SIM, "--matches", matches, "--export", whole).status == 0
    assert cut.read_bytes() == whole.read_bytes()


def test_what_does_not_go_together_is_refused(mbira: Cli, tmp_path: Path) -> None:
    path = tmp_path / "set.jsonl"
    refused = mbira(*SIM, "--export", path, "--check").err
    assert refused == "mbira: --export plays by itself: use --save and --check without it\n"
    mbira(*SIM, "--matches", 1, "--export", path)
    assert "a row at a time: --row N" in mbira("show", path).err
    mbira(*SIM, "--matches", 1, "--save", tmp_path)
    (save,) = tmp_path.glob("*.mbira.json")
    assert "--row is for data sets" in mbira("show", save, "--row", 1).err


def test_environments_are_measured_beside_others(
    mbira: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(envs, "specs", lambda: {"meduris": find_spec("meduris")})
    monkeypatch.setattr(envs, "MATCHES", 1)
    monkeypatch.setattr(envs, "ENVS", 2)
    found = mbira("bench", "envs", "--seconds", 0.01, "--json").json()
    rows = found["envs"]
    assert isinstance(rows, list)
    ours = {(row["interface"], row["game"]) for row in rows if row["ours"]}
    theirs = {(row["interface"], row["game"]) for row in rows if not row["ours"]}
    for interface in ("PettingZoo", "Gymnasium", "Gymnasium, vector", "OpenSpiel"):
        assert (interface, "meduris") in ours
    assert ("data, Parquet", "meduris") in ours
    assert {("PettingZoo", "connect_four_v3"), ("PettingZoo", "texas_holdem_v4")} <= theirs
    for row in rows:
        assert row["steps_per_second"] > 0
