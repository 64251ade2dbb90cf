"""Recovery codes: for the day on which somebody has lost every device, and their mail."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING

from mbira.server.people.guests import digest
from mbira.server.refusals import Refusal

if TYPE_CHECKING:
    from mbira.server.luck import Luck
    from mbira.server.people.guests import Guests
    from mbira.server.store.people.credentials import CredentialRows
    from mbira.server.store.rows import Guest

COUNT = 10
"""How many are given out at once."""
GROUP = 4
"""Characters that stand together, so that they can be written down."""


class Codes:
    """The recovery codes of a server, of which only digests are kept."""

    def __init__(self, rows: CredentialRows, luck: Luck, guests: Guests) -> None:
        self._rows = rows
        self._luck = luck
        self._guests = guests

    async def make(self, guest: Guest) -> list[str]:
        """Return new codes, which are shown this once; earlier ones are good for nothing."""
        codes = [self._luck.code() for _ in range(COUNT)]
        await self._rows.put_codes(guest.id, {_kept(code) for code in codes})
        return [
            "-".join(code[first : first + GROUP] for first in range(0, len(code), GROUP))
            for code in codes
        ]

    async def enter(self, code: str) -> Guest:
        """Return whose code it is, which is good for nothing then."""
        owner = await self._rows.take_code(_kept(code))
        guest = await self._guests.find(owner) if owner is not None else None
        if guest is None:
            raise Refusal(HTTPStatus.FORBIDDEN, "code", pointer="/code")
        return guest


def _kept(code: str) -> str:
    """Return what is kept of a code, however it was typed."""
    return digest(f"code {''.join(filter(str.isalnum, code)).lower()}")
