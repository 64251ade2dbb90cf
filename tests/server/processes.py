"""Processes that a server has started, found by what the system says of them."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from tests.server.harness import PATIENCE

PROC = Path("/proc")
needs_proc = pytest.mark.skipif(
    not (PROC / "self/stat").exists(), reason="it takes a system that tells of processes in /proc"
)


def children(parent: int) -> set[int]:
    """Return the processes that a process has started and that still run."""
    return {int(each.name) for each in PROC.glob("[0-9]*") if _state(int(each.name))[1] == parent}


def running(pid: int) -> bool:
    """Return whether a process is there; one that has ended and waits to be noticed is not."""
    return _state(pid)[0] not in {"", "Z", "X"}


def _state(pid: int) -> tuple[str, int]:
    try:
        stat = (PROC / str(pid) / "stat").read_text()
    except OSError:
        return "", 0
    state, parent, *_ = stat.rpartition(")")[2].split()
    return state, int(parent)


def seconds_used(pid: int) -> float:
    """Return how long a process has worked; 0 if it has ended."""
    try:
        stat = (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")


def seconds_running(pid: int) -> float:
    """Return the same to the nanosecond, of threads that have not ended."""
    total = 0
    for thread in (PROC / str(pid) / "task").glob("*/schedstat"):
        try:
            total += int(thread.read_text().split()[0])
        except OSError:  # it has just ended
            continue
    return total / 1e9


def words_of(pid: int) -> list[str]:
    """Return the command of a process."""
    return (PROC / str(pid) / "cmdline").read_text().strip("\0").split("\0")


def memory(pid: int) -> int:
    """Return the bytes of memory that a process holds."""
    pages = int((PROC / str(pid) / "statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def handles(pid: int) -> int:
    """Return how many files and connections a process has open."""
    return len([*(PROC / str(pid) / "fd").iterdir()])


def gone(pids: set[int], timeout: float = PATIENCE) -> bool:
    """Wait until none of some processes runs; return whether that came true."""
    end = time.monotonic() + timeout
    while any(running(pid) for pid in pids):
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True
