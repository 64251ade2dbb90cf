"""Links to send: with an address that others can open, and as a code to be photographed."""

from __future__ import annotations

from typing import Annotated

import segno
from msgspec import Meta, Struct

from mbira.server.api.call import Call
from mbira.server.people.guard import called
from mbira.server.wire.door import is_loopback

TokenText = Annotated[str, Meta(min_length=1, max_length=100)]


class CodeInfo(Struct, frozen=True):
    """A QR code, to be drawn."""

    size: int
    """How many modules are in a row; the empty edge around it comes to that."""
    path: str
    """The dark ones, as an SVG path."""


class TokenInfo(Struct, frozen=True, omit_defaults=True):
    """A token that is shown once."""

    token: str
    link: str = ""
    """The address that carries it, if it is for a browser."""
    here_only: bool = False
    """Whether only the machine that the server runs on can open the link."""
    code: CodeInfo | None = None
    """The link as a QR code."""


async def make_link(call: Call, token: str, route: str) -> TokenInfo:
    """Return a link that carries a token, with the address at which others reach this server.

    Who sits at the machine itself calls it by a name that leads nobody else there.
    """
    site, here_only = call.site, False
    if is_loopback(called(call.request)):
        sites = await call.services.door.sites()
        site, here_only = (sites[0], False) if sites else (site, True)
    link = f"{site}/#{route}"
    code = await call.services.beside(draw, link, share=call.share)
    return TokenInfo(token, link, here_only, code)


def draw(link: str) -> CodeInfo:
    """Return a link as a QR code; a bit of it may be covered and it is still read."""
    rows = segno.make_qr(link, error="m").matrix
    return CodeInfo(len(rows), "".join(_runs(row, at) for at, row in enumerate(rows)))


def _runs(row: bytearray, at: int) -> str:
    """Return the dark modules of a row: those that touch are one piece."""
    pieces, start = [], None
    for place, dark in enumerate((*row, 0)):
        if dark and start is None:
            start = place
        elif not dark and start is not None:
            pieces.append(f"M{start} {at}h{place - start}v1h{start - place}z")
            start = None
    return "".join(pieces)
