"""`mbira arena`: tournaments between bots and programs."""

import os
import secrets
import signal
import sys
from collections import Counter
from collections.abc import Iterator, Sized
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from msgspec import to_builtins
from rich.table import Table as Grid

from mbira.arena.jobs.workers import open_workers
from mbira.arena.notebook import Notebook, seed_in
from mbira.arena.page.report import page
from mbira.arena.playing import LIMIT, Contest, Play, play_all
from mbira.arena.result import Report
from mbira.arena.schedule import labels, schedule, whole_cycle
from mbira.bots import make_bot
from mbira.cli.arguments import (
    JsonOption,
    OnOption,
    RulesOption,
    SeatsOption,
    SeedOption,
    WorkersOption,
    check_seats,
    naming_files,
    read_names,
)
from mbira.cli.entrants import read_programs, read_tokens
from mbira.cli.screen import console, print_json, progress, say_failures, say_faults
from mbira.core.errors import MbiraError, needing
from mbira.core.input.options import option_values, parse_options
from mbira.core.log.save import write_whole
from mbira.core.registry import find_game, find_spec

INTERRUPTED = 130
"""The status of a command that was stopped."""


def arena(
    game: Annotated[str, typer.Argument(help="The game.", metavar="GAME")],
    *,
    bots: Annotated[
        str,
        typer.Option(
            help="Who plays; a name may appear twice. If there are more than seats, all groups "
            "take turns; if there are fewer, the last one fills the other seats.",
            metavar="A,B,...",
        ),
    ] = "",
    agent: Annotated[
        list[str] | None,
        typer.Option(
            help="A program that plays too: its name, and the command that starts it.",
            metavar="NAME=COMMAND",
        ),
    ] = None,
    server: Annotated[
        str | None,
        typer.Option(help="Play at this table server, with agents by --token.", metavar="URL"),
    ] = None,
    token: Annotated[
        list[str] | None,
        typer.Option(
            help="An agent that plays at --server: its name, and its token or @FILE with it.",
            metavar="NAME=TOKEN",
        ),
    ] = None,
    limit: Annotated[
        float,
        typer.Option(
            help="Seconds that a program or an agent has for a decision.",
            min=0.01,
            max=86400.0,
            metavar="S",
        ),
    ] = LIMIT,
    seats: SeatsOption = None,
    matches: Annotated[
        int, typer.Option(help="How many matches.", min=1, max=10**7, metavar="M")
    ] = 100,
    seed: SeedOption = None,
    option: RulesOption = None,
    workers: WorkersOption = 1,
    on: OnOption = None,
    save: Annotated[
        Path | None,
        typer.Option(
            help="Save matches and results here; the same command goes on from there.",
            metavar="DIR",
        ),
    ] = None,
    report: Annotated[
        Path | None,
        typer.Option(
            help="Write a page with plots here: FILE.html, or a folder. Matches are saved beside "
            "it, unless --save says where.",
            metavar="PATH",
        ),
    ] = None,
    json: JsonOption = False,
) -> None:
    """Let bots play against each other on rotating seats, and say how sure the result is."""
    with needing("arena"):  # before anything is played: it would be lost
        from mbira.arena.summary import summarise  # noqa: PLC0415

    if report is not None and report.suffix != ".html":
        report /= "report.html"
    if report is not None and save is None:
        save = report.with_name(f"{report.stem}-matches")
    spec = find_spec(game)
    programs, tokens = read_programs(agent or []), read_tokens(token or [])
    if (server is None) != (not tokens):
        raise MbiraError("--token and --server go together: give both, or neither")
    if server is not None and (programs or workers != 1 or on is not None):
        raise MbiraError("--server cannot be combined with --agent, --workers or --on")
    names = read_names(bots)
    for name in names:
        if name not in programs and name not in tokens:
            make_bot(name, spec.id)
    names += [name for name in (*programs, *tokens) if name not in names]
    if not names:
        raise MbiraError("name the bots: --bots A,B")
    fewest, most = spec.seats
    count = seats if seats is not None else min(max(len(names), fewest), most)
    check_seats(spec, count)
    names += names[-1:] * (count - len(names))
    options = parse_options(spec, option or [])
    with naming_files(option or []):
        find_game(spec.id).rules.start(count, options)
    chosen = seed if seed is not None else seed_in(save) if save is not None else None
    if chosen is None:
        chosen = str(secrets.randbelow(10**9))
    contest = Contest(
        game=spec.id,
        bots=tuple(names),
        seats=count,
        seed=chosen,
        options=dict(option_values(options)),
        programs=programs,
        limit=limit if programs or tokens else LIMIT,
        server=server or "",
    )
    notebook = Notebook(save, contest) if save is not None else None
    played = notebook.played() if notebook is not None else {}
    results = [result for number, result in played.items() if number < matches]
    pairings = schedule(len(names), count, matches, chosen)
    todo = (pairing for pairing in pairings if pairing.number not in played)
    hint = "; the same command goes on" if notebook is not None else ""
    with (
        _stoppable(results, matches, hint),
        progress() as bar,
        open_workers(workers, on) as helpers,
    ):
        task = bar.add_task(spec.id, total=matches, completed=len(results))
        for result in play_all(contest, todo, helpers, save, _visit(server, tokens)):
            results.append(result)
            if notebook is not None:
                notebook.write(result)
            bar.update(task, advance=1)
    say_failures(Counter(line for result in results for seat in result.failures for line in seat))
    say_faults(Counter(line for result in results for seat in result.faults for line in seat))
    found = summarise(contest, results)
    if report is not None and save is not None:
        replays = Path(os.path.relpath(save, report.parent)).as_posix()
        write_whole(report, page(contest, found, results, replays).encode())
    if json:
        print_json(to_builtins(found))
    else:
        _show(found, matches % whole_cycle(len(names), count) == 0)


