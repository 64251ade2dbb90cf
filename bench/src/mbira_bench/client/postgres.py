"""A PostgreSQL of our own, from Debian's packages; the machine's is left alone.

The tests run theirs by it too.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import psycopg

from mbira.core.errors import MbiraError

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGED = "/usr/lib/postgresql"
"""Where Debian keeps each version's programs."""
MISSING = (
    "POSTGRESQL IS NOT INSTALLED, so nothing of it is tested here; "
    "on Debian: apt-get install postgresql"
)
PATIENCE = 60.0
UNPRIVILEGED = ("postgres", "nobody")
"""Who may run it where we are root, which PostgreSQL refuses to be run by."""


def programs() -> Path | None:
    """Return the folder of PostgreSQL's programs, of the newest version; None without one."""
    folders = [each for each in Path(PACKAGED).glob("*/bin") if (each / "initdb").exists()]
    if folders:
        return max(folders, key=lambda folder: float(folder.parent.name))
    found = shutil.which("initdb")
    return Path(found).parent if found is not None else None


class Postgres:
    """A running PostgreSQL that only this process's user can reach, by a socket in a folder."""

    def __init__(self, folder: Path, bin_: Path, user: str | None) -> None:
        self._folder = folder
        self._bin = bin_
        self._user = user
        self._made = 0
        self._run(
            "initdb", "--no-sync", "-D", str(folder / "data"), "-U", "mbira", "-E", "UTF8",
            "--auth=trust",
        )  # fmt: skip
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(  # noqa: S603
            [str(self._bin / program), *arguments],
            capture_output=True, text=True, check=False, user=self._user, cwd=self._folder,
        )  # fmt: skip
        if done.returncode:
            raise MbiraError(f"{program}: {done.stderr or done.stdout}")

    def start(self) -> None:
        """Start it and wait until it answers."""
        with (self._folder / "log.txt").open("ab") as log:
            self.process = subprocess.Popen(  # noqa: S603
                [
                    str(self._bin / "postgres"), "-D", str(self._folder / "data"),
                    "-k", str(self._folder), "-c", "listen_addresses=",
                ],
                stdout=log, stderr=log, user=self._user, cwd=self._folder,
            )  # fmt: skip
        end = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
            except psycopg.OperationalError:
                if self.process.poll() is not None or time.monotonic() > end:
                    raise MbiraError((self._folder / "log.txt").read_text()[-2000:]) from None
                time.sleep(0.02)
            else:
                return

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it; by default it ends all connections and closes its files."""
        if self.process.poll() is None:
            os.kill(self.process.pid, how)
        self.process.wait(PATIENCE)

    def url(self, name: str) -> str:
        """Return the address of a database."""
        return f"postgresql://mbira@/{name}?host={self._folder}"

    def database(self) -> str:
        """Make a new, empty database and return its address."""
        self._made += 1
        name = f"made{self._made}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)


@contextmanager
def running() -> Iterator[Postgres | None]:
    """Run a PostgreSQL while the block runs; None if there is none to run."""
    bin_ = programs()
    if bin_ is None:
        yield None
        return
    user = next(filter(_known, UNPRIVILEGED), None) if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="mbira-pg-"))  # short: a socket's path has to be
    try:
        if user is not None:
            shutil.chown(folder, user)
        postgres = Postgres(folder, bin_, user)
        try:
            yield postgres
        finally:
            postgres.stop(signal.SIGQUIT)  # at once: its files are thrown away
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _known(user: str) -> bool:
    try:
        pwd.getpwnam(user)
    except KeyError:
        return False
    return True
