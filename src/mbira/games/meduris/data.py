"""The numbers of the game: what is in the box, and who gets how much of it.

Materials, plains, districts and kinds of tokens are small whole numbers; their ids in JSON and
notation are in the `..._IDS` tuples, in the same order.
"""

from __future__ import annotations

from typing import Final, Literal

MaterialId = Literal["wood", "wool", "copper", "stone"]
DistrictId = Literal[
    "serpent", "box", "sprout", "omega", "spiral", "waves", "figure", "hook", "arrow"
]
TokenId = Literal["points", "hut", "druid"]
FaceId = Literal["wood", "wool", "copper", "stone", "plus", "minus"]

# Materials; each has its high plain, of the same number.
MATERIAL_IDS: Final[tuple[MaterialId, ...]] = ("wood", "wool", "copper", "stone")
MATERIAL_INDEX: Final[dict[str, int]] = {name: kind for kind, name in enumerate(MATERIAL_IDS)}
MATERIALS: Final = range(4)
OF_EACH_MATERIAL: Final = 18
REPLACED_BY: Final = 3
"""How many other materials stand for one."""
TOWER: Final = 3
"""Workers on one plain at most."""

# The die: a face for each material, then these.
FACE_IDS: Final[tuple[FaceId, ...]] = ("wood", "wool", "copper", "stone", "plus", "minus")
FACE_INDEX: Final[dict[str, int]] = {name: face for face, name in enumerate(FACE_IDS)}
PLUS: Final = 4
MINUS: Final = 5

# The ring
DISTRICT_IDS: Final[tuple[DistrictId, ...]] = (
    "serpent", "box", "sprout", "omega", "spiral", "waves", "figure", "hook", "arrow",
)  # fmt: skip
DISTRICT_INDEX: Final[dict[str, int]] = {name: place for place, name in enumerate(DISTRICT_IDS)}
DISTRICTS: Final = range(9)
TOKEN_IDS: Final[tuple[TokenId, ...]] = ("points", "hut", "druid")
TOKEN_INDEX: Final[dict[str, int]] = {name: kind for kind, name in enumerate(TOKEN_IDS)}
TOKEN_KINDS: Final = range(3)
POINTS_TOKEN: Final = 0
HUT_TOKEN: Final = 1
DRUID_TOKEN: Final = 2
TOKENS_PER_KIND: Final = 2
TOKENS: Final = 6
TOKEN_DISTANCE: Final = 4
"""From one token to the next: at least three spaces lie between them."""
TOKEN_POINTS: Final = 2

# Seats
SIDES: Final = {2: "side-2-3.json", 3: "side-2-3.json", 4: "side-4.json"}
HUTS: Final = {2: 12, 3: 8, 4: 8}
WORKERS: Final = {2: 3, 3: 2, 4: 2}
TEMPLES: Final = 2
START_MATERIAL: Final = 1
START_VP: Final = 5
