"""What a seat is rewarded with, by name.

`outcome` and `margin` come when the match is over. `shaped` adds to `outcome` how much better the
seat's chances look after each action, by the evaluation that the bots use: a potential, so that
what is best to do stays the same (Ng, Harada and Russell, 1999).
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Literal, get_args

from mbira.bots.mind import find_mind, has_mind
from mbira.core.errors import MbiraError, did_you_mean

if TYPE_CHECKING:
    from mbira.core.game import Outcome
    from mbira.envs.episode import Episode, Rulebook

RewardName = Literal["outcome", "margin", "shaped"]
REWARDS: tuple[RewardName, ...] = get_args(RewardName)
LEVEL = "adept"
"""The bot whose evaluation shapes rewards."""


def check_reward(name: str, book: Rulebook) -> None:
    """Refuse a reward that there is not, or that a game has no evaluation for."""
    if name not in REWARDS:
        raise MbiraError(f"there is no reward {name!r}; {did_you_mean(name, REWARDS, 'rewards')}")
    game = book.game.spec.id
    if name == "shaped" and not has_mind(game):
        raise MbiraError(f"bots know nothing of {game}, so nothing can shape its rewards")


def final(name: str, outcome: Outcome, seats: int) -> list[float]:
    """Return what each seat is rewarded with when the match is over."""
    if name == "margin":
        return margins(outcome)
    return shares(outcome, seats)


def shares(outcome: Outcome, seats: int) -> list[float]:
    """Return 1 for a win and -1 shared by those who lost; all together, 0.

    Winners who tie share the 1.
    """
    winners = outcome.winners
    if len(winners) == seats:
        return [0.0] * seats
    won, lost = 1.0 / len(winners), -1.0 / (seats - len(winners))
    return [won if seat in winners else lost for seat in range(seats)]


def margins(outcome: Outcome) -> list[float]:
    """Return by how many points each seat is ahead of the best of the others."""
    scores = outcome.scores
    return [
        float(score - max(scores[:seat] + scores[seat + 1 :])) for seat, score in enumerate(scores)
    ]


class Potential:
    """How good a match looks to each seat: its chances to win, as a bot would see them there.

    Each seat's is made from what that seat may know, so rewards tell it nothing more.
    """

    def __init__(self, book: Rulebook) -> None:
        self._sight = book.game.sight
        self._mind = find_mind(book.game.spec.id, LEVEL)
        self._seats = range(book.seats)
        self.now = [0.0] * book.seats
        """What the match looked like to each seat when last looked at."""

    def begin(self, episode: Episode) -> None:
        """Look at a match that begins."""
        self.now = self._look(episode)

    def gains(self, episode: Episode) -> list[float]:
        """Return how much better it looks to each seat than when last looked at."""
        before, self.now = self.now, self._look(episode)
        return [new - old for new, old in zip(self.now, before, strict=True)]

    def _look(self, episode: Episode) -> list[float]:
        """Return the potential of each seat; a match that is over has none."""
        if episode.over:
            return [0.0 for _ in self._seats]
        looks = []
        for seat in self._seats:
            view = self._sight.view(episode.state, seat)
            # the same dice for all, so that what looks the same is worth the same
            imagined = self._sight.imagine(view, random.Random(0))
            looks.append(self._mind.chances(imagined)[seat])
        return looks
