"""Meduris, joined from its floors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.core.game import Game, Rules, Sight, Speech
from mbira.core.numbering import Numbering
from mbira.games.meduris.actions import CODEC
from mbira.games.meduris.draw.draw import draw
from mbira.games.meduris.orders import ORDERS
from mbira.games.meduris.queries import feats, questions
from mbira.games.meduris.rules import apply, audit, board_file, legal, numbering, score, setup
from mbira.games.meduris.spec import SPEC
from mbira.games.meduris.views import imagine, numbers, view
from mbira.games.meduris.words import tell, text, why

if TYPE_CHECKING:
    from mbira.games.meduris.rules.state import State
    from mbira.games.meduris.spec import MedurisOptions
    from mbira.games.meduris.views.view import MedurisView

GAME: Final[Game[State, MedurisView, MedurisOptions]] = Game(
    spec=SPEC,
    codec=CODEC,
    rules=Rules(
        start=setup.start,
        legal=legal.legal,
        chance=setup.chance,
        apply=apply.apply,
        outcome=score.outcome,
        audit=audit.audit,
        digests=board_file.digests,
    ),
    sight=Sight(
        view=view.view,
        shown_to=view.shown_to,
        imagine=imagine.imagine,
        measure=questions.measure,
        holdings=view.holdings,
        hides=view.hides,
    ),
    speech=Speech(
        question=text.question,
        describe=text.describe,
        why_not=why.REASONS,
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
