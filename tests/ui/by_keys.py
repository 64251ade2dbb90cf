"""Plays a match with keys alone, as the page shows them, and counts how many a decision takes.

`python -m tests.ui.by_keys [GAME ...]` plays whole matches and prints the numbers.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tests.server.harness import serving
from tests.ui import chromium
from tests.ui.playing import look, offered
from tests.ui.scenes import GAMES
from tests.ui.window import Window

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.server.harness import Person

SIGNS = """() => [...document.querySelectorAll('.tags kbd')]
    .map((each) => [each.className.split(' ')[0], each.innerText.toLowerCase()])"""
"""The keys that are shown: what kind of thing each is for, and what is typed."""
LOST = "() => document.activeElement === document.body"
SIDEWAYS = 0.1
"""How often something is pressed that only leads to other choices, where there is a choice."""
ENOUGH = 0.2
"""How often what ends something is done, or a plan is carried out, where there is more to do."""


class Count(NamedTuple):
    """How much was pressed, for how many decisions."""

    presses: int
    decisions: int

    def __str__(self) -> str:
        each = self.presses / max(1, self.decisions)
        return f"{self.presses} keys for {self.decisions} decisions: {each:.2f} each"


def _wanted(signs: Sequence[tuple[str, str]], rng: random.Random) -> str:
    """Return what to type of what is shown."""
    kinds = {
        kind: [keys for each, keys in signs if each == kind] for kind in dict.fromkeys(dict(signs))
    }
    deciding = [keys for kind in ("choice", "place") for keys in kinds.get(kind, [])]
    if (other := kinds.get("other")) and (not deciding or rng.random() < SIDEWAYS):
        return rng.choice(other + kinds.get("main", []))
    main = kinds.get("main")
    if main and (not deciding or rng.random() < ENOUGH):
        return main[0]
    return rng.choice(deciding)


def step(window: Window, rng: random.Random) -> Count:
    """Press the keys of one thing; return how many, and whether something was decided."""
    state = look(window)
    assert offered(state), f"nothing is offered: {state}"
    signs = [(kind, keys) for kind, keys in window.read(SIGNS)]
    if not signs:
        window.press("d")
        return Count(1, 0)
    wanted = _wanted(signs, rng)
    for key in wanted:
        window.press(key)
    assert not window.read(LOST), f"{wanted} has lost the focus: {state}"
    return Count(len(wanted), int(look(window).version > state.version))


def play(window: Window, rng: random.Random, most: int = 4000) -> Count:
    """Press keys until the match is over, or this many times."""
    total = Count(0, 0)
    for _ in range(most):
        if look(window).over:
            break
        done = step(window, rng)
        total = Count(total.presses + done.presses, total.decisions + done.decisions)
    return total


def begin(person: Person, game: str, **options: object) -> str:
    """Return a table at which somebody plays with a bot."""
    return person.table(game, 2, "you", "random", options=options, start=True)


def _main() -> None:
    games = sys.argv[1:] or GAMES
    path = chromium.find()
    if path is None:
        sys.exit("there is no Chromium")
    with (
        tempfile.TemporaryDirectory() as place,
        serving(f"sqlite:///{place}/tables.db", Path(place) / "log.txt") as server,
        chromium.running(path) as running,
        running.used() as browser,
        server.person() as person,
    ):
        for game in games:
            window = Window(browser, server.url, person, pace=0)
            window.open(begin(person, game))
            sys.stdout.write(f"{game:9} {play(window, random.Random(game))}\n")
            sys.stdout.flush()
            window.context.close()


if __name__ == "__main__":
    _main()
