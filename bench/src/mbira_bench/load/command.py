"""The command: measures with progress on standard error, then shows a table or JSON."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from msgspec.structs import replace

from mbira.cli.screen import print_json, progress
from mbira.core.errors import needing
from mbira_bench.load.report import show
from mbira_bench.load.run import USUAL_SECONDS, measure_server
from mbira_bench.numbers import Setting

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mbira_bench.load.run import Tell


FEW_TABLES = 24
"""Tables at which several processes are measured: enough that none of them waits for people."""
SLOW = 40.0
"""Actions a second that several processes are measured at: with room on any machine."""
SHORT = 10.0
"""Seconds for each of their set-ups."""


def bench_server(
    tables: int | None,
    sockets: int,
    rate: float | None,
    seconds: float | None,
    db: str | None,
    *,
    json: bool,
) -> None:
    """Measure a server; missed bars are shown, and are not a failure."""
    seconds = seconds or USUAL_SECONDS
    part = min(1.0, seconds / USUAL_SECONDS)
    setting = Setting(
        sockets=sockets, seconds=seconds, long=max(3, int(60 * part)), idle=max(1.0, 15 * part)
    )
    setting = replace(setting, tables=tables or setting.tables, rate=rate or setting.rate)
    with _telling() as tell:
        result = measure_server(setting, db, tell)
    if json:
        print_json({"bench": "server", **result.as_json()})
    else:
        show(result)


def bench_processes(
    processes: int,
    tables: int | None,
    sockets: int,
    rate: float | None,
    seconds: float | None,
    *,
    json: bool,
) -> None:
    """Measure several processes on one PostgreSQL, with a broker and without."""
    with needing("redis", "the bench of several processes"):
        from mbira_bench.load.several import IDLE, measure_several  # noqa: PLC0415 extras
        from mbira_bench.load.several_report import as_json, show_several  # noqa: PLC0415
    setting = Setting(tables or FEW_TABLES, sockets, rate or SLOW, seconds or SHORT, 0, IDLE)
    with _telling() as tell:
        result = measure_several(processes, setting, tell)
    if json:
        print_json({"bench": "processes", **as_json(result)})
    else:
        show_several(result)


@contextmanager
def _telling() -> Iterator[Tell]:
    """Show how far it is."""
    with progress(slow=True) as bar:
        task = bar.add_task("bench")

        def tell(what: str, done: int, of: int) -> None:
            bar.update(task, description=what, completed=done, total=of)

        yield tell
