"""Puts messages into words, with the Fluent files of the project and of each game."""

from __future__ import annotations

import os
from contextlib import suppress
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource

from mbira.core.errors import MbiraError
from mbira.core.message import Message

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fluent.runtime.resolver import Pattern

    from mbira.core.game import GameSpec

LANGUAGES = ("en", *sorted(
    found.name.removesuffix(".ftl")
    for found in files(__package__).iterdir()
    if found.name.endswith(".ftl") and found.name != "en.ftl"
))  # fmt: skip
"""The languages that this folder has texts in; a game that lacks one speaks English."""
SHARED = "mbira.lang.shared"
"""The package with what is said of any match."""


class Language:
    """One language, with the words of the project and of one game."""

    def __init__(self, code: str, texts: tuple[str, ...]) -> None:
        self.code = code
        self._bundle = FluentBundle([code], use_isolating=False)
        for package in texts:
            self._bundle.add_resource(FluentResource(source(code, package)))

    def say(self, message: Message, names: Mapping[int, str] | None = None) -> str:
        """Return a message in words; `names` are people's names by seat."""
        return self._say(message, names or {})[""]

    def _say(self, message: Message, names: Mapping[int, str]) -> dict[str, str]:
        """Return a message's words under "", and those of its attributes under their names."""
        prefix, _, number = message.id.partition("-")
        if prefix == "seat" and number.isdigit() and int(number) in names:
            return {"": names[int(number)]}
        args: dict[str, str | int] = {}
        for name, value in message.args.items():
            if isinstance(value, str | int):
                args[name] = value
            else:
                for form, words in self._say(value, names).items():
                    args[f"{name}_{form}" if form else name] = words
        if not self._bundle.has_message(message.id):
            raise LookupError(f"{self.code}: there is no message {message.id!r}")
        found = self._bundle.get_message(message.id)
        if found.value is None:
            raise LookupError(f"{self.code}: message {message.id!r} has no words")
        patterns = {"": found.value, **found.attributes}
        return {form: self._format(message.id, patterns[form], args) for form in patterns}

    def _format(self, name: str, pattern: Pattern, args: dict[str, str | int]) -> str:
        words, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise LookupError(f"{self.code}: message {name!r}: {errors[0]}")
        return str(words)


def source(code: str, package: str) -> str:
    """Return the words of a package in a language, as Fluent has them.

    A game from elsewhere may lack one of our languages: then it speaks English.
    """
    for spoken in (code, LANGUAGES[0]):
        with suppress(OSError, ModuleNotFoundError):
            return files(package).joinpath(f"{spoken}.ftl").read_text(encoding="utf-8")
    raise MbiraError(f"there are no words in {code!r} in {package}")


@cache
def language(code: str, spec: GameSpec | None = None, more: tuple[str, ...] = ()) -> Language:
    """Return a language with the project's words, a game's if one is given, and more packages'."""
    if code not in LANGUAGES:
        raise MbiraError(f"there is no language {code!r}; languages: {', '.join(LANGUAGES)}")
    game = (spec.texts,) if spec is not None else ()
    return Language(code, (__package__, SHARED, *game, *more))


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
            return code if code in LANGUAGES else "en"
    return "en"
