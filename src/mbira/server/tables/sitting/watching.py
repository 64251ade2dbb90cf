"""Links for looking on, who came by them, and seats that agree to show what they hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from mbira.server.refusals import conflict, forbidden, not_found
from mbira.server.store.document import Looker, WatchLink
from mbira.server.tables.asker import check_owner, seat_for
from mbira.server.tables.insisting import insisting
from mbira.server.tables.looking import lens_of

if TYPE_CHECKING:
    from mbira.server.store.document import Document, Hands
    from mbira.server.store.rows import Guest, Token
    from mbira.server.tables.table import Live

MOST_LINKS = 6
"""A table has this many links for looking on at once; each kind is seen by itself."""
MOST_LOOKERS = 1000
"""This many are remembered who came by them; who came first comes again by their link."""


def check_watching(document: Document) -> None:
    """Refuse those who come to look on where nobody may, whatever link they have."""
    if document.practice or document.settings.watch == "nobody":
        raise forbidden("no-watching")


def may_look_on(document: Document, guest: str | None, *, by_link: bool) -> bool:
    """Return whether somebody may see the match of a table without a seat there."""
    if document.practice or document.settings.watch == "nobody":
        return False
    return document.settings.watch == "anyone" or by_link or document.looks_on(guest)


@insisting
async def link_for(live: Live, guest: Guest, turns: int, *, hands: bool) -> int:
    """Return the number of the link of a kind, which is made if there is none."""
    async with live.turn() as standing:
        document = standing.document
        check_owner(document, guest)
        check_watching(document)
        for link in document.links:
            if (link.turns, link.hands) == (turns, hands):
                return link.number
        if len(document.links) >= MOST_LINKS:
            raise conflict("too-many-links", count=MOST_LINKS)
        number = document.linked + 1
        links = (*document.links, WatchLink(number, turns, hands))
        await live.change(replace(document, links=links, linked=number))
        return number


@insisting
async def take_link_back(live: Live, guest: Guest, number: int) -> None:
    """Make a link for looking on void: those who came by it look on by it no more."""
    async with live.turn() as standing:
        document = standing.document
        check_owner(document, guest)
        links = tuple(link for link in document.links if link.number != number)
        if links == document.links:
            raise not_found("link")
        lookers = tuple(each for each in document.lookers if each.link != number)
        await live.change(replace(document, links=links, lookers=lookers))


def link_of(document: Document, invite: Token | None) -> WatchLink | None:
    """Return the link for looking on that a token is for; refuses one that was taken back.

    Those that were made before there were several kinds are for what everybody sees.
    """
    if invite is None or invite.kind != "watch" or invite.seat is None:
        return None
    found = next((link for link in document.links if link.number == invite.seat), None)
    if found is None:
        raise forbidden("token", "/invite")
    return found


async def come_to_look(live: Live, document: Document, guest: str, invite: Token) -> None:
    """Let a guest look on by a link, as it says. Only in one's turn."""
    check_watching(document)
    if document.seats_of(guest):
        return
    link = link_of(document, invite)
    if link is not None:
        others = [each for each in document.lookers if each.guest != guest]
        lookers = (*others, Looker(guest, link.number))[-MOST_LOOKERS:]
        changed = replace(document, lookers=lookers)
    elif document.looks_on(guest):
        return
    else:
        changed = replace(document, watchers=(*document.watchers, guest))
    if changed != document:
        await live.change(changed)


@insisting
async def agree(live: Live, guest: Guest, seat: int, hands: Hands | None) -> None:
    """Let somebody agree that what their seat holds is shown to who looks on, or not any more."""
    async with live.turn() as standing:
        document = standing.document
        seat_for(standing, guest.id, seat)
        if standing.status not in {"open", "playing"}:
            raise conflict("over")
        if document.chairs[seat].hands != hands:
            await live.change(standing.with_chair(seat, hands=hands))


def check_speaking(live: Live, guest: str) -> None:
    """Refuse to let those speak who look into all hands while there are decisions to be made."""
    standing = live.standing
    if standing.status == "playing" and lens_of(standing.document, guest).hands:
        raise forbidden("sees-hands")
