"""The game as the engine sees it: which action does what, and what follows on its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mbira.core.data import digest
from mbira.games.meduris import (
    answers,
    asking,
    audit,
    draw,
    druid,
    imagine,
    legal,
    payment,
    queries,
    score,
    setup,
    text,
    turn,
    view as views,
    why,
)
from mbira.games.meduris.actions import (
    CODEC,
    Decline,
    First,
    Hut,
    Lay,
    Move,
    Offer,
    Pay,
    Replace,
    Return,
    Roll,
    Spare,
    Take,
    Temple,
    Token,
    Worker,
)
from mbira.games.meduris.board_file import printed_side
from mbira.games.meduris.data import FACE_INDEX, MATERIAL_INDEX, SIDES, TOKEN_INDEX
from mbira.games.meduris.spec import SPEC, Rules
from mbira.games.meduris.state import FOR_DRUID, FOR_HUT, State

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Collection, Mapping, Sequence

    from mbira.core.action import Action
    from mbira.core.chance import Chance
    from mbira.core.codec import Codec
    from mbira.core.game import GameSpec, Measure, Options, Outcome, Record, View
    from mbira.core.legal import Legal
    from mbira.core.message import Line, Message, Reason, Say


def _first(state: State, action: First) -> None:
    setup.begin(state, action.seat)


def _token(state: State, action: Token) -> None:
    setup.turn_up(state, action.space, TOKEN_INDEX[action.kind])


def _lay(state: State, action: Lay) -> None:
    setup.lay(state, action.space)


def _worker(state: State, action: Worker) -> None:
    setup.put_worker(state, MATERIAL_INDEX[action.plain])


def _roll(state: State, action: Roll) -> None:
    turn.roll(state, FACE_INDEX[action.face])


def _take(state: State, action: Take) -> None:
    turn.take(state, MATERIAL_INDEX[action.material])


def _decline(state: State, _: Decline) -> None:
    turn.decline(state)


def _return(state: State, action: Return) -> None:
    turn.give_back(state, MATERIAL_INDEX[action.material])


def _move(state: State, action: Move) -> None:
    turn.move(state, MATERIAL_INDEX[action.plain], action.height - 1, MATERIAL_INDEX[action.to])
    _end_turn(state)


def _hut(state: State, action: Hut) -> None:
    if turn.pay_hut(state, action.space):
        _paid(state)


def _temple(state: State, action: Temple) -> None:
    if turn.pay_temple(state, action.space):
        _paid(state)


def _pay(state: State, _: Pay) -> None:
    if payment.pay(state):
        _paid(state)


def _spare(state: State, action: Spare) -> None:
    payment.spare(state, MATERIAL_INDEX[action.material])


def _replace(state: State, action: Replace) -> None:
    given = (action.one, action.two, action.three)
    if payment.replace(state, [MATERIAL_INDEX[material] for material in given]):
        _paid(state)


def _offer(state: State, action: Offer) -> None:
    if action.gift == "nothing":
        druid.offer_nothing(state)
    elif action.gift == "token":
        druid.offer_token(state)
    else:
        due = druid.gift(state, action.gift)
        if not payment.open_payment(state, FOR_DRUID, state.druid, *due):
            return
    _offered(state)


def _paid(state: State) -> None:
    """Give a seat what it has paid for."""
    if state.purpose == FOR_DRUID:
        _offered(state)
        return
    if state.purpose == FOR_HUT:
        turn.build_hut(state)
    else:
        turn.build_temple(state)
    if not druid.after_building(state):
        _end_turn(state)


def _offered(state: State) -> None:
    if druid.go_on(state):
        return
    if state.lap:
        score.finish(state)
    else:
        _end_turn(state)


def _end_turn(state: State) -> None:
    if not turn.last_turn_is_over(state):
        turn.begin_next(state)
    elif not druid.begin_last_lap(state):
        score.finish(state)


APPLY: dict[type[Action], Callable[[State, Action], None]] = cast(
    "dict[type[Action], Callable[[State, Action], None]]",
    {
        First: _first,
        Token: _token,
        Lay: _lay,
        Worker: _worker,
        Roll: _roll,
        Take: _take,
        Decline: _decline,
        Return: _return,
        Move: _move,
        Hut: _hut,
        Temple: _temple,
        Pay: _pay,
        Spare: _spare,
        Replace: _replace,
        Offer: _offer,
    },
)


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
        APPLY[type(action)](state, action)

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
        return asking.ask(cast("views.MedurisView", view), words)

    def measure(self, view: View, seat: int) -> Measure:
        """Return how a seat stands."""
        return queries.measure(cast("views.MedurisView", view), seat)

    def query(self, view: View, words: Sequence[str]) -> object:
        """Answer the same question with data."""
        return answers.query(cast("views.MedurisView", view), words)


GAME = Meduris()
