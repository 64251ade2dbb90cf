"""What the server says: in all three languages, with the arguments that it is given."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import mbira.server
from mbira.core.message import Message
from mbira.lang import LANGUAGES, file_of
from mbira.server.refusals import TEXTS, server_words
from tests.cli.test_words import entries, variables

if TYPE_CHECKING:
    from collections.abc import Iterator

SHORT = {"forbidden", "conflict", "not_found"}
"""Functions whose first argument names a refusal, and whose keywords go into its words."""


def calls() -> Iterator[tuple[str, str, set[str]]]:
    """Yield where the sources refuse something, by which name, and with which arguments."""
    for path in sorted(Path(mbira.server.__path__[0]).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            given = {word.arg or "": word.value for word in node.keywords}
            place = 0 if node.func.id in SHORT else 1 if node.func.id == "Refusal" else None
            if place is None or given.keys() & {"words", "reason"}:
                continue
            name = node.args[place]
            if not isinstance(name, ast.Constant):
                continue
            if place:
                said = given.get("args")
                keys = said.keys if isinstance(said, ast.Dict) else []
                names = {str(key.value) for key in keys if isinstance(key, ast.Constant)}
                if said is not None and not isinstance(said, ast.Dict):
                    continue  # made a line above; the words are tried by the test of that refusal
            else:
                names = set(given) - {"pointer"}
            yield f"{path.name}:{node.lineno}", str(name.value), names


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_refusal_has_words_and_gets_what_they_need(code: str) -> None:
    known = entries(TEXTS, code)
    found = list(calls())
    assert len(found) > 40
    for where, name, given in found:
        assert f"refused-{name}" in known, where
        assert variables(known[f"refused-{name}"]) <= given, where


@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_has_words_twice(code: str) -> None:
    # the first would be said, and whoever wrote the second would not notice
    text = file_of(code, TEXTS).read_text("utf-8")
    names = Counter(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_languages_say_the_same_things_and_none_is_idle(code: str) -> None:
    mine, english = entries(TEXTS, code), entries(TEXTS, "en")
    assert mine.keys() == english.keys()
    for name, entry in mine.items():
        assert variables(entry) == variables(english[name]), name
    sources = "".join(
        path.read_text(encoding="utf-8") for path in Path(mbira.server.__path__[0]).rglob("*.py")
    )
    for name in english:
        assert f'"{name.removeprefix("refused-")}"' in sources, name


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 2, 5, 21])
def test_every_message_can_be_said(code: str, count: int) -> None:
    for name, entry in entries(TEXTS, code).items():
        said = server_words(code).say(Message(name, dict.fromkeys(variables(entry), count)))
        assert re.fullmatch(r"\S[^{}]*\.", said), said
        assert "  " not in said


def test_numbers_agree_with_their_nouns_in_russian() -> None:
    def tables(count: int) -> str:
        said = server_words("ru").say(Message("refused-too-many-tables", {"count": count}))
        return said.partition(";")[0].partition(str(count))[2].strip()

    assert [tables(count) for count in (1, 3, 5, 21)] == [
        "незаконченный стол",
        "незаконченных стола",
        "незаконченных столов",
        "незаконченный стол",
    ]
