"""Positions to look at, the same in every run: matches played in this process, then sent in."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import mbira
from mbira.core.log.save import document_text
from tests.server.harness import good

if TYPE_CHECKING:
    from mbira import Action, Match
    from tests.server.harness import Person

OPTIONS: dict[str, dict[str, object]] = {
    "zimbabwe": {"round_limit": 12},
    "meduris": {"turn_limit": 60},
    "africa": {},
}
GAMES = tuple(OPTIONS)
MOST = {"zimbabwe": 5, "meduris": 4, "africa": 5}
"""How many can play."""
HASTY = {"end", "pass", "halt", "nothing"}
"""Kinds of actions that keep things from happening."""


class Scene(NamedTuple):
    """A moment of a match: how much of it is played, from 0 to 1."""

    game: str
    share: float
    seats: int = 2
    seed: int = 1

    def __str__(self) -> str:
        names = {0.1: "early", 0.5: "mid", 0.85: "late", 1.0: "end"}
        return f"{self.game}-{self.seats}-{names.get(self.share, self.share)}"


def _decide(match: Match, rng: random.Random) -> Action:
    legal = list(match.legal())
    action = rng.choice(legal)
    if str(action).split()[0] in HASTY and rng.random() < 0.7:
        action = rng.choice(legal)
    return action


@cache
def _played(game: str, seats: int, seed: int) -> Match:
    match = mbira.new(game, seats=seats, seed=seed, **OPTIONS[game])
    rng = random.Random(seed)
    while not match.over:
        match.play(_decide(match, rng))
    return match


@cache
def save_file(scene: Scene) -> str:
    """Return the save file of a match up to a moment; one that is not over goes on from there."""
    match = _played(scene.game, scene.seats, scene.seed)
    seed = match.seed.secret if match.seed is not None else None
    if scene.share == 1:
        return document_text(match.header, match.records, seed)
    records = match.records[: round(len(match.records) * scene.share)]
    return document_text(match.header, records, None)


def bring(person: Person, scene: Scene) -> str:
    """Make a practice table of a scene, all seats its maker's; return its id."""
    response = person.ask(
        "POST", "/api/saves",
        content=save_file(scene), headers={"content-type": "application/json"},
    )  # fmt: skip
    return str(good(response)["id"])
