"""One seat of Heart of Africa against two novices, through Gymnasium; then many matches at once."""

from __future__ import annotations

import gymnasium
import numpy as np

import mbira.envs.ids  # noqa: F401 it makes the names known to Gymnasium


def one(rng: np.random.Generator) -> None:
    """Play a while, rewarded for what looks better after each action."""
    env = gymnasium.make("mbira/africa-v1", seats=3, bots="novice", reward="shaped")
    seen, info = env.reset(seed=7)
    total = 0.0
    for _ in range(30):
        action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        seen, reward, over, _, info = env.step(action)
        total += float(reward)
        if over:
            break
    print(f"seat {info['seat']}: {total:+.3f} so far")


def many(rng: np.random.Generator) -> None:
    """Step sixteen matches of Meduris together: what they look like is one array."""
    envs = gymnasium.make_vec("mbira/meduris-v1", num_envs=16, encoding="one_hot")
    seen, _ = envs.reset(seed=7)
    ended = 0
    for _ in range(200):
        # the largest of random numbers among those that are legal
        marks = rng.random(seen["action_mask"].shape) * seen["action_mask"]
        seen, _, over, _, _ = envs.step(marks.argmax(axis=1))
        ended += int(over.sum())
    print(f"{seen['observation'].shape} numbers a step, {ended} matches ended")


def main() -> None:
    """Do both."""
    rng = np.random.default_rng(1)
    one(rng)
    many(rng)


if __name__ == "__main__":
    main()
