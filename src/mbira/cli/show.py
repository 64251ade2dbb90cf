"""`mbira show`: a position of a saved match."""

from pathlib import Path
from typing import Annotated

import typer

from mbira.cli.arguments import LanguageOption
from mbira.cli.saves import open_match
from mbira.cli.screen import colour_seats, console, emblem, hanging, show_drawing, styled
from mbira.cli.words.advice import show_advice
from mbira.cli.words.history import tell
from mbira.cli.words.outcome import show_outcome
from mbira.core.errors import MbiraError
from mbira.core.input.options import seat_colours
from mbira.core.message import Message
from mbira.envs.data.files import is_data, open_row
from mbira.lang import language, preferred

NO_DATA = "--row is for data sets, whose names end with .parquet or .jsonl"


def show(
    file: Annotated[Path, typer.Argument(help="A save file, or a data set.", metavar="FILE")],
    at: Annotated[
        int | None,
        typer.Option("--at", help="After this many records; by default, after all.", metavar="N"),
    ] = None,
    row: Annotated[
        int | None,
        typer.Option(help="Of a data set: the position of this row, from 0.", metavar="N"),
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option(help="As this seat sees it; by default, as a spectator.", metavar="S"),
    ] = None,
    advice: Annotated[
        bool,
        typer.Option(
            "--advice", help="Say what a good bot would do as the seat that decides; needs --seat."
        ),
    ] = False,
    lang: LanguageOption = None,
) -> None:
    """Draw a position of a saved match, or of a row of a data set."""
    if (row is not None) != is_data(file):
        raise MbiraError("a data set is shown a row at a time: --row N" if row is None else NO_DATA)
    whole = open_match(file) if row is None else open_row(file, row)[0]
    words = language(lang if lang is not None else preferred(), whole.game.spec)
    match = whole if at is None else whole.at(at)
    if seat is not None and not 0 <= seat < match.seats:
        raise MbiraError(f"there is no seat {seat}: the match has seats 0 to {match.seats - 1}")
    if advice and (match.actor < 0 or seat != match.actor):
        decides = f"--seat {match.actor}" if match.actor >= 0 else "nobody"
        # it would tell others what that seat knows
        raise MbiraError(f"advice is for the seat that decides, here {decides}")
    out = console()
    colour_seats(seat_colours(match.options))
    out.print(
        styled(
            words.say(
                Message(
                    "show-where",
                    {
                        "game": Message("game-name"),
                        "seats": match.seats,
                        "version": match.version,
                        "all": whole.version,
                    },
                )
            ),
            "strong",
        )
    )
    for who, said in tell(match, words, len(match.line) - 1, seat):
        hanging(out, emblem(who), said)
    out.print()
    show_drawing(out, match.game.draw(match.view(seat), words.say))
    out.print()
    if match.over:
        show_outcome(out, match, words)
    else:
        hanging(out, emblem(_asked(match.actor)), words.say(match.question()), "accent")
    if advice:
        show_advice(out, match, words.code)


def _asked(actor: int) -> int | str:
    return actor if actor >= 0 else "chance"
