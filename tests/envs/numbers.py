"""Writes docs/numbers: which number each action has, and what the numbers of a row mean.

Who has trained with these numbers finds them unchanged: if the test that compares them fails, put
it right, or raise `mbira.envs.ids.VERSION` and run `python -m tests.envs.numbers`.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING

from mbira.core.numbering import row_size
from mbira.core.registry import specs
from mbira.envs.episode import Rulebook
from mbira.envs.ids import VERSION

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER = Path(__file__).parents[2] / "docs" / "numbers"
GAMES = tuple(game for game, spec in specs().items() if spec.engine.startswith("mbira."))


def page(game: str) -> str:
    """Return the page of a game."""
    return "\n".join(_lines(game)) + "\n"


def _lines(game: str) -> Iterator[str]:
    spec = specs()[game]
    yield f"# {spec.name} in numbers"
    yield ""
    yield f"Version {VERSION}, with the usual options. Written by `python -m tests.envs.numbers`;"
    yield "[research](../research.md) says what it is for."
    for seats in range(spec.seats[0], spec.seats[1] + 1):
        book = Rulebook(game, seats)
        every = "\n".join(map(str, book.space.actions)).encode()
        yield from ("", f"## {seats} seats", "")
        yield f"{len(book.space)} actions, digest `{hashlib.sha256(every).hexdigest()[:16]}`:"
        yield from ("", "| numbers | kind | first | last |", "|---|---|---|---|")
        for block in book.space.blocks:
            last = block.first + block.size - 1
            ends = (book.space.actions[block.first], book.space.actions[last])
            yield f"| {block.first} to {last} | {block.name} | `{ends[0]}` | `{ends[1]}` |"
        yield from ("", f"{row_size(book.fields)} numbers of a position:", "")
        yield from (
            "| numbers | field | kind | from | to | what it is |",
            "|---|---|---|---|---|---|",
        )
        first = 0
        for field in book.fields:
            last = first + field.size - 1
            bounds = f"{field.least} | {field.most}"
            what = field.about.replace("|", "/")
            yield f"| {first} to {last} | {field.name} | {field.kind} | {bounds} | {what} |"
            first += field.size


def main() -> None:
    """Write the pages again."""
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        FOLDER.joinpath(f"{game}.md").write_text(page(game), encoding="utf-8")


if __name__ == "__main__":
    main()
