"""`mbira arena`: tournaments between bots."""

import os
import secrets
import signal
import sys
from collections import Counter
from pathlib import Path
from typing import Annotated

import typer
from msgspec import to_builtins
from rich.table import Table as Grid

from mbira.arena.notebook import Notebook, seed_in
from mbira.arena.playing import Contest, play_all
from mbira.arena.result import Report
from mbira.arena.schedule import labels, schedule, whole_cycle
from mbira.bots import make_bot
from mbira.cli.arguments import (
    JsonOption,
    RulesOption,
    SeatsOption,
    SeedOption,
    check_seats,
    naming_files,
    read_names,
)
from mbira.cli.extras import needing
from mbira.cli.screen import console, print_json, progress, say_failures
from mbira.core.errors import MbiraError
from mbira.core.options import option_values, parse_options
from mbira.core.registry import find_game, find_spec

INTERRUPTED = 130


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
    ],
    seats: SeatsOption = None,
    matches: Annotated[
        int, typer.Option(help="How many matches.", min=1, max=10**7, metavar="M")
    ] = 100,
    seed: SeedOption = None,
    option: RulesOption = None,
    workers: Annotated[
        int,
        typer.Option(help="How many processes; 0 for one per core.", min=0, max=256, metavar="W"),
    ] = 1,
    save: Annotated[
        Path | None,
        typer.Option(
            help="Save matches and results here; the same command goes on from there.",
            metavar="DIR",
        ),
    ] = None,
    json: JsonOption = False,
) -> None:
    """Let bots play against each other on rotating seats, and say how sure the result is."""
    with needing("arena"):  # before anything is played: it would be lost
        from mbira.arena.summary import summarise  # noqa: PLC0415

    spec = find_spec(game)
    names = read_names(bots)
    for name in names:
        make_bot(name, spec.id)
    if not names:
        raise MbiraError("no bot is named: --bots A,B")
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
    )
    notebook = Notebook(save, contest) if save is not None else None
    played = notebook.played() if notebook is not None else {}
    results = [result for number, result in played.items() if number < matches]
    pairings = schedule(len(names), count, matches, chosen)
    todo = (pairing for pairing in pairings if pairing.number not in played)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with progress() as bar:
            task = bar.add_task(spec.id, total=matches, completed=len(results))
            for result in play_all(contest, todo, workers or os.cpu_count() or 1, save):
                results.append(result)
                if notebook is not None:
                    notebook.write(result)
                bar.update(task, advance=1)
    except KeyboardInterrupt:
        hint = "; the same command goes on" if notebook is not None else ""
        print(f"mbira: stopped after {len(results)} of {matches} matches{hint}", file=sys.stderr)
        raise typer.Exit(INTERRUPTED) from None
    say_failures(Counter(line for result in results for seat in result.failures for line in seat))
    report = summarise(contest, results)
    if json:
        print_json(to_builtins(report))
    else:
        _show(report, matches % whole_cycle(len(names), count) == 0)


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
    if not fair:
        out.print("the seats were not shared evenly: the number of matches does not allow it")
