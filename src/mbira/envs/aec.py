"""A table as PettingZoo knows games: seats decide one after the other, with action masks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gymnasium import spaces
from pettingzoo import AECEnv

from mbira.core.errors import MbiraError
from mbira.envs.episode import Episode, Rulebook, Seeds
from mbira.envs.rewards import Potential, check_reward, final
from mbira.envs.tensors import Encoder, Masks
from mbira.envs.text import tell

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mbira.core.match import Match
    from mbira.envs.rewards import RewardName
    from mbira.envs.tensors import Array, Encoding


class TableEnv(AECEnv):  # type: ignore[misc]
    """A match with a seat for each agent; chance plays from the seed."""

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: RewardName = "outcome",
        encoding: Encoding = "numbers",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        book = Rulebook(game, seats, options)
        check_reward(reward, book)
        self.metadata: dict[str, Any] = {
            "name": f"mbira_{game}_v1",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.episode = Episode(book)
        self.reward = reward
        self._potential = Potential(book) if reward == "shaped" else None
        self._encoder = Encoder(book.fields, encoding)
        self._masks = Masks(len(book.space))
        self._seeds = Seeds()
        self.possible_agents = [f"seat_{seat}" for seat in range(book.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        observation = spaces.Dict(
            {"observation": self._encoder.space(), "action_mask": self._masks.space()}
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation)
        self.action_spaces = {
            agent: spaces.Discrete(len(book.space)) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return what an agent can see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return what an agent can do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a match: with a seed, the one that `mbira.new` makes of it."""
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.episode.begin(self._seeds.next(seed))
        if self._potential is not None:
            self._potential.begin(self.episode)
        self.agent_selection = self.possible_agents[self.episode.state.actor]

    def step(self, action: int | None) -> None:
        """Play an action of the agent whose turn it is; None for one that is done."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise MbiraError(f"{agent} has to decide: None is not an action")
        episode = self.episode
        episode.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        actor = episode.state.actor
        if actor >= 0:
            self.agent_selection = self.possible_agents[actor]
            if self._potential is not None:
                self._reward(self._potential.gains(episode))
            return
        self._finish()

    def _finish(self) -> None:
        outcome = self.episode.outcome
        if outcome is None:
            raise AssertionError("the match is over and has no outcome")
        rewards = final(self.reward, outcome, len(self.possible_agents))
        if self._potential is not None:
            gains = self._potential.gains(self.episode)
            rewards = [one + other for one, other in zip(rewards, gains, strict=True)]
        self._reward(rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        for agent in self.agents:
            self.infos[agent] = {"ranking": outcome.ranking, "scores": outcome.scores}
        self.agent_selection = self.agents[0]

    def _reward(self, rewards: list[float]) -> None:
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Array]:
        """Return what an agent may know, and what it may do if it is its turn."""
        episode, seat = self.episode, self._seat[agent]
        decides = seat == episode.state.actor
        return {
            "observation": self._encoder.encode(episode.numbers(seat)),
            "action_mask": self._masks.of(episode.mask) if decides else self._masks.none.copy(),
        }

    def render(self) -> str | None:
        """Return what the agent whose turn it is sees, in words."""
        return self.text() if self.render_mode == "ansi" else None

    def text(self, agent: str | None = None) -> str:
        """Return what an agent sees, in words; of the one whose turn it is, what it may do too."""
        return tell(self.episode, self._seat[agent or self.agent_selection])

    def match(self) -> Match:
        """Return the match so far: to save it, show it, or go on with it."""
        return self.episode.match()

    def close(self) -> None:
        """Do nothing: there is nothing open."""
