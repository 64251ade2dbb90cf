"""Messages that are taken apart one by one are what Fluent makes of the whole file."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import mbira
from mbira.core.message import Message
from mbira.lang import Language
from mbira.lang.entries import Entries, split

HOUSE = Path(mbira.__file__).parent / "lang"
FILES = sorted(HOUSE.rglob("*.ftl"))
TEXT = """\
# a comment
list = { $first }
    and { other.form } { -term } { $count ->
[one] one = 1
*[other] more
}
  .you = you
### another
other = Other
    .form = the form of { last }
-term = a { -inner }
-inner = term
last = last
last = not this one
with_underscore=no space
empty =
    .form = an attribute alone
"""


def parsed(text: str) -> dict[str, ast.Message | ast.Term]:
    found: dict[str, ast.Message | ast.Term] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Message | ast.Term):
            prefix = "-" if isinstance(entry, ast.Term) else ""
            found.setdefault(prefix + entry.id.name, entry)
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(HOUSE)))
def test_the_parts_of_a_file_are_its_entries(file: Path) -> None:
    check(file.read_text(encoding="utf-8"))


def test_whatever_an_entry_looks_like_it_ends_where_the_next_begins() -> None:
    check(TEXT)


def check(text: str) -> None:
    whole, parts = parsed(text), split(text)
    assert [*parts] == [*whole]
    for name, part in parts.items():
        (entry,) = parsed(part).values()
        assert entry.equals(whole[name], ignored_fields=["comment"]), name


def test_what_a_message_refers_to_is_there_when_it_is_said() -> None:
    entries = Entries("en")
    entries.add(TEXT)
    found = entries.find("list")
    assert found is not None
    assert found.value is not None
    words, errors = entries.bundle.format_pattern(found.value, {"first": "A", "count": 2})
    assert (words, errors) == ("A\nand the form of last a term more", [])
    assert entries.find("nothing") is None
    assert entries.find("inner") is None, "a term is no message"
    assert (empty := entries.find("empty")) is not None
    assert empty.value is None


def test_of_two_files_the_first_one_counts() -> None:
    entries = Entries("en")
    entries.add("last = first")
    entries.add(TEXT)
    found = entries.find("last")
    assert found is not None
    assert found.value is not None
    assert entries.bundle.format_pattern(found.value)[0] == "first"


def test_a_language_says_what_it_has_no_words_for() -> None:
    language = Language("en", ("mbira.lang:{code}/match.ftl",))
    with pytest.raises(LookupError, match="en: there is no message 'nothing'"):
        language.say(Message("nothing"))
