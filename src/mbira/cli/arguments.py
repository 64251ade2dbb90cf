"""Options that several commands share, and what their texts mean."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from mbira.bots import bot_names, make_bot
from mbira.core.errors import BadDataError, BadSeatsError, MbiraError
from mbira.lang import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from mbira.core.game import GameSpec

USUAL_SEATS = 3
"""How many seats a match has if nobody says, and if the game allows it."""
PERSON = "you"
"""The word for a person in a list of bots."""

SeatsOption = Annotated[
    int | None, typer.Option("--seats", "-n", help="How many seats.", metavar="N")
]
SeedOption = Annotated[
    str | None,
    typer.Option("--seed", help="Makes chance and bots repeatable.", metavar="S"),
]
RulesOption = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        help="An option of the game; may be given several times. `mbira games` lists them.",
        metavar="NAME=VALUE",
    ),
]
LanguageOption = Annotated[
    str | None,
    typer.Option(
        "--lang",
        help=f"One of {', '.join(LANGUAGES)}; otherwise what the environment asks for.",
        metavar="LANG",
    ),
]
WorkersOption = Annotated[
    int,
    typer.Option(
        "--workers", help="How many processes; 0 for one per core.", min=0, max=256, metavar="W"
    ),
]
OnOption = Annotated[
    str | None,
    typer.Option(
        "--on",
        help="Play on a cluster: ray (this machine, or the one of RAY_ADDRESS) or ray://HOST:PORT.",
        metavar="PLACE",
    ),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Write JSON to standard output.")]


def usual_seats(spec: GameSpec) -> int:
    """Return how many seats a match of a game has if nobody says."""
    fewest, most = spec.seats
    return min(max(USUAL_SEATS, fewest), most)


def check_seats(spec: GameSpec, seats: int) -> None:
    """Raise if a game is not for this many seats."""
    fewest, most = spec.seats
    if not fewest <= seats <= most:
        raise BadSeatsError(f"{spec.id} is for {fewest} to {most} seats, not {seats}")


@contextmanager
def naming_files(texts: Iterable[str]) -> Iterator[None]:
    """Say the name of the file that an option names, where an error is about what is in it."""
    try:
        yield
    except BadDataError as error:
        given = dict(text.partition("=")[::2] for text in texts)
        name = given.get(error.option, error.option)
        raise MbiraError(f"{name}: {error.place}: {error.why}") from None


def read_names(text: str) -> list[str]:
    """Return the words of a list with commas between."""
    return [word.strip() for word in text.split(",") if word.strip()]


def bots_for_all(game: str, names: list[str], seats: int) -> list[str]:
    """Return a bot's name for every seat: one name fills all of them."""
    if not names:
        raise MbiraError(f"name the bots; bots: {', '.join(bot_names(game))}")
    if len(names) == 1:
        names = names * seats
    if len(names) != seats:
        raise MbiraError(f"{len(names)} bots for {seats} seats; name one for all seats, or {seats}")
    for name in names:
        make_bot(name, game)
    return names


def bots_beside_people(game: str, names: list[str], seats: int) -> dict[int, str]:
    """Return the bots' names by seat; people sit where there is none.

    One name fills all seats but the first; fewer names than seats go to the last seats; as many
    as seats go to their seats, with `you` for a person.
    """
    if names == ["none"]:
        return {}
    if len(names) > seats:
        raise MbiraError(f"{len(names)} bots for {seats} seats")
    if len(names) == 1:
        names = names * (seats - 1)
    first = seats - len(names)
    bots = {first + place: name for place, name in enumerate(names) if name != PERSON}
    for name in bots.values():
        make_bot(name, game)
    return bots
