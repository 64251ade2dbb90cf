"""What drawings for a terminal have in common: texts of a width, and lines that meet."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING
from unicodedata import combining, east_asian_width

if TYPE_CHECKING:
    from mbira.core.message import Line

LIGHT, DOUBLE = 1, 2
CORNERS = {
    (0, 1, 0, 1): "─", (1, 0, 1, 0): "│", (0, 1, 1, 0): "┌", (0, 0, 1, 1): "┐",
    (1, 1, 0, 0): "└", (1, 0, 0, 1): "┘", (1, 1, 1, 0): "├", (1, 0, 1, 1): "┤",
    (0, 1, 1, 1): "┬", (1, 1, 0, 1): "┴", (1, 1, 1, 1): "┼", (2, 0, 2, 0): "║",
    (0, 1, 2, 1): "╥", (2, 1, 0, 1): "╨", (2, 1, 2, 1): "╫", (0, 2, 0, 2): "═",
    (1, 2, 1, 0): "╞", (1, 0, 1, 2): "╡", (0, 2, 1, 2): "╤", (1, 2, 0, 2): "╧",
    (1, 2, 1, 2): "╪",
}  # fmt: skip
"""Lines that meet: how many strokes go up, right, down and left."""


@lru_cache(maxsize=4096)
def columns(text: str) -> int:
    """Return how many terminal columns a text takes; people's names can be anything."""
    if text.isascii():
        return len(text)
    return sum(
        0 if combining(sign) else 2 if east_asian_width(sign) in "WF" else 1 for sign in text
    )


def length(line: Line) -> int:
    """Return how many columns a line takes."""
    return sum(columns(span.text) for span in line)


def cut(text: str, width: int) -> str:
    """Return a text cut to fit a width."""
    while columns(text) > width:
        text = text[:-1]
    return text


def left(text: str, width: int) -> str:
    """Return a text padded to a width, on its left."""
    shown = cut(text, width)
    return shown + " " * (width - columns(shown))


def right(text: str, width: int) -> str:
    """Return a text padded to a width, on its right."""
    shown = cut(text, width)
    return " " * (width - columns(shown)) + shown
