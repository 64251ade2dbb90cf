"""The game in sentences: what is being decided, and what each record of the log did."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.core.dispatch import on
from mbira.core.game import NOBODY
from mbira.core.legal import lowest
from mbira.core.message import Args, Message, in_a_row, listed
from mbira.games.zimbabwe import actions
from mbira.games.zimbabwe.data import COST, CRAFTSMAN_VP, ENGAI, FAMILY, HUB_FEE, RESOURCE
from mbira.games.zimbabwe.rules import bidding, legal
from mbira.games.zimbabwe.rules.market import price_for
from mbira.games.zimbabwe.rules.raising import craftsman_at
from mbira.games.zimbabwe.rules.score import collect, income, on_cards
from mbira.games.zimbabwe.rules.steps import CRAFTSMAN_SITE, NOTHING, RESOURCE_SITE, TURN
from mbira.games.zimbabwe.rules.turn import from_stock, god_change, technology_cost
from mbira.games.zimbabwe.views.view import STEP_IDS
from mbira.games.zimbabwe.words.names import (
    craftsman_name,
    god_name,
    resource_name,
    seat_name,
    specialist_name,
)

if TYPE_CHECKING:
    from mbira.core.game import Record
    from mbira.games.zimbabwe.rules.state import Craftsman, State


def question(state: State) -> Message:
    """Return what is being decided now: `ask-` and the step, with what it is about."""
    step = STEP_IDS[state.step]
    if state.actor == NOBODY:
        return Message("ask-finished")
    if state.actor < 0:
        return Message(f"ask-{step}")
    args: Args = {"seat": seat_name(state.actor)}
    if step == "gift":
        args["least"] = state.gift + 1
        args["most"] = bidding.most(state, state.actor)
    elif state.step == CRAFTSMAN_SITE:
        args["craftsman"] = craftsman_name(state.kind)
    elif state.step == RESOURCE_SITE:
        args["resource"] = resource_name(state.kind)
    elif state.raising >= 0:
        args |= _raising(state)
    elif state.step == TURN and legal.price_first(state):
        kind = lowest(state.unpriced)
        return Message("ask-turn-unpriced", {**args, "craftsman": craftsman_name(kind)})
    elif state.step == TURN and state.owed >= 0:
        return Message("ask-turn-owed", {**args, "specialist": specialist_name(state.owed)})
    elif state.step == TURN and state.main != NOTHING:
        return Message("ask-turn-on", args)
    elif state.step == TURN:
        return _turn_question(state, args)
    return Message(f"ask-{step}", args)


def _turn_question(state: State, args: Args) -> Message:
    """Return what is asked at the start of a turn: it names only what can be chosen."""
    gods = not state.chosen and legal.gods(state)
    specialists = not state.chosen and legal.specialists(state)
    args["use"] = "yes" if state.specialists[state.actor] & ~state.used else "no"
    if gods and specialists:
        return Message("ask-turn", args)
    if gods:
        return Message("ask-turn-god", args)
    if specialists:
        return Message("ask-turn-specialist", args)
    return Message("ask-turn-main", args)


def _raising(state: State) -> Args:
    args: Args = {
        "cell": state.board.grid.names[state.monument_cells[state.raising]],
        "goods": state.goods_left,
    }
    if state.supplier is not None:
        args["craftsman"] = craftsman_name(state.supplier.kind)
        args["resource"] = resource_name(RESOURCE[state.supplier.kind])
    elif state.maker is not None:
        args["craftsman"] = craftsman_name(state.maker.kind)
        args["primary"] = craftsman_name(FAMILY[state.maker.kind])
    return args


def describe(before: State, after: State | None, record: Record) -> Message:  # noqa: ARG001
    """Return a record as a sentence: `log-` and the action, with what it did."""
    action = record.action
    name = type(action).__struct_config__.tag
    args: Args = {}
    if isinstance(record.seat, int):
        args["seat"] = seat_name(record.seat)
    if isinstance(action, actions.At):
        return _at(before, action, args)
    if isinstance(action, actions.End) and before.turn == before.seats - 1:
        return Message("log-end-round", {**args, "round": before.round, "got": _revenue(before)})
    tell = TELL.get(type(action))
    if tell is not None:
        args |= tell(before, action)
    told = [Message(f"log-{name}", args)]
    if isinstance(action, actions.Bid | actions.Pass):
        told += _who_is_left(before, action.cattle if isinstance(action, actions.Bid) else 0)
    return in_a_row(told)


def _revenue(before: State) -> Message:
    """Return what every seat collects at the end of a round, and what of it Engai gives."""
    after = before.clone()
    collect(after)
    return listed([_collected(before, after, seat) for seat in before.order])


def _collected(before: State, after: State, seat: int) -> Message:
    got = after.cattle[seat] - before.cattle[seat]
    rest = on_cards(before, seat) + income(before, seat)
    engai = max(0, got - rest) if before.god[seat] == ENGAI else 0
    return Message(
        "collects",
        {"seat": seat_name(seat), "cattle": got, "rest": got - engai, "engai": engai},
    )


def _at(before: State, action: actions.At, args: Args) -> Message:
    args["cell"] = action.cell
    if before.step == CRAFTSMAN_SITE:
        seat, kind = before.actor, before.kind
        new = not before.price[seat * 7 + kind]
        args["craftsman"] = craftsman_name(kind)
        args["cost"] = COST[kind]
        args["vp"] = CRAFTSMAN_VP[kind]
        args["vr"] = technology_cost(before, seat, kind) if new else 0
    elif before.step == RESOURCE_SITE:
        args["resource"] = resource_name(before.kind)
    return Message(f"log-at-{STEP_IDS[before.step]}", args)


def _tile(_: State, action: actions.Tile) -> Args:
    return {"tile": action.tile, "turns": action.turns}


def _marker(_: State, action: actions.Marker) -> Args:
    return {"seat": seat_name(action.seat)}


def _without(_: State, action: actions.Without) -> Args:
    return {"god": god_name(actions.GOD_INDEX[action.god])}


def _bid(before: State, action: actions.Bid) -> Args:
    helped = min(action.cattle, bidding.stock_help(before, before.actor))
    return {"cattle": action.cattle, "helped": helped}


def _who_is_left(before: State, gift: int) -> list[Message]:
    """Return which seats have to pass without being asked, and who is first if that is clear."""
    left = bidding.still_giving(before, gift)
    asked = [seat for seat in before.bidders if gift or seat != before.actor]
    out = [seat_name(seat) for seat in asked if seat not in left]
    told = []
    if len(out) == 1:
        told.append(Message("then-passes", {"seat": out[0]}))
    elif out:
        told.append(Message("then-pass", {"seats": listed(out)}))
    if len(left) == 1:
        told.append(Message("then-first", {"seat": seat_name(left[0])}))
    return told


def _god(before: State, action: actions.God) -> Args:
    god = actions.GOD_INDEX[action.god]
    change = god_change(before, before.actor, god)
    return {"god": god_name(god), "change": change, "vr": before.vr[before.actor] + change}


def _specialist(_: State, action: actions.Specialist) -> Args:
    return {"specialist": specialist_name(actions.SPECIALIST_INDEX[action.specialist])}


def _shaman(_: State, action: actions.Shaman) -> Args:
    return {"resource": resource_name(actions.RESOURCE_INDEX[action.resource])}


def _herd(before: State, action: actions.Herd) -> Args:
    return {"cattle": action.cattle, "calves": from_stock(before.clone(), action.cattle // 2)}


def _place(_: State, action: actions.Place) -> Args:
    return {"craftsman": craftsman_name(actions.CRAFTSMAN_INDEX[action.craftsman])}


def _price(_: State, action: actions.Price) -> Args:
    return {
        "craftsman": craftsman_name(actions.CRAFTSMAN_INDEX[action.craftsman]),
        "price": action.price,
    }


def _raise(before: State, action: actions.Raise) -> Args:
    number = before.monument_cells.index(before.board.grid.cell[action.cell])
    return {"cell": action.cell, "level": before.monument_levels[number] + 1}


def _payment(before: State, craftsman: Craftsman, origin: int) -> Args:
    hubs = before.network(before.steps()).hubs(origin, craftsman.cells)
    return {
        "craftsman": craftsman_name(craftsman.kind),
        "owner": seat_name(craftsman.owner),
        "own": "yes" if craftsman.owner == before.actor else "no",
        "price": price_for(before, craftsman),
        "hubs": hubs,
        "fee": hubs * HUB_FEE,
    }


def _buy(before: State, action: actions.Buy) -> Args:
    gate = craftsman_at(before, before.board.grid.cell[action.cell])
    origin = 1 << before.monument_cells[before.raising]
    return {"cell": action.cell, **_payment(before, gate, origin)}


def _primary(before: State, action: actions.Primary) -> Args:
    found = craftsman_at(before, before.board.grid.cell[action.cell])
    assert before.maker is not None  # noqa: S101
    return {"cell": action.cell, **_payment(before, found, before.maker.cells)}


def _resource(before: State, action: actions.Resource) -> Args:
    assert before.supplier is not None  # noqa: S101
    kind = before.supplier.kind
    return {
        "cell": action.cell,
        "resource": resource_name(RESOURCE[kind]),
        "craftsman": craftsman_name(kind),
    }


TELL: Final = dict(
    (
        on(actions.Tile, _tile),
        on(actions.Marker, _marker),
        on(actions.Without, _without),
        on(actions.Bid, _bid),
        on(actions.God, _god),
        on(actions.Specialist, _specialist),
        on(actions.Shaman, _shaman),
        on(actions.Herd, _herd),
        on(actions.Place, _place),
        on(actions.Price, _price),
        on(actions.Raise, _raise),
        on(actions.Buy, _buy),
        on(actions.Primary, _primary),
        on(actions.Resource, _resource),
    )
)
"""What the sentence about an action needs besides its seat."""
