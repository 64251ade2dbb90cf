"""`mbira admin reports`, `report`: what people have reported of others."""

from typing import TYPE_CHECKING, Annotated

import typer

from mbira.cli.admin.desk import DbOption, MostOption, SettingsOption, desk, now
from mbira.cli.admin.shown import moment, show, show_json
from mbira.cli.arguments import JsonOption
from mbira.cli.screen import print_json
from mbira.server.refusals import one_line

if TYPE_CHECKING:
    from mbira.server.store.desk.reports import Named, ReportRow


def reports(
    *,
    all_: Annotated[bool, typer.Option("--all", help="Those that are done, too.")] = False,
    most: MostOption = 100,
    settings: SettingsOption = None,
    db: DbOption = None,
    json: JsonOption = False,
) -> None:
    """List what people have reported of others and nobody was done with, the newest first."""
    with desk(settings, db) as here, here.reading() as connection:
        from mbira.server.store.desk import reports as rows  # noqa: PLC0415

        found, count = rows.reports(connection, most, done=all_)
    if json:
        show_json("reports", found, count)
        return
    columns = ("id", "at", "by", "about", "table", "words", "done")
    lines = (
        (
            str(each.id), moment(each.at), _who(each.by), _who(each.about), each.table or "",
            each.words, moment(each.done),
        )
        for each in found
    )  # fmt: skip
    show(columns, lines, "no reports", count - len(found))


def report(
    number: Annotated[int, typer.Argument(help="Of the report.", metavar="ID")],
    *,
    done: Annotated[bool, typer.Option("--done", help="Note that one is done with it.")] = False,
    settings: SettingsOption = None,
    db: DbOption = None,
    json: JsonOption = False,
) -> None:
    """Show a report with what was said at the table; note that one is done with it."""
    with desk(settings, db) as here:
        from mbira.server.store.desk import reports as rows  # noqa: PLC0415

        with here.writing() if done else here.reading() as connection:
            found = (
                rows.settle(connection, number, now()) if done else rows.report(connection, number)
            )
    if json:
        import msgspec  # noqa: PLC0415

        print_json(msgspec.to_builtins(found))
        return
    for line in _told(found):
        print(line)


def _told(found: "ReportRow") -> list[str]:
    lines = [
        f"report {found.id}, {moment(found.at)} UTC",
        f"by     {_who(found.by)} ({found.by.id})",
        f"about  {_who(found.about)} ({found.about.id})",
        f"words  {one_line(found.words)}",
    ]
    if found.table is not None:
        lines.append(f"table  {found.table}")
    if found.said:
        lines.append(f"said   {one_line(found.said)}")
    lines.append(f"done   {moment(found.done)} UTC" if found.done is not None else "not done")
    return lines


def _who(somebody: "Named") -> str:
    return one_line(somebody.name) or somebody.id
