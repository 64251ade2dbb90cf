"""The table that people read."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from rich.table import Table as Grid

from mbira.cli.screen import console
from mbira_bench.numbers import MS, Spread
from mbira_bench.siege.numbers import (
    MOST_MORE_MEMORY,
    MOST_MORE_THOUGHT,
    MOST_STOP,
    MOST_WAIT,
)

if TYPE_CHECKING:
    from mbira_bench.siege.numbers import Held, Waits
    from mbira_bench.siege.run import Siege


def show(siege: Siege) -> None:
    """Write the result to the terminal."""
    out = console()
    out.print(_grid(siege))
    out.print(
        f"\nBars: p99 under {MOST_WAIT:.0f} ms, bots' p99 at most {MOST_MORE_THOUGHT / MS:.0f} s "
        f"more than at rest, memory at most {MOST_MORE_MEMORY:.0f} MB more, stopped within "
        f"{MOST_STOP:.0f} s of SIGTERM, no action refused. `rest` is p99 directly before the hold; "
        "`disk` is p99 of how long 4 KB took to be on the same disk during it: no server is faster."
    )
    for held in siege.held:
        out.print(f"\n{held.name}: {held.about}. {_said(held)}")
    busy = "" if siege.load_average is None else f", load {siege.load_average:.1f} before"
    out.print(
        f"\nEach hold for {siege.seconds:g} s. Python {siege.python}, {siege.machine}, "
        f"{siege.cores} cores{busy}, {time.strftime('%Y-%m-%d')}."
    )


def _grid(siege: Siege) -> Grid:
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    grid.add_column("waits in ms")
    for name in ("rest", "p50", "p99", "max", "disk", "bots +s", "MB more", "stop s"):
        grid.add_column(name, justify="right")
    grid.add_column("reached")
    for held in siege.held:
        grid.add_row(*_row(held))
    return grid


def _row(held: Held) -> tuple[str, ...]:
    waited = held.actions
    return (
        held.name,
        f"{Spread.of(held.rest.acknowledged).p99:.0f}",
        *(f"{value:.0f}" for value in (waited.p50, waited.p99, waited.max)),
        f"{Spread.of(held.held.machine.synced).p99:.0f}",
        f"{held.thought / MS:.1f}" if held.held.turns else "-",
        f"{held.memory:.0f}",
        "killed" if held.stopped is None else f"{held.stopped:.1f}",
        "yes" if held.reached else "NO",
    )


def _said(held: Held) -> str:
    """Return in words what the table has no room for."""
    told = [f"{count} {what}" for what, count in sorted(held.attack.items())]
    parts = [f"Attacker: {', '.join(told) or 'nothing'}."]
    if held.silent:
        parts.append(f"No answer in {held.seconds:.0f} s.")
    if held.held.errors:
        errors = (f"{count} x {why}" for why, count in held.held.errors.items())
        parts.append(f"Refused to the two: {', '.join(errors)}.")
    missed = [bar for bar, reached in held.bars().items() if not reached]
    if missed:
        parts.append(f"Missed: {', '.join(missed)}.")
    if Spread.of(held.rest.acknowledged).p99 >= MOST_WAIT:
        parts.append("They waited too long at rest already: the machine has other things to do.")
    parts.append(
        f"Disk and processors at most: {_slowest(held.rest)} ms at rest, {_slowest(held.held)} "
        "ms under it."
    )
    disk = (held.disk_end - held.disk_rest) / 1e6
    parts.append(f"Disk: {disk:+.1f} MB.")
    if held.note:
        parts.append(f"Note: {held.note}.")
    return " ".join(parts)


def _slowest(waits: Waits) -> str:
    """Return the longest waits for the disk and for a processor, in milliseconds."""
    machine = waits.machine
    return " and ".join(
        f"{Spread.of(seconds).max:.0f}" for seconds in (machine.synced, machine.late)
    )
