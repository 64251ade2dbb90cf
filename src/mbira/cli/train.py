"""`mbira train`: bots learn how good positions are, by playing against themselves."""

import os
import signal
import sys
from pathlib import Path
from typing import Annotated

import typer

from mbira.arena.jobs.workers import open_workers
from mbira.arena.statistics import wilson
from mbira.arena.training.course import Generation, Training
from mbira.arena.training.curve import curve
from mbira.arena.training.run import School
from mbira.bots.mind import LEARNT_WITH, find_mind
from mbira.cli.arguments import OnOption, SeatsOption, WorkersOption, check_seats, usual_seats
from mbira.cli.screen import console, progress
from mbira.core.errors import MbiraError, needing
from mbira.core.log.save import write_whole
from mbira.core.registry import find_spec

INTERRUPTED = 130


def train(
    game: Annotated[str, typer.Argument(help="The game.", metavar="GAME")],
    *,
    seats: SeatsOption = None,
    matches: Annotated[
        int, typer.Option(help="How many are played in a generation.", min=2, max=10**6)
    ] = 800,
    generations: Annotated[
        int, typer.Option(help="How often a new model is made.", min=1, max=1000)
    ] = 4,
    duel: Annotated[
        int, typer.Option(help="Matches of a new model with the last one.", min=2, max=10**5)
    ] = 100,
    units: Annotated[int, typer.Option(help="Hidden units of a model.", min=2, max=256)] = 32,
    explore: Annotated[
        float, typer.Option(help="How often bots try another plan.", min=0.0, max=1.0)
    ] = 0.1,
    trust: Annotated[
        float, typer.Option(help="How much outcomes count (lambda).", min=0.0, max=1.0)
    ] = 0.95,
    seed: Annotated[str, typer.Option(help="Makes it repeatable.", metavar="S")] = "1",
    workers: WorkersOption = 1,
    on: OnOption = None,
    save: Annotated[
        Path,
        typer.Option(
            help="Where all of it is kept; the same command goes on from there.", metavar="DIR"
        ),
    ] = Path("training"),
) -> None:
    """Let bots learn by playing against themselves, and keep what plays better."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # sums in one order, whatever the machine
    with needing("train", "training"):
        from mbira.arena.training import fitting  # noqa: F401, PLC0415 before anything is played

    spec = find_spec(game)
    count = seats if seats is not None else usual_seats(spec)
    check_seats(spec, count)
    if not find_mind(spec.id, LEARNT_WITH).inputs(count):
        raise MbiraError(f"what bots know of {spec.id} has no numbers to learn from")
    training = Training(
        game=spec.id, ruleset=spec.ruleset, seats=count, seed=seed, matches=matches,
        generations=generations, duel=duel, units=units, explore=explore, trust=trust,
    )  # fmt: skip
    school = School(save, training)
    out = console()
    done: list[Generation] = []
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with progress() as bar, open_workers(workers, on) as helpers:
            task = bar.add_task(spec.id, total=None)

            def tell(what: str, now: int, of: int) -> None:
                bar.update(task, description=what, completed=now, total=of)

            for found in school.generations(helpers, tell):
                done.append(found)
                out.print(_line(found))
                write_whole(save / "curve.svg", curve(training, done).encode())
    except KeyboardInterrupt:
        print(
            f"mbira: stopped after {len(done)} of {generations} generations; the same command goes "
            "on",
            file=sys.stderr,
        )
        raise typer.Exit(INTERRUPTED) from None
    kept = [found for found in done if found.kept]
    if not kept:
        out.print("nothing was learnt that plays better")
        return
    best = save / "model.json"
    write_whole(best, school.model(kept[-1].number))
    out.print(f"the best is in {best}: generation {kept[-1].number}, {kept[-1].digest}")


def _line(found: Generation) -> str:
    low, high = wilson(found.wins_at_first * found.duel, found.duel)
    kept = "kept" if found.kept else "not kept"
    return (
        f"{found.number}: {found.matches} matches, off by {found.error:.2f}, beats the last "
        f"{found.wins:.1%}, the first {found.wins_at_first:.1%} ({low:.1%}-{high:.1%}), {kept}"
    )
