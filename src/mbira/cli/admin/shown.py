"""How lists look: a table for people, JSON for programs."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from rich.table import Table

from mbira.cli.screen import console, print_json, styled
from mbira.server.refusals import one_line

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

WHOLE = {"id", "is a", "since", "seen", "banned", "tables", "reports", "status", "at"}
"""Columns that are not broken."""


def show(columns: Sequence[str], rows: Iterable[Sequence[str]], none: str, left: int) -> None:
    """Write a table; if there is nothing in it, a line that says so. `left` are not shown."""
    out, lines = console(), list(rows)
    if not lines:
        out.print(styled(none, "quiet"))
        return
    table = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 1, 0, 0))
    for column in columns:
        table.add_column(column, overflow="fold", no_wrap=column in WHOLE)
    for line in lines:
        table.add_row(*(styled(one_line(cell)) for cell in line))
    out.print(table)
    if left:
        out.print(styled(f"{left} more: --most shows them", "quiet"))


def show_json(name: str, rows: Sequence[object], count: int) -> None:
    """Write rows as JSON, and how many there are in all."""
    import msgspec  # noqa: PLC0415

    print_json({name: msgspec.to_builtins(rows), "count": count})


def day(at: float | None) -> str:
    """Return a day, in UTC."""
    return "" if at is None else f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d}"


def moment(at: float | None) -> str:
    """Return a time, in UTC, to the minute."""
    return "" if at is None else f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M}"
