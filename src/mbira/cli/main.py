"""The command `mbira`."""

from __future__ import annotations

import codecs
import sys
from importlib import import_module
from importlib.metadata import version
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup

from mbira.core.errors import MbiraError
from mbira.core.message import EMBLEMS
from mbira.way import way

if TYPE_CHECKING:
    from typer._click import Command

COMMANDS = (
    "serve", "games", "play", "sim", "arena", "tune", "train", "show", "verify", "analyse", "sizes",
    "bench", "backup", "mcp", "puzzles", "admin",
)  # fmt: skip
"""Each stands in the module of its name: a function, or what holds several."""


def read_command(name: str) -> Command:
    """Return a command, or several in one."""
    module = import_module(f"mbira.cli.{name}")
    found, alone = getattr(module, name), typer.Typer(rich_markup_mode=None)
    if isinstance(found, typer.Typer):
        alone.add_typer(found, name=name)
    else:
        alone.command(name, context_settings=getattr(module, "ENVIRONMENT", None))(found)
    return typer.main.get_group(alone).commands[name]


class Commands(TyperGroup):
    """All commands, each read when it is wanted: to read them all takes longer than most take."""

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ARG002
        """Return the names, in the order in which they are shown."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Command | None:
        """Return what has this name; if nothing has, what there is, for a guess what was meant."""
        for name in COMMANDS if cmd_name not in COMMANDS else (cmd_name,):
            if name not in self.commands:
                self.commands[name] = read_command(name)
        return super().get_command(ctx, cmd_name)


app = typer.Typer(
    name="mbira",
    cls=Commands,
    help="Board games on one open table. Without a command: serve it and open the browser.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


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
        from mbira.cli.serve import serve  # noqa: PLC0415 most commands do without

        serve()


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
