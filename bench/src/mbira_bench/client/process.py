"""The measured server: a process of its own, and what the system says of it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Self

from mbira.core.errors import MbiraError

PATIENCE = 20.0
"""Seconds that a process has to end once it is asked to."""


class Usage:
    """What a process has used, as the system counts it."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._proc = Path(f"/proc/{pid}")

    def memory(self) -> int:
        """Return the bytes that it has in memory."""
        if self._proc.exists():
            pages = int((self._proc / "statm").read_text().split()[1])
            return pages * os.sysconf("SC_PAGE_SIZE")
        return 1024 * int(self._ps("rss"))

    def seconds(self) -> float:
        """Return the seconds that processors worked for it."""
        if self._proc.exists():
            fields = (self._proc / "stat").read_text().rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        days, _, clock = self._ps("time").rpartition("-")
        found = 0.0
        for part in clock.split(":"):
            found = 60 * found + float(part)
        return found + 86400 * int(days or 0)

    def _ps(self, what: str) -> str:
        """Return one thing that `ps` knows, where there is no /proc."""
        command = ["ps", "-o", f"{what}=", "-p", str(self._pid)]
        return subprocess.run(  # noqa: S603
            command, check=True, capture_output=True, text=True
        ).stdout.strip()


class Process:
    """A server in a process of its own, which ends with the block."""

    def __init__(self, log: Path, *arguments: str) -> None:
        self._log = log
        self._arguments = arguments

    def __enter__(self) -> Self:
        with self._log.open("ab") as errors:
            self._process = subprocess.Popen(  # noqa: S603
                [sys.executable, "-m", *self._arguments],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        try:
            self.port = self._wait()
        except BaseException:
            self._end()
            raise
        self.pid = self._process.pid
        self.usage = Usage(self.pid)
        return self

    def _wait(self) -> int:
        """Return the port that it listens on, once it says so."""
        assert self._process.stdout is not None  # noqa: S101
        line = self._process.stdout.readline()
        port = line.partition("http://127.0.0.1:")[2].partition(" ")[0].strip()
        if not port.isdigit():
            said = self._log.read_text(errors="replace").strip().splitlines()
            raise MbiraError(f"the server did not start: {(said or ['it says nothing'])[-1]}")
        return int(port)

    @property
    def running(self) -> bool:
        """Whether it has not ended."""
        return self._process.poll() is None

    def stop(self, patience: float) -> float | None:
        """Ask it to end; return the seconds until it was gone, None if it had to be killed."""
        start = time.perf_counter()
        self._process.terminate()
        try:
            self._process.wait(patience)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            return None
        return time.perf_counter() - start

    def kill(self) -> None:
        """End it at once, in the middle of whatever it does."""
        self._process.kill()
        self._process.wait()

    def __exit__(self, *_: object) -> None:
        self._end()

    def _end(self) -> None:
        process = self._process
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout is not None:
            process.stdout.close()
