"""`mbira mcp`: the games for language models and other agents, by the Model Context Protocol."""

from __future__ import annotations

from typing import Annotated

import typer

from mbira.core.errors import needing
from mbira.lang import preferred


def mcp(
    *,
    url: Annotated[
        str | None,
        typer.Option(
            help="The table server; without it, the one of this machine, started if need be."
        ),
    ] = None,
    token: Annotated[
        str | None,
        typer.Option(
            envvar="MBIRA_TOKEN",
            show_envvar=True,
            help="Whose seats it plays on; without it, those of a new guest.",
        ),
    ] = None,
    http: Annotated[
        bool,
        typer.Option("--http", help="Speak streamable HTTP at /mcp; everybody brings a token."),
    ] = False,
    host: Annotated[str, typer.Option(help="Where to listen, with --http.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Where to listen, with --http.")] = 8481,
    names: Annotated[
        list[str] | None,
        typer.Option("--name", help="A name that it is reached by, with --http.", metavar="NAME"),
    ] = None,
    lang: Annotated[
        str | None, typer.Option(help="The language of rules and sentences.", metavar="CODE")
    ] = None,
) -> None:
    """Let agents play: speak MCP over standard streams, or over HTTP beside the server."""
    from contextlib import nullcontext  # noqa: PLC0415

    with needing("mcp"):
        from mbira.agents.run import run_http, run_stdio, server_of_our_own  # noqa: PLC0415

    language = lang or preferred()
    with nullcontext(url) if url is not None else server_of_our_own() as server:
        if http:
            run_http(server, language, host, port, tuple(names or ()))
        else:
            run_stdio(server, token, language)
