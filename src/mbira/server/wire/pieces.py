"""Long lists are worked through in pieces: between them, others are answered."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterable

T = TypeVar("T")
PIECE = 50


async def in_pieces(
    many: Iterable[T], spend: Callable[[float], None], piece: int = PIECE
) -> AsyncIterator[T]:
    """Yield one after the other, with a moment for others after each piece.

    What is done with them may not wait for anything: `spend` is told how many seconds it took.
    """
    began = time.perf_counter()
    for number, each in enumerate(many, 1):
        yield each
        if number % piece == 0:
            spend(time.perf_counter() - began)
            await asyncio.sleep(0)
            began = time.perf_counter()
    spend(time.perf_counter() - began)
