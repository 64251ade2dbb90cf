"""Plays a match from the page alone: clicks what glows, and presses what the strip offers."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, NamedTuple

from tests.ui.window import PATIENCE, UNSAID

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from tests.ui.window import Window

CHOICES = "section.now .button.choice:not(:disabled)"
SWITCHES = "section.now button[aria-pressed=false]:not(.choice):not(:disabled)"
"""What a click on the board means, where that can be chosen."""
SURE = "section.now .button.primary:not(.choice):not(:disabled)"
"""The second click of what cannot be undone."""
STATE = """([CHOICES, SWITCHES, SURE]) => {
    const now = document.querySelector('section.now');
    const shown = (element) => element.checkVisibility({visibilityProperty: true});
    const place = ({dataset}) => dataset.place ?? `instead:${dataset.instead}`;
    const buttons = (css) => [...document.querySelectorAll(css)].filter(shown);
    return {
        version: Number(now?.dataset.version ?? -1),
        busy: now?.ariaBusy === 'true',
        mine: !!now?.classList.contains('mine'),
        over: !!document.querySelector('.final'),
        covered: !!document.querySelector('.curtain'),
        legal: buttons('.spot.legal').map(place),
        picked: buttons('.spot[aria-pressed=true]').map(place),
        choices: buttons(CHOICES).map((each) => each.innerText),
        switches: buttons(SWITCHES).length,
        sure: buttons(SURE).length,
        pressed: buttons('section.now [aria-pressed=true], section.now .choice.primary')
            .map((each) => each.ariaLabel || each.innerText),
        strip: now?.innerText ?? '',
        unsaid: (UNSAID)(),
    };
}""".replace("UNSAID", UNSAID)
POINT = """(place) => {
    const [, kind, name] = /^(?:(instead):)?(.*)$/.exec(place);
    const spots = document.querySelectorAll(`.spot[data-${kind ?? 'place'}="${name}"]`);
    const spot = [...spots].find((each) => each.matches('.legal')) ?? spots[0];
    if (!spot) return {gone: true};
    const notice = (event) => { window.hit = event.target.closest('.spot') === spot; };
    window.hit = null;
    window.addEventListener('click', notice, {capture: true, once: true});
    const hits = (x, y) => document.elementFromPoint(x, y)?.closest('.spot') === spot;
    for (const block of [null, 'nearest', 'start', 'center', 'end']) {
        if (block) spot.scrollIntoView({block, inline: block});
        const box = spot.getBoundingClientRect();
        for (const parts of [1, 6, 20]) {
            for (let row = 0; row <= parts; row++) for (let column = 0; column <= parts; column++) {
                const x = box.left + box.width * (parts === 1 ? 0.5 : column / parts);
                const y = box.top + box.height * (parts === 1 ? 0.5 : row / parts);
                if (hits(x, y)) return {x, y};
            }
        }
    }
    return null;
}"""
"""Finds where a place is to be seen and can be hit, and notices what the next click hits."""


class State(NamedTuple):
    """What the page shows to who is to decide."""

    version: int
    busy: bool
    mine: bool
    over: bool
    covered: bool
    legal: list[str]
    picked: list[str]
    choices: list[str]
    switches: int
    sure: int
    pressed: list[str]
    strip: str
    unsaid: list[str]


def look(window: Window) -> State:
    """Return what the page shows now."""
    seen: dict[str, Any] = window.page.evaluate(STATE, [CHOICES, SWITCHES, SURE])
    state = State(**seen)
    assert not state.unsaid, f"there are no words for this: {state.unsaid}"
    return state


def wait(window: Window, come_true: Callable[[State], bool], what: str) -> State:
    """Look until something has come true."""
    end = time.monotonic() + PATIENCE / 1000
    while True:
        state = look(window)
        if come_true(state):
            return state
        assert time.monotonic() < end, f"{what}: {state}"
        window.page.wait_for_timeout(10)


def touch(window: Window, place: str) -> None:
    """Click a place of the board, where one can see it, or tap on it."""
    for _ in range(3):
        point = window.page.evaluate(POINT, place)
        assert point, f"{place} cannot be clicked: nothing of it is to be seen"
        if "gone" in point:
            return  # another answer of the server came in between
        if window.device == "desktop":
            window.page.mouse.click(point["x"], point["y"])
        else:
            window.page.touchscreen.tap(point["x"], point["y"])
        if window.page.evaluate("window.hit") is not False:
            return
        # The board has moved below the finger, and something else was hit: once more.
        window.page.keyboard.press("Escape")
        window.dismiss()


def press(window: Window, css: str, number: int) -> None:
    """Press one of some buttons that are there."""
    found = window.page.locator(css).locator("visible=true").nth(number)
    if window.device == "desktop":
        found.click()
    else:
        found.tap()


def step(window: Window, rng: random.Random) -> State:
    """Do one thing that the page offers to who decides; return what it shows then."""
    state = wait(window, lambda seen: seen.over or offered(seen), "nothing is offered")
    if state.over:
        return state
    if state.covered:
        what = "the curtain"
        press(window, ".curtain .button.primary", 0)
    elif state.sure:
        what = "the second click"
        press(window, SURE, 0)
    elif state.switches and rng.random() < 0.1:
        what = "a switch"
        press(window, SWITCHES, rng.randrange(state.switches))
    elif state.legal and (not state.choices or state.picked or rng.random() < 0.7):
        what = rng.choice(state.legal)
        touch(window, what)
    else:
        number = rng.randrange(len(state.choices))
        what = state.choices[number]
        press(window, CHOICES, number)
    return wait(window, lambda seen: seen != state, f"{what} did nothing")


def offered(state: State) -> bool:
    """Return whether there is something to do."""
    something = state.legal or state.choices or state.sure
    return state.covered or (state.mine and not state.busy and bool(something))


def play_to_the_end(window: Window, rng: random.Random, most: int = 3000) -> State:
    """Do what is offered until the match is over."""
    for _ in range(most):
        state = step(window, rng)
        if state.over:
            return state
    raise AssertionError(f"the match does not end: {state}")
