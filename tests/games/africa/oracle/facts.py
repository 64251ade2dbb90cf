"""What is printed and what is in the box, read from the text of a board file."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import NamedTuple

RESOURCES = ("bananas", "diamonds", "gold", "ivory")
VALUES = (*RESOURCES, "africa")
ICONS = (
    *("station", "points", "migration", "wholesaler", "two-traders", "heart", "convert"),
    *("market", "reputation", "caravan", *(f"majority-{resource}" for resource in RESOURCES)),
)
COSTLY = ("area", "traders", "resource-area")
"""Special victory markers that cost reputation."""
SPECIALS = (*COSTLY, *(f"majority-{resource}" for resource in RESOURCES))
NUMBERS = {
    "start_traders": 5,
    "start_rows": 3,
    "row_markers": 2,
    "most_vp_in_bid": 10,
    "move_cost": 1,
    "coast_trader_cost": 4,
    "station_trader_cost": 2,
    "change_cost": 4,
    "influence_strength": 3,
    "marker_strength": 9,
    "raise_cost": 2,
    "lost_conflict_reputation": 1,
    "retreat_steps": 2,
    "heart_vp": 3,
    "heart_marker_vp": 3,
    "heart_marker_neutrals": 2,
    "station_vp": 1,
    "most_stations_vp": 3,
    "neutral_vp": 1,
    "majority_vp": 5,
    "area_special_vp": 1,
    "traders_special_vp": 1,
    "resource_special_vp": 2,
}
"""What the rulebook says, where a board file says nothing else."""


class Area(NamedTuple):
    """What is printed on the map."""

    name: str
    coast: bool
    symbol: bool
    heart: bool
    borders: list[str]
    at: list[int]


class Box(NamedTuple):
    """What a match is played with."""

    areas: dict[str, Area]
    heart: str
    resources: dict[str, int]
    resource_rows: list[int]
    africa_row: int
    first_resource_row: int
    reputation_rows: list[int]
    reputation_row: int
    markers: list[tuple[int, str, int]]
    """For each line, how many there are, what they show, their points."""
    fates: list[tuple[int, str, int]]
    specials: list[tuple[int, str]]
    influence: int
    start_vp: list[int]
    traders: int
    neutrals: int
    stations: int
    numbers: dict[str, int]


def box(seats: int, text: str | None, built_in: str) -> Box:
    """Return what a board file describes, or the one that is played with otherwise."""
    if text is None:
        text = (files("mbira.games.africa") / built_in).read_text(encoding="utf-8")
    content = json.loads(text)
    areas = {}
    for name, said in content["areas"].items():
        kinds = said["is"].split()
        coast, symbol, heart = ("coast" in kinds, "symbol" in kinds, "heart" in kinds)
        at = said.get("at", [500, 500])
        areas[name] = Area(name, coast, symbol, heart, said["borders"].split(), at)
    return Box(
        areas,
        next(area.name for area in areas.values() if area.heart),
        content["resources"],
        content["resource_rows"],
        content["africa_row"],
        content["first_resource_row"],
        content["reputation_rows"],
        content["reputation_row"],
        [_line(line) for line in content["markers"]],
        [_line(line) for line in content["conflict_markers"]],
        [_line(f"{line} 0")[:2] for line in content["special_markers"]],
        content["influence"][str(seats)],
        content["start_vp"],
        content["traders"],
        content["neutrals"],
        content["stations"],
        NUMBERS | content.get("numbers", {}),
    )


def _line(line: str) -> tuple[int, str, int]:
    count, name, value = line.split()
    return int(count), name, int(value)
