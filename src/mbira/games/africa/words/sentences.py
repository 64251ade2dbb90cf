"""What each action is called in the log, and what its sentence needs besides its seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.core.dispatch import on
from mbira.core.message import Args, Message, listed, seat_name
from mbira.games.africa import actions
from mbira.games.africa.data import MARKER_INDEX, VALUE_INDEX
from mbira.games.africa.rules import ground, score
from mbira.games.africa.rules.conflicts import duel
from mbira.games.africa.rules.state import MIGRANT_AREA, NEUTRALS
from mbira.games.africa.views.view import STEP_IDS
from mbira.games.africa.words.names import (
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


def _value(_: State, action: actions.Value, after: State) -> Told:
    kind = VALUE_INDEX[action.resource]
    return "value", {"value": value_name(kind), "worth": _worth(after, kind)}


def _worth(state: State, kind: int) -> int:
    """Return what a resource, or Africa, is worth."""
    return state.board.resource_rows[state.value_row[kind]]


def _deposit(_: State, action: actions.Deposit, __: State) -> Told:
    kind = VALUE_INDEX[action.resource]
    return "deposit", {"area": area_name(action.area), "value": value_name(kind)}


def _drawn(_: State, action: actions.Drawn, after: State) -> Told:
    return "drawn", {"seat": seat_name(action.seat), "vp": after.vp[action.seat]}


def _secret(_: State, action: actions.Secret, __: State | None) -> Told:
    args: Args = {"seat": seat_name(action.seat)}
    if action.kind == "hidden":
        return "secret-hidden", args
    return "secret", {**args, "marker": marker_name(MARKER_INDEX[action.kind])}


def _marker(before: State, action: actions.Marker, __: State) -> Told:
    kind = before.board.marker_index[action.icon, action.points]
    return "marker", {"marker": marker_with_points(before.board, kind)}


def _fate(_: State, action: actions.Fate, __: State) -> Told:
    return "fate", {"fate": fate_name(action)}


def _start(before: State, action: actions.Start, __: State) -> Told:
    return "start", {
        "area": area_name(action.area),
        "count": before.board.numbers.start_traders,
    }


def _bid(_: State, action: actions.Bid, __: State) -> Told:
    return "bid", {"count": action.amount}


def _plain(name: str) -> Callable[[State, Action, State], Told]:
    return lambda _, __, ___: (name, {})


# The turn


def _at(before: State, action: actions.At, _: State) -> Told:
    name = f"at-{STEP_IDS[before.step].removesuffix('-area')}"
    if before.step == MIGRANT_AREA and before.rules.migration_new_trader == "own":
        name += "-own"
    return name, {"area": area_name(action.area)}


def _buy(_: State, __: actions.Buy, after: State) -> Told:
    return "buy", {"points": after.points}


def _way(origin: str, goal: str) -> Args:
    return {"origin": area_name(origin), "goal": area_name(goal)}


def _move(_: State, action: actions.Move, __: State) -> Told:
    return "move", {**_way(action.origin, action.goal), "count": action.traders}


def _lead(before: State, action: actions.Lead, __: State) -> Told:
    return "lead", _way(before.board.names[before.wholesaler[before.active]], action.goal)


def _trader(before: State, action: actions.Trader, after: State) -> Told:
    return "trader", {"area": area_name(action.area), "points": before.points - after.points}


def _change(_: State, action: actions.Change, after: State) -> Told:
    kind = VALUE_INDEX[action.value]
    return f"change-{action.way}", {"value": value_name(kind), "worth": _worth(after, kind)}


def _use(_: State, action: actions.Use, __: State) -> Told:
    return "use", {"marker": marker_name(MARKER_INDEX[action.marker])}


def _drift(_: State, action: actions.Drift, __: State) -> Told:
    return "drift", _way(action.origin, action.goal)


def _repute(before: State, action: actions.Repute, after: State) -> Told:
    args: Args = {"worth": ground.strength(after, action.seat)}
    if action.seat == before.active:
        return f"repute-{action.way}-own", args
    return f"repute-{action.way}", {**args, "other": seat_name(action.seat)}


def _caravan(_: State, action: actions.Caravan, __: State) -> Told:
    return "caravan", _way(action.origin, action.goal)


def _join(_: State, action: actions.Join, __: State) -> Told:
    joined = pieces(action.count) if action.piece != "wholesaler" else pieces(0, wholesaler=True)
    return "join", {"pieces": joined}


def _done(before: State, _: actions.Done, __: State) -> Told:
    return f"done-{STEP_IDS[before.step]}", {}


def _end(before: State, _: actions.End, after: State) -> Told:
    found = score.turn_score(before, before.active)
    parts = score_parts(found)
    args: Args = {"total": found.total, "vp": after.vp[before.active]}
    return ("end-nothing", args) if parts is None else ("end", {**args, "parts": parts})


# Conflicts


def _fight(_: State, action: actions.Fight, __: State) -> Told:
    return "fight", {"area": area_name(action.area), "other": seat_name(action.seat)}


def _oust(before: State, action: actions.Oust, __: State) -> Told:
    area = before.board.index[action.area]
    return "oust", {"area": area_name(action.area), "count": before.neutrals[area]}


def _accept(before: State, _: actions.Accept, __: State) -> Told:
    return "accept", {"fate": fate_name(before.board.fates[before.fate])}


def _refuse(before: State, _: actions.Refuse, after: State) -> Told:
    seat = before.active
    lost = before.reputation[seat] - after.reputation[seat]
    return "refuse", {"count": lost, "worth": ground.strength(after, seat)}


def _commit(_: State, action: actions.Commit, __: State | None) -> Told:
    if isinstance(action.influence, str):
        return f"commit-{action.influence}", {}
    return "commit", {"count": action.influence}


def _stake(_: State, action: actions.Stake, __: State | None) -> Told:
    special = action.marker == "special"
    args: Args = {} if special else {"marker": marker_name(MARKER_INDEX[action.marker])}
    if isinstance(action.count, str):
        return ("stake-special-hidden" if special else "stake-hidden"), args
    return ("stake-special" if special else "stake"), {**args, "count": action.count}


def _reveal(before: State, action: actions.Reveal, _: State) -> Told:
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


def _retreat(before: State, action: actions.Retreat, _: State) -> Told:
    who = before.retreaters[0]
    args: Args = {"area": area_name(action.area), "count": action.pieces}
    if who == NEUTRALS:
        return "retreat-neutrals", args
    if before.retreat_wholesaler:
        return "retreat-wholesaler", args
    if who == before.actor:
        return "retreat-own", args
    return "retreat", {**args, "other": seat_name(who)}


def _raise(before: State, _: actions.Raise, after: State) -> Told:
    worth = ground.strength(after, before.victor)
    return "raise", {"count": before.board.numbers.raise_cost, "worth": worth}


TELL: Final = dict(
    (
        on(actions.Value, _value),
        on(actions.Deposit, _deposit),
        on(actions.Drawn, _drawn),
        on(actions.Secret, _secret),
        on(actions.Marker, _marker),
        on(actions.Fate, _fate),
        on(actions.Reveal, _reveal),
        on(actions.Start, _start),
        on(actions.Bid, _bid),
        on(actions.Pass, _plain("pass")),
        on(actions.At, _at),
        on(actions.Buy, _buy),
        on(actions.Move, _move),
        on(actions.Lead, _lead),
        on(actions.Trader, _trader),
        on(actions.Change, _change),
        on(actions.Use, _use),
        on(actions.Drift, _drift),
        on(actions.Repute, _repute),
        on(actions.Caravan, _caravan),
        on(actions.Join, _join),
        on(actions.Done, _done),
        on(actions.Halt, _plain("halt")),
        on(actions.Peace, _plain("peace")),
        on(actions.End, _end),
        on(actions.Fight, _fight),
        on(actions.Oust, _oust),
        on(actions.Accept, _accept),
        on(actions.Redraw, _plain("redraw")),
        on(actions.Refuse, _refuse),
        on(actions.Commit, _commit),
        on(actions.Stake, _stake),
        on(actions.Retreat, _retreat),
        on(actions.Raise, _raise),
    )
)
"""For each kind of action, the name of its sentence and its arguments."""
