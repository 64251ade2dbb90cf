"""The matches of a training, as jobs: those that are learnt from, and duels of two models."""

from __future__ import annotations

import zlib
from array import array
from functools import lru_cache
from typing import TYPE_CHECKING, cast

from msgspec import Struct

from mbira.arena.playing import begin, ended
from mbira.arena.statistics import margin
from mbira.bots.adept import AdeptBot
from mbira.bots.driver import play_out
from mbira.bots.learnt.model import read_model
from mbira.bots.mind import LEARNT_WITH, mind_kind
from mbira.bots.player import Player
from mbira.bots.weights import weights_for
from mbira.core.game import NOBODY
from mbira.core.registry import find_game

if TYPE_CHECKING:
    import random

    from mbira.bots.bot import Bot
    from mbira.bots.mind import AnyMind
    from mbira.bots.planner import Plan
    from mbira.bots.thinker import Thinker
    from mbira.core.game import View

TRIED = 8
"""When a bot explores, it takes one of this many plans."""


class Lesson(Struct, frozen=True):
    """A match that is to be learnt from."""

    game: str
    seats: int
    seed: str
    model: bytes
    """Its file; nothing if bots have learnt nothing so far."""
    explore: float


class Learnt(Struct, frozen=True):
    """What there is to learn from a match: the positions that bots chose, as each seat met them."""

    told: bytes
    """Their numbers, 16 bits each, compressed."""
    seats: bytes
    """The seat that meets each, a byte each."""
    leads: bytes
    """How far ahead it is by the terms alone, as floats of 64 bits, compressed."""
    margins: tuple[int, ...]
    wins: tuple[float, ...]


class Bout(Struct, frozen=True):
    """A match of a duel; the other model has all the other seats."""

    game: str
    seats: int
    seed: str
    seat: int
    model: bytes
    other: bytes


class Plain:
    """What positions are worth by their terms alone: the rest is to be learnt."""

    def __init__(self, game: str) -> None:
        self.mind = mind_of(game, b"")
        self.seats = array("b")
        self.leads = array("d")


class Explorer(AdeptBot):
    """Plans as an adept does, now and then tries something else, and keeps what it went for."""

    def __init__(self, mind: AnyMind, explore: float, told: array[int], plain: Plain) -> None:
        super().__init__(mind)
        self._explore = explore
        self._told = told
        self._plain = plain

    def think(self, mind: AnyMind, view: View, rng: random.Random) -> list[Plan]:
        """Return plans, the one to follow first."""
        plans = super().think(mind, view, rng)
        if rng.random() < self._explore:
            plans.insert(0, plans.pop(rng.randrange(min(TRIED, len(plans)))))
        state = plans[0].state
        if state.actor != NOBODY:
            for seat in mind.known_to(state, view.actor):
                self._told.extend(mind.told(state, seat))
                self._plain.seats.append(seat)
                self._plain.leads.append(self._plain.mind.worth(state, seat))
        return plans


@lru_cache(maxsize=4)
def mind_of(game: str, model: bytes) -> AnyMind:
    """Return a mind that judges as a model does; without one, by its terms."""
    kind = mind_kind(game)
    package = kind.__module__.rpartition(".")[0]
    weights = weights_for(package, LEARNT_WITH, kind.kind_of_weights)
    mind = kind(find_game(game), weights)
    if model:
        mind.study(read_model(model, "what a job brought"))
    return mind


def play_lesson(lesson: Lesson) -> Learnt:
    """Play a match, and return what there is to learn from it."""
    mind = mind_of(lesson.game, lesson.model)
    told = array("h")
    plain = Plain(lesson.game)
    match = begin(lesson.game, lesson.seats, {}, lesson.seed)
    seated = [
        _seated(Explorer(mind, lesson.explore, told, plain), f"{lesson.seed} seat {seat}")
        for seat in range(lesson.seats)
    ]
    play_out(match, seated)
    _check(seated)
    outcome = ended(match)
    seats = range(lesson.seats)
    return Learnt(
        zlib.compress(told.tobytes(), 1),
        plain.seats.tobytes(),
        zlib.compress(plain.leads.tobytes(), 1),
        tuple(margin(outcome.scores, seat) for seat in seats),
        tuple((seat in outcome.winners) / len(outcome.winners) for seat in seats),
    )


def play_bout(bout: Bout) -> float:
    """Play a match of a duel; return what part of the win the model has."""
    minds = [mind_of(bout.game, bout.other)] * bout.seats
    minds[bout.seat] = mind_of(bout.game, bout.model)
    match = begin(bout.game, bout.seats, {}, bout.seed)
    seated = [
        _seated(AdeptBot(mind), f"{bout.seed} seat {seat}") for seat, mind in enumerate(minds)
    ]
    play_out(match, seated)
    _check(seated)
    winners = ended(match).winners
    return (bout.seat in winners) / len(winners)


def _seated(bot: Thinker, luck: str) -> Player:
    return Player(cast("Bot", bot), luck)  # its name is that of its class


def _check(seated: list[Player]) -> None:
    """Raise if a bot failed: what came of it would be somebody else's."""
    for player in seated:
        if player.failures:
            raise AssertionError(player.failures[0])
