"""Draws the house from its real imports: `python -m tests.house` writes docs/house.svg.

Every room is a box that says which rooms it knows. Whoever lives on a floor knows those below it.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

import grimp

DRAWING = Path(__file__).parent.parent / "docs" / "house.svg"
WIDTH = 1000
LINE = 18
GAP = 8
FLOORS = (
    "game", "words", "draw", "orders", "queries", "views", "rules", "spec", "actions", "data",
)  # fmt: skip
SERVER = (
    "app", "api", "cups", "tables", "club", "services", "calling", "wire", "people", "thinking",
    "store", "telling", "ground",
)  # fmt: skip
CORE = ("log", "sight", "input")
OUTSIDE = {"mbira", "__main__", "way"}
"""What stands in no room: how it is started, and whether it runs compiled."""
STYLE = """
  text { font: 13px system-ui, sans-serif; fill: #2b2118; }
  .name { font-weight: 600; }
  .knows { font-size: 11px; fill: #6b5b4b; }
  rect { fill: #fbf6ec; stroke: #b9a58a; rx: 6px; }
  .floor { fill: #efe4d0; }
"""


class Box(NamedTuple):
    """A room or a floor, where it stands in the drawing."""

    name: str
    left: float
    top: float
    width: float
    height: float
    knows: str
    floor: bool


def room(module: str) -> str:
    """Return the room that a module is in."""
    _, *path = module.split(".")
    if not path:
        return "mbira"
    if path[0] == "games" and len(path) > 2:
        return ".".join(path[:3])
    if path[:2] == ["bots", "minds"]:
        return "bots.minds"
    if path[0] == "core" and path[1:] and path[1] in CORE:
        return f"core.{path[1]}"
    if path[0] == "server":
        inside = path[1] if len(path) > 1 else ""
        inside = "app" if inside in {"serve", "page"} else inside
        is_room = len(path) > 2 or inside in SERVER
        return f"server.{inside if is_room else 'ground'}"
    return path[0]


def knows() -> dict[str, set[str]]:
    """Return the rooms that each room imports."""
    graph = grimp.build_graph("mbira")
    found: dict[str, set[str]] = defaultdict(set)
    for module in graph.modules:
        here = room(module)
        found[here] |= {room(each) for each in graph.find_modules_directly_imported_by(module)}
        found[here] -= {here, "mbira"}
    return found


def house() -> str:
    """Return the drawing."""
    known = knows()
    games = sorted({name.split(".")[1] for name in known if name.startswith("games.")})
    boxes: list[Box] = []
    top = float(GAP)
    top = _floor(boxes, top, "cli", [["cli"]], known)
    top = _floor(boxes, top, "agents", [["agents"]], known)
    top = _floor(boxes, top, "server", [[f"server.{name}"] for name in SERVER], known)
    top = _floor(boxes, top, "arena, envs", [["arena", "envs"]], known)
    top = _floor(boxes, top, "bots", [["bots", "bots.minds"]], known)
    top = _floor(boxes, top, "lang", [["lang"]], known)
    rows = [[f"games.{game}.{floor}" for game in games] for floor in FLOORS]
    top = _floor(boxes, top, "games", rows, known)
    rows = [["core"], [f"core.{name}" for name in CORE]]
    top = _floor(boxes, top, "core", rows, known)
    forgotten = known.keys() - {box.name for box in boxes} - OUTSIDE
    if forgotten:
        raise LookupError(f"there is no place in the drawing for {', '.join(sorted(forgotten))}")
    drawn = "\n".join(map(_drawn, boxes))
    size = f'width="{WIDTH}" height="{top:.0f}" viewBox="0 0 {WIDTH} {top:.0f}"'
    title = "<title>The house: each room, and the rooms that it knows</title>"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">\n{title}\n'
        f"<style>{STYLE}</style>\n{drawn}\n</svg>\n"
    )


def _floor(
    boxes: list[Box], top: float, name: str, rows: list[list[str]], known: dict[str, set[str]]
) -> float:
    """Add a floor with its rooms, row by row; return where the next one begins."""
    rows = [[each for each in row if each in known] for row in rows]
    rows = [row for row in rows if row]
    single = rows == [[name]]
    height = len(rows) * (2 * LINE + GAP) + (0 if single else LINE) + GAP
    boxes.append(Box("" if single else name, GAP, top, WIDTH - 2 * GAP, height, "", floor=True))
    at = top + (GAP if single else LINE + GAP / 2)
    for row in rows:
        width = (WIDTH - 4 * GAP - (len(row) - 1) * GAP) / len(row)
        for place, each in enumerate(row):
            left = 2 * GAP + place * (width + GAP)
            others = " ".join(sorted({_short(other, each) for other in known[each]}))
            boxes.append(Box(each, left, at, width, 2 * LINE, others, floor=False))
        at += 2 * LINE + GAP
    return top + height + GAP


def _short(other: str, seen_from: str) -> str:
    """Return the name of a room as it is called next door."""
    house_of, _, rest = other.rpartition(".")
    if house_of and seen_from.startswith(house_of):
        return rest
    return other.partition(".")[0]


def _drawn(box: Box) -> str:
    kind = ' class="floor"' if box.floor else ""
    place = f'x="{box.left:.1f}" y="{box.top:.1f}"'
    lines = [f'<rect{kind} {place} width="{box.width:.1f}" height="{box.height:.1f}"/>']
    left = box.left + GAP
    if not box.floor:
        shown = box.name.rpartition(".")[2] if box.name.startswith("server.") else box.name
        shown = " ".join(shown.split(".")[1:]) if shown.startswith("games.") else shown
        lines.append(
            f'<text class="name" x="{left:.1f}" y="{box.top + 15:.1f}">{escape(shown)}</text>'
        )
        told = f"knows {box.knows}" if box.knows else "knows nobody"
        lines.append(
            f'<text class="knows" x="{left:.1f}" y="{box.top + 30:.1f}">{escape(told)}</text>'
        )
    else:
        lines.append(f'<text x="{left:.1f}" y="{box.top + 14:.1f}">{escape(box.name)}</text>')
    return "\n".join(lines)


if __name__ == "__main__":
    DRAWING.write_text(house(), encoding="utf-8")
    sys.stdout.write(f"{DRAWING.name} drawn\n")
