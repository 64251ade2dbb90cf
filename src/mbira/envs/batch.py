"""Many matches at once, in one process: what they look like is one array, a row a match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from mbira.envs.chair import Chair
from mbira.envs.episode import Rulebook
from mbira.envs.tensors import Encoder, Masks

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from mbira.envs.rewards import RewardName
    from mbira.envs.tensors import Array, Encoding


class BatchEnv(VectorEnv["dict[str, Array]", "Array", "Array"]):
    """As many seats as matches; one that is over begins again with the next step."""

    def __init__(
        self,
        game: str,
        *,
        num_envs: int,
        seat: int | None = 0,
        bots: str | Sequence[str] = "random",
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: RewardName = "outcome",
        encoding: Encoding = "numbers",
    ) -> None:
        book = Rulebook(game, seats, options)
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.num_envs = num_envs
        self.chairs = [Chair(book, seat, bots, reward) for _ in range(num_envs)]
        self._encoder = Encoder(book.fields, encoding)
        self._masks = Masks(len(book.space))
        self.single_observation_space = spaces.Dict(
            {"observation": self._encoder.space(), "action_mask": self._masks.space()}
        )
        self.single_action_space = spaces.Discrete(len(book.space))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._over = np.zeros(num_envs, bool)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        """Begin all matches; with one seed, each has the next one."""
        seeds: Sequence[int | None]
        if seed is None:
            seeds = [None] * self.num_envs
        elif isinstance(seed, int):
            seeds = range(seed, seed + self.num_envs)
        else:
            seeds = seed
        for chair, chosen in zip(self.chairs, seeds, strict=True):
            chair.begin(chosen)
        self._over = np.zeros(self.num_envs, bool)
        return self._look(), {}

    def step(self, actions: Array) -> tuple[dict[str, Array], Array, Array, Array, dict[str, Any]]:
        """Play an action in each match; matches that were over begin anew instead."""
        rewards = np.zeros(self.num_envs)
        over = np.zeros(self.num_envs, bool)
        refused = {}
        was_over = self._over.tolist()
        for place, (chair, number) in enumerate(zip(self.chairs, actions.tolist(), strict=True)):
            if was_over[place]:
                chair.begin(None)
                continue
            rewards[place], over[place] = chair.act(number)
            if chair.refused:
                refused[place] = chair.refused
        self._over = over
        info: dict[str, Any] = {}
        for place, why in refused.items():
            info = self._add_info(info, {"illegal": why}, place)
        return self._look(), rewards, over.copy(), np.zeros(self.num_envs, bool), info

    def _look(self) -> dict[str, Array]:
        """Return what all seats see: the rows are joined once, and encoded together."""
        rows = b"".join([chair.episode.numbers(chair.seat).tobytes() for chair in self.chairs])
        return {
            "observation": self._encoder.encode_all(rows, self.num_envs),
            "action_mask": self._masks.of_all([chair.episode.mask for chair in self.chairs]),
        }
