"""The words of the page: its Fluent files against what its sources say. Finds what is wrong."""

from __future__ import annotations

import re
from functools import cache, cached_property
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from mbira.core.registry import specs
from mbira.server.api.games import fluent
from tests.texts import bare
from tests.ui.sources import PAGE_T, Said, mentioned, said

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

Book = dict[str, ast.Message]
"""The messages of a file."""
SAID_BY = {
    "page": "t", "games": "t", "learn": "l", "study": "ls", "people": "p", "calls": "w",
    "club": "c", "cups": "k", "settings": "s",
}  # fmt: skip
"""Which function says the words of a part; those of a game are with the page's in one bundle."""
OWN = {by: part for part, by in SAID_BY.items() if by != "t"}
"""Which part each of the functions says that have words of their own."""
LEARNT = ("lessons/", "glossary/")
"""Guided matches and glossaries have tests of their own, beside what shows them."""
LESSON = "/learn/lesson.ts"
"""Where the ideas of a guided match are: what stands there as a message is one of its words."""
COUNTED = "change-"
"""How the ids of words begin that every game has for what it counts (`Sight.holdings`)."""
GAME_IDS = ("ui-", "measure-")
"""How the ids of words begin that a game has for the page."""
LONGEST_ALIKE = 12
"""How many letters may be the same in Italian and English by chance."""
NUMBERS = (0, 1, 2, 5, 11, 21)
AGREES = re.compile(r"\$(\w+) ->\s+(?:\[\d\].*\s+)*\[one\]")
"""A number that a noun agrees with."""
VAGUE = re.compile(r"\*.*")
"""Ids of which nothing is known until they are said."""


class Source(NamedTuple):
    """A file of the page."""

    place: str
    game: str
    text: str


