"""The table as text, 80 columns wide: the bid, the cups, and what the last round showed.

This is what a terminal shows, and a browser that knows nothing more of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.drawing import columns, cut, left
from mbira.core.message import EMBLEMS, Line, Message, Say, Span, seat_name
from mbira_liars_dice.rules import BIDDING, matching
from mbira_liars_dice.views import HIDDEN
from mbira_liars_dice.words import bid_name

if TYPE_CHECKING:
    from collections.abc import Collection

    from mbira_liars_dice.actions import Bid
    from mbira_liars_dice.views import DiceView

WIDTH = 80
NAME, HAND = 20, 24
"""The columns of a seat's name, and of dice."""


def draw(view: DiceView, say: Say, marked: Collection[str] = ()) -> list[Line]:
    """Return the position; the bid stands out where it may be doubted."""
    wild = "yes" if view.options.wild_ones else "no"
    there = Message("label-table", {"count": sum(view.dice), "wild": wild})
    titles = "     " + left(say(Message("label-seat")), NAME)
    titles += left(say(Message("label-cup")), HAND) + say(Message("label-last"))
    return [
        [Span(cut(say(there), WIDTH), "quiet")],
        [Span(cut(say(_bid(view)), WIDTH), "glow" if "liar" in marked else "strong")],
        [],
        [Span(cut(titles, WIDTH), "quiet")],
        *(_seat(view, say, seat) for seat in range(len(view.dice))),
        *_last(view, say),
    ]


def _bid(view: DiceView) -> Message:
    if view.bid is None:
        return Message("label-no-bid")
    return Message("label-bid", {"bid": bid_name(view.bid), "seat": seat_name(view.bidder)})


def _seat(view: DiceView, say: Say, seat: int) -> Line:
    turn = "▸" if view.step == BIDDING and seat == view.turn else " "
    name = f"{EMBLEMS[seat]} {seat} {left(say(seat_name(seat)), NAME)}"
    line = [Span(turn, "accent"), Span(name, f"seat-{seat}")]
    if view.dice[seat]:
        line += _dice(view, view.hands[seat] or HIDDEN * view.dice[seat], view.bid)
    else:
        line.append(Span(left(say(Message("label-out")), HAND), "quiet"))
    if view.last is not None:
        line += _dice(view, view.last.hands[seat], view.last.bid)
    return line


def _dice(view: DiceView, hand: str, bid: Bid | None) -> Line:
    """Return dice in a row; those that count for the bid stand out."""
    line = []
    for die in hand:
        counts = bid and matching(die, bid.face, wild=view.options.wild_ones)
        line.append(Span(f"[{die}]", "strong" if counts else "quiet"))
    return [*line, Span(" " * (HAND - sum(columns(span.text) for span in line)))]


def _last(view: DiceView, say: Say) -> list[Line]:
    """Return what became of the bid of the last round."""
    last = view.last
    if last is None:
        return []
    said = Message(
        "label-showdown",
        {
            "bidder": seat_name(last.bidder),
            "bid": bid_name(last.bid),
            "caller": seat_name(last.caller),
            "found": last.found,
            "loser": seat_name(last.loser),
        },
    )
    return [[], [Span(cut(say(said), WIDTH), "quiet")]]
