"""A perceptron with two heads, what to do and how it stands, and its gradients by hand."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from pathlib import Path

    Array = np.ndarray[Any, np.dtype[Any]]
    Weights = dict[str, Array]

NEVER = -1e9
"""The logit of what is not legal: it is never drawn, and nothing flows back through it."""


class Thought(NamedTuple):
    """What a network makes of some rows."""

    hidden: Array
    log_chances: Array
    """Of each action, in each row."""
    values: Array
    """What each row is expected to bring."""


class Network:
    """One hidden layer; `about` says which game, seats and options it has learned."""

    def __init__(self, weights: Weights, about: dict[str, Any]) -> None:
        self.weights = weights
        self.about = about

    @staticmethod
    def new(
        inputs: int, hidden: int, actions: int, about: dict[str, Any], rng: np.random.Generator
    ) -> Network:
        """Return one that knows nothing: all legal actions are about equally likely."""

        def layer(size: int, width: int, scale: float) -> Array:
            drawn: Array = rng.normal(0, scale / np.sqrt(size), (size, width))
            return drawn.astype(np.float32)

        weights = {
            "hidden": layer(inputs, hidden, np.sqrt(inputs / 100)),  # about 100 are not 0
            "hidden_bias": np.zeros(hidden, np.float32),
            "policy": layer(hidden, actions, 0.01),
            "policy_bias": np.zeros(actions, np.float32),
            "value": layer(hidden, 1, 1.0),
            "value_bias": np.zeros(1, np.float32),
        }
        return Network(weights, about)

    def think(self, seen: Array, masks: Array) -> Thought:
        """Look at rows, and at what is legal in each."""
        w = self.weights
        hidden = np.tanh(seen @ w["hidden"] + w["hidden_bias"])
        logits = np.where(masks, hidden @ w["policy"] + w["policy_bias"], np.float32(NEVER))
        logits -= logits.max(axis=1, keepdims=True)
        log_chances = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return Thought(hidden, log_chances, (hidden @ w["value"] + w["value_bias"])[:, 0])

    def gradients(self, seen: Array, hidden: Array, by_logits: Array, by_values: Array) -> Weights:
        """Return what a loss changes by with each weight, from what it does with both heads."""
        w = self.weights
        column = by_values[:, None]
        back = (by_logits @ w["policy"].T + column @ w["value"].T) * (1 - hidden**2)
        return {
            "hidden": seen.T @ back,
            "hidden_bias": back.sum(axis=0),
            "policy": hidden.T @ by_logits,
            "policy_bias": by_logits.sum(axis=0),
            "value": hidden.T @ column,
            "value_bias": column.sum(axis=0),
        }

    def save(self, path: Path) -> None:
        """Write the weights and what they are about to a file."""
        kept: dict[str, Any] = {**self.weights, "about": np.array(json.dumps(self.about))}
        with path.open("wb") as file:  # numpy would put another end onto its name
            np.savez_compressed(file, **kept)

    @staticmethod
    def load(path: Path) -> Network:
        """Return a network that was saved."""
        with np.load(path) as file:
            weights = {name: file[name] for name in file.files if name != "about"}
            return Network(weights, json.loads(str(file["about"])))


class Adam:
    """Steps down a gradient, each weight at a pace of its own (Kingma and Ba, 2015)."""

    def __init__(self, weights: Weights, rate: float) -> None:
        self.rate = rate
        self._weights = weights
        self._mean = {name: np.zeros_like(array) for name, array in weights.items()}
        self._square = {name: np.zeros_like(array) for name, array in weights.items()}
        self._steps = 0

    def step(self, gradients: Weights, longest: float = 0.5) -> None:
        """Take a step; gradients that are longer than the longest are made shorter."""
        self._steps += 1
        length = np.sqrt(sum(float(np.square(array).sum()) for array in gradients.values()))
        shorter = min(1.0, longest / (length + 1e-8))
        rate = self.rate * np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
        for name, gradient in gradients.items():
            mean, square = self._mean[name], self._square[name]
            mean += 0.1 * (shorter * gradient - mean)
            square += 0.001 * (np.square(shorter * gradient) - square)
            self._weights[name] -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)
