"""Rows of numbers and masks as arrays, in the encoding that a learner wants.

`numbers` are the fields as they are, whole numbers. `scaled` are the same between 0 and 1, about:
an amount may be more than usual. `one_hot` has a place for each thing that a choice can be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, get_args

import numpy as np
from gymnasium import spaces

from mbira.core.errors import MbiraError, did_you_mean

if TYPE_CHECKING:
    from array import array
    from collections.abc import Sequence

    from mbira.core.numbering import Field

    Array = np.ndarray[Any, np.dtype[Any]]

Encoding = Literal["numbers", "scaled", "one_hot"]
ENCODINGS: tuple[Encoding, ...] = get_args(Encoding)


class Encoder:
    """Makes arrays of rows of numbers."""

    def __init__(self, fields: Sequence[Field], encoding: Encoding) -> None:
        if encoding not in ENCODINGS:
            hint = did_you_mean(encoding, ENCODINGS, "encodings")
            raise MbiraError(f"there is no encoding {encoding!r}; {hint}")
        self.encoding = encoding
        self._low = _spread(fields, [field.least for field in fields])
        self._high = _spread(fields, [field.most for field in fields])
        self._scale = (1 / _spread(fields, [f.usual or f.most or 1 for f in fields])).astype("f4")
        choice = _spread(fields, [field.kind == "choice" for field in fields]).astype(bool)
        self._choices = np.flatnonzero(choice)
        self._amounts = np.flatnonzero(~choice)
        widths = self._high[self._choices] - self._low[self._choices] + 1
        self._offsets = np.concatenate([[0], np.cumsum(widths)])
        self._amounts_at = int(self._offsets[-1])
        self._starts = self._offsets[:-1] - self._low[self._choices]
        rows = {"one_hot": self._amounts_at + len(self._amounts)}
        self.size = rows.get(encoding, len(choice))
        """How long an encoded row is."""
        self.dtype: type[np.generic] = np.int16 if encoding == "numbers" else np.float32

    def space(self) -> spaces.Box:
        """Return what an encoded row can be."""
        if self.encoding == "numbers":
            return spaces.Box(
                self._low.astype(np.int16), self._high.astype(np.int16), dtype=np.int16
            )
        # an amount below 0 stays below it, and one beyond what is usual goes beyond 1
        return spaces.Box(-np.inf, np.inf, (self.size,), np.float32)

    def encode(self, row: array[int]) -> Array:
        """Return an encoded row."""
        numbers: Array = np.frombuffer(row, np.int16)
        if self.encoding == "numbers":
            return numbers
        if self.encoding == "scaled":
            return self._scaled(numbers)
        hot: Array = np.zeros(self.size, np.float32)
        hot[self._starts + numbers[self._choices]] = 1
        hot[self._amounts_at :] = numbers[self._amounts] * self._scale[self._amounts]
        return hot

    def encode_all(self, rows: bytearray, count: int) -> Array:
        """Return many rows, which follow each other, encoded; of `numbers`, in the same memory."""
        numbers: Array = np.frombuffer(rows, np.int16).reshape(count, -1)
        if self.encoding == "numbers":
            return numbers
        if self.encoding == "scaled":
            return self._scaled(numbers)
        hot: Array = np.zeros((count, self.size), np.float32)
        places = self._starts + numbers[:, self._choices]
        hot[np.arange(count)[:, None], places] = 1
        hot[:, self._amounts_at :] = numbers[:, self._amounts] * self._scale[self._amounts]
        return hot

    def _scaled(self, numbers: Array) -> Array:
        scaled: Array = numbers * self._scale
        return scaled


def _spread(fields: Sequence[Field], values: Sequence[int]) -> Array:
    """Return a value for each number of a row, from one for each field."""
    return np.repeat(np.asarray(values), [field.size for field in fields])


class Masks:
    """Makes arrays of masks."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._bytes = (size + 7) // 8
        self.none: Array = np.zeros(size, np.int8)

    def space(self) -> spaces.Box:
        """Return what a mask can be."""
        return spaces.Box(0, 1, (self._size,), np.int8)

    def of(self, mask: int) -> Array:
        """Return a mask as an array: 1 for each action that is legal."""
        packed = np.frombuffer(mask.to_bytes(self._bytes, "little"), np.uint8)
        bits: Array = np.unpackbits(packed, count=self._size, bitorder="little").view(np.int8)
        return bits

    def of_all(self, masks: Sequence[int]) -> Array:
        """Return many masks as the rows of one array."""
        joined = b"".join([mask.to_bytes(self._bytes, "little") for mask in masks])
        packed = np.frombuffer(joined, np.uint8).reshape(len(masks), -1)
        bits: Array = np.unpackbits(packed, axis=1, count=self._size, bitorder="little")
        return bits.view(np.int8)
