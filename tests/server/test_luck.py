"""What a server does follows from its luck: given the same, it does the same."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import mbira.server
from mbira.server.luck import Luck, thought
from mbira.server.services import Services
from mbira.server.settings import Settings
from tests.server.harness import good, serving, wait_until_over
from tests.server.seeded import START, Seeded

GAMES: dict[str, dict[str, object]] = {
    "zimbabwe": {"round_limit": 2},
    "meduris": {"turn_limit": 8},
    "africa": {},
}
BOTS = {"africa": ("novice", "random", "random")}
"""Who plays: all three in matches that are short, and not the best where none is."""


def evening(folder: Path, seed: str, order: str) -> list[Any]:
    """Return all that comes of an evening of bots; `order` is what Python orders sets by."""
    folder.mkdir()
    more: dict[str, Any] = {"environment": {"PYTHONHASHSEED": order}, "name": seed}
    found: list[Any] = []
    with (
        serving(f"sqlite:///{folder / 't.db'}", folder / "log", **more) as server,
        server.person() as anna,
        server.person() as bert,
    ):
        found += [anna.me, bert.me, anna.post("/api/guest/transfer")["token"]]
        for game, options in GAMES.items():
            table = anna.table(
                game, 3, *BOTS.get(game, ("novice", "adept", "random")), options=options, start=True
            )
            wait_until_over(anna, table)
            found.append((table, good(anna.ask("GET", f"/api/tables/{table}/save"))))
        table = anna.post(f"/api/tables/{table}/fork", {"version": 40})["id"]
        found += [anna.position(table), anna.get(f"/api/tables/{table}/advice")]
    return found


def test_the_same_luck_is_the_same_evening(tmp_path: Path) -> None:
    one = evening(tmp_path / "one", "fair", "1")
    assert evening(tmp_path / "again", "fair", "2") == one
    other = evening(tmp_path / "other", "foul", "1")
    assert all(mine != theirs for mine, theirs in zip(one, other, strict=True))


def test_which_match_it_is_does_not_depend_on_who_came_before() -> None:
    one, other = Seeded("a test"), Seeded("a test")
    for _ in range(3):
        other.new_id(), other.name(), other.token()
    assert one.seed().secret == other.seed().secret
    assert one.seed().secret != one.seed().secret
    assert one.now() == START


def test_a_thought_belongs_to_a_match_a_moment_and_a_seat() -> None:
    found = {thought(*what) for what in [("a", 1, 2), ("b", 1, 2), ("a", 2, 2), ("a", 1, 1)]}
    assert len(found) == 4
    assert thought("a", 1, 2) in found


def test_a_real_server_goes_by_the_system_and_nothing_else_can_be_asked_for(tmp_path: Path) -> None:
    services = Services(Settings(db=f"sqlite:///{tmp_path / 't.db'}"))
    assert type(services.luck) is Luck
    services.store.close()
    luck = Luck()
    for fresh in (luck.new_id, luck.token, lambda: luck.seed().secret):
        assert fresh() != fresh()
    command = [sys.executable, "-m", "mbira", "serve", "--help"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout  # noqa: S603
    assert not any(word in told.lower() for word in ("seed", "luck", "clock"))


def test_a_server_reads_no_variable_by_which_it_could_be_switched() -> None:
    folder = Path(mbira.server.__file__).parent
    sources = {path.name: path.read_text("utf-8") for path in folder.rglob("*.py")}
    assert "luck.py" in sources
    assert not [name for name, text in sources.items() if "environ" in text or "getenv" in text]
