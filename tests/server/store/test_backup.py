"""Copies of everything: of one moment, complete or not there, and good to go on with."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import insert

from mbira.cli.backup import backup
from mbira.core.errors import MbiraError
from mbira.core.log.save import parse_document
from mbira.core.opening import restore
from mbira.server.store.backup import back_up
from mbira.server.store.database.connection import connect
from mbira.server.store.migrations import PRESENT
from mbira.server.store.schema import GUESTS
from mbira.server.store.store import Store
from tests.server.harness import PATIENCE, Person, good, serving, until
from tests.server.test_stopping import Player

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.harness import ServerProcess


def quiet(done: int, total: int) -> None:
    assert 0 <= done <= total


def same_guest(person: Person, url: str) -> Person:
    """Return the guest of a person at another server."""
    other = Person(url, known=False)
    other.http.cookies.update(person.http.cookies)
    return other


@pytest.fixture
def database(tmp_path: Path) -> str:
    """An address with a database, in which nothing is yet."""
    db = f"sqlite:///{tmp_path / 'kept.db'}"
    Store(db).close()
    return db


def add_guests(db: str, first: int, many: int) -> None:
    """Write as somebody else."""
    engine = connect(db)
    with engine.begin() as connection:
        rows = [
            {"id": f"g{number}", "name": "Kudu", "generation": 0, "created": 1.0}
            for number in range(first, first + many)
        ]
        connection.execute(insert(GUESTS), rows)
    engine.dispose()


def count(file: Path, table: str) -> int:
    with sqlite3.connect(file) as copy:
        found = int(copy.execute(f"SELECT count(*) FROM {table}").fetchone()[0])  # noqa: S608
    copy.close()
    return found


@pytest.fixture(params=["sqlite", "postgres"])
def filled(request: pytest.FixtureRequest, database: str) -> str:
    """A database of each kind, with more guests than are copied at once."""
    db = database
    if request.param == "postgres":
        db = request.getfixturevalue("postgres").database()
        Store(db).close()
    add_guests(db, 0, 2500)
    return db


def test_a_copy_is_of_one_moment_whatever_is_written_meanwhile(filled: str, tmp_path: Path) -> None:
    steps: list[tuple[int, int]] = []

    def tell(done: int, total: int) -> None:
        if done < total:
            add_guests(filled, 10_000 + len(steps), 1)
        steps.append((done, total))

    counts = back_up(filled, tmp_path / "copy.db", tell)
    assert counts["guests"] == count(tmp_path / "copy.db", "guests") == 2500
    assert count(tmp_path / "copy.db", "facts") == 2
    assert len(steps) > 3  # in chunks
    assert steps[-1][0] == steps[-1][1] == sum(counts.values())
    assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600  # there are secrets in it


def test_an_interrupted_copy_leaves_nothing_behind(filled: str, tmp_path: Path) -> None:
    copy = tmp_path / "copies" / "copy.db"
    copy.parent.mkdir()

    def interrupt(done: int, _: int) -> None:
        if done > 1500:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        back_up(filled, copy, interrupt)
    assert [*copy.parent.iterdir()] == []
    copy.write_bytes(b"the last copy")
    with pytest.raises(KeyboardInterrupt):
        back_up(filled, copy, interrupt, force=True)
    assert [*copy.parent.iterdir()] == [copy]
    assert copy.read_bytes() == b"the last copy"


def test_a_file_is_only_overwritten_by_force_and_nothing_of_it_is_left(
    database: str, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    back_up(database, copy, quiet)
    add_guests(database, 0, 1)
    with pytest.raises(MbiraError, match="already exists; --force"):
        back_up(database, copy, quiet)
    assert count(copy, "guests") == 0
    wal = tmp_path / "copy.db-wal"
    wal.write_bytes(b"what a server that was killed left behind")
    back_up(database, copy, quiet, force=True)
    assert not wal.exists()
    assert count(copy, "guests") == 1


def run(file: Path, db: str, *, restore: bool = False, force: bool = False) -> None:
    """Run the command."""
    backup(file, db, restore=restore, force=force)


def test_what_cannot_be_is_said_in_a_line(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy, kept = tmp_path / "copy.db", tmp_path / "kept.db"
    (tmp_path / "text").write_text("no database at all")
    sqlite3.connect(tmp_path / "strange.db").execute("CREATE TABLE x (a)").connection.close()

    def fails(why: str, file: Path, db: str, **more: bool) -> None:
        with pytest.raises(MbiraError) as caught:
            run(file, db, **more)
        assert why in str(caught.value)
        assert "\n" not in str(caught.value)

    fails("there is no database", copy, f"sqlite:///{tmp_path / 'nothing.db'}")
    fails("file is not a database", copy, f"sqlite:///{tmp_path / 'text'}")
    fails("mbira did not make it", copy, f"sqlite:///{tmp_path / 'strange.db'}")
    fails("is not a database URL", copy, "nonsense")
    fails("is the database itself", kept, database, force=True)
    fails("No such file or directory", tmp_path / "nowhere" / "copy.db", database)
    fails("there is no file", copy, database, restore=True)
    run(copy, database)
    add_guests(database, 0, 1)
    fails("is not empty", copy, database, restore=True)
    fails("already exists", copy, database)
    monkeypatch.setattr("mbira.server.store.backup.PRESENT", PRESENT + 1)
    fails(
        f"schema version {PRESENT}, this program has {PRESENT + 1}", tmp_path / "other.db", database
    )
    assert not [each for each in tmp_path.iterdir() if each.name.endswith(".part")]


def test_a_full_disk_is_said_in_a_line(filled: str, tmp_path: Path) -> None:
    code = (
        "import resource, sys; from mbira.cli.main import run;"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (50000, 50000)); run()"
    )
    copy = tmp_path / "copy.db"
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", code, "backup", str(copy), "--db", filled],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert done.stderr.startswith(f"mbira: cannot write {copy}: ")
    assert done.stderr.count("\n") == 1
    assert not copy.exists()


def test_a_served_database_is_copied_moved_and_played_on(
    postgres: object, database: str, tmp_path: Path
) -> None:
    """While people play: a copy, which is served; from there to PostgreSQL; and that is served."""
    copy, again = tmp_path / "copy.db", tmp_path / "again.db"
    moved = postgres.database()  # type: ignore[attr-defined]
    with serving(database, tmp_path / "log") as server:
        players = [Player(server.url) for _ in range(3)]
        for player in players:
            player.start()
            player.person.post(f"/api/tables/{player.table}/chat", {"text": "hello"})
        until(lambda: all(len(player.acknowledged) > 5 for player in players))
        before = sum(len(player.acknowledged) for player in players)
        done = subprocess.run(  # noqa: S603
            [sys.executable, "-m", "mbira", "backup", str(copy), "--db", database],
            capture_output=True, text=True, check=True,
        )  # fmt: skip
        assert sum(len(player.acknowledged) for player in players) > before
        assert done.stdout.startswith(f"{copy}: 3 guests, 3 tables, ")
        assert done.stderr == ""
        for player in players:
            player.enough.set()
            player.join(PATIENCE)
        with pytest.raises(MbiraError, match=f"kept.db is served at {server.url}"):
            run(copy, database, restore=True)
        logs = {p.table: p.person.get(f"/api/tables/{p.table}/log") for p in players}
    with serving(f"sqlite:///{copy}", tmp_path / "log") as server:
        check(server, players, logs)
        with pytest.raises(MbiraError, match=f"copy.db is served at {server.url}"):
            run(copy, database, force=True)
    run(copy, moved, restore=True)
    with serving(moved, tmp_path / "log") as server:
        check(server, players, logs)
    run(again, moved)
    for table in ("guests", "tables", "records", "tokens", "members", "facts"):
        assert count(again, table) >= count(copy, table)
    for player in players:
        player.person.http.close()


def check(
    server: ServerProcess, players: list[Player], logs: dict[str, list[dict[str, object]]]
) -> None:
    """Check that a copy holds the beginning of every match, and that it can be played on."""
    for player in players:
        with same_guest(player.person, server.url) as person:  # the cookie is good here too
            log = person.get(f"/api/tables/{player.table}/log")
            theirs = [record["action"] for record in logs[player.table]]
            ours = [record["action"] for record in log]
            common = [a == b for a, b in zip(ours, theirs, strict=False)]
            assert all(common[: len(common) - PLAYED_ON])
            assert len(log) > 10
            save = person.ask("GET", f"/api/tables/{player.table}/save").content
            assert restore(parse_document(save, "save"), "save").version == len(log)
            seen = person.position(player.table)
            if seen.get("legal"):
                key = f"{server.url} plays on"
                good(
                    person.play(
                        player.table, seen["legal"][0], seen["version"], key.replace(" ", "")
                    )
                )
            said = [entry["number"] for entry in person.get(f"/api/tables/{player.table}/chat")]
            new = person.post(f"/api/tables/{player.table}/chat", {"text": "here too"})["number"]
            assert new > max(said)


PLAYED_ON = 3
"""What `check` itself may have added to a copy, with what chance does then."""


@pytest.fixture(autouse=True)
def _no_leftovers(tmp_path: Path) -> Iterator[None]:
    yield
    assert not [name for name in os.listdir(tmp_path) if ".part" in name]  # noqa: PTH208
