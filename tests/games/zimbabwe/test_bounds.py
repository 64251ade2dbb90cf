"""What anybody asks takes a bounded number of calls: they are counted in a process of its own.

Counting hooks into the interpreter, and so do the greenlets that drive a browser: where a process
has done both, Python 3.11 can wait for itself for ever at the beginning of a function.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.games.zimbabwe import bounds


def test_nothing_takes_long() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", bounds.__file__]
    root = Path(__file__).parents[3]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=root)  # noqa: S603
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout
