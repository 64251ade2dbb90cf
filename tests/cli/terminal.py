"""`mbira play` at a terminal of its own."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
from pathlib import Path

MBIRA = Path(sys.executable).with_name("mbira")


def terminal(*args: object) -> tuple[subprocess.Popen[bytes], int]:
    """Start `mbira play` at a terminal of its own."""
    primary, secondary = pty.openpty()
    started = subprocess.Popen(  # noqa: S603
        [MBIRA, "play", *map(str, args), "--lang", "en"],
        stdin=secondary,
        stdout=secondary,
        stderr=secondary,
        env=os.environ | {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "45"},
    )
    os.close(secondary)
    return started, primary


def until(terminal: int, *words: str) -> str:
    """Return what a terminal shows until all the words are there."""
    seen = b""
    while not all(word.encode() in seen for word in words):
        ready, _, _ = select.select([terminal], [], [], 20)
        assert ready, seen
        seen += os.read(terminal, 65536)
    return seen.decode(errors="replace")
