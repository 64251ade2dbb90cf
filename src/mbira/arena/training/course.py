"""What a training is: all that its models follow from, and what came of each generation."""

from __future__ import annotations

from msgspec import Struct


class Training(Struct, frozen=True, forbid_unknown_fields=True):
    """All that the models of a training follow from."""

    game: str
    ruleset: int
    seats: int
    seed: str
    matches: int
    """How many are played in a generation."""
    generations: int
    duel: int
    """How many a new model plays against the last one, and against one that has learnt nothing."""
    units: int
    """How many hidden units models have, the linear one included."""
    explore: float
    """How often a bot tries another plan than the best."""
    trust: float
    """Lambda of TD(lambda): how much the outcome counts, and not what the model thought later."""

    @property
    def command(self) -> str:
        """The command that does it."""
        return (
            f"mbira train {self.game} --seats {self.seats} --matches {self.matches} "
            f"--generations {self.generations} --duel {self.duel} --units {self.units} "
            f"--explore {self.explore:g} --trust {self.trust:g} --seed {self.seed}"
        )


class Generation(Struct, frozen=True, forbid_unknown_fields=True):
    """What came of a generation."""

    number: int
    matches: int
    """Learnt from, those of earlier ones that still counted included."""
    digest: str
    error: float
    """How far off the model is, in points, in matches that it did not learn from."""
    wins: float
    """Of the duel with the last model."""
    wins_at_first: float
    """Of the duel with one that has learnt nothing."""
    duel: int
    kept: bool
    """Whether the next generation goes on with it."""
