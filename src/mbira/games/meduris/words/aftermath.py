"""What followed from an action on its own: stones, the druid's way, points, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.message import Args, Message, seat_name
from mbira.games.meduris.data import POINTS_TOKEN, TOKEN_POINTS
from mbira.games.meduris.rules import druid, score
from mbira.games.meduris.rules.state import (
    FINISHED,
    FOR_DRUID,
    FREE,
    NO_PAYMENT,
    OFFERING,
    PAYMENT,
    REPLACEMENT,
)
from mbira.games.meduris.rules.turn import turns_left
from mbira.games.meduris.words.names import ROUNDS_TOLD, district_name, points

if TYPE_CHECKING:
    from mbira.games.meduris.rules.state import State


def aftermath(before: State, after: State) -> list[Message]:
    """Return sentences, `then-` and what followed, in the order in which it did."""
    told: list[Message] = []
    built = (after.huts | after.temples) & ~(before.huts | before.temples)
    paid = before.step in {PAYMENT, REPLACEMENT} and after.purpose == NO_PAYMENT
    if paid and before.purpose == FOR_DRUID:
        told.append(Message("then-offered", {"vp": before.gain}))
    if built:
        told += _building(before, after, built.bit_length() - 1, begun_earlier=paid)
    if after.finisher != before.finisher:
        told.append(Message("then-last-turns", {"seat": seat_name(after.finisher)}))
    asked = after.step == OFFERING
    if built and (after.lap or not asked):
        told.append(_stayed_off(before))
    if after.lap and not before.lap:
        told.append(Message(f"then-lap-{after.end_reason}", {"turns": after.turn}))
    if asked:
        told += _walk(before, after)
    if after.step == FINISHED:
        told += [_final(after, seat) for seat in range(after.seats)]
    if after.turn != before.turn and after.finisher < 0:
        told += _limit(after)
    return told


def _limit(after: State) -> list[Message]:
    """Return that the turn limit is near, where one of the last rounds begins (R25)."""
    left = turns_left(after)
    if left is None:
        return []
    rounds, more = divmod(left + 1, after.seats)
    return [] if more or rounds > ROUNDS_TOLD else [Message("then-limit", {"rounds": rounds})]


def _building(before: State, after: State, space: int, *, begun_earlier: bool) -> list[Message]:
    """Return that a building stands, and what its builder gets for it."""
    told = []
    seat, hut = after.owner[space], after.huts >> space & 1
    if begun_earlier:
        told.append(Message("then-hut" if hut else "then-temple", {"space": space}))
    if before.tokens[POINTS_TOKEN] >> space & 1:
        told.append(Message("then-token", {"vp": TOKEN_POINTS}))
    district = after.board.district[space]
    holder = before.runes[district]
    if hut and holder != seat:
        args: Args = {"seat": seat_name(seat), "district": district_name(district)}
        if holder == FREE:
            told.append(Message("then-rune", args))
        else:
            told.append(Message("then-rune-from", {**args, "other": seat_name(holder)}))
    return told


def _stayed_off(before: State) -> Message:
    """Return what the druid did after a building that led him to no hut."""
    if before.druid < -1:
        return Message("then-druid-rock", {"rock": before.board.rocks + 2 + before.druid})
    return Message("then-druid-waits")


def _walk(before: State, after: State) -> list[Message]:
    """Return that the druid came to a hut, and what the river brought on the way."""
    told = []
    crossed = druid.crossings(before, after.druid)
    if crossed and druid.river_scores(after):
        held = [(seat, crossed * after.runes.count(seat)) for seat in range(after.seats)]
        scored = points((seat, vp) for seat, vp in held if vp)
        told.append(Message("then-river", {"points": scored}))
    owner = seat_name(after.owner[after.druid])
    return [*told, Message("then-druid", {"space": after.druid, "owner": owner})]


def _final(after: State, seat: int) -> Message:
    """Return what temples and rune stones brought a seat at the end."""
    return Message(
        "then-final",
        {
            "seat": seat_name(seat),
            "temples": score.temples_points(after, seat),
            "runes": score.rune_points(after, seat),
            "vp": after.vp[seat],
        },
    )
