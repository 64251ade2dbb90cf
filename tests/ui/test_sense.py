"""What is seen and heard of changes: things that fly, arrows, sounds; and none where unwanted."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from tests.ui.advance import together
from tests.ui.decisions import bring_decision
from tests.ui.playing import decides, look, step, touch
from tests.ui.saying import say
from tests.ui.scenes import GAMES, Scene, bring

if TYPE_CHECKING:
    from tests.server.harness import Person
    from tests.ui.conftest import Opening
    from tests.ui.window import Device, Window

DEVICE = """() => {
    window.devices = 0;
    window.heard = [];
    const ramp = {setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {}};
    window.AudioContext = class {
        state = 'running';
        currentTime = 0;
        destination = {};
        constructor() { window.devices++; }
        createGain() { return {gain: ramp, connect: (next) => next}; }
        createOscillator() {
            const frequency = {...ramp, setValueAtTime: (pitch) => window.heard.push(pitch)};
            return {frequency, connect: (next) => next, start: () => {}, stop: () => {}};
        }
        async resume() {}
        async suspend() {}
    };
}"""
"""Puts a device in the place of the browser's that only counts what it plays."""
TURN, CHAT = 392, 659
"""How high some sounds begin, in hertz."""
WATCH = """() => {
    window.flown = [];
    window.moved = [];
    const middle = (element) => {
        const {x, y, width, height} = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const near = ([x, y], css) => [...document.querySelectorAll(css)].some((each) => {
        const [left, top] = middle(each);
        return Math.hypot(left - x, top - y) < 3;
    });
    new MutationObserver((records) => {
        for (const {addedNodes} of records) for (const node of addedNodes)
            if (node.matches?.('.flight')) for (const flight of node.getAnimations()) {
                const ends = flight.effect.getKeyframes().map(({transform, opacity}) => ({
                    at: transform.match(/-?[\\d.]+(?=px)/g).map(Number),
                    seen: Number(opacity),
                }));
                const known = ({at}) => near(at, '[data-seat], .drawing [data-place]');
                window.flown.push({
                    known: ends.some(known) && ends.every((end) => !end.seen || known(end)),
                    lasts: flight.effect.getComputedTiming().endTime,
                    rest: document.documentElement.dataset.rest,
                });
            }
    }).observe(document, {subtree: true, childList: true});
    addEventListener('transitionrun', ({target, propertyName}) => {
        if (propertyName !== 'transform' || !target.matches('.piece')) return;
        const [way] = target.getAnimations().filter((each) => each.transitionProperty);
        // where it began, however late one hears of it
        const {m41: x, m42: y} = new DOMMatrix(way.effect.getKeyframes()[0].transform);
        window.moved.push([x, y]);
    }, {capture: true});
}"""
"""Notes what flies, whether from and to something on the screen, and what begins to move."""
STILL = """() => ({
    flown: window.flown.length,
    moved: window.moved.length,
    aloft: document.querySelectorAll('.flight, .arrows path').length,
    moving: document.getAnimations().filter(({effect, playState}) =>
        playState === 'running' && effect.getComputedTiming().endTime !== Infinity).length,
})"""


def hearing(window: Window) -> Window:
    """Give a window a device that counts."""
    window.context.add_init_script(f"({DEVICE})()")
    return window


def heard(window: Window) -> list[int]:
    """Return what was heard since one asked last, by how high it was."""
    found: list[float] = window.read("() => window.heard.splice(0)")
    return [round(pitch) for pitch in found]


def on(window: Window) -> bool:
    """Return whether the button in the header says that there is sound."""
    button = window.button(say("sound"))
    return button.get_attribute("aria-pressed") == "true"


def test_nothing_is_heard_before_the_page_is_touched_nor_when_it_is_off(
    window: Opening, anna: Person, bert: Person
) -> None:
    table = together(anna, bert, "africa")
    rng = random.Random(51)
    shown = hearing(window(anna, motion=True, pace=0))
    shown.open(table)
    while bert.position(table).get("legal"):
        bert.play_some(table, rng)
    bert.post(f"/api/tables/{table}/chat", {"text": "Hello"})
    shown.reach(anna.position(table)["version"])
    assert on(shown)
    assert not shown.read("() => window.devices")

    touch(shown, decides(shown).legal[0])
    assert heard(shown), "a trader is placed"
    shown.click(shown.button(say("sound")))
    assert not on(shown)
    heard(shown)
    while bert.position(table).get("legal"):
        bert.play_some(table, rng)
    bert.post(f"/api/tables/{table}/chat", {"text": "Still there?"})
    shown.reach(anna.position(table)["version"])
    step(shown, rng)
    assert not heard(shown)
    shown.reload()
    assert not on(shown), "it is remembered"


