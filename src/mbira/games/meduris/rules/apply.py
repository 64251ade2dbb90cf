"""Which action does what, and what follows on its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.core.dispatch import on
from mbira.games.meduris.actions import (
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
from mbira.games.meduris.data import FACE_INDEX, MATERIAL_INDEX, TOKEN_INDEX
from mbira.games.meduris.rules import druid, payment, score, setup, turn
from mbira.games.meduris.rules.state import FOR_DRUID, FOR_HUT, State

if TYPE_CHECKING:
    from mbira.core.action import Action


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


APPLY: Final = dict(
    (
        on(First, _first),
        on(Token, _token),
        on(Lay, _lay),
        on(Worker, _worker),
        on(Roll, _roll),
        on(Take, _take),
        on(Decline, _decline),
        on(Return, _return),
        on(Move, _move),
        on(Hut, _hut),
        on(Temple, _temple),
        on(Pay, _pay),
        on(Spare, _spare),
        on(Replace, _replace),
        on(Offer, _offer),
    )
)


def apply(state: State, action: Action) -> None:
    """Carry an action out, and everything that follows without a decision."""
    APPLY[type(action)](state, action)
