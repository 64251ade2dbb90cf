"""One seat of a match, with bots on all others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.bots import make_bot
from mbira.bots.player import players
from mbira.bots.random import RandomBot
from mbira.core.errors import MbiraError
from mbira.core.game import NOBODY
from mbira.envs.episode import Episode, Seeds
from mbira.envs.rewards import Potential, check_reward, final

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from mbira.bots.player import Player
    from mbira.core.action import Action
    from mbira.envs.episode import Rulebook
    from mbira.envs.rewards import RewardName

ILLEGAL = -1.0
"""The reward for an illegal action, which ends the match for the seat."""


class Chair:
    """A seat that somebody else plays, match after match."""

    def __init__(
        self,
        book: Rulebook,
        seat: int | None,
        bots: str | Sequence[str],
        reward: RewardName,
    ) -> None:
        check_reward(reward, book)
        if seat is not None and not 0 <= seat < book.seats:
            raise MbiraError(f"there is no seat {seat}: the match has seats 0 to {book.seats - 1}")
        self.episode = Episode(book)
        self.seat = seat or 0
        self.reward = reward
        self._turning = seat is None
        self._bots = bots_for_others(bots, book)
        self._players: list[Player] = []
        self._seeds = Seeds()
        self._matches = 0
        self._potential = Potential(book) if reward == "shaped" else None
        self.refused = ""
        """Why the last action was refused; "" if it was not."""

    def begin(self, seed: int | str | None) -> None:
        """Begin a match, and let bots play until the seat decides."""
        if seed is not None:
            self._matches = 0
        chosen = self._seeds.next(seed)
        seats = self.episode.book.seats
        if self._turning:
            self.seat = self._matches % seats
        self._matches += 1
        self.refused = ""
        names = [*self._bots[: self.seat], "random", *self._bots[self.seat :]]
        self._players = players(names, chosen)
        self.episode.begin(chosen)
        self._wait()
        if self._potential is not None:
            self._potential.begin(self.episode)

    def act(self, number: int) -> tuple[float, bool]:
        """Play an action, and let bots play on; return the reward, and whether it is all over.

        An illegal action is not played: it ends the match for the seat.
        """
        episode = self.episode
        if number < 0 or not episode.mask >> number & 1:
            self.refused = str(episode.refusal(number))
            return ILLEGAL, True
        episode.follow(episode.book.space.actions[number])
        self._wait()
        reward, over = 0.0, episode.over
        if over:
            outcome = episode.outcome
            if outcome is None:
                raise AssertionError("the match is over and has no outcome")
            reward = final(self.reward, outcome, episode.book.seats)[self.seat]
        if self._potential is not None:
            reward += self._potential.gains(episode)[self.seat]
        return reward, over

    def any_action(self, rng: random.Random) -> int:
        """Return the number of a legal action, all equally likely; 0 once the match is over."""
        return 0 if self.episode.over else self.episode.random_number(rng)

    def _wait(self) -> None:
        """Let bots play until the seat decides, or the match is over."""
        episode, seat, seated = self.episode, self.seat, self._players
        state = episode.state
        while (actor := state.actor) != seat and actor != NOBODY:
            episode.follow(choice(episode, seated[actor]))


def choice(episode: Episode, player: Player) -> Action:
    """Return what a bot plays."""
    if isinstance(player.bot, RandomBot):  # it looks at nothing, so nothing is shown to it
        player.decisions += len(episode.legal) > 1
        return episode.legal.choose(player.rng)
    return player.choose(episode.decision())


def bots_for_others(bots: str | Sequence[str], book: Rulebook) -> list[str]:
    """Return a bot's name for each of the other seats; one name is for all of them."""
    names = [bots] if isinstance(bots, str) else list(bots)
    others = book.seats - 1
    if len(names) == 1:
        names *= others
    if len(names) != others:
        raise MbiraError(f"{book.seats} seats need {others} bots, or one name for all of them")
    for name in names:
        make_bot(name, book.game.spec.id)  # refuses one that cannot play it
    return names
