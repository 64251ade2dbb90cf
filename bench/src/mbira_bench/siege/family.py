"""A server and the processes in which its bots think: their memory, and that they are gone."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from mbira_bench.client.process import Usage

if TYPE_CHECKING:
    from mbira_bench.client.process import Process

OFTEN = 0.1
"""Seconds between two looks at the memory."""
TOO_MUCH = 4_000_000_000
"""Bytes at which a hold is ended: the machine is wanted for the next one."""
AFTER = 5.0
"""Seconds that those who think have to notice that their server is gone."""


def children_of(pid: int) -> list[int]:
    """Return the processes that a process has started, as far as the system tells."""
    found: list[int] = []
    with suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            with suppress(OSError):
                found += map(int, (task / "children").read_text().split())
    return found


class Family:
    """A server with its children."""

    def __init__(self, server: Process) -> None:
        self._server = server
        self.peak = 0
        """The most bytes that were seen."""
        self.burst = asyncio.Event()
        """Set once it is too much."""

    def memory(self) -> int:
        """Return the bytes that all of them have in memory."""
        total = 0
        for pid in (self._server.pid, *children_of(self._server.pid)):
            with suppress(OSError, subprocess.SubprocessError):  # it may end at any moment
                total += Usage(pid).memory()
        return total

    async def watch(self) -> None:
        """Note the most that is used, until cancelled."""
        while True:
            self.peak = max(self.peak, self.memory())
            if self.peak > TOO_MUCH:
                self.burst.set()
            await asyncio.sleep(OFTEN)


def see_off(pids: list[int]) -> list[int]:
    """Wait until children of a gone server have ended; return those that had to be killed."""
    end = time.monotonic() + AFTER
    while (left := [pid for pid in pids if _thinks(pid)]) and time.monotonic() < end:
        time.sleep(0.02)
    for pid in left:
        with suppress(OSError):
            os.kill(pid, signal.SIGKILL)
    return left


def _thinks(pid: int) -> bool:
    """Return whether a process is one in which bots think: its number may be another's by now."""
    with suppress(OSError):
        return b"mbira.server.thinking" in Path(f"/proc/{pid}/cmdline").read_bytes()
    return False
