"""Plays a match from the page alone: clicks what glows, and presses what the strip offers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from tests.ui.moment import AIM
from tests.ui.window import UNSAID

if TYPE_CHECKING:
    import random

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
PLACE = """(place) => {
    const [, kind, name] = /^(?:(instead):)?(.*)$/.exec(place);
    const spots = [...document.querySelectorAll(`.spot[data-${kind ?? 'place'}="${name}"]`)];
    const spot = spots.find((each) => each.matches('.legal')) ?? spots[0];
    return spot ? (AIM)(spot) : {why: 'it is not there'};
}""".replace("AIM", AIM)
"""Finds where a place can be hit."""
BUTTON = """([css, number]) => {
    const shown = (element) => element.checkVisibility({visibilityProperty: true});
    const button = [...document.querySelectorAll(css)].filter(shown)[number];
    return button ? (AIM)(button) : {why: 'it is not there'};
}""".replace("AIM", AIM)
"""Finds where one of some buttons can be hit."""


class State(NamedTuple):
    """What the page shows to whoever is to decide."""

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
    """Return what the page shows at rest."""
    seen: dict[str, Any] = window.read(STATE, [CHOICES, SWITCHES, SURE])
    state = State(**seen)
    assert not state.unsaid, f"there are no words for this: {state.unsaid}"
    return state


def decides(window: Window) -> State:
    """Return what the page shows at rest to whoever is to decide."""
    state = look(window)
    assert offered(state), f"nothing is offered: {state}"
    return state


def offered(state: State) -> bool:
    """Return whether there is something to do."""
    something = state.legal or state.choices or state.sure
    return state.covered or (state.mine and not state.busy and bool(something))


def aim(window: Window, place: str) -> dict[str, Any]:
    """Return where a place of the board can be hit; on a phone one may have to look for it."""
    if window.device != "desktop":
        if window.page.locator("section.now.unfolded").count():
            press(window, "section.now .list")
        seen: dict[str, Any] = window.find(PLACE, place)
        if "why" not in seen:
            return seen
        press(window, ".minimap")
    found: dict[str, Any] = window.find(PLACE, place)
    return found


def touch(window: Window, place: str) -> None:
    """Click a place of the board, where one can see it, or tap on it."""
    window.strike(aim(window, place), place)


def press(window: Window, css: str, number: int = 0) -> None:
    """Press one of some buttons that are there."""
    window.strike(window.find(BUTTON, [css, number]), f"{css} {number}")


def step(window: Window, rng: random.Random) -> State:
    """Do one thing that the page offers to whoever decides; return what it shows then."""
    state = look(window)
    if state.over:
        return state
    assert offered(state), f"nothing is offered: {state}"
    if state.covered:
        what = "the curtain"
        press(window, ".curtain .button.primary")
    elif state.sure:
        what = "the second click"
        press(window, SURE)
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
    after = look(window)
    assert after != state, f"{what} did nothing: {state}"
    return after


def play_to_the_end(window: Window, rng: random.Random, most: int = 3000) -> State:
    """Do what is offered until the match is over."""
    for _ in range(most):
        state = step(window, rng)
        if state.over:
            return state
    raise AssertionError(f"the match does not end: {state}")
