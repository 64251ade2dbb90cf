"""What records change, in numbers that everybody can see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:
    from mbira.core.game import Game, S


class Delta(Struct, frozen=True):
    """What a seat has more, or less, than before."""

    seat: int
    what: str
    """As in `Sight.holdings`."""
    amount: int
    """Below zero if it has less."""


def changes(game: Game[S, Any, Any], seats: int, before: S, after: S) -> list[Delta]:
    """Return what each seat has more or less after a record than before, as all can see."""
    found = []
    for seat in range(seats):
        had, has = game.sight.holdings(before, seat), game.sight.holdings(after, seat)
        found += [
            Delta(seat, what, now - had[what]) for what, now in has.items() if now != had[what]
        ]
    return found