@contextmanager
def _stoppable(results: Sized, matches: int, hint: str) -> Iterator[None]:
    """Say how far it came if somebody stops the block: Ctrl-C, or a signal to end."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    except KeyboardInterrupt:
        print(f"mbira: stopped after {len(results)} of {matches} matches{hint}", file=sys.stderr)
        raise typer.Exit(INTERRUPTED) from None


def _visit(server: str | None, tokens: dict[str, str]) -> Play | None:
    """Return what plays matches at a server; None if they are played here."""
    if server is None:
        return None
    with needing("server", "--server"):
        from mbira.arena.visiting.match import Visit  # noqa: PLC0415 an extra

    return Visit(server, tokens).play


def _show(report: Report, fair: bool) -> None:
    out = console()
    out.print(
        f"{report.game}, {report.seats} seats, {report.matches} matches, seed {report.seed}, "
        f"{report.records:.0f} records a match"
    )
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    columns = ("bot", "matches", "wins", "rate", "95 %", "rating", "score", "margin", "ms")
    for name in columns:
        grid.add_column(name, justify="left" if name == "bot" else "right")
    named = zip(labels([bot.bot for bot in report.bots]), report.bots, strict=True)
    for label, bot in sorted(named, key=lambda pair: -pair[1].win_rate):
        low, high = bot.interval
        if not bot.matches:
            grid.add_row(label, "0", *["-"] * (len(columns) - 2))
            continue
        grid.add_row(
            label,
            str(bot.matches),
            f"{bot.wins:g}",
            f"{bot.win_rate:.1%}",
            f"{low:.1%}-{high:.1%}",
            f"{bot.rating:.1f}±{bot.rating_spread:.1f}",
            f"{bot.mean_score:+.1f}",
            f"{bot.mean_margin:+.1f}",
            f"{bot.ms_per_decision:.1f}",
        )
    out.print(grid)
    for label, bot in zip(labels([bot.bot for bot in report.bots]), report.bots, strict=True):
        if bot.faults:
            lost = f", and {bot.forfeits} matches by that" if bot.forfeits else ""
            out.print(f"{label} lost {bot.faults} decisions{lost}")
    if not fair:
        out.print("the seats were not shared evenly: the number of matches does not allow it")
