"""`mbira admin people`, `ban`, `unban`."""

from datetime import UTC, datetime
from typing import Annotated

import typer

from mbira.cli.admin.desk import DbOption, MostOption, PersonArgument, SettingsOption, desk, now
from mbira.cli.admin.shown import day, moment, show, show_json
from mbira.cli.arguments import JsonOption
from mbira.cli.screen import print_json
from mbira.core.errors import MbiraError
from mbira.server.refusals import one_line

DAY = 24 * 3600.0
LONGEST = 500
"""Characters of a reason."""
FOR_GOOD = "for good"


def people(
    *,
    search: Annotated[
        str, typer.Option(help="Those whose name has this in it, or who have this id.")
    ] = "",
    most: MostOption = 100,
    settings: SettingsOption = None,
    db: DbOption = None,
    json: JsonOption = False,
) -> None:
    """List people, those who came last first: who they are, what they have, who is banned.

    A guest has only a cookie; somebody can sign in by a passkey, a mail address or a code.
    """
    with desk(settings, db) as here, here.reading() as connection:
        from mbira.server.store.desk import people as rows  # noqa: PLC0415

        found = rows.people(connection, search, now())
    if json:
        show_json("people", found[:most], len(found))
        return
    columns = ("id", "name", "is a", "since", "seen", "tables", "reports", "banned")
    lines = [
        (
            each.id, each.name, each.kind, day(each.since), day(each.seen), str(each.tables),
            str(each.reports), (day(each.until) or FOR_GOOD) if each.banned else "",
        )
        for each in found[:most]
    ]  # fmt: skip
    show(columns, lines, "nobody", len(found) - len(lines))


def ban(
    person: PersonArgument,
    *,
    until: Annotated[
        datetime | None, typer.Option(help="When it ends, in UTC; without it, never.")
    ] = None,
    days: Annotated[
        float | None, typer.Option(help="For this many days.", min=0.001, max=36500, metavar="N")
    ] = None,
    why: Annotated[str, typer.Option(help="The reason, which they are told.")] = "",
    settings: SettingsOption = None,
    db: DbOption = None,
    json: JsonOption = False,
) -> None:
    """Let the server refuse all that somebody asks for, but for what is their own.

    They can still read, take away and delete what is kept about them, and sign out.
    """
    if until is not None and days is not None:
        raise typer.BadParameter("give --until or --days, not both")
    at, reason = now(), one_line(why)
    ends = until.replace(tzinfo=UTC).timestamp() if until is not None else None
    if days is not None:
        ends = at + days * DAY
    if ends is not None and ends <= at:
        raise MbiraError(f"--until {moment(ends)} UTC has passed")
    if len(reason) > LONGEST:
        raise MbiraError(f"--why has {len(reason)} characters; the most is {LONGEST}")
    with desk(settings, db) as here:
        from mbira.server.store.desk import bans  # noqa: PLC0415
        from mbira.server.store.desk.people import named  # noqa: PLC0415

        with here.writing() as connection:
            guest, name = named(connection, person)
            bans.ban(connection, bans.Ban(guest, ends, reason, at))
            here.tell(connection, "bans", guest)
    if json:
        print_json({"id": guest, "name": name, "banned": True, "until": ends, "why": reason})
        return
    length = f"until {moment(ends)} UTC" if ends is not None else FOR_GOOD
    print(f"{one_line(name)} ({guest}) is banned {length}; {_heard(here.heard)}")


def unban(
    person: PersonArgument,
    *,
    settings: SettingsOption = None,
    db: DbOption = None,
    json: JsonOption = False,
) -> None:
    """Let somebody who was banned come again."""
    with desk(settings, db) as here:
        from mbira.server.store.desk import bans  # noqa: PLC0415
        from mbira.server.store.desk.people import named  # noqa: PLC0415

        with here.writing() as connection:
            guest, name = named(connection, person)
            if not bans.unban(connection, guest):
                raise MbiraError(f"{one_line(name)} ({guest}) is not banned")
            here.tell(connection, "bans", guest)
    if json:
        print_json({"id": guest, "name": name, "banned": False})
        return
    print(f"{one_line(name)} ({guest}) is not banned any more; {_heard(here.heard)}")


def _heard(soon: str) -> str:
    return f"a server that runs knows it {soon}"
