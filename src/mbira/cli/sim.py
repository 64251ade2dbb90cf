"""`mbira sim`: bots play many matches."""

import os
import re
import secrets
import tempfile
import time
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from msgspec import Struct, to_builtins
from rich.table import Table as Grid

from mbira.bots.bot import Decision
from mbira.bots.driver import play_out
from mbira.bots.player import players
from mbira.cli.arguments import (
    JsonOption,
    RulesOption,
    SeatsOption,
    SeedOption,
    bots_for_all,
    check_seats,
    naming_files,
    read_names,
    usual_seats,
)
from mbira.cli.screen import console, print_json, progress, say_failures
from mbira.core.chance import Seed
from mbira.core.errors import MbiraError
from mbira.core.game import Options, Outcome
from mbira.core.match import Match
from mbira.core.options import option_values, parse_options
from mbira.core.registry import find_game, find_spec
from mbira.envs.data.files import export as export_data
from mbira.envs.data.plan import Plan
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
    if export is not None:
        with naming_files(option or []):
            _export(report, export, options, str(chosen), failures)
    else:
        _play(report, options, str(chosen), option or [], save, failures, check=check)
    say_failures(failures)
    report.decisions_per_second = round(report.decisions / (report.seconds or 1.0), 1)
    report.seconds = round(report.seconds, 3)
    if json:
        print_json(to_builtins(report))
    else:
        _show(report)


def _play(
    report: Report,
    options: Options,
    seed: str,
    named: list[str],
    save: Path | None,
    failures: Counter[str],
    *,
    check: bool,
) -> None:
    """Play all matches, and count what happens in them."""
    rules = find_game(report.game)
    with progress() as bar:
        for number in bar.track(range(report.matches), description=report.game):
            match_seed = f"{seed}/{number}"
            start = time.perf_counter()
            with naming_files(named):
                match = Match.begin(rules, report.seats, options, Seed(match_seed))
            seated = players(report.bots, match_seed)
            try:
                if check:
                    play_out(match, seated, partial(_audit, match))
                    match.game.rules.audit(match.state)
                else:
                    play_out(match, seated)
            except AssertionError as error:
                raise _broken(match, number, error, save) from error
            report.seconds += time.perf_counter() - start
            report.decisions += sum(player.decisions for player in seated)
            failures.update(line for player in seated for line in player.failures)
            _count(report, match.outcome, len(match.records))
            if save is not None:
                _save(match, save / _file_name(report, number))


def _export(
    report: Report, path: Path, options: Options, seed: str, failures: Counter[str]
) -> None:
    """Play the matches that a data set lacks, and count what happens in them."""
    values = option_values(options)
    usual = option_values(type(options)())
    changed: dict[str, object] = {n: v for n, v in values.items() if v != usual[n]}
    book = Rulebook(report.game, report.seats, changed)
    plan = Plan(
        game=report.game,
        ruleset=book.game.spec.ruleset,
        seats=report.seats,
        options=changed,
        bots=tuple(report.bots),
        seed=seed,
        matches=report.matches,
    )
    start = time.perf_counter()
    with progress() as bar:
        task = bar.add_task(report.game, total=plan.matches)
        for played in export_data(path, book, plan):
            bar.update(task, completed=played.number + 1)
            report.decisions += played.decisions
            failures.update(played.failures)
            _count(report, played.outcome, played.records)
    report.seconds = time.perf_counter() - start


def _audit(match: Match, decision: Decision) -> None:
    """Raise if there is nothing to choose from, or anything does not add up."""
    match.game.rules.audit(match.state)
    if not len(decision.legal):
        raise AssertionError("there is no legal action")


def _count(report: Report, outcome: Outcome | None, records: int) -> None:
    if outcome is None:
        raise AssertionError("the match is over and has no outcome")
    report.lengths.append(records)
    reason = outcome.why[0].id if outcome.why else ""
    report.outcomes.append(Simulated(outcome.ranking, outcome.scores, reason))


def _file_name(report: Report, number: int) -> str:
    seed = re.sub("[^A-Za-z0-9._-]", "_", str(report.seed))
    return f"{report.game}-{report.seats}-{seed}-{number}.mbira.json"


def _save(match: Match, path: Path) -> None:
    """Save a match; a file that holds another one is left alone."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise MbiraError(f"cannot save to {path.parent}: {error.strerror}") from None
    if not os.path.lexists(path):
        match.save(path)
        return
    with tempfile.TemporaryDirectory() as folder:
        again = Path(folder, path.name)
        match.save(again)
        if path.is_dir() or again.read_bytes() != path.read_bytes():
            raise MbiraError(f"{path} is already there and holds something else; it was left alone")


def _broken(match: Match, number: int, error: AssertionError, save: Path | None) -> MbiraError:
    """Return what to say about a match whose rules broke; save it if matches are saved."""
    where = f"match {number}, after record {match.version}"
    if save is not None:
        path = save / f"broken-{match.game.spec.id}-{match.seats}-{number}.mbira.json"
        _save(match, path)
        where += f" (saved to {path})"
    what = next(iter(str(error).splitlines()), "something does not add up")
    return MbiraError(f"the rules broke in {where}: {what}")


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
