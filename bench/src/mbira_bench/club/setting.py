"""How large the club is, and what happens on its evening."""

from __future__ import annotations

from msgspec import Struct

USUAL_SECONDS = 240.0
MOST_ROUNDS = 5
"""Of the tournament."""
HOLD_SECONDS = 20.0
"""For each hold of a siege, on a long evening."""
FEWEST_PEOPLE = 12


class Evening(Struct, frozen=True):
    """An evening."""

    people: int = 1000
    tables: int = 300
    matches: int = 50
    """Of the tournament."""
    rate: float = 40.0
    """Actions a second, of all tables together."""
    seconds: float = USUAL_SECONDS
    """Without those of holds."""
    kills: int = 0
    holds: tuple[str, ...] = ()
    """Of the siege, one after the other, when it has begun."""

    @property
    def rounds(self) -> int:
        """Rounds of the tournament."""
        return max(1, min(MOST_ROUNDS, self.matches // 2))

    @property
    def pairs(self) -> int:
        """Matches of a round."""
        return -(-self.matches // self.rounds)

    @property
    def part(self) -> float:
        """How much of a whole evening it is: a short one does everything less often."""
        return min(1.0, self.seconds / USUAL_SECONDS)

    @property
    def hold_seconds(self) -> float:
        """Seconds of each hold."""
        return min(HOLD_SECONDS, self.seconds / 2)
