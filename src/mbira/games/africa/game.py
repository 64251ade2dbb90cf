"""Heart of Africa, joined from its floors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.core.game import Game, Rules, Sight, Speech
from mbira.core.numbering import Numbering
from mbira.games.africa.actions import CODEC
from mbira.games.africa.draw.draw import draw
from mbira.games.africa.orders import ORDERS
from mbira.games.africa.queries import feats, questions
from mbira.games.africa.rules import apply, audit, board_file, legal, numbering, score, setup
from mbira.games.africa.spec import SPEC
from mbira.games.africa.views import from_state, imagine, numbers, redact
from mbira.games.africa.words import tell, text, why

if TYPE_CHECKING:
    from mbira.games.africa.rules.state import State
    from mbira.games.africa.spec import AfricaOptions
    from mbira.games.africa.views.view import AfricaView

GAME: Final[Game[State, AfricaView, AfricaOptions]] = Game(
    spec=SPEC,
    codec=CODEC,
    rules=Rules(
        start=setup.new_state,
        legal=legal.legal,
        chance=setup.chance,
        apply=apply.apply,
        outcome=score.outcome,
        audit=audit.audit,
        digests=board_file.digests,
    ),
    sight=Sight(
        view=from_state.show,
        shown_to=from_state.shown_to,
        imagine=imagine.imagine,
        measure=questions.measure,
        redact=redact.redact,
        veiled=redact.is_hidden,
        holdings=from_state.holdings,
        hides=from_state.hides,
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
