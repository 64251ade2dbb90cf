"""Plots as SVG, made in code: no script, no font and no picture from elsewhere."""

from __future__ import annotations

from html import escape
from math import floor, log10
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

WIDTH = 340
"""Of a plot in its own units: the width of a phone, so that its letters stay readable there."""
LEFT, RIGHT, TOP, ROW, BOTTOM, THICK = 96, 14, 8, 30, 26, 14


class Bar(NamedTuple):
    """Something measured, with how sure it is."""

    label: str
    value: float
    low: float
    high: float
    shown: str


def intervals(title: str, bars: Sequence[Bar], mark: float | None = None) -> str:
    """Return a plot with a row a bar: its value as a dot, its interval as a line."""
    low = min([bar.low for bar in bars] + ([mark] if mark is not None else []))
    high = max([bar.high for bar in bars] + ([mark] if mark is not None else []))
    ticks = _ticks(low, high)
    low, high = min(low, ticks[0]), max(high, ticks[-1])
    across = _across(low, high)
    height = TOP + ROW * len(bars) + BOTTOM
    parts = [_grid(ticks, across, height)]
    if mark is not None:
        parts.append(_line(across(mark), TOP, across(mark), height - BOTTOM, "mark"))
    for place, bar in enumerate(bars):
        middle = TOP + ROW * place + ROW / 2
        parts += [
            _text(LEFT - 8, middle + 4, _short(bar.label), "name", bar.label),
            _line(across(bar.low), middle, across(bar.high), middle, "spread"),
            *(_line(across(end), middle - 4, across(end), middle + 4, "spread")
              for end in (bar.low, bar.high)),
            _dot(across(bar.value), middle, f"{bar.label}: {bar.shown}"),
        ]  # fmt: skip
    return _svg(title, height, parts)


def lengths(title: str, bars: Sequence[Bar]) -> str:
    """Return a plot with a row a bar, as long as its value; what it says stands behind it."""
    across = _across(0.0, max([bar.value for bar in bars] + [1e-9]) * 1.35)
    parts = []
    for place, bar in enumerate(bars):
        middle = TOP + ROW * place + ROW / 2
        end = across(bar.value)
        parts += [
            _text(LEFT - 8, middle + 4, _short(bar.label), "name", bar.label),
            _rect(LEFT, middle - THICK / 2, max(1.0, end - LEFT), THICK),
            _text(end + 6, middle + 4, bar.shown, "value"),
        ]
    return _svg(title, TOP + ROW * len(bars) + 6, parts)


def _across(low: float, high: float) -> Callable[[float], float]:
    room = WIDTH - LEFT - RIGHT
    spread = high - low or 1.0
    return lambda value: LEFT + room * (value - low) / spread


def _ticks(low: float, high: float) -> list[float]:
    """Return about four round numbers from one to the other."""
    spread = high - low or 1.0
    step = 10 ** floor(log10(spread / 3))
    step *= next(times for times in (1, 2, 5, 10) if spread / (step * times) <= 5)
    first = floor(low / step)
    count = int((high - first * step) / step + 0.999)
    return [round((first + n) * step, 10) for n in range(count + 1)]


def _grid(ticks: Sequence[float], across: Callable[[float], float], height: float) -> str:
    return "".join(
        _line(across(tick), TOP, across(tick), height - BOTTOM, "grid")
        + _text(across(tick), height - BOTTOM + 16, f"{tick:g}", "tick")
        for tick in ticks
    )


def _short(label: str) -> str:
    return label if len(label) <= 13 else f"{label[:12]}…"


def _dot(x: float, y: float, said: str) -> str:
    where = f'cx="{x:.1f}" cy="{y:.1f}" r="4.5"'
    return f'<circle {where} class="dot"><title>{escape(said)}</title></circle>'


def _rect(x: float, y: float, width: float, height: float) -> str:
    size = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"'
    return f'<rect {size} rx="2" class="bar"/>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {ends} class="{kind}"/>'


def _text(x: float, y: float, text: str, kind: str, whole: str | None = None) -> str:
    title = f"<title>{escape(whole)}</title>" if whole is not None and whole != text else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}">{escape(text)}{title}</text>'


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}">'
        + "".join(parts)
        + "</svg>"
    )
