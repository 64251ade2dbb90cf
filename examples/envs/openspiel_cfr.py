"""OpenSpiel's own algorithms on our games: Monte Carlo tree search, and regret minimisation."""

from __future__ import annotations

import numpy as np
from open_spiel.python.algorithms import external_sampling_mccfr, mcts

from mbira.envs import openspiel_game


def search() -> None:
    """Let tree search choose the first action of a match of The Great Zimbabwe."""
    game = openspiel_game("zimbabwe", seats=2, options={"round_limit": 2})
    state = game.new_initial_state()
    rng = np.random.RandomState(1)
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choice(outcomes, p=chances))
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = mcts.MCTSBot(game, 2, 5, evaluator, random_state=rng)
    print("search plays", state.action_to_string(bot.step(state)))


def regrets() -> None:
    """Learn to lie with one die each, from what a seat remembers alone."""
    game = openspiel_game("liars_dice", seats=2, options={"dice": 1})
    np.random.seed(1)  # noqa: NPY002 the algorithm draws from it
    solver = external_sampling_mccfr.ExternalSamplingSolver(
        game, external_sampling_mccfr.AverageType.SIMPLE
    )
    for _ in range(30):
        solver.iteration()
    policy = solver.average_policy()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    chances = policy.action_probabilities(state)
    best = max(chances, key=chances.__getitem__)
    print(f"with a one, {state.action_to_string(best)}: {chances[best]:.2f}")


def main() -> None:
    """Do both."""
    search()
    regrets()


if __name__ == "__main__":
    main()
