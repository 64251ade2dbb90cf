"""Puts messages into words. Each folder here is a language, with all that is said in it.

Fluent files are named by where they are, with `{code}` for the language:
`mbira.lang:{code}/server.ftl` is a file of this package, and a game from elsewhere has its own:
`mbira_liars_dice:texts/{code}.ftl`.
"""

from __future__ import annotations

import os
import re
from contextlib import suppress
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from mbira.core.errors import MbiraError
from mbira.core.message import Message, seat_name
from mbira.lang.entries import Entries

if TYPE_CHECKING:
    from collections.abc import Mapping
    from importlib.resources.abc import Traversable

    from fluent.runtime.resolver import Pattern

    from mbira.core.game import GameSpec

ENGLISH = "en"
"""What is said where nobody has translated it yet."""
LANGUAGES = (ENGLISH, *sorted(
    found.name
    for found in files(__package__).iterdir()
    if found.is_dir() and found.name.isalpha() and found.name != ENGLISH
))  # fmt: skip
"""The languages that there are folders of; what a folder lacks is said in English."""
TERMINAL = "mbira.lang:{code}/terminal.ftl"
"""What the program itself says."""
MATCH = "mbira.lang:{code}/match.ftl"
"""What is said of any match, whatever its game; whoever shows a match says it."""

YOU = re.compile("you(-|$)")
"""How the attributes of a message begin that speak to somebody whom it is about."""


class Language:
    """One language, with the words of the project and of one game."""

    def __init__(self, code: str, texts: tuple[str, ...]) -> None:
        self.code = code
        self._entries = Entries(code)
        for text in texts:
            self._entries.add(source(code, text))

    def say(
        self,
        message: Message,
        names: Mapping[int, str] | None = None,
        reader: int | None = None,
    ) -> str:
        """Return a message in words; `names` are people's names by seat.

        `reader` is the seat that is spoken to: what is about it is said as its message's attribute
        `you` has it, or `you-other` where the seat is the argument `$other`.
        """
        return self._say(message, names or {}, None if reader is None else seat_name(reader))[""]

    def _say(
        self, message: Message, names: Mapping[int, str], reader: Message | None
    ) -> dict[str, str]:
        """Return a message's words under "", and those of its attributes under their names."""
        prefix, _, number = message.id.partition("-")
        if prefix == "seat" and number.isdigit() and int(number) in names:
            return {"": names[int(number)]}
        args: dict[str, str | int] = {}
        for name, value in message.args.items():
            if isinstance(value, str | int):
                args[name] = value
            else:
                for form, words in self._say(value, names, reader).items():
                    args[f"{name}_{form}" if form else name] = words
        found = self._entries.find(message.id)
        if found is None:
            raise LookupError(f"{self.code}: there is no message {message.id!r}")
        if found.value is None:
            raise LookupError(f"{self.code}: message {message.id!r} has no words")
        patterns = {"": found.value, **found.attributes}
        for form in sorted(filter(YOU.match, found.attributes), reverse=True):
            told, role = patterns.pop(form), form.removeprefix("you-")
            if reader and message.args.get(role if role != form else "seat") == reader:
                patterns[""] = told  # `you` is the last: what one does oneself
        return {form: self._format(message.id, patterns[form], args) for form in patterns}

    def _format(self, name: str, pattern: Pattern, args: dict[str, str | int]) -> str:
        words, errors = self._entries.bundle.format_pattern(pattern, args)
        if errors:
            raise LookupError(f"{self.code}: message {name!r}: {errors[0]}")
        return str(words)


def source(code: str, text: str) -> str:
    """Return the words that are there in a language, as Fluent has them.

    A game from elsewhere may lack one of our languages: then it speaks English.
    """
    for spoken in (code, ENGLISH):
        with suppress(OSError, ModuleNotFoundError, TypeError):  # the last is for no package
            return file_of(spoken, text).read_text(encoding="utf-8")
    raise MbiraError(f"there are no words in {code!r} in {text}")


def file_of(code: str, text: str) -> Traversable:
    """Return the file that a language has its words in, whether it is there or not."""
    package, _, path = text.partition(":")
    return files(package).joinpath(path.replace("{code}", code))


@cache
def language(code: str, spec: GameSpec | None = None, more: tuple[str, ...] = ()) -> Language:
    """Return a language with the project's words, a game's if one is given, and more texts."""
    if code not in LANGUAGES:
        raise MbiraError(f"there is no language {code!r}; languages: {', '.join(LANGUAGES)}")
    game = (spec.texts,) if spec is not None else ()
    return Language(code, (TERMINAL, MATCH, *game, *more))


def said_of(spec: GameSpec, code: str, message: str, otherwise: str) -> str:
    """Return what a game says of itself; a game from elsewhere may not have the words."""
    try:
        return language(code, spec).say(Message(message))
    except (LookupError, MbiraError):
        return otherwise


def preferred() -> str:
    """Return the language that the environment asks for, English if it is none of ours."""
    for variable in ("MBIRA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(variable, "")[:2].lower()
        if code:
            return code if code in LANGUAGES else ENGLISH
    return ENGLISH
