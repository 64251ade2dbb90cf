"""The measurement, from the anchors to the last table that is put away."""

from __future__ import annotations

import asyncio
import gc
import os
import platform
import signal
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from uvicorn.loops.auto import auto_loop_factory

from mbira.core.errors import MbiraError
from mbira_bench.client.process import Process
from mbira_bench.client.wire import Web, now
from mbira_bench.load.anchors import measure_anchors
from mbira_bench.load.calls import measure_calls
from mbira_bench.load.evening import Table
from mbira_bench.load.furnish import furnish
from mbira_bench.load.generator import Generator
from mbira_bench.load.result import MANY, WARM, Memory, Result
from mbira_bench.numbers import Setting

if TYPE_CHECKING:
    from collections.abc import Callable

    from mbira_bench.client.process import Usage
    from mbira_bench.load.furnish import Club, Place
    from mbira_bench.load.generator import Load

    Tell = Callable[[str, int, int], None]
    """Told what is being done, how much of it is done, and of how much."""

MOST_ANCHOR_SECONDS = 3.0
USUAL_SECONDS = 60.0
FEW = 10
"""Tables of the club that plays as fast as it can."""
AT_ONCE = 1e6
"""Actions a second that no server can do."""


def measure_server(setting: Setting, db: str | None, tell: Tell) -> Result:
    """Measure a server, on a database of its own unless one is named."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with (
            tempfile.TemporaryDirectory(prefix="mbira-bench-") as folder,
            asyncio.Runner(loop_factory=auto_loop_factory()) as runner,
        ):
            return runner.run(_measure(setting, db, Path(folder), tell))
    finally:
        signal.signal(signal.SIGTERM, before)


async def _measure(setting: Setting, db: str | None, folder: Path, tell: Tell) -> Result:
    busy = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    tell("anchors", 0, 1)
    anchors = await measure_anchors(folder, min(MOST_ANCHOR_SECONDS, setting.seconds / 4))
    crowd_db = db or f"sqlite:///{folder / 'crowd.db'}"
    crowd = await _play_crowded(_crowded(setting), crowd_db, folder, tell)
    db = db or f"sqlite:///{folder / 'club.db'}"
    club = await _furnish(db, setting, tell)
    with Process(folder / "server.log", *server_command(db, setting)) as server:
        web, usage = Web(server.port), server.usage
        memory = Memory(
            start=await _settled(web, usage), records=sum(place.records for place in club.tables)
        )
        await _look_at(web, club.tables, tell)
        memory.tables = usage.memory()
        generator = await _enter(web, club.tables, setting, usage, tell)
        memory.sockets = usage.memory()
        load = await generator.run(lambda done: tell("actions", done, setting.actions))
        memory.end = usage.memory()
        generator.leave()
        await _put_away(web, setting, tell)
        memory.put_away = usage.memory()
        await _look_at(web, club.tables, tell)
        memory.again = usage.memory()
        calls = await measure_calls(
            web, club.long, lambda done: tell("single calls", done, len(club.long))
        )
        web.close()
    return Result(
        setting=setting,
        database=db.partition(":")[0],
        python=platform.python_version(),
        machine=platform.machine(),
        cores=os.cpu_count() or 1,
        load_average=busy,
        anchors=anchors,
        crowd=crowd,
        load=load,
        calls=calls,
        memory=memory,
    )


def _crowded(setting: Setting) -> Setting:
    """Return a smaller club that plays as fast as it can, its matches ending and beginning again.

    What grows there beyond the matches does so with actions, and not as matches become longer.
    """
    part = min(1.0, setting.seconds / USUAL_SECONDS)
    actions = int(part * MANY / (1.0 - WARM))
    return Setting(
        tables=min(FEW, setting.tables), sockets=setting.sockets, rate=AT_ONCE,
        seconds=actions / AT_ONCE, long=0, idle=1.0,
    )  # fmt: skip


async def _play_crowded(setting: Setting, db: str, folder: Path, tell: Tell) -> Load:
    """Let a club play on a server of its own and return what came of it."""
    club = await _furnish(db, setting, tell)
    with Process(folder / "crowd.log", *server_command(db, setting)) as server:
        web = Web(server.port)
        generator = await _enter(web, club.tables, setting, server.usage, tell)
        load = await generator.run(lambda done: tell("as fast as can be", done, setting.actions))
        generator.leave()
        web.close()
    return load


async def _furnish(db: str, setting: Setting, tell: Tell) -> Club:
    count = setting.tables + setting.long
    club = await furnish(db, setting, lambda done: tell("matches to begin with", done, count))
    gc.collect()
    gc.freeze()  # what was made so far stays: the generator need not look through it again
    return club


async def _enter(
    web: Web, places: list[Place], setting: Setting, usage: Usage, tell: Tell
) -> Generator:
    """Connect everybody."""
    generator = Generator([web], setting, usage)
    for number, place in enumerate(places, 1):
        table = Table(place, [web])
        await table.enter()
        generator.add(table)
        tell("sockets", number, len(places))
    return generator


def server_command(db: str, setting: Setting) -> list[str]:
    """Return the command of the server: as it is, except that one guest may ask for a lot."""
    limits = {
        "requests": 10_000,
        "guests": 0,
        "tables": 0,
        "connections": 0,
        "at_once": 0,
        "address_sockets": 0,
        "comings": 0,
        "work": 0,
        "sockets": 2 * setting.tables * setting.sockets + 100,
        "idle": setting.idle,
    }
    words = [word for name, most in limits.items() for word in ("--limit", f"{name}={most}")]
    fixed = ["mbira", "serve", "--no-open", "--port", "0", "--workers", "1", "--log", "warning"]
    return [*fixed, "--db", db, *words]


async def _settled(web: Web, usage: Usage) -> int:
    """Return the memory of a server that has answered once."""
    await web.ask("GET", "/api/games")
    return usage.memory()


async def _look_at(web: Web, places: list[Place], tell: Tell) -> None:
    """Open all tables without a socket."""
    for number, place in enumerate(places, 1):
        await web.ask("GET", f"/api/tables/{place.table}/position", cookie=place.cookies[0])
        tell("tables", number, len(places))


async def _put_away(web: Web, setting: Setting, tell: Tell) -> None:
    """Wait until the server has put all tables away."""
    end = now() + 3 * setting.idle + 20
    while now() < end:
        text = (await web.ask("GET", "/metrics")).body.decode()
        left = int(float(text.partition("\nmbira_tables_open ")[2].partition("\n")[0]))
        tell("tables put away", max(0, setting.tables - left), setting.tables)
        if not left:
            return
        await asyncio.sleep(0.25)
    raise MbiraError(f"the measured server has not put {left} tables away")
