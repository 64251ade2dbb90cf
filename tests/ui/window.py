"""A browser window with the page in it, which notices everything that goes wrong."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, Literal

from playwright.sync_api import expect

from tests.server.harness import until

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, ConsoleMessage, Locator, Request, Response, WebSocket

    from tests.server.harness import Person

Device = Literal["desktop", "phone", "narrow"]
DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "narrow": {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True},
}
PATIENCE = 30_000.0
"""Milliseconds until something on the page must have happened."""
expect.set_options(timeout=PATIENCE)
KEEP = """settings => localStorage.getItem('mbira')
    || localStorage.setItem('mbira', JSON.stringify(settings))"""
UNSAID = """() => {
    const said = [document.body.textContent];
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        for (const each of document.querySelectorAll(`[${name}]`))
            said.push(each.getAttribute(name));
    return said.join('\\n').match(/\\{ *[$-]?[a-z][\\w-]* *\\}/g) ?? [];
}"""
"""Finds messages that have no words: they are shown as {their-name}."""
LOADING = re.compile(r"^Failed to load resource")
"""What Chromium says of a refused request: the answer itself is looked at instead."""


class Window:
    """A window of somebody: who comes without a person is new here."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        person: Person | None = None,
        *,
        device: Device = "desktop",
        dark: bool = False,
        language: str = "en",
        motion: bool = False,
        confirm: bool = False,
        pace: int = 700,
        bypass_csp: bool = False,
    ) -> None:
        self.url = url
        self.device = device
        self.width: int = DEVICES[device]["viewport"]["width"]
        self.context = browser.new_context(
            **DEVICES[device],
            base_url=url,
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            bypass_csp=bypass_csp,
            permissions=["clipboard-read", "clipboard-write"],
        )
        self.context.set_default_timeout(PATIENCE)
        settings = json.dumps({"confirm": confirm, "pace": pace})
        self.context.add_init_script(f"({KEEP})({settings})")
        if person:
            self.be(person)
        self.page = self.context.new_page()
        self.trouble: list[str] = []
        self.frames: list[str] = []
        """Everything that sockets said."""
        self.answers: list[Response] = []
        """Everything that the API answered."""
        self._forgiven: list[re.Pattern[str]] = []
        self._watch()

    def be(self, person: Person) -> None:
        """Make this window somebody's."""
        cookies = person.http.cookies.items()
        self.context.add_cookies(
            [{"name": name, "value": value, "url": self.url} for name, value in cookies]
        )

    # What goes wrong

    def _watch(self) -> None:
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self._note(f"exception: {error}"))
        self.page.on("response", self._response)
        self.page.on("requestfailed", self._failed)
        self.page.on("websocket", self._socket)

    def _note(self, what: str) -> None:
        if not any(pattern.search(what) for pattern in self._forgiven):
            self.trouble.append(what)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and not LOADING.match(message.text):
            self._note(f"console {message.type}: {message.text}")

    def _response(self, response: Response) -> None:
        if "/api/" in response.url:
            self.answers.append(response)
        if response.status >= 400:
            self._note(f"{response.status} {response.request.method} {response.url}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # who leaves a page does not wait for it
            self._note(f"failed: {request.method} {request.url} {request.failure}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def forgive(self, *patterns: str) -> None:
        """Say what may go wrong from now on."""
        self._forgiven += [re.compile(pattern) for pattern in patterns]

    def plays_elsewhere(self) -> None:
        """Let its person decide beside it: what the page asks about may be gone by then."""
        self.forgive(r"^40[39] GET .*/choices", r"^422 POST .*/preview")

    def check(self) -> None:
        """Fail if anything went wrong."""
        assert not self.trouble, "\n".join(self.trouble)

    def unsaid(self) -> list[str]:
        """Return the messages on the page that have no words."""
        found: list[str] = self.page.evaluate(UNSAID)
        return found

    def picture(self, path: Path) -> None:
        """Keep what is to be seen."""
        self.page.screenshot(path=path)

    # Where one is

    def home(self) -> None:
        """Go to the first page."""
        self.page.goto("/")
        self.page.wait_for_selector(".home article")

    def open(self, table: str, **route: object) -> None:
        """Go to a table, whose match goes on or is over."""
        words = "".join(f"&{name}={value}" for name, value in route.items())
        self.page.goto(f"/#table={table}{words}")
        self.page.wait_for_selector("section.now[data-version], .curtain")

    @property
    def table(self) -> str:
        """The table that is open."""
        found = re.search(r"table=([a-z0-9]+)", self.page.url)
        return found[1] if found else ""

    # What is there

    @property
    def now(self) -> Locator:
        """The strip that says what is being decided."""
        return self.page.locator("section.now")

    @property
    def glowing(self) -> Locator:
        """The places that may be chosen."""
        return self.page.locator(".spot.legal")

    @property
    def choices(self) -> Locator:
        """The choices of the strip."""
        return self.page.locator("section.now .button.choice:not(:disabled)")

    def button(self, name: str, *, exact: bool = True) -> Locator:
        """Return a button by what it says."""
        return self.page.get_by_role("button", name=name, exact=exact)

    @property
    def version(self) -> int:
        """The version of the match that the page has."""
        return int(self.now.get_attribute("data-version") or -1)

    def reach(self, version: int) -> None:
        """Wait until the page has a version, or a later one."""
        until(lambda: self.version >= version, PATIENCE / 1000)

    def says(self, words: str | re.Pattern[str]) -> None:
        """Wait until a notice says something."""
        expect(self.page.locator(".notices")).to_contain_text(words)

    def dismiss(self) -> None:
        """Put away what notices say: they lie over the board."""
        self.page.evaluate(
            "document.querySelectorAll('.notices button').forEach((each) => each.click())"
        )

    def rest(self) -> None:
        """Point at nothing, so that the page shows what is and not what would be."""
        self.page.mouse.move(1, 1)
        self.page.evaluate("document.activeElement?.blur()")

    def tab(self, name: str) -> None:
        """Open what lies beside the board: a tab, or on a phone a sheet."""
        role: Literal["tab", "button"] = "tab" if self.device == "desktop" else "button"
        self.page.get_by_role(role, name=name, exact=True).click()
