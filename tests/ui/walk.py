"""A first evening in pictures: `python -m tests.ui.walk docs/pictures`.

Somebody new opens the page, is guided through the first turns of a match, sets a table up, lets
others in, and a friend's phone joins by the link; both play. The second machine is another address
of this one.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.server.harness import serving
from tests.ui import chromium
from tests.ui.chairs import remove, sit
from tests.ui.gallery import shrink
from tests.ui.playing import look, step
from tests.ui.saying import say
from tests.ui.window import Window

if TYPE_CHECKING:
    from playwright.sync_api import Browser

GAME = "meduris"
TURNS = 3


class Walk:
    """Two people, and the pictures of what they see."""

    def __init__(self, browser: Browser, url: str, folder: Path) -> None:
        self._browser = browser
        self._folder = folder
        self._taken = 0
        self._rng = random.Random("walk")
        self.desk = Window(browser, url)

    def _take(self, window: Window, name: str) -> None:
        window.rest()
        self._taken += 1
        file = self._folder / f"walk-{self._taken:02}-{name}.png"
        window.picture(file)
        shrink(file)
        sys.stdout.write(f"{file.name}\n")

    def learn(self) -> None:
        """Open the page, and begin the guided match."""
        self.desk.home()
        self._take(self.desk, "home")
        self.desk.go(f"/#learn={GAME}")
        for _ in range(5):
            step(self.desk, self._rng)
        self._take(self.desk, "guided")

    def invite(self) -> str:
        """Set a table up for a friend, let others in, and return the link."""
        self.desk.go(f"/#new={GAME}")
        remove(self.desk, 2)
        sit(self.desk, 1, "open")
        self._take(self.desk, "set-up")
        self.desk.click(self.desk.button(say("make-table")))
        self.desk.click(self.desk.button(say("others-let-in")))
        self._take(self.desk, "let-in")
        return self.desk.page.get_by_label(say("invite-link"), exact=True).input_value()

    def join(self, link: str) -> Window:
        """Let a friend open the link on a phone, sit down and be ready; begin, and return it."""
        phone = Window(self._browser, link.split("/#", maxsplit=1)[0], device="phone")
        phone.go(link)
        self._take(phone, "arrive")
        phone.page.get_by_label(say("arrive-name")).fill("Bert")
        phone.click(phone.button(say("sit-down")))
        phone.click(phone.button(say("ready-say")))
        self._take(phone, "sit")
        start = self.desk.button(say("start-all-ready"))
        expect(start).to_be_visible()
        self._take(self.desk, "ready")
        self.desk.click(start)
        return phone

    def play(self, phone: Window) -> None:
        """Play some turns on both, and take a picture of a choice on each."""
        names = {id(self.desk): "desk", id(phone): "phone"}
        for turn in range(TURNS):
            for window in (self.desk, phone):
                decided = 0
                while (state := look(window)).mine and not state.over:
                    step(window, self._rng)
                    decided += 1
                    if decided == 1 and turn == TURNS - 1:
                        self._take(window, f"turn-{names[id(window)]}")
        for window in (self.desk, phone):
            window.check()


def _main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    path = chromium.find()
    if path is None:
        sys.exit("there is no Chromium")
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as place,
        serving(f"sqlite:///{place}/tables.db", Path(place) / "log.txt") as server,
        chromium.running(path) as running,
        running.used() as browser,
    ):
        walk = Walk(browser, server.url, folder)
        walk.learn()
        walk.play(walk.join(walk.invite()))


if __name__ == "__main__":
    _main()
