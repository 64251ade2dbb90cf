"""The game as the engine sees it: which action does what, and what follows on its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mbira.core.data import digest
from mbira.games.meduris.actions import (
    CODEC,
)
from mbira.games.meduris.data import SIDES
from mbira.games.meduris.draw import draw
from mbira.games.meduris.queries import answers, questions
from mbira.games.meduris.rules import apply, audit, legal, score, setup
from mbira.games.meduris.rules.board_file import printed_side
from mbira.games.meduris.spec import SPEC, Rules
from mbira.games.meduris.views import imagine, view as views
from mbira.games.meduris.words import tell, text, why

if TYPE_CHECKING:
    import random
    from collections.abc import Collection, Mapping, Sequence

    from mbira.core.action import Action
    from mbira.core.chance import Chance
    from mbira.core.codec import Codec
    from mbira.core.game import GameSpec, Measure, Options, Outcome, Record, View
    from mbira.core.legal import Legal
    from mbira.core.message import Line, Message, Reason, Say
    from mbira.games.meduris.rules.state import State


class Meduris:
    """The rules of Meduris."""

    spec: GameSpec = SPEC
    codec: Codec = CODEC

    def start(self, seats: int, options: Options) -> State:
        """Return the table before anything is drawn."""
        return setup.start(seats, cast("Rules", options))

    def legal(self, state: State) -> Legal:
        """Return what the seat to act may do."""
        return legal.legal(state)

    def chance(self, state: State) -> Chance:
        """Return what chance may do: the set-up, and the die."""
        return setup.chance(state)

    def apply(self, state: State, action: Action) -> None:
        """Carry an action out, and everything that follows without a decision."""
        apply.apply(state, action)

    def why_not(self, state: State, action: Action) -> Reason | None:
        """Return why an action is not legal; None exactly if it is."""
        return why.why_not(state, action)

    def outcome(self, state: State) -> Outcome | None:
        """Return how the match ended; None while it goes on."""
        return score.outcome(state)

    def view(self, state: State, seat: int | None) -> View:
        """Return what a seat may know: everything but what lies behind the others' screens."""
        return views.view(state, seat)

    def redact(self, before: State, record: Record, seat: int | None) -> Record:  # noqa: ARG002
        """Return a record as it is: all that is taken, given and decided is seen by all (R23)."""
        return record

    def hides(self, state: State, seats: Collection[int]) -> bool:
        """Return whether there are screens that somebody with these seats cannot look behind."""
        return views.hides(state, seats)

    def imagine(self, view: View, rng: random.Random) -> State:
        """Return a state that a view could be of; what it hides is dealt at random."""
        return imagine.imagine(cast("views.MedurisView", view), rng)

    def audit(self, state: State) -> None:
        """Raise AssertionError if materials, pieces, prices or tokens do not add up."""
        audit.audit(state)

    def digests(self, seats: int, options: Options) -> Mapping[str, str]:
        """Return the digest of the board's text."""
        board = cast("Rules", options).board
        if board is not None:
            return {"board": digest(board)}
        return {SIDES[seats]: digest(printed_side(seats))}

    def question(self, state: State) -> Message:
        """Return what is being decided now, as a sentence."""
        return text.question(state)

    def describe(self, before: State, record: Record) -> Message:
        """Return a record as a sentence."""
        after = before.clone()
        self.apply(after, record.action)
        return text.describe(before, after, record)

    def draw(self, view: View, say: Say, marked: Collection[str] = ()) -> Sequence[Line]:
        """Return a drawing of a view for a terminal."""
        return draw.draw(cast("views.MedurisView", view), say, marked)

    def ask(self, view: View, words: Sequence[str]) -> Sequence[Message]:
        """Answer a question about a view."""
        return tell.ask(cast("views.MedurisView", view), words)

    def measure(self, view: View, seat: int) -> Measure:
        """Return how a seat stands."""
        return questions.measure(cast("views.MedurisView", view), seat)

    def query(self, view: View, words: Sequence[str]) -> object:
        """Answer the same question with data."""
        return answers.query(cast("views.MedurisView", view), words)


GAME = Meduris()
