"""`mbira serve`: the table server."""

from __future__ import annotations

import webbrowser
from typing import TYPE_CHECKING, Annotated

import typer

from mbira.cli.extras import needing
from mbira.core.errors import MbiraError

if TYPE_CHECKING:
    import socket

    from mbira.server.settings import Limits

PORT = 8480
HOST = "127.0.0.1"


def serve(
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
    from msgspec.structs import replace  # noqa: PLC0415 the server takes long to load

    with needing("server"):
        from mbira.server.logs import set_up_logs  # noqa: PLC0415
        from mbira.server.people.proxies import networks  # noqa: PLC0415
        from mbira.server.serve import run  # noqa: PLC0415
        from mbira.server.settings import Settings  # noqa: PLC0415
        from mbira.server.store.location import default_database, hold  # noqa: PLC0415
        from mbira.server.wire.listening import bind  # noqa: PLC0415

    set_up_logs(log)
    listener = bind(host, PORT if port is None else port, search=port is None)
    url = address(listener)
    settings = Settings(
        db=db if db is not None else default_database(),
        host=host,
        port=listener.getsockname()[1],
        hosts=tuple(hosts or ()),
        proxies=tuple(map(str, networks(proxies or [], "--proxy"))),
        metrics=read_watchers(metrics or ["here"]),
        lan=lan,
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
        raise MbiraError("--metrics off: nobody else can be named beside it")
    known = [word for word in words if word in {"here", "all"}]
    others = [word for word in words if word not in {"here", "all", "off"}]
    return (*known, *map(str, networks(others, "--metrics")))


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
