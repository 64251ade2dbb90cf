"""`mbira sim`: bots play many matches."""

import os
import re
import secrets
import signal
import time
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from msgspec import Struct, to_builtins
from rich.table import Table as Grid

from mbira.arena.jobs.workers import open_workers
from mbira.arena.simulating import Broken, Simulation, simulate
from mbira.cli.arguments import (
    JsonOption,
    OnOption,
    RulesOption,
    SeatsOption,
    SeedOption,
    WorkersOption,
    bots_for_all,
    check_seats,
    naming_files,
    read_names,
    usual_seats,
)
from mbira.cli.screen import console, print_json, progress, say_failures
from mbira.core.errors import MbiraError
from mbira.core.game import Options, Outcome
from mbira.core.input.options import option_values, parse_options
from mbira.core.log.save import write_whole
from mbira.core.registry import find_game, find_spec
from mbira.envs.data.files import export as export_data
from mbira.envs.data.plan import DataPlan
from mbira.envs.episode import Rulebook


class Simulated(Struct, frozen=True):
    """How one match ended."""

    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    reason: str
    """What ended it: the id of the first message of its outcome."""


class Report(Struct):
    """What `--json` writes."""

    game: str
    seats: int
    bots: list[str]
    matches: int
    seed: int | str
    decisions: int
    seconds: float
    decisions_per_second: float
    lengths: list[int]
    outcomes: list[Simulated]


def sim(
    game: Annotated[str, typer.Argument(help="The game.", metavar="GAME")],
    *,
    seats: SeatsOption = None,
    bots: Annotated[
        str, typer.Option(help="A bot for every seat, or one for all.", metavar="A,B,...")
    ] = "random",
    matches: Annotated[int, typer.Option(help="How many matches.", min=1, metavar="M")] = 10,
    seed: SeedOption = None,
    option: RulesOption = None,
    save: Annotated[Path | None, typer.Option(help="Save every match here.", metavar="DIR")] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Audit the rules after every action; slow.")
    ] = False,
    export: Annotated[
        Path | None,
        typer.Option(
            help="Write every decision here as a row: .parquet or .jsonl. Goes on where it ended.",
            metavar="FILE",
        ),
    ] = None,
    workers: WorkersOption = 1,
    on: OnOption = None,
    json: JsonOption = False,
) -> None:
    """Let bots play matches, and count."""
    if export is not None and (save is not None or check):
        raise MbiraError("--export plays by itself: use --save and --check without it")
    spec = find_spec(game)
    named = read_names(bots)
    if seats is None:
        seats = len(named) if len(named) > 1 else usual_seats(spec)
    check_seats(spec, seats)
    names = bots_for_all(spec.id, named, seats)
    options = parse_options(spec, option or [])
    chosen = seed if seed is not None else str(secrets.randbelow(10**9))
    report = Report(
        game=spec.id,
        seats=seats,
        bots=names,
        matches=matches,
        seed=int(chosen) if re.fullmatch("-?(0|[1-9][0-9]{0,17})", chosen) else chosen,
        decisions=0,
        seconds=0.0,
        decisions_per_second=0.0,
        lengths=[],
        outcomes=[],
    )
    failures: Counter[str] = Counter()
    if workers != 1 or on is not None:  # what was started for it ends with it
        signal.signal(signal.SIGTERM, signal.default_int_handler)
    with naming_files(option or []):
        if export is not None:
            _export(report, export, options, str(chosen), workers, on, failures)
        else:
            find_game(spec.id).rules.start(seats, options)
            simulation = Simulation(
                game=spec.id,
                seats=seats,
                bots=tuple(names),
                options=dict(option_values(options)),
                seed=str(chosen),
                check=check,
                keep=save is not None,
            )
            _play(report, simulation, workers, on, save, failures)
    say_failures(failures)
    report.decisions_per_second = round(report.decisions / (report.seconds or 1.0), 1)
    report.seconds = round(report.seconds, 3)
    if json:
        print_json(to_builtins(report))
    else:
        _show(report)


def _play(
    report: Report,
    simulation: Simulation,
    workers: int,
    on: str | None,
    save: Path | None,
    failures: Counter[str],
) -> None:
    """Play all matches, and count what happens in them."""
    with progress() as bar, open_workers(workers, on) as helpers:
        task = bar.add_task(report.game, total=report.matches)
        start = time.perf_counter()
        played = helpers.in_order(partial(simulate, simulation), range(report.matches))
        for number, ending in enumerate(played):
            if isinstance(ending, Broken):
                raise _broken(report, number, ending, save)
            report.decisions += ending.decisions
            failures.update(ending.failures)
            report.lengths.append(ending.records)
            report.outcomes.append(Simulated(ending.ranking, ending.scores, ending.reason))
            if save is not None and ending.save is not None:
                _save(ending.save, save / _file_name(report, number))
            report.seconds = time.perf_counter() - start
            bar.update(task, advance=1)


