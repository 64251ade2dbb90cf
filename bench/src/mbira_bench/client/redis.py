"""A Redis of our own, or a Valkey; the machine's is left alone.

The tests run theirs by it too.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from mbira.core.errors import MbiraError

if TYPE_CHECKING:
    from collections.abc import Iterator

MISSING = (
    "REDIS IS NOT INSTALLED, so nothing of the broker is tested here; "
    "on Debian: apt-get install redis-server"
)
PATIENCE = 60.0
SECRET = "never-to-be-told"  # noqa: S105 of a broker that only this machine reaches, for a while


class RedisProcess:
    """A running broker on a port of its own, which only this machine can reach."""

    def __init__(self, program: str, folder: Path) -> None:
        self._program = program
        self._folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.start()

    @property
    def url(self) -> str:
        """Its address, with the password."""
        return f"redis://:{SECRET}@127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it answers."""
        with (self._folder / "log.txt").open("ab") as log:
            self.process = subprocess.Popen(  # noqa: S603
                [
                    self._program, "--bind", "127.0.0.1", "--port", str(self.port),
                    "--save", "", "--appendonly", "no", "--requirepass", SECRET,
                ],
                stdout=log, stderr=log, cwd=self._folder,
            )  # fmt: skip
        end = time.monotonic() + PATIENCE
        while not self._answers():
            if self.process.poll() is not None or time.monotonic() > end:
                raise MbiraError((self._folder / "log.txt").read_text()[-2000:])
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1.0) as asked:
                asked.sendall(f"AUTH {SECRET}\r\n".encode())
                return asked.recv(100).startswith(b"+OK")
        except OSError:
            return False

    def freeze(self) -> None:
        """Let it do nothing, its connections open."""
        os.kill(self.process.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        os.kill(self.process.pid, signal.SIGCONT)

    def kill(self) -> None:
        """End it at once."""
        if self.process.poll() is None:
            self.thaw()
            os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)


@contextmanager
def running() -> Iterator[RedisProcess | None]:
    """Run a broker while the block runs; None if there is none to run."""
    program = shutil.which("redis-server") or shutil.which("valkey-server")
    if program is None:
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="mbira-redis-") as folder:
        redis = RedisProcess(program, Path(folder))
        try:
            yield redis
        finally:
            redis.kill()
