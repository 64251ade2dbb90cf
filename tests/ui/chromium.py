"""A Chromium that tests share, kept out of the way of tests that have event loops of their own."""

from __future__ import annotations

import asyncio
import shutil
from contextlib import contextmanager
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from tests.ui.moment import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

NAMES = ("chromium-headless-shell", "chromium", "google-chrome", "chromium-browser")
"""The first that is there is taken; a shell is quicker, as it draws no window around each page."""
MISSING = "*** CHROMIUM IS NOT INSTALLED: the tests in a browser are skipped ***"


def find() -> str | None:
    """Return where the browser is, if there is one."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


class Chromium:
    """A browser whose event loop runs only while somebody uses it."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self._loop = asyncio._get_running_loop()
        asyncio._set_running_loop(None)

    @contextmanager
    def used(self) -> Iterator[Browser]:
        """Use the browser: only then does this thread have its event loop."""
        asyncio._set_running_loop(self._loop)
        try:
            yield self.browser
        finally:
            asyncio._set_running_loop(None)


@contextmanager
def running(path: str) -> Iterator[Chromium]:
    """Run a browser while the block runs."""
    playwright = sync_playwright().start()
    # Screenshots and clicks need no graphics card; as root, in a container, there is no sandbox.
    browser = playwright.chromium.launch(
        executable_path=path,
        timeout=PATIENCE,
        args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
    )
    chromium = Chromium(browser)
    try:
        yield chromium
    finally:
        with chromium.used():
            browser.close()
            playwright.stop()
