"""How large the served page is, as it is sent: `python -m tests.ui.size` says it.

It counts what somebody loads at most who plays one game in one language: every part of the page
that there is, and of what belongs to games or says something only theirs. Pages that nobody needs
for a game, such as the club's, are left out. A guided match is one more page: whoever begins with
it loads that too, which is counted by itself.
"""

from __future__ import annotations

import gzip
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

SERVED = Path(__file__).parents[2] / "src/mbira/server/static"
FONTS = {".woff", ".woff2"}
FILE = re.compile(r"assets/[\w.-]+")
STATIC = re.compile(r"""(?:from|import)\s*["'`]\./([\w.-]+)["'`]""")
FOUND = re.compile(
    r"""(?:"(?P<path>[^"]*)":\s*\(\)=>\s*\w+\(\(\)=>)?"""
    r"""import\(["'`]\./(?P<chunk>[\w.-]+)["'`]\)(?:\.then\([^)]*\))?,?"""
    r"""(?:__vite__mapDeps\(\[(?P<deps>[\d,]*)\])?"""
)
"""Something that is loaded when it is needed: by which path it is found, and what it needs."""
OF_GAME = re.compile(r"(?:/games|^\.)/(\w+)[/.]|/page/(?:glossary|lessons|rules)/(\w+)\.")
APART = re.compile(
    r"^assets/(?:(?:Calls|Club|Cups?|Letter|Offers|Puzzles|Settings|Study|Who|signing)|lang-\w+-(?:calls|club|cups|people|settings|study))-"
)
"""Pages of their own, Settings, parts of the first page, and their words: whoever plays a
game does not load them."""
GUIDED = re.compile(r"^assets/(?:[Ll]esson|lang-\w+-lessons-\w+)-")
"""The page of a guided match, its ideas and their words."""
OF_LANGUAGE = re.compile(r"/lang/(\w+)/")


class Loaded(NamedTuple):
    """What a file loads, now or later."""

    files: tuple[str, ...]
    game: str | None
    """The game that it belongs to, if it belongs to one; and the language."""
    language: str | None


def files(folder: Path) -> dict[str, bytes]:
    """Return what is in a folder, by names."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


@cache
def _loads(name: str) -> tuple[Loaded, ...]:
    text = (SERVED / name).read_text("utf-8")
    if name.endswith(".html"):
        return (Loaded(tuple(FILE.findall(text)), None, None),)
    if not name.endswith(".js"):
        return ()
    listed = re.search(r"m\.f=\[(.*?)\]", text)
    needed = FILE.findall(listed[1]) if listed else []
    found = [Loaded(tuple(f"assets/{each}" for each in STATIC.findall(text)), None, None)]
    for match in FOUND.finditer(text):
        path, deps = match["path"] or "", match["deps"] or ""
        game, language = OF_GAME.search(path), OF_LANGUAGE.search(path)
        found.append(
            Loaded(
                (
                    f"assets/{match['chunk']}",
                    *(needed[int(number)] for number in deps.split(",") if number),
                ),
                game and (game[1] or game[2]),
                language and language[1],
            )
        )
    return tuple(found)


def loaded(game: str | None, language: str | None, *, guided: bool = True) -> set[str]:
    """Return the files of the page and of one game, in one language; of all if it is None.

    Who is not guided does not load what guides through a match.
    """
    met, new = set[str](), ["index.html"]
    while new:
        name = new.pop()
        if name in met:
            continue
        met.add(name)
        for each in _loads(name):
            if game is not None and each.game not in {None, game}:
                continue
            if game is not None and each.files and APART.match(each.files[0]):
                continue
            if not guided and each.files and GUIDED.match(each.files[0]):
                continue
            if language is not None and each.language not in {None, language}:
                continue
            new += each.files
    return met


def owned() -> tuple[set[str], set[str]]:
    """Return the games, and the languages, of which there are parts of their own."""
    edges = [each for name in loaded(None, None) for each in _loads(name)]
    return (
        {each.game for each in edges if each.game},
        {each.language for each in edges if each.language},
    )


def sizes(*, guided: bool = False) -> dict[tuple[str, str], int]:
    """Return the bytes that are sent for each game in each language."""
    sent = {
        name: len(gzip.compress((SERVED / name).read_bytes(), 9, mtime=0))
        for name in loaded(None, None)
    }
    games, languages = owned()
    return {
        (game, language): sum(sent[name] for name in loaded(game, language, guided=guided))
        for game in sorted(games)
        for language in sorted(languages)
    }


def _main() -> None:
    guided = sizes(guided=True)
    for (game, language), size in sizes().items():
        more = guided[game, language]
        said = f"{size / 1000:.1f} kB gzip, {more / 1000:.1f} with its guided match"
        print(f"{game} in {language}: {said}")  # noqa: T201


if __name__ == "__main__":
    _main()
