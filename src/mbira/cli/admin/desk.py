"""Which server it is about: found as `mbira serve` finds it."""

from __future__ import annotations

import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from mbira.cli.serve import ENVIRONMENT, read_hooks, serve
from mbira.core.errors import needing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mbira.server.settings import Settings
    from mbira.server.store.desk.opening import Desk

SettingsOption = Annotated[
    Path | None,
    typer.Option("--settings", help="The TOML file that `mbira serve` is given.", metavar="FILE"),
]
DbOption = Annotated[
    str | None,
    typer.Option(
        "--db",
        help="sqlite:///FILE or postgresql://USER@HOST/NAME; by default, as `mbira serve` has it.",
        metavar="URL",
    ),
]
MostOption = Annotated[int, typer.Option("--most", help="How many are shown.", min=1, metavar="N")]
PersonArgument = Annotated[str, typer.Argument(help="An id, or a name.", metavar="PERSON")]


def as_served(settings: Path | None, **options: str | None) -> Settings:
    """Return how `mbira serve` would be started with a file, some options and the environment."""
    with needing("server"):
        from mbira.server.mail import read_mail  # noqa: PLC0415 it takes long to load
        from mbira.server.settings import Settings  # noqa: PLC0415
        from mbira.server.store.database.location import default_database  # noqa: PLC0415

    found = _options(settings, options)
    mail = read_mail(found["mail"], found["mail_from"]) if found["mail"] else None
    db = found["db"] if found["db"] is not None else default_database()
    hosts = tuple(found["hosts"] or ())
    return Settings(db=db, hosts=hosts, hooks=read_hooks(found["hooks"]), mail=mail)


def _options(settings: Path | None, options: dict[str, str | None]) -> dict[str, Any]:
    given = {"settings": None if settings is None else str(settings), **options}
    words = [f"--{name}={value}" for name, value in given.items() if value is not None]
    alone = typer.Typer()
    alone.command(context_settings=ENVIRONMENT)(serve)
    with typer.main.get_command(alone).make_context("serve", words) as context:
        return context.params


@contextmanager
def desk(settings: Path | None, db: str | None) -> Iterator[Desk]:
    """Open the database of a server, which may run."""
    found = as_served(settings, db=db)
    from mbira.server.store.desk.opening import opened  # noqa: PLC0415

    with opened(found.db) as here:
        yield here


def now() -> float:
    """Return the time."""
    return time.time()
