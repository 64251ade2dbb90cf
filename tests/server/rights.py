"""Everything that can be asked about a table, and the people who ask."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

from tests.server.harness import Person

if TYPE_CHECKING:
    import httpx

    from tests.server.harness import ServerProcess

NOW = {"expected_version": 0, "key": "k"}
ACTION = {"action": "worker wood"}


class Ask(NamedTuple):
    """Something to ask of a table."""

    method: str
    path: str
    body: Any = None

    def of(self, person: Person, table: str) -> httpx.Response:
        """Let somebody ask it."""
        return person.ask(self.method, f"/api/tables/{table}{self.path}", self.body)

    @property
    def template(self) -> tuple[str, str]:
        """The method and path as the OpenAPI document has them."""
        path = re.sub(r"/seats/\d+/", "/seats/{seat}/", self.path.partition("?")[0])
        path = re.sub(r"/orders/\w+", "/orders/{about}", path)
        path = re.sub(r"/links/\d+", "/links/{number}", path)
        return self.method.lower(), f"/api/tables/{{table}}{path}"


LOOKING = [
    Ask("GET", ""),
    Ask("GET", "/position"),
    Ask("GET", "/log"),
    Ask("GET", "/drawing"),
    Ask("GET", "/ask"),
    Ask("GET", "/query?words=score"),
    Ask("GET", "/frames?since=0&until=1"),
    Ask("GET", "/chat"),
    Ask("GET", "/save"),
]
"""What whoever may look on may ask."""
DECIDING = [
    Ask("GET", "/choices"),
    Ask("POST", "/why-not", ACTION),
    Ask("POST", "/preview", ACTION),
    Ask("GET", "/advice"),
    Ask("POST", "/actions", {**ACTION, **NOW}),
]
"""What whoever decides may ask."""
SITTING = [
    Ask("POST", "/undo", NOW),
    Ask("POST", "/redo", NOW),
    Ask("POST", "/restart", NOW),
    Ask("POST", "/requests", {"expected_version": 0}),
    Ask("POST", "/requests/answer", {"agree": False}),
]
"""What whoever has a seat may ask."""
SEATS = [
    Ask("PUT", "/seats/0/bot", {"bot": "random"}),
    Ask("DELETE", "/seats/0/bot"),
    Ask("POST", "/seats/0/resign"),
    Ask("GET", "/seats/0/orders"),
    Ask("PUT", "/seats/0/orders/forced", {"do": "play", "until": "match"}),
    Ask("DELETE", "/seats/0/orders/forced"),
    Ask("DELETE", "/seats/0/orders"),
    Ask("PUT", "/seats/0/hands", {"hands": None}),
]
"""What whoever has that seat may ask."""
OWNING = [
    Ask("PATCH", "", {"name": "Mine"}),
    Ask("POST", "/start"),
    Ask("POST", "/close"),
    Ask("POST", "/invites", {"to": "play"}),
    Ask("POST", "/fill", {"bot": "random"}),
    Ask("DELETE", "/links/1"),
]
"""What whoever made the table may ask."""
OTHERS = [
    Ask("POST", "/join", {}),
    Ask("POST", "/invitation", {}),
    Ask("PUT", "/ready", {"ready": True}),
    Ask("POST", "/leave", {}),
    Ask("POST", "/chat", {"text": "hello"}),
    Ask("POST", "/fork", {}),
    Ask("POST", "/again", {}),
    Ask("GET", "/course"),
    Ask("PUT", "/calls", {"mute": True}),
    Ask("PUT", "/seen", {"version": 0}),
    Ask("GET", "/analysis"),
    Ask("POST", "/analysis"),
]
EVERYTHING = [*LOOKING, *DECIDING, *SITTING, *SEATS, *OWNING, *OTHERS]


class People:
    """Everybody there is to ask."""

    def __init__(self, server: ServerProcess) -> None:
        self.owner = Person(server.url)
        self.seated = Person(server.url)
        self.watcher = Person(server.url)
        """Somebody who came by a link for watching."""
        self.stranger = Person(server.url)
        self.nobody = Person(server.url, known=False)

    @property
    def all(self) -> dict[str, Person]:
        """Everybody, by what they are."""
        return dict(vars(self))

    def table(self, join: str, watch: str, **more: object) -> str:
        """Return a table of the owner's with the seated one at it, and perhaps the watcher."""
        settings = {"join": join, "watch": watch}
        options = {"first": "seat-0", "stocks": "open"}  # secrets are another matter
        table = self.owner.table("meduris", 2, "you", settings=settings, options=options, **more)
        invite = self.owner.post(f"/api/tables/{table}/invites", {"to": "play", "seat": 1})
        self.seated.post(f"/api/tables/{table}/join", {"invite": invite["token"]})
        if watch != "nobody":
            link = self.owner.post(f"/api/tables/{table}/invites", {"to": "watch"})
            self.watcher.post(f"/api/tables/{table}/join", {"invite": link["token"]})
        return table

    def close(self) -> None:
        """Let everybody go."""
        for person in self.all.values():
            person.http.close()