def _export(
    report: Report,
    path: Path,
    options: Options,
    seed: str,
    workers: int,
    on: str | None,
    failures: Counter[str],
) -> None:
    """Play the matches that a data set lacks, and count what happens in them."""
    values = option_values(options)
    usual = option_values(type(options)())
    changed: dict[str, object] = {n: v for n, v in values.items() if v != usual[n]}
    book = Rulebook(report.game, report.seats, changed)
    plan = DataPlan(
        game=report.game,
        ruleset=book.game.spec.ruleset,
        seats=report.seats,
        options=changed,
        bots=tuple(report.bots),
        seed=seed,
        matches=report.matches,
    )
    with progress() as bar, open_workers(workers, on) as helpers:
        task = bar.add_task(report.game, total=plan.matches)
        start = time.perf_counter()
        for played in export_data(path, book, plan, helpers.in_order):
            bar.update(task, completed=played.number + 1)
            report.decisions += played.decisions
            failures.update(played.failures)
            _count(report, played.outcome, played.records)
        report.seconds = time.perf_counter() - start


def _count(report: Report, outcome: Outcome | None, records: int) -> None:
    if outcome is None:
        raise AssertionError("the match is over and has no outcome")
    report.lengths.append(records)
    reason = outcome.why[0].id if outcome.why else ""
    report.outcomes.append(Simulated(outcome.ranking, outcome.scores, reason))


def _file_name(report: Report, number: int) -> str:
    seed = re.sub("[^A-Za-z0-9._-]", "_", str(report.seed))
    return f"{report.game}-{report.seats}-{seed}-{number}.mbira.json"


def _save(match: bytes, path: Path) -> None:
    """Save a match; a file that holds another one is left alone."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise MbiraError(f"cannot save to {path.parent}: {error.strerror}") from None
    if not os.path.lexists(path):
        write_whole(path, match)
    elif path.is_dir() or path.read_bytes() != match:
        raise MbiraError(f"{path} is already there and holds something else; it was left alone")


def _broken(report: Report, number: int, match: Broken, save: Path | None) -> MbiraError:
    """Return what to say about a match whose rules broke; save it if matches are saved."""
    where = f"match {number}, after record {match.version}"
    if save is not None:
        path = save / f"broken-{report.game}-{report.seats}-{number}.mbira.json"
        _save(match.save, path)
        where += f" (saved to {path})"
    return MbiraError(f"the rules broke in {where}: {match.why}")


def _show(report: Report) -> None:
    out = console()
    played = len(report.outcomes)
    if not played:
        out.print(f"{report.game}: all {report.matches} matches were there already")
        return
    out.print(
        f"{report.game}, {report.seats} seats, {played} matches, seed {report.seed}: "
        f"{report.decisions} decisions in {report.seconds:.2f} s, "
        f"{report.decisions_per_second:.0f} a second"
    )
    lengths = report.lengths
    out.print(
        f"records a match: {min(lengths)} to {max(lengths)}, {sum(lengths) / played:.0f} on average"
    )
    reasons = Counter(outcome.reason for outcome in report.outcomes)
    out.print("ends: " + ", ".join(f"{name} {count}" for name, count in reasons.most_common()))
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    for name in ("seat", "bot", "wins", "mean place", "mean score"):
        grid.add_column(name, justify="left" if name == "bot" else "right")
    for seat, bot in enumerate(report.bots):
        wins = sum(
            1 / len(outcome.ranking[0]) for outcome in report.outcomes if seat in outcome.ranking[0]
        )
        places = sum(_place(outcome, seat) for outcome in report.outcomes) / played
        score = sum(outcome.scores[seat] for outcome in report.outcomes) / played
        grid.add_row(str(seat), bot, f"{wins:g}", f"{places:.2f}", f"{score:+.1f}")
    out.print(grid)


def _place(outcome: Simulated, seat: int) -> int:
    """Return a seat's place; those who share one have the best of it."""
    place = 1
    for group in outcome.ranking:
        if seat in group:
            break
        place += len(group)
    return place
