"""One request: who asks, in which language, of which server."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING, Any, NamedTuple

from mbira.core.registry import find_spec
from mbira.lang import ENGLISH, LANGUAGES
from mbira.server.people.devices import device_of
from mbira.server.people.guests import COOKIE
from mbira.server.people.programs import PREFIX, Grant
from mbira.server.people.proxies import PASSED_ON, address, place
from mbira.server.refusals import Refusal, server_words
from mbira.server.tables.sitting import seats
from mbira.server.thinking.line import Share

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection, Request

    from mbira.lang import Language
    from mbira.server.people.sessions import Visit
    from mbira.server.services import Services
    from mbira.server.store.rows import Guest
    from mbira.server.tables.registry import Tables
    from mbira.server.tables.table import Live
    from mbira.server.thinking.job import Job


MOST_LANGUAGES = 20
"""More than anybody reads, one would think."""
SENTENCES = 50
"""This many sentences in words count as one request."""


class Call:
    """A request to the API."""

    def __init__(self, request: Request, tables: Tables) -> None:
        self.request = request
        self.tables = tables
        self.services = tables.services
        self.club = tables.club
        self.asker: Guest | None = None
        """Who asks; None if nobody knows them."""
        self.grant: Grant | None = None
        """What the token allows that the asker came with; None for a person with a cookie."""
        self.visit: Visit | None = None
        """The browser that asks, if it came with a cookie."""
        self.acts = False
        """Whether something is done, and not looked at."""
        self.game: str | None = None
        """The game that an answer in words is about."""
        self.live: Live | None = None
        """The table that it is about."""
        self.address = address_of(request)
        """Where the request comes from."""
        self._share: Share | None = None

    @property
    def guest(self) -> Guest:
        """Who asks; refuses if nobody knows them."""
        if self.asker is None:
            raise Refusal(HTTPStatus.UNAUTHORIZED, "guest")
        return self.asker

    @property
    def name(self) -> str | None:
        """The id of the asker, if they are known."""
        return self.asker.id if self.asker is not None else None

    @property
    def home(self) -> str | None:
        """Where the request comes from; None if a proxy on this machine was not named.

        Behind it may be everybody, and they are not to be in each other's way for good.
        """
        passed_on = self.request.scope.get(PASSED_ON) == "unnamed"
        found = address(self.address)
        return None if passed_on and found is not None and found.is_loopback else self.address

    @property
    def device(self) -> str:
        """What the asker's browser says that it is, in short."""
        return device_of(self.request.headers.get("user-agent", ""))

    @property
    def language(self) -> str:
        """The language that an answer in words should be in."""
        return wanted_language(self.request)

    @property
    def site(self) -> str:
        """The address of this server, as the asker knows it."""
        return f"{self.request.url.scheme}://{self.request.url.netloc}"

    async def words(self) -> Language:
        """Return the language of the answer, with the words of the game it is about."""
        spec = find_spec(self.game) if self.game is not None else None
        return await self.services.learn(server_words, self.language, spec)

    async def table(self, table: str) -> Live:
        """Return a table that the asker may see; others do not learn whether it exists."""
        live = await self.tables.table(table, self.share)
        live.check_watcher(self.name)
        live.look(self.name)
        self.game, self.live = live.standing.document.game, live
        if self.acts and self.grant is not None:
            await seats.mark_program(live, self.name)
        return live

    @property
    def program(self) -> bool:
        """Whether it is a program that asks."""
        return self.grant is not None

    def spend(self, seconds: float) -> None:
        """Count the time that this request took from all others."""
        self.services.buckets.count_work(self.share, seconds)

    def pay(self, sentences: float) -> None:
        """Count sentences that are put into words: many of them are as good as many requests.

        Refuses more of them to those who still owe for what was done for them.
        """
        self.services.buckets.check_work(self.share)
        self.services.buckets.count("requests", self.share, amount=sentences / SENTENCES)

    @property
    def share(self) -> Share:
        """Whose account work for this request goes to, once it is known who asks."""
        if self._share is None:
            self._share = Share(self.address, self.name or self.address)
        return self._share

    async def look(self, job: Job) -> Any:
        """Let a process answer a question, and count what that takes."""
        return await self.services.look(job, self.share)

    def think(self) -> None:
        """Count a request that makes a bot think."""
        self.services.buckets.count("thoughts", self.share)


class Asker(NamedTuple):
    """Who asks, if anybody knows them, and how they have shown it."""

    guest: Guest | None = None
    grant: Grant | None = None
    """What their token allows, if they came with one."""
    visit: Visit | None = None
    """The browser they are in, if they came with a cookie."""


async def find_asker(connection: HTTPConnection, services: Services) -> Asker:
    """Return who asks, by a token in the header or by the cookie."""
    header = connection.headers.get("authorization")
    if header is not None:
        kind, _, token = header.partition(" ")
        try:
            known = token.strip() if kind.lower() == "bearer" else ""
            if known.startswith(PREFIX):
                guest, program = await services.programs.find(known)
                return Asker(guest, Grant(program))
            found = await services.guests.read_token(known, "api")
            return Asker(await services.guests.owner(found), Grant())
        except Refusal:  # it says who asks, not what is asked
            services.buckets.take("requests", address_of(connection))
            raise Refusal(HTTPStatus.UNAUTHORIZED, "token") from None
    cookie = _cookie(connection)
    if not cookie:
        return Asker()
    device = device_of(connection.headers.get("user-agent", ""))
    visit = await services.sessions.visit(cookie, device)
    return Asker(visit.guest, None, visit) if visit is not None else Asker()


def _cookie(connection: HTTPConnection) -> str:
    """Return our cookie; the others, of which there can be thousands, nobody looks at."""
    for each in reversed(connection.headers.get("cookie", "").split(";")):
        name, _, value = each.partition("=")
        if name.strip() == COOKIE:
            return value.strip()
    return ""


def address_of(connection: HTTPConnection) -> str:
    """Return where a connection comes from, as far as that is counted apart."""
    client = connection.scope.get("client")
    return place(client[0]) if client else "?"


def wanted_language(connection: HTTPConnection) -> str:
    """Return the language that a request asks for: by `lang`, else by what the browser likes."""
    asked = [connection.query_params.get("lang", "")]
    asked += connection.headers.get("accept-language", "").split(",", MOST_LANGUAGES)
    for each in asked:
        code = each.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return ENGLISH
