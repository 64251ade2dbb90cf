"""Kills a server in the middle of many matches, again and again, and looks whether all is there.

`python -m tests.server.kill --times 10 --matches 50 --db sqlite` (or `make kill`, which does it on
both databases) prints one line for each time and ends with status 1 if anything is missing.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from mbira_bench.client.postgres import MISSING, running
from tests.server.crowd import Crowd
from tests.server.harness import ServerProcess
from tests.server.kept import Disk

if TYPE_CHECKING:
    from collections.abc import Callable

EACH = 8
"""How many actions a match are acknowledged before the next kill."""
PATIENCE = 120.0
STOPPED = (0, -signal.SIGTERM)
"""How a server ends that was asked to."""


class Round(NamedTuple):
    """What was found when the server had been killed, and was back."""

    acknowledged: int
    found: int
    in_flight: int
    written: int
    """Of those in flight, how many had been written."""
    repeated: int
    matches: int
    verified: int
    records: int
    sockets: int
    resumed: int
    seconds: float
    """From when the server was back until everybody was."""

    def __str__(self) -> str:
        return (
            f"{self.acknowledged} acknowledged, {self.found} found; "
            f"{self.in_flight} in flight ({self.written} written), {self.repeated} repeated; "
            f"{self.matches} matches, {self.verified} verified ({self.records} records); "
            f"{self.sockets} sockets, {self.resumed} resumed; back after {self.seconds:.1f} s"
        )

    @property
    def good(self) -> bool:
        """Whether nothing is missing."""
        return (
            self.found == self.acknowledged
            and self.repeated == self.in_flight
            and self.verified == self.matches
            and self.resumed == self.sockets
        )


class Killing:
    """A server, a crowd, and what went wrong."""

    def __init__(self, db: str, folder: Path, matches: int, each: int, seed: int) -> None:
        self.db = db
        self.folder = folder
        self.server = ServerProcess(db, folder / "log.txt", clock="system")
        self.crowd = Crowd(self.server.url, matches, seed)
        self._some = each * matches

    async def go_on(self) -> None:
        """Let the crowd play for a while, and stop where somebody waits for an answer."""
        crowd = self.crowd
        enough = len(crowd.promises) + self._some
        await self._wait(
            lambda: len(crowd.promises) >= enough and any(player.sent for player in crowd),
            "nothing is acknowledged any more",
        )

    async def _wait(self, right: Callable[[], bool], otherwise: str) -> None:
        crowd = self.crowd
        end = time.monotonic() + PATIENCE
        while not right() and not crowd.complaints:
            crowd.moved.clear()
            try:
                async with asyncio.timeout(1.0):
                    await crowd.moved.wait()
            except TimeoutError:
                if time.monotonic() > end:
                    crowd.complain(otherwise)

    async def kill(self) -> Round:
        """Kill the server, look at the disk, start it again, and wait for everybody."""
        crowd = self.crowd
        crowd.up.clear()
        self.server.kill()
        await self._wait(lambda: all(each.away or each.done for each in crowd), "still connected")
        players = [player for player in crowd if not player.done]
        flying = {
            (player.table, player.key_of(player.sent))
            for player in players
            if player.sent is not None
        }
        found, verified, disk = await asyncio.to_thread(self.look)
        promised = len(crowd.promises)
        await asyncio.to_thread(self.server.start)
        started = time.monotonic()
        crowd.up.set()
        await self._wait(lambda: all(each.connected for each in players), "not everybody came back")
        back = time.monotonic() - started
        kept = {(each.table, each.key): each.version for each in crowd.promises[promised:]}
        for key in flying:
            written = disk.keys.get(key)
            if key not in kept:
                crowd.complain(f"{key} was in flight and is not answered")
            elif written is not None and written != [kept[key]]:
                crowd.complain(f"{key} was written as {written}, then acknowledged as {kept[key]}")
        return Round(
            acknowledged=promised,
            found=found.count(""),
            in_flight=len(flying),
            written=sum(key in disk.keys for key in flying),
            repeated=sum(key in kept for key in flying),
            matches=len(verified),
            verified=verified.count(""),
            records=sum(map(len, disk.logs.values())),
            sockets=len(players),
            resumed=sum(player.connected for player in players),
            seconds=back,
        )

    def look(self) -> tuple[list[str], list[str], Disk]:
        """Look at the disk: at each promise, at each match, at what everybody was told."""
        disk = Disk(self.db, self.folder)
        found, verified = list(disk.keeps(self.crowd)), list(disk.verify())
        told = [disk.agrees(player) for player in (*self.crowd, *self.crowd.left)]
        for wrong in filter(None, (*found, *verified, *told)):
            self.crowd.complain(wrong)
        return found, verified, disk

    async def end(self) -> str:
        """Let everybody go, stop the server, look a last time, and return what there is."""
        await self.crowd.leave()
        status = await asyncio.to_thread(self.server.stop)
        if status not in STOPPED:
            self.crowd.complain(f"the server stopped with status {status}")
        found, verified, disk = await asyncio.to_thread(self.look)
        over = sum(row.status == "over" for row in disk.tables.values())
        return (
            f"{len(found)} acknowledged, {found.count('')} found; {len(verified)} matches "
            f"({over} over), {verified.count('')} verified"
        )


async def rounds(
    db: str,
    folder: Path,
    *,
    times: int,
    matches: int,
    say: Callable[[str], None],
    each: int = EACH,
    seed: int = 1,
) -> list[str]:
    """Kill a server this many times; return all that is wrong."""
    killing = Killing(db, folder, matches, each, seed)
    crowd = killing.crowd
    try:
        for number in range(1, times + 1):
            await killing.go_on()
            done = await killing.kill()
            say(f"kill {number:2}: {done}")
            if not done.good:
                crowd.complain(f"kill {number}: {done}")
            if crowd.complaints:
                return crowd.complaints
        await killing.go_on()
    finally:
        say(f"the end: {await killing.end()}")
    return crowd.complaints


def main() -> int:
    """Read the command line, kill, and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.kill", description=__doc__)
    parser.add_argument("--times", type=int, default=10, help="how often it is killed")
    parser.add_argument("--matches", type=int, default=50, help="how many go on at once")
    parser.add_argument("--db", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--seed", type=int, default=1, help="of what people do")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)

        def run(db: str) -> list[str]:
            def say(line: str) -> None:
                print(f"{chosen.db} {line}", flush=True)  # noqa: T201

            play = rounds(
                db, folder, times=chosen.times, matches=chosen.matches, seed=chosen.seed, say=say
            )
            return asyncio.run(play)

        if chosen.db == "sqlite":
            wrong = run(f"sqlite:///{folder / 'tables.db'}")
        else:
            with running() as postgres:
                if postgres is None:
                    print(MISSING, file=sys.stderr)  # noqa: T201
                    return 1
                wrong = run(postgres.database())
    for line in wrong[:20]:
        print(line, file=sys.stderr)  # noqa: T201
    print(f"{chosen.db}: " + (f"{len(wrong)} things are wrong" if wrong else "nothing is missing"))  # noqa: T201
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
