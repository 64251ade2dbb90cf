"""What the search for a layout finds on the map that comes with the game: nobody waits for it.

After a change of that map, or of the search, a test says what belongs here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from mbira.games.africa.draw.land import Spot


class Known(NamedTuple):
    """The size of a map, and the upper left cell of each area's box."""

    wide: int
    high: int
    boxes: tuple[Spot, ...]


KNOWN: Final = {
    "f8da804ad8a4c689": Known(
        79,
        27,
        (
            (8, 1), (21, 0), (35, 2), (49, 3), (17, 4), (0, 6), (13, 7), (10, 10), (29, 7), (45, 7),
            (58, 8), (65, 11), (39, 10), (22, 14), (35, 14), (52, 12), (57, 15), (26, 18), (40, 17),
            (53, 19), (27, 21), (40, 21), (39, 24), (66, 20),
        ),
    ),
}  # fmt: skip
"""By what stands for the areas."""
