"""What each action is called in the log, and what its sentence needs besides its seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.core.dispatch import on
from mbira.core.message import Message, listed, seat_name
from mbira.games.africa.actions import (
    Accept,
    At,
    Bid,
    Buy,
    Caravan,
    Change,
    Commit,
    Deposit,
    Done,
    Drawn,
    Drift,
    End,
    Fate,
    Fight,
    Halt,
    Join,
    Lead,
    Marker,
    Move,
    Oust,
    Pass,
    Peace,
    Raise,
    Redraw,
    Refuse,
    Repute,
    Retreat,
    Reveal,
    Secret,
    Stake,
    Start,
    Trader,
    Use,
    Value,
)
from mbira.games.africa.data import MARKER_INDEX, VALUE_INDEX
from mbira.games.africa.rules import duel, ground, score
from mbira.games.africa.rules.state import MIGRANT_AREA, NEUTRALS
from mbira.games.africa.views.view import STEP_IDS
from mbira.games.africa.words.names import (
    Args,
    area_name,
    fate_name,
    marker_name,
    marker_with_points,
    pieces,
    score_parts,
    value_name,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from mbira.core.action import Action
    from mbira.games.africa.rules.state import State

Told = tuple[str, Args]
"""The name of a sentence, and what goes into it."""


# Chance and set-up


def _value(_: State, action: Value, after: State) -> Told:
    kind = VALUE_INDEX[action.resource]
    return "value", {"value": value_name(kind), "worth": _worth(after, kind)}


def _worth(state: State, kind: int) -> int:
    """Return what a resource, or Africa, is worth."""
    return state.board.file.resource_rows[state.value_row[kind]]


def _deposit(_: State, action: Deposit, __: State) -> Told:
    kind = VALUE_INDEX[action.resource]
    return "deposit", {"area": area_name(action.area), "value": value_name(kind)}


def _drawn(_: State, action: Drawn, after: State) -> Told:
    return "drawn", {"seat": seat_name(action.seat), "vp": after.vp[action.seat]}


def _secret(_: State, action: Secret, __: State | None) -> Told:
    args: Args = {"seat": seat_name(action.seat)}
    if action.kind == "hidden":
        return "secret-hidden", args
    return "secret", {**args, "marker": marker_name(MARKER_INDEX[action.kind])}


def _marker(before: State, action: Marker, __: State) -> Told:
    kind = before.board.marker_index[action.icon, action.points]
    return "marker", {"marker": marker_with_points(before.board, kind)}


def _fate(_: State, action: Fate, __: State) -> Told:
    return "fate", {"fate": fate_name(action)}


def _start(before: State, action: Start, __: State) -> Told:
    return "start", {
        "area": area_name(action.area),
        "count": before.board.numbers.start_traders,
    }


def _bid(_: State, action: Bid, __: State) -> Told:
    return "bid", {"count": action.amount}


def _plain(name: str) -> Callable[[State, Action, State], Told]:
    return lambda _, __, ___: (name, {})


# The turn


def _at(before: State, action: At, _: State) -> Told:
    name = f"at-{STEP_IDS[before.step].removesuffix('-area')}"
    if before.step == MIGRANT_AREA and before.rules.migration_new_trader == "own":
        name += "-own"
    return name, {"area": area_name(action.area)}


def _buy(_: State, __: Buy, after: State) -> Told:
    return "buy", {"points": after.points}


def _way(origin: str, goal: str) -> Args:
    return {"origin": area_name(origin), "goal": area_name(goal)}


def _move(_: State, action: Move, __: State) -> Told:
    return "move", {**_way(action.origin, action.goal), "count": action.traders}


def _lead(before: State, action: Lead, __: State) -> Told:
    return "lead", _way(before.board.names[before.wholesaler[before.active]], action.goal)


def _trader(before: State, action: Trader, after: State) -> Told:
    return "trader", {"area": area_name(action.area), "points": before.points - after.points}


def _change(_: State, action: Change, after: State) -> Told:
    kind = VALUE_INDEX[action.value]
    return f"change-{action.way}", {"value": value_name(kind), "worth": _worth(after, kind)}


def _use(_: State, action: Use, __: State) -> Told:
    return "use", {"marker": marker_name(MARKER_INDEX[action.marker])}


def _drift(_: State, action: Drift, __: State) -> Told:
    return "drift", _way(action.origin, action.goal)


def _repute(before: State, action: Repute, after: State) -> Told:
    args: Args = {"worth": ground.strength(after, action.seat)}
    if action.seat == before.active:
        return f"repute-{action.way}-own", args
    return f"repute-{action.way}", {**args, "other": seat_name(action.seat)}


def _caravan(_: State, action: Caravan, __: State) -> Told:
    return "caravan", _way(action.origin, action.goal)


def _join(_: State, action: Join, __: State) -> Told:
    joined = pieces(action.count) if action.piece != "wholesaler" else pieces(0, wholesaler=True)
    return "join", {"pieces": joined}


def _done(before: State, _: Done, __: State) -> Told:
    return f"done-{STEP_IDS[before.step]}", {}


def _end(before: State, _: End, after: State) -> Told:
    found = score.turn_score(before, before.active)
    parts = score_parts(found)
    args: Args = {"total": found.total, "vp": after.vp[before.active]}
    return ("end-nothing", args) if parts is None else ("end", {**args, "parts": parts})


# Conflicts


def _fight(_: State, action: Fight, __: State) -> Told:
    return "fight", {"area": area_name(action.area), "other": seat_name(action.seat)}


def _oust(before: State, action: Oust, __: State) -> Told:
    area = before.board.index[action.area]
    return "oust", {"area": area_name(action.area), "count": before.neutrals[area]}


def _accept(before: State, _: Accept, __: State) -> Told:
    return "accept", {"fate": fate_name(before.board.fates[before.fate])}


def _refuse(before: State, _: Refuse, after: State) -> Told:
    seat = before.active
    lost = before.reputation[seat] - after.reputation[seat]
    return "refuse", {"count": lost, "worth": ground.strength(after, seat)}


def _commit(_: State, action: Commit, __: State | None) -> Told:
    if isinstance(action.influence, str):
        return f"commit-{action.influence}", {}
    return "commit", {"count": action.influence}


def _stake(_: State, action: Stake, __: State | None) -> Told:
    special = action.marker == "special"
    args: Args = {} if special else {"marker": marker_name(MARKER_INDEX[action.marker])}
    if isinstance(action.count, str):
        return ("stake-special-hidden" if special else "stake-hidden"), args
    return ("stake-special" if special else "stake"), {**args, "count": action.count}


def _reveal(before: State, action: Reveal, _: State) -> Told:
    sides = ((before.active, action.active), (before.rival, action.rival))
    one, two = (_side(before, seat, committed) for seat, committed in sides)
    return "reveal", {"one": one, "two": two}


def _side(state: State, seat: int, committed: str) -> Message:
    """Return the message for what a side commits, and its strength."""
    if committed == "retreat":
        return Message("side-retreats", {"seat": seat_name(seat)})
    influence, *names = committed.split("+")
    found = [marker_name(MARKER_INDEX[name]) for name in names]
    if int(influence):
        found.insert(0, Message("amount-influence", {"count": int(influence)}))
    args: Args = {"seat": seat_name(seat), "strength": duel.committed_strength(state, seat)}
    if not found:
        return Message("side-alone", args)
    return Message("side-commits", {**args, "commitment": listed(found)})


def _retreat(before: State, action: Retreat, _: State) -> Told:
    who = before.retreaters[0]
    args: Args = {"area": area_name(action.area), "count": action.pieces}
    if who == NEUTRALS:
        return "retreat-neutrals", args
    if before.retreat_wholesaler:
        return "retreat-wholesaler", args
    if who == before.actor:
        return "retreat-own", args
    return "retreat", {**args, "other": seat_name(who)}


def _raise(before: State, _: Raise, after: State) -> Told:
    worth = ground.strength(after, before.victor)
    return "raise", {"count": before.board.numbers.raise_cost, "worth": worth}


TELL: Final = dict(
    (
        on(Value, _value),
        on(Deposit, _deposit),
        on(Drawn, _drawn),
        on(Secret, _secret),
        on(Marker, _marker),
        on(Fate, _fate),
        on(Reveal, _reveal),
        on(Start, _start),
        on(Bid, _bid),
        on(Pass, _plain("pass")),
        on(At, _at),
        on(Buy, _buy),
        on(Move, _move),
        on(Lead, _lead),
        on(Trader, _trader),
        on(Change, _change),
        on(Use, _use),
        on(Drift, _drift),
        on(Repute, _repute),
        on(Caravan, _caravan),
        on(Join, _join),
        on(Done, _done),
        on(Halt, _plain("halt")),
        on(Peace, _plain("peace")),
        on(End, _end),
        on(Fight, _fight),
        on(Oust, _oust),
        on(Accept, _accept),
        on(Redraw, _plain("redraw")),
        on(Refuse, _refuse),
        on(Commit, _commit),
        on(Stake, _stake),
        on(Retreat, _retreat),
        on(Raise, _raise),
    )
)
"""For each kind of action, the name of its sentence and its arguments."""
