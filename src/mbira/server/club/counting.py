"""What a match comes to: places, time, feats, and whether it counts for ratings, and why not.

All of it follows from what is on disk: the table's document, its log, and its outcome.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Literal

import msgspec

from mbira.arena.statistics import margin
from mbira.core.action import Redo, Undo
from mbira.core.game import CHANCE, Record
from mbira.core.input.options import describe_options
from mbira.core.log.line import records_that_count
from mbira.core.registry import find_game
from mbira.server.store.club.rows import BOT, Counted, PlayedSeat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira.core.feats import Feat
    from mbira.core.game import GameSpec, Outcome
    from mbira.core.input.options import OptionValue
    from mbira.server.store.document import Chair, Document
    from mbira.server.store.rows import RecordRow, StoredTable

FEATS = 40
"""How many feats of a seat are kept; no game of ours has as many."""
Unrated = Literal["shared", "program", "board", "alone", "left"]
"""Why a match does not count though it was to: one screen for several seats, a program on a seat, a
board of one's own, nobody to compare with, or everybody has left."""
_decode = msgspec.json.Decoder().decode


def count(stored: StoredTable, rows: Sequence[RecordRow]) -> Counted | None:
    """Return what the match of a table comes to; None if it is nobody's statistics.

    Practice is nobody's, nor is a match that was closed before its end, unless somebody had left it
    and it was rated: then those who left are last.
    """
    document = stored.document
    if document.practice or document.header is None or not rows:
        return None
    game = find_game(document.game)
    records = [
        Record("chance" if row.seat == CHANCE else row.seat, game.codec.decode(_decode(row.action)))
        for row in rows
    ]
    ranking = ranked(document, stored.outcome)
    if stored.status != "over" and (not document.settings.rated or len(ranking) < 2):
        return None
    line = records_that_count(records)
    players = [_player(document, chair) for chair in document.chairs]
    why = why_unrated(document, game.spec)
    times = _times(document, rows, records)
    return Counted(
        table=stored.id,
        game=document.game,
        at=rows[-1].at,
        rated=document.settings.rated and why is None,
        why=(why or "") if document.settings.rated else "",
        seats=tuple(
            _seat(
                document.chairs[seat],
                player,
                seat,
                ranking,
                stored.outcome,
                times[seat],
                game.feats(line, seat)[:FEATS],
            )
            for seat, player in enumerate(players)
        ),
    )


def _seat(
    chair: Chair,
    player: str | None,
    seat: int,
    ranking: Sequence[Sequence[int]],
    outcome: Outcome | None,
    time: tuple[int, float],
    feats: tuple[Feat, ...],
) -> PlayedSeat:
    group = next(place for place, seats in enumerate(ranking) if seat in seats)
    several = outcome is not None and len(outcome.scores) > 1
    return PlayedSeat(
        player=player,
        place=1 + sum(map(len, ranking[:group])),
        level=len(ranking[group]),
        score=None if outcome is None else outcome.scores[seat],
        margin=margin(outcome.scores, seat) if outcome is not None and several else None,
        decisions=time[0],
        seconds=round(time[1], 3),
        away=chair.away if chair.guest is not None else None,
        feats=feats,
    )


def left(chair: Chair) -> bool:
    """Return whether the guest of a seat was gone at the end, and a bot played in their place."""
    return chair.guest is not None and chair.away is not None


def ranked(document: Document, outcome: Outcome | None) -> list[list[int]]:
    """Return the seats from first to last, as they count: whoever has left is last.

    Without an outcome, as the match was closed, those who stayed share the first place.
    """
    gone = [seat for seat, chair in enumerate(document.chairs) if left(chair)]
    groups: Sequence[Sequence[int]] = (
        [range(len(document.chairs))] if outcome is None else outcome.ranking
    )
    stayed = [[seat for seat in group if seat not in gone] for group in groups]
    return [group for group in (*stayed, gone) if group]


def _player(document: Document, chair: Chair) -> str | None:
    """Return whose statistics a seat belongs to; nobody's, if somebody has several seats."""
    if chair.guest is None:
        return f"{BOT}{chair.bot}"
    own = [each for each in document.chairs if each.guest == chair.guest and not each.shared]
    return chair.guest if not chair.shared and len(own) == 1 else None


def why_unrated(document: Document, spec: GameSpec) -> Unrated | None:
    """Return why a match of a table cannot be rated, before it begins or after its end."""
    people = Counter(chair.guest for chair in document.chairs if chair.guest is not None)
    if any(several > 1 for several in people.values()):
        return "shared"
    if any(chair.program for chair in document.chairs):
        return "program"
    if has_own_board(spec, document.options):
        return "board"
    if len({_player(document, chair) for chair in document.chairs}) < 2:
        return "alone"
    if all(left(chair) for chair in document.chairs):
        return "left"
    return None


def has_own_board(spec: GameSpec, options: dict[str, OptionValue]) -> bool:
    """Return whether an option is a file of somebody's own."""
    files = {info.name: info.default for info in describe_options(spec) if info.file}
    return any(options.get(name, usual) != usual for name, usual in files.items())


def _times(
    document: Document, rows: Sequence[RecordRow], records: Sequence[Record]
) -> list[tuple[int, float]]:
    """Return by seat how many decisions were made there, and how long they took together.

    What a bot decides for a guest is not theirs: it has no key of a request.
    """
    found = [(0, 0.0) for _ in document.chairs]
    last = document.started
    for row, record in zip(rows, records, strict=True):
        asked = not isinstance(record.action, Undo | Redo)
        if row.seat >= 0 and asked:
            chair = document.chairs[row.seat]
            if chair.guest is None or row.key is not None:
                decisions, seconds = found[row.seat]
                spent = max(0.0, row.at - max(last, chair.since))
                found[row.seat] = decisions + 1, seconds + spent
        last = row.at
    return found
