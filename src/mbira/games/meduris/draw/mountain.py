"""The mountain as text: the four high plains, the die, the druid and the rune stones in stock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.drawing import columns, cut, length, right
from mbira.core.message import EMBLEMS, Line, Message, Say, Span
from mbira.games.meduris.data import MATERIAL_IDS, TOWER
from mbira.games.meduris.draw.signs import (
    BEGAN,
    BONUS,
    DRUID,
    FACE_DOWN,
    HUT,
    LETTERS,
    MARK,
    RIVER,
    RUNES,
    TEMPLE,
    TIMES,
    emblem,
    fit,
    middle,
)
from mbira.games.meduris.words.names import ROUNDS_TOLD

if TYPE_CHECKING:
    from collections.abc import Collection

    from mbira.games.meduris.data import MaterialId
    from mbira.games.meduris.views.view import MedurisView

MARGIN = 6
"""The columns before the plains."""
MOST_ROCKS = 9
"""More rocks are told by a number."""


def mountain(
    view: MedurisView,
    say: Say,
    marked: Collection[str],
    width: int,
    height: int,
    *,
    stars: bool,
) -> list[Line]:
    """Return the mountain in lines of a width, as many as `height`; 0 for as many as it needs.

    `marked` are plains that stand out; `stars` says whether anything does.
    """
    blocks = [
        [_title(view, say, width)],
        _plains(view, say, marked, width),
        [_druid(view, say), _stock(view, say)],
        _legend(view, say, width, stars=stars),
    ]
    spare = height - sum(map(len, blocks))
    lines: list[Line] = []
    for number, block in enumerate(blocks):
        # Empty lines between the blocks first, then above and below.
        lines += [*([[]] if number and spare >= number else []), *block]
    above = max(0, height - len(lines)) // 2
    lines = [[] for _ in range(above)] + lines
    lines += [[] for _ in range(height - len(lines))]
    return [fit([Span(" "), *line], width) for line in lines]


def _title(view: MedurisView, say: Say, width: int) -> Line:
    """Return how far the match is, and the face of the die."""

    def word(name: str) -> str:
        return say(Message(f"label-{name}"))

    now = _turn(view, say) if view.turn else word("set-up")
    if view.step == "finished":
        now += f", {word('finished')}"
    elif view.lap:
        now += f", {word('last-lap')}"
    elif view.finisher is not None:
        now += f", {word('last-turns')}"
    line: Line = [Span(now, "strong")]
    die = _die(view, say)
    if not die:
        return line
    return [*line, Span(" " * max(3, width - 2 - length(line) - length(die))), *die]


def _die(view: MedurisView, say: Say) -> Line:
    """Return what the die shows; on the last lap, where it lies: where the druid began (R20)."""
    if view.lap_from is not None:
        rock = view.rocks + 1 + view.lap_from
        place = Message("label-lap-from-temple")
        if view.lap_from >= 0:
            place = Message("label-lap-from", {"space": view.lap_from})
        elif rock:
            place = Message("label-lap-from-rock", {"rock": rock})
        return [Span(f"{BEGAN} ", "accent"), Span(say(place), "quiet")]
    if view.face is None:
        return []
    die = Span(f"{say(Message('label-die'))} ", "quiet")
    if view.face in ("plus", "minus"):
        return [die, Span(say(Message(f"label-die-{view.face}")), "strong")]
    return [die, Span(f"{LETTERS[view.face]} {view.face}", "strong")]


def _turn(view: MedurisView, say: Say) -> str:
    """Return the number of the turn, and of how many where the turn limit is near."""
    last = view.lap_after
    if last is None or last - view.turn >= ROUNDS_TOLD * len(view.seats):
        return say(Message("label-turn", {"turn": view.turn}))
    return say(Message("label-turn-of", {"turn": view.turn, "last": last}))


def _plains(view: MedurisView, say: Say, marked: Collection[str], width: int) -> list[Line]:
    """Return the towers on their plains, with what lies there; the lowest worker is the first."""
    wide = (width - MARGIN - 1) // len(MATERIAL_IDS)
    lines: list[Line] = []
    for level in reversed(range(TOWER)):
        line: Line = [Span(right(f"{level + 1} ", MARGIN), "quiet")]
        for tower in view.towers.values():
            worker = emblem(tower[level]) if level < len(tower) else Span("·", "land")
            line += middle([worker], wide)
        lines.append(line)
    ground: Line = [Span(right(say(Message("label-supply")), MARGIN), "quiet")]
    names: Line = [Span(" " * MARGIN)]
    words: Line = [Span(" " * MARGIN)]
    for material in MATERIAL_IDS:
        ground += _ground(view.supply[material], wide)
        names += middle(_name(material, marked), wide)
        plain = cut(say(Message(f"label-plain-{material}")), wide - 1)
        words += middle([Span(plain, "quiet")], wide)
    return [*lines, ground, names, words]


def _ground(supply: int, wide: int) -> Line:
    number = f" {supply} "
    before = (wide - len(number)) // 2
    return [
        Span(" " + "─" * (before - 1), "land"),
        Span(number, "strong" if supply else "bad"),
        Span("─" * (wide - before - len(number) - 1) + " ", "land"),
    ]


def _name(material: MaterialId, marked: Collection[str]) -> Line:
    if material in marked:
        return [Span(f"{LETTERS[material]}{MARK}{material}", "glow")]
    return [Span(f"{LETTERS[material]} {material}")]


def _druid(view: MedurisView, say: Say) -> Line:
    """Return where the druid is, and where he goes next."""

    def word(name: str) -> Span:
        return Span(say(Message(f"label-{name}")), "quiet")

    line: Line = [word("druid"), Span(" ")]
    size = len(view.spaces)
    if view.druid >= 0:
        line = [Span(f"{DRUID} ", "accent"), *line, Span(f"{view.druid}", "strong")]
    else:
        line += [*_rocks(view), Span(f"▸ {view.entry}")]
    start = view.druid if view.druid >= 0 else view.entry - 1
    ahead = ((start + on) % size for on in range(1, size + 1))
    goal = next((space for space in ahead if view.spaces[space].building == "hut"), None)
    if view.visits > 1:
        line += [Span("   "), word("visits"), Span(f" {view.visits - 1}", "strong")]
    elif goal is not None and view.step != "finished":
        line += [Span("   "), word("next-hut"), Span(f" {goal}", "strong")]
    return line


def _rocks(view: MedurisView) -> Line:
    """Return the druid's temple and the rocks before it, he himself in the place of his."""
    here = view.rocks + 1 + view.druid
    if view.rocks > MOST_ROCKS:
        return [Span(f"{DRUID} ", "accent"), Span(f"{here}/{view.rocks} ")]
    places = [TEMPLE, *(f"{number}" for number in range(1, view.rocks + 1))]
    return [
        Span(f"{DRUID} ", "accent") if place == here else Span(f"{sign} ", "land")
        for place, sign in enumerate(places)
    ]


def _stock(view: MedurisView, say: Say) -> Line:
    """Return the rune stones that nobody holds."""
    held = {district for seat in view.seats for district in seat.runes}
    stock = " ".join(sign for district, sign in RUNES.items() if district not in held)
    return [Span(f"{say(Message('label-stones'))} ", "quiet"), Span(stock or "-", "strong")]


def _legend(view: MedurisView, say: Say, width: int, *, stars: bool) -> list[Line]:
    signs = {
        f"{HUT}{EMBLEMS[0]}3": "hut",
        f"{TEMPLE}{EMBLEMS[0]}": "temple",
        f"{TIMES}3": "price",
        RIVER * 2: "river",
        FACE_DOWN if view.laid else " ".join(BONUS.values()): "bonus",
    }
    if stars:
        signs[MARK] = "choose"
    lines: list[Line] = [[]]
    for sign, name in signs.items():
        word = cut(say(Message(f"label-{name}")), width - 2 - columns(sign))
        item = [Span(sign, "glow" if sign == MARK else ""), Span(f" {word}", "quiet")]
        if lines[-1] and length(lines[-1]) + 3 + length(item) > width - 2:
            lines.append([])
        lines[-1] += [Span("   "), *item] if lines[-1] else item
    return lines
