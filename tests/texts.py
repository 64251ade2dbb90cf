"""What the words of a game must be like, in all languages: tools for the tests of every game."""

from __future__ import annotations

import re
from functools import cache, cached_property
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, cast

import msgspec
from fluent.syntax import FluentParser, ast as ftl, visitor

import mbira
from mbira.core.message import Message, seat_name
from mbira.lang import LANGUAGES, Language, file_of
from tests.calls import calls

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping

    from mbira.core.game import GameSpec
    from tests.calls import Call

Values = tuple[str | int | Message, ...]
"""What may stand in one place of a message."""

PEOPLE = {0: "Anna", 1: "Boris", 2: "Chiara", 3: "Dima", 4: "Élodie"}
OFFERED = ("option-", "group-", "preset-", "order-")
"""How the ids begin of what is said where a table is set up, or something is decided ahead."""
TOLD = ("log-", "then-", "before-", "end-")
"""How the ids begin of what is said to the seats that it is about, as `you`."""
LISTS = {"list", "list-end"}
OF_ITSELF = {"game-name", "game-about"}
"""What a game says of itself, whatever is played."""
READ = ("en", "it", "ru")
"""The languages in which somebody has read `sentences.txt`, in their order there."""
NUMBERS: Values = (0, 1, 2, 5, 11, 21, -2)
ANY_NAMES = ("O'Neil {$seat}", "王小明", "Zoë <b>", "-1. *x*", 'a "b" \\ {""}')
"""What people may be called."""