class PageWords:
    """All words of the page in all languages; what is wrong with them is told in lines."""

    def __init__(self, root: Path, lang: Path, *, alike: Iterable[str] = ()) -> None:
        """Read the sources under `root`, and the words in the folders of languages in `lang`.

        `alike` are words that may be the same in all languages: names.
        """
        self.root = root
        self.lang = lang
        self.languages = sorted(path.parent.name for path in lang.glob("*/page"))
        self.alike = re.compile("|".join(map(re.escape, alike)) or "(?!)")

    # The files

    @cached_property
    def parts(self) -> list[str]:
        """What there are words of: "page" is the page itself, "games/africa" a game on it."""
        found = {
            path.relative_to(folder).with_suffix("").as_posix()
            for folder in self.lang.glob("*/page")
            for path in folder.rglob("*.ftl")
        }
        return sorted(part for part in found if not part.startswith(LEARNT))

    @cached_property
    def books(self) -> dict[tuple[str, str], Book]:
        """The messages of each part in each language."""
        return {
            (part, code): parsed(self.text(part, code))
            for part in self.parts
            for code in self.languages
        }

    def text(self, part: str, code: str) -> str:
        path = self.lang / place(part, code)
        return path.read_text(encoding="utf-8") if path.exists() else ""

    @cached_property
    def games(self) -> list[str]:
        return [part.removeprefix("games/") for part in self.parts if "games/" in part]

    @cached_property
    def rules(self) -> dict[tuple[str, str], Book]:
        """What the server sends along for each game in each language."""
        return {
            (game, code): words_of_rules(game, code)
            for game in self.games
            for code in self.languages
        }

    @cached_property
    def sources(self) -> list[Source]:
        found = []
        for path in sorted([*self.root.rglob("*.svelte"), *self.root.rglob("*.ts")]):
            where = path.relative_to(self.root).as_posix()
            if where == "api/types.ts" or where.endswith(".test.ts"):
                continue
            game = re.match(r"games/(\w+)/", where)
            found.append(Source(where, game[1] if game else "", path.read_text(encoding="utf-8")))
        return found

    # What is wrong with the files

    def broken(self) -> Iterator[str]:
        """Tell of files that are missing, cannot be read, or have something twice."""
        for part in self.parts:
            kind = part.partition("/")[0]
            if kind not in SAID_BY:
                yield f"{part}: tests/ui/words.py does not know who says these words"
            for code in self.languages:
                where = place(part, code)
                if not (self.lang / where).exists():
                    yield f"{where} is missing"
                text = self.text(part, code)
                body = FluentParser().parse(text).body
                yield from (f"{where}: {e.content}" for e in body if isinstance(e, ast.Junk))
                ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
                yield from (f"{where}: {name} twice" for name in set(ids) if ids.count(name) > 1)
                if kind == "games":
                    alien = [name for name in ids if not name.startswith(GAME_IDS)]
                    yield from (f"{where}: {name} begins as no id of a game's" for name in alien)

    def different(self) -> Iterator[str]:
        """Tell where a language has other messages than English, or other variables in them."""
        for (part, code), book in self.books.items():
            english = self.books[part, "en"]
            where = place(part, code)
            yield from (f"{where}: {name} is missing" for name in english.keys() - book.keys())
            yield from (f"{where}: {name} is not English" for name in book.keys() - english.keys())
            for name in english.keys() & book.keys():
                mine, theirs = (set(map(bare, variables(b[name]))) for b in (book, english))
                if mine != theirs:
                    yield f"{where}: {name} has {sorted(mine)}, in English {sorted(theirs)}"

    def clashing(self) -> Iterator[str]:
        """Tell of ids that two files of one bundle define differently."""
        for game, code in product(self.games, self.languages):
            page, rules = self.books["page", code], self.rules[game, code]
            own = self.books[f"games/{game}", code]
            for first, second in ((page, rules), (page, own), (rules, own)):
                for name in first.keys() & second.keys():
                    if written(first[name]) != written(second[name]):
                        yield f"{code}: {name} is one thing here, another with {game}"

    def untranslated(self) -> Iterator[str]:
        """Tell what is left in English; in Russian also what has Latin words in it."""
        for (part, code), book in self.books.items():
            english = self.books[part, "en"]
            for name in book.keys() & english.keys() if code != "en" else ():
                mine, original = (self.alike.sub("", wording(b[name])) for b in (book, english))
                letters = len(re.findall(r"[^\W\d_]", mine))
                alike = mine == original and letters > LONGEST_ALIKE
                if alike or (code == "ru" and re.search(r"[A-Za-z]{2}", mine)):
                    yield f"{place(part, code)}: {name}: {mine}"

    def disagreeing(self) -> Iterator[str]:
        """Tell of numbers that a noun has to agree with in English, and does not in Russian."""
        for part in self.parts:
            for name, entry in self.books[part, "ru"].items():
                english, russian = self.books[part, "en"].get(name, entry), written(entry)
                for variable in AGREES.findall(written(english)):
                    followed = re.search(rf"{{ \${variable} }} [^\W\d]+", russian)
                    if followed and f"${variable} ->" not in russian:
                        yield f"{place(part, 'ru')}: {name}: {followed[0]}"

    def unsayable(self) -> Iterator[str]:
        """Tell what cannot be said with numbers and words put in."""
        for (part, code), book in self.books.items():
            bundle = FluentBundle([code], use_isolating=False)
            bundle.add_resource(FluentResource(self.text(part, code)))
            for name, entry in book.items():
                names = sorted(variables(entry))
                for value in (*NUMBERS, "x"):
                    message = bundle.get_message(name)
                    for pattern in filter(None, (message.value, *message.attributes.values())):
                        _, errors = bundle.format_pattern(pattern, dict.fromkeys(names, value))
                        yield from (f"{place(part, code)}: {name}: {e}" for e in errors)

    # What is wrong with what is said

    def unknown(self) -> Iterator[str]:
        """Tell what the sources say and no file has, and where they say too little about it."""
        for source in self.sources:
            page_t = bool(PAGE_T.search(source.text))
            for each in says(source):
                book = self._visible(source, each, page_t=page_t)
                where = f"{source.place}:{each.line}"
                for shape in each.ids:
                    if each.how == "has" or VAGUE.fullmatch(shape):
                        continue
                    names = [name for name in book if matches(shape, name)]
                    if not names:
                        yield f"{where}: there are no words for {shape}"
                    if "*" not in shape and names and each.given is not None:
                        missing = set(map(bare, variables(book[shape]))) - each.given
                        yield from (f"{where}: {shape} needs ${name}" for name in sorted(missing))

    def _visible(self, source: Source, each: Said, *, page_t: bool) -> Book:
        """Return the words that something can be said with."""
        page = self.books["page", "en"]
        if each.how in OWN:
            return self.books.get((OWN[each.how], "en"), {})
        if each.how == "idea":
            return parsed(self.text(f"lessons/{source.game}", "en"))
        if each.how == "t" and (page_t or not source.game):
            return page
        if source.game:
            game = source.game
            return {**page, **self.rules[game, "en"], **self.books[f"games/{game}", "en"]}
        own = ({**self.rules[i, "en"], **self.books[f"games/{i}", "en"]} for i in self.games)
        counted = common(self.rules[i, "en"] for i in self.games if i in specs())
        return {
            **page,
            **common(own),
            **{name: counted[name] for name in counted if name.startswith(COUNTED)},
        }

    def unused(self) -> Iterator[str]:
        """Tell of words that nothing says."""
        for part in self.parts:
            by = SAID_BY.get(part.partition("/")[0], "t")
            shapes: set[str] = set()
            for source in self.sources:
                if source.game and part not in {"page", f"games/{source.game}"}:
                    continue
                shapes.update(mentioned(source.text))
                for each in says(source):
                    if each.how == by or (by == "t" and each.how not in {*OWN, "idea"}):
                        shapes.update(i for i in each.ids if not VAGUE.fullmatch(i))
            for name in self.books[part, "en"]:
                if not any(matches(shape, name) for shape in shapes):
                    yield f"{place(part, 'en')}: nothing says {name}"


