"""Four agents play Meduris through PettingZoo, each choosing among what its mask allows."""

from __future__ import annotations

import numpy as np

from mbira.envs import pettingzoo_env


def main() -> None:
    """Play a match and print who was rewarded with what."""
    env = pettingzoo_env("meduris", seats=4, options={"turn_limit": 40})
    rng = np.random.default_rng(1)
    env.reset(seed=1)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        rewards[agent] += reward
        # here a policy would look at seen["observation"]
        env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    for agent, reward in rewards.items():
        print(f"{agent}: {reward:+.2f}")
    match = env.match()
    print(f"{len(match.line)} records, scores {match.outcome.scores}")  # type: ignore[union-attr]


if __name__ == "__main__":
    main()
