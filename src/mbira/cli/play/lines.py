"""Lines that a person types: with history and completion at a terminal, bare from a pipe."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class Lines:
    """Where a person's lines come from."""

    def __init__(self, complete: Callable[[str], list[str]]) -> None:
        there = sys.stdin is not None and sys.stdout is not None
        self.typed = there and sys.stdin.isatty() and sys.stdout.isatty()
        """Whether there is a person at the other end, and not a file."""
        self._complete = complete
        self._forget: Callable[[], None] | None = None
        if self.typed:
            self._edit()

    def _edit(self) -> None:
        """Let lines be edited, where the system can; loading this writes to some terminals."""
        try:
            import readline  # noqa: PLC0415
        except ImportError:
            return
        readline.set_completer(self._option)
        readline.set_completer_delims("\n")
        readline.parse_and_bind("tab: complete")
        self._forget = getattr(readline, "clear_history", None)

    def _option(self, text: str, place: int) -> str | None:
        """Return one completion after another, as readline asks for them."""
        options = self._complete(text)
        return options[place] if place < len(options) else None

    def forget(self) -> None:
        """Forget the lines typed so far."""
        if self._forget is not None:
            self._forget()

    def read(self, prompt: str) -> str | None:
        """Return the next line; None when there are no more."""
        if self.typed:
            sys.stdout.flush()
            try:
                return _clean(input(prompt))
            except EOFError:
                print()
                return None
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not line:
            return None
        print(f"{prompt}{_clean(line)}")
        return _clean(line)


def _clean(line: str) -> str:
    """Return a line without what cannot be seen."""
    return "".join(letter for letter in line if letter.isprintable()).strip()
