"""The measurement: a furnished club, each thing by itself, the evening, and whether all is well."""

from __future__ import annotations

import asyncio
import gc
import os
import platform
import signal
import tempfile
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from uvicorn.loops.auto import auto_loop_factory

from mbira_bench.client.wire import now
from mbira_bench.club.audit import Received, audit, left
from mbira_bench.club.costs import OneByOne
from mbira_bench.club.cup import Tournament
from mbira_bench.club.evening import Player
from mbira_bench.club.furnish import furnish
from mbira_bench.club.kept import Desk
from mbira_bench.club.places import Places
from mbira_bench.club.result import ClubResult, Phase, round_times
from mbira_bench.club.server import ClubServer
from mbira_bench.club.sitting import Webs
from mbira_bench.siege.assault import Assault
from mbira_bench.siege.holds import find_hold
from mbira_bench.siege.run import load_average

if TYPE_CHECKING:
    from collections.abc import Callable

    from mbira_bench.club.setting import Evening

    Tell = Callable[[str, int, int], None]
    """Told what is being done, how much of it is done, and of how much."""

AIM = 5.0
"""Seconds that a kill waits for a moment at which it would do harm."""
DRAIN = 120.0
"""Seconds that calls have to leave and matches to be counted when the evening is over."""
AT_REST = "at rest"
OFTEN = 0.5


def measure_club(evening: Evening, db: str | None, tell: Tell) -> ClubResult:
    """Measure a club, on a database of its own unless one is named."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with (
            tempfile.TemporaryDirectory(prefix="mbira-club-") as folder,
            asyncio.Runner(loop_factory=auto_loop_factory()) as runner,
        ):
            where = db or f"sqlite:///{Path(folder) / 'club.db'}"
            return runner.run(Run(evening, where, Path(folder), tell).measure())
    finally:
        signal.signal(signal.SIGTERM, before)


class Run:
    """One evening."""

    def __init__(self, evening: Evening, db: str, folder: Path, tell: Tell) -> None:
        self._evening = evening
        self._db = db
        self._folder = folder
        self._tell = tell
        self._phases: list[Phase] = []

    async def measure(self) -> ClubResult:
        """Return all that was measured."""
        busy = load_average()
        desk = Desk(self._db)
        async with Places() as places:
            club = await furnish(self._db, self._evening, places, self._tell)
            gc.collect()
            gc.freeze()  # what was made so far stays: nobody need look through it again
            server = ClubServer(self._db, places.mail, self._folder / "server.log")
            webs = Webs(server)
            await server.start()
            try:
                cup = Tournament(self._evening, club.entering, server, webs)
                player = Player(self._evening, club, cup, server, webs)
                memory = {"start": server.memory()}
                for number, seated in enumerate(club.tables, 1):
                    await player.sit(seated).come()
                    self._tell("people come", number, len(club.tables))
                memory["connected"] = server.memory()
                one_by_one = OneByOne(self._evening, club, server, webs, places, desk, self._tell)
                await one_by_one.measure(cup, player)
                used = server.seconds()
                await self._play(server, places, player)
                used = server.seconds() - used
                memory["end"], memory["peak"] = server.memory(), server.peak
                await self._drain(desk)
                player.leave()
                webs.close()
            finally:
                await server.stop()
        kept = desk.read(cup.id)
        desk.close()
        received = Received(club.members, places.got)
        matches = self._evening.rounds * self._evening.pairs
        played = player.played
        return ClubResult(
            evening=self._evening,
            database=self._db.partition(":")[0],
            python=platform.python_version(),
            machine=platform.machine(),
            cores=os.cpu_count() or 1,
            load_average=busy,
            load_after=load_average(),
            phases=self._phases,
            costs=one_by_one.found,
            played=played,
            left=left(kept, received, server.outages),
            rounds=round_times(kept, self._evening.pairs),
            outages=server.outages,
            repeated=received.repeated,
            messages=len(received.messages),
            counted=len(kept.finished),
            server_seconds=used,
            memory=memory,
            wrong=audit(kept, received, played.turns, played.ended, matches, club.members),
        )

    async def _play(self, server: ClubServer, places: Places, player: Player) -> None:
        enough = asyncio.Event()
        start, length = now(), self._evening.seconds
        length += len(self._evening.holds) * self._evening.hold_seconds

        async def direct() -> None:
            await asyncio.gather(
                self._in_phases(server), self._kill(server, places, player, length)
            )
            enough.set()

        directing = asyncio.ensure_future(direct())
        watching = asyncio.ensure_future(_watch(server))
        try:
            playing = asyncio.ensure_future(
                player.run(
                    enough, lambda seconds: self._tell("the evening", int(seconds), int(length))
                )
            )
            await asyncio.wait({playing, directing}, return_when=asyncio.FIRST_EXCEPTION)
            if directing.done():
                directing.result()
            await playing
        finally:
            for task in (watching, directing, playing):
                task.cancel()
            await asyncio.gather(watching, directing, playing, return_exceptions=True)
        self._tell("the evening", int(now() - start), int(length))

    async def _in_phases(self, server: ClubServer) -> None:
        """Let the evening begin at rest, and then be held up in one way after the other."""
        begin = time.time()
        await asyncio.sleep(self._evening.seconds)
        self._phases.append(Phase(AT_REST, begin, time.time()))
        for name in self._evening.holds:
            self._phases.append(await server.insist(partial(self._held, server, name)))

    async def _held(self, server: ClubServer, name: str) -> Phase:
        """Hold the server up; if it is killed meanwhile, that begins again."""
        log = self._folder / f"{name}.log"
        with Assault(type(find_hold(name)), server.port, log) as assault:
            await assault.ready()
            note = await assault.begin()
            begin = time.time()
            await asyncio.sleep(self._evening.hold_seconds)
            counts, problem = await assault.count()
            return Phase(name, begin, time.time(), note or problem, counts)

    async def _kill(
        self, server: ClubServer, places: Places, player: Player, length: float
    ) -> None:
        """Kill the server where it hurts: as a call is being taken, and as a match has ended."""
        start, kills = now(), self._evening.kills
        for number in range(1, kills + 1):
            await asyncio.sleep(max(0.0, start + number * length / (kills + 1) - now()))
            worst = places.in_the_air if number % 2 else player.ending
            with suppress(TimeoutError):
                async with asyncio.timeout(min(AIM, length / (kills + 1) / 2)):
                    await worst.wait()
            await server.kill()
            await player.come_back()

    async def _drain(self, desk: Desk) -> None:
        """Wait until all calls have left and all matches are counted."""
        end = now() + DRAIN
        while any(waiting := desk.waiting()) and now() < end:
            self._tell("calls that wait", waiting[0], waiting[0])
            await asyncio.sleep(OFTEN)


async def _watch(server: ClubServer) -> None:
    while True:
        server.memory()
        await asyncio.sleep(OFTEN)
