"""A tournament as a file: all of it as JSON, the standings or the tables as CSV."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING

from mbira.arena.cups.cup import places
from mbira.arena.cups.rounds import standing
from mbira.arena.cups.standings import points_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from mbira.arena.cups.cup import Cup

STANDINGS = (
    "season", "group", "place", "name", "points", "opponents", "direct", "margin", "lot", "by",
    "played", "wins", "byes", "out",
)  # fmt: skip
TABLES = ("round", "season", "group", "table", "seat", "name", "place", "points", "score", "absent")
Cell = str | int | float | bool | None
RISKY = ("=", "+", "-", "@", "\t", "\r")
"""A name that begins so would be a formula in a spreadsheet."""


def standings_rows(cup: Cup, names: Mapping[str, str]) -> list[dict[str, Cell]]:
    """Return how everybody stands, of every season."""
    return [
        {
            "season": season + 1, "group": line.group + 1, "place": line.place,
            "name": names[line.entrant], "points": line.points, "opponents": line.opponents,
            "direct": line.direct, "margin": line.margin, "lot": line.lot, "by": line.by,
            "played": line.played, "wins": line.wins, "byes": line.byes, "out": line.out,
        }
        for season in range(cup.season + 1)
        for line in standing(cup, season)
    ]  # fmt: skip


def tables_rows(cup: Cup, names: Mapping[str, str]) -> list[dict[str, Cell]]:
    """Return who sat where and what came of it; whoever had a bye has no table."""
    rows: list[dict[str, Cell]] = []
    for number, each in enumerate(cup.rounds):
        here: dict[str, Cell] = {"round": number + 1, "season": each.season + 1}
        for place, table in enumerate(each.tables):
            result = cup.result(number, place)
            at = places(table, result) if result is not None else {}
            worth = points_of(cup.plan, table, result) if result is not None else {}
            for seat, entrant in enumerate(table.seats):
                known = result is not None and entrant in at
                scored = result is not None and bool(result.scores)
                rows.append(
                    here
                    | {
                        "group": table.group + 1, "table": place + 1, "seat": seat + 1,
                        "name": names[entrant],
                        "place": at[entrant][0] + 1 if known else None,
                        "points": round(float(worth[entrant]), 3) if known else None,
                        "score": result.scores[seat] if result is not None and scored else None,
                        "absent": result is not None and seat in result.absent,
                    }
                )  # fmt: skip
        rows += [here | {"name": names[entrant]} for entrant in each.byes]
    return rows


def as_csv(columns: Iterable[str], rows: Iterable[Mapping[str, Cell]]) -> str:
    """Return rows as CSV."""
    out = io.StringIO()
    writer = csv.DictWriter(out, list(columns), lineterminator="\r\n")
    writer.writeheader()
    for row in rows:
        writer.writerow({name: _cell(value) for name, value in row.items()})
    return out.getvalue()


def _cell(value: Cell) -> Cell:
    """Return what stands in a cell; no name is a formula there."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str) and value.startswith(RISKY):
        return f"'{value}"
    return value
