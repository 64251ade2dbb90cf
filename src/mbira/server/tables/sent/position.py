"""What is sent of a match: the view of a seat or a spectator, and what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Raw, Struct
from msgspec.structs import replace

from mbira.core.action import Action
from mbira.core.game import NOBODY, Outcome, Record, View
from mbira.core.message import Message
from mbira.server.tables.asker import hides
from mbira.server.tables.sent.orders import OrdersInfo, orders_info

if TYPE_CHECKING:
    from mbira.core.game import State
    from mbira.core.match import Match
    from mbira.server.tables.standing import TableStanding


MOST_TOLD = 250
"""This many choices are told in sentences; of more, which takes a custom map, the actions."""


class ToldChoice(Struct, frozen=True):
    """Something that a seat may do, and the sentence that tells what it would do."""

    action: Action
    message: Message


class Position(Struct, frozen=True, omit_defaults=True):
    """A match at one version, as a seat or a spectator may know it."""

    version: int
    seat: int | None
    """Whose view it is; null for a spectator."""
    actor: int
    """The seat that decides; -2 if the match is over."""
    view: View
    line: int
    """How many records count, undone ones left out."""
    question: Message | None = None
    """What is being decided."""
    legal: list[Action] | None = None
    """What the seat may do, if it decides."""
    choices: list[ToldChoice] | None = None
    """The same, each with its sentence; null where there are too many, or nobody reads them."""
    undo: int | None = None
    """The least number of records that this seat may go back to without asking."""
    redo: bool = False
    outcome: Outcome | None = None
    secrets: bool = False
    """Whether the asker of this version may not know all of the match up to it.

    Then it is neither forked nor saved before the match is over. News does not say it.
    """
    orders: OrdersInfo | None = None
    """What this seat could decide ahead, and has; null for everybody else."""


class Update(Struct, frozen=True, tag="update"):
    """News of a match: what was recorded after `since`, and the position that this leads to."""

    since: int
    records: list[Raw]
    position: Position


def position(
    standing: TableStanding,
    seat: int | None,
    like: Position | None = None,
    *,
    sentences: bool = True,
) -> Position:
    """Return the position now, as a seat or a spectator may know it.

    What all may know is taken from `like`, somebody else's position of the same moment.
    """
    match = standing.playing
    mine = seat is not None and match.actor == seat and standing.document.status == "playing"
    free = standing.document.settings.undo == "free" and not match.over and seat is not None
    limit = match.undo_limit(seat) if free and seat is not None else None
    legal = list(match.legal()) if mine else None
    question = like.question if like is not None else None if match.over else match.question()
    view = standing.view(match.state, seat) if like is None else match.view(seat, like.view)
    return Position(
        version=match.version,
        seat=seat,
        actor=match.actor,
        view=view,
        line=len(match.line),
        question=question,
        legal=legal,
        choices=_choices(match, legal) if sentences else None,
        undo=limit if limit is not None and limit < len(match.line) else None,
        redo=seat is not None and match.can_redo(seat) and not match.over,
        outcome=match.outcome,
        orders=orders_info(standing, seat, view),
    )


def _choices(match: Match, legal: list[Action] | None) -> list[ToldChoice] | None:
    if legal is None or len(legal) > MOST_TOLD:
        return None
    return [ToldChoice(action, match.describe(Record(match.actor, action))) for action in legal]


def position_at(
    standing: TableStanding, seat: int | None, version: int, state: State, guest: str | None
) -> Position:
    """Return a position that a guest asks to look at: an earlier one, or the present one."""
    match = standing.playing
    secrets = hides(standing, guest, version, state)
    if version == match.version:
        return replace(position(standing, seat), secrets=secrets)
    game = match.game
    seats_turn = state.actor >= 0
    return Position(
        version=version,
        seat=seat,
        actor=state.actor,
        view=standing.view(state, seat),
        line=match.line_at(version),
        question=game.speech.question(state) if seats_turn else None,
        legal=list(game.rules.legal(state)) if seats_turn and state.actor == seat else None,
        outcome=game.rules.outcome(state) if state.actor == NOBODY else None,
        secrets=secrets,
    )
