"""Meduris in short: what a lobby needs to know. Loads without the rules."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from mbira.core.game import GameSpec, Options, Preset, about

ColourId = Literal["violet", "blue", "green", "red"]
COLOURS_OF_TWO: Final = ("violet", "blue")
"""Only these have pieces enough for two seats (R26)."""


class MedurisOptions(Options, frozen=True):
    """What a table may agree on. The rulings are numbered as in docs/rulings/meduris.md."""

    board: Annotated[
        str | None,
        about(
            "A ring of your own instead of the printed one: the text of a board file.",
            file=True,
            group="map",
        ),
    ] = None
    tokens: Annotated[
        Literal["random", "example", "placed"],
        about(
            "Bonus tokens lie at random, as in the rulebook's example, or where the seats put "
            "them in turn (R1).",
            group="map",
        ),
    ] = "random"
    first: Annotated[
        Literal["random", "seat-0", "seat-1", "seat-2", "seat-3"],
        about("The seat that starts (R2).", group="seats"),
    ] = "random"
    may_decline: Annotated[
        bool, about("On +1 a seat may take nothing, even if there is something (R5).")
    ] = True
    payments: Annotated[
        Literal["fewest", "any"],
        about(
            "'fewest' replaces only materials that the payer lacks; with 'any' the payer may "
            "keep some and replace those too (R9)."
        ),
    ] = "fewest"
    lone_hut: Annotated[
        Literal["lap", "wait"],
        about("What the druid does if the only hut is the one where he stands (R15)."),
    ] = "lap"
    both_alone: Annotated[
        bool,
        about(
            "At a hut that stands alone both materials may be offered, though that brings no more "
            "than one (R17)."
        ),
    ] = True
    river_in_last_turns: Annotated[
        bool, about("The druid's crossing of the great river still scores in the last turns (R19).")
    ] = True
    stocks: Annotated[
        Literal["hidden", "totals", "open"],
        about("What the others see of the materials behind a screen (R23).", group="secrets"),
    ] = "hidden"
    turn_limit: Annotated[
        Annotated[int, Meta(ge=1)] | None,
        about(
            "The last lap starts at the end of the round in which this many turns in all are "
            "played; none for no limit. Not in the rulebook (R25).",
            group="length",
        ),
    ] = 200
    turn_limit_at_once: Annotated[
        bool,
        about("The turn limit ends a round in its middle, so that some play less.", past=True),
    ] = False
    colours: Annotated[
        tuple[ColourId, ...],
        about(
            "The colours of the seats; two seats are violet and blue (R26).",
            by_seat=True,
            few=COLOURS_OF_TWO,
            group="seats",
        ),
    ] = ("violet", "blue", "green", "red")


SPEC = GameSpec(
    id="meduris",
    name="Meduris",
    seats=(2, 4),
    ruleset=2,
    options=MedurisOptions,
    engine="mbira.games.meduris.game:GAME",
    texts="mbira.lang:{code}/games/meduris.ftl",
    earlier=(MedurisOptions(both_alone=False, turn_limit_at_once=True, colours=()),),
    weight=2,
    presets=(
        Preset("first", MedurisOptions(stocks="open"), (45, 70)),
        Preset("standard", MedurisOptions(), (50, 75)),
        # a match ends when the huts are built: it is the beginning that can take longer
        Preset("long", MedurisOptions(tokens="placed", turn_limit=None), (60, 90)),
    ),
)
