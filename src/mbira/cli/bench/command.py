"""The command: measures in turns, then shows a table or JSON."""

import platform
import time
from collections.abc import Callable
from enum import StrEnum
from importlib.metadata import entry_points
from typing import Annotated

import typer
from rich.table import Table as Grid

from mbira.cli.arguments import JsonOption
from mbira.cli.bench import peers
from mbira.cli.bench.engine import Calls, Pace, Runner, measure_calls, run_match, seats_of
from mbira.cli.extras import needing
from mbira.cli.screen import console, print_json, progress
from mbira.core.errors import MbiraError
from mbira.core.game import AnyGame
from mbira.core.registry import find_game, specs

BATCH = 0.25
"""Seconds that one engine runs before the next has its turn, so that noise meets all alike."""
SECONDS = 5.0
PEER = "catanatron"
PEER_SEATS = 4
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
            help="How long: 5 for each engine, 2 for each environment, 60 for the server, 10 for "
            "each hold of a siege.",
            min=0.01,
            metavar="S",
        ),
    ] = None,
    tables: Annotated[int, typer.Option(help="server: open tables.", min=1, metavar="N")] = 300,
    sockets_a_table: Annotated[
        int, typer.Option(help="server: people connected to each.", min=1, metavar="N")
    ] = 2,
    rate: Annotated[
        float, typer.Option(help="server: actions a second in all.", min=0.1, metavar="N")
    ] = 400.0,
    db: Annotated[
        str | None,
        typer.Option(help="server: a database for it; a new SQLite one otherwise.", metavar="URL"),
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
    *,
    json: JsonOption = False,
) -> None:
    """Measure the engine, the server or the environments, with peers in the same run."""
    if siege or only:
        if what is not What.SERVER or not siege:
            raise MbiraError(
                "a siege is `mbira bench server --siege`; --only names one of its holds"
            )
        _server_bench("siege")(seconds, only or [], json=json)
        return
    if what is What.SERVER:
        _server_bench("load")(tables, sockets_a_table, rate, seconds, db, json=json)
        return
    if what is What.ENVS:
        with needing("rl", "the bench of environments"):
            from mbira.cli.bench.envs import bench_envs  # noqa: PLC0415 it needs an extra
        bench_envs(seconds, json=json)
        return
    seconds = seconds or SECONDS
    games = [find_game(name) for name in specs()]
    runners: dict[str, Runner] = {game.spec.id: _runner(game) for game in games}
    peer = peers.catanatron_version()
    if peer is not None:
        runners[PEER] = peers.catanatron_runner()
    paces = _measure(runners, seconds)
    calls = {game.spec.id: measure_calls(game, seconds / 4) for game in games}
    if json:
        print_json({"bench": what.value, **_as_json(games, paces, calls, peer)})
    else:
        _show(games, paces, calls, peer)


def _server_bench(name: str) -> Callable[..., None]:
    """Return one of the measurements of the server bench: `load` or `siege`."""
    for point in entry_points(group=SERVER_GROUP, name=name):
        found: Callable[..., None] = point.load()
        return found
    raise MbiraError(
        "the server bench is not installed: run `pip install ./bench` in a checkout of mbira"
    )


def _runner(game: AnyGame) -> Runner:
    return lambda number: run_match(game, number)


def _measure(runners: dict[str, Runner], seconds: float) -> dict[str, Pace]:
    """Run the engines in turns, a batch each, until each has had its time."""
    paces = {name: Pace() for name in runners}
    for run in runners.values():
        run(-1)  # what is made once, is made before the clock starts
    with progress() as bar:
        task = bar.add_task("bench", total=len(runners) * seconds)
        while any(pace.seconds < seconds for pace in paces.values()):
            for name, run in runners.items():
                pace = paces[name]
                end = min(pace.seconds + BATCH, seconds)
                while pace.seconds < end:
                    pace.add(*run(pace.matches))
                bar.update(task, completed=sum(min(p.seconds, seconds) for p in paces.values()))
    return paces


def _pace_json(pace: Pace) -> dict[str, object]:
    return {
        "matches": pace.matches,
        "decisions": pace.decisions,
        "actions": pace.actions,
        "seconds": round(pace.seconds, 3),
        "decisions_per_second": round(pace.per_second, 1),
        "us_per_decision": round(pace.microseconds, 2),
        "actions_per_second": round(pace.actions_per_second, 1),
    }


def _as_json(
    games: list[AnyGame], paces: dict[str, Pace], calls: dict[str, Calls], peer: str | None
) -> dict[str, object]:
    rows = []
    for game in games:
        name = game.spec.id
        call = calls[name]
        row: dict[str, object] = {"game": name, "seats": seats_of(game.spec)}
        row |= _pace_json(paces[name])
        row |= {
            "positions": call.positions,
            "choices_mean": round(call.choices, 1),
            "legal_us_mean": round(call.legal_mean, 2),
            "legal_us_p99": round(call.legal_p99, 2),
            "clone_us_mean": round(call.clone_mean, 2),
        }
        if peer is not None:
            row["ratio"] = {PEER: round(_ratio(paces, name), 2)}
        rows.append(row)
    found = (
        []
        if peer is None
        else [{"peer": PEER, "version": peer, "seats": PEER_SEATS, **_pace_json(paces[PEER])}]
    )
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "games": rows,
        "peers": found,
    }


def _ratio(paces: dict[str, Pace], name: str) -> float:
    """Return how many times as fast as the peer a game is."""
    return paces[name].per_second / paces[PEER].per_second


def _show(
    games: list[AnyGame], paces: dict[str, Pace], calls: dict[str, Calls], peer: str | None
) -> None:
    out = console()
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    grid.add_column("engine")
    for name in ("seats", "matches", "decisions/s", "us/decision", "ratio", "actions/s"):
        grid.add_column(name, justify="right")
    rows = [(game.spec.id, seats_of(game.spec)) for game in games]
    if peer is not None:
        rows.append((PEER, PEER_SEATS))
    for name, seats in rows:
        pace = paces[name]
        ratio = f"{_ratio(paces, name):.2f}" if peer is not None else "-"
        grid.add_row(
            f"{PEER} {peer}" if name == PEER else name,
            str(seats),
            str(pace.matches),
            f"{pace.per_second:.0f}",
            f"{pace.microseconds:.1f}",
            ratio,
            f"{pace.actions_per_second:.0f}",
        )
    out.print(grid)
    out.print("\nSingle calls, in microseconds:")
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    grid.add_column("engine")
    for name in ("positions", "choices", "legal mean", "legal p99", "clone mean"):
        grid.add_column(name, justify="right")
    for game in games:
        call = calls[game.spec.id]
        grid.add_row(
            game.spec.id,
            str(call.positions),
            f"{call.choices:.1f}",
            f"{call.legal_mean:.2f}",
            f"{call.legal_p99:.2f}",
            f"{call.clone_mean:.2f}",
        )
    out.print(grid)
    out.print(
        "\nRandom bots; a decision is a choice among two or more, an action any record. "
        f"Python {platform.python_version()}, {platform.machine()}, "
        f"{time.strftime('%Y-%m-%d')}."
    )
    if peer is None:
        out.print(f"No peer was measured. For {PEER}: {peers.INSTALL}")
