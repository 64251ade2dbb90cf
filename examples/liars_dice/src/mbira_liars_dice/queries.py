"""What can be asked about a position: how likely a bid is, for all that a seat knows."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING

from msgspec import Struct

from mbira.core.errors import MbiraError
from mbira.core.message import Message
from mbira.core.question import Question, number
from mbira_liars_dice.actions import SIDES, Bid
from mbira_liars_dice.rules import matching

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira.core.question import Questions
    from mbira_liars_dice.views import DiceView


class Odds(Struct, frozen=True):
    """How likely a bid is to be true."""

    bid: Bid
    chance: float


def odds(view: DiceView, bid: Bid) -> Odds:
    """Return how likely a bid is, if all dice that this view hides fell by chance alone."""
    wild = view.options.wild_ones
    own = "" if view.seat is None else view.hands[view.seat]
    unseen = sum(view.dice) - len(own)
    missing = max(0, bid.count - matching(own, bid.face, wild=wild))
    right = (2 if wild and bid.face != 1 else 1) / SIDES
    ways = (
        comb(unseen, found) * right**found * (1 - right) ** (unseen - found)
        for found in range(missing, unseen + 1)
    )
    return Odds(bid, round(sum(ways), 4))


def _answer(view: DiceView, words: Sequence[str]) -> Odds | None:
    """Answer `odds` for the bid on the table, or `odds 4 5` for a bid that one thinks of."""
    if not words:
        return None if view.bid is None else odds(view, view.bid)
    count, face = number(words, "odds", "count"), number(words[1:], "odds", "face")
    if not 1 <= face <= SIDES:
        raise MbiraError(f"no die shows a {face}")
    return odds(view, Bid(count, face))


def _tell(_: DiceView, found: Odds | None) -> list[Message]:
    if found is None:
        return [Message("tell-odds-none")]
    return [Message("tell-odds", {"percent": round(100 * found.chance)})]


QUESTIONS: Questions[DiceView] = {"odds": Question(Odds | None, _answer, _tell)}
"""What can be asked: how the words are read, what answers, and how that is told."""
