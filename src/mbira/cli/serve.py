"""`mbira serve`: the table server."""

from __future__ import annotations

import tomllib
import webbrowser
from pathlib import Path  # noqa: TC003 typer reads it
from typing import TYPE_CHECKING, Annotated

import typer

from mbira.core.errors import MbiraError, needing

if TYPE_CHECKING:
    import socket

    from mbira.server.settings import Hooks, Limits

PORT = 8480
HOST = "127.0.0.1"
ENVIRONMENT = {"auto_envvar_prefix": "MBIRA"}
"""Each option of a server can be given in the environment, as MBIRA_PORT and so on."""


def read_settings(context: typer.Context, file: Path | None) -> Path | None:
    """Let a file say what neither the command line nor the environment does."""
    if file is None:
        return None
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise MbiraError(f"cannot read {file}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise MbiraError(f"{file} is not TOML: {error}") from None
    names = {each.name: each for each in context.command.params if each.name != "settings_file"}
    known = {option.lstrip("-"): name for name, each in names.items() for option in each.opts}
    chosen: dict[str, object] = {}
    for key, value in found.items():
        name = known.get(key)
        if name is None:
            raise MbiraError(f"{file}: {key!r} is not a setting; settings: {', '.join(known)}")
        if key == "limit" and isinstance(value, dict):
            chosen[name] = [f"{limit}={most}" for limit, most in value.items()]
        elif names[name].multiple:
            chosen[name] = value if isinstance(value, list) else [value]
        else:
            chosen[name] = value
    context.default_map = {**(context.default_map or {}), **chosen}
    return file


def serve(
    settings_file: Annotated[
        Path | None,
        typer.Option(
            "--settings",
            help="A TOML file with any of these options; what is given here or as MBIRA_... wins.",
            metavar="FILE",
            is_eager=True,
            callback=read_settings,
        ),
    ] = None,
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 is for all.", metavar="HOST")
    ] = HOST,
    port: Annotated[
        int | None,
        typer.Option(
            help=f"The port; {PORT} or the next free one.", min=0, max=65535, metavar="PORT"
        ),
    ] = None,
    db: Annotated[
        str | None,
        typer.Option(
            help="sqlite:///FILE or postgresql://USER@HOST/NAME; by default, your own file.",
            metavar="URL",
        ),
    ] = None,
    broker: Annotated[
        str | None,
        typer.Option(
            envvar="MBIRA_BROKER",
            show_envvar=True,
            help="redis://HOST:PORT: tells other processes on the same PostgreSQL.",
            metavar="URL",
        ),
    ] = None,
    hosts: Annotated[
        list[str] | None,
        typer.Option("--name", help="A name that the server is reached by.", metavar="NAME"),
    ] = None,
    proxies: Annotated[
        list[str] | None,
        typer.Option(
            "--proxy",
            help="A proxy to trust about where a request came from, and how.",
            metavar="ADDRESS",
        ),
    ] = None,
    mail: Annotated[
        str | None,
        typer.Option(
            envvar="MBIRA_SMTP",
            show_envvar=True,
            help="smtp://USER:PASSWORD@HOST:PORT, or smtps://: what takes letters to people.",
            metavar="URL",
        ),
    ] = None,
    mail_from: Annotated[
        str | None,
        typer.Option(
            envvar="MBIRA_MAIL_FROM",
            show_envvar=True,
            help="Whom those letters come from.",
            metavar="ADDRESS",
        ),
    ] = None,
    metrics: Annotated[
        list[str] | None,
        typer.Option(
            "--metrics",
            help="Who may read /metrics: here, all, off, or an address; by default, here.",
            metavar="WHO",
        ),
    ] = None,
    limits: Annotated[
        list[str] | None,
        typer.Option(
            "--limit",
            help="How much anybody may ask for, such as requests=50; 0 means no limit.",
            metavar="NAME=N",
        ),
    ] = None,
    hooks: Annotated[
        str,
        typer.Option(
            envvar="MBIRA_HOOKS",
            show_envvar=True,
            help="Where people may be called: public addresses, local ones too, or off.",
            metavar="WHERE",
        ),
    ] = "public",
    workers: Annotated[
        int | None, typer.Option(help="Processes in which bots think.", min=1, metavar="N")
    ] = None,
    log: Annotated[
        str, typer.Option(help="debug, info, warning or error.", metavar="LEVEL")
    ] = "info",
    lan: Annotated[
        bool, typer.Option("--lan", help="Let others on the local network in from the start.")
    ] = False,
    open_: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")] = True,
) -> None:
    """Serve tables to browsers and programs, and open the browser."""
    del settings_file  # what it says is in the other options
    from msgspec.structs import replace  # noqa: PLC0415 the server takes long to load

    with needing("server"):
        from mbira.server.logs import set_up_logs  # noqa: PLC0415
        from mbira.server.mail import read_mail  # noqa: PLC0415
        from mbira.server.people.proxies import networks  # noqa: PLC0415
        from mbira.server.serve import run  # noqa: PLC0415
        from mbira.server.settings import Settings  # noqa: PLC0415
        from mbira.server.store.database.location import default_database, hold  # noqa: PLC0415
        from mbira.server.wire.listening import bind  # noqa: PLC0415

    set_up_logs(log)
    letters = read_mail(mail, mail_from) if mail else None
    listener = bind(host, PORT if port is None else port, search=port is None)
    url = address(listener)
    settings = Settings(
        db=db if db is not None else default_database(),
        host=host,
        port=listener.getsockname()[1],
        hosts=tuple(hosts or ()),
        proxies=tuple(map(str, networks(proxies or [], "--proxy"))),
        metrics=read_watchers(metrics or ["here"]),
        broker=broker,
        lan=lan,
        hooks=read_hooks(hooks),
        mail=letters,
        limits=read_limits(limits or []),
    )
    if workers is not None:
        settings = replace(settings, workers=workers)

    def ready(sites: list[str]) -> None:
        print(f"mbira is at {url}  (Ctrl-C stops it)", flush=True)
        if sites:
            print(f"Others on your network open {' or '.join(sites)}", flush=True)
        elif lan:
            print("No address of a local network was found: nobody else can come in.", flush=True)
        if open_:
            webbrowser.open(url)

    with hold(settings.db, url) as elsewhere:
        if elsewhere is None:
            run(settings, listener, ready)
            return
    listener.close()
    print(f"mbira is at {elsewhere} already")
    if lan:
        print('It lets others in by a click: "Let others in", on its page.')
    if open_:
        webbrowser.open(elsewhere)


