"""The pictures of the documentation: `python -m tests.ui.gallery docs/pictures [GAME ...]`.

Plays a match of each game to its end on the page, against bots, by asking for hints and pressing
"do that", and takes pictures early, in the middle, late and at the end: on a desk and on a phone,
in light and in dark. They are made small by pngquant where that is installed.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

from tests.server.harness import serving
from tests.ui import chromium
from tests.ui.playing import look
from tests.ui.saying import say
from tests.ui.scenes import GAMES
from tests.ui.window import Window

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.server.harness import Person
    from tests.ui.window import Device

DEVICES: tuple[Device, ...] = ("desktop", "phone")
SEATS = 3

MOMENTS = {"early": 26, "mid": 70}
"""From which version on a picture is taken, as soon as something can be decided."""
LATE = 30
"""How far a picture that is late is behind the one before: the last of them is kept."""


class Gallery:
    """Plays, and takes pictures on the way."""

    def __init__(self, browser: Browser, url: str, person: Person, folder: Path) -> None:
        self._browser = browser
        self._url = url
        self._person = person
        self._folder = folder

    def play(self, game: str) -> None:
        """Play a match to its end, and keep its pictures."""
        desk = Window(self._browser, self._url, self._person)
        table = self._person.table(game, SEATS, "you", *["adept"] * (SEATS - 1), start=True)
        desk.open(table)
        due = dict(MOMENTS)
        while True:
            state = look(desk)
            if state.over:
                break
            name, version = next(iter(due.items()))
            if state.version >= version:
                self._take(game, name, table)
                del due[name]
                due.setdefault("late", state.version + LATE)
            follow_hint(desk, state.version)
        self._take(game, "end", table)
        sys.stdout.write(f"{game}: over at version {desk.version}\n")
        desk.check()
        desk.context.close()

    def _take(self, game: str, name: str, table: str) -> None:
        for device, dark in product(DEVICES, (False, True)):
            window = Window(self._browser, self._url, self._person, device=device, dark=dark)
            window.open(table)
            file = self._folder / f"{game}-{name}-{device}{'-dark' if dark else ''}.png"
            window.picture(file)
            window.context.close()
            shrink(file)


def follow_hint(window: Window, version: int) -> None:
    """Do what the hint says; if there is none, the first thing that is offered."""
    window.click(window.button(say("hint")))
    hint = window.page.locator("section.hint")
    advised = hint.get_by_role("button", name=say("hint-play"))
    if advised.count():
        window.click(advised.first)
    else:
        window.click(window.choices.first)
    seen = look(window)
    assert seen.over or seen.version > version, "the hint did nothing"


def shrink(file: Path) -> None:
    """Give a picture few colours, which it has anyway."""
    pngquant = shutil.which("pngquant")
    if pngquant is None:
        sys.stderr.write("*** PNGQUANT IS NOT INSTALLED: pictures are three times as large ***\n")
        return
    command = [pngquant, "--force", "--skip-if-larger", "--ext", ".png", "--strip", "96", str(file)]
    subprocess.run(command, check=False)  # noqa: S603


def _main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", default=GAMES)
    wanted = parser.parse_args()
    path = chromium.find()
    if path is None:
        sys.exit("there is no Chromium")
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as place,
        serving(f"sqlite:///{place}/tables.db", Path(place) / "log.txt") as server,
        chromium.running(path) as running,
        running.used() as browser,
        server.person() as person,
    ):
        person.ask("PATCH", "/api/guest", {"name": "Anna"})
        gallery = Gallery(browser, server.url, person, wanted.folder)
        for game in wanted.games:
            gallery.play(game)


if __name__ == "__main__":
    _main()
