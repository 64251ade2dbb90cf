"""`mbira admin tables`, `close`."""

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from mbira.cli.admin.desk import DbOption, MostOption, SettingsOption, desk, now
from mbira.cli.admin.shown import moment, show, show_json
from mbira.cli.arguments import JsonOption
from mbira.cli.screen import print_json
from mbira.core.errors import MbiraError

if TYPE_CHECKING:
    from mbira.server.store.calls.wishes import Occasion
    from mbira.server.store.desk.opening import Desk
    from mbira.server.store.desk.tables import SeatRow, TableRow
    from mbira.server.store.document import Document
    from mbira.server.store.rows import StoredTable

TRIES = 10
"""A server that runs may change a table between our look at it and closing it."""


class TableStatus(StrEnum):
    """How a table stands."""

    OPEN = "open"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"


def tables(
    *,
    status: Annotated[TableStatus | None, typer.Option(help="Only those that stand so.")] = None,
    most: MostOption = 100,
    settings: SettingsOption = None,
    db: DbOption = None,
    json: JsonOption = False,
) -> None:
    """List tables, those that changed last first: who sits there, for whom they wait."""
    with desk(settings, db) as here, here.reading() as connection:
        from mbira.server.store.desk.tables import listed  # noqa: PLC0415

        found, count = listed(connection, status.value if status is not None else None, most)
    if json:
        show_json("tables", found, count)
        return
    columns = ("id", "game", "seats", "status", "last move", "waits for")
    show(columns, map(_line, found), "no tables", count - len(found))


def _line(table: "TableRow") -> tuple[str, ...]:
    game = f"{table.game} (practice)" if table.practice else table.game
    waits = _who(table.waits) if table.waits is not None else ""
    seats = ", ".join(map(_who, table.seats))
    return table.id, game, seats, table.status, moment(table.last), waits


def _who(seat: "SeatRow") -> str:
    """Return who has a seat: a person, a bot, a bot for a person, or nobody."""
    if seat.guest is None:
        return seat.bot or "-"
    return f"{seat.name} [{seat.bot}]" if seat.bot is not None else seat.name


def close(
    table: Annotated[str, typer.Argument(help="Its id.", metavar="TABLE")],
    *,
    settings: SettingsOption = None,
    db: DbOption = None,
    json: JsonOption = False,
) -> None:
    """Close a table whose match is not over, whoever plays there; one for practice is deleted."""
    with desk(settings, db) as here:
        was = _close(here, table)
    if json:
        print_json({"id": was.id, "game": was.game, "was": was.status, "deleted": was.practice})
        return
    done = "deleted" if was.practice else "closed"
    print(
        f"{was.id} ({was.game}, {was.status}) is {done}; a server that runs knows it {here.heard}"
    )


def _close(here: "Desk", table: str) -> "TableRow":
    from mbira.server.store.database.connection import ConflictError  # noqa: PLC0415
    from mbira.server.store.desk import tables as rows  # noqa: PLC0415
    from mbira.server.tables.occasions import given_up  # noqa: PLC0415

    def calls(before: "StoredTable", after: "Document") -> "tuple[Occasion, ...]":
        return given_up(before.id, before.version, after)

    for _ in range(TRIES):
        try:
            with here.writing() as connection:
                was = rows.close(connection, table, calls, now())
                here.tell(connection, "table", table)
        except ConflictError:
            continue
        return was
    raise MbiraError(f"table {table} keeps changing; try again")
