"""How a training went, as a picture: a row a generation, how often it beats who learnt nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.arena.page.plots import Bar, intervals
from mbira.arena.statistics import wilson

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira.arena.training.course import Generation, Training

STYLE = """
svg { font: 12px system-ui, sans-serif; color-scheme: light dark; background: #fdfaf3; }
text { fill: #2b2118; } .name { text-anchor: end; } .tick { text-anchor: middle; fill: #6b5b4b; }
.grid { stroke: #ddd0ba; } .mark { stroke: #b9a58a; stroke-dasharray: 3 3; }
.spread { stroke: #8a6a4a; stroke-width: 2; } .dot { fill: #b4562a; }
@media (prefers-color-scheme: dark) {
  svg { background: #1d1813; } text { fill: #f0e8da; } .tick { fill: #b8a993; }
  .grid { stroke: #453a2e; } .spread { stroke: #c9a67f; } .dot { fill: #e58a57; } }
"""


def curve(training: Training, generations: Sequence[Generation]) -> str:
    """Return the picture as SVG; the dashed line is where nothing has been learnt."""
    bars = []
    for each in generations:
        low, high = wilson(each.wins_at_first * each.duel, each.duel)
        said = f"{each.wins_at_first:.1%} of {each.duel} ({low:.1%}-{high:.1%})"
        bars.append(
            Bar(
                f"{each.number}{'' if each.kept else ' (not kept)'}",
                100 * each.wins_at_first,
                100 * low,
                100 * high,
                said,
            )
        )
    title = f"{training.game}, {training.seats} seats: wins in % of each generation"
    picture = intervals(title, bars, 100 / training.seats)
    head = '<svg xmlns="http://www.w3.org/2000/svg" width="680" '
    return picture.replace("<svg ", head, 1).replace(">", f"><style>{STYLE}</style>", 1) + "\n"
