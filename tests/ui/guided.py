"""Guided matches as a learner takes them: what their card says, and ways to play them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from mbira.lang import file_of
from tests.server.harness import good
from tests.ui.saying import say

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from tests.server.harness import Person
    from tests.ui.window import Window

CARD = """() => {
    const card = document.querySelector('.lesson');
    const {idea, after, meanwhile} = card.dataset;
    const said = (css) => [...card.querySelectorAll(css)].map((each) => each.innerText);
    const tips = [...document.querySelectorAll('.pin')].map((pin) => {
        const box = pin.getBoundingClientRect();
        return {x: box.left + box.width / 2, y: box.bottom - 2};
    });
    const inside = ({x, y}, box) => x > box.left && x < box.right && y > box.top && y < box.bottom;
    const pinned = [...document.querySelectorAll('.spot.pinned')];
    const marked = pinned.filter((place) => tips.some((tip) =>
        inside(tip, place.getBoundingClientRect())
        && inside(tip, place.ownerSVGElement.getBoundingClientRect())
        && !document.elementFromPoint(tip.x, tip.y)?.closest('.lesson')));
    return {
        idea, after: after === 'true', meanwhile: meanwhile.split(' ').filter(Boolean),
        title: card.querySelector('h2').innerText, says: said('p').join('\\n'),
        asks: said('.do').length > 0, buttons: said('.buttons button'),
        pins: tips.length, unmarked: pinned.length - marked.length,
    };
}"""
CUT = """(cards) => {
    const says = document.querySelector('.lesson .says');
    const line = says.querySelector('p');
    says.style.fontSize = ''; // what is short is written larger
    const lines = (card) => card.map((words, number) => {
        const each = line.cloneNode();
        each.classList.toggle('do', number > 0);
        each.textContent = words;
        return each;
    });
    const lacks = (card) => {
        says.replaceChildren(...lines(card));
        return says.scrollHeight - says.clientHeight;
    };
    return Object.entries(cards).map(([id, card]) => [id, lacks(card)]).filter(([, by]) => by > 0);
}"""
"""Finds what a card has no room for, and by how many pixels."""
LINK = re.compile(r"\[([^]]+)\]\(\?[\w-]+\)|\*")
LARGE: dict[str, str | int] = {
    "goal": 42, "next": 15, "points": 12, "level": 5, "face": "copper", "vp": 27, "vr": 32,
    "left": 24, "rounds": 5, "huts": 7, "temples": 2,
}  # fmt: skip
"""What words of a guided match may need to know."""
HASTY = ("end", "pass", "halt", "peace", "decline")
"""What keeps things from happening."""
OVER = "over"


def cards(game: str, language: str) -> dict[str, list[str]]:
    """Return what the cards of a guided match say: each text, and what it asks for."""
    file = file_of(language, f"mbira.lang:{{code}}/page/lessons/{game}.ftl")
    resource = FluentResource(file.read_text("utf-8"))
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(resource)

    def said(name: str) -> str:
        pattern = bundle.get_message(name).value
        assert pattern is not None, name
        words, _ = bundle.format_pattern(pattern, LARGE)
        return LINK.sub(r"\1", str(words))

    names = [each.id.name for each in resource.body if isinstance(each, Message)]
    texts = [name for name in names if not name.endswith(("-title", "-do", "won", "lost"))]
    asks = {name: f"{name}-do" for name in texts if f"{name}-do" in names}
    return {name: [said(name), *([said(asks[name])] if name in asks else [])] for name in texts}


class Card(NamedTuple):
    """What the card of a guided match shows."""

    idea: str
    after: bool
    meanwhile: list[str]
    title: str
    says: str
    asks: bool
    buttons: list[str]
    pins: int
    unmarked: int
    """Places that the card speaks of, and that have no pin to be seen."""

    @property
    def explains(self) -> list[str]:
        """The ideas that are explained on it."""
        own = [] if self.after or self.idea in {"", OVER} else [self.idea]
        return [*own, *self.meanwhile]


def read(window: Window) -> Card:
    """Return what the card shows at rest."""
    return Card(**window.read(CARD))


def go_on(window: Window, card: Card) -> None:
    """Press what leads on from a card."""
    name = say("lesson-next") if say("lesson-next") in card.buttons else say("lesson-skip")
    window.click(window.page.locator(".lesson").get_by_role("button", name=name, exact=True))


def at_table(person: Person) -> str:
    """Return the table of the guided match that somebody is at."""
    (table,) = (each["id"] for each in person.get("/api/tables", mine="true"))
    return str(table)


def do(person: Person, window: Window, choose: Callable[[list[Any]], Any]) -> None:
    """Choose something in the learner's place; the page has it at rest afterwards."""
    table = at_table(person)
    seen = person.settled(table)
    good(person.play(table, choose(seen["legal"]), seen["version"], f"{seen['version']}"))
    window.reach(person.settled(table)["version"])


def lively(rng: random.Random, legal: list[Any], *types: str) -> Any:
    """Return an action of these types if there is one, else rather one that makes things happen."""
    wanted = [each for each in legal if each["type"] in types]
    kept = [each for each in legal if each["type"] not in HASTY]
    return rng.choice(wanted or kept or legal)


class Learner:
    """Somebody in a guided match, who notes each idea that is explained to them."""

    def __init__(self, window: Window, person: Person, game: str, rng: random.Random) -> None:
        self.window = window
        self.person = person
        self.rng = rng
        self.met: list[str] = []
        window.go(f"/#learn={game}")
        self._last: list[str] = []
        self.look()

    def look(self) -> Card:
        """Read the card; what stays on it is not explained again."""
        card = read(self.window)
        assert not card.unmarked, card
        self.met += [idea for idea in card.explains if idea not in self._last]
        still = self._last if card.meanwhile else []  # asked for again once that was read
        self._last = [*card.explains, *still]
        return card

    def told(self, asked: dict[str, tuple[str, ...]]) -> Card:
        """Read everything, and do what is asked for."""
        card = self.look()
        if card.idea == OVER:
            return card
        if say("lesson-next") in card.buttons:
            go_on(self.window, card)
        else:
            types = asked.get(card.idea, ())
            do(self.person, self.window, lambda legal: lively(self.rng, legal, *types))
        return self.look()

    def skipping(self) -> Card:
        """Skip everything that is asked for, and play anything."""
        card = self.look()
        if {say("lesson-next"), say("lesson-skip")} & set(card.buttons):
            go_on(self.window, card)
        elif card.idea != OVER:
            do(self.person, self.window, lambda legal: lively(self.rng, legal))
        return self.look()

    def finish(self) -> Card:
        """Leave what is left of the match to a bot."""
        card = self.look()
        if card.idea == OVER:
            return card
        table = at_table(self.person)
        good(self.person.ask("PUT", f"/api/tables/{table}/seats/0/bot", {"bot": "novice"}))
        self.window.reach(self.person.settled(table)["version"])
        return self.look()
