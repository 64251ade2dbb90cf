"""A learning curve as a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matplotlib import rc_context
from matplotlib.figure import Figure

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from matplotlib.axes import Axes

    from mbira_training.train import Point

COLOURS = ("#1b6ca8", "#b5530f", "#4a7c2c")


def plot(axes: Axes, points: Sequence[Point], title: str) -> None:
    """Plot the share of wins by steps, a line for each bot, with its 95 % interval."""
    axes.axhline(0.5, color="#999999", linewidth=0.8)
    for colour, bot in zip(COLOURS, dict.fromkeys(point.bot for point in points), strict=False):
        own = [point for point in points if point.bot == bot]
        steps = [point.steps for point in own]
        low, high = [point.low for point in own], [point.high for point in own]
        axes.plot(steps, [point.share for point in own], color=colour, label=f"against {bot}")
        axes.fill_between(steps, low, high, color=colour, alpha=0.2, linewidth=0)
    axes.set(xlabel="decisions", ylabel="share of wins", ylim=(0, 1), title=title)
    axes.set_xlim(0, max(point.steps for point in points))
    axes.xaxis.set_major_formatter(lambda value, _: f"{value / 1000:g}k" if value else "0")
    axes.legend(loc="center right", bbox_to_anchor=(1, 0.38), frameon=False)
    axes.spines[["top", "right"]].set_visible(False)


def draw(points: Sequence[Point], title: str, path: Path) -> None:
    """Write the plot to a file, the same bytes for the same points."""
    with rc_context({"svg.hashsalt": "mbira"}):
        figure = Figure(figsize=(7, 4), layout="constrained")
        plot(figure.subplots(), points, title)
        made = {"Date": None} if path.suffix == ".svg" else None
        figure.savefig(path, dpi=100, metadata=made)
