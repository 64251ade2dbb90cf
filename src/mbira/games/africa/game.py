"""The game as the engine sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mbira.core.data import digest
from mbira.games.africa.actions import CODEC
from mbira.games.africa.draw import draw
from mbira.games.africa.queries import answers, questions
from mbira.games.africa.rules import audit, legal, score, setup
from mbira.games.africa.rules.apply import CARRY_OUT
from mbira.games.africa.rules.board_file import board_text
from mbira.games.africa.spec import SPEC, Rules
from mbira.games.africa.views import from_state, imagine, redact
from mbira.games.africa.words import tell, text, why

if TYPE_CHECKING:
    import random
    from collections.abc import Collection, Mapping, Sequence

    from mbira.core.action import Action
    from mbira.core.chance import Chance
    from mbira.core.codec import Codec
    from mbira.core.game import GameSpec, Measure, Options, Outcome, Record, View
    from mbira.core.legal import Legal
    from mbira.core.message import Line, Message, Reason, Say
    from mbira.games.africa.rules.state import State
    from mbira.games.africa.views.view import AfricaView


class HeartOfAfrica:
    """The rules of Heart of Africa."""

    spec: GameSpec = SPEC
    codec: Codec = CODEC

    def start(self, seats: int, options: Options) -> State:
        """Return the table before anything is drawn."""
        return setup.new_state(seats, cast("Rules", options))

    def legal(self, state: State) -> Legal:
        """Return what the seat to act may do."""
        return legal.legal(state)

    def chance(self, state: State) -> Chance:
        """Return what chance may do: the set-up, action markers and conflict markers."""
        return setup.chance(state)

    def apply(self, state: State, action: Action) -> None:
        """Carry an action out, and everything that follows without a decision."""
        CARRY_OUT[type(action)](state, action)

    def why_not(self, state: State, action: Action) -> Reason | None:
        """Return why an action is not legal; None exactly if it is."""
        return why.why_not(state, action)

    def outcome(self, state: State) -> Outcome | None:
        """Return how the match ended; None while it goes on."""
        return score.outcome(state)

    def view(self, state: State, seat: int | None) -> View:
        """Return what a seat may know."""
        return from_state.show(state, seat)

    def redact(self, before: State, record: Record, seat: int | None) -> Record:
        """Return a record as a seat may see it: without secret draws and commitments."""
        return redact.redact(before, record, seat)

    def hides(self, state: State, seats: Collection[int]) -> bool:
        """Return whether others have what somebody with these seats may not know."""
        return from_state.hides(state, seats)

    def imagine(self, view: View, rng: random.Random) -> State:
        """Return a state that a view could be of; what it hides is made up at random."""
        return imagine.imagine(cast("AfricaView", view), rng)

    def audit(self, state: State) -> None:
        """Raise AssertionError if pieces, markers or influence do not add up."""
        audit.audit(state)

    def digests(self, seats: int, options: Options) -> Mapping[str, str]:  # noqa: ARG002
        """Return the digest of the board's text."""
        return {"board": digest(board_text(cast("Rules", options)))}

    def question(self, state: State) -> Message:
        """Return what is being decided now, as a sentence."""
        return text.question(state)

    def describe(self, before: State, record: Record) -> Message:
        """Return a record as a sentence; it may be one that hides what was decided."""
        if redact.is_hidden(record.action):
            return text.describe(before, None, record)
        after = before.clone()
        self.apply(after, record.action)
        return text.describe(before, after, record)

    def draw(self, view: View, say: Say, marked: Collection[str] = ()) -> Sequence[Line]:
        """Return a drawing of a view for a terminal."""
        return draw.draw(cast("AfricaView", view), say, marked)

    def ask(self, view: View, words: Sequence[str]) -> Sequence[Message]:
        """Answer a question about a view."""
        return tell.ask(cast("AfricaView", view), words)

    def measure(self, view: View, seat: int) -> Measure:
        """Return how a seat stands."""
        return questions.measure(cast("AfricaView", view), seat)

    def query(self, view: View, words: Sequence[str]) -> object:
        """Answer the same question with data."""
        return answers.query(cast("AfricaView", view), words)


GAME = HeartOfAfrica()
