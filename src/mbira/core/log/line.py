"""The line of a match: its log with undos and redos carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.action import Redo, Undo

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mbira.core.game import Record


def versions_that_count(records: Iterable[Record]) -> list[tuple[int, Record]]:
    """Return the records that count, each with how long the log was with it."""
    line: list[tuple[int, Record]] = []
    undone: list[list[tuple[int, Record]]] = []
    for version, record in enumerate(records, 1):
        if isinstance(record.action, Undo):
            undone.append(line[record.action.to :])
            del line[record.action.to :]
        elif isinstance(record.action, Redo):
            line += undone.pop()
        else:
            undone.clear()
            line.append((version, record))
    return line


def records_that_count(records: Iterable[Record]) -> list[Record]:
    """Return the records that count, as `Match.line` has them."""
    return [record for _, record in versions_that_count(records)]
