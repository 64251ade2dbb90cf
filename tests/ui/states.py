"""The main states of the page, one after the other, for tests that look at all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.server.harness import Person
from tests.ui.saying import say
from tests.ui.scenes import GAMES, Scene, bring

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.ui.window import Window


def _home(window: Window, person: Person) -> None:
    person.table("zimbabwe", 2, "you", "random", start=True)
    bring(person, Scene("zimbabwe", 1.0))
    window.home()
    assert window.page.locator("section[aria-labelledby=ended] a").count()


def _settings(window: Window, person: Person) -> None:
    del person
    window.home()
    window.click(window.button(say("settings", window.language)))
    assert window.page.locator("dialog[open]").count()


def _waiting(window: Window, person: Person) -> None:
    table = person.table("meduris", 3, "you", "adept")
    window.go(f"/#table={table}")
    assert window.page.locator(".waiting").count()


def _let_in(window: Window, person: Person) -> None:
    _waiting(window, person)
    window.click(window.page.locator(".others button"))
    assert window.page.locator(".others.open").count()


def _arriving(window: Window, person: Person) -> None:
    del person
    with Person(window.url) as friend:
        table = friend.table("zimbabwe", 4, "you", "adept")
        link = friend.post(f"/api/tables/{table}/invites", {"seat": 2})["link"]
    window.go(link)
    assert window.page.locator(".arrive").count()


def _arriving_late(window: Window, person: Person) -> None:
    del person
    with Person(window.url) as friend:
        table = friend.table("meduris", 2, "you")
        link = friend.post(f"/api/tables/{table}/invites", {"seat": 1})["link"]
        friend.ask("PUT", f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
        friend.post(f"/api/tables/{table}/start")
    window.go(link)
    assert window.page.locator(".arrive .why").count()


def _setup(game: str) -> Callable[[Window, Person], None]:
    def show(window: Window, person: Person) -> None:
        del person
        window.go(f"/#new={game}")
        for group in window.page.locator("details summary").all():
            window.click(group)

    return show


def _rules(game: str) -> Callable[[Window, Person], None]:
    def show(window: Window, person: Person) -> None:
        del person
        window.go(f"/#rules={game}")
        assert window.page.locator("main h2").count()

    return show


def _lesson(game: str) -> Callable[[Window, Person], None]:
    def show(window: Window, person: Person) -> None:
        del person
        window.go(f"/#learn={game}")
        assert window.page.locator("section.now.mine").count()

    return show


def _scene(scene: Scene) -> Callable[[Window, Person], None]:
    def show(window: Window, person: Person) -> None:
        window.open(bring(person, scene))
        css = ".final" if scene.share == 1 else "section.now.mine"
        assert window.page.locator(css).count()

    return show


def _rules_at_table(game: str) -> Callable[[Window, Person], None]:
    def show(window: Window, person: Person) -> None:
        window.open(bring(person, Scene(game, 0.5, 2)))
        window.click(window.button(say("rules", window.language)))
        assert window.page.locator(".rules").count()

    return show


def _who(window: Window, person: Person) -> None:
    with Person(window.url, known=False) as phone:
        phone.post("/api/guest/claim", {"token": person.post("/api/guest/transfer")["token"]})
    window.go("/#who=me")
    for unfolded in window.page.locator("main summary").all():
        window.click(unfolded)
    window.click(window.button(say("codes-make", window.language)))
    assert window.page.locator("main ol code").count() == 10


def _keys(window: Window, person: Person) -> None:
    window.open(bring(person, Scene("zimbabwe", 0.5, 2)))
    window.press("?")
    assert window.page.locator("dialog[open] dl").count()


STATES: dict[str, Callable[[Window, Person], None]] = {
    "home": _home,
    "settings": _settings,
    "who": _who,
    "waiting": _waiting,
    "waiting-open": _let_in,
    "arriving": _arriving,
    "arriving-late": _arriving_late,
    **{f"setup-{game}": _setup(game) for game in GAMES},
    **{f"learn-{game}": _lesson(game) for game in GAMES},
    **{f"rules-{game}": _rules(game) for game in GAMES},
    **{f"rules-at-table-{game}": _rules_at_table(game) for game in GAMES},
    "keys": _keys,
    **{
        str(scene): _scene(scene)
        for game in GAMES
        for scene in (Scene(game, 0.1, 3), Scene(game, 0.5, 2), Scene(game, 1.0, 3))
    },
}
