"""A language's messages, each taken apart when it is said for the first time.

To take a whole file apart takes Fluent longer than anybody likes to wait for their first answer,
and of the messages of a game few are ever said by one process.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message

_BEGINS = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""Where an entry begins: all that continues one is indented, or stands in braces and is none."""
_NAMES = re.compile(r"-?[a-zA-Z][\w-]*", re.ASCII)
"""What may refer to another entry."""


class Entries:
    """The messages of some Fluent files; of those with the same name the first one counts."""

    def __init__(self, code: str) -> None:
        self._bundle = FluentBundle([code], use_isolating=False)
        self._unread: dict[str, str] = {}

    def add(self, text: str) -> None:
        """Add a file."""
        for name, entry in split(text).items():
            self._unread.setdefault(name, entry)

    def find(self, name: str) -> Message | None:
        """Return a message; None if there is none of this name."""
        if name in self._unread:
            self._read(name)
        return self._bundle.get_message(name) if self._bundle.has_message(name) else None

    def _read(self, name: str) -> None:
        """Take a message apart, and all that it refers to.

        Several threads may do so at once: nothing is forgotten before it is there, and a message is
        there after what it refers to.
        """
        found: dict[str, str] = {}
        names = [name]
        while names:
            each = names.pop()
            text = self._unread.get(each)
            if text is not None and each not in found:
                found[each] = text
                names += _NAMES.findall(text)
        for text in reversed(found.values()):
            self._bundle.add_resource(FluentResource(text))
        for each in found:
            self._unread.pop(each, None)

    @property
    def bundle(self) -> FluentBundle:
        """What puts the patterns of messages into words."""
        return self._bundle


def split(text: str) -> dict[str, str]:
    """Return the entries of a file by name; of those with the same name, the first one."""
    starts = [*_BEGINS.finditer(text)]
    ends = [start.start() for start in starts[1:]] + [len(text)]
    found: dict[str, str] = {}
    for start, end in zip(starts, ends, strict=True):
        found.setdefault(start[1], text[start.start() : end])
    return found
