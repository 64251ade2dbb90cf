"""`mbira puzzles`: looks for positions in which one way to go on is clearly better."""

import time
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from mbira.bots.mind import mind_kind
from mbira.bots.puzzles.making import puzzles_of_match
from mbira.bots.puzzles.puzzle import PuzzleSet, read_set
from mbira.cli.screen import progress
from mbira.core.errors import MbiraError
from mbira.core.log.save import write_whole
from mbira.core.registry import find_spec

puzzles = typer.Typer(help="Positions in which one way to go on is clearly better.")


@puzzles.callback()
def about() -> None:
    """Positions in which one way to go on is clearly better."""


@puzzles.command()
def make(
    game: Annotated[str, typer.Argument(help="The game.", metavar="GAME")],
    *,
    save: Annotated[
        Path, typer.Option(help="The set; one that is there is added to.", metavar="FILE")
    ],
    count: Annotated[int, typer.Option(help="Until the set has this many.", min=1)] = 50,
    seed: Annotated[int, typer.Option(help="Of a new set.")] = 1,
    seconds: Annotated[float, typer.Option(help="Stop after so long; go on later.")] = 240.0,
) -> None:
    """Let bots play matches, look for puzzles in them, and add those to a set."""
    mind_kind(find_spec(game).id)
    found = _opened(save, game, seed)
    end = time.monotonic() + seconds
    with progress() as bar:
        task = bar.add_task(game, total=count, completed=len(found.puzzles))
        while len(found.puzzles) < count and time.monotonic() < end:
            new = list(
                puzzles_of_match(game, found.seed, found.searched, lambda: time.monotonic() < end)
            )
            if time.monotonic() >= end:
                break  # this match was not looked at to its end: next time it is, from the start
            found = PuzzleSet(game, found.seed, found.searched + 1, found.puzzles + tuple(new))
            write_whole(save, msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
            bar.update(task, completed=len(found.puzzles))
    print(f"{save}: {len(found.puzzles)} puzzles of {game} from {found.searched} matches")


def _opened(file: Path, game: str, seed: int) -> PuzzleSet:
    if not file.exists():
        return PuzzleSet(game, seed, 0, ())
    found = read_set(file.read_bytes(), str(file))
    if found.game != game:
        raise MbiraError(f"{file} has puzzles of {found.game}, not of {game}")
    return found
