"""Data files that players may replace: reading them so that an error says where and why."""

from __future__ import annotations

import hashlib
import json
from typing import TypeVar

import msgspec

from mbira.core.errors import BadDataError, misfit

Content = TypeVar("Content")
LONGEST_KEY = 40
"""What an error shows of a key at most: a file may come from anybody."""


def digest(text: str) -> str:
    """Return the digest of a data file's text."""
    return f"sha256:{hashlib.sha256(text.encode(errors='surrogatepass')).hexdigest()}"


def read_json(text: str, kind: type[Content], option: str) -> Content:
    """Return what a JSON file says, checked against a type; `option` is where it came from."""
    found: object = None
    try:
        found = json.loads(text, object_pairs_hook=without_twins)
        return msgspec.convert(found, kind)
    except TwinKeyError as error:
        raise BadDataError(option, error.key, "it appears twice") from None
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise BadDataError(option, place, f"not JSON: {error.msg}") from None
    except RecursionError:
        raise BadDataError(option, "the file", "not JSON: brackets nested too deeply") from None
    except msgspec.ValidationError as error:
        what, where = misfit(error)
        place = _with_key(found, kind, where) or "the file"
        raise BadDataError(option, place, what.replace("`", "'")) from None
    except ValueError:
        raise BadDataError(option, "the file", "a number has too many digits") from None


class TwinKeyError(ValueError):
    """A key appears twice in one JSON object."""

    def __init__(self, key: str) -> None:
        self.key = key[:LONGEST_KEY]
        super().__init__(f"{self.key!r} appears twice in one object")


def without_twins(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Return a JSON object; a key that appears twice could mean either."""
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise TwinKeyError(key)
        found[key] = value
    return found


def _with_key(found: object, kind: type[Content], place: str) -> str:
    """Return a place with the name of the entry that is wrong, where it only says that one is."""
    path, unnamed, rest = place.partition("[...]")
    if not unnamed or not isinstance(found, dict) or not isinstance(found.get(path), dict):
        return place
    for name, value in found[path].items():
        try:
            msgspec.convert({**found, path: {name: value}}, kind)
        except msgspec.ValidationError:
            return f"{path}.{name}{rest}"
    return place
