"""A page that does not move under the finger, nor does what was not meant."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from mbira.lang import LANGUAGES
from tests.breadth import some
from tests.ui.advance import together
from tests.ui.decisions import bring_decision, decisions
from tests.ui.moment import PATIENCE
from tests.ui.playing import (
    BUTTON,
    CHOICES,
    PLACE,
    SWITCHES,
    State,
    aim,
    decides,
    look,
    press,
    touch,
)
from tests.ui.saying import say
from tests.ui.scenes import GAMES, Scene, bring

if TYPE_CHECKING:
    from tests.server.harness import Person
    from tests.ui.conftest import Opening
    from tests.ui.window import Device, Window

NOTE = """() => {
    window.noted = new Map();
    const shown = (element) => element.checkVisibility({visibilityProperty: true});
    const all = 'main button, .drawing svg[role=group], .paper, section.now, .main';
    for (const each of document.querySelectorAll(all))
        if (shown(each)) window.noted.set(each, each.getBoundingClientRect());
}"""
"""Remembers where the board, the strip and every button are."""
MOVED = """() => [...window.noted].flatMap(([each, was]) => {
    const shown = each.isConnected && each.checkVisibility({visibilityProperty: true});
    const now = each.getBoundingClientRect();
    const sides = ['x', 'y', 'width', 'height'];
    const far = sides.filter((side) => Math.abs(now[side] - was[side]) > 0.5);
    const name = (each.ariaLabel || each.innerText || each.className).toString().slice(0, 60);
    return shown && far.length
        ? [`${name}: ` + far.map((side) => `${side} ${was[side]} to ${now[side]}`).join(', ')]
        : [];
})"""
"""Tells what is not where it was; what is not there any more has not moved."""
TWICE = """([x, y]) => new Promise((done, fail) => {
    const strip = document.querySelector('section.now');
    const {version} = strip.dataset;
    const strike = () => {
        const at = document.elementFromPoint(x, y);
        const where = {bubbles: true, cancelable: true, clientX: x, clientY: y};
        for (const type of ['pointerdown', 'pointerup'])
            at.dispatchEvent(new PointerEvent(type, {...where, pointerType: 'mouse'}));
        at.dispatchEvent(new MouseEvent('click', {...where, detail: 1}));
    };
    new MutationObserver((_, observer) => {
        if (strip.dataset.version === version) return;
        observer.disconnect();
        clearTimeout(end);
        setTimeout(() => { strike(); done(); });
    }).observe(strip, {attributes: true});
    const end = setTimeout(() => fail(new Error('the first click did nothing')), PATIENCE);
    strike();
})""".replace("PATIENCE", str(PATIENCE))
"""Clicks, and clicks once more at the same point as soon as what was clicked is done."""
CLICKS = 3
FIRST = {"zimbabwe": "first-monument", "meduris": "worker", "africa": "start"}
"""What is decided on the board."""
CHOOSING = {"zimbabwe": "gift", "meduris": "take", "africa": "auction"}
"""What is decided in the strip."""


def still(window: Window, what: str) -> None:
    """Fail if something is not where it was."""
    moved: list[str] = window.read(MOVED)
    assert not moved, "\n".join([what, *moved])


def do_something(window: Window, state: State, rng: random.Random) -> str:
    """Do something that need not decide; return what it was."""
    if state.switches and rng.random() < 0.4 and window.device == "desktop":
        number = rng.randrange(state.switches)
        press(window, SWITCHES, number)
        return f"switch {number}"
    if state.legal and (not state.choices or rng.random() < 0.7):
        place = rng.choice(state.legal)
        touch(window, place)
        return place
    number = rng.randrange(len(state.choices))
    press(window, CHOICES, number)
    return state.choices[number]


def point_at_things(window: Window, state: State, step: str) -> None:
    """Point at what may be chosen, those of each kind that are the least alike; nothing moves."""
    window.page.evaluate(NOTE)
    last = len(state.choices) - 1
    points: list[dict[str, Any]] = [
        *(window.find(PLACE, each) for each in sorted({*state.legal[:1], *state.legal[-1:]})),
        *(window.find(BUTTON, [CHOICES, each]) for each in sorted({0, last}) if last >= 0),
    ]
    for point in points:
        if "x" in point:
            window.page.mouse.move(point["x"], point["y"])
            still(window, f"{step}: pointing")
    window.point_away()
    still(window, f"{step}: pointing away")


@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_while_one_decides(
    window: Opening, anna: Person, device: Device, game: str
) -> None:
    shown, rng = window(anna, device=device), random.Random(f"still {game}")
    for step in decisions(game):
        shown.open(bring_decision(anna, game, step))
        first = decides(shown)
        if device == "desktop":
            point_at_things(shown, first, step)
        for _ in range(CLICKS):
            state = look(shown)
            if state.version != first.version or not (state.legal or state.choices):
                break
            shown.page.evaluate(NOTE)
            what = do_something(shown, state, rng)
            if look(shown).version == first.version:
                still(shown, f"{step}: {what}")


ROWS = """() => [...document.querySelectorAll('.now .main-row, .now .back')].map((each) => {
    const {y, height} = each.getBoundingClientRect();
    return [y, height];
})"""
"""Tells where the main button is, and the row below it."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_lies_over_the_choices_and_moves_no_row(
    window: Opening, anna: Person, bert: Person, language: str
) -> None:
    """Also when there is much to go back to, and in a language with long words."""
    table, rng = together(anna, bert, "meduris"), random.Random(61)
    anna_played = False
    while not (anna_played and anna.position(table).get("legal")):
        for person in (anna, bert):
            anna_played |= bool(person.play_some(table, rng).get("legal")) and person is anna
    shown = window(anna, language=language)
    shown.open(table)
    for width, height in ((1440, 900), (1024, 768)):
        shown.page.set_viewport_size({"width": width, "height": height})
        assert shown.button(say("film-again", language)).is_visible()
        before = shown.read(ROWS)
        shown.click(shown.button(say("hint", language)))
        assert shown.button(say("hint-master", language)).is_visible()
        assert shown.read(ROWS) == before
        shown.click(shown.button(say("hint-close", language)))
        assert shown.read(ROWS) == before


