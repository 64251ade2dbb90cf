"""A data set as JSON lines: a row a line, matches one after the other. Needs no extra."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from mbira.core.errors import MbiraError
from mbira.core.legal import bits

if TYPE_CHECKING:
    from pathlib import Path

    from mbira.envs.data.plan import Columns, DataPlan
    from mbira.envs.episode import Rulebook

ROWS = 2000
"""Rows that are written together."""


class Key(Struct, frozen=True):
    """Of a row, what says whose it is."""

    format: str
    game: str
    ruleset: int
    seats: int
    options: dict[str, object]
    bots: tuple[str, ...]
    seed: str
    """Of the data set; the match's own is this, a slash and the match's number."""
    match: int
    decision: int
    """Its place among the match's decisions, from 0."""
    decisions: int
    """How many the match has."""


class Row(Key, frozen=True):
    """One decision: what the seat saw, what it could do and did, and what came of it."""

    version: int
    """How many records came before it, chance included: `mbira show --at`."""
    seat: int
    observation: list[int]
    legal: list[int]
    action: int
    notation: str
    place: int
    """1 for the first; those who share one have the best of it."""
    score: int
    win: float
    """1 for the winner; winners who tie share it."""


class LinesFile:
    """A file that grows by whole matches."""

    rows = ROWS

    def __init__(self, path: Path, book: Rulebook, plan: DataPlan) -> None:
        self._path, self._book, self._plan = path, book, plan
        self._encoder = msgspec.json.Encoder()

    def start(self) -> int:
        """Return the first match that is not there; what is left of one is cut off."""
        if not self._path.exists():
            return 0
        decoder = msgspec.json.Decoder(Key)
        end = done = offset = 0
        with self._path.open("rb") as file:
            for line in file:
                offset += len(line)
                try:
                    key = decoder.decode(line)
                except msgspec.DecodeError:
                    break  # what comes after a line that was cut is not a match either
                if not _belongs(key, self._plan) or key.match != done:
                    raise MbiraError(f"{self._path} holds something else; it was left alone")
                if key.decision == key.decisions - 1 and line.endswith(b"\n"):
                    end, done = offset, key.match + 1
        if offset and not done and self._path.stat().st_size > offset:
            raise MbiraError(f"{self._path} holds something else; it was left alone")
        if done > self._plan.matches:
            raise MbiraError(f"{self._path} holds {done} matches already; it was left alone")
        with self._path.open("r+b") as file:
            file.truncate(end)
        return done

    def add(self, columns: Columns) -> None:
        """Write rows."""
        plan, space = self._plan, self._book.space
        head = (
            plan.format,
            plan.game,
            plan.ruleset,
            plan.seats,
            plan.options,
            plan.bots,
            plan.seed,
        )
        observed = array("h", bytes(columns.observation))
        wide, size = len(observed) // len(columns), columns.mask_bytes
        masks = bytes(columns.masks)
        rows = [
            Row(
                *head,
                columns.match[row],
                columns.decision[row],
                columns.decisions[row],
                columns.version[row],
                columns.seat[row],
                observed[row * wide : (row + 1) * wide].tolist(),
                list(bits(int.from_bytes(masks[row * size : (row + 1) * size], "little"))),
                columns.action[row],
                str(space.actions[columns.action[row]]),
                columns.place[row],
                columns.score[row],
                columns.win[row],
            )
            for row in range(len(columns))
        ]
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("ab") as file:
            file.write(self._encoder.encode_lines(rows))

    def close(self) -> None:
        """Do nothing: every match is written when it is over."""


def _belongs(key: Key, plan: DataPlan) -> bool:
    """Return whether a row is of a plan's matches."""
    names = ("format", "game", "ruleset", "seats", "options", "bots", "seed")
    return all(getattr(key, name) == getattr(plan, name) for name in names)


def read_row(path: Path, number: int) -> tuple[Row, list[int]]:
    """Return a row of a file, and the actions of its match before it."""
    decoder = msgspec.json.Decoder(Row)
    before: list[int] = []
    with path.open("rb") as file:
        for place, line in enumerate(file):
            try:
                row = decoder.decode(line)
            except msgspec.DecodeError as error:
                raise MbiraError(f"{path}: line {place + 1} is not a row: {error}") from None
            if row.decision == 0:
                before = []
            if place == number:
                return row, before
            before.append(row.action)
    raise MbiraError(f"{path} has no row {number}: they are 0 to {place}")
