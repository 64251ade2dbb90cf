"""`mbira admin backup`: `mbira backup` of the database that is served."""

from pathlib import Path
from typing import Annotated

import typer

from mbira.cli.admin.desk import DbOption, SettingsOption, as_served
from mbira.cli.arguments import JsonOption
from mbira.cli.backup import copy, say_copied
from mbira.cli.screen import print_json


def backup(
    file: Annotated[Path, typer.Argument(help="The copy, a SQLite file.", metavar="FILE")],
    *,
    force: Annotated[bool, typer.Option("--force", help="Overwrite FILE.")] = False,
    settings: SettingsOption = None,
    db: DbOption = None,
    json: JsonOption = False,
) -> None:
    """Copy everything that a server keeps into a file, even while it is running.

    `mbira backup --restore` fills an empty database from it.
    """
    counts = copy(file, as_served(settings, db=db).db, force=force)
    if json:
        print_json({"file": str(file), "rows": dict(counts)})
    else:
        say_copied(file, counts)
