from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import pytest

from tests.server.conftest import _seeds, server, shared
from tests.ui import chromium as browsers
from tests.ui.window import Device, Window

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser

    from tests.server.harness import Person, ServerProcess

__all__ = ["_seeds", "server", "shared"]
WINDOWS = pytest.StashKey["list[Window]"]()


class Opening(Protocol):
    """Opens a window."""

    def __call__(self, person: Person | None = None, *, url: str = "", **likes: Any) -> Window: ...


@pytest.fixture(scope="session")
def chromium() -> Iterator[browsers.Chromium]:
    path = browsers.find()
    if path is None:
        pytest.skip(browsers.MISSING)
    with browsers.running(path) as found:
        yield found


@pytest.fixture
def browser(chromium: browsers.Chromium) -> Iterator[Browser]:
    with chromium.used() as found:
        yield found


@pytest.fixture
def window(
    browser: Browser, server: ServerProcess, request: pytest.FixtureRequest
) -> Iterator[Opening]:
    """Opens windows; whatever went wrong in one of them fails the test."""
    opened: list[Window] = []
    request.node.stash[WINDOWS] = opened

    def opening(person: Person | None = None, *, url: str = "", **likes: Any) -> Window:
        found = Window(browser, url or server.url, person, **likes)
        opened.append(found)
        return found

    yield opening
    for each in opened:
        each.context.close()
    for each in opened:
        each.check()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keep pictures of the windows of a test that fails, and say where they are."""
    report = yield
    if call.when == "call" and report.failed:
        folder: Path = item.config._tmp_path_factory.mktemp("pictures")  # type: ignore[attr-defined]
        windows: list[Window] = item.stash.get(WINDOWS, [])
        for number, window in enumerate(windows):
            picture = folder / f"{number}.png"
            window.picture(picture)
            report.sections.append((f"window {number}", f"{picture}\n{window.page.url}"))
            if window.trouble:
                report.sections.append((f"trouble in window {number}", "\n".join(window.trouble)))
    return report


@pytest.fixture(params=["desktop", "phone"])
def device(request: pytest.FixtureRequest) -> Device:
    found: Device = request.param
    return found


@pytest.fixture
def anna(server: ServerProcess) -> Iterator[Person]:
    with server.person() as person:
        person.ask("PATCH", "/api/guest", {"name": "Anna"})
        yield person


@pytest.fixture
def bert(server: ServerProcess) -> Iterator[Person]:
    with server.person() as person:
        person.ask("PATCH", "/api/guest", {"name": "Bert"})
        yield person
