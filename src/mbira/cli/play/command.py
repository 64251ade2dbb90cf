"""`mbira play`: a match in the terminal."""

import secrets
from pathlib import Path
from typing import Annotated

import typer

from mbira.bots import usual_bot
from mbira.cli.arguments import (
    LanguageOption,
    RulesOption,
    SeatsOption,
    SeedOption,
    bots_beside_people,
    naming_files,
    read_names,
    usual_seats,
)
from mbira.cli.play.choices import small_number
from mbira.cli.play.lines import Lines
from mbira.cli.play.table import Terminal
from mbira.cli.saves import open_match
from mbira.cli.screen import console
from mbira.core.chance import Seed
from mbira.core.input.options import parse_options
from mbira.core.match import Match
from mbira.core.message import Message
from mbira.core.registry import find_game, find_spec, specs
from mbira.lang import language, preferred, said_of


def play(
    game: Annotated[
        str | None,
        typer.Argument(help="The game; if it is left out, you are asked.", metavar="GAME"),
    ] = None,
    *,
    seats: SeatsOption = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="BOTS",
            help="Who plays besides you: one name for all other seats, a list for the last seats, "
            "a list with `you` in it for all seats, or `none` to pass the keyboard round. "
            "By default, adept, if the game has one.",
        ),
    ] = None,
    seed: SeedOption = None,
    option: RulesOption = None,
    lang: LanguageOption = None,
    load_file: Annotated[
        Path | None, typer.Option("--load", help="Go on with a saved match.", metavar="FILE")
    ] = None,
    ask_all: Annotated[
        bool, typer.Option("--ask-all", help="Ask even where there is only one choice.")
    ] = False,
) -> None:
    """Play in the terminal. Type ? there for help."""
    code = lang if lang is not None else preferred()
    language(code)
    if load_file is not None:
        given = {"GAME": game, "--seats": seats, "--seed": seed, "--option": option}
        for name, value in given.items():
            if value:
                raise typer.BadParameter("it cannot be combined with --load", param_hint=name)
        match = open_match(load_file)
        match.run_chance()
    else:
        spec = find_spec(game or _ask_game(code))
        chance = Seed(seed) if seed is not None else None
        options = parse_options(spec, option or [])
        with naming_files(option or []):
            match = Match.begin(
                find_game(spec.id), usual_seats(spec) if seats is None else seats, options, chance
            )
    known = match.game.spec.id
    named = [usual_bot(known)] if bots is None else read_names(bots)
    table = Terminal(
        match,
        language(code, match.game.spec),
        bots_beside_people(known, named, match.seats),
        seed if seed is not None else secrets.token_hex(16),
        ask_all=ask_all,
    )
    if load_file is not None:
        table.files.add(str(load_file.resolve()))
        table.saved_version = match.version
    try:
        table.run()
    except KeyboardInterrupt:
        print()
        raise


def _ask_game(code: str) -> str:
    """Return the game that the person chooses from those installed."""
    games = list(specs())
    out = console()
    for number, spec in enumerate(specs().values(), 1):
        name = said_of(spec, code, "game-name", spec.name)
        out.print(f"{number:>3} {spec.id}  {name}")
    prompt = language(code).say(Message("play-which-game"))
    line = Lines(lambda text: [game for game in games if game.startswith(text)]).read(f"{prompt} ")
    if not line:
        raise typer.Exit
    chosen = small_number(line)
    if chosen is not None and 1 <= chosen <= len(games):
        return games[chosen - 1]
    begun = [game for game in games if game.startswith(line.lower())]
    return begun[0] if len(begun) == 1 else line
