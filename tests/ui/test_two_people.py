"""Two people at one table, each with a browser of their own."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.server.truth import Truth
from tests.ui.advance import together
from tests.ui.chairs import remove, sit
from tests.ui.playing import look, offered, step
from tests.ui.saying import say

if TYPE_CHECKING:
    from tests.server.harness import Person, ServerProcess
    from tests.ui.conftest import Opening
    from tests.ui.window import Window


def reach(windows: list[Window], version: int) -> None:
    """Wait until all are at rest at a version."""
    for each in windows:
        each.reach(version)


def decide(windows: list[Window], rng: random.Random, times: int) -> None:
    """Let whoever is to decide do so, some times; everybody sees what comes of it."""
    for _ in range(times):
        (deciding,) = (each for each in windows if offered(look(each)))
        version = step(deciding, rng).version
        reach(windows, version)


def test_a_friend_comes_by_a_link_and_both_play(
    window: Opening, anna: Person, bert: Person
) -> None:
    one, other = window(anna), window(bert)
    one.home()
    article = one.page.locator("article", has_text="Meduris")
    one.click(article.get_by_text(say("set-up"), exact=True))
    remove(one, 2)
    sit(one, 1, "open")
    one.click(one.button(say("make-table")))
    assert one.page.get_by_text(say("waiting-for", count=1)).is_visible()
    one.click(one.button(say("invite-copy")))
    assert one.notices == [say("invite-copied")]
    link = one.page.evaluate("navigator.clipboard.readText()")
    expect(one.button(say("start"))).to_be_disabled()

    other.go(link)
    other.click(other.button(say("sit-down")))
    assert other.page.get_by_text(say("waiting-ready")).is_visible()
    assert "invite" not in other.page.url, "a link is used once and leaves the address"
    expect(one.page.locator(".waiting")).to_contain_text("Bert")
    one.click(one.button(say("start")))
    before = anna.position(one.table)["version"]
    reach([one, other], before)
    decide([one, other], random.Random(1), 16)
    version = anna.position(one.table)["version"]
    assert version > before + 4
    reach([one, other], version)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("meduris", {"stocks": "hidden"}),
        ("africa", {"influence_public": False, "held_action_markers_public": False}),
    ],
)
def test_nothing_of_the_others_secrets_is_in_the_page(
    window: Opening,
    server: ServerProcess,
    anna: Person,
    bert: Person,
    game: str,
    options: dict[str, object],
) -> None:
    table = together(anna, bert, game, options=options, settings={"watch": "anyone"})
    people, rng = (anna, bert), random.Random(game)
    windows = [window(anna), window(bert), window()]
    for each in windows:
        each.open(table)
    for _ in range(15):
        for person in people:
            person.play_some(table, rng)
            reach(windows, anna.position(table)["version"])
    decide(windows[:2], rng, 10)
    reach(windows, anna.position(table)["version"])

    truth = Truth(server, table)
    for seat, each in enumerate(windows[:2]):
        # what the page called off, it never read
        answers = [answer for answer in each.answers if answer.request.failure is None]
        said = [*each.frames, *(answer.text() for answer in answers)]
        assert any('"update"' in frame for frame in each.frames)
        for record in truth.hidden_records(seat):
            assert not any(record.decode() in part for part in said)
    # What is drawn of a seat for the other one is what somebody sees who knows nothing.
    for seat in (0, 1):
        own, other, nobody = (windows[each] for each in (seat, 1 - seat, 2))
        assert drawn(other, seat) == drawn(nobody, seat)
        assert drawn(own, seat) != drawn(other, seat), "there is something to be hidden"


def drawn(window: Window, seat: int) -> str:
    """Return everything that the page has of a seat, also what can be opened."""
    article = window.page.locator(".seats article").nth(seat)
    head = article.locator("button.head")
    if head.get_attribute("aria-expanded") == "false":
        window.click(head)
    expect(head).to_have_attribute("aria-expanded", "true")
    # who it is to the reader, not what is known of the seat; and not what has just changed
    found: str = window.read(
        """seat => {
            const article = document.querySelectorAll('.seats article')[seat].cloneNode(true);
            for (const each of article.querySelectorAll('.role, .by, .float')) each.remove();
            return article.innerHTML.replace(/<!--.*?-->/g, '');
        }""",
        seat,
    )
    return found


def test_chat_and_taking_back_by_agreement(window: Opening, anna: Person, bert: Person) -> None:
    table = together(anna, bert, "zimbabwe")
    one, other = window(anna), window(bert)
    for each in (one, other):
        each.open(table)
        each.tab(say("chat"))
    one.page.get_by_label(say("chat-say")).fill("Good luck & <b>fun</b>")
    one.press("Enter")
    expect(one.page.get_by_label(say("chat-say"))).to_have_value("")
    for each in (one, other):
        line = each.page.get_by_role("list", name=say("chat"))
        expect(line).to_contain_text("Anna Good luck & <b>fun</b>")

    rng = random.Random(3)
    for _ in range(6):
        for person in (anna, bert):
            person.play_some(table, rng)
            reach([one, other], anna.position(table)["version"])
    line = anna.position(table)["line"]
    one.tab(say("table"))
    one.click(one.button(say("request-undo")))
    asked, asking = (each.page.locator(".request") for each in (other, one))
    expect(asked).to_contain_text("Anna")
    expect(asking).to_be_visible()
    for each, request in ((other, asked), (one, asking)):
        heard = each.page.get_by_role("log").get_by_text(request.locator("p").inner_text())
        expect(heard).to_have_count(1)
    other.click(asked.get_by_role("button", name=say("refuse")))
    expect(asked).to_have_count(0)
    expect(asking).to_have_count(0)
    assert anna.position(table)["line"] == line
    one.click(one.button(say("request-undo")))
    expect(asked).to_be_visible()
    other.click(asked.get_by_role("button", name=say("agree")))
    expect(asked).to_have_count(0)
    expect(asking).to_have_count(0)
    assert anna.position(table)["line"] < line
    version = anna.position(table)["version"]
    reach([one, other], version)
