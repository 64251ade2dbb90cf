"""`mbira sim --export`, `mbira show --row` and `mbira bench envs`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mbira.cli.bench import envs
from mbira.core.registry import find_spec

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Cli

SIM = ("sim", "meduris", "--seats", 2, "--seed", 5, "--option", "turn_limit=8")


@pytest.mark.parametrize("name", ["set.parquet", "set.jsonl"])
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


def test_what_does_not_go_together_is_refused(mbira: Cli, tmp_path: Path) -> None:
    path = tmp_path / "set.jsonl"
    refused = mbira(*SIM, "--export", path, "--check").err
    assert refused == "mbira: --export plays by itself: use --save and --check without it\n"
    mbira(*SIM, "--matches", 1, "--export", path)
    assert "by a --row of it" in mbira("show", path).err
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