class Texts:
    """The Fluent files of a game."""

    def __init__(
        self,
        spec: GameSpec,
        *,
        sentences: tuple[str, ...],
        latin_ids: tuple[str, ...],
        latin: str = "",
        parts: Collection[str] = (),
    ) -> None:
        """Say how ids of whole sentences begin, where Russian may have Latin letters, and more.

        Messages whose ids begin as `latin_ids` may have them anywhere, others where the pattern
        `latin` allows them. `parts` only stand within other messages.
        """
        self.spec = spec
        self.sentences = sentences
        self.latin_ids = latin_ids
        self.latin = latin
        self.parts = frozenset(parts)
        self._told: set[bytes] = set()

    # The files

    @cached_property
    def entries(self) -> dict[str, tuple[ftl.Message, ...]]:
        """The messages of each language's file, which must hold nothing broken."""
        return {code: self._parse(code) for code in LANGUAGES}

    def _parse(self, code: str) -> tuple[ftl.Message, ...]:
        source = file_of(code, self.spec.texts).read_text(encoding="utf-8")
        body = FluentParser().parse(source).body
        assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
        return tuple(entry for entry in body if isinstance(entry, ftl.Message))

    @cached_property
    def words(self) -> dict[str, Language]:
        return {code: Language(code, (self.spec.texts,)) for code in LANGUAGES}

    @cached_property
    def ids(self) -> frozenset[str]:
        """All messages but the parts of others, and the words of options, which have own tests."""
        names = frozenset(entry.id.name for entry in self.entries["en"])
        return frozenset(name for name in names if not name.startswith(OFFERED)) - self.parts

    @cached_property
    def variables(self) -> dict[str, dict[str, frozenset[str]]]:
        """The variables that each message of a language uses, in any of its variants."""
        return {code: self._all_variables(code) for code in LANGUAGES}

    def _all_variables(self, code: str) -> dict[str, frozenset[str]]:
        by_name = {entry.id.name: entry for entry in self.entries[code]}
        return {
            name: frozenset(self._variables(entry, by_name))
            for name, entry in by_name.items()
            if name not in self.parts
        }

    def _variables(self, entry: ftl.Message, by_name: dict[str, ftl.Message]) -> list[str]:
        found: list[str] = []
        texts = self

        class Finder(visitor.Visitor):
            def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
                found.append(node.id.name)

            def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
                assert node.id.name in texts.parts or entry.id.name.startswith(OFFERED)
                found.extend(texts._variables(by_name[node.id.name], by_name))

        Finder().visit(entry)
        return found

    @cached_property
    def attributes(self) -> dict[str, dict[str, frozenset[str]]]:
        return {
            code: {
                entry.id.name: frozenset(attribute.id.name for attribute in entry.attributes)
                for entry in self.entries[code]
            }
            for code in LANGUAGES
        }

    def assert_same_messages(self) -> None:
        """All languages have the same messages, in the same order, each of them once."""
        names = {code: [entry.id.name for entry in self.entries[code]] for code in LANGUAGES}
        for code in LANGUAGES:
            assert len(set(names[code])) == len(names[code])
            assert names[code] == names["en"]

    # The sources

    def calls(self) -> Iterator[Call]:
        """Yield the messages that the sources make."""
        root = Path(mbira.__file__).parent
        for name in ("message", "question", "dispatch"):
            for call in calls(root / "core" / f"{name}.py"):
                if "*" in call.id or call.id in self.ids:  # not every game has lists
                    yield call
        for path in sorted((root / "games" / self.spec.id).rglob("*.py")):
            yield from calls(path)

    def assert_only_what_is_given(self) -> None:
        """No sentence uses an argument that the sources do not give it."""
        for where, name, given in self.calls():
            for code in LANGUAGES if given is not None else ():
                used = {bare(word) for word in self.variables[code].get(name, ())}
                assert used <= cast("frozenset[str]", given), f"{where}: {code}: {name}"

    def assert_ids_of_sources(self) -> None:
        """Every message that the sources make is in the files."""
        for where, name, _ in self.calls():
            found = re.compile(re.escape(name).replace(r"\*", ".+"))
            assert any(map(found.fullmatch, self.ids)), f"{where}: {name}"

    def assert_same_things(self) -> None:
        """All languages put the same arguments into a message."""
        english = self.variables["en"]
        for code in LANGUAGES:
            for name, used in self.variables[code].items():
                assert set(map(bare, used)) == set(map(bare, english[name])), f"{code}: {name}"

    def assert_same_forms(self, code: str, kinds: Collection[str]) -> None:
        """Things of one kind have the same forms, and seats have none: people's names have none."""
        forms = self.attributes[code]
        for kind in kinds:
            found = {forms[name] for name in forms if re.match(rf"{kind}(-|$)", name)}
            assert len(found) == 1, kind
        assert not forms["seat-0"]

    def assert_not_english(self, code: str, alike: str, english: str) -> None:
        """Nothing is left in English: no whole message but those `alike`, none of some words."""
        words = re.compile(rf"\b({english})\b")
        for entry, original in zip(self.entries[code], self.entries["en"], strict=True):
            said = _wording(entry)
            if code == "it" and re.fullmatch(alike, entry.id.name):
                continue
            assert said != _wording(original) or not re.search(r"[^\W\d]", said), entry.id.name
            assert not words.search(said.lower()), f"{entry.id.name}: {said}"

    # What is said

    def check(self, code: str, message: Message) -> None:
        """Say a message, with the names of seats and of people, and look at the result."""
        words = self.words[code]
        said = words.say(message)
        if code == "ru" and not message.id.startswith(self.latin_ids):
            assert not re.search("[A-Za-z]", re.sub(self.latin, "", said)), said
        self._look_at(code, message, said)
        seats = [part.id for part in nested(message) if part.id.startswith("seat-")]
        if seats:
            self._look_at(code, message, words.say(message, PEOPLE))
        apart = len(set(seats)) == len(seats) and message.id.startswith(TOLD)
        for seat in {int(name.removeprefix("seat-")) for name in seats}:
            told = words.say(message, PEOPLE, seat)
            self._look_at(code, message, told)
            if apart and not _among(message, seat_name(seat)):
                assert PEOPLE[seat] not in told, f"{code}: this is not said to the seat: {told}"

    def _look_at(self, code: str, message: Message, said: str) -> None:
        assert said
        assert said == said.strip()
        assert not re.search(r"[{}$\n]|  | [.,:;]|(?<!\.)\.\.(?!\.)|[,;:]\.", said), said
        ids = set(re.findall(r"[a-z]+(?:-[a-z0-9]+)+", said)) & self.variables[code].keys()
        assert not ids, said
        if message.id.startswith(self.sentences):
            assert said[0].isupper(), said
            assert said.endswith("."), said

    def check_choice(self, code: str, seat: int, message: Message) -> None:
        """Check that what a seat may do reads on after its name."""
        words = self.words[code]
        name, said = words.say(seat_name(seat)), words.say(message)
        assert re.match(rf"{name} \w", said), said
        assert said[len(name) + 1].islower(), said

    def check_named(self, code: str, message: Message, name: str) -> int:
        """Say a message of people with a name, each of them at most once; return how often."""
        names = dict.fromkeys(range(self.spec.seats[1]), name)
        seats = sum(part.id.startswith("seat-") for part in nested(message))
        found = self.words[code].say(message, names).count(name)
        assert found <= seats, message
        return found

    def in_all_languages(self, message: Message) -> list[str]:
        """Return a message in the words of each language that has been read."""
        return [self.words[code].say(message) for code in READ]

    def tell(self, message: Message) -> None:
        """Check a message of a real match in all languages, variants not chosen here included."""
        seen = msgspec.json.encode(message)
        if seen in self._told:
            return
        self._told.add(seen)
        for code in LANGUAGES:
            self.check(code, message)
            self._assert_given(code, message)

    def _assert_given(self, code: str, message: Message) -> None:
        given = set(message.args)
        for name, value in message.args.items():
            if isinstance(value, Message):
                given |= {f"{name}_{form}" for form in self.attributes[code][value.id]}
                self._assert_given(code, value)
        assert self.variables[code][message.id] <= given, message

    def assert_all_said(self, messages: Iterable[Message]) -> None:
        """All messages of the files are among these, or within them, and no others are."""
        said = {part.id for message in messages for part in nested(message)}
        assert said - self.ids == set()
        unsaid = self.ids - said
        assert {name for name in unsaid if not name.startswith(("change-", "feat-"))} == OF_ITSELF

    def check_variants(
        self, code: str, values: Mapping[str, Values], special: Mapping[str, Mapping[str, Values]]
    ) -> None:
        """Check every message with all sorts of arguments.

        `values` are what may stand for the arguments of a name, numbers if nothing is said;
        `special` are other values for single messages.
        """
        for name, used in self.variables[code].items():
            wanted = {bare(word) for word in used}
            own = special.get(name, {})
            choices = {word: own.get(word, values.get(word, NUMBERS)) for word in wanted}
            first = {word: found[0] for word, found in choices.items()}
            seats = [word for word in sorted(choices) if seat_name(0) in choices[word]]
            first |= {word: seat_name(seat) for seat, word in enumerate(seats)}
            numbers = [word for word in choices if choices[word] is NUMBERS]
            for some in product(NUMBERS, repeat=min(2, len(numbers))):
                self.check(code, Message(name, {**first, **dict(zip(numbers, some, strict=False))}))
            for word, found in choices.items():
                for value in found:
                    self.check(code, Message(name, {**first, word: value}))


@cache
def reviewed(path: Path) -> dict[str, list[str]]:
    """Return the words of each example of a file that somebody has read, in each language."""
    blocks = [block.splitlines() for block in path.read_text("utf-8").strip().split("\n\n")]
    found = {name: said for name, *said in blocks}
    assert len(found) == len(blocks), "an example is there twice"
    return found


def _wording(entry: ftl.Message) -> str:
    """Return the letters of a message, without what is put in and what is only selected by."""
    found: list[str] = []

    class Reader(visitor.Visitor):
        def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
            found.append(node.value)

        def visit_Attribute(self, node: ftl.Attribute) -> None:  # noqa: N802
            if node.id.name != "form":
                self.generic_visit(node)

    Reader().visit(entry)
    return " ".join(found)


def bare(variable: str) -> str:
    """Return the argument that a variable is a form of."""
    return variable.partition("_")[0]


def nested(message: Message) -> Iterator[Message]:
    """Yield a message and those within it."""
    yield message
    for value in message.args.values():
        if isinstance(value, Message):
            yield from nested(value)


def _among(message: Message, seat: Message) -> bool:
    """Return whether a seat is one of several that are named together, and so named as others."""
    return any(part.id in LISTS and seat in part.args.values() for part in nested(message))
