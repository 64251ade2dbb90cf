"""The game as the engine sees it: which action does what, and what follows on its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mbira.core.data import digest
from mbira.games.zimbabwe import draw
from mbira.games.zimbabwe.actions import (
    CODEC,
)
from mbira.games.zimbabwe.queries import answers, questions
from mbira.games.zimbabwe.rules import apply, audit, legal, score, setup
from mbira.games.zimbabwe.rules.board import tiles_text
from mbira.games.zimbabwe.spec import SPEC, Rules
from mbira.games.zimbabwe.views import view as views
from mbira.games.zimbabwe.views.restore import restore
from mbira.games.zimbabwe.words import tell, text, why

if TYPE_CHECKING:
    import random
    from collections.abc import Collection, Mapping, Sequence

    from mbira.core.action import Action
    from mbira.core.chance import Chance
    from mbira.core.codec import Codec
    from mbira.core.game import GameSpec, Measure, Options, Outcome, Record, View
    from mbira.core.legal import Legal
    from mbira.core.message import Line, Message, Reason, Say
    from mbira.games.zimbabwe.rules.state import (
        State,
    )


class Zimbabwe:
    """The rules of The Great Zimbabwe."""

    spec: GameSpec = SPEC
    codec: Codec = CODEC

    def start(self, seats: int, options: Options) -> State:
        """Return the table before anything is drawn."""
        return setup.start(seats, cast("Rules", options))

    def legal(self, state: State) -> Legal:
        """Return what the seat to act may do."""
        return legal.legal(state)

    def chance(self, state: State) -> Chance:
        """Return what chance may do; only the set-up has any."""
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
        """Return what a seat may know: everything, there are no secrets in this game."""
        return views.view(state, seat)

    def redact(self, before: State, record: Record, seat: int | None) -> Record:  # noqa: ARG002
        """Return a record as it is: there are no secrets in this game."""
        return record

    def hides(self, state: State, seats: Collection[int]) -> bool:  # noqa: ARG002
        """Return that nothing is hidden: there are no secrets in this game."""
        return False

    def imagine(self, view: View, rng: random.Random) -> State:  # noqa: ARG002
        """Return the state that a view is of: there are no secrets in this game."""
        return restore(cast("views.ZimbabweView", view))

    def audit(self, state: State) -> None:
        """Raise AssertionError if cattle, tiles, points or cells do not add up."""
        audit.audit(state)

    def digests(self, seats: int, options: Options) -> Mapping[str, str]:  # noqa: ARG002
        """Return the digest of the map's text, or of the tiles file."""
        board = cast("Rules", options).board
        return {"tiles": digest(tiles_text())} if board is None else {"board": digest(board)}

    def question(self, state: State) -> Message:
        """Return what is being decided now, as a sentence."""
        return text.question(state)

    def describe(self, before: State, record: Record) -> Message:
        """Return a record as a sentence."""
        return text.describe(before, record)

    def draw(self, view: View, say: Say, marked: Collection[str] = ()) -> Sequence[Line]:
        """Return a drawing of a view for a terminal."""
        return draw.draw(cast("views.ZimbabweView", view), say, marked)

    def ask(self, view: View, words: Sequence[str]) -> Sequence[Message]:
        """Answer a question about a view."""
        return tell.ask(cast("views.ZimbabweView", view), words)

    def measure(self, view: View, seat: int) -> Measure:
        """Return how a seat stands."""
        return questions.measure(cast("views.ZimbabweView", view), seat)

    def query(self, view: View, words: Sequence[str]) -> object:
        """Answer the same question with data."""
        return answers.query(cast("views.ZimbabweView", view), words)


GAME = Zimbabwe()
