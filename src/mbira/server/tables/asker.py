"""Who asks at a table: for which seat they decide, with whose eyes they see it, and what not."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING

from mbira.server.refusals import Refusal, forbidden, not_found

if TYPE_CHECKING:
    from mbira.core.game import State
    from mbira.server.store.document import Document
    from mbira.server.store.rows import Guest
    from mbira.server.tables.standing import TableStanding


def seat_for(standing: TableStanding, guest: str, wanted: int | None) -> int:
    """Return the seat that a guest decides for."""
    seats = standing.document.seats_of(guest)
    if wanted is not None:
        check_seat(standing, wanted)
        if wanted not in seats:
            raise forbidden("not-your-seat", "/seat", seat=wanted)
        return wanted
    if not seats:
        raise forbidden("no-seat")
    actor = standing.match.actor if standing.match is not None else -1
    if actor in seats:
        return actor
    if len(seats) > 1:
        raise Refusal(HTTPStatus.CONFLICT, "several-seats", pointer="/seat")
    return seats[0]


def check_owner(document: Document, guest: Guest) -> None:
    """Refuse anybody who did not make the table."""
    if document.owner != guest.id:
        raise forbidden("not-owner")


def check_seat(standing: TableStanding, seat: int) -> None:
    """Refuse a seat that the table does not have."""
    if not 0 <= seat < len(standing.document.chairs):
        raise not_found("seat", seat=seat)


def eyes(
    standing: TableStanding, guest: str | None, wanted: int | None = None, actor: int | None = None
) -> int | None:
    """Return the seat whose view a guest gets, None for a spectator's; or refuse.

    Somebody with several seats sees with the one that decides, else with the one that decided
    last; seats that bots play for are used only if there are no others.
    """
    document = standing.document
    seats = document.seats_of(guest)
    if wanted is not None:
        check_seat(standing, wanted)
        if wanted not in seats and not (standing.status == "over" and document.may_watch(guest)):
            raise forbidden("not-your-seat", seat=wanted)
        return wanted
    if not seats:
        return None
    seats = tuple(seat for seat in seats if document.chairs[seat].bot is None) or seats
    match = standing.match
    if match is None or len(seats) == 1:
        return seats[0]
    actor = match.actor if actor is None else actor
    if actor in seats:
        return actor
    return next((r.seat for r in reversed(match.line) if r.seat in seats), seats[0])


def hides(standing: TableStanding, guest: str | None, version: int, state: State) -> bool:
    """Return whether a guest may not know all of the match up to a version, and its state.

    Somebody who may not know all of a log could read the rest in it, and somebody who may not
    know all of a state could play on with it on every seat. Once the match is over, all may
    know all of it.
    """
    if standing.status == "over":
        return False
    seats, game = standing.document.seats_of(guest), standing.playing.game
    if standing.lens.hands:
        seats = tuple(range(len(standing.document.chairs)))
    return standing.story.hides(seats, version) or game.sight.hides(state, seats)


def spoken_to(document: Document, guest: str | None) -> int | None:
    """Return the seat that is spoken to when a guest is told something: their own, if it is one."""
    own = [seat for seat in document.seats_of(guest) if document.chairs[seat].bot is None]
    return own[0] if len(own) == 1 else None
