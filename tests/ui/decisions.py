"""Every kind of decision of a game, each as a match that has come to it, the same in every run."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING, Any

import mbira
from mbira.core.log.save import document_text
from mbira.core.registry import specs
from mbira.lang import language
from tests.server.harness import good
from tests.ui.scenes import OPTIONS

if TYPE_CHECKING:
    from pathlib import Path

    from mbira import Match
    from tests.server.harness import Person

MATCHES = 4
"""How many matches are looked through."""
SEATS = 3
NAMED: dict[str, frozenset[str]] = {
    "zimbabwe": frozenset({"first-monument", "gift", "turn", "monument-site", "craftsman-site"}),
    "meduris": frozenset({"worker", "take", "turn", "offering"}),
    "africa": frozenset({"start", "auction", "movement", "conflicts", "commitment"}),
}
"""Kinds that no game does without: if one is not found, something is wrong with the search."""


def play_any_kind(match: Match, rng: random.Random) -> None:
    """Play something of any kind: what is rare comes as often as what can be done in many ways."""
    by_kind: dict[str, list[Any]] = {}
    for action in match.legal():
        by_kind.setdefault(str(action).split()[0], []).append(action)
    kind = rng.choice(sorted(by_kind))
    match.play(rng.choice(by_kind[kind]))


@cache
def decisions(game: str) -> dict[str, str]:
    """Return a save file for every kind of decision: the first with a choice, if there is one."""
    found: dict[str, str] = {}
    single: set[str] = set()
    for seed in range(MATCHES):
        match, rng = mbira.new(game, seats=SEATS, seed=seed, **OPTIONS[game]), random.Random(seed)
        while not match.over:
            step = match.view(match.actor).step  # type: ignore[attr-defined]
            forced = len(match.legal()) == 1
            if step not in found or (step in single and not forced):
                found[step] = document_text(match.header, match.records, None)
                (single.add if forced else single.discard)(step)
            play_any_kind(match, rng)
    assert NAMED[game] <= found.keys(), NAMED[game] - found.keys()
    return found


def asked(game: str, code: str, folder: Path) -> list[str]:
    """Return what every kind of decision asks in a language, without whom it asks."""
    words, found = language(code, specs()[game]), []
    for step, text in decisions(game).items():
        file = folder / f"{game}-{step}.json"
        file.write_text(text, encoding="utf-8")
        _, _, rest = words.say(mbira.load(file).question()).partition(": ")
        found.append(rest)
    assert all(found)
    return found


def bring_decision(person: Person, game: str, step: str) -> str:
    """Make a practice table at a kind of decision; return its id."""
    response = person.ask(
        "POST", "/api/saves",
        content=decisions(game)[step], headers={"content-type": "application/json"},
    )  # fmt: skip
    return str(good(response)["id"])
