"""The signs of the drawing, each one column wide, and what a space of the ring shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.drawing import columns, cut, length
from mbira.core.message import EMBLEMS, Line, Span
from mbira.games.meduris.data import MATERIAL_IDS

if TYPE_CHECKING:
    from collections.abc import Collection

    from mbira.games.meduris.data import DistrictId, TokenId
    from mbira.games.meduris.views.view import MedurisView

WIDTH = 80
LETTERS: dict[str, str] = {"wood": "D", "wool": "L", "copper": "C", "stone": "S"}
"""A letter of the material's name in notation; wood and wool differ in their last."""
RUNES: dict[DistrictId, str] = {
    "serpent": "§", "box": "□", "sprout": "Ψ", "omega": "Ω", "spiral": "e", "waves": "≈",
    "figure": "X", "hook": "J", "arrow": "↑",
}  # fmt: skip
HUT, TEMPLE, DRUID = "⌂", "Π", "☼"
BEGAN = "¤"
"""Where the last lap began; at a table the die lies there."""
TIMES = "×"  # noqa: RUF001
BONUS: dict[TokenId, str] = {"points": "+2", "hut": f"+{HUT}", "druid": f"+{DRUID}"}
FACE_DOWN = "+?"
MARK = "*"
RIVER = "~"
SPACE_ACTIONS = ("lay", "hut", "temple")
PLAIN_ACTIONS = ("worker", "move", "take", "return")
HEAD = 6
"""The columns of a space's number, materials and druid; what lies there takes as many."""
BODY = 6


def fit(line: Line, width: int) -> Line:
    """Return a line in just a width: cut or filled up."""
    spans: Line = []
    for span in line:
        shown = cut(span.text, width)
        spans.append(Span(shown, span.style))
        width -= columns(shown)
    return [*spans, Span(" " * width)] if width else spans


def middle(line: Line, width: int) -> Line:
    """Return a line in just a width, in its middle."""
    return fit([Span(" " * max(0, (width - length(line)) // 2)), *line], width)


def emblem(seat: int) -> Span:
    """Return the sign of a seat."""
    return Span(EMBLEMS[seat], f"seat-{seat}")


def head(view: MedurisView, space: int, choices: Collection[int]) -> Line:
    """Return a space's number, whether it can be chosen, its materials and the druid."""
    shown = view.spaces[space]
    number, mark = f"{space:>2}", " "
    style = "strong" if shown.building else ""
    if space in choices:
        style, mark = "glow", MARK
    letters = "".join(LETTERS[material] for material in shown.materials)
    return [
        Span(number + mark, style),
        Span(letters, "quiet" if shown.building == "temple" else "resource"),
        _walker(view, space),
    ]


def _walker(view: MedurisView, space: int) -> Span:
    """Return the druid if he is at a space, or that he began his last lap there."""
    if view.druid == space:
        return Span(DRUID, "accent piece")
    return Span(BEGAN, "accent") if view.lap_from == space else Span(" ")


def body(view: MedurisView, space: int) -> Line:
    """Return what lies on a space: a building or its price, and a bonus token."""
    shown = view.spaces[space]
    spans: Line = []
    if shown.building is not None and shown.owner is not None:
        sign = HUT if shown.building == "hut" else TEMPLE
        spans.append(Span(sign + EMBLEMS[shown.owner], f"seat-{shown.owner} piece"))
        if shown.size > 1:
            spans.append(Span(f"{shown.size}", "strong"))
    elif shown.size > 1:
        spans.append(Span(f"{TIMES}{shown.size}", "quiet"))
    token = FACE_DOWN if space in view.laid else BONUS[shown.token] if shown.token else ""
    if token:
        gap = [Span(" ")] if spans and length(spans) + len(token) < BODY else []
        spans += [*gap, Span(token, "good")]
    return fit(spans, BODY)


def choices(view: MedurisView, marked: Collection[str]) -> frozenset[int]:
    """Return the spaces on which actions build or lay something."""
    words = (action.split() for action in marked)
    named = {word[1] for word in words if word[0] in SPACE_ACTIONS}
    return frozenset(space for space in range(len(view.spaces)) if str(space) in named)


def plains(marked: Collection[str]) -> frozenset[str]:
    """Return the plains that actions are about."""
    words = (action.split() for action in marked)
    named = (word[1:] for word in words if word[0] in PLAIN_ACTIONS)
    return frozenset(MATERIAL_IDS).intersection(name for names in named for name in names)
