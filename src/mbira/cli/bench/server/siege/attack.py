"""The process that attacks, and how it is told to: run with the name of a hold and a port.

It says `ready` once it has what it needs, begins when it is written a line, and ends when nobody
can write to it any more; then it says what it counted.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import sys
import threading
from contextlib import suppress

from uvicorn.loops.auto import auto_loop_factory

from mbira.cli.bench.server.siege.attacker import Attacker, NotHeldError
from mbira.cli.bench.server.siege.holds import find_hold

NICE = 5
"""What is measured is the server, so it comes first where there are few processors."""
READY = "ready"


def main(name: str, port: int) -> None:
    """Attack once told to."""
    os.nice(NICE)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    hold = find_hold(name)
    hold.prepare()
    print(READY, flush=True)
    if not sys.stdin.readline():
        return
    attacker = Attacker(port)
    threading.Thread(target=_end, args=(attacker,), daemon=True).start()

    async def run() -> None:
        with suppress(asyncio.CancelledError):
            await hold.hold(attacker)

    problem = ""
    try:
        with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
            runner.run(run())
    except NotHeldError as error:
        problem = str(error)
    _say(attacker, problem or "the attack ended by itself")


def _end(attacker: Attacker) -> None:
    """Wait until nobody writes any more; then it is over, whatever is going on."""
    sys.stdin.read()
    _say(attacker, "")


def _say(attacker: Attacker, problem: str) -> None:
    print(json.dumps({"counts": dict(attacker.counts), "problem": problem}), flush=True)
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
