"""The command `mbira`."""

from __future__ import annotations

import codecs
import sys
from importlib.metadata import version
from typing import Annotated

import typer

from mbira.cli import (
    admin,
    analyse,
    arena,
    backup,
    bench,
    games,
    mcp,
    play,
    puzzles,
    serve,
    show,
    sim,
    sizes,
    train,
    tune,
    verify,
)
from mbira.core.errors import MbiraError
from mbira.core.message import EMBLEMS
from mbira.way import way

app = typer.Typer(
    name="mbira",
    help="Board games on one open table. Without a command: serve it and open the browser.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
COMMANDS = (
    serve.serve, games.games, play.play, sim.sim, arena.arena, tune.tune, train.train, show.show,
    verify.verify, analyse.analyse, sizes.sizes, bench.bench, backup.backup, mcp.mcp,
)  # fmt: skip
for command in COMMANDS:
    spoken = serve.ENVIRONMENT if command is serve.serve else None
    app.command(context_settings=spoken)(command)
app.add_typer(puzzles.puzzles, name="puzzles")
app.add_typer(admin.admin, name="admin")


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"mbira {version('mbira')} ({way()})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    *,
    version_: Annotated[  # noqa: ARG001
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Say which version."),
    ] = False,
) -> None:
    """Board games on one open table. Without a command: serve it and open the browser."""
    if context.invoked_subcommand is None:
        serve.serve()


PLAIN = (
    dict(
        zip(
            EMBLEMS + "·×▸○━─│║═⌂Π☼¤§□ΨΩ≈↑",  # noqa: RUF001
            "@#^%&v.x>o=-|:=hT!*$[YOwA",
            strict=True,
        )
    )
    | dict.fromkeys("┌┐└┘├┤┬┴┼╞╡╤╧╪", "+")
    | dict.fromkeys("╥╨╫", ":")
)
"""What stands in for characters that a terminal's encoding lacks."""


def _plain(error: UnicodeError) -> tuple[str, int]:
    """Write plain characters for those that cannot be written."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return PLAIN.get(error.object[error.start], "?"), error.start + 1


codecs.register_error("mbira.plain", _plain)


def run() -> None:
    """Run the command line; what people got wrong is one line and exit status 1."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace" if stream is sys.stdin else "mbira.plain")
    try:
        app()
    except MbiraError as error:
        print(f"mbira: {error}", file=sys.stderr)
        sys.exit(1)
    except BrokenPipeError:
        raise
    except OSError as error:  # a full disk, a closed output: nothing that the rules could fix
        print(f"mbira: {error.strerror or error}", file=sys.stderr)
        sys.stdout = None  # what could not be written stays unwritten
        sys.exit(1)
