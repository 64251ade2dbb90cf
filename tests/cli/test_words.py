"""The project's own words, in three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

import mbira.cli
import mbira.core
from mbira.cli.play.commands import COMMANDS
from mbira.core.message import Message
from mbira.core.registry import specs
from mbira.lang import LANGUAGES, MATCH, TERMINAL, file_of, language, source


def entries(text: str, code: str) -> dict[str, ast.Message]:
    return parsed(file_of(code, text).read_text(encoding="utf-8"))


def parsed(fluent: str) -> dict[str, ast.Message]:
    body = FluentParser().parse(fluent).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def variables(entry: ast.Message) -> set[str]:
    return set(re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(entry)))


def used() -> set[str]:
    """Return the ids that the sources of the command line name."""
    pattern = re.compile(r'"((?:play|help|outcome|show)-[a-z-]+)"|\'(play-[a-z-]+)\'')
    found: set[str] = set()
    for path in Path(mbira.cli.__path__[0]).rglob("*.py"):
        for match in pattern.finditer(path.read_text(encoding="utf-8")):
            found.add(match[1] or match[2])
    return found


def test_every_message_is_there_in_every_language_and_none_is_idle() -> None:
    for code in LANGUAGES:
        assert set(entries(TERMINAL, code)) == used()


def test_the_languages_say_the_same_things() -> None:
    english = entries(TERMINAL, "en")
    for code in LANGUAGES:
        for name, entry in entries(TERMINAL, code).items():
            assert variables(entry) == variables(english[name]), f"{code}: {name}"


def test_what_is_said_of_any_match_is_there_in_every_language_and_none_is_idle() -> None:
    core = Path(mbira.core.__path__[0])
    sources = "".join(path.read_text(encoding="utf-8") for path in core.glob("*.py"))
    used = set(re.findall(r'"(why-[a-z-]+)"', sources))
    used -= {"why-not-now"}  # each game has its own words for what is being decided
    assert {"why-over", "why-chance", "why-order-unknown"} < used
    args: dict[str, str | int | Message] = {
        "order": "x", "until": "x", "ends": "x", "least": 1, "most": 2,
    }  # fmt: skip
    for code in LANGUAGES:  # what orders are called is known by games: tests/test_order_words.py
        assert {name for name in entries(MATCH, code) if name.startswith("why-")} == used
        said = {language(code).say(Message(name, args)) for name in used}
        assert len(said) == len(used)
        english = {language("en").say(Message(name, args)) for name in used}
        assert code == "en" or not said & english


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_game_uses_the_same_ids(code: str) -> None:
    own = {*entries(TERMINAL, code), *entries(MATCH, code)}
    for spec in specs().values():
        assert not own & set(parsed(source(code, spec.texts)))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 2, 5, 21, 22, 25])
def test_every_message_can_be_said(code: str, count: int) -> None:
    words = language(code)
    args: dict[str, str | int | Message] = dict.fromkeys(
        ("text", "actions", "like", "action", "file", "game", "seat", "what", "bot"), "x"
    )
    args |= dict.fromkeys(("count", "all", "place", "score", "version"), count)
    for name in used():
        said = words.say(Message(name, {**args, "seats": "Kilwa"}))
        assert said
        assert "{" not in said


def test_numbers_agree_with_their_nouns_in_russian() -> None:
    words = language("ru")

    def saved(count: int) -> str:
        return words.say(Message("play-saved", {"file": "f", "count": count})).split(": ")[1]

    assert [saved(count) for count in (1, 3, 7, 11, 21)] == [
        "1 запись.",
        "3 записи.",
        "7 записей.",
        "11 записей.",
        "21 запись.",
    ]


def test_every_command_is_explained_or_is_another_name() -> None:
    explained = {command.act for command in COMMANDS.values() if command.help}
    assert {command.act for command in COMMANDS.values()} == explained
