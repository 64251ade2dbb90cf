"""Legal actions as a person sees them, and finding the one that a person means."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mbira.core.action import Action
    from mbira.core.codec import Codec

LISTED = 12
"""This many choices are listed one by one; more are put together by kind."""
SHOWN = 60
"""This many names of one kind are shown."""


class Row(NamedTuple):
    """Choices of one kind: how the action reads, and the words that may stand in it."""

    pattern: str
    values: list[str]
    size: int
    """How many actions these are; names in a row are put together in `values`."""


class Choices:
    """The legal actions of one decision."""

    def __init__(self, actions: Iterable[Action]) -> None:
        self.actions = tuple(actions)
        self._words = [str(action).split() for action in self.actions]
        numbers = any(word.isdigit() for words in self._words for word in words)
        self.numbered = len(self.actions) <= LISTED and not numbers
        """Whether a choice can be made by its number: not where a number means something else."""

    def marks(self) -> frozenset[str]:
        """Return the actions in notation, for the drawing to mark what they name."""
        return frozenset(map(str, self.actions))

    def rows(self) -> list[Row]:
        """Return the choices put together by kind; those without parameters come last."""
        kinds: dict[str, list[int]] = {}
        bare: list[str] = []
        for place, words in enumerate(self._words):
            if len(words) == 1:
                bare.append(words[0])
            else:
                kinds.setdefault(words[0], []).append(place)
        rows = [row for places in kinds.values() for row in self._kind_rows(places)]
        return [*rows, Row("", bare, len(bare))] if bare else rows

    def _kind_rows(self, places: Sequence[int]) -> list[Row]:
        """Return the rows of one kind: the word that varies most is listed."""
        fields = type(self.actions[places[0]]).__struct_fields__
        longest = max(len(self._words[place]) for place in places)
        variety = [
            len({self._words[place][word] for place in places if word < len(self._words[place])})
            for word in range(1, longest)
        ]
        listed = max(range(1, longest), key=lambda word: (variety[word - 1], word))
        found: dict[str, list[str]] = {}
        for place in places:
            words = [*self._words[place]]
            value = words[listed] if listed < len(words) else ""
            if listed < len(words) - 1:
                words[listed] = fields[listed - 1].upper()
            else:
                del words[listed:]
            found.setdefault(" ".join(words), []).append(value)
        return [Row(pattern, runs(values), len(values)) for pattern, values in found.items()]

    def find(self, text: str) -> list[Action]:
        """Return the actions that a text can mean: by number, by words or by their beginnings."""
        typed = text.lower().split()
        if not typed:
            return []
        if self.numbered and len(typed) == 1 and (number := small_number(typed[0])) is not None:
            return [self.actions[number - 1]] if 1 <= number <= len(self.actions) else []
        return self._match(typed, 0) or self._match(typed, 1)

    def exact(self, text: str) -> Action | None:
        """Return the action whose text form this is."""
        typed = text.lower().split()
        for action, words in zip(self.actions, self._words, strict=True):
            if [word.lower() for word in words] == typed:
                return action
        return None

    def _match(self, typed: list[str], skipped: int) -> list[Action]:
        """Return the actions whose words, some first ones left out, begin as typed.

        Of several, those with the most words just as typed are meant (`D1`, not `D12`), and of
        these the one that has no others.
        """
        found: dict[tuple[int, bool], list[Action]] = {}
        for action, words in zip(self.actions, self._words, strict=True):
            rest = [word.lower() for word in words[skipped:]]
            pairs = list(zip(rest, typed, strict=False))
            if len(pairs) == len(typed) and all(word.startswith(start) for word, start in pairs):
                same = sum(word == start for word, start in pairs)
                found.setdefault((same, same == len(rest)), []).append(action)
        return found[max(found)] if found else []

    def like(self, text: str) -> str | None:
        """Return the choice that is spelled most like a text, if any is."""
        names = [str(action) for action in self.actions]
        close = get_close_matches(text, names, 1)
        return close[0] if close else None


def small_number(text: str) -> int | None:
    """Return the number that a text is, if it is a short one."""
    return int(text) if text.isdecimal() and len(text) < 10 else None


def complete_kind(text: str, codec: Codec) -> str:
    """Return a text with its first word written out, if it begins just one kind of action."""
    first, space, rest = text.strip().partition(" ")
    kinds = [kind for kind in codec.kinds if kind.startswith(first.lower())]
    return f"{kinds[0]}{space}{rest}" if len(kinds) == 1 else text


def runs(values: Sequence[str]) -> list[str]:
    """Return names with three or more in a row put together: `A1 B1 C1 E1` as `A1-C1 E1`."""
    parts: list[list[str]] = []
    for value in values:
        if parts and _after(parts[-1][-1]) == value:
            parts[-1].append(value)
        else:
            parts.append([value])
    found: list[str] = []
    for part in parts:
        found += [f"{part[0]}-{part[-1]}"] if len(part) > 2 else part
    return found


def _after(name: str) -> str | None:
    """Return the number after a number, or the cell on the right of a cell."""
    number = small_number(name)
    if number is not None:
        return str(number + 1)
    cell = re.fullmatch("([A-Z]?)([A-Z])([0-9]+)", name)
    if cell is None:
        return None
    first, last, row = cell.groups()
    if last < "Z":
        return f"{first}{chr(ord(last) + 1)}{row}"
    return f"{chr(ord(first) + 1) if first else 'A'}A{row}"
