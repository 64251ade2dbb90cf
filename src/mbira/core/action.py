"""Actions: one decision each, as a value with a JSON form and a text form."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from msgspec import NODEFAULT, Struct


class Action(
    Struct,
    frozen=True,
    cache_hash=True,
    tag_field="type",
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """One decision, immutable and hashable, made of words and whole numbers.

    A subclass gives itself a `tag`; its text form is the tag and the fields in order
    (`price potter 2`); its `repr` is Python.
    """

    def __str__(self) -> str:
        words = [tag_of(type(self))]
        for name, default in _defaults(type(self)):
            value = getattr(self, name)
            if default is NODEFAULT or value != default:
                words.append(str(value))
        return " ".join(words)


class Undo(Action, frozen=True, tag="undo"):
    """Go back to where the match had `to` records that count."""

    to: int
    agreed: bool = False
    """All seats agreed, so revealed things and other seats' decisions may be undone too."""


class Redo(Action, frozen=True, tag="redo"):
    """Play again what the last undo took back."""


@cache
def tag_of(kind: type[Action]) -> str:
    """Return the word that names a kind of action."""
    tag = kind.__struct_config__.tag
    if not isinstance(tag, str):
        raise TypeError(f"{kind.__name__} has no tag")
    return tag


@cache
def _defaults(kind: type[Action]) -> tuple[tuple[str, Any], ...]:
    return tuple((field.name, field.default) for field in msgspec.structs.fields(kind))