def address(listener: socket.socket) -> str:
    """Return the address of a server for a browser on this machine."""
    host, port = listener.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, host)  # noqa: S104
    return f"http://{f'[{shown}]' if ':' in shown and '[' not in shown else shown}:{port}"


def read_watchers(words: list[str]) -> tuple[str, ...]:
    """Return who may read the metrics, from words like "here" and addresses."""
    from mbira.server.people.proxies import networks  # noqa: PLC0415

    if "off" in words and len(words) > 1:
        raise MbiraError("--metrics off cannot be combined with other values")
    known = [word for word in words if word in {"here", "all"}]
    others = [word for word in words if word not in {"here", "all", "off"}]
    return (*known, *map(str, networks(others, "--metrics")))


def read_hooks(word: str) -> Hooks:
    """Return where people may be called by what the server sends there."""
    known: dict[str, Hooks] = {"public": "public", "local": "local", "off": "off"}
    if word not in known:
        raise MbiraError(f"--hooks {word}: it is public, local or off")
    return known[word]


def read_limits(texts: list[str]) -> Limits:
    """Return limits from texts like "requests=50"."""
    import msgspec  # noqa: PLC0415

    from mbira.server.settings import Limits  # noqa: PLC0415

    values = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or name not in Limits.__struct_fields__:
            known = ", ".join(Limits.__struct_fields__)
            raise MbiraError(f"{text!r} is not a limit; limits: {known}")
        values[name] = value
    try:
        return msgspec.convert(values, Limits, strict=False)
    except msgspec.ValidationError as error:
        raise MbiraError(f"a limit must be a number: {error}") from None
