"""Where tables are kept: by their owner alone, and by one server, whatever the file is called."""

from __future__ import annotations

import os
import random
import shutil
import stat
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from mbira.cli.backup import backup
from mbira.core.errors import MbiraError
from mbira.server.store.database import files
from mbira.server.store.database.files import close_to_others, held, make_private
from mbira.server.store.database.location import default_database, hold
from mbira.server.store.store import Store
from tests.server.harness import good, serving

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.harness import Person, ServerProcess

pytestmark = pytest.mark.skipif(os.name != "posix", reason="other systems have other rights")
on_linux = pytest.mark.skipif(
    sys.platform != "linux", reason="only here can a file be held under all its names"
)


def rights(path: Path) -> str:
    return f"{stat.S_IMODE(path.stat().st_mode):o}"


@pytest.fixture(autouse=True)
def usual() -> Iterator[None]:
    """Let new files be for everybody, as they are on most machines."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def test_nobody_else_on_the_machine_reads_seeds_and_what_signs_cookies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))
    url = default_database()
    assert url.startswith(f"sqlite:///{tmp_path}")
    (folder,) = tmp_path.rglob("mbira")
    assert rights(folder) == "700"
    folder.chmod(0o755)
    assert default_database() == url
    assert rights(folder) == "700"


def test_all_files_of_a_server_are_its_owners_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    log = tmp_path / "log"
    with serving(f"sqlite:///{folder / 't.db'}", log) as server, server.person() as anna:
        anna.table("meduris", 2, "you", "you", start=True)
        made = {path.name: rights(path) for path in folder.iterdir()}
        assert made == dict.fromkeys(("t.db", "t.db-wal", "t.db-shm", "t.db.lock"), "600")
        backup(folder / "copy.db", f"sqlite:///{folder / 't.db'}")
        assert rights(folder / "copy.db") == "600"
    restored = folder / "restored.db"
    backup(folder / "copy.db", f"sqlite:///{restored}", restore=True)
    assert {rights(path) for path in folder.iterdir()} == {"600"}
    assert "others could read" not in log.read_text()


def test_old_files_that_everybody_could_read_are_closed_to_others(tmp_path: Path) -> None:
    file, log = tmp_path / "t.db", tmp_path / "log"
    with serving(f"sqlite:///{file}", log) as server, server.person() as anna:
        table = anna.table("meduris", 2, "you", "you", start=True)
        server.kill()  # so that there is one beside it
        beside = [path for path in tmp_path.iterdir() if path.name.startswith("t.db")]
        assert len(beside) == 4
        for path in beside:
            path.chmod(0o644)
        server.start()
        assert {rights(path) for path in beside} == {"600"}
        assert anna.position(table)["version"]
    assert log.read_text().count("others could read what is kept") == 4


def test_a_store_without_a_server_is_its_owners_alone_too(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    Store(f"sqlite:///{file}").close()
    assert rights(file) == "600"
    file.chmod(0o664)
    Store(f"sqlite:///{file}").close()
    assert rights(file) == "600"


def test_who_may_not_change_the_rights_is_warned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    warned = []
    monkeypatch.setattr(files.log, "warning", lambda said, **more: warned.append((said, more)))
    file = tmp_path / "t.db"
    file.touch(mode=0o644)

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(type(file), "chmod", refuse)
    close_to_others(file, 0o600)
    ((said, more),) = warned
    assert "others can read" in said
    assert more == {"path": str(file), "why": "Operation not permitted"}


# One file, one server


def start_twice(db: str) -> tuple[int, str, str]:
    """Start a server where one may be; return how that ends."""
    command = [sys.executable, "-m", "mbira", "serve", "--no-open", "--port", "0", "--db", db]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)  # noqa: S603
    return done.returncode, done.stdout, done.stderr


@on_linux
def test_a_file_by_another_name_is_the_same_file(tmp_path: Path) -> None:
    file, link, away = tmp_path / "t.db", tmp_path / "link.db", tmp_path / "far/away.db"
    signpost, long_way = tmp_path / "signpost.db", tmp_path / "far/../t.db"
    away.parent.mkdir()
    with serving(f"sqlite:///{file}", tmp_path / "log") as server, server.person() as anna:
        table = anna.table("meduris", 2, "you", "you", start=True)
        signpost.symlink_to(file)
        for name in (link, away):
            name.hardlink_to(file)
        for name in (link, away, signpost):
            status, out, err = start_twice(f"sqlite:///{name}")
            assert (status, out, len(err.splitlines())) == (1, "", 1)
            assert f"{name} is already being served, as {file}:" in err
        (tmp_path / "signpost.db.lock").touch(0o600)  # left behind by some server
        assert start_twice(f"sqlite:///{signpost}") == (1, "", err)
        # that is no other name, only a longer way
        assert start_twice(f"sqlite:///{long_way}")[:2] == (
            0, f"mbira is at {server.url} already\n",
        )  # fmt: skip
        play_on(server, anna, table)


def play_on(server: ServerProcess, person: Person, table: str) -> None:
    """Play, and see that it is there after the server was killed."""
    rng = random.Random(1)
    for _ in range(5):
        person.play_some(table, rng)
    seen = person.position(table)
    server.kill()
    server.start()  # no lock is left behind
    assert person.position(table) == seen
    good(person.play(table, seen["legal"][0], seen["version"], "on"))


@on_linux
def test_what_lies_beside_another_name_is_not_left_there(tmp_path: Path) -> None:
    """What a server that was killed wrote last is in a file that only one name leads to."""
    file, link = tmp_path / "t.db", tmp_path / "link.db"
    with serving(f"sqlite:///{file}", tmp_path / "log") as server, server.person() as anna:
        table = anna.table("meduris", 2, "you", "you", start=True)
        seen = anna.position(table)
        link.hardlink_to(file)
        server.kill()
        status, out, err = start_twice(f"sqlite:///{link}")
        assert (status, out, len(err.splitlines())) == (1, "", 1)
        assert err.endswith(f"in {file}-wal: serve it as sqlite:///{file}\n")
        moved = tmp_path / "moved.db"
        link.unlink()
        file.rename(moved)
        status, _, err = start_twice(f"sqlite:///{moved}")
        assert status == 1
        assert err.endswith(f"in {file}-wal: move that to {moved}-wal\n")
        moved.rename(file)
        server.start()
        assert anna.position(table) == seen
        server.stop()
    link.hardlink_to(file)  # nothing lies beside it now
    with serving(f"sqlite:///{link}", tmp_path / "log") as again, anna.through(again) as same:
        assert same.position(table) == seen


@on_linux
def test_a_restored_database_is_not_one_that_is_served_by_another_name(tmp_path: Path) -> None:
    file, link, copy = tmp_path / "t.db", tmp_path / "link.db", tmp_path / "copy.db"
    Store(f"sqlite:///{file}").close()
    backup(copy, f"sqlite:///{file}")
    assert files.served_as(file) == file.resolve()
    assert files.served_as(copy) is None
    link.hardlink_to(file)
    with hold(f"sqlite:///{file}", "http://here") as elsewhere:
        assert elsewhere is None
        with pytest.raises(MbiraError, match=f"as {file}: use that name"):
            backup(copy, f"sqlite:///{link}", restore=True)
    shutil.copy(copy, tmp_path / "another.db")
    Store(f"sqlite:///{tmp_path / 'another.db'}").close()


@on_linux
def test_who_holds_a_file_lets_go_of_it_in_the_end(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    make_private(file)
    with held(file) as first:
        with held(file) as second:
            assert (first, second) == (True, False)
        with held(file) as third:
            assert third is False  # who tried in vain took nothing away
    with held(file) as again:
        assert again is True


def test_an_older_server_that_holds_only_the_name_is_respected(tmp_path: Path) -> None:
    import fcntl  # noqa: PLC0415 not on every system

    file = tmp_path / "t.db"
    with (tmp_path / "t.db.lock").open("a+") as old:
        fcntl.flock(old, fcntl.LOCK_EX | fcntl.LOCK_NB)
        old.write("http://127.0.0.1:1")
        old.flush()
        with hold(f"sqlite:///{file}", "http://here") as elsewhere:
            assert elsewhere == "http://127.0.0.1:1"
