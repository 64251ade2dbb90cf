"""More processes for one bot: each grows some of its trees, and ends when the bot does.

They are started afresh, as programs, so that a script that uses bots needs to know nothing of them.
"""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import weakref
from typing import IO, TYPE_CHECKING, cast

from mbira.bots.search.forest import Forest

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira.bots.search.forest import Question, Tally

Worker = subprocess.Popen[bytes]


class Alone:
    """Says how many processes a bot may use in this one, whatever it is told."""

    most = 64


def think_alone() -> None:
    """Let no bot in this process start others: it is one of several that share the cores."""
    Alone.most = 1


class Crew:
    """The processes of a bot."""

    def __init__(self, count: int) -> None:
        command = [sys.executable, "-m", "mbira.bots.search.crew"]
        self.workers = [
            subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603 it is this program
            for _ in range(count)
        ]
        self._end = weakref.finalize(self, _end, self.workers)

    def ask(self, question: Question, trees: Sequence[Sequence[int]]) -> None:
        """Let each process grow its share of the trees."""
        for worker, share in zip(self.workers, trees, strict=True):
            pickle.dump((question, share), _pipe(worker.stdin), pickle.HIGHEST_PROTOCOL)
            _pipe(worker.stdin).flush()

    def answers(self) -> dict[int, Tally]:
        """Return what they have found, by the trees' numbers, once all have."""
        found: dict[int, Tally] = {}
        for worker in self.workers:
            found |= pickle.load(_pipe(worker.stdout))  # noqa: S301 from a process of ours
        return found

    def end(self) -> None:
        """End the processes, whatever they are at."""
        self._end()


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    if pipe is None:
        raise AssertionError("a worker has pipes")
    return pipe


def _end(workers: list[Worker]) -> None:
    for worker in workers:
        worker.kill()
        worker.communicate()


def work() -> None:
    """Answer questions until there are no more: whoever asks is gone then."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a mind prints is not an answer
    forest = Forest()
    while True:
        try:
            asked = pickle.load(sys.stdin.buffer)  # noqa: S301 from the process that started this
        except EOFError:
            return
        question, trees = cast("tuple[Question, Sequence[int]]", asked)
        pickle.dump(forest.answer(question, trees), answers, pickle.HIGHEST_PROTOCOL)
        answers.flush()


if __name__ == "__main__":
    work()
