"""A process that works for people: reads jobs, writes answers, ends when nobody writes any more."""

from __future__ import annotations

import os
import queue
import signal
import sys
import threading
import time
from typing import TYPE_CHECKING, cast

from mbira.bots.search.crew import think_alone
from mbira.server.thinking.answers import answer
from mbira.server.thinking.job import Done, Wanted, packed, read_message

if TYPE_CHECKING:
    from typing import BinaryIO

    from mbira.server.thinking.job import Job


def main() -> None:
    """Work until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when it is over
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints is not an answer
    os.nice(int(sys.argv[1]))
    think_alone()  # the server shares the cores out, not its bots
    jobs: queue.SimpleQueue[object] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(jobs,), daemon=True).start()

    def log() -> bytes:
        _write(answers, Wanted())
        return cast("bytes", jobs.get())

    while True:
        job = cast("Job", jobs.get())
        before = time.process_time()
        try:
            found = answer(job, log)
        except Exception:  # noqa: BLE001 the server asks another process
            _note_failure()
            sys.exit(1)
        _write(answers, Done(found, time.process_time() - before))


def _write(answers: BinaryIO, message: object) -> None:
    answers.write(packed(message))
    answers.flush()


def _note_failure() -> None:
    """Log what was raised as the server logs."""
    import structlog  # noqa: PLC0415 it is rarely wanted here

    from mbira.server.logs import set_up_logs  # noqa: PLC0415

    set_up_logs()
    structlog.get_logger().exception("a job failed")


def _read(jobs: queue.SimpleQueue[object]) -> None:
    """Read jobs; when there will be no more the process ends, wherever its bot is in a thought."""
    try:
        while (job := read_message(sys.stdin.buffer)) is not None:
            jobs.put(job)
    finally:
        os._exit(0)


if __name__ == "__main__":
    main()
