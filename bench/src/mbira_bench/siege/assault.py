"""The process that attacks, as seen by the one that measures."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Self

from mbira.core.errors import MbiraError
from mbira_bench.siege.attack import READY

if TYPE_CHECKING:
    from pathlib import Path

    from mbira_bench.siege.hold import Hold

SETTLE = 60.0
"""Seconds that an attacker has to be ready, and then until its hold is in force."""


class Assault:
    """It ends with the block."""

    def __init__(self, hold: type[Hold], port: int, log: Path) -> None:
        self._command = [sys.executable, "-m", "mbira_bench.siege.attack"]
        self._command += [hold.name, str(port)]
        self._log = log

    def __enter__(self) -> Self:
        with self._log.open("ab") as errors:
            self._process = subprocess.Popen(  # noqa: S603
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        return self

    def __exit__(self, *_: object) -> None:
        process = self._process
        process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                with suppress(OSError):  # it may have ended before it read everything
                    stream.close()

    async def ready(self) -> None:
        """Wait until it has what it needs."""
        assert self._process.stdout is not None  # noqa: S101
        line = await asyncio.to_thread(self._process.stdout.readline)
        if line.strip() != READY:
            raise MbiraError(f"the attack could not begin: {self._last_words()}")

    async def begin(self) -> str:
        """Let it attack; return why it cannot, if so, once the hold is in force."""
        try:
            async with asyncio.timeout(SETTLE):
                return (await self._ask("go"))[1]
        except TimeoutError:
            return f"the hold was not in force after {SETTLE:.0f} s"

    async def count(self) -> tuple[dict[str, int], str]:
        """Return what it has counted, and why it is not an attack if it is not."""
        return await self._ask("count")

    async def _ask(self, word: str) -> tuple[dict[str, int], str]:
        assert self._process.stdin is not None  # noqa: S101
        assert self._process.stdout is not None  # noqa: S101
        with suppress(OSError):  # it may have ended by itself, and has said why
            self._process.stdin.write(f"{word}\n")
            self._process.stdin.flush()
        try:
            found = json.loads(await asyncio.to_thread(self._process.stdout.readline))
        except ValueError:
            return {}, f"the attack failed: {self._last_words()}"
        return found["counts"], found["problem"]

    def _last_words(self) -> str:
        said = self._log.read_text(errors="replace").strip().splitlines()
        return (said or ["it says nothing"])[-1]
