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
    import random
    from array import array
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
        self._over: Sequence[bool] = [False] * num_envs

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
        seen = _Seen()
        for chair, chosen in zip(self.chairs, seeds, strict=True):
            chair.begin(chosen)
            seen.add(chair)
        self._over = [False] * self.num_envs
        return self._arrays(seen), {}

    def step(self, actions: Array) -> tuple[dict[str, Array], Array, Array, Array, dict[str, Any]]:
        """Play an action in each match; matches that were over begin again instead."""
        done, refused, seen = [], {}, _Seen()
        for place, (chair, number) in enumerate(zip(self.chairs, actions.tolist(), strict=True)):
            if self._over[place]:
                chair.begin(None)
                done.append((0.0, False))
            else:
                done.append(chair.act(number))
                if chair.refused:
                    refused[place] = chair.refused
            seen.add(chair)
        rewards, over = zip(*done, strict=True)
        self._over = over
        info: dict[str, Any] = {}
        for place, why in refused.items():
            info = self._add_info(info, {"illegal": why}, place)
        never = np.zeros(self.num_envs, bool)
        return self._arrays(seen), np.array(rewards), np.array(over), never, info

    def sample(self, rng: random.Random) -> Array:
        """Return a legal action for each match, all equally likely; 0 where a match is over."""
        return np.array([chair.any_action(rng) for chair in self.chairs])

    def _arrays(self, seen: _Seen) -> dict[str, Array]:
        """Return what all seats see: the rows are joined once, and encoded together."""
        return {
            "observation": self._encoder.encode_all(bytearray().join(seen.rows), self.num_envs),
            "action_mask": self._masks.of_all(seen.masks),
        }


class _Seen:
    """What seats see, one after the other.

    Each is looked at when it has just been played: of many matches, what the processor has at hand
    is the last one.
    """

    __slots__ = ("masks", "rows")

    def __init__(self) -> None:
        self.rows: list[array[int]] = []
        self.masks: list[int] = []

    def add(self, chair: Chair) -> None:
        """Look from a seat."""
        episode = chair.episode
        self.rows.append(episode.numbers(chair.seat))
        self.masks.append(episode.mask)
