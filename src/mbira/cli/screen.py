"""What the terminal shows: the colours of styles, drawings, sentences and JSON."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from mbira.core.message import EMBLEMS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from mbira.core.message import Line

WIDTH = 80
"""Nothing is wider, however wide the terminal."""
CHANCE_EMBLEM = "○"

PAINTS = {
    "red": "#d1490c",
    "blue": "#1f7fd0",
    "green": "#1b9a5a",
    "gold": "#d99a00",
    "violet": "#b060a0",
    "teal": "#1a9ba3",
}
"""The colours of seats, in seat order where nothing else is agreed."""

COLOURS = {
    **{f"seat-{seat}": f"bold {paint}" for seat, paint in enumerate(PAINTS.values())},
    "piece": "reverse",
    "water": "#4c86a8",
    "land": "dim",
    "resource": "bold",
    "used": "strike dim",
    "start": "italic",
    "glow": "bold black on #f2b705 not dim not reverse",
    "quiet": "dim",
    "strong": "bold",
    "accent": "bold #e0722e",
    "good": "#3f9d63",
    "bad": "bold #d0453e",
}
"""What the style words of drawings look like; they work on dark and on light."""


def colour_seats(colours: Sequence[str]) -> None:
    """Let the seats have the colours that their table agreed on; a process shows one match."""
    for seat, usual in enumerate(PAINTS):
        chosen = colours[seat] if seat < len(colours) else usual
        COLOURS[f"seat-{seat}"] = f"bold {PAINTS.get(chosen, PAINTS[usual])}"


def console() -> Console:
    """Return what writes to standard output, no wider than our width."""
    made = Console(highlight=False, markup=False, emoji=False)
    made.width = min(made.width, WIDTH) if made.is_terminal else WIDTH
    return made


def styled(text: str, style: str = "") -> Text:
    """Return a text in a style made of style words."""
    looks = " ".join(COLOURS[word] for word in style.split() if word in COLOURS)
    return Text(text, style=looks)


def say_failures(failures: Mapping[str, int]) -> None:
    """Say on standard error what went wrong with bots, and how often."""
    for line, times in failures.items():
        often = f" ({times} times)" if times > 1 else ""
        print(f"mbira: {line}{often}; the next level down went on", file=sys.stderr)


def say_faults(faults: Mapping[str, int]) -> None:
    """Say on standard error why programs lost decisions, and how often."""
    for line, times in faults.items():
        often = f" ({times} times)" if times > 1 else ""
        print(f"mbira: {line}{often}; any legal action was played", file=sys.stderr)


def show_drawing(to: Console, lines: Iterable[Line]) -> None:
    """Write a drawing, line by line, never wrapped."""
    for line in lines:
        text = Text(no_wrap=True, end="")
        for span in line:
            text.append_text(styled(span.text, span.style))
        text.rstrip()
        to.print(text, soft_wrap=True)


def emblem(seat: int | str) -> Text:
    """Return the coloured mark of a seat, or of chance."""
    if isinstance(seat, int):
        return styled(EMBLEMS[seat % len(EMBLEMS)], f"seat-{seat}")
    return styled(CHANCE_EMBLEM, "quiet")


def hanging(to: Console, head: Text, body: str, style: str = "") -> None:
    """Write a text behind a head; lines that do not fit go on below the text, not the head."""
    room = max(20, to.width - head.cell_len - 1)
    lines = styled(body, style).wrap(to, room)
    for number, line in enumerate(lines):
        text = Text.assemble(head if number == 0 else " " * head.cell_len, " ", line)
        text.rstrip()
        to.print(text, soft_wrap=True)


def print_json(data: object) -> None:
    """Write a JSON document to standard output, alone on its line."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False) + "\n")


def progress(*, hidden: bool = False, slow: bool = False) -> Progress:
    """Return a progress bar on standard error, shown only if that is a terminal.

    A slow one moves once a second, where drawing it more often would disturb what is measured.
    """
    errors = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        refresh_per_second=1 if slow else 10,
        redirect_stdout=False,
        redirect_stderr=False,
        disable=hidden or not errors.is_terminal,
    )
