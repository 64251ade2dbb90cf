"""Programs: they act for a guest, by a token that says what they may do, where, and until when."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING

from msgspec import Struct

from mbira.server.people.guests import digest
from mbira.server.refusals import Refusal, forbidden, not_found
from mbira.server.store.rows import Program

if TYPE_CHECKING:
    from mbira.server.luck import Luck
    from mbira.server.people.guests import Guests
    from mbira.server.store.people.programs import ProgramRows
    from mbira.server.store.rows import Guest, Scope

PREFIX = "mbira_"
"""So begins the token of a program: whoever finds one lying about knows what it is."""
TABLE = "/api/tables/{table}"
NEEDED: dict[tuple[str, str], Scope] = {
    **dict.fromkeys(
        (
            ("GET", "/api/guest"), ("GET", "/api/games"), ("GET", "/api/games/{game}"),
            ("GET", "/api/games/{game}/words/{language}"), ("GET", "/api/tables"), ("GET", TABLE),
            *(
                ("GET", f"{TABLE}/{what}")
                for what in (
                    "position", "choices", "log", "drawing", "ask", "query", "frames", "chat",
                    "socket",
                )
            ),
            ("GET", f"{TABLE}/seats/{{seat}}/orders"),
            ("POST", f"{TABLE}/why-not"), ("POST", f"{TABLE}/preview"),
            ("POST", f"{TABLE}/invitation"),
        ),
        "look",
    ),
    **dict.fromkeys(
        (
            ("POST", "/api/tables"), ("PUT", f"{TABLE}/ready"),
            ("DELETE", f"{TABLE}/seats/{{seat}}/orders"),
            *((method, f"{TABLE}/seats/{{seat}}/orders/{{about}}") for method in ("PUT", "DELETE")),
            *(
                ("POST", f"{TABLE}/{what}")
                for what in (
                    "join", "leave", "start", "fill", "actions", "undo", "redo", "restart",
                )
            ),
        ),
        "play",
    ),
}  # fmt: skip
"""What it takes to ask for something. What is not here is for people alone."""


class Grant(Struct, frozen=True):
    """What somebody may do who comes with a token."""

    program: Program | None = None
    """The program that comes; None with a token that is as good as the guest's cookie."""

    def check(self, method: str, path: str, table: str | None) -> None:
        """Refuse what the token does not allow; tables that it is not for are not there."""
        if self.program is None:
            return
        needed = NEEDED.get((method, path))
        if needed is None or needed not in self.program.scopes:
            raise forbidden("scope")
        if table is not None and not self.sees(table):
            raise not_found("table", table=table[:16])
        if table is None and needed == "play" and self.program.tables is not None:
            raise forbidden("scope")  # a new table is none of them

    def sees(self, table: str) -> bool:
        """Return whether it is good for a table."""
        only = self.program.tables if self.program is not None else None
        return only is None or table in only


def acts(method: str, path: str) -> bool:
    """Return whether something is done by asking, instead of looked at."""
    return NEEDED.get((method, path), "play" if method != "GET" else "look") == "play"


class Programs:
    """The programs of a server."""

    def __init__(self, rows: ProgramRows, luck: Luck, guests: Guests, most: int = 0) -> None:
        self._rows = rows
        self._luck = luck
        self._guests = guests
        self._most = most

    async def make(
        self,
        guest: Guest,
        name: str,
        scopes: tuple[Scope, ...],
        tables: tuple[str, ...] | None,
        seconds: float,
    ) -> tuple[Program, str]:
        """Let a program act for a guest; return it and its token, which is not kept."""
        now = self._luck.now()
        if self._most and await self._rows.count(guest.id, now) >= self._most:
            args: dict[str, str | int] = {"count": self._most}
            raise Refusal(HTTPStatus.TOO_MANY_REQUESTS, "too-many-tokens", args=args)
        token = f"{PREFIX}{self._luck.token()}"
        program = Program(
            self._luck.new_id(), guest.id, guest.generation, name, scopes, tables, now,
            now + seconds,
        )  # fmt: skip
        await self._rows.add(digest(token), program)
        return program, token

    async def find(self, token: str) -> tuple[Guest, Program]:
        """Return whose program comes with a token; refuses any that is not good."""
        program = await self._rows.find(digest(token))
        guest = await self._guests.find(program.guest) if program is not None else None
        if (
            program is None
            or guest is None
            or program.generation != guest.generation
            or program.expires < self._luck.now()
        ):
            raise Refusal(HTTPStatus.UNAUTHORIZED, "token")
        return guest, program

    async def of(self, guest: Guest) -> list[Program]:
        """Return the programs of a guest that are good."""
        now = self._luck.now()
        found = await self._rows.of(guest.id)
        return [
            each for each in found if each.expires >= now and each.generation == guest.generation
        ]

    async def revoke(self, guest: Guest, program: str) -> None:
        """Make a program of a guest void."""
        if not await self._rows.revoke(guest.id, program):
            raise not_found("program")
