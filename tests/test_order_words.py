"""What can be decided ahead, in words: each thing, what is done, and what ends it."""

from __future__ import annotations

import random

import pytest

import mbira
from mbira.core.message import Message
from mbira.core.ordering import offers
from mbira.core.registry import find_spec, specs
from mbira.lang import LANGUAGES, MATCH, language, source


def wanted(game: str) -> dict[str, tuple[int, ...]]:
    """Return the ids of all that can be decided ahead in a match, with the numbers they name."""
    rng = random.Random(1)
    match = mbira.new(game, seats=find_spec(game).seats[0], seed=1)
    ids: dict[str, tuple[int, ...]] = {}
    while not match.over:
        for offer in offers(match.game, match.view(match.actor)):
            ids[f"order-{offer.about}"] = ()
            ids[f"order-{offer.about}-{offer.do}"] = (1, 2, 5) if offer.least is not None else ()
            ids |= {f"until-{end}": () for end in offer.until}
        match.play(match.legal().choose(rng))
    return ids


@pytest.mark.parametrize("game", sorted(specs()))
def test_everything_that_can_be_decided_ahead_has_words_and_nothing_else_has(game: str) -> None:
    spec, ids = find_spec(game), wanted(game)
    said: set[str] = set()
    for code in LANGUAGES:
        text = f"{source(code, spec.texts)}\n{source(code, MATCH)}"
        found = {line.split(" =")[0] for line in text.split("\n") if line.startswith("order-")}
        assert found == {name for name in ids if name.startswith("order-")}
        words = language(code, spec)
        for name, numbers in ids.items():
            for number in numbers or (None,):
                sentence = words.say(Message(name, {} if number is None else {"number": number}))
                assert name not in sentence
                assert sentence not in said, f"{sentence} is not translated"
        said |= {words.say(Message(name)) for name in ids if not ids[name]}
