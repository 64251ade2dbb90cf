"""The two outside forms of actions: JSON objects and lines of text. Both go there and back."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any

import msgspec

from mbira.core.action import Action, Redo, Undo, tag_of
from mbira.core.errors import BadNotationError
from mbira.core.input.known import know

LOG_ACTIONS: tuple[type[Action], ...] = (Undo, Redo)
"""What any log may hold besides the game's own actions."""
know(*LOG_ACTIONS)


class Codec:
    """Reads and writes the actions of one game."""

    def __init__(self, *kinds: type[Action]) -> None:
        self.kinds = {tag_of(kind): kind for kind in kinds + LOG_ACTIONS}
        if len(self.kinds) != len(kinds) + len(LOG_ACTIONS):
            raise TypeError("two kinds of action have the same tag")
        know(*kinds)
        self._union: Any = reduce(or_, self.kinds.values())

    def decode(self, data: object) -> Action:
        """Return the action that a JSON form stands for."""
        tag = data.get("type") if isinstance(data, dict) else ""
        if not isinstance(tag, str) or (isinstance(data, dict) and tag not in self.kinds):
            raise BadNotationError(f"there is no action of type {tag!r}; types: {self._tags()}")
        kind = self.kinds.get(tag, self._union)  # a union would try every kind
        try:
            action: Action = msgspec.convert(data, kind)
        except msgspec.ValidationError as error:
            raise BadNotationError(f"not an action: {error}") from None
        return action

    def parse(self, text: str) -> Action:
        """Return the action that a line of text stands for; capitals do not matter."""
        words = text.split()
        if not words:
            raise BadNotationError(f"no action given; actions start with: {self._tags()}")
        kind = self.kinds.get(words[0].lower())
        if kind is None:
            raise BadNotationError(
                f"'{words[0]}' does not start an action; actions: {self._tags()}"
            )
        fields = msgspec.structs.fields(kind)
        if len(words) - 1 > len(fields):
            raise BadNotationError(f"'{text}' has too many words; expected: {usage(kind)}")
        try:
            values = {
                field.name: _read_word(word, field.type)
                for field, word in zip(fields, words[1:], strict=False)
            }
            return msgspec.convert(values, kind)
        except msgspec.ValidationError:
            raise BadNotationError(f"'{text}' does not read as: {usage(kind)}") from None

    def _tags(self) -> str:
        return ", ".join(self.kinds)


def encode(action: Action) -> dict[str, str | int]:
    """Return the JSON form of an action: an object with its `type`."""
    form: dict[str, str | int] = msgspec.to_builtins(action)
    return form


def _read_word(word: str, kind: object) -> object:
    """Return a typed word as the value of a field; ids are lower case, cells upper case."""
    try:
        return msgspec.convert(word.lower(), kind, strict=False)
    except msgspec.ValidationError:
        return msgspec.convert(word.upper(), kind, strict=False)


def usage(kind: type[Action]) -> str:
    """Return the text form's pattern, such as `price CRAFTSMAN PRICE`."""
    words = [tag_of(kind)]
    for field in msgspec.structs.fields(kind):
        word = field.name.upper()
        words.append(word if field.required else f"[{word}]")
    return " ".join(words)
