"""A position in words, for programs that read: what a seat may know, and what it may do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.legal import bits
from mbira.lang import ENGLISH, language

if TYPE_CHECKING:
    from mbira.envs.episode import Episode


def tell(episode: Episode, seat: int | None, code: str = ENGLISH) -> str:
    """Return a position as a seat, or a spectator, may see it.

    If the seat decides, all that it may do follows, each behind its number.
    """
    book = episode.book
    words = language(code, book.game.spec)
    drawing = book.game.draw(book.game.sight.view(episode.state, seat), words.say)
    lines = ["".join(span.text for span in line).rstrip() for line in drawing]
    if not episode.over:
        lines += ["", words.say(book.game.speech.question(episode.state))]
    if seat is not None and seat == episode.state.actor:
        lines += [f"{number}: {book.space.actions[number]}" for number in bits(episode.mask)]
    return "\n".join(lines)
