"""The process that attacks, and how it is told to: run with the name of a hold and a port.

It says `ready` once it has what it needs and begins when it is written a line. It says what it has
counted once it has settled, so that the hold is in force, and again with every further line. When
nobody can write to it any more, it ends.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import threading
from typing import TYPE_CHECKING

from uvicorn.loops.auto import auto_loop_factory

from mbira_bench.siege.attacker import Attacker, NotHeldError
from mbira_bench.siege.holds import find_hold

if TYPE_CHECKING:
    from mbira_bench.siege.hold import Hold

NICE = 5
"""What is measured is the server, so it comes first where there are few processors."""
READY = "ready"


def main(name: str, port: int) -> None:
    """Attack once told to."""
    _make_room()
    hold = find_hold(name)
    hold.prepare()
    print(READY, flush=True)
    if not sys.stdin.readline():
        return
    attacker = Attacker(port)
    threading.Thread(target=_listen, args=(attacker,), daemon=True).start()
    problem = "the attack ended by itself"
    try:
        with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
            runner.run(_attack(hold, attacker))
    except NotHeldError as error:
        problem = str(error)
    _say(attacker, problem)


def _make_room() -> None:
    """Come after the server, and have as many connections as the system lets one have."""
    try:
        import resource  # noqa: PLC0415
    except ImportError:  # Windows has neither
        return
    os.nice(NICE)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def _attack(hold: Hold, attacker: Attacker) -> None:
    await hold.settle(attacker)
    _say(attacker, "")
    await hold.hold(attacker)


def _listen(attacker: Attacker) -> None:
    """Answer whoever writes; when nobody can any more it is over, whatever is going on."""
    while sys.stdin.readline():
        _say(attacker, "")
    os._exit(0)


def _say(attacker: Attacker, problem: str) -> None:
    print(json.dumps({"counts": dict(attacker.counts), "problem": problem}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
