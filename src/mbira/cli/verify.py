"""`mbira verify`: replays saved matches and checks every record."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from mbira.cli.saves import open_match
from mbira.cli.screen import progress
from mbira.core.errors import MbiraError
from mbira.core.match import Match


def verify(
    files: Annotated[list[Path], typer.Argument(help="Save files.", metavar="FILE...")],
) -> None:
    """Replay saved matches and check every record and the seed."""
    bad = 0
    with progress(hidden=len(files) == 1 or sys.stdout.isatty()) as bar:
        for file in bar.track(files, description="verify"):
            try:
                print(f"{file}: {_summary(open_match(file))}", flush=True)
            except MbiraError as error:
                bad += 1
                bar.console.print(f"mbira: {error}", soft_wrap=True, markup=False, highlight=False)
    if bad:
        raise typer.Exit(1)


def _summary(match: Match) -> str:
    """Return what a good save file holds, in a line."""
    what = f"good: {match.game.spec.id}, {match.seats} seats, {match.version} records"
    outcome = match.outcome
    if outcome is None:
        return f"{what}, unfinished"
    first = " and ".join(str(seat) for seat in outcome.winners)
    chance = "chance follows from the seed" if match.seed is not None else "no seed to check"
    if match.seed is not None and match.header.chance_from:
        chance += f" after the first {match.header.chance_from} records"
    return f"{what}, won by seat {first}, {chance}"
