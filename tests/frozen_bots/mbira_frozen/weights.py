"""The numbers in a mind: set by hand, or found by playing; the found ones are data files."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TypeVar

import msgspec

W = TypeVar("W", bound="Weights")


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The weights of a mind; each game has its own, all with values set by hand."""


class Found(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Weights of a level, and where they come from."""

    made_by: str
    """The command that found them; or how else they came about."""
    weights: dict[str, float]
    start: dict[str, float] = {}
    """What the command started from."""


def read_found(content: bytes) -> dict[str, Found]:
    """Return what a data file holds, by level."""
    return msgspec.json.decode(content, type=dict[str, Found])


def write_found(found: dict[str, Found]) -> bytes:
    """Return what to write to a data file."""
    return msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n"


@cache
def _found(package: str) -> dict[str, Found]:
    path = files(package).joinpath("weights.json")
    return read_found(path.read_bytes()) if path.is_file() else {}


def weights_for(package: str, level: str, kind: type[W]) -> W:
    """Return the weights that a level plays with, from a mind's package; or those in its code."""
    found = _found(package).get(level)
    return msgspec.convert(found.weights if found is not None else {}, kind)
