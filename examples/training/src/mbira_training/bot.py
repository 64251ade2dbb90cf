"""What was trained, as a bot: it sits down wherever bots do."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from mbira.core.errors import MbiraError
from mbira.envs.episode import Rulebook
from mbira.envs.tensors import Encoder, Masks
from mbira_training.network import Network

if TYPE_CHECKING:
    import random

    from mbira.bots.bot import Decision
    from mbira.core.action import Action

VARIABLE = "MBIRA_TRAINED"
"""The environment variable that names the file with the network."""


class TrainedBot:
    """Plays what its network thinks best, from what its seat may know."""

    name = "trained"

    def __init__(self) -> None:
        path = os.environ.get(VARIABLE)
        if not path:
            raise MbiraError(f"{VARIABLE} must name what `mbira_training.train --save` has written")
        self._network = Network.load(Path(path))
        about = self._network.about
        self._book = Rulebook(about["game"], about["seats"], about["options"])
        self._encoder = Encoder(self._book.fields, about["encoding"])
        self._masks = Masks(len(self._book.space))

    def choose(self, decision: Decision, rng: random.Random) -> Action:
        """Return the likeliest action; all states that look as this one does give the same row."""
        book = self._book
        if (decision.game, decision.seats) != (book.game.spec.id, book.seats):
            raise MbiraError(f"it has learned {book.game.spec.id} with {book.seats} seats alone")
        state = book.game.sight.imagine(decision.view, rng)
        row = self._encoder.encode(book.game.numbering.numbers(state, decision.seat))
        mask = self._masks.of(book.space.mask(decision.legal)).astype(bool)
        best = self._network.think(row[None], mask[None]).log_chances.argmax()
        return book.space.actions[int(best)]
