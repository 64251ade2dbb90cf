"""Data sets as files: what a name ends with says what they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from mbira.core.errors import MbiraError, needing
from mbira.envs.data import lines
from mbira.envs.data.plan import DataMatch, DataPlan, play_all
from mbira.envs.episode import Episode, Rulebook

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from mbira.core.match import Match
    from mbira.envs.data.plan import Columns, Each

PARQUET, LINES = ".parquet", ".jsonl"


class DataFile(Protocol):
    """A file that takes rows."""

    rows: int
    """How many it wants at once, about."""

    def start(self) -> int:
        """Return the first match that is not there."""
        ...

    def add(self, columns: Columns) -> None:
        """Write rows of whole matches."""
        ...

    def close(self) -> None:
        """Finish the file."""
        ...


def is_data(path: Path) -> bool:
    """Return whether a name is one of a data set."""
    return path.suffix in {PARQUET, LINES}


def open_data(path: Path, book: Rulebook, plan: DataPlan) -> DataFile:
    """Return the file that a data set goes to."""
    if path.suffix == LINES:
        return lines.LinesFile(path, book, plan)
    if path.suffix != PARQUET:
        raise MbiraError(f"cannot export to {path}: its name must end with {PARQUET} or {LINES}")
    with needing("data", "Parquet"):
        from mbira.envs.data.parquet import ParquetFile  # noqa: PLC0415 an extra
    return ParquetFile(path, book, plan)


def export(path: Path, book: Rulebook, plan: DataPlan, each: Each = map) -> Iterator[DataMatch]:
    """Play the matches of a plan that a file does not hold yet, and write them; yield each.

    `each` plays them, in any process; the file is the same whoever does.
    """
    try:
        file = open_data(path, book, plan)
        for found in play_all(plan, file.start(), file.rows, each):
            if isinstance(found, DataMatch):
                yield found
            else:
                file.add(found)
        file.close()
    except OSError as error:
        raise MbiraError(f"cannot export to {path}: {error.strerror or error}") from None


def open_row(path: Path, number: int) -> tuple[Match, int]:
    """Return the match of a row up to its decision, and the seat that decides."""
    if number < 0:
        raise MbiraError("rows are counted from 0")
    read = lines.read_row
    if path.suffix != LINES:
        with needing("data", "Parquet"):
            from mbira.envs.data.parquet import read_row as read  # noqa: PLC0415 an extra
    try:
        path.open("rb").close()  # the system says best what is wrong
        row, before = read(path, number)
    except OSError as error:
        raise MbiraError(f"cannot read {path}: {error.strerror or error}") from None
    episode = Episode(Rulebook(row.game, row.seats, row.options))
    ruleset = episode.book.game.spec.ruleset
    if row.ruleset != ruleset:
        raise MbiraError(f"{path} was made with ruleset {row.ruleset}, this program has {ruleset}")
    episode.begin(f"{row.seed}/{row.match}")
    for action in before:
        episode.play(action)
    if len(episode.line) != row.version or episode.numbers(row.seat).tolist() != row.observation:
        raise MbiraError(f"{path}: row {number} is not what its match leads to")
    return episode.match(), row.seat
