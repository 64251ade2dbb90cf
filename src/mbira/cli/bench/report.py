"""The engine bench: measures in turns, both ways to run where there are two; a table or JSON.

All of it is processor time, and of three rounds the one in the middle counts.
"""

from __future__ import annotations

import platform
import time
from contextlib import ExitStack
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from rich.table import Table as Grid

from mbira.cli.bench import peers
from mbira.cli.bench.engine import (
    Calls,
    Pace,
    Runner,
    measure_calls,
    middle_calls,
    run_match,
    seats_of,
)
from mbira.cli.bench.worker import Worker, other_way
from mbira.cli.screen import console, print_json, progress
from mbira.core.registry import find_game, specs
from mbira.way import way

if TYPE_CHECKING:
    from collections.abc import Callable

    from mbira.cli.bench.peers import Peer
    from mbira.core.game import AnyGame
    from mbira.way import Way

BATCH = 0.25
"""Seconds that one engine runs before the next has its turn, so that noise meets all alike."""
ROUNDS = 3
HOW_TO_COMPILE = "MBIRA_COMPILE=1 pip install ., or `make compiled` in a checkout"


class Side(NamedTuple):
    """A game, the way it runs, and what measures it."""

    game: AnyGame
    way: Way
    run: Callable[[int, int], tuple[int, int, float]]
    """Plays a match, given its seats and its number."""
    calls: Callable[[float], Calls]


class Found(NamedTuple):
    """All that was measured of a game that runs one way."""

    side: Side
    pace: Pace
    calls: Calls
    by_seats: dict[int, float]
    """Microseconds a decision."""


def engine_bench(seconds: float, *, json: bool) -> None:
    """Measure all games and all peers; print a table, or JSON."""
    with ExitStack() as stack:
        other = other_way()
        worker = stack.enter_context(Worker(other)) if other is not None else None
        sides = [side for name in specs() for side in _sides(find_game(name), worker)]
        others = peers.found()
        runners: dict[str, Runner] = {_key(side): _usual(side) for side in sides}
        runners |= {peer.name: peer.runner for peer in others}
        paces = _middle([_measure(runners, seconds) for _ in range(ROUNDS)])
        growth = _growth(sides, seconds / 4)
        calls = [[side.calls(seconds / 4) for side in sides] for _ in range(ROUNDS)]
        found = [
            Found(side, paces[_key(side)], middle_calls(rounds), growth[_key(side)])
            for side, rounds in zip(sides, zip(*calls, strict=True), strict=True)
        ]
    if json:
        print_json({"bench": "engine", **_as_json(found, others, paces)})
    else:
        _show(found, others, paces)


def _sides(game: AnyGame, worker: Worker | None) -> list[Side]:
    """Return the ways in which a game can be measured, the one that runs here first."""
    seats, name = seats_of(game.spec), game.spec.id
    here = Side(
        game, way(), lambda seats, number: run_match(game, number, seats),
        lambda seconds: measure_calls(game, seconds),
    )  # fmt: skip
    if worker is None:
        return [here]
    there = Side(
        game, worker.way, partial(worker.run_match, name),
        lambda seconds: worker.measure_calls(name, seats, seconds),
    )  # fmt: skip
    return [here, there]


def _key(side: Side) -> str:
    return f"{side.game.spec.id} {side.way}"


def _usual(side: Side) -> Runner:
    return partial(side.run, seats_of(side.game.spec))


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


