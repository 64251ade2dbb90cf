"""Liar's dice, joined from its parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.core.game import Game
from mbira_liars_dice.actions import CODEC
from mbira_liars_dice.draw import draw
from mbira_liars_dice.numbers import NUMBERING
from mbira_liars_dice.queries import QUESTIONS
from mbira_liars_dice.rules import RULES
from mbira_liars_dice.spec import SPEC
from mbira_liars_dice.views import SIGHT
from mbira_liars_dice.words import SPEECH

if TYPE_CHECKING:
    from mbira_liars_dice.rules import State
    from mbira_liars_dice.spec import DiceOptions
    from mbira_liars_dice.views import DiceView

GAME: Final[Game[State, DiceView, DiceOptions]] = Game(
    spec=SPEC,
    codec=CODEC,
    rules=RULES,
    sight=SIGHT,
    speech=SPEECH,
    draw=draw,
    questions=QUESTIONS,
    numbering=NUMBERING,
)
