"""The log of a match in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mbira.core.game import describe

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mbira.core.game import Record, State
    from mbira.core.match import Match
    from mbira.lang import Language


class Sentence(NamedTuple):
    """A record in words."""

    seat: int | str
    words: str


def positions(match: Match) -> Iterator[tuple[State, Record]]:
    """Yield each record that counts with the state it met, which is valid until the next one."""
    state = match.game.rules.start(match.seats, match.options)
    for record in match.line:
        yield state, record
        match.game.rules.apply(state, record.action)


def tell(
    match: Match, words: Language, start: int, viewer: int | None, reader: int | None = None
) -> list[Sentence]:
    """Return the records that count from a place on, as a viewer may know them.

    `reader` is the seat that is spoken to, if the words are for one alone.
    """
    game = match.game
    if start >= len(match.line):
        return []
    return [
        Sentence(
            record.seat,
            words.say(
                describe(game, state, game.sight.redact(state, record, viewer)), reader=reader
            ),
        )
        for place, (state, record) in enumerate(positions(match))
        if place >= start
    ]


def last_choice(match: Match, seat: int, *, single_too: bool) -> int | None:
    """Return where a seat last decided something that it may take back.

    A forced choice does not count, unless `single_too`.
    """
    limit = match.undo_limit(seat)
    if limit == len(match.line):
        return None
    found = None
    for place, (state, _) in enumerate(positions(match)):
        if place >= limit and (single_too or len(match.game.rules.legal(state)) > 1):
            found = place
    return found
