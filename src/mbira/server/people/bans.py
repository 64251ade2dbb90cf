"""Bans: somebody whom the server answers no more, but for what is their own."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from mbira.server.refusals import forbidden

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mbira.server.luck import Luck
    from mbira.server.store.desk.bans import Ban, DeskRows

OWN = "/api/guest"
STILL = {
    ("POST", OWN), ("POST", f"{OWN}/delete"), ("POST", f"{OWN}/sign-out"),
    ("DELETE", f"{OWN}/sessions/{{session}}"),
}  # fmt: skip
"""What somebody who is banned may do, beside reading what is their own."""


class Bans:
    """Who is banned. All of it is known here, as every request is asked about."""

    def __init__(self, rows: DeskRows, luck: Luck) -> None:
        self._rows = rows
        self._luck = luck
        self._known: Mapping[str, Ban] = {}

    async def read(self) -> None:
        """Look who is banned now."""
        self._known = await self._rows.bans()

    def holds(self, guest: str | None) -> bool:
        """Return whether somebody is banned."""
        found = self._known.get(guest or "")
        return found is not None and found.holds(self._luck.now())

    def check(self, guest: str | None, method: str = "", path: str = "") -> None:
        """Refuse somebody who is banned, unless what they ask for is their own."""
        if not self.holds(guest):
            return
        if (method, path) in STILL or (method == "GET" and f"{path}/".startswith(f"{OWN}/")):
            return
        found = self._known[guest or ""]
        until = "" if found.until is None else f"{spelt(found.until)} UTC"
        ends, told = int(bool(until)), int(bool(found.why))
        raise forbidden("banned", until=until, ends=ends, why=found.why, told=told)


def spelt(at: float) -> str:
    """Return a time in UTC, to the minute."""
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M}"
