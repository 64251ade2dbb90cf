"""Why an action is not legal: one reason, with the ruling that it rests on.

`legal` alone decides; this module only explains what it decided. The ids start with `why-`.
A reason may speak of the actor's own materials, so it is for the actor only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.core.dispatch import Reasons, on
from mbira.core.message import Args, Message, Reason, seat_name
from mbira.games.meduris import actions
from mbira.games.meduris.data import MATERIAL_INDEX, TOKEN_DISTANCE, TOWER
from mbira.games.meduris.rules import payment, setup
from mbira.games.meduris.rules.state import (
    FREE,
    LAY,
    OFFERING,
    PAYMENT,
    REPLACEMENT,
    RETURN,
    TAKE,
    TURN,
    WORKER,
)
from mbira.games.meduris.words import text
from mbira.games.meduris.words.names import material_name, piles

if TYPE_CHECKING:
    from mbira.games.meduris.rules.state import State


def _unknown_space(state: State, space: int) -> Reason | None:
    last = state.board.size - 1
    if space <= last:
        return None
    return Reason("why-no-space", {"space": space, "last": last})


def _lay(state: State, action: actions.Lay) -> Reason:
    unknown = _unknown_space(state, action.space)
    if unknown is not None:
        return unknown
    ring = state.board.size
    for other in state.laid:
        apart = abs(other - action.space)
        if min(apart, ring - apart) < TOKEN_DISTANCE:
            args: Args = {"space": action.space, "other": other, "between": TOKEN_DISTANCE - 1}
            return Reason("why-token-near", args, rule="R1")
    return Reason("why-tokens-need-room", {"space": action.space}, rule="R1")


def _full(plain: int, rule: str) -> Reason:
    return Reason("why-plain-full", {"plain": material_name(plain), "most": TOWER}, rule=rule)


def _worker(_: State, action: actions.Worker) -> Reason:
    return _full(MATERIAL_INDEX[action.plain], "R2")


def _take(_: State, action: actions.Take) -> Reason:
    material = material_name(MATERIAL_INDEX[action.material])
    return Reason("why-supply-empty", {"material": material}, rule="R5")


def _decline(_: State, __: actions.Decline) -> Reason:
    return Reason("why-must-take", rule="R5")


def _return(_: State, action: actions.Return) -> Reason:
    material = material_name(MATERIAL_INDEX[action.material])
    return Reason("why-have-none", {"material": material}, rule="R6")


def _move(state: State, action: actions.Move) -> Reason:
    plain, to = MATERIAL_INDEX[action.plain], MATERIAL_INDEX[action.to]
    tower = state.towers[plain]
    args: Args = {"plain": material_name(plain), "height": action.height}
    if action.height > len(tower):
        return Reason("why-no-worker", args, rule="R7")
    owner = tower[action.height - 1]
    if owner != state.actor:
        return Reason("why-not-your-worker", {**args, "seat": seat_name(owner)}, rule="R7")
    if plain == to:
        return Reason("why-same-plain", {"plain": material_name(plain)}, rule="R7")
    return _full(to, "R7")


def _taken_space(state: State, space: int, rule: str) -> Reason | None:
    """Return that a space does not exist, or by a rule is not free."""
    unknown = _unknown_space(state, space)
    if unknown is not None:
        return unknown
    owner = state.owner[space]
    if owner == FREE:
        return None
    building = Message("building-hut" if state.huts >> space & 1 else "building-temple")
    args: Args = {"space": space, "seat": seat_name(owner), "building": building}
    return Reason("why-space-taken", args, rule=rule)


def _hut(state: State, action: actions.Hut) -> Reason:
    if not state.huts_left[state.actor]:
        return Reason("why-no-huts-left", rule="R8")
    taken = _taken_space(state, action.space, "R8")
    if taken is not None:
        return taken
    return _too_dear(state, action.space, state.size[action.space], "R8")


def _temple(state: State, action: actions.Temple) -> Reason:
    if not state.temples_left[state.actor]:
        return Reason("why-no-temples-left", rule="R12")
    taken = _taken_space(state, action.space, "R12")
    if taken is not None:
        return taken
    if setup.tokens_on(state) >> action.space & 1:
        return Reason("why-temple-on-token", {"space": action.space}, rule="R10")
    return _too_dear(state, action.space, 1, "R12")


def _too_dear(state: State, space: int, price: int, rule: str) -> Reason:
    """Return that a building's price cannot be paid, replacements included."""
    one, two = state.board.symbols[space]
    args: Args = {"space": space, "cost": piles([one] * price + [two] * price)}
    return Reason("why-too-dear", {**args, **_holding(state)}, rule=rule)


