"""Looks for what shuts people out: axe-core, what is too wide, what is too small for a finger."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from tests.ui.window import Window

SOURCE = Path(__file__).parents[2] / "ui/node_modules/axe-core/axe.min.js"
MISSING = "*** AXE-CORE IS NOT INSTALLED (npm ci in ui): pages are not searched for barriers ***"
RUN = """([within, rules]) => axe.run(within, {
    resultTypes: ['violations'],
    ...(rules.length ? {runOnly: {type: 'rule', values: rules}} : {}),
}).then(({violations}) =>
    violations.map(({id, help, nodes}) => ({id, help, nodes: nodes.map(({html, failureSummary}) =>
        `${html.slice(0, 160)} ${failureSummary.split('\\n').slice(1, 3).join(' ')}`)})))"""
COLOURS = ("color-contrast", "link-in-text-block")
"""The rules of axe that depend on colours."""
THEMES: dict[Literal["light", "dark"], tuple[str, ...]] = {"light": (), "dark": COLOURS}
"""By which rules each is looked at; nothing stands for all of them."""
WIDE = """(width) => {
    const held = (each) => { // by something that scrolls or cuts off what is too wide for it
        for (let at = each.parentElement; at && at !== document.body; at = at.parentElement)
            if (at.tagName === 'svg' || getComputedStyle(at).overflowX !== 'visible') return true;
        return false;
    };
    const out = [...document.querySelectorAll('body, body *')].filter((each) => {
        const box = each.getBoundingClientRect();
        return box.width && box.right > width + 1 && !held(each);
    });
    return out.slice(0, 8).map((each) => `${each.getBoundingClientRect().right.toFixed()} px: `
        + each.outerHTML.slice(0, 120));
}"""
SMALL = """([least, within]) => [...document.querySelector(within)
    .querySelectorAll('button:not(.term), a.button, select, summary, label.button')]
    .filter((each) => each.checkVisibility({visibilityProperty: true}))
    .map((each) => [each, each.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && (box.width < least - 0.5 || box.height < least - 0.5))
    .map(([each, box]) => `${box.width.toFixed()}x${box.height.toFixed()} `
        + (each.ariaLabel || each.innerText || each.outerHTML).slice(0, 60).replaceAll('\\n', ' ')
        + ` (${each.tagName.toLowerCase()}.${each.className})`)"""
LEAST = 44
"""The pixels that a finger hits; a word in a sentence is as large as the others."""


def prepare(window: Window) -> None:
    """Bring axe along; the window must let scripts of others in."""
    window.page.add_script_tag(path=SOURCE)


def barriers(window: Window, within: str = "html", *rules: str) -> list[str]:
    """Return what axe finds, rule by rule; by some rules alone, if there are any."""
    found: list[dict[str, Any]] = window.page.evaluate(RUN, [within, rules])
    return [
        f"{each['id']}: {each['help']} ({len(each['nodes'])})\n    "
        + "\n    ".join(each["nodes"][:4])
        for each in found
    ]


def too_wide(window: Window) -> list[str]:
    """Return what the screen is too narrow for."""
    found: list[str] = window.page.evaluate(WIDE, window.width)
    return found


def too_small(window: Window, within: str = "body") -> list[str]:
    """Return the buttons that a finger misses."""
    found: list[str] = window.page.evaluate(SMALL, [LEAST, within])
    return found
