"""`mbira sizes`: how large the games are."""

from typing import Annotated

import typer
from msgspec import to_builtins
from rich.table import Table as Grid

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
from mbira.cli.screen import console, print_json, progress
from mbira.core.errors import MbiraError
from mbira.core.game import GameSpec
from mbira.core.input.options import option_values, parse_options
from mbira.core.registry import find_game, find_spec, specs
from mbira.envs.episode import Rulebook
from mbira.envs.sizes import Sizes, measure


def sizes(
    game: Annotated[
        str | None, typer.Argument(help="The game; all that have numbers otherwise.")
    ] = None,
    *,
    seats: SeatsOption = None,
    bots: Annotated[
        str, typer.Option(help="A bot for every seat, or one for all.", metavar="A,B,...")
    ] = "random",
    matches: Annotated[int, typer.Option(help="How many matches.", min=1, metavar="M")] = 20,
    seed: SeedOption = None,
    option: RulesOption = None,
    json: JsonOption = False,
) -> None:
    """Count what matches are made of: decisions, choices, chance, and how large the tree is."""
    if option and game is None:
        raise MbiraError("options belong to a game: name one")
    wanted = (
        [find_spec(game)] if game else [s for s in specs().values() if find_game(s.id).numbered]
    )
    found = []
    with progress() as bar:
        for spec in bar.track(wanted, description="sizes"):
            count = usual_seats(spec) if seats is None else seats
            check_seats(spec, count)
            names = bots_for_all(spec.id, read_names(bots), count)
            book = _book(spec, count, option or [])
            found.append(measure(book, names, matches, "1" if seed is None else seed))
    if json:
        print_json({"sizes": [_as_json(one) for one in found]})
    else:
        _show(found, matches)


def _book(spec: GameSpec, seats: int, option: list[str]) -> Rulebook:
    values = option_values(parse_options(spec, option))
    with naming_files(option):
        return Rulebook(spec.id, seats, dict(values))


MEASURES = (
    "branching", "steady_branching", "tree", "tree_of_chance", "hidden",
)  # fmt: skip


def _as_json(found: Sizes) -> dict[str, object]:
    told: dict[str, object] = to_builtins(found)
    return told | {name: round(getattr(found, name), 3) for name in MEASURES}


def _show(found: list[Sizes], matches: int) -> None:
    out = console()
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    grid.add_column("", no_wrap=True)
    for one in found:
        grid.add_column(f"{one.game}, {one.seats} seats", justify="right")
    rows = {
        "decisions a match": [
            f"{one.total / matches:.0f} ({min(one.decisions)}-{max(one.decisions)})"
            for one in found
        ],
        "choices among one": [f"{one.forced / matches:.0f}" for one in found],
        "rolls and draws": [f"{one.chances / matches:.0f}" for one in found],
        "choices a decision": [f"{one.branching:.1f}" for one in found],
        "in the geometric mean": [f"{one.steady_branching:.1f}" for one in found],
        "at most": [str(one.most_choices) for one in found],
        "tree of decisions": [f"10^{one.tree:.0f}" for one in found],
        "tree of chance": [f"10^{one.tree_of_chance:.0f}" for one in found],
        "something is hidden": [f"{one.hidden:.0%}" for one in found],
        "actions": [str(one.actions) for one in found],
        "numbers seen": [str(one.numbers) for one in found],
    }
    for name, cells in rows.items():
        grid.add_row(name, *cells)
    out.print(grid)
    who = ", ".join(dict.fromkeys(name for one in found for name in one.bots))
    out.print(f"\n{matches} matches of {who}; a decision is a choice among two actions or more.")
