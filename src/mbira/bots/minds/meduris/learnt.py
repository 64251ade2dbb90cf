"""Meduris: what a network has learnt to see in a position beyond its terms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.bots.minds.meduris.inputs import of_rest, of_ring, ring_inputs
from mbira.games.meduris.data import DRUID_TOKEN

if TYPE_CHECKING:
    from mbira.bots.learnt.net import Net
    from mbira.bots.minds.meduris.value import Row
    from mbira.games.meduris.rules.state import State

MOST_RINGS: Final = 20_000
"""What this many rings tell is remembered."""


class Learnt:
    """Asks a network; remembers what rings tell it, as most actions leave the ring as it is."""

    def __init__(self, net: Net, late: float, early: float) -> None:
        self._net = net
        self.late = late
        self.early = early
        """The scale of leads at the end, and how much more it is at the start."""
        self._rings: dict[tuple[object, ...], int] = {}

    def more(self, state: State, seat: int, rows: list[Row]) -> float:
        """Return how much further ahead a seat will be than the terms say, given all of them."""
        net = self._net
        tokens = state.tokens
        key = (
            seat, tuple(state.owner), state.temples, tuple(state.runes), state.druid, tokens[0],
            tokens[1], tokens[DRUID_TOKEN],
        )  # fmt: skip
        told = self._rings.get(key)
        if told is None:
            if len(self._rings) >= MOST_RINGS:
                self._rings.clear()
            told = self._rings[key] = net.bias + net.part(of_ring(state, seat))
        rest = of_rest(state, seat, rows)
        return net.value(told + net.part(rest, ring_inputs(state.seats)))
