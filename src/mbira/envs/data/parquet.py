"""A data set as a Parquet file; parts of it lie beside it until the last match is there."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
import pyarrow as pa
from pyarrow import parquet as pq

from mbira.core.errors import MbiraError
from mbira.core.numbering import row_size
from mbira.envs.data.lines import Row
from mbira.envs.data.plan import DataPlan

if TYPE_CHECKING:
    from pathlib import Path

    from mbira.envs.data.plan import Columns
    from mbira.envs.episode import Rulebook

ROWS = 20_000
"""Rows of a part, about: a part ends with a match."""
PLAN, NUMBERS = b"mbira", b"mbira-numbers"
"""Where a file's metadata has its plan, and the names of its actions and fields."""


class ParquetFile:
    """A file that is put together from parts of whole matches."""

    rows = ROWS

    def __init__(self, path: Path, book: Rulebook, plan: DataPlan) -> None:
        self._path, self._book, self._plan = path, book, plan
        self._parts = path.with_name(f"{path.name}.parts")
        self._schema = schema(book, plan)
        names = pa.array([str(action) for action in book.space.actions])
        self._names = names
        self._done = 0

    def start(self) -> int:
        """Return the first match that is not there, neither in the file nor in parts."""
        for path in self._there():
            held = plan_of(path)
            if held is None or not held.same(self._plan):
                raise MbiraError(f"{path} holds something else; it was left alone")
            self._done = max(self._done, held.matches)
        if self._done > self._plan.matches:
            raise MbiraError(f"{self._path} holds {self._done} matches already; it was left alone")
        return self._done

    def _there(self) -> list[Path]:
        whole = [self._path] if self._path.exists() else []
        return whole + sorted(self._parts.glob("part-*.parquet"))

    def add(self, columns: Columns) -> None:
        """Write rows as a part, all or nothing."""
        self._parts.mkdir(parents=True, exist_ok=True)
        self._done = columns.match[-1] + 1
        held = msgspec.structs.replace(self._plan, matches=self._done)
        part = self._parts / f"part-{self._done:09}.parquet"
        half = part.with_suffix(".half")
        with pq.ParquetWriter(half, schema(self._book, held), compression="zstd") as writer:
            writer.write_table(self._table(columns))
        half.replace(part)

    def close(self) -> None:
        """Put the parts together: the file is there when it is whole."""
        parts = self._there()
        if parts == [self._path]:
            return
        half = self._parts / "whole.half"
        self._parts.mkdir(parents=True, exist_ok=True)
        with pq.ParquetWriter(half, self._schema, compression="zstd") as writer:
            for part in parts:
                with pq.ParquetFile(part) as source:
                    for group in range(source.num_row_groups):
                        table = source.read_row_group(group)
                        writer.write_table(table.cast(self._schema))
        half.replace(self._path)
        shutil.rmtree(self._parts)

    def _table(self, columns: Columns) -> Any:
        count = len(columns)
        numbers = pa.array(np.frombuffer(columns.observation, np.int16))
        packed = np.frombuffer(columns.masks, np.uint8).reshape(count, -1)
        legal = np.unpackbits(packed, axis=1, bitorder="little")
        rows, actions = np.nonzero(legal)
        ends = np.searchsorted(rows, np.arange(count + 1)).astype(np.int32)
        action = np.frombuffer(columns.action, np.int32)
        wide = len(numbers) // count
        return pa.table(
            [
                np.frombuffer(columns.match, np.int32),
                np.frombuffer(columns.decision, np.int32),
                np.frombuffer(columns.decisions, np.int32),
                np.frombuffer(columns.version, np.int32),
                np.frombuffer(columns.seat, np.int8),
                pa.FixedSizeListArray.from_arrays(numbers, wide),
                pa.ListArray.from_arrays(pa.array(ends), pa.array(actions.astype(np.int32))),
                action,
                pa.DictionaryArray.from_arrays(pa.array(action), self._names),
                np.frombuffer(columns.place, np.int8),
                np.frombuffer(columns.score, np.int32),
                np.frombuffer(columns.win, np.float32),
            ],
            names=self._schema.names,
        ).cast(self._schema)


def schema(book: Rulebook, plan: DataPlan) -> Any:
    """Return the columns of a file, with its plan and its numbers as metadata."""
    numbers = {
        "actions": [str(action) for action in book.space.actions],
        "fields": book.fields,
    }
    return pa.schema(
        [
            ("match", pa.int32()),
            ("decision", pa.int32()),
            ("decisions", pa.int32()),
            ("version", pa.int32()),
            ("seat", pa.int8()),
            ("observation", pa.list_(pa.int16(), row_size(book.fields))),
            ("legal", pa.list_(pa.int32())),
            ("action", pa.int32()),
            ("notation", pa.dictionary(pa.int32(), pa.string())),
            ("place", pa.int8()),
            ("score", pa.int32()),
            ("win", pa.float32()),
        ],
        metadata={PLAN: msgspec.json.encode(plan), NUMBERS: msgspec.json.encode(numbers)},
    )


def plan_of(path: Path) -> DataPlan | None:
    """Return the plan that a file was made by; None if it is none of ours."""
    try:
        found = (pq.read_schema(path).metadata or {}).get(PLAN, b"")
        return msgspec.json.decode(found, type=DataPlan)
    except (pa.ArrowInvalid, msgspec.DecodeError):
        return None


def read_row(path: Path, number: int) -> tuple[Row, list[int]]:
    """Return a row of a file, and the actions of its match before it."""
    plan = plan_of(path)
    if plan is None:
        raise MbiraError(f"{path} is not a data set of mbira")
    with pq.ParquetFile(path) as file:
        first = 0
        for group in range(file.num_row_groups):  # matches do not go over their ends
            count = file.metadata.row_group(group).num_rows
            if number < first + count:
                table = file.read_row_group(group)
                break
            first += count
        else:
            raise MbiraError(f"{path} has no row {number}: they are 0 to {first - 1}")
    place = number - first
    found = table.slice(place, 1).to_pylist()[0]
    start = place - found["decision"]
    before = table.column("action").slice(start, found["decision"]).to_pylist()
    head = {name: getattr(plan, name) for name in plan.__struct_fields__ if name != "matches"}
    return Row(**head, **found), before
