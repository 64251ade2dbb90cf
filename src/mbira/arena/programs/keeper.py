"""Keeps a program: ends it, and all that it started, as soon as whoever wanted it is gone.

    python -I -S keeper.py PIPE COMMAND...

PIPE is the number of an open pipe that nobody writes to. When its other end is closed, by intent or
because its holder died, however it died, the program's whole group is killed. This runs alone, and
imports nothing of ours: it has to be up at once.

There are two of them. Ray, for one, kills the processes that a process of its own has started when
that one ends: so the first is there to be waited for, and the second, which is nobody's child that
could be found, does the work.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading

NOT_STARTED = 127
"""The status of a shell, too, that cannot start a program."""


def let_go() -> None:
    """Close the standard streams: they are the program's alone, and end when it does."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nowhere, stream)


def keep(pipe: int, command: list[str]) -> int:
    """Run a command in a group of its own until it ends or the pipe does; return its status."""
    try:
        program = subprocess.Popen(command, start_new_session=True)  # noqa: S603 it was asked for
    except OSError as error:
        os.write(2, f"it cannot be started: {error.strerror}\n".encode())
        return NOT_STARTED
    let_go()
    one = threading.Lock()
    gone = False

    def end() -> None:
        with one:
            if not gone:  # a group that is gone might have left its number to another
                os.killpg(program.pid, signal.SIGKILL)

    def watch() -> None:
        os.read(pipe, 1)
        end()

    threading.Thread(target=watch, daemon=True).start()
    os.waitid(os.P_PID, program.pid, os.WEXITED | os.WNOWAIT)
    end()  # what it left behind
    with one:
        gone = True
    return program.wait()


def run(pipe: int, command: list[str]) -> int:
    """Let a second process keep a command; return its status."""
    second = os.fork()
    if second:
        let_go()
        return os.waitstatus_to_exitcode(os.waitpid(second, 0)[1])
    os.setsid()
    status = keep(pipe, command)
    os._exit(status if status >= 0 else 128 - status)


if __name__ == "__main__":
    os._exit(run(int(sys.argv[1]), sys.argv[2:]))
