"""Small jobs that do well, and badly."""

from __future__ import annotations

import os
import signal

from mbira.core.errors import MbiraError


def square(number: int) -> tuple[int, int]:
    """Return a square, and the process that found it."""
    return number * number, os.getpid()


def no_good(number: int) -> int:
    """Fail on three."""
    if number == 3:
        raise MbiraError("three is no good")
    return number


def fells(number: int) -> int:
    """Kill the process that does it, on one."""
    if number == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def much(_: int) -> bytes:
    """Return more than fits into a pipe."""
    return bytes(10**7)