def test_my_turn_and_what_others_say_are_heard(
    window: Opening, anna: Person, bert: Person, device: Device
) -> None:
    table = together(anna, bert, "zimbabwe")
    rng = random.Random(52)
    shown = hearing(window(anna, motion=True, pace=0, device=device))
    shown.open(table)
    while bert.position(table).get("legal"):
        bert.play_some(table, rng)
    shown.reach(anna.position(table)["version"])
    while not bert.position(table).get("legal"):
        step(shown, rng)
    heard(shown)
    while bert.position(table).get("legal"):
        bert.play_some(table, rng)
    shown.reach(anna.position(table)["version"])
    assert TURN in heard(shown)
    bert.post(f"/api/tables/{table}/chat", {"text": "Your turn"})
    anna.post(f"/api/tables/{table}/chat", {"text": "I think"})
    shown.tab(say("chat"))
    said = shown.page.get_by_role("list", name=say("chat"))
    said.get_by_text("I think").wait_for()
    assert heard(shown).count(CHAT) == 1, "what one says oneself is no news"


def test_who_wants_no_motion_hears_nothing_until_it_is_asked_for(
    window: Opening, anna: Person
) -> None:
    shown = hearing(window(anna))
    shown.open(bring(anna, Scene("meduris", 0.5)))
    assert not on(shown)
    step(shown, random.Random(53))
    assert not shown.read("() => window.devices")
    shown.click(shown.button(say("sound")))
    assert on(shown)
    assert heard(shown)


@pytest.mark.parametrize("game", GAMES)
def test_what_flies_goes_from_something_to_something_and_is_gone_at_rest(
    window: Opening, anna: Person, game: str
) -> None:
    shown = window(anna, motion=True, pace=0)
    shown.open(bring(anna, Scene(game, 0.5)))
    shown.page.evaluate(WATCH)
    rng = random.Random(f"flies {game}")
    flown: list[dict[str, Any]] = []
    for _ in range(40):
        if step(shown, rng).over:
            break
        flown = shown.read("() => window.flown")
        assert not shown.read(STILL)["aloft"]
        if len(flown) > 3:
            break
    assert len(flown) > 3
    assert all(each["known"] for each in flown), flown
    assert all(each["rest"] != "yes" for each in flown), "the page is not at rest meanwhile"
    assert max(each["lasts"] for each in flown) < 1000


@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_for_who_wants_it_still(window: Opening, anna: Person, game: str) -> None:
    shown = window(anna)
    shown.open(bring(anna, Scene(game, 0.5)))
    shown.page.evaluate(WATCH)
    rng = random.Random(f"still {game}")
    for _ in range(12):
        if step(shown, rng).over:
            break
        assert not any(shown.read(STILL).values())


def test_a_recap_shows_where_somebody_went_and_the_piece_goes_there(
    window: Opening, anna: Person, bert: Person
) -> None:
    table = together(anna, bert, "africa")
    rng = random.Random(54)
    shown = window(anna, motion=True, pace=1400)
    while True:
        seen = bert.position(table)
        move = next((each for each in seen.get("legal", []) if each["type"] == "move"), None)
        if move:
            break
        (bert if seen.get("legal") else anna).play_some(table, rng)
    shown.open(table)
    shown.page.evaluate(WATCH)
    places = shown.read(
        """() => [...document.querySelectorAll('.piece.token')].map((each) => {
            const {m41: x, m42: y} = new DOMMatrix(getComputedStyle(each).transform);
            return [x, y];
        })"""
    )
    arrow = shown.witness(
        ".now", say("film-skip"),
        "() => new Promise((drawn) => requestAnimationFrame(() => "
        "drawn(document.querySelectorAll('.arrows .way').length)))",
    )  # fmt: skip
    bert.play(table, move, seen["version"], "walk")
    assert arrow() == 1
    shown.reach(anna.position(table)["version"])
    begun: list[list[float]] = shown.read("() => window.moved")
    assert begun
    assert any(each in places for each in begun), "it begins where it stood"
    assert not shown.read(STILL)["aloft"]
    assert not shown.read(STILL)["moving"]


def test_joy_is_once(window: Opening, anna: Person) -> None:
    shown = window(anna, motion=True)
    shown.open(bring(anna, Scene("meduris", 1.0, 2)))
    names = """() => [...document.querySelectorAll('.final > svg *')]
        .filter((each) => getComputedStyle(each).animationName !== 'none').length"""
    assert shown.read(names)
    shown.click(shown.button(say("walk-through")))
    shown.click(shown.button(say("replay-now")))
    assert shown.page.locator(".final > svg").is_visible()
    assert not shown.read(names)


def test_motion_keeps_nobody_from_clicking(window: Opening, anna: Person) -> None:
    """What flies lies over the page, and is not what one hits."""
    shown = window(anna, motion=True, pace=0)
    shown.open(bring_decision(anna, "africa", "start"))
    shown.page.evaluate(WATCH)
    struck = """() => new Promise((done) => new MutationObserver((_, watch) => {
        const thing = document.querySelector('.flight');
        if (!thing) return;
        watch.disconnect();
        const {x, y, width, height} = thing.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        done(hit ? !!hit.closest('.air') : null);
    }).observe(document, {subtree: true, childList: true}))"""
    shown.page.evaluate(f"() => {{ window.aloft = ({struck})(); }}")
    touch(shown, look(shown).legal[0])
    assert shown.page.evaluate("window.aloft") is False
