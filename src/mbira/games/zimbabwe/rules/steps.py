"""What is being decided, and how far a turn is: numbers, as they are compared all the time."""

from __future__ import annotations

from typing import Final

# What is being decided.
TILE: Final = 0
MARKER: Final = 1
WITHOUT: Final = 2
FIRST_MONUMENT: Final = 3
GIFT: Final = 4
DZIVA_PRICES: Final = 5
TURN: Final = 6
MONUMENT_SITE: Final = 7
CRAFTSMAN_SITE: Final = 8
RESOURCE_SITE: Final = 9
WATER_SITE: Final = 10
GOOD: Final = 11
GOOD_RESOURCE: Final = 12
PRIMARY_GOOD: Final = 13
PRIMARY_RESOURCE: Final = 14
FINISHED: Final = 15

# How far the turn's main action is.
NOTHING: Final = 0
BUILDING: Final = 1
PLACING: Final = 2
PRICING: Final = 3
RAISING: Final = 4
CLOSED: Final = 5
