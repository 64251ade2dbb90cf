"""A program as a process: what it is told and what it says, and never more than there is room."""

from __future__ import annotations

import os
import selectors
import subprocess
import sys
import time
from pathlib import Path
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

KEEPER = Path(__file__).with_name("keeper.py")
MOST = 65536
"""Bytes that a program may say to one question."""
LAST_WORDS = 2000
"""Bytes that are kept of what it says on standard error, the last ones."""
PIECE = 65536
ENDING = 10.0
"""Seconds that the system has to take a killed program away."""
SECRETS = "MBIRA_TOKEN"
"""Variables whose names begin so are for others than programs."""


class LateError(Exception):
    """It has not answered in time."""


class GoneError(Exception):
    """It says nothing any more, and never will."""


class FloodError(Exception):
    """It says more than anybody asked for."""


class Process:
    """A program that runs, and its standard streams."""

    def __init__(self, command: Sequence[str]) -> None:
        pipe, self._hold = os.pipe()
        keeper = [sys.executable, "-I", "-S", str(KEEPER), str(pipe), *command]
        kept = {name: text for name, text in os.environ.items() if not name.startswith(SECRETS)}
        self._keeper = subprocess.Popen(  # noqa: S603 whoever holds the arena names it
            keeper,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            pass_fds=(pipe,),
            start_new_session=True,  # nobody's Ctrl-C is for it
            env=kept,
        )
        os.close(pipe)
        self._in, self._out, self._err = (
            _opened(stream)
            for stream in (self._keeper.stdin, self._keeper.stdout, self._keeper.stderr)
        )
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._out, selectors.EVENT_READ)
        self._selector.register(self._err, selectors.EVENT_READ)
        self._to_say = b""
        self._heard = bytearray()
        self._since = 0
        """Bytes that it said since it was last told something."""
        self.last_words = b""

    def tell(self, message: bytes) -> None:
        """Tell it a line; it is sent while an answer is waited for."""
        self._to_say += message + b"\n"
        self._since = len(self._heard)
        if self._in not in self._selector.get_map():
            self._selector.register(self._in, selectors.EVENT_WRITE)

    def hear(self, until: float) -> bytes:
        """Return the next line that it says, before a moment of `time.monotonic`."""
        while b"\n" not in self._heard:
            if self._since > MOST:
                raise FloodError
            left = until - time.monotonic()
            if left <= 0:
                raise LateError
            for key, _ in self._selector.select(left):
                self._serve(key.fileobj)
        line, _, rest = self._heard.partition(b"\n")
        if self._since > MOST:
            raise FloodError
        self._heard = rest
        return bytes(line)

    def _serve(self, stream: object) -> None:
        """Read or write what can be read or written now."""
        if stream is self._in:
            self._write()
        elif stream is self._err:
            self.last_words = (self.last_words + self._read(self._err))[-LAST_WORDS:]
        else:
            heard = self._read(self._out)
            if not heard:
                raise GoneError
            self._since += len(heard)
            self._heard += heard

    def _read(self, stream: IO[bytes]) -> bytes:
        heard = os.read(stream.fileno(), PIECE)
        if not heard:
            self._selector.unregister(stream)
        return heard

    def _write(self) -> None:
        try:
            sent = os.write(self._in.fileno(), self._to_say[:PIECE])
        except BrokenPipeError:  # it reads no more; whether it still says something is heard
            sent = len(self._to_say)
        self._to_say = self._to_say[sent:]
        if not self._to_say:
            self._selector.unregister(self._in)

    def leave(self, message: bytes, seconds: float) -> None:
        """Tell it a last line, give it some time to end by itself, and end it."""
        self.tell(message)
        until = time.monotonic() + seconds
        try:
            while (left := until - time.monotonic()) > 0:
                for key, _ in self._selector.select(left):
                    self._serve(key.fileobj)
                self._heard.clear()  # nobody listens any more
                if not self._to_say and not self._in.closed:
                    self._in.close()  # there is no more to come
        except GoneError:
            pass
        finally:
            self.end()

    def end(self) -> int:
        """End it and all that it started, whatever they are at; return its status."""
        if self._hold >= 0:
            os.close(self._hold)
            self._hold = -1
            self._selector.close()
        try:
            status = self._keeper.wait(ENDING)
        except subprocess.TimeoutExpired:
            self._keeper.kill()
            status = self._keeper.wait()
        if not self._err.closed:
            self.last_words = (self.last_words + (self._err.read(PIECE) or b""))[-LAST_WORDS:]
        for stream in (self._in, self._out, self._err):
            stream.close()
        return status


def _opened(stream: IO[bytes] | None) -> IO[bytes]:
    if stream is None:
        raise AssertionError("a program has streams")
    os.set_blocking(stream.fileno(), False)
    return stream
