"""People who have played rated matches with each other, and the pages of the club about them.

`python -m tests.ui.club_scene FOLDER` keeps pictures of those pages.
"""

from __future__ import annotations

import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

from tests.server.harness import serving, until, wait_until_over
from tests.ui import chromium
from tests.ui.window import Window

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.harness import Person, ServerProcess
    from tests.ui.window import Device

RATED = {"rated": True, "join": "anyone"}


def play(server: ServerProcess, winner: Person, loser: Person, game: str, matches: int) -> None:
    """Let one person give up rated matches against another, a day each, until all are counted."""

    def counted() -> int:
        found: int = winner.get(f"/api/people/{winner.me['id']}/matches")["count"]
        return found

    before = counted()
    for _ in range(matches):
        table = winner.table(game, 2, "you", settings=RATED)
        loser.post(f"/api/tables/{table}/join", {})
        winner.post(f"/api/tables/{table}/start")
        loser.post(f"/api/tables/{table}/seats/1/resign")
        winner.post(f"/api/tables/{table}/close")
        if server.clock == "held":
            server.pass_time(86400.0)
    until(lambda: counted() == before + matches)


def pages(person: Person) -> Iterator[tuple[str, str]]:
    """Yield the pages of the club, by name and address."""
    yield "person", f"/#person={person.me['id']}"
    yield "leaderboard", "/#club=leaderboard"
    yield "people", "/#club=people"
    yield "bot", "/#person=bot:novice"


def main() -> None:
    """Keep pictures of all pages, on both devices, in light and dark."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    path = chromium.find()
    assert path is not None, chromium.MISSING
    with tempfile.TemporaryDirectory() as name, chromium.running(path) as browsers:
        db = f"sqlite:///{Path(name) / 'tables.db'}"
        with (
            serving(db, Path(name) / "log.txt") as server,
            server.person() as anna,
            server.person() as bert,
        ):
            for person, called in ((anna, "Anna"), (bert, "Bert")):
                person.ask("PATCH", "/api/guest", {"name": called})
            play(server, anna, bert, "meduris", 4)
            play(server, bert, anna, "meduris", 2)
            play(server, bert, anna, "africa", 3)
            new = {"settings": RATED, "start": True}
            for game in ("meduris", "zimbabwe"):
                wait_until_over(anna, anna.table(game, 2, "random", "novice", **new))
            devices: tuple[Device, ...] = ("desktop", "phone")
            with browsers.used() as browser:
                for (what, address), device, dark in product(pages(anna), devices, (False, True)):
                    language = {False: "en", True: "ru"}[dark]
                    window = Window(
                        browser, server.url, anna, device=device, dark=dark, language=language
                    )
                    window.go(address)
                    theme = "dark" if dark else "light"
                    window.picture(folder / f"{what}-{device}-{theme}-{language}.png")
                    window.context.close()
                    window.check()


if __name__ == "__main__":
    main()
