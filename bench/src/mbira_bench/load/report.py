"""The table that people read."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from rich.table import Table as Grid

from mbira.cli.screen import console
from mbira_bench.load.result import MANY, MB, MOST_GROWTH
from mbira_bench.numbers import Spread

if TYPE_CHECKING:
    from mbira_bench.load.result import Result


def show(result: Result) -> None:
    """Write the result to the terminal."""
    out = console()
    out.print(_bars(result))
    setting, load, memory = result.setting, result.load, result.memory
    out.print(
        f"\n{setting.tables} tables with {setting.sockets} sockets each on {result.database}, "
        f"{len(load.acknowledged)} of {load.planned} actions in {load.seconds:.1f} s, "
        f"{load.matches_ended} matches ended, errors: {load.errors or 'none'}. "
        f"At most it did {result.most:.0f} actions a second."
    )
    late = Spread.of(load.late)
    out.print(
        f"Server: {load.server_seconds:.1f} s of processor time. Generator: "
        f"{load.own_seconds:.1f} s, late by {late.p50:.1f} ms, at p99 {late.p99:.1f} ms "
        "(which is part of the times above)."
    )
    tables = max(1, setting.tables)
    out.print(
        f"Memory: {memory.start / MB:.0f} MB at the start, {memory.tables / MB:.0f} with all "
        f"tables ({(memory.tables - memory.start) / tables / 1e3:.0f} KB each, of "
        f"{memory.records / tables:.0f} records), {memory.sockets / MB:.0f} with all "
        f"sockets, {memory.end / MB:.0f} after the load, {memory.put_away / MB:.0f} with all "
        f"tables put away, {memory.again / MB:.0f} with all of them opened again."
    )
    anchors = result.anchors
    out.print(
        f"\nIn the same run: Starlette on uvicorn answers {anchors.posts:.0f} small POSTs a "
        f"second and sends {anchors.deliveries:.0f} messages a second to sockets; SQLite with "
        f"full sync commits {anchors.commits:.0f} times a second."
    )
    busy = "" if result.load_average is None else f", load {result.load_average:.1f} before"
    out.print(
        f"Times count from when an action was due. Python {result.python}, {result.machine}, "
        f"{result.cores} cores{busy}, {time.strftime('%Y-%m-%d')}."
    )


def _bars(result: Result) -> Grid:
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    grid.add_column("measure, in ms")
    for name in ("bar p99", "p50", "p95", "p99", "max"):
        grid.add_column(name, justify="right")
    grid.add_column("reached")
    for row in result.rows():
        spread = row.spread
        grid.add_row(
            row.name,
            f"< {row.bar_ms:.0f}",
            *(f"{value:.1f}" for value in (spread.p50, spread.p95, spread.p99, spread.max)),
            _yes(row.reached),
        )
    grid.add_row(
        "actions a second",
        f"{result.setting.rate:.0f}",
        f"{result.per_second:.1f}", "", "", "",
        _yes(result.steady),
    )  # fmt: skip
    grid.add_row(
        f"MB more over {MANY} actions",
        f"< {MOST_GROWTH:.0f}",
        f"{result.growth:.2f}", "", "", "",
        _yes(result.growth < MOST_GROWTH),
    )  # fmt: skip
    return grid


def _yes(reached: bool) -> str:
    return "yes" if reached else "NO"
