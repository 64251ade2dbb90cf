"""A database of before has matches that were never counted: they are, beside all else."""

from __future__ import annotations

import json
import shutil
from contextlib import closing
from pathlib import Path

from sqlalchemy import text

from mbira.server.store.club.schema import TABLES_OF_THE_CLUB
from mbira.server.store.database.connection import connect
from mbira.server.store.migrations import PRESENT, STEPS, migrate
from tests.server.club.ledger import Ledger
from tests.server.harness import serving, until

OLD = Path(__file__).parents[1] / "store/old_databases/ruleset-1.db"
CLUB = 1 + next(
    number for number, step in enumerate(STEPS) if step.__name__ == "_how_people_play_and_meet"
)
"""The version of the schema before there was a club."""
ROW = (
    "INSERT INTO tables (id, revision, document, game, status, listed, owner, version, created, "
    "changed, practice) VALUES (:id, 0, :document, 'meduris', :status, :no, 'anna', 9, 1.0, 2.0, "
    ":practice)"
)


def test_the_step_notes_what_is_to_be_counted(database: str) -> None:
    migrate(engine := connect(database))
    with engine.begin() as connection:
        for table in reversed(TABLES_OF_THE_CLUB):
            table.drop(connection)
        for name, status, practice in (
            ("over", "over", False), ("trial", "over", True), ("going", "playing", False),
        ):  # fmt: skip
            values = {"id": name, "document": b"{}", "status": status, "practice": practice}
            connection.execute(text(ROW), {**values, "no": False})
        connection.execute(
            text("UPDATE facts SET value = :value WHERE name = 'schema'"), {"value": str(CLUB)}
        )
    assert migrate(engine) == PRESENT - CLUB
    with engine.connect() as connection:
        found = connection.execute(text("SELECT table_id, at FROM uncounted")).all()
        assert found == [("over", 2.0)]
    engine.dispose()


def test_matches_that_an_earlier_program_finished_are_counted(tmp_path: Path) -> None:
    shutil.copy(OLD, tmp_path / "tables.db")
    noted = json.loads(OLD.with_suffix(".json").read_text())
    over = sum(each["status"] == "over" for each in noted["tables"].values())
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(db, tmp_path / "log.txt"), closing(Ledger(db)) as ledger:
        until(lambda: ledger.left() == 0)
        assert len(ledger.finished()) == over > 0
        assert ledger.ratings() == []  # nobody had agreed on that
        played = ledger.played()
        assert all(row.decisions > 0 and row.number is None for row in played)
        assert {row.place for row in played} == {1, 2}
