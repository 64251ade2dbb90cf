"""A browser window with the page in it, which notices everything that goes wrong."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import TYPE_CHECKING, Any, Literal

from playwright.sync_api import expect

from mbira.core.registry import whole_specs
from tests.ui.moment import AIM, CLOCK, GO, PATIENCE, REACH, REST, SEES, at_rest, uncovered, witness
from tests.ui.saying import say

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Browser, ConsoleMessage, Locator, Request, Response, WebSocket

    from tests.server.harness import Person

Device = Literal["desktop", "phone", "narrow"]
DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "narrow": {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True},
}
expect.set_options(timeout=PATIENCE)
KEEP = """settings => localStorage.getItem('mbira')
    || localStorage.setItem('mbira', JSON.stringify(settings))"""
NO_WORKER = """if (navigator.serviceWorker)
    navigator.serviceWorker.register = () => Promise.reject(new Error('not in this test'))"""
NOTICES = "css => [...document.querySelectorAll(css)].map((each) => each.innerText)"
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
    """A window of somebody: whoever comes without a person is new here."""

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
        stay: bool = True,
        bypass_csp: bool = False,
        worker: bool = False,
    ) -> None:
        self.url = url
        self.device = device
        self.language = language
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
        settings = json.dumps({"confirm": confirm, "pace": pace, "stay": stay})
        self.context.add_init_script(f"({CLOCK})(); ({KEEP})({settings})")
        if not worker:  # it would stand between the page and the network, and stay
            self.context.add_init_script(NO_WORKER)
        if person:
            self.be(person)
        self.page = self.context.new_page()
        self._input = self.context.new_cdp_session(self.page)
        self.trouble: list[str] = []
        self.frames: list[str] = []
        """Everything that sockets said."""
        self.answers: list[Response] = []
        """Everything that the API answered."""
        self._expected: list[re.Pattern[str]] = []
        self._saw: Counter[re.Pattern[str]] = Counter()
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
        self.page.on("pageerror", lambda error: self._note(f"exception: {error.stack or error}"))
        self.page.on("response", self._response)
        self.page.on("requestfailed", self._failed)
        self.page.on("websocket", self._socket)

    def _note(self, what: str) -> None:
        expected = [pattern for pattern in self._expected if pattern.search(what)]
        self._saw.update(expected)
        if not expected:
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

    def expects(self, *patterns: str) -> None:
        """Say what goes wrong from now on, because the test wants it to: it has to."""
        self._expected += [re.compile(pattern) for pattern in patterns]

    def check(self) -> None:
        """Fail if anything went wrong, or what was to go wrong did not."""
        missing = [
            f"did not happen: {each.pattern}" for each in self._expected if not self._saw[each]
        ]
        assert not self.trouble + missing, "\n".join(self.trouble + missing)

    def unsaid(self) -> list[str]:
        """Return the messages on the page that have no words."""
        found: list[str] = self.page.evaluate(UNSAID)
        return found

    def picture(self, path: Path) -> None:
        """Keep what is to be seen."""
        self.page.screenshot(path=path)

    # Where one is

    def go(self, address: str = "/") -> None:
        """Go to an address, load the page if it is not there, and wait until it is at rest."""
        if "#" in address and self.page.url.startswith(self.url):
            self.page.evaluate(GO, address)
        else:
            self.page.goto(address)
        self.rest()

    def reload(self) -> None:
        """Load the page that is open once more."""
        self.page.reload()
        self.rest()

    def home(self) -> None:
        """Go to the first page."""
        self.go()
        expect(self.page.locator(".home article")).to_have_count(len(whole_specs()))

    def open(self, table: str, **route: object) -> None:
        """Go to a table, whose match goes on or is over."""
        words = "".join(f"&{name}={value}" for name, value in route.items())
        self.go(f"/#table={table}{words}")
        assert self.page.locator("section.now[data-version], .curtain").count()

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

    # When something is so

    def rest(self) -> None:
        """Wait until the page is at rest: nothing is asked, nothing moves, nothing is to come."""
        self.page.evaluate(f"() => {REST}")

    def read(self, script: str, arg: object = None) -> Any:
        """Return what a script finds in the page at rest."""
        return self.page.evaluate(at_rest(script), arg)

    def find(self, script: str, arg: object = None) -> Any:
        """Return what a script finds in the page at rest, where no notice lies over it."""
        return self.page.evaluate(uncovered(script), arg)

    @property
    def version(self) -> int:
        """The version of the match that the page shows at rest."""
        return int(self.read("() => document.documentElement.dataset.version || -1"))

    def sees(self, version: int) -> None:
        """Wait until the page has a version, or a later one, at rest or not."""
        self.page.evaluate(SEES, version)

    def reach(self, version: int) -> None:
        """Wait until the page is at rest at a version."""
        assert self.page.evaluate(REACH, version) == version

    def witness(self, css: str, words: str, script: str = "() => null") -> Callable[[], Any]:
        """Watch for what is there for a while only; return what brings what a script found then."""
        self.page.evaluate(witness(script), [css, words])
        return lambda: self.page.evaluate("window.witness")

    # What is done

    def click(self, target: Locator, *, at_rest: bool = True) -> None:
        """Click something, or tap on it, where it is to be seen in the moment when it is found."""
        if at_rest:
            self.rest()
            assert target.count() == 1, f"{target.count()} are there: {target}"
        self.strike(target.evaluate(AIM), str(target))
        if at_rest:
            self.rest()

    def strike(self, aim: dict[str, Any], what: str) -> None:
        """Click where something was found to be; it must be that which is hit."""
        assert "why" not in aim, f"{what}: {aim['why']}"
        if self.device == "desktop":
            # at once: whoever points at something first sees what it would lead to, or not yet
            for kind in ("mousePressed", "mouseReleased"):
                self._mouse(kind, aim["x"], aim["y"])
        else:
            self.page.touchscreen.tap(aim["x"], aim["y"])
        other = self.page.evaluate("window.hit")
        assert not other, f"{what} was to be clicked, and it was {other}"
        self.point_away()

    def _mouse(self, kind: str, x: float, y: float) -> None:
        event = {"type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1}
        self._input.send("Input.dispatchMouseEvent", event)

    def press(self, key: str) -> None:
        """Press a key, and wait until the page is at rest again."""
        self.rest()
        self.page.keyboard.press(key)
        self.rest()

    def point_away(self) -> None:
        """Point at nothing, so that the page shows what is and not what would be."""
        if self.device == "desktop":
            self.page.mouse.move(1, 1)

    # What is said

    @property
    def notices(self) -> list[str]:
        """What notices say at rest: they stay until somebody puts them away."""
        found: list[str] = self.read(NOTICES, ".notice")
        return found

    @property
    def refusals(self) -> list[str]:
        """What notices say at rest of what cannot be done."""
        found: list[str] = self.read(NOTICES, ".notice.bad")
        return found

    def tab(self, name: str) -> None:
        """Open what lies beside the board: a tab, or on a phone a sheet."""
        called = re.compile(rf"^{re.escape(name)}\s*(:|$)")  # something new in it may be marked
        if self.device == "desktop":
            self.click(self.page.get_by_role("tab", name=called))
        else:
            menu = re.compile(rf"^{re.escape(say('menu', self.language))}\s*(:|$)")
            self.click(self.page.get_by_role("button", name=menu))
            entries = self.page.locator("dialog nav")
            self.click(entries.get_by_role("button", name=called))

    def unfold(self) -> None:
        """Pull the strip up on a phone, so that all of it is there."""
        self.rest()
        folded = self.page.locator("section.now .list[aria-expanded=false]")
        if self.device != "desktop" and folded.count():
            self.click(folded)

    def hold(self, aim: dict[str, Any], what: str) -> None:
        """Press something with a finger until it is explained, and let it go."""
        assert "why" not in aim, f"{what}: {aim['why']}"
        point = {"x": aim["x"], "y": aim["y"]}
        touch = {"type": "touchStart", "touchPoints": [point]}
        self._input.send("Input.dispatchTouchEvent", touch)
        self.rest()
        self._input.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
