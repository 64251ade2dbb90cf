"""Boards and options drawn at random: small maps and little of everything."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from tests.games.africa.oracle.facts import COSTLY, ICONS, NUMBERS, RESOURCES

if TYPE_CHECKING:
    import random

OPTIONS: tuple[tuple[str, tuple[object, ...]], ...] = (
    ("goal", (42, 60, 80)),
    ("points_and_special_same_turn", (False, True)),
    ("points_after_movement", (False, True)),
    ("change_steps", (1, 2, 3, 7)),
    ("all_pass", ("discard_row", "last_takes_row")),
    ("out_of_markers", ("highest_vp", "reshuffle_used_once_then_highest_vp")),
    ("markers_between_conflicts", ("any", "caravan")),
    ("caravan_in_conflict", (False, True)),
    ("migration_new_trader", ("neutral", "own")),
    ("station_in_friendly_area_only", (False, True)),
    (
        "wholesaler_entry",
        ("friendly_area", "friendly_or_empty_coast", "friendly_area_or_empty_coast"),
    ),
    ("wholesaler_itself_doubled", (False, True)),
    ("wholesaler_doubles_in_neutral_conflict", (False, True)),
    ("rivals_fight_once", (False, True)),
    ("lowest_reputation_pays", (False, True)),
    ("retreat_optional", (False, True)),
    ("retreat_marker_protects", (False, True)),
    ("blocked_retreat", ("remove", "stay")),
    ("majority_strict", (False, True)),
    ("most_stations_strict", (False, True)),
    ("vp_skip_backwards", (False, True)),
    ("distribution_can_end_game", (False, True)),
    ("influence_public", (False, True)),
    ("held_action_markers_public", (False, True)),
    ("special_victory_hidden", (False, True)),
)


def drawn_options(rng: random.Random, seats: int) -> dict[str, object]:
    """Return options drawn at random."""
    often = rng.choice((0, 0.2, 0.5))
    options = {name: rng.choice(values) for name, values in OPTIONS if rng.random() < often}
    if rng.random() < 0.7:
        options["board"] = drawn_board(rng, seats)
    elif rng.random() < 0.5:
        icons = rng.sample(ICONS, 4)
        markers = [f"{rng.randint(3, 9)} {icon} {rng.randint(0, 5)}" for icon in icons]
        options["board"] = arena(rng, seats, *markers)
    if "board" in options and rng.random() < 0.4:
        options["board"] = special_majorities(rng, str(options["board"]))
    return options


def special_majorities(rng: random.Random, text: str) -> str:
    """Return a board with some majorities among the special victory markers."""
    content = json.loads(text)
    for resource in rng.sample(RESOURCES, rng.randint(1, 4)):
        name = f"majority-{resource}"
        content["markers"] = [line for line in content["markers"] if line.split()[1] != name]
        content["special_markers"].append(f"{rng.randint(1, 9)} {name}")
    if not content["markers"]:
        return text
    first = content["numbers"].get("start_rows", 3) * content["numbers"].get("row_markers", 2)
    missing = first - _total(content["markers"])
    if missing > 0:
        count, rest = content["markers"][0].split(" ", 1)
        content["markers"][0] = f"{int(count) + missing} {rest}"
    for kind in ("markers", "special_markers"):
        content["components"][kind] = _total(content[kind])
    return json.dumps(content)


def drawn_board(rng: random.Random, seats: int, **said: object) -> str:
    """Return a board drawn at random, as far as nothing is said about it."""
    areas = _map(rng, seats)
    symbols = sum("symbol" in str(area["is"]) for area in areas.values())
    markers = _lots(rng, [f"{icon} {n}" for icon in ICONS for n in (0, 1, 2, 5)], (12, 30), 3)
    losses = [f"{loss} {n}" for loss in ("influence", "trader", "reputation") for n in (1, 2, 3)]
    fates = _lots(rng, [*losses, "none 0"], (1, 9), 2)
    first, *others = rng.sample(COSTLY, rng.randint(1, 3))
    specials = [f"5 {first}", *(f"{rng.randint(1, 9)} {kind}" for kind in others)]
    numbers = _numbers(rng)
    start = numbers.get("start_traders", 5)
    rows = rng.randint(5, 9)
    content: dict[str, Any] = {
        "areas": areas,
        "resources": {kind: rng.randint(1, 3) + -(-symbols // 4) for kind in RESOURCES},
        "resource_rows": sorted(rng.randint(0, 5) for _ in range(rows)),
        "africa_row": rng.choice((0, 0, rng.randrange(rows))),
        "first_resource_row": rng.randint(0, rows - 4),
        "reputation_rows": sorted(rng.randint(0, 4) for _ in range(4)),
        "reputation_row": rng.randrange(4),
        "markers": markers,
        "conflict_markers": fates,
        "special_markers": specials,
        "influence": {str(n): rng.choice((0, 1, 3, 5, 8, 12)) for n in range(2, 6)},
        "start_vp": rng.sample(range(rng.choice((5, 9, 30))), 5),
        "traders": start + rng.choice((0, 1, 3, 6)),
        "neutrals": symbols + rng.choice((0, 1, 3, 10)),
        "stations": rng.choice((0, 1, 2, 4)),
        "numbers": numbers,
        **said,
    }
    content["components"] = {
        "areas": len(content["areas"]),
        "markers": _total(content["markers"]),
        "conflict_markers": _total(content["conflict_markers"]),
        "special_markers": _total(content["special_markers"]),
    }
    return json.dumps(content)


def arena(rng: random.Random, seats: int, *markers: str, **said: object) -> str:
    """Return a board where all areas are neighbours, with many traders and these markers."""
    names = [*(f"c{n}" for n in range(seats)), "heart", "inland"]
    kinds = [*["coast"] * seats, "heart symbol", "symbol"]
    areas = {
        name: {"is": kind, "borders": " ".join(other for other in names if other != name)}
        for name, kind in zip(names, kinds, strict=True)
    }
    content: dict[str, object] = {
        "areas": areas,
        "resources": dict.fromkeys(RESOURCES, 6),
        "reputation_rows": [0, 1, 2, 3, 4],
        "reputation_row": 2,
        "markers": list(markers),
        "influence": {str(n): 12 for n in range(2, 6)},
        "traders": 16,
        "neutrals": 12,
        "numbers": {"start_traders": 8},
        **said,
    }
    return drawn_board(rng, seats, **content)


def _map(rng: random.Random, seats: int) -> dict[str, dict[str, object]]:
    """Return areas: a tree, with some borders more."""
    size = rng.randint(seats + 1, seats + rng.choice((2, 4, 9)))
    names = [f"a{n}" for n in range(size)]
    borders: dict[str, set[str]] = {name: set() for name in names}
    pairs = [(names[n], names[rng.randrange(n)]) for n in range(1, size)]
    pairs += [(rng.choice(names), rng.choice(names)) for _ in range(rng.randint(0, size))]
    for one, two in pairs:
        if one != two:
            borders[one].add(two)
            borders[two].add(one)
    heart = rng.choice(names)
    starts = rng.sample(names, seats)
    areas: dict[str, dict[str, object]] = {}
    for name in names:
        kinds = {"heart"} if name == heart else set()
        if name in starts or rng.random() < 0.2:
            kinds.add("coast")
        if name not in starts and rng.random() < 0.6:
            kinds.add("symbol")
        areas[name] = {"is": " ".join(sorted(kinds)), "borders": " ".join(sorted(borders[name]))}
    return areas


def _numbers(rng: random.Random) -> dict[str, int]:
    """Return numbers of one's own, some near to what the rulebook says."""
    often = rng.choice((0, 0.3, 0.6))
    numbers: dict[str, int] = {}
    for name, usual in NUMBERS.items():
        if rng.random() < often:
            least = 1 if name.startswith(("start", "row", "move", "coast", "change")) else 0
            least = 1 if name in ("station_trader_cost", "retreat_steps") else least
            numbers[name] = rng.choice((least, usual, usual + 1, max(least, usual - 1)))
    return numbers


def _lots(rng: random.Random, kinds: list[str], total: tuple[int, int], most: int) -> list[str]:
    """Return lines of a distribution."""
    wanted, lines, count = rng.randint(*total), [], 0
    for kind in rng.sample(kinds, len(kinds)):
        if count < wanted:
            lines.append(f"{rng.randint(1, most)} {kind}")
            count = _total(lines)
    return lines


def _total(lines: object) -> int:
    assert isinstance(lines, list)
    return sum(int(line.split()[0]) for line in lines)
