"""Chance: the actor that rolls, draws and shuffles.

A chance decision lists its outcomes with weights. Whoever drives a match samples one and plays it,
so a log replays without any random generator. A match draws its results from a secret seed and
the position in the log: the seed's digest is shown at the start, the seed at the end, and anybody
can check that no result was chosen by hand.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import TYPE_CHECKING

from mbira.core.errors import MbiraError

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator, Sequence

    from mbira.core.action import Action


class Chance:
    """A chance decision: its outcomes and how likely each is, as whole-number weights."""

    __slots__ = ("_even", "outcomes", "total", "weights")

    def __init__(self, outcomes: Sequence[Action], weights: Sequence[int] | None = None) -> None:
        self.outcomes = tuple(outcomes)
        self.weights = tuple(weights) if weights is not None else (1,) * len(self.outcomes)
        self.total = sum(self.weights)
        self._even = weights is None

    def __len__(self) -> int:
        return len(self.outcomes)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.outcomes)

    def __contains__(self, action: object) -> bool:
        return action in self.outcomes

    def probability(self, action: Action) -> float:
        """Return how likely an outcome is; 0 if it is not one."""
        for outcome, weight in zip(self.outcomes, self.weights, strict=True):
            if outcome == action:
                return weight / self.total
        return 0.0

    def choose(self, rng: random.Random) -> Action:
        """Return an outcome drawn with a generator, for simulations."""
        return self.outcome_at(int(rng.random() * self.total))

    def outcome_at(self, mark: int) -> Action:
        """Return the outcome under a mark between 0 and the sum of the weights."""
        if self._even and 0 <= mark < self.total:
            return self.outcomes[mark]
        for outcome, weight in zip(self.outcomes, self.weights, strict=True):
            mark -= weight
            if mark < 0:
                return outcome
        raise IndexError("the mark lies beyond the weights")


LONGEST_SEED = 100


class Seed:
    """The secret that a match's chance results follow from."""

    __slots__ = ("secret",)

    def __init__(self, secret: str) -> None:
        if len(secret) > LONGEST_SEED or not secret.isprintable():
            raise MbiraError(
                f"a seed is up to {LONGEST_SEED} printable characters, not {secret[:20]!r}..."
            )
        self.secret = secret

    @classmethod
    def fresh(cls) -> Seed:
        """Return a seed from the system's randomness."""
        return cls(secrets.token_hex(32))

    @property
    def commitment(self) -> str:
        """The seed's digest: shown before the match starts, it fixes every result."""
        return f"sha256:{hashlib.sha256(b'mbira seed ' + self.secret.encode()).hexdigest()}"

    def pick(self, chance: Chance, position: int) -> Action:
        """Return the outcome that belongs at a position of the log."""
        digest = hashlib.sha256(f"mbira chance {position} {self.secret}".encode()).digest()
        return chance.outcome_at(int.from_bytes(digest) % chance.total)
