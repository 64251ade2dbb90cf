"""The tables that people read."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from rich.table import Table as Grid

from mbira.cli.screen import console
from mbira_bench.club.result import MB
from mbira_bench.numbers import MS, Spread

if TYPE_CHECKING:
    from mbira_bench.club.result import ClubResult

SHOWN = 20
"""So many of the things that are wrong are named."""


def show(result: ClubResult) -> None:
    """Write the result to the terminal."""
    out = console()
    out.print(_costs(result))
    out.print(
        "\nEach by itself, at a server that has nothing else to do; a call waits 3 s for a page "
        "that shows what it is for. On the evening:\n"
    )
    out.print(_evening(result))
    evening, played, memory = result.evening, result.played, result.memory
    out.print(
        f"\n{evening.people} people, {evening.tables} tables, {evening.rounds * evening.pairs} "
        f"matches of a tournament on {result.database}: {len(played.actions)} actions in "
        f"{played.seconds:.0f} s, {len(played.ended)} matches ended, {len(result.left)} calls "
        f"left in {result.messages} messages, errors: {played.errors or 'none'}."
    )
    out.print(
        f"Server: {result.server_seconds:.1f} s of processor time; memory "
        f"{memory['start'] / MB:.0f} MB at the start, {memory['connected'] / MB:.0f} with "
        f"everybody there, {memory['end'] / MB:.0f} at the end, {memory['peak'] / MB:.0f} at most."
    )
    if result.outages:
        down = Spread.of([each.end - each.begin for each in result.outages])
        out.print(
            f"Killed {len(result.outages)} times, down for {down.p50 / MS:.1f} s each (at most "
            f"{down.max / MS:.1f}): {played.across} actions were sent again, "
            f"{result.repeated} messages came again by the same id, {result.across.count} calls "
            f"left across a kill, {result.across.p50 / MS:.1f} s after their decision, at p99 "
            f"{result.across.p99 / MS:.1f} s; they are left out above."
        )
    busy = "" if result.load_average is None else f", load {result.load_average:.1f} before"
    busy += "" if result.load_after is None else f" and {result.load_after:.1f} after"
    out.print(
        f"Python {result.python}, {result.machine}, {result.cores} cores{busy}, "
        f"{time.strftime('%Y-%m-%d')}.\n"
    )
    for line in result.wrong[:SHOWN]:
        out.print(f"WRONG: {line}", markup=False)
    if len(result.wrong) > SHOWN:
        out.print(f"... and {len(result.wrong) - SHOWN} more.")
    if not result.wrong:
        out.print("No call was lost, none came twice to a device, no match was counted twice.")


def _costs(result: ClubResult) -> Grid:
    grid = _grid("what it costs, in ms", "count", "p50", "p99", "processor")
    for cost in result.costs:
        spread = Spread.of(cost.waited)
        grid.add_row(
            cost.name, str(spread.count), f"{spread.p50:.1f}", f"{spread.p99:.1f}",
            f"{MS * cost.processor:.1f}",
        )  # fmt: skip
    return grid


def _evening(result: ClubResult) -> Grid:
    grid = _grid("waits in ms", "count", "p50", "p99", "max", "bar p99", "reached")
    for phase in result.phases:
        grid.add_row(f"{phase.name}{f': {phase.note}' if phase.note else ''}")
        _add(grid, "  action acknowledged", result.during(result.played.actions, phase))
        for row in result.calls(phase):
            reached = "yes" if row.reached else "NO" if row.spread.count else "-"
            _add(grid, f"  {row.name}", row.spread, f"< {row.bar_ms:.0f}", reached)
    grid.add_row("all the time")
    _add(grid, "  all at a table told", result.during(result.played.told))
    for name, took in sorted(result.played.pages.items()):
        _add(grid, f"  {name}", result.during(took))
    _add(grid, "  next round, all tables begun", Spread.of(result.rounds))
    return grid


def _grid(first: str, *names: str) -> Grid:
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    grid.add_column(first)
    for name in names:
        grid.add_column(name, justify="right")
    return grid


def _add(grid: Grid, name: str, spread: Spread, *more: str) -> None:
    marks = (f"{value:.0f}" for value in (spread.p50, spread.p99, spread.max))
    grid.add_row(name, str(spread.count), *marks, *more)
