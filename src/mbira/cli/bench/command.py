"""The command: the engine or the server."""

from collections.abc import Callable
from enum import StrEnum
from importlib.metadata import entry_points
from typing import Annotated

import typer

from mbira.cli.arguments import JsonOption
from mbira.cli.bench import report
from mbira.core.errors import MbiraError, needing

SECONDS = 2.0
SERVER_GROUP = "mbira.bench"
"""Entry points of the server bench: a package of its own, as few people need it."""


class What(StrEnum):
    """What can be measured."""

    ENGINE = "engine"
    SERVER = "server"
    ENVS = "envs"


def bench(
    what: Annotated[
        What, typer.Argument(help="What to measure: engine, server or envs.", metavar="WHAT")
    ] = What.ENGINE,
    seconds: Annotated[
        float | None,
        typer.Option(
            help="How long: 2, three times, for each engine; 2 for each environment; 60 for the"
            " server, 240 for a club; 10 for each hold of a siege and each set-up of processes.",
            min=0.01,
            metavar="S",
        ),
    ] = None,
    tables: Annotated[
        int | None,
        typer.Option(help="server: open tables; 300, with --processes 24.", min=1, metavar="N"),
    ] = None,
    sockets_a_table: Annotated[
        int, typer.Option(help="server: people connected to each.", min=1, metavar="N")
    ] = 2,
    rate: Annotated[
        float | None,
        typer.Option(
            help="server: actions a second in all; 400, with --processes or --club 40.",
            min=0.1,
            metavar="N",
        ),
    ] = None,
    db: Annotated[
        str | None,
        typer.Option(help="server: a database for it; a new SQLite one otherwise.", metavar="URL"),
    ] = None,
    processes: Annotated[
        int | None,
        typer.Option(
            help="server: one process and this many on a PostgreSQL, with a broker and without.",
            min=1,
            metavar="N",
        ),
    ] = None,
    siege: Annotated[
        bool,
        typer.Option(
            "--siege", help="server: how two people fare while one client does its worst."
        ),
    ] = False,
    only: Annotated[
        list[str] | None,
        typer.Option(
            help="siege: one hold alone, such as plan; may be given several times.", metavar="HOLD"
        ),
    ] = None,
    club: Annotated[
        bool,
        typer.Option(
            "--club",
            help="server: an evening of people who are called, rated and in a tournament; with"
            " --siege while one client does its worst.",
        ),
    ] = False,
    people: Annotated[
        int | None, typer.Option(help="club: people; 1000.", min=1, metavar="N")
    ] = None,
    cup_matches: Annotated[
        int | None, typer.Option(help="club: matches of the tournament; 50.", min=1, metavar="N")
    ] = None,
    kills: Annotated[
        int, typer.Option(help="club: how often the server is killed.", min=0, metavar="N")
    ] = 0,
    *,
    json: JsonOption = False,
) -> None:
    """Measure the engine, the server or the environments, with peers in the same run."""
    if club or people or cup_matches or kills:
        if what is not What.SERVER or not club or processes is not None:
            raise MbiraError(
                "a club's evening is `mbira bench server --club`; --people, --cup-matches and"
                " --kills are for it"
            )
        holds = None if not siege and not only else only or []
        _server_bench("club")(
            people, tables, cup_matches, rate, seconds, kills, holds, db, json=json
        )
        return
    if siege or only:
        if what is not What.SERVER or not siege:
            raise MbiraError(
                "a siege is `mbira bench server --siege`; --only names one of its holds"
            )
        _server_bench("siege")(seconds, only or [], json=json)
        return
    if processes is not None:
        if what is not What.SERVER or db is not None:
            raise MbiraError("--processes is for `mbira bench server`, on a PostgreSQL of its own")
        measure = _server_bench("processes")
        measure(processes, tables, sockets_a_table, rate, seconds, json=json)
        return
    if what is What.SERVER:
        _server_bench("load")(tables, sockets_a_table, rate, seconds, db, json=json)
        return
    if what is What.ENVS:
        with needing("rl", "the bench of environments"):
            from mbira.cli.bench.envs import bench_envs  # noqa: PLC0415 it needs an extra
        bench_envs(seconds, json=json)
        return
    report.engine_bench(seconds or SECONDS, json=json)


def _server_bench(name: str) -> Callable[..., None]:
    """Return one of the measurements of the server bench: load, processes, siege or club."""
    for point in entry_points(group=SERVER_GROUP, name=name):
        found: Callable[..., None] = point.load()
        return found
    raise MbiraError(
        "the server bench is not installed: run `pip install ./bench` in a checkout of mbira"
    )
