"""Liar's dice in short: what a lobby needs to know. Loads without the rules."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from mbira.core.game import GameSpec, Options, about


class DiceOptions(Options, frozen=True):
    """What a table may agree on. The rules are numbered as in the README."""

    dice: Annotated[
        Annotated[int, Meta(ge=1, le=5)], about("Dice that each seat begins with (R1).")
    ] = 5
    wild_ones: Annotated[
        bool, about("Ones count as every face, and nobody can bid on them (R4).")
    ] = True


SPEC = GameSpec(
    id="liars_dice",
    name="Liar's dice",
    seats=(2, 6),
    ruleset=1,
    options=DiceOptions,
    engine="mbira_liars_dice.game:GAME",
    texts="mbira_liars_dice:texts/{code}.ftl",
)
