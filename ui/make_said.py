"""Writes what the server says of random matches, to test that the page says the same.

`python ui/make_said.py` writes `ui/src/words/said.json`: for each game messages of all kinds, what
Python makes of them in every language, and the Fluent messages that takes. As it brings its own
Fluent messages, it need not be made again when words change; only when Fluent is used in a new way.
"""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from fluent.syntax import FluentParser, FluentSerializer, ast

import mbira
from mbira.core.errors import MbiraError
from mbira.core.question import ask
from mbira.core.registry import find_spec, specs
from mbira.lang import LANGUAGES, Language, source

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mbira import Action, Match
    from mbira.core.message import Message

SAID = Path(__file__).parent / "src/words/said.json"
GAMES = [game for game, spec in specs().items() if spec.engine.startswith("mbira.games.")]
NAMES = {0: "Anna", 2: "Élodie"}
"""Some seats are people's, others are called as the game calls them."""
READER = 1
"""Who is spoken to."""
SEATS = 3
MATCHES = 2
KEPT = 20
"""How many messages of a game are kept: those that ask most of Fluent."""
RICH = re.compile(r"->|\$\w+_\w|\{ [a-z]")
"""What Fluent does besides putting values in: choosing, forms of words, messages in messages."""


def main() -> None:
    """Write the file."""
    found = {game: _told(game) for game in GAMES}
    text = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
    lines = text.replace('{"message"', '\n{"message"')
    SAID.write_text(f"{lines}\n", encoding="utf-8")


def _told(game: str) -> dict[str, object]:
    spec = find_spec(game)
    heard = {}
    for seed in range(MATCHES):
        for message in _messages(game, seed):
            heard[message.id] = message  # the last ones are said when the most has happened
    sources = {code: _entries(source(code, spec.texts)) for code in LANGUAGES}

    def wealth(message: Message) -> int:
        written = (entries[name] for name in _ids(message) for entries in sources.values())
        return sum(len(RICH.findall(text)) for text in written)

    chosen = sorted(heard.values(), key=wealth)[-KEPT:]
    needed = {name for message in chosen for name in _ids(message)}
    languages = {code: Language(code, (spec.texts,)) for code in LANGUAGES}
    return {
        "names": NAMES,
        "reader": READER,
        "fluent": {code: _part(entries, needed) for code, entries in sources.items()},
        "said": [
            {
                "message": msgspec.to_builtins(message),
                **{
                    code: language.say(message, NAMES, READER)
                    for code, language in languages.items()
                },
            }
            for message in chosen
        ],
    }


def _ids(message: Message) -> Iterator[str]:
    yield message.id
    for value in message.args.values():
        if not isinstance(value, str | int):
            yield from _ids(value)


def _entries(text: str) -> dict[str, str]:
    """Return the messages of a Fluent file as it has them."""
    body = FluentParser().parse(text).body
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    return {entry.id.name: FluentSerializer().serialize_entry(entry) for entry in found}


def _part(entries: dict[str, str], needed: set[str]) -> str:
    """Return the messages that are needed, with those that they refer to."""
    parts: dict[str, str] = {}
    missing = sorted(needed)
    while missing:
        name = missing.pop()
        parts[name] = entries[name]
        missing += [i for i in re.findall(r"\{ ([a-z][\w-]*) \}", parts[name]) if i not in parts]
    return "".join(parts[name] for name in sorted(parts))


def _messages(game: str, seed: int) -> Iterator[Message]:
    """Yield what is asked, told, refused and answered in a random match."""
    rng = random.Random(seed)
    match = mbira.new(game, seats=SEATS, seed=seed)
    tried: list[Action] = []
    while not match.over:
        yield match.question()
        legal = list(match.legal())
        tried = [*tried, rng.choice(legal)][-40:]
        yield from filter(None, (match.why_not(action) for action in rng.sample(tried, 1)))
        if rng.random() < 0.05:
            yield from _answers(match, legal, rng)
        action = rng.choice(legal)
        length = match.version
        match.play(action)
        for number in range(length, match.version):
            yield match.at(number).describe(match.records_for(None)[number])
    yield match.question()
    assert match.outcome is not None  # noqa: S101 it is over
    yield from match.outcome.why


def _answers(match: Match, legal: list[Action], rng: random.Random) -> Iterator[Message]:
    """Yield answers to questions about places that an action names."""
    view = match.view(match.actor)
    places = [*re.findall(r"\S+", str(rng.choice(legal)))[1:], "1"]
    questions = {
        str(line.id).removeprefix("tell-help-") for line in ask(match.game.questions, view, [])
    }
    for question in sorted(questions):
        for words in ([question], [question, rng.choice(places)]):
            try:
                yield from ask(match.game.questions, view, words)
            except MbiraError:
                continue


if __name__ == "__main__":
    main()
