"""The Great Zimbabwe, joined from its floors. There are no secrets in this game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.core.game import Game, Rules, Sight, Speech
from mbira.core.numbering import Numbering
from mbira.games.zimbabwe.actions import CODEC
from mbira.games.zimbabwe.draw import draw
from mbira.games.zimbabwe.orders import ORDERS
from mbira.games.zimbabwe.queries import feats, questions
from mbira.games.zimbabwe.rules import apply, audit, board, legal, numbering, score, setup
from mbira.games.zimbabwe.spec import SPEC
from mbira.games.zimbabwe.views import numbers, restore, view
from mbira.games.zimbabwe.words import tell, text, why

if TYPE_CHECKING:
    from mbira.games.zimbabwe.rules.state import State
    from mbira.games.zimbabwe.spec import ZimbabweOptions
    from mbira.games.zimbabwe.views.view import ZimbabweView

GAME: Final[Game[State, ZimbabweView, ZimbabweOptions]] = Game(
    spec=SPEC,
    codec=CODEC,
    rules=Rules(
        start=setup.start,
        legal=legal.legal,
        chance=setup.chance,
        apply=apply.apply,
        outcome=score.outcome,
        audit=audit.audit,
        digests=board.digests,
    ),
    sight=Sight(
        view=view.view,
        shown_to=view.shown_to,
        imagine=restore.imagine,
        measure=questions.measure,
        holdings=view.holdings,
    ),
    speech=Speech(
        question=text.question,
        describe=text.describe,
        why_not=why.REASONS,
        foretells=False,
    ),
    draw=draw,
    questions=tell.QUESTIONS,
    numbering=Numbering(
        actions=numbering.actions,
        outcomes=numbering.outcomes,
        fields=numbers.fields,
        numbers=numbers.numbers,
    ),
    orders=ORDERS,
    feats=feats.feats,
)
