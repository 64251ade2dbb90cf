"""What was measured of several processes, for people and as JSON."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from msgspec.structs import asdict
from rich.table import Table as Grid

from mbira.cli.screen import console

if TYPE_CHECKING:
    from mbira_bench.load.several import Measured, Several


def show_several(result: Several) -> None:
    """Write the result to the terminal."""
    out = console()
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    grid.add_column("")
    for each in result.measured:
        grid.add_column(str(each.set_up).replace(", ", "\n"), justify="right")
    for cells in zip(ROWS, *map(_cells, result.measured), strict=True):
        grid.add_row(*cells)
    out.print(grid)
    setting = result.setting
    out.print(
        "\nOf an action: processor time, transactions and bytes, as fast as can be. Share of a "
        "core: what a process got that wanted all of it, with what else the machine did. "
        f"{setting.tables} tables, {setting.sockets} people at each, spread over the processes. "
        "How long people wait is measured at "
        f"{setting.rate:.0f} actions a second, from when an action was due."
    )
    for line in told_costs(result):
        out.print(line)
    if result.note:
        out.print(result.note)
    out.print(
        f"{result.cores} cores, load {result.load_average:.1f} before, {time.strftime('%Y-%m-%d')}."
    )


ROWS = (
    "actions/s, at most",
    "ms till acknowledged",
    "... p99",
    "ms till heard elsewhere",
    "... p99",
    "server ms an action",
    "database ms",
    "broker ms",
    "transactions an action",
    "bytes of database log",
    "bytes to sockets",
    "share of a core",
    "errors",
)


def _cells(each: Measured) -> list[str]:
    used, actions = each.used, max(1, each.actions)
    other = each.elsewhere
    return [
        f"{each.most:.0f}",
        f"{each.acknowledged.p50:.1f}",
        f"{each.acknowledged.p99:.1f}",
        f"{other.p50:.1f}" if other.count else "-",
        f"{other.p99:.1f}" if other.count else "-",
        f"{each.each(used.servers):.2f}",
        f"{each.each(used.database):.2f}",
        f"{each.each(used.broker):.2f}" if each.set_up.broker else "-",
        f"{used.commits / actions:.2f}",
        f"{used.log_bytes / actions:.0f}",
        f"{each.bytes_told / actions:.0f}",
        f"{each.share:.0%}",
        ", ".join(f"{count} {why}" for why, count in each.errors.items()) or "none",
    ]


def told_costs(result: Several) -> list[str]:
    """Return what telling costs: all processor time of an action, beside one process's."""
    alone = next(each for each in result.measured if each.set_up.processes == 1)
    base = alone.each(_all(alone))
    return [
        f"{each.set_up}: an action takes {each.each(_all(each)):.2f} ms of processor time in all, "
        f"{each.each(_all(each)) - base:+.2f} to {alone.set_up}."
        for each in result.measured
        if each is not alone
    ]


def _all(each: Measured) -> float:
    return each.used.servers + each.used.database + each.used.broker


def as_json(result: Several) -> dict[str, object]:
    """Return the result as one document."""
    return {
        "setting": asdict(result.setting),
        "cores": result.cores,
        "load_average": result.load_average,
        "note": result.note,
        "set_ups": [
            {
                "processes": each.set_up.processes,
                "broker": each.set_up.broker,
                "actions_a_second": round(each.most, 1),
                "actions": each.actions,
                "acknowledged_ms": asdict(each.acknowledged),
                "told_ms": asdict(each.told),
                "elsewhere_ms": asdict(each.elsewhere),
                "servers_ms_an_action": round(each.each(each.used.servers), 3),
                "database_ms_an_action": round(each.each(each.used.database), 3),
                "broker_ms_an_action": round(each.each(each.used.broker), 3),
                "generator_ms_an_action": round(each.each(each.own_seconds), 3),
                "share_of_a_core": round(each.share, 3),
                "commits_an_action": round(each.used.commits / max(1, each.actions), 3),
                "log_bytes_an_action": round(each.used.log_bytes / max(1, each.actions)),
                "told_bytes_an_action": round(each.bytes_told / max(1, each.actions)),
                "errors": each.errors,
            }
            for each in result.measured
        ],
    }
