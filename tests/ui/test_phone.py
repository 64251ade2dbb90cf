"""A table on a phone: the board at full width, the main button in reach, fingers, and "back"."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

import mbira
from mbira.core.log.save import document_text
from mbira.lang import LANGUAGES
from tests.server.harness import good
from tests.ui.decisions import asked, bring_decision, decisions, play_any_kind
from tests.ui.playing import CHOICES, aim, decides, look, press, touch
from tests.ui.saying import say
from tests.ui.scenes import GAMES, OPTIONS, Scene, bring
from tests.ui.window import DEVICES

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.server.harness import Person
    from tests.ui.conftest import Opening
    from tests.ui.window import Window

PLACES = """() => {
    const box = (css) => {
        const found = document.querySelector(css)?.getBoundingClientRect();
        return found && {x: found.x, y: found.y, width: found.width, height: found.height};
    };
    return {
        board: box('.phone .drawing'), drawing: box('.drawing svg[role=group]'),
        main: box('section.now .main'), strip: box('section.now'),
        screen: {width: innerWidth, height: innerHeight},
        scrolled: scrollY + document.querySelector('.phone').scrollTop,
        cut: [...document.querySelectorAll('.chip, header h1, .now .row')].filter((each) =>
            each.matches('.row') ? each.scrollHeight > each.clientHeight + 1 :
            each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1)
            .map((each) => each.innerText),
    };
}"""
SCALE = "() => document.querySelector('.drawing svg[role=group]').viewBox.baseVal.width"
"""Tells how much of the board is seen."""
ACTING = """() => {
    const [chip, room] = [document.querySelector('.chip.acts'), document.querySelector('.chips')]
        .map((each) => each.getBoundingClientRect());
    const {seat} = document.querySelector('.chip.acts').dataset;
    return [Number(seat), chip.left >= room.left && chip.right <= room.right];
}"""
"""Tells which seat decides, and whether its chip is in sight."""
BACK = """() => new Promise((came) => {
    addEventListener('popstate', () => came(), {once: true});
    history.back();
})"""
BESIDE = """() => {
    for (const spot of document.querySelectorAll('.spot.legal')) {
        const box = spot.getBoundingClientRect();
        for (let turn = 0; turn < 16; turn++) {
            const x = box.left + box.width / 2 + (box.width / 2 + 9) * Math.cos(turn * Math.PI / 8);
            const y = box.top + box.height / 2
                + (box.height / 2 + 9) * Math.sin(turn * Math.PI / 8);
            const at = document.elementFromPoint(x, y);
            if (at?.closest('.drawing svg[role=group]') && !at.closest('.spot, [role=button]'))
                return {x, y};
        }
    }
    return null;
}"""
"""Finds a point just beside a place that may be chosen, where there is nothing."""

QUESTIONS = """(questions) => {
    const asked = document.querySelector('section.now .says p');
    return questions.filter((question) => {
        asked.textContent = question;
        return asked.scrollHeight > asked.clientHeight;
    });
}"""
"""Finds what would be cut off, if it were asked."""
PILL = """() => {
    const board = document.querySelector('.drawing').getBoundingClientRect();
    return [...document.querySelectorAll('.clash rect')].map((each) => {
        const {left, right} = each.getBoundingClientRect();
        return left >= board.left && right <= board.right;
    });
}"""
"""Tells of each comparison of strengths whether all of it is on the screen."""

OVERFLOW = """(css) => [...document.querySelectorAll(css)]
    .filter(({scrollWidth, clientWidth, scrollHeight, clientHeight}) =>
        scrollWidth > clientWidth || scrollHeight > clientHeight + 1)
    .map((each) => each.innerText)"""
"""Finds what has no room for its words."""

BOARD = {"phone": 512, "narrow": 408}
"""How high the board is on each phone."""


def fits(seen: dict[str, Any]) -> None:
    """Fail unless the board is as wide as the screen, and the main thing to do is in reach."""
    width, height = seen["screen"]["width"], seen["screen"]["height"]
    assert seen["board"]["width"] == pytest.approx(width), "the board at full width"
    assert seen["drawing"]["width"] == pytest.approx(width)
    main = seen["main"]
    assert main, "the main place is never empty"
    assert main["height"] >= 52
    assert main["x"] >= 0
    assert main["x"] + main["width"] <= width
    assert main["y"] > height / 2, "in reach of the thumb"
    assert main["y"] + main["height"] <= height - 24 + 0.5
    assert not seen["scrolled"]
    assert not seen["cut"]


def same(one: dict[str, Any], other: dict[str, Any], *names: str) -> None:
    """Fail unless some things are where they were, and as large."""
    for name in names:
        for side, value in one[name].items():
            assert other[name][side] == pytest.approx(value, abs=0.5), f"{name} has moved: {side}"


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_has_its_place(window: Opening, anna: Person, game: str) -> None:
    shown = window(anna, device="phone")
    for step in decisions(game):
        shown.open(bring_decision(anna, game, step))
        state = decides(shown)
        low = on_both(shown)
        for size, seen in low.items():
            measured = (seen["board"]["height"], seen["strip"]["height"])
            assert measured == pytest.approx((BOARD[size], 232), abs=2), f"{step}, {size}"
        shown.unfold()
        for size, seen in on_both(shown).items():
            same(low[size], seen, "board", "main")
        press(shown, "section.now .list")
        if state.legal:
            touch(shown, state.legal[0])
        elif state.choices:
            press(shown, CHOICES)
        if look(shown).version == state.version:
            for size, seen in on_both(shown).items():
                same(low[size], seen, "board", "main", "strip")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_question_is_read_whole(
    window: Opening, anna: Person, code: str, tmp_path: Path
) -> None:
    shown = window(anna, device="narrow", language=code)
    shown.open(bring_decision(anna, "africa", "auction"))
    for game in GAMES:
        assert not shown.read(QUESTIONS, asked(game, code, tmp_path))


@pytest.mark.parametrize("step", ["commitment", "stakes"])
def test_strengths_are_compared_on_the_screen(window: Opening, anna: Person, step: str) -> None:
    shown = window(anna, device="phone")
    shown.open(bring_decision(anna, "africa", step))
    found = shown.read(PILL)
    assert found
    assert all(found)


@pytest.mark.parametrize("code", LANGUAGES)
def test_three_long_choices_fit_beside_a_symbol(window: Opening, anna: Person, code: str) -> None:
    shown = window(anna, device="narrow", language=code)
    shown.open(bring_decision(anna, "zimbabwe", "primary-good"))
    assert len(look(shown).choices) == 3
    assert shown.read(OVERFLOW, ".body.row, .body.row .choice") == []


def turn_with(game: str, seed: int, wanted: Callable[[list[str]], bool]) -> str:
    """Return a save file of the first decision whose actions are as wanted."""
    match, rng = mbira.new(game, seats=3, seed=seed, **OPTIONS[game]), random.Random(seed)
    while not match.over:
        if wanted([str(action) for action in match.legal()]):
            return document_text(match.header, match.records, None)
        play_any_kind(match, rng)
    raise AssertionError("there is no such decision")


def many_kinds(actions: list[str]) -> bool:
    """Return whether four kinds of things can be chosen, and one be done."""
    kinds = {"raise", "place", "specialist", "price", "build"}
    return kinds <= {action.split()[0] for action in actions}


def test_all_that_a_turn_offers_stands_in_its_row(window: Opening, anna: Person) -> None:
    shown = window(anna, device="phone")
    shown.open(
        good(anna.ask("POST", "/api/saves", content=turn_with("zimbabwe", 6, many_kinds)))["id"]
    )
    decides(shown)
    assert shown.page.locator("section.now .row .tab").count() == 4
    assert shown.read(OVERFLOW, ".body.row, .body.row .choice") == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_names_are_read_whole_in_their_chips(window: Opening, anna: Person, code: str) -> None:
    shown = window(anna, device="narrow", language=code)
    for game in GAMES:
        shown.open(bring(anna, Scene(game, 0.85, 3)))
        assert shown.read(OVERFLOW, ".chip .who b") == []


def on_both(window: Window) -> dict[str, dict[str, Any]]:
    """Return where things are on either phone; they must fit."""
    seen = {}
    for size in reversed(BOARD):  # the last is the one that it was opened on
        window.page.set_viewport_size(DEVICES[size]["viewport"])
        seen[size] = window.read(PLACES)
        assert seen[size]["screen"] == DEVICES[size]["viewport"]
        fits(seen[size])
    return seen


@pytest.mark.parametrize("game", GAMES)
def test_a_finger_is_shown_first_what_it_would_do(window: Opening, anna: Person, game: str) -> None:
    step = {"zimbabwe": "first-monument", "meduris": "worker", "africa": "start"}[game]
    shown = window(anna, device="phone")
    shown.open(bring_decision(anna, game, step))
    state = decides(shown)
    assert not shown.page.locator("section.now.would").count()
    one, other = state.legal[:2]
    for place in (one, other):
        touch(shown, place)
        seen = look(shown)
        assert seen.version == state.version
        assert seen.picked == [place]
        assert seen.sure
        assert shown.page.locator("section.now.would").get_by_text(say("preview")).count()
        assert shown.page.locator(".drawing .preview").count()
    touch(shown, other)
    assert look(shown).version > state.version, "the second tap does it"
    state = decides(shown)
    if state.legal:
        touch(shown, state.legal[0])
        press(shown, "section.now .main")
        assert look(shown).version > state.version, "and so does the main button"


def test_of_many_seats_the_one_that_decides_is_seen(window: Opening, anna: Person) -> None:
    shown = window(anna, device="narrow")
    deciding = set()
    for share in (0.1, 0.3, 0.5, 0.7, 0.85):
        shown.open(bring(anna, Scene("zimbabwe", share, seats=5)))
        seat, inside = shown.read(ACTING)
        assert inside, f"seat {seat} decides, and nobody sees it"
        deciding.add(seat)
    assert deciding & {3, 4}, "those at the end of the row are out of sight at first"


def test_a_finger_that_misses_narrowly_means_what_is_beside(window: Opening, anna: Person) -> None:
    shown = window(anna, device="phone")
    shown.open(bring_decision(anna, "meduris", "worker"))
    state = decides(shown)
    point = shown.read(BESIDE)
    assert point, "there is nothing beside a place"
    shown.page.touchscreen.tap(point["x"], point["y"])
    (picked,) = look(shown).picked
    assert picked in state.legal
    shown.click(shown.button(say("cancel")))
    assert not look(shown).picked


def test_back_closes_what_lies_over_the_table_and_then_leaves_it(
    window: Opening, anna: Person
) -> None:
    shown = window(anna, device="phone")
    shown.home()
    table = bring_decision(anna, "zimbabwe", "first-monument")
    shown.open(table)
    touch(shown, decides(shown).legal[0])
    shown.unfold()
    shown.click(shown.button(say("menu")))
    shown.click(shown.page.locator("dialog nav").get_by_role("button", name=say("log")))
    over = {
        "sheet": shown.page.locator("dialog[open]"),
        "strip": shown.page.locator("section.now.unfolded"),
        "preview": shown.page.locator("section.now.would"),
        "table": shown.page.locator(".phone"),
    }
    for closed in range(len(over)):
        open_now = [name for name, each in over.items() if each.count()]
        assert open_now == list(over)[closed:]
        shown.page.evaluate(BACK)
        shown.rest()
    assert shown.page.locator(".home").count()
    assert table not in shown.page.url


def test_what_was_closed_by_hand_is_not_closed_again(window: Opening, anna: Person) -> None:
    shown = window(anna, device="phone")
    shown.home()
    shown.open(bring(anna, Scene("meduris", 0.5)))
    for _ in range(2):
        shown.unfold()
        press(shown, "section.now .list")
    shown.page.evaluate(BACK)
    shown.rest()
    assert shown.page.locator(".home").count()


def test_a_tap_on_the_overview_shows_all_and_the_next_where_to_decide(
    window: Opening, anna: Person
) -> None:
    shown = window(anna, device="phone")
    overview = shown.page.locator(".minimap")
    for step in ("good", "good-resource", "resource-site", "water-site", "craftsman-site"):
        shown.open(bring_decision(anna, "zimbabwe", step))
        decides(shown)
        if overview.count():
            break
    near = shown.read(SCALE)
    box = overview.bounding_box()
    assert box
    assert (box["width"], box["height"]) == (84, 84)
    shown.click(overview)
    assert shown.read(SCALE) > near
    shown.click(overview)
    assert shown.read(SCALE) == pytest.approx(near)


@pytest.mark.parametrize(("game", "step"), [("africa", "commitment"), ("meduris", "offering")])
def test_the_camera_goes_to_what_is_decided_in_the_strip(
    window: Opening, anna: Person, game: str, step: str
) -> None:
    shown = window(anna, device="phone")
    shown.open(bring_decision(anna, game, step))
    assert not decides(shown).legal
    near = shown.read(SCALE)
    shown.click(shown.page.locator(".minimap"))
    assert shown.read(SCALE) > near


def test_a_long_press_does_nothing_but_explain(window: Opening, anna: Person) -> None:
    shown = window(anna, device="phone")
    shown.open(bring_decision(anna, "africa", "start"))
    state = decides(shown)
    shown.hold(aim(shown, state.legal[0]), state.legal[0])
    shown.rest()
    after = look(shown)
    assert (after.version, after.picked) == (state.version, [])


RETREAT = """() => {
    const button = document.querySelector("section.now .choice:has(use[href='#a-retreat'])");
    const {left, right} = button.getBoundingClientRect();
    return left >= 0 && right <= innerWidth;
}"""
"""Tells whether all of the way out of a conflict is on the screen."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_way_out_of_a_conflict_is_in_sight(
    window: Opening, anna: Person, language: str
) -> None:
    shown = window(anna, device="phone", language=language)
    found = turn_with("africa", 1, lambda actions: {"commit 2", "commit retreat"} <= {*actions})
    shown.open(good(anna.ask("POST", "/api/saves", content=found))["id"])
    assert shown.choices.count() > 2
    for size in ("phone", "narrow"):
        shown.page.set_viewport_size(DEVICES[size]["viewport"])
        shown.rest()
        assert shown.read(RETREAT), size
