"""What several seats know together: their views, joined into one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import asdict, replace

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira.core.game import AnyGame, State, View


def joined(game: AnyGame, state: State, seats: int) -> View:
    """Return what a spectator sees who looks into all hands: a view of nobody's, with nothing hid.

    A seat's view differs from a spectator's only in what the seat knows more, so that is taken from
    each. Where seats know different things of the same, as in a hand that every view has one of,
    nothing is shown rather than one of them.
    """
    sight = game.sight
    plain: View = sight.view(state, None)
    shown = sight.shown_to
    views = [
        sight.view(state, seat) if shown is None else shown(state, plain, seat)
        for seat in range(seats)
    ]
    found: View = _join(plain, [replace(view, seat=None) for view in views])
    return found


def _join(plain: Any, others: Sequence[Any]) -> Any:
    """Return a value with what others know more of it."""
    more = [other for other in others if other is not plain and other != plain]
    if not more:
        return plain
    first = more[0]
    if all(other == first for other in more):
        return first
    if any(type(other) is not type(plain) for other in more):
        return plain
    if isinstance(plain, Struct):
        parts = [asdict(other) for other in more]
        return replace(
            plain,
            **{name: _join(mine, [each[name] for each in parts])
               for name, mine in asdict(plain).items()},
        )  # fmt: skip
    if isinstance(plain, dict) and all(other.keys() == plain.keys() for other in more):
        return {key: _join(mine, [other[key] for other in more]) for key, mine in plain.items()}
    if isinstance(plain, tuple | list) and all(len(other) == len(plain) for other in more):
        places = zip(plain, zip(*more, strict=True), strict=True)
        return type(plain)(_join(mine, each) for mine, each in places)
    return plain
