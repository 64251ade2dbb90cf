"""Pictures of the page to be looked at: `python -m tests.ui.shots FOLDER [--only WORD ...]`.

Every game early, in the middle, late and at its end, for the fewest and the most seats, on a desk
and on a phone, in light and dark, in three languages; the pages around them; and every kind of
decision on two phones. The matches are the same in every run. Names of files say what they show;
`--only` keeps those with all the words.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from mbira.lang import LANGUAGES
from tests.server.harness import serving
from tests.ui import chromium
from tests.ui.decisions import bring_decision, decisions
from tests.ui.scenes import GAMES, MOST, Scene, bring
from tests.ui.states import STATES
from tests.ui.window import Window

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser

    from tests.server.harness import Person
    from tests.ui.window import Device

SHARES = (0.1, 0.5, 0.85, 1.0)


class Shot(NamedTuple):
    """A picture to be taken."""

    name: str
    show: Callable[[Window, Person], None]
    device: Device
    dark: bool
    language: str

    @property
    def file(self) -> str:
        """What it is kept as."""
        theme = "dark" if self.dark else "light"
        return f"{self.name}-{self.device}-{theme}-{self.language}.png"


def _scene(scene: Scene) -> Callable[[Window, Person], None]:
    return lambda window, person: window.open(bring(person, scene))


def _decision(game: str, step: str) -> Callable[[Window, Person], None]:
    return lambda window, person: window.open(bring_decision(person, game, step))


def _subjects() -> Iterator[tuple[str, Callable[[Window, Person], None]]]:
    for game, share in product(GAMES, SHARES):
        for seats in (2, MOST[game]):
            scene = Scene(game, share, seats)
            yield str(scene), _scene(scene)
    for name, show in STATES.items():
        if not name.startswith(GAMES):
            yield name, show


def shots() -> Iterator[Shot]:
    """Yield all pictures that there are to be taken."""
    devices: tuple[Device, ...] = ("desktop", "phone")
    for name, show in _subjects():
        for device, dark, language in product(devices, (False, True), LANGUAGES):
            yield Shot(name, show, device, dark, language)
    phones: tuple[Device, ...] = ("phone", "narrow")
    for game, device, language in product(GAMES, phones, LANGUAGES):
        for step in decisions(game):
            name = f"decision-{game}-{step}"
            yield Shot(name, _decision(game, step), device, dark=False, language=language)


def take(browser: Browser, url: str, person: Person, shot: Shot, folder: Path) -> None:
    """Take a picture."""
    window = Window(
        browser, url, person, device=shot.device, dark=shot.dark, language=shot.language
    )
    shot.show(window, person)
    window.rest()
    window.picture(folder / shot.file)
    window.context.close()
    for trouble in window.trouble:
        sys.stderr.write(f"{shot.file}: {trouble}\n")


def _main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", nargs="*", default=[], metavar="WORD")
    wanted = parser.parse_args()
    path = chromium.find()
    if path is None:
        sys.exit("there is no Chromium")
    wanted.folder.mkdir(parents=True, exist_ok=True)
    chosen = [each for each in shots() if all(word in each.file for word in wanted.only)]
    with (
        tempfile.TemporaryDirectory() as place,
        serving(f"sqlite:///{place}/tables.db", Path(place) / "log.txt") as server,
        chromium.running(path) as running,
        running.used() as browser,
    ):
        for shot in chosen:
            with server.person() as person:
                person.ask("PATCH", "/api/guest", {"name": "Anna"})
                take(browser, server.url, person, shot, wanted.folder)
    sys.stdout.write(f"{len(chosen)} pictures in {wanted.folder}\n")


if __name__ == "__main__":
    _main()
