"""Processes that do jobs, and leave with the one that started them.

Each has a connection of its own, and one job at a time: so one that is killed in the middle of what
it says leaves nobody else waiting for the rest.
"""

from __future__ import annotations

import os
import pickle
import signal
import threading
from contextlib import contextmanager
from itertools import count as counting, islice
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any, cast

from mbira.arena.jobs.workers import Workers
from mbira.core.errors import MbiraError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    from mbira.arena.jobs.workers import J, R


class Processes(Workers):
    """Several processes of this machine."""

    def __init__(self) -> None:
        self._ends: list[Connection[Any, Any]] = []
        self._idle: list[Connection[Any, Any]] = []
        self._busy: dict[Connection[Any, Any], tuple[int, int]] = {}
        """For which call of `as_they_end` each works, and on which job of that."""
        self._calls = counting()
        self._all: list[SpawnProcess] = []

    def start(self, count: int) -> None:
        """Start this many processes."""
        context = get_context("spawn")  # they know nothing of this one but what they are given
        for _ in range(count):
            ours, theirs = context.Pipe()
            self._ends.append(ours)
            process = context.Process(target=_serve, args=(theirs,))
            self._all.append(process)
            process.start()
            theirs.close()
            self._idle.append(ours)

    def as_they_end(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[tuple[int, R]]:
        """Yield what comes of each job with its number, as they end."""
        call = next(self._calls)
        left = enumerate(jobs)
        while True:
            for number, job in islice(left, len(self._idle)):
                end = self._idle.pop()
                end.send((work, job))
                self._busy[end] = (call, number)
            if not any(whose == call for whose, _ in self._busy.values()):
                return
            for ready in wait([*self._busy]):
                end = cast("Connection[Any, Any]", ready)
                whose, number = self._busy.pop(end)
                try:
                    good, found = end.recv()
                except EOFError:
                    raise MbiraError("one of the processes that play was killed") from None
                self._idle.append(end)
                if whose != call:
                    continue  # nobody asks for that any more
                if not good:
                    raise found
                yield number, found

    def close(self, *, at_once: bool) -> None:
        """Let the processes go; what they are still at, nobody waits for."""
        for process in self._all:
            if process.pid is not None and (at_once or self._busy):
                process.terminate()
        for end in self._ends:
            end.close()
        for process in self._all:
            if process.pid is not None:
                process.join()


@contextmanager
def processes(count: int) -> Iterator[Processes]:
    """Yield processes that do jobs; they end with the block, whatever they are at."""
    several = Processes()
    try:
        several.start(count)
        yield several
    except BaseException:
        several.close(at_once=True)
        raise
    several.close(at_once=False)


def _serve(end: Connection[Any, Any]) -> None:
    """Do jobs until there are no more."""
    _settle_in()
    while True:
        try:
            work, job = end.recv()
        except EOFError:
            return
        try:
            answer = (True, work(job))
        except Exception as error:  # noqa: BLE001 whoever asked is to have it
            answer = (False, _sendable(error))
        end.send(answer)


def _sendable(error: Exception) -> Exception:
    """Return an error as it can travel: some can be made in one way only."""
    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301 it is our own
    except Exception:  # noqa: BLE001 whatever is wrong with it
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error


def _settle_in() -> None:
    """Leave interrupts to the parent, and leave when it is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is None:
        raise AssertionError("only a child process settles in")

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
