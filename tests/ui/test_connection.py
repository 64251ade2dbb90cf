"""Reloading, lost connections, and servers that stop in the middle: nothing is lost."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.server.harness import ServerProcess, serving
from tests.ui.advance import advance, together
from tests.ui.playing import decides, look, step, touch
from tests.ui.saying import say

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.harness import Person
    from tests.ui.conftest import Opening
    from tests.ui.window import Window

CUT = r"WebSocket|net::ERR_|^failed: |^503 "


def in_mid_turn(person: Person, window: Window, rng: random.Random) -> str:
    """Open a match of Heart of Africa in the middle of a turn; return its table."""
    table = person.table("africa", 2, "you", "random", start=True)
    advance(person, table, rng, moving)
    window.open(table)
    return table


def moving(seen: Any) -> bool:
    """Return whether somebody is moving traders, and could take something back."""
    here = seen.get("undo") is not None and seen.get("legal")
    return bool(here and seen["view"]["step"] == "movement")


def lost(window: Window) -> None:
    """Wait until the page says that the connection is lost."""
    expect(window.page.locator(".off")).to_have_text(say("link-off"))


def found(window: Window) -> None:
    """Wait until the page does not say so any more."""
    expect(window.page.locator(".off")).to_have_count(0)


def test_reloading_in_the_middle_of_a_turn_loses_nothing(window: Opening, anna: Person) -> None:
    shown, rng = window(anna), random.Random(5)
    table = in_mid_turn(anna, shown, rng)
    before = decides(shown)
    touch(shown, rng.choice([place for place in before.legal if ":" not in place]))
    assert look(shown).picked
    shown.reload()
    after = decides(shown)
    assert after.version == before.version == anna.position(table)["version"]
    assert after.legal == before.legal
    expect(shown.button(say("undo"))).to_be_visible()
    step(shown, rng)


def test_a_lost_connection_is_told_and_comes_back(
    window: Opening, anna: Person, bert: Person
) -> None:
    table = together(anna, bert, "zimbabwe")
    shown, rng = window(anna), random.Random(6)
    shown.open(table)
    shown.expects(CUT)
    shown.context.set_offline(True)
    lost(shown)
    for _ in range(8):
        for person in (anna, bert):  # Anna goes on at another device
            person.play_some(table, rng)
    shown.context.set_offline(False)
    found(shown)
    shown.reach(anna.position(table)["version"])
    while not anna.position(table).get("legal"):
        bert.play_some(table, rng)
        shown.reach(anna.position(table)["version"])
    step(shown, rng)


def test_a_server_that_starts_again_goes_on_in_the_middle_of_a_turn(
    window: Opening, tmp_path: Path
) -> None:
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(db, tmp_path / "log.txt") as server, server.person() as anna:
        shown, rng = window(anna, url=server.url), random.Random(7)
        table = in_mid_turn(anna, shown, rng)
        before = decides(shown)
        shown.expects(CUT)
        for end in (ServerProcess.stop, ServerProcess.kill):
            end(server)
            lost(shown)
            shown.click(shown.choices.last, at_rest=False)
            expect(shown.page.locator(".notices")).to_contain_text(say("away"))
            server.start()
            found(shown)
            seen = decides(shown)
            assert seen.version == before.version == anna.position(table)["version"]
            assert seen.legal == before.legal
        after = step(shown, rng)
        while after.version == before.version:
            after = step(shown, rng)
        assert look(shown).strip
