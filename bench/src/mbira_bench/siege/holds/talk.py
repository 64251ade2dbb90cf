"""Sockets that talk all the time, though nobody listens: in frames that are not messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mbira_bench.client.wire import PING, TEXT, socket_request
from mbira_bench.siege.hold import Hold

if TYPE_CHECKING:
    from mbira_bench.siege.attacker import Attacker

CONTINUED = 0
WHOLE, MASKED = 128, 128
MOST = 125
"""Bytes in a ping."""
SOCKETS = 5
"""That talk at once."""
AT_ONCE = 64 * 1024
"""Bytes that are written at a time."""


def frame(kind: int, content: bytes = b"", *, whole: bool = True) -> bytes:
    """Return a small frame, masked with zeros, as clients mask theirs."""
    return bytes((kind | WHOLE * whole, MASKED | len(content), 0, 0, 0, 0)) + content


class Talk(Hold):
    """Sockets that are written to without end, and opened again when they are closed."""

    first: ClassVar[bytes] = b""
    """What is written once."""
    then: ClassVar[bytes]
    """What is written over and over."""
    reads: ClassVar[bool] = True

    async def settle(self, attacker: Attacker) -> None:
        """Make a table to talk to."""
        self._cookie = await attacker.guest()
        body = {"game": "meduris", "seats": 2, "chairs": ["you"]}
        self._path = f"{await attacker.table(self._cookie, body)}/socket"

    async def hold(self, attacker: Attacker) -> None:
        """Talk through several sockets."""
        count = AT_ONCE // len(self.then)
        await attacker.together(
            attacker.pour(
                socket_request(attacker.port, self._path, self._cookie),
                self.then * count,
                count,
                then=self.first or self.then,
                reads=self.reads,
            )
            for _ in range(SOCKETS)
        )


class Fragments(Talk):
    """A message that never ends."""

    name = "fragments"
    about = "sockets that begin a message and go on with empty frames"
    first = frame(TEXT, b"x", whole=False)
    then = frame(CONTINUED, whole=False)


class Pings(Talk):
    """Pings whose answers nobody takes."""

    name = "pings"
    about = "sockets that ping and never read the answers"
    then = frame(PING, b"x" * MOST)
    reads = False


class Chatter(Talk):
    """Messages, small and whole."""

    name = "chatter"
    about = "sockets that send small whole messages and come back when they are closed"
    then = frame(TEXT, b"x")


HOLDS = (Fragments, Pings, Chatter)
