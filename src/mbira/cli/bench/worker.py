"""The other way to run: a process of its own that measures what it is asked to.

`mbira` runs compiled or interpreted, not both; so whoever compares has a second process, which
waits while the first one measures.
"""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING, Self, TypeVar

import msgspec

from mbira import way
from mbira.cli.bench import engine
from mbira.core.registry import find_game

if TYPE_CHECKING:
    from types import TracebackType

    from mbira.cli.bench.engine import Calls


T = TypeVar("T")


class Order(msgspec.Struct):
    """What a worker is asked to measure."""

    game: str
    seats: int
    number: int = 0
    seconds: float | None = None
    """How long single calls are measured; None for a match."""


def other_way() -> way.Way | None:
    """Return the way in which mbira could run here and does not; None if there is none."""
    if way.way() == "compiled":
        return "interpreted"
    return "compiled" if way.can_compiled() else None


class Worker:
    """A process in which mbira runs the other way."""

    def __init__(self, wanted: way.Way) -> None:
        self.way = wanted
        self._process = subprocess.Popen(  # noqa: S603 ourselves
            [sys.executable, "-m", __name__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | {way.VARIABLE: "1" if wanted == "interpreted" else ""},
        )

    def run_match(self, game: str, seats: int, number: int) -> tuple[int, int, float]:
        """Play one match; see `engine.run_match`."""
        return self._ask(Order(game, seats, number), tuple[int, int, float])

    def measure_calls(self, game: str, seats: int, seconds: float) -> Calls:
        """Measure single calls; see `engine.measure_calls`."""
        return self._ask(Order(game, seats, seconds=seconds), engine.Calls)

    def _ask(self, order: Order, answer: type[T]) -> T:
        into, out = self._process.stdin, self._process.stdout
        if into is None or out is None:
            raise AssertionError("a worker without pipes")
        into.write(msgspec.json.encode(order) + b"\n")
        into.flush()
        return msgspec.json.decode(out.readline(), type=answer)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None
    ) -> None:
        self._process.communicate()  # which closes its input, so that it ends


def serve() -> None:
    """Measure, line by line, until there are no more orders."""
    for line in sys.stdin.buffer:
        order = msgspec.json.decode(line, type=Order)
        game = find_game(order.game)
        if order.seconds is None:
            found: object = engine.run_match(game, order.number, order.seats)
        else:
            found = engine.measure_calls(game, order.seconds, order.seats)
        sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
        sys.stdout.flush()


if __name__ == "__main__":
    serve()