def _holding(state: State) -> Args:
    """Return what the actor has, in words."""
    held = state.held(state.actor)
    kinds = [kind for kind, count in enumerate(held) for _ in range(count)]
    return {"have": piles(kinds) if kinds else Message("pile-none")}


def _pay(state: State, _: actions.Pay) -> Reason:
    return Reason("why-pay-short", _holding(state), rule="R9")


def _spare(state: State, action: actions.Spare) -> Reason:
    material = MATERIAL_INDEX[action.material]
    args: Args = {"material": material_name(material)}
    one, two = state.board.symbols[state.site]
    due = kept = 0
    if material == one:
        due, kept = state.due_one, state.kept_one
    elif material == two:
        due, kept = state.due_two, state.kept_two
    if not due:
        return Reason("why-not-due", args, rule="R9")
    if kept == due:
        return Reason("why-nothing-to-keep", args, rule="R9")
    return Reason("why-keep-too-dear", {**args, **_holding(state)}, rule="R9")


def _replace(state: State, action: actions.Replace) -> Reason:
    material, lacking = MATERIAL_INDEX[action.material], payment.lacking(state)
    if material != lacking:
        return Reason("why-replace-other", {"material": material_name(lacking)}, rule="R9")
    given = [MATERIAL_INDEX[name] for name in (action.one, action.two, action.three)]
    args: Args = {"material": material_name(material)}
    if material in given:
        return Reason("why-replace-itself", args, rule="R9")
    held = state.held(state.actor)
    for kind in given:
        if given.count(kind) > held[kind]:
            short: Args = {"material": material_name(kind), "have": held[kind]}
            return Reason("why-have-too-few", short, rule="R9")
    return Reason("why-rest-impossible", rule="R9")


def _offer(state: State, action: actions.Offer) -> Reason:
    space = state.druid
    args: Args = {"space": space}
    if action.gift == "token":
        return Reason("why-no-druid-token", args, rule="R17")
    one, two = state.board.symbols[space]
    if action.gift == "both":
        if state.size[space] == 1:
            return Reason("why-both-alone", args, rule="R17")
        gift = piles([one, two])
    else:
        material = MATERIAL_INDEX[action.gift]
        if material not in (one, two):
            asked = {**args, "one": material_name(one), "two": material_name(two)}
            return Reason("why-not-asked-for", asked, rule="R17")
        gift = piles([material])
    return Reason("why-offer-too-dear", {"gift": gift, **_holding(state)}, rule="R9")


REASONS: Final = Reasons(
    text.question,
    (
        ((LAY,), on(actions.Lay, _lay)),
        ((WORKER,), on(actions.Worker, _worker)),
        ((TAKE,), on(actions.Take, _take)),
        ((TAKE,), on(actions.Decline, _decline)),
        ((RETURN,), on(actions.Return, _return)),
        ((TURN,), on(actions.Move, _move)),
        ((TURN,), on(actions.Hut, _hut)),
        ((TURN,), on(actions.Temple, _temple)),
        ((PAYMENT,), on(actions.Pay, _pay)),
        ((PAYMENT,), on(actions.Spare, _spare)),
        ((REPLACEMENT,), on(actions.Replace, _replace)),
        ((OFFERING,), on(actions.Offer, _offer)),
    ),
)
"""Why an action is not legal: by the steps in which it is asked for, and its kind."""
