"""Phases III and IV: revenue, and who has won."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from mbira.core.game import Outcome
from mbira.core.legal import bits
from mbira.core.message import Message, seat_name
from mbira.games.zimbabwe.data import ENGAI, ENGAI_INCOME, SPECIALISTS, XANGO
from mbira.games.zimbabwe.rules.steps import FINISHED
from mbira.games.zimbabwe.rules.turn import from_stock

if TYPE_CHECKING:
    from mbira.games.zimbabwe.rules.state import State

VICTORY = "victory"
ROUND_LIMIT = "round-limit"


def on_cards(state: State, seat: int) -> int:
    """Return the cattle on all of a seat's cards."""
    total = state.god_card[seat] + sum(state.technology_card[seat * 7 : seat * 7 + 7])
    for specialist in bits(state.specialists[seat]):
        total += state.specialist_card[specialist]
    return total


def income(state: State, seat: int) -> int:
    """Return what the highest monument brings a seat."""
    highest = 0
    for number, owner in enumerate(state.monument_owners):
        if owner == seat:
            highest = max(highest, state.monument_levels[number])
    return highest


def collect(state: State) -> None:
    """Let all seats take what is on their cards, and their income, in order of play.

    What lies on the card of a god whom nobody adores goes to the stock (R38).
    """
    state.stock += state.qamata_cattle
    state.qamata_cattle = 0
    for seat in state.order:
        state.cattle[seat] += on_cards(state, seat)
        due = income(state, seat) + (ENGAI_INCOME if state.god[seat] == ENGAI else 0)
        state.cattle[seat] += from_stock(state, due)
    state.god_card = [0] * state.seats
    state.technology_card = [0] * (7 * state.seats)
    state.specialist_card = [0] * len(SPECIALISTS)


def reached(state: State, seat: int) -> bool:
    """Return whether a seat has the points that it needs."""
    return state.vp[seat] >= state.vr[seat]


def end_if_won(state: State) -> bool:
    """End the match if somebody has won, or if the last round is over; return whether it ended."""
    limit = state.rules.round_limit
    if any(reached(state, seat) for seat in range(state.seats)):
        state.end_reason = VICTORY
    elif limit is not None and state.round >= limit:
        state.end_reason = ROUND_LIMIT
    else:
        return False
    state.step = FINISHED
    return True


def merit(state: State, seat: int) -> tuple[int, int, int, int, int]:
    """Return what seats are compared by, the more the better (R46)."""
    over = state.vp[seat] - state.vr[seat]
    xango = 1 if state.god[seat] == XANGO else 0
    outright = xango if state.rules.xango_wins_outright and over >= 0 else 0
    # while gifts are given, those who have not passed come first, in an order still open
    place = state.order.index(seat) if seat in state.order else -1
    return (outright, over, xango, state.vp[seat], -place)


MERITS = ("xango-outright", "overshoot", "xango", "points", "order")
"""What the parts of `merit` are called."""
NUMBERED = ("overshoot", "points")
"""Those that are told with their numbers."""


def ranking(state: State) -> list[int]:
    """Return the seats from best to worst as the match stands."""
    return sorted(range(state.seats), key=lambda seat: merit(state, seat), reverse=True)


def decided_by(state: State, better: int, worse: int) -> str:
    """Return what puts one seat before another: one of MERITS; "" if nothing does yet."""
    pairs = zip(MERITS, merit(state, better), merit(state, worse), strict=True)
    return next((name for name, one, other in pairs if one != other), "")


def outcome(state: State) -> Outcome | None:
    """Return how the match ended; None while it goes on."""
    if state.step != FINISHED:
        return None
    seats = ranking(state)
    why = [Message(f"end-{state.end_reason}", {"round": state.round})]
    for better, worse in pairwise(seats):
        by = decided_by(state, better, worse)
        args: dict[str, str | int | Message] = {
            "seat": seat_name(better),
            "other": seat_name(worse),
        }
        if by in NUMBERED:
            part = MERITS.index(by)
            args["more"] = merit(state, better)[part]
            args["less"] = merit(state, worse)[part]
        why.append(Message(f"before-{by}", args))
    return Outcome(
        ranking=tuple((seat,) for seat in seats),
        scores=tuple(state.vp[seat] - state.vr[seat] for seat in range(state.seats)),
        why=tuple(why),
    )