def says(source: Source) -> Iterator[Said]:
    """Yield what a source says."""
    lesson = source.place.endswith(LESSON)
    for each in said(source.text):
        yield each._replace(how="idea") if lesson and each.how == "message" else each


def common(books: Iterable[Book]) -> Book:
    """Return what is in all books."""
    first, *others = books
    return {name: first[name] for name in first if all(name in other for other in others)}


def place(part: str, code: str) -> str:
    """Return where the words of a part are."""
    return f"{code}/page/{part}.ftl"


@cache
def words_of_rules(game: str, code: str) -> Book:
    """Return what the server says of a game; the plain table is none."""
    return parsed(fluent(code, game)) if game in specs() else {}


def parsed(text: str) -> Book:
    body = FluentParser().parse(text).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def written(entry: ast.Message) -> str:
    """Return a message as a file has it, without comments."""
    plain = ast.Message(entry.id, entry.value, entry.attributes)
    return str(FluentSerializer().serialize_entry(plain))


def variables(entry: ast.Message) -> set[str]:
    return set(re.findall(r"\$([\w-]+)", written(entry)))


def wording(entry: ast.Message) -> str:
    """Return the letters of a message, without what is put in and what is only selected by."""
    found: list[str] = []

    class Reader(visitor.Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
            found.append(node.value)

    Reader().visit(entry)
    return " ".join(found).strip()


def matches(shape: str, name: str) -> bool:
    """Return whether a text of the sources, with stars, can be this id.

    `ui-*` alone could be any words of a game, so that none were ever unused: it is one word more.
    """
    star = r"\w+" if shape == "ui-*" else ".+"
    return re.fullmatch(re.escape(shape).replace(r"\*", star), name) is not None
