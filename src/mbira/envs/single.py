"""One seat of a table as Gymnasium knows environments; bots sit on all others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium
from gymnasium import spaces

from mbira.envs.chair import Chair
from mbira.envs.episode import Rulebook
from mbira.envs.tensors import Encoder, Masks
from mbira.envs.text import tell

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from mbira.core.match import Match
    from mbira.envs.rewards import RewardName
    from mbira.envs.tensors import Array, Encoding


class SeatEnv(gymnasium.Env["dict[str, Array]", int]):
    """A match from where one seat sits. An illegal action ends it, with a reward of -1."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 as above

    def __init__(
        self,
        game: str,
        *,
        seat: int | None = 0,
        bots: str | Sequence[str] = "random",
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: RewardName = "outcome",
        encoding: Encoding = "numbers",
        render_mode: str | None = None,
    ) -> None:
        book = Rulebook(game, seats, options)
        self.chair = Chair(book, seat, bots, reward)
        self.render_mode = render_mode
        self._encoder = Encoder(book.fields, encoding)
        self._masks = Masks(len(book.space))
        self.observation_space: spaces.Space[Any] = spaces.Dict(
            {"observation": self._encoder.space(), "action_mask": self._masks.space()}
        )
        self.action_space = spaces.Discrete(len(book.space))  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        """Begin a match: with a seed, chance does what it does in `mbira.new` of that seed."""
        super().reset(seed=seed, options=options)
        self.chair.begin(seed)
        return self._look(), self._info()

    def step(self, action: int) -> tuple[dict[str, Array], float, bool, bool, dict[str, Any]]:
        """Play an action; all others play until it is the seat's turn again."""
        reward, over = self.chair.act(int(action))
        return self._look(), reward, over, False, self._info()

    def _look(self) -> dict[str, Array]:
        episode, seat = self.chair.episode, self.chair.seat
        return {
            "observation": self._encoder.encode(episode.numbers(seat)),
            "action_mask": self._masks.of(episode.mask),
        }

    def _info(self) -> dict[str, Any]:
        chair = self.chair
        info: dict[str, Any] = {"seat": chair.seat}
        if chair.refused:
            info["illegal"] = chair.refused
        outcome = chair.episode.outcome if chair.episode.over else None
        if outcome is not None:
            info["ranking"], info["scores"] = outcome.ranking, outcome.scores
        return info

    def action_masks(self) -> Array:
        """Return which actions are legal; learners that mask actions ask for it by this name."""
        return self._masks.of(self.chair.episode.mask).astype(bool)

    def render(self) -> str | None:
        """Return what the seat sees, in words."""
        return self.text() if self.render_mode == "ansi" else None

    def text(self) -> str:
        """Return what the seat sees, and what it may do, in words."""
        return tell(self.chair.episode, self.chair.seat)

    def match(self) -> Match:
        """Return the match so far: to save it, show it, or go on with it."""
        return self.chair.episode.match()
