"""The game in sentences: what is being decided, and what each record of the log did."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.core.dispatch import on
from mbira.core.game import NOBODY
from mbira.core.message import Args, Message, in_a_row, seat_name
from mbira.games.meduris import actions
from mbira.games.meduris.data import (
    DRUID_TOKEN,
    HUT_TOKEN,
    MATERIAL_INDEX,
    MATERIALS,
    TOKEN_INDEX,
)
from mbira.games.meduris.rules import payment
from mbira.games.meduris.rules.state import NO_PAYMENT, OFFERING, PAYMENT, REPLACEMENT, TURN
from mbira.games.meduris.rules.turn import turns_left
from mbira.games.meduris.views.view import PURPOSE_IDS, STEP_IDS
from mbira.games.meduris.words.aftermath import aftermath
from mbira.games.meduris.words.names import (
    gains,
    material_name,
    piles,
    token_name,
)

if TYPE_CHECKING:
    from mbira.core.game import Record
    from mbira.games.meduris.rules.state import State


def question(state: State) -> Message:
    """Return what is being decided now: `ask-` and the step, with what it is about."""
    step = STEP_IDS[state.step]
    if state.actor == NOBODY:
        return Message("ask-finished")
    if state.actor < 0:
        return Message(f"ask-{step}")
    args: Args = {"seat": seat_name(state.actor)}
    if state.step == TURN:
        args["pieces"] = _pieces(state)
        if state.finisher >= 0:
            return Message("ask-turn-last", args)
        left = turns_left(state)
        limit = left is not None and left < state.seats
        return Message("ask-turn-limit" if limit else "ask-turn", args)
    if state.step == OFFERING:
        args |= _symbols(state, state.druid)
        args["size"] = state.size[state.druid]
        args["lap"] = "yes" if state.lap else "no"
        args["token"] = "yes" if state.tokens[DRUID_TOKEN] >> state.druid & 1 else "no"
        if state.size[state.druid] > 1:
            return Message("ask-offering", args)
        args["both"] = "yes" if state.rules.both_alone else "no"
        return Message("ask-offering-lone", args)
    if state.step in {PAYMENT, REPLACEMENT}:
        args |= _symbols(state, state.site)
        args["purpose"] = PURPOSE_IDS[state.purpose - 1]
        if state.step == PAYMENT:
            args["due"] = _due(state, state.site, state.due_one, state.due_two)
        else:
            args["material"] = material_name(payment.lacking(state))
            args["count"] = state.lack_one + state.lack_two
    return Message(f"ask-{step}", args)


def _pieces(state: State) -> str:
    """Return what the actor has left to build."""
    huts, temples = state.huts_left[state.actor], state.temples_left[state.actor]
    if huts and temples:
        return "both"
    return "hut" if huts else "temple" if temples else "none"


def _symbols(state: State, space: int) -> Args:
    one, two = state.board.symbols[space]
    return {"space": space, "one": material_name(one), "two": material_name(two)}


def _due(state: State, space: int, due_one: int, due_two: int) -> Message:
    """Return the message for what something on a space costs."""
    one, two = state.board.symbols[space]
    return piles([one] * due_one + [two] * due_two)


def describe(before: State, after: State | None, record: Record) -> Message:
    """Return a record as a sentence, or several: `log-` and the action, then what followed."""
    assert after is not None, "nothing that is decided is hidden"  # noqa: S101
    action = record.action
    args: Args = {}
    if isinstance(record.seat, int):
        args["seat"] = seat_name(record.seat)
    name, details = TELL[type(action)](before, action, after)
    told = Message(f"log-{name}", {**args, **details})
    return in_a_row([told, *aftermath(before, after)])


Told = tuple[str, Args]
"""The name of a sentence, and what goes into it."""


def _first(_: State, action: actions.First, __: State) -> Told:
    return "first", {"seat": seat_name(action.seat)}


def _token(_: State, action: actions.Token, __: State) -> Told:
    return "token", {"space": action.space, "token": token_name(TOKEN_INDEX[action.kind])}


def _lay(_: State, action: actions.Lay, __: State) -> Told:
    return "lay", {"space": action.space}


def _worker(_: State, action: actions.Worker, __: State) -> Told:
    return "worker", {"plain": material_name(MATERIAL_INDEX[action.plain])}


def _roll(before: State, action: actions.Roll, after: State) -> Told:
    if action.face not in MATERIAL_INDEX:
        return f"roll-{action.face}" + ("-idle" if after.step == TURN else ""), {}
    earned = _earned(before, after)
    args: Args = {"material": material_name(MATERIAL_INDEX[action.face])}
    return ("roll", {**args, "gains": earned}) if earned else ("roll-idle", args)


def _earned(before: State, after: State) -> Message | None:
    """Return the message for what the seats took from the mountain; None if nothing."""
    found = [
        (place // 4, now - then, place % 4)
        for place, (then, now) in enumerate(zip(before.stock, after.stock, strict=True))
        if now > then
    ]
    return gains(found) if found else None


def _take(_: State, action: actions.Take, __: State) -> Told:
    return "take", {"material": material_name(MATERIAL_INDEX[action.material])}


def _decline(_: State, __: actions.Decline, ___: State) -> Told:
    return "decline", {}


def _return(_: State, action: actions.Return, __: State) -> Told:
    return "return", {"material": material_name(MATERIAL_INDEX[action.material])}


def _move(before: State, action: actions.Move, after: State) -> Told:
    earned = _earned(before, after)
    args: Args = {
        "plain": material_name(MATERIAL_INDEX[action.plain]),
        "to": material_name(MATERIAL_INDEX[action.to]),
    }
    return ("move", {**args, "gains": earned}) if earned else ("move-idle", args)


def _hut(before: State, action: actions.Hut, after: State) -> Told:
    if before.tokens[HUT_TOKEN] >> action.space & 1:
        return "hut-free", {"space": action.space}
    price = before.size[action.space]
    return _build("hut", before, action.space, price, after)


def _temple(before: State, action: actions.Temple, after: State) -> Told:
    return _build("temple", before, action.space, 1, after)


def _build(name: str, before: State, space: int, price: int, after: State) -> Told:
    args: Args = {"space": space, "cost": _due(before, space, price, price)}
    return (f"{name}-begun" if after.purpose != NO_PAYMENT else name), args


def _pay(before: State, _: actions.Pay, after: State) -> Told:
    paid = _used(before, after)
    return ("pay", {"cost": paid}) if paid else ("pay-nothing", {})


def _used(before: State, after: State) -> Message | None:
    """Return the message for what went back to the mountain; None if nothing."""
    used = [after.supply[material] - before.supply[material] for material in MATERIALS]
    return piles(kind for kind in MATERIALS for _ in range(used[kind])) if any(used) else None


def _spare(_: State, action: actions.Spare, __: State) -> Told:
    return "spare", {"material": material_name(MATERIAL_INDEX[action.material])}


def _replace(_: State, action: actions.Replace, __: State) -> Told:
    given = [MATERIAL_INDEX[name] for name in (action.one, action.two, action.three)]
    return "replace", {
        "material": material_name(MATERIAL_INDEX[action.material]),
        "given": piles(given),
    }


def _offer(before: State, action: actions.Offer, after: State) -> Told:
    space = before.druid
    args: Args = {"space": space}
    if action.gift == "nothing":
        return "offer-nothing", {**args, "lost": min(1, before.vp[before.actor])}
    if action.gift == "token":
        return "offer-token", {**args, "vp": before.size[space]}
    one, two = before.board.symbols[space]
    both = action.gift == "both"
    args["gift"] = piles([one, two] if both else [MATERIAL_INDEX[action.gift]])
    args["vp"] = before.size[space] if both else 1
    return ("offer-begun" if after.purpose != NO_PAYMENT else "offer"), args


TELL: Final = dict(
    (
        on(actions.First, _first),
        on(actions.Token, _token),
        on(actions.Lay, _lay),
        on(actions.Worker, _worker),
        on(actions.Roll, _roll),
        on(actions.Take, _take),
        on(actions.Decline, _decline),
        on(actions.Return, _return),
        on(actions.Move, _move),
        on(actions.Hut, _hut),
        on(actions.Temple, _temple),
        on(actions.Pay, _pay),
        on(actions.Spare, _spare),
        on(actions.Replace, _replace),
        on(actions.Offer, _offer),
    )
)
"""What the sentence about an action is called, and what it needs besides its seat."""
