"""`mbira tune`: better weights for a bot's evaluation, found by playing."""

import os
import shlex
import signal
from pathlib import Path
from typing import Annotated

import typer
from msgspec import MsgspecError

from mbira.arena.tuning import Trial, tune as run_tune, values_of
from mbira.bots import make_bot
from mbira.bots.weights import Found, read_found, write_found
from mbira.cli.arguments import SeatsOption, check_seats
from mbira.cli.screen import console, progress
from mbira.core.errors import MbiraError
from mbira.core.log.save import write_whole
from mbira.core.registry import find_spec


def tune(
    game: Annotated[str, typer.Argument(help="The game.", metavar="GAME")],
    *,
    level: Annotated[str, typer.Option(help="Whose weights: novice or adept.")] = "adept",
    against: Annotated[str, typer.Option(help="Who plays against it.", metavar="BOT")] = "novice",
    seats: SeatsOption = 2,
    generations: Annotated[int, typer.Option(help="How often to start from the best.", min=1)] = 10,
    population: Annotated[int, typer.Option(help="How many weights to try each time.", min=4)] = 16,
    deals: Annotated[int, typer.Option(help="Deals that each plays, on every seat.", min=1)] = 10,
    spread: Annotated[
        float, typer.Option(help="How far from them the first ones are.", min=0.01, max=3.0)
    ] = 0.5,
    seed: Annotated[str, typer.Option(help="Makes it repeatable.", metavar="S")] = "1",
    workers: Annotated[
        int, typer.Option(help="How many processes; 0: one per core.", min=0, max=256)
    ] = 0,
    again: Annotated[
        bool, typer.Option("--again", help="Start from where the weights in the file started.")
    ] = False,
    save: Annotated[
        Path | None,
        typer.Option(help="Write the weights to this file; other levels in it stay.", metavar="F"),
    ] = None,
) -> None:
    """Look for better weights by playing (cross-entropy method), starting from those in use."""
    spec = find_spec(game)
    make_bot(against, spec.id)
    if getattr(make_bot(level, spec.id), "weights", None) != level:
        raise MbiraError(f"{level} has no weights of its own to tune; novice and adept have")
    if save is not None and (save.is_dir() or not save.parent.is_dir()):
        raise MbiraError(f"cannot save to {save}: it is not a file in an existing folder")
    count = seats if seats is not None else 2
    check_seats(spec, count)
    found = _read(save) if save is not None and save.exists() else {}
    start = values_of(spec.id, level)
    if again:
        if level not in found or not found[level].start:
            raise MbiraError(
                f"--again needs a file with weights of {level} that were tuned: --save"
            )
        start = found[level].start
    trial = Trial(
        game=spec.id,
        seats=count,
        bot=level,
        opponent=against,
        values=start,
        seed=seed,
        deals=deals,
    )
    command = (
        f"mbira tune {spec.id} --level {level} --against {against} --seats {count} "
        f"--generations {generations} --population {population} --deals {deals} "
        f"--spread {spread:g} --seed {shlex.quote(seed)}"
    )
    out = console()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with progress() as bar:
        task = bar.add_task(spec.id, total=generations)
        for step in run_tune(
            trial, generations, population, workers or os.cpu_count() or 1, spread
        ):
            bar.update(task, advance=1)
            out.print(f"{step.number + 1}: best {step.wins:.0%}, all {step.mean_wins:.0%}")
            if save is not None:
                found[level] = Found(command, step.values, start)
                write_whole(save, write_found(found))
    for name, value in step.values.items():
        out.print(f"{name:<20} {value:g}")


def _read(path: Path) -> dict[str, Found]:
    try:
        return read_found(path.read_bytes())
    except MsgspecError as error:
        raise MbiraError(f"{path} holds no weights: {error}") from None
