"""Long lists are worked through in pieces: between them, others are answered."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable

T = TypeVar("T")
PIECE = 50


async def in_pieces(many: Iterable[T], piece: int = PIECE) -> AsyncIterator[T]:
    """Yield one after the other, with a moment for others after each piece."""
    for number, each in enumerate(many, 1):
        yield each
        if number % piece == 0:
            await asyncio.sleep(0)
