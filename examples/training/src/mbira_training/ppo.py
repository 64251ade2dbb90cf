"""Proximal policy optimisation with action masks (Schulman and others, 2017), in numpy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from mbira_training.network import Adam

if TYPE_CHECKING:
    from mbira.envs.batch import BatchEnv
    from mbira_training.network import Array, Network


class Settings(NamedTuple):
    """How it learns; usual values, none of them searched for."""

    rate: float = 2e-3
    discount: float = 1.0
    """Matches end by themselves, and a win late is as good as one early."""
    trace: float = 0.95
    """Lambda of generalised advantages: how far an outcome is led back by itself."""
    clip: float = 0.2
    entropy: float = 0.01
    rows: int = 64
    """Steps of each match between two updates."""
    epochs: int = 3
    batches: int = 4
    """Parts in which an epoch goes through what was played."""


class Rows(NamedTuple):
    """What was played between two updates, a row a decision."""

    seen: Array
    masks: Array
    actions: Array
    log_chances: Array
    advantages: Array
    returns: Array


def draw(log_chances: Array, rng: np.random.Generator) -> Array:
    """Return an action for each row, as likely as it is."""
    # the largest of these sums is as likely to be an action's as the action is
    noise = np.asarray(rng.gumbel(size=log_chances.shape), np.float32)
    chosen: Array = (log_chances + noise).argmax(axis=1)
    return chosen


class Learner:
    """Plays in a batch of environments, and learns from what comes of it."""

    def __init__(
        self, envs: BatchEnv, network: Network, settings: Settings, seed: int, unit: float = 1.0
    ) -> None:
        self.envs = envs
        self.network = network
        self.settings = settings
        self.steps = 0
        """Decisions so far."""
        self._unit = unit
        self._rng = np.random.default_rng(seed)
        self._adam = Adam(network.weights, settings.rate)
        self._seen, _ = envs.reset(seed=seed)
        self._over = np.zeros(envs.num_envs, bool)

    def update(self, rate: float) -> None:
        """Play some steps of all matches, and learn from them at a share of the usual rate."""
        self._adam.rate = rate * self.settings.rate
        rows = self._play()
        self.steps += len(rows.actions)
        for _ in range(self.settings.epochs):
            order = self._rng.permutation(len(rows.actions))
            for part in np.array_split(order, self.settings.batches):
                self._learn(Rows(*(array[part] for array in rows)))

    def _play(self) -> Rows:
        """Play, and find how much better each decision turned out than was expected."""
        s, count = self.settings, self.envs.num_envs
        kept: dict[str, list[Any]] = {
            name: []
            for name in (
                "seen",
                "masks",
                "actions",
                "log_chances",
                "values",
                "rewards",
                "over",
                "live",
            )
        }
        for _ in range(s.rows):
            seen, masks = self._seen["observation"], self._seen["action_mask"].astype(bool)
            thought = self.network.think(seen, masks)
            actions = draw(thought.log_chances, self._rng)
            live = ~self._over  # one that is over begins again: nothing is decided in it
            self._seen, rewards, self._over, _, _ = self.envs.step(actions)
            chosen = thought.log_chances[np.arange(count), actions]
            rewards = (rewards / self._unit).astype(np.float32)
            for name, array in zip(
                kept,
                (seen, masks, actions, chosen, thought.values, rewards, self._over, live),
                strict=True,
            ):
                kept[name].append(array)
        last = self.network.think(
            self._seen["observation"], self._seen["action_mask"].astype(bool)
        ).values
        values, rewards, over = (np.array(kept[name]) for name in ("values", "rewards", "over"))
        advantages = np.zeros_like(values)
        later, ahead = last, np.zeros(count, np.float32)
        for step in range(s.rows - 1, -1, -1):
            on = s.discount * ~over[step]
            surprise = rewards[step] + on * later - values[step]
            ahead = surprise + on * s.trace * ahead
            advantages[step], later = ahead, values[step]
        kept |= {"advantages": list(advantages), "returns": list(advantages + values)}
        live = np.concatenate(kept["live"])
        return Rows(*(np.concatenate(kept[name])[live] for name in Rows._fields))

    def _learn(self, rows: Rows) -> None:
        """Take one step: likelier what turned out well, and values closer to what came."""
        s, count = self.settings, len(rows.actions)
        thought = self.network.think(rows.seen, rows.masks)
        places = np.arange(count)
        ratios = np.exp(thought.log_chances[places, rows.actions] - rows.log_chances)
        gains = (rows.advantages - rows.advantages.mean()) / (rows.advantages.std() + 1e-8)
        # what has moved far enough in this direction already moves no further
        far = np.where(gains > 0, ratios > 1 + s.clip, ratios < 1 - s.clip)
        pull = np.where(far, 0, gains * ratios)
        chances = np.exp(thought.log_chances)
        logs = np.where(rows.masks, thought.log_chances, 0)
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        by_logits = pull[:, None] * chances + s.entropy * chances * (logs + entropy)
        by_logits[places, rows.actions] -= pull
        by_values = thought.values - rows.returns
        self._adam.step(
            self.network.gradients(
                rows.seen, thought.hidden, by_logits / count, 0.5 * by_values / count
            )
        )