@pytest.mark.parametrize("game", GAMES)
def test_a_second_click_does_not_hit_what_has_just_appeared(
    window: Opening, anna: Person, game: str
) -> None:
    shown = window(anna)
    for step in (FIRST[game], CHOOSING[game]):
        shown.open(bring_decision(anna, game, step))
        state = decides(shown)
        at = shown.find(BUTTON, [CHOICES, 0]) if state.choices else aim(shown, state.legal[0])
        before = sent(shown)
        shown.page.evaluate(TWICE, [at["x"], at["y"]])
        shown.rest()
        assert sent(shown) == before + 1, step
        assert not look(shown).picked, step


def sent(window: Window) -> int:
    """Return how many actions were sent."""
    return sum(answer.url.endswith("/actions") for answer in window.answers)


@pytest.mark.parametrize("game", GAMES)
def test_a_press_that_slides_off_does_nothing(window: Opening, anna: Person, game: str) -> None:
    shown = window(anna)
    shown.open(bring_decision(anna, game, FIRST[game]))
    state = decides(shown)
    one, other = (aim(shown, place) for place in state.legal[:2])
    slide(shown, one, other)
    assert look(shown) == state
    shown.open(bring(anna, Scene(game, 0.5)))
    state = decides(shown)
    if len(state.choices) > 1:
        one, other = (shown.find(BUTTON, [CHOICES, each]) for each in (0, 1))
        slide(shown, one, other)
        assert look(shown) == state


def slide(window: Window, one: dict[str, Any], other: dict[str, Any]) -> None:
    """Press the mouse at one point, and let it go at another."""
    mouse = window.page.mouse
    mouse.move(one["x"], one["y"])
    mouse.down()
    mouse.move(other["x"], other["y"])
    mouse.up()
    window.point_away()
    window.rest()


UNSEEN = """() => {
    const box = (css) => document.querySelector(css).getBoundingClientRect();
    const body = document.querySelector('section.now .body');
    return {
        hidden: body.scrollHeight - body.clientHeight,
        main: box('section.now .main').bottom < box('section.now').bottom,
    };
}"""
"""Tells how much of a decision one would have to scroll to, and whether its main place is seen."""


@pytest.mark.parametrize("language", some(["ru", "en"], 1))
@pytest.mark.parametrize("game", GAMES)
def test_all_of_a_decision_is_seen(window: Opening, anna: Person, game: str, language: str) -> None:
    shown = window(anna, language=language)
    for step in decisions(game):
        shown.open(bring_decision(anna, game, step))
        for width, height in ((1440, 900), (1024, 768)):
            shown.page.set_viewport_size({"width": width, "height": height})
            shown.rest()
            assert shown.read(UNSEEN) == {"hidden": 0, "main": True}, (step, width)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768)])
@pytest.mark.parametrize("game", GAMES)
def test_the_right_column_has_room_for_all(
    window: Opening, anna: Person, game: str, width: int, height: int
) -> None:
    shown = window(anna)
    shown.page.set_viewport_size({"width": width, "height": height})
    shown.open(bring(anna, Scene(game, 0.5, seats=3)))
    decides(shown)
    found = shown.read(
        """() => {
            const box = (css) => document.querySelector(css).getBoundingClientRect();
            const [strip, lower, replay] = ['section.now', 'aside .lower', '.replay'].map(box);
            // on a high screen one looks back below the board, not below the log
            const above = replay.left < strip.left ? box('.drawing') : lower;
            const bars = [...document.querySelectorAll('aside, aside *')].filter((each) =>
                each.scrollHeight > each.clientHeight + 1 && each.checkVisibility()
                && getComputedStyle(each).overflowY === 'auto' && !each.closest('section.now'));
            return {
                page: document.documentElement.scrollHeight - innerHeight,
                order: [strip.bottom, lower.top, lower.bottom],
                bar: [above.bottom, replay.top, replay.bottom],
                main: box('section.now .main').bottom, strip: strip.bottom,
                bars: bars.length, high: lower.height,
            };
        }"""
    )
    assert found["page"] <= 0
    assert found["order"] == sorted(found["order"]), "one thing lies over another"
    assert found["bar"] == sorted(found["bar"]), "the bar lies over something"
    assert max(found["order"][-1], found["bar"][-1]) <= height
    assert found["main"] < found["strip"]
    assert found["bars"] <= 1
    assert found["high"] >= 120
