"""The commands of `mbira admin`."""

import typer

from mbira.cli.admin import copying, people, reports, tables, trials

HELP = "For whoever runs a server: people, tables, reports, bans, a copy, and whether calls arrive."
admin = typer.Typer(help=HELP, rich_markup_mode=None)


@admin.callback()
def about() -> None:
    """For whoever runs a server: people, tables, reports, bans, a copy, and whether calls arrive.

    It works on the database that `mbira serve` would serve with the same --settings, --db and
    environment, also while that is served.
    """


for command in (
    people.people, people.ban, people.unban, tables.tables, tables.close, reports.reports,
    reports.report, copying.backup, trials.try_mail, trials.try_push,
):  # fmt: skip
    admin.command()(command)
