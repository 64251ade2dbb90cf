"""`mbira backup`: a copy of everything that a server keeps, and back again."""

from collections.abc import Mapping
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer

from mbira.cli.screen import progress
from mbira.core.errors import MbiraError, needing


def backup(
    file: Annotated[Path, typer.Argument(help="The copy, a SQLite file.", metavar="FILE")],
    db: Annotated[
        str | None,
        typer.Option(
            help="sqlite:///FILE or postgresql://USER@HOST/NAME; by default, your own file.",
            metavar="URL",
        ),
    ] = None,
    restore: Annotated[
        bool, typer.Option("--restore", help="Fill an empty database from FILE instead.")
    ] = False,
    force: Annotated[bool, typer.Option("--force", help="Overwrite FILE.")] = False,
) -> None:
    """Copy everything that a server keeps into a file, even while it is running.

    The copy can be served: mbira serve --db sqlite:///FILE
    """
    with needing("server"):
        from mbira.server.store.database.location import default_database  # noqa: PLC0415 takes long

    url = db if db is not None else default_database()
    say_copied(file, copy(file, url, restore=restore, force=force))


def copy(file: Path, url: str, *, restore: bool = False, force: bool = False) -> Mapping[str, int]:
    """Copy a database into a file, or back; return how many rows of each table there are."""
    with needing("server"):
        from mbira.server.store import backup as copies  # noqa: PLC0415
        from mbira.server.store.database.files import file_of  # noqa: PLC0415
        from mbira.server.store.database.location import hold  # noqa: PLC0415

    kept = file_of(url)
    if kept is not None and kept.resolve() == file.resolve():
        raise MbiraError(f"{file} is the database itself")
    # Nobody may be serving what is written to: the database that is filled, or a file to be
    # overwritten.
    written = kept if restore else file
    served = restore or file.with_name(f"{file.name}.lock").exists()
    with (
        hold(f"sqlite:///{written}", "") if served and written else nullcontext() as elsewhere,
        progress() as bar,
    ):
        if elsewhere is not None:
            raise MbiraError(f"{written} is served at {elsewhere}: stop that first")
        task = bar.add_task("restore" if restore else "backup")

        def tell(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        if restore:
            return copies.restore(file, url, tell)
        return copies.back_up(url, file, tell, force=force)


def say_copied(file: Path, counts: Mapping[str, int]) -> None:
    """Say what is in a copy."""
    what = ("guests", "tables", "records")
    print(f"{file}: {', '.join(f'{counts[name]} {name}' for name in what)}")