def _middle(rounds: list[dict[str, Pace]]) -> dict[str, Pace]:
    """Return the round in the middle, for each engine."""
    return {
        name: sorted((paces[name] for paces in rounds), key=_microseconds)[len(rounds) // 2]
        for name in rounds[0]
    }


def _microseconds(pace: Pace) -> float:
    return pace.microseconds


def _growth(sides: list[Side], seconds: float) -> dict[str, dict[int, float]]:
    """Return what a decision costs with each number of seats."""
    runners: dict[str, Runner] = {}
    for side in sides:
        fewest, most = side.game.spec.seats
        for seats in range(fewest, most + 1):
            runners[f"{_key(side)} {seats}"] = partial(side.run, seats)
    paces = _measure(runners, seconds)
    found: dict[str, dict[int, float]] = {_key(side): {} for side in sides}
    for name, pace in paces.items():
        key, _, seats_ = name.rpartition(" ")
        found[key][int(seats_)] = round(pace.microseconds, 2)
    return found


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


def _as_json(found: list[Found], others: list[Peer], paces: dict[str, Pace]) -> dict[str, object]:
    rows = []
    for side, pace, call, by_seats in found:
        spec = side.game.spec
        row: dict[str, object] = {"game": spec.id, "way": side.way, "seats": seats_of(spec)}
        row |= _pace_json(pace)
        row |= {
            "positions": call.positions,
            "choices_mean": round(call.choices, 1),
            "legal_us_mean": round(call.legal_mean, 2),
            "legal_us_p99": round(call.legal_p99, 2),
            "clone_us_mean": round(call.clone_mean, 2),
            "batch_us_per_decision": round(call.batch, 2),
            "master_iterations_per_second": call.iterations and round(call.iterations, 1),
            "us_per_decision_by_seats": {str(seats): us for seats, us in by_seats.items()},
            "ratio": {p.name: round(pace.per_second / paces[p.name].per_second, 2) for p in others},
        }
        rows.append(row)
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "games": rows,
        "peers": [
            {"peer": p.name, "version": p.version, "seats": p.seats, **_pace_json(paces[p.name])}
            for p in others
        ],
    }


def _show(found: list[Found], others: list[Peer], paces: dict[str, Pace]) -> None:
    out = console()
    best = paces[others[0].name].per_second if others else 0.0
    rows = [(f.side.game.spec.id, f.side.way, seats_of(f.side.game.spec), f.pace) for f in found]
    lines = [*rows, *((f"{p.name} {p.version}", "", p.seats, paces[p.name]) for p in others)]
    ratio_to = f"x {others[0].name}" if others else "ratio"
    grid = _grid("seats", "decisions/s", "us/decision", ratio_to)
    for name, runs, seats, pace in lines:
        ratio = f"{pace.per_second / best:.2f}" if best else "-"
        grid.add_row(
            name, runs, str(seats), f"{pace.per_second:.0f}", f"{pace.microseconds:.1f}", ratio
        )
    out.print(grid)
    out.print(
        "\nMicroseconds: single calls, and a decision in a batch; and how many iterations a master "
        "has in a second, in the same decisions both ways:"
    )
    grid = _grid("legal", "p99", "clone", "batch", "master/s")
    for side, _, call, _ in found:
        grid.add_row(
            side.game.spec.id, side.way, f"{call.legal_mean:.2f}", f"{call.legal_p99:.2f}",
            f"{call.clone_mean:.2f}", f"{call.batch:.2f}",
            "-" if call.iterations is None else f"{call.iterations:.0f}",
        )  # fmt: skip
    out.print(grid)
    out.print("\nMicroseconds a decision, by the number of seats:")
    most = sorted({seats for each in found for seats in each.by_seats})
    grid = _grid(*map(str, most))
    for side, _, _, by_seats in found:
        cells = (f"{by_seats[seats]:.1f}" if seats in by_seats else "" for seats in most)
        grid.add_row(side.game.spec.id, side.way, *cells)
    out.print(grid)
    out.print(
        "\nRandom bots; a decision is a choice among two or more; processor time, the middle one "
        f"of {ROUNDS} rounds. Python {platform.python_version()}, {platform.machine()}, "
        f"{time.strftime('%Y-%m-%d')}."
    )
    if len({each.side.way for each in found}) == 1:
        out.print(f"mbira runs {found[0].side.way} only. For the other way: {HOW_TO_COMPILE}")
    if not others:
        out.print(f"No peer was measured: {peers.INSTALL}")


def _grid(*columns: str) -> Grid:
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    grid.add_column("engine")
    grid.add_column("runs")
    for name in columns:
        grid.add_column(name, justify="right")
    return grid
