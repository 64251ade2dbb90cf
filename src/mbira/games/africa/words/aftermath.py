"""What followed from an action on its own: the auction's result, losses, influence, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.core.dispatch import on
from mbira.core.message import Args, Message, listed, seat_name
from mbira.games.africa import actions
from mbira.games.africa.data import HEART, MARKER_INDEX, SPECIAL, SPECIAL_MARKERS
from mbira.games.africa.rules import auction, ground, score
from mbira.games.africa.rules.conflicts import duel
from mbira.games.africa.rules.state import CARAVAN_PIECES, FINISHED, NONE
from mbira.games.africa.words.names import area_name, cost, marker_name, markers, pieces

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mbira.core.action import Action
    from mbira.games.africa.rules.state import State


def aftermath(before: State, after: State, action: Action) -> list[Message]:
    """Return sentences, `then-` and what followed, in the order in which it did."""
    tell = FOLLOWED.get(type(action))
    told = [] if tell is None else tell(before, action, after)
    if after.refilled and not before.refilled:
        told.append(Message("then-refill", {"count": sum(after.stack)}))
    return told


def _bid_made(before: State, action: Action, after: State) -> list[Message]:
    """Return who won the auction, at what price, and who has a share of it."""
    if before.place + 1 < before.seats:
        return []
    row = markers(before.board, before.rows[0])
    if after.active == NONE:
        return [Message("then-no-bids", {"markers": row})]
    args: Args = {"seat": seat_name(after.active), "markers": row}
    bid = action.amount if isinstance(action, actions.Bid) else before.high_bid
    if not bid:
        return [Message("then-free", args)]
    if not (before.rules.influence_public or after.active == before.actor):
        return [Message("then-award-bid", {**args, "count": bid})]  # how it is paid is still hidden
    influence, vp = auction.price(before, after.active, bid)
    told = [Message("then-award", {**args, "cost": cost(influence, vp)})]
    received = auction.shares(before, after.active, vp)
    gained = [
        Message("share", {"seat": seat_name(seat), "count": share})
        for seat, share in received
        if share and after.vp[seat] != before.vp[seat]
    ]
    if gained:
        told.append(Message("then-shares", {"shares": listed(gained)}))
    return told


def _ended(before: State, _: actions.End, after: State) -> list[Message]:
    """Return how many spaces of the track were jumped over, and how the pool was shared out."""
    seat = before.active
    went = abs(after.vp[seat] - before.vp[seat])
    jumped = went - abs(score.turn_score(before, seat).total)
    told = [Message("then-jumped", {"count": jumped})] if jumped > 0 else []
    each = 0 if after.step == FINISHED else before.pool // (before.seats - 1)
    if each:
        told.append(Message("then-pool", {"count": each, "left": after.pool}))
    return told


def _used(before: State, action: actions.Use, after: State) -> list[Message]:
    """Return what a marker that asks for nothing more did."""
    marker = MARKER_INDEX[action.marker]
    if marker >= SPECIAL:
        worth = ground.strength(after, before.active)
        return [Message("then-reputation", {"seat": seat_name(before.active), "worth": worth})]
    if marker == HEART:
        count = before.neutral_supply - after.neutral_supply
        return [Message("then-heart", {"count": count})]
    if after.vp_marker == before.vp_marker and after.step == before.step:
        return [Message("then-no-effect")]
    return []


def _arrived(before: State, action: Action, after: State) -> list[Message]:
    """Return that the caravan set out, when all that go have joined."""
    if before.step != CARAVAN_PIECES or after.step == CARAVAN_PIECES:
        return []
    origin, goal, fresh, spent, wholesaler = before.caravan
    if isinstance(action, actions.Join):
        piece = action.piece
        fresh += action.count * (piece == "trader")
        spent += action.count * (piece == "spent-trader")
        wholesaler += piece == "wholesaler"
    names = before.board.names
    args: Args = {
        "pieces": pieces(fresh + spent, wholesaler=bool(wholesaler)),
        "origin": area_name(names[origin]),
        "goal": area_name(names[goal]),
    }
    told = [Message("then-caravan", args)]
    if before.area != NONE and after.area == NONE:
        told.append(Message("then-conflict-off", {"area": area_name(names[before.area])}))
    return told


def _accepted(before: State, _: actions.Accept, after: State) -> list[Message]:
    """Return what the marker cost in pieces, and what became of the neutral traders."""
    seat = before.active
    wholesaler_lost = after.wholesaler[seat] != before.wholesaler[seat]
    told = _lost(before, after, seat) if wholesaler_lost else []  # else the marker says it
    gone = after.neutral_supply - before.neutral_supply
    if gone:
        told.append(Message("then-neutrals-gone", {"count": gone}))
    else:
        told.append(Message("then-not-won"))
    return told


def _lost(before: State, after: State, seat: int) -> list[Message]:
    traders = after.supply[seat] - before.supply[seat]
    wholesaler = before.wholesaler[seat] != NONE and after.wholesaler[seat] == NONE
    if not (traders or wholesaler):
        return []
    found = pieces(traders, wholesaler=wholesaler)
    return [Message("then-lost", {"seat": seat_name(seat), "pieces": found})]


def _revealed(before: State, _: actions.Reveal, after: State) -> list[Message]:
    """Return who won, who gets what was committed, and who is lost."""
    victor = duel.victor(before)
    if victor == NONE:
        told = [Message("then-both-retreat")]
    else:
        told = [Message("then-won", {"seat": seat_name(victor)})]
        told += _received(before, after, duel.other_side(before, victor))
    for seat in (before.active, before.rival):
        told += _lost(before, after, seat)
    beaten = () if victor == NONE else (duel.other_side(before, victor),)
    return told + _stuck(before, after, duel.retreating(before) or beaten)


def _retreated(before: State, _: actions.Retreat, after: State) -> list[Message]:
    """Return who else could go nowhere: lost by it, or left where it was."""
    told = [said for seat in range(before.seats) for said in _lost(before, after, seat)]
    return told + _stuck(before, after, before.retreaters[1:])


def _stuck(before: State, after: State, seats: Iterable[int]) -> list[Message]:
    """Return which of those that had to retreat stay because every way is closed."""
    return [
        Message("then-stuck", {"seat": seat_name(seat)})
        for seat in seats
        if seat not in after.retreaters and ground.pieces(after, seat, before.area)
    ]


def _received(before: State, after: State, loser: int) -> list[Message]:
    """Return what a side that retreats gets of what the other one committed."""
    influence = after.influence[loser] - before.influence[loser]
    kinds = after.kept[loser][len(before.kept[loser]) :]
    found = [Message("amount-influence", {"count": influence})] if influence > 0 else []
    icons = before.board.marker_icons
    specials = after.open_specials[loser][len(before.open_specials[loser]) :]
    if loser in duel.retreating(before):
        found += [marker_name(icons[kind]) for kind in kinds]
        found += [marker_name(SPECIAL_MARKERS[kind]) for kind in specials]
    if not found:
        return []
    return [Message("then-received", {"seat": seat_name(loser), "commitment": listed(found)})]


FOLLOWED: Final = dict(
    (
        on(actions.Bid, _bid_made),
        on(actions.Pass, _bid_made),
        on(actions.End, _ended),
        on(actions.Use, _used),
        on(actions.Join, _arrived),
        on(actions.Done, _arrived),
        on(actions.Accept, _accepted),
        on(actions.Reveal, _revealed),
        on(actions.Retreat, _retreated),
    )
)
"""For the kinds of actions from which something follows, what."""
