"""What a click takes until the board shows it: `python -m tests.ui.click_time [--clicks N]`.

Every game against somebody at another device, on this machine, while no bot thinks and the page is
at rest, as it is for those who look before they click. The clock is the browser's own: from the
click to the frame in which the page has the new version and has been drawn. Next to that: what the
page asked the server for, by the last word of the address.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from tests.server.harness import serving
from tests.ui import chromium
from tests.ui.advance import together
from tests.ui.playing import step
from tests.ui.scenes import GAMES, OPTIONS
from tests.ui.window import Window

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.server.harness import Person

WANTED = 100.0
"""Milliseconds that 95 of 100 clicks are to take at most."""
WATCH = """() => {
    window.times = [];
    let click = 0;
    addEventListener('click', (event) => {
        if (event.target.closest('.spot, section.now')) click = event.timeStamp;
    }, {capture: true});
    let version = document.querySelector('section.now')?.dataset.version;
    new MutationObserver(() => {
        const now = document.querySelector('section.now');
        if (!now || now.dataset.version === version) return;
        version = now.dataset.version;
        const since = click;
        if (since) requestAnimationFrame(() => setTimeout(() =>
            window.times.push(performance.now() - since)));
        click = 0;
    }).observe(document.body, {subtree: true, childList: true, attributes: true});
}"""


def measure(
    browser: Browser, url: str, people: list[Person], game: str, clicks: int
) -> tuple[list[float], Counter[str]]:
    """Click until there are enough times of clicks that decided something.

    Return them, and what was asked for meanwhile.
    """
    found: list[float] = []
    asked: Counter[str] = Counter()
    rng = random.Random(game)
    anna, bert = people
    while len(found) < clicks:
        table = together(anna, bert, game, options=OPTIONS[game])
        window = Window(browser, url, anna, motion=True, pace=0)
        window.open(table)
        window.page.evaluate(WATCH)
        window.answers.clear()
        while len(window.page.evaluate("window.times")) + len(found) < clicks:
            while bert.position(table).get("legal"):
                bert.play_some(table, rng)
            seen = anna.position(table)
            window.reach(seen["version"])
            if seen.get("outcome"):
                break
            step(window, rng)
        window.rest()
        found += window.page.evaluate("window.times")
        asked.update(urlsplit(each.url).path.rpartition("/")[2] for each in window.answers)
        window.context.close()
    return found, asked


def _main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--clicks", type=int, default=60)
    clicks = parser.parse_args().clicks
    path = chromium.find()
    if path is None:
        sys.exit("there is no Chromium")
    slow = False
    with (
        tempfile.TemporaryDirectory() as place,
        serving(f"sqlite:///{place}/tables.db", Path(place) / "log.txt") as server,
        chromium.running(path) as running,
        running.used() as browser,
    ):
        for game in GAMES:
            with server.person() as anna, server.person() as bert:
                times, asked = measure(browser, server.url, [anna, bert], game, clicks)
            half, most = statistics.median(times), statistics.quantiles(times, n=20)[-1]
            slow |= most >= WANTED
            line = f"{game:9} {clicks} clicks  p50 {half:4.0f} ms  p95 {most:4.0f} ms"
            sys.stdout.write(f"{line}  (wanted: under {WANTED:.0f} ms)\n")
            each = ", ".join(f"{what} {n / clicks:.1f}" for what, n in asked.most_common())
            sys.stdout.write(f"          {asked.total() / clicks:.1f} requests a click: {each}\n")
    sys.exit(int(slow))


if __name__ == "__main__":
    _main()
