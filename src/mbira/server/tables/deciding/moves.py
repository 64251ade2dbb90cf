"""Decisions of people: actions, taking back, and what the others have to agree to."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING

from msgspec.structs import replace

from mbira.core.action import Action, Redo, Undo
from mbira.core.codec import encode
from mbira.core.errors import NotUndoableError
from mbira.core.game import Record
from mbira.server.refusals import Refusal, conflict, forbidden, stale
from mbira.server.store.document import UndoRequest
from mbira.server.tables.asker import seat_for
from mbira.server.tables.ending import end_if_long
from mbira.server.tables.insisting import insisting
from mbira.server.tables.rated import check_undo
from mbira.server.tables.sent.info import must_agree

if TYPE_CHECKING:
    from mbira.core.match import Match
    from mbira.server.store.rows import Guest
    from mbira.server.tables.standing import TableStanding
    from mbira.server.tables.table import Live


async def play(
    live: Live,
    guest: Guest,
    *,
    form: dict[str, object] | str,
    expected: int,
    key: str,
    seat: int | None,
) -> int:
    """Play an action for a guest and return the version of its record."""
    async with live.turn() as standing:
        action = standing.action(form)
        done = _already(standing, guest, key, action)
        if done is not None:
            return done
        match = standing.going
        seat = seat_for(standing, guest.id, seat)
        _check_version(standing, expected)
        if isinstance(action, Undo | Redo):
            raise conflict("use-undo", "/action")
        if match.actor != seat or standing.document.chairs[seat].bot is not None:
            raise forbidden("not-your-decision")
        if await end_if_long(live, standing):
            raise _too_long(live.services.settings.limits.longest)
        record = Record(seat, action)
        match.check(record)  # before anything at the table is touched
        return await _add(live, record, _key(guest, key))


async def _add(live: Live, record: Record, key: str | None) -> int:
    """Add a record and return its version; the same one if another process was faster with it."""
    version = live.standing.version + 1
    try:
        await live.add(record, key)
    except Refusal as error:
        done = _same(live.standing, record, key) if error.name == "stale" else None
        if done is None:
            raise
        return done
    return version


def _same(standing: TableStanding, record: Record, key: str | None) -> int | None:
    """Return the version of a record if it is the one that a key made."""
    done = standing.keys.get(key) if key is not None else None
    return done if done is not None and standing.playing.records[done - 1] == record else None


def _key(guest: Guest, key: str) -> str:
    return f"{guest.id}/{key}"


def _already(standing: TableStanding, guest: Guest, key: str, action: Action) -> int | None:
    """Return the version of the record that a request made when it came the first time."""
    version = standing.keys.get(_key(guest, key))
    if version is None:
        return None
    if encode(standing.playing.records[version - 1].action) != encode(action):
        raise conflict("key", "/key")
    return version


def _check_length(live: Live) -> None:
    """Refuse to go back and forth for ever: whoever opens the table has to go with it."""
    most = live.services.settings.limits.records
    if most and live.standing.version >= most:
        raise _too_long(most)


def _too_long(most: int) -> Refusal:
    return Refusal(HTTPStatus.FORBIDDEN, "too-long", args={"count": most})


def _check_version(standing: TableStanding, expected: int) -> None:
    if expected != standing.version:
        raise stale(standing.version)


async def undo(
    live: Live, guest: Guest, *, to: int | None, expected: int, key: str, seat: int | None
) -> int:
    """Take own decisions back, as far as the table and what was seen allow."""
    async with live.turn() as standing:
        done = standing.keys.get(_key(guest, key))
        if done is not None:
            return done
        match = standing.going
        seat = _undoing_seat(standing, guest, seat)
        _check_version(standing, expected)
        _check_length(live)
        policy = standing.document.settings.undo
        if policy == "none":
            raise forbidden("no-undo")
        if policy == "agreed" and not _alone(standing, seat):
            raise forbidden("ask-first")
        to = _goal(match, seat, to)
        if to < match.undo_limit(seat):
            raise forbidden("undo-limit")
        return await _add_undo(live, Record(seat, Undo(to)), _key(guest, key))


def _undoing_seat(standing: TableStanding, guest: Guest, seat: int | None) -> int:
    """Return the seat that takes back: the one that decided last, if nobody says which."""
    if seat is None:
        mine = standing.document.seats_of(guest.id)
        last = next((r.seat for r in reversed(standing.playing.line) if r.seat != "chance"), None)
        if isinstance(last, int) and last in mine:
            return _own(standing, last)
    return _own(standing, seat_for(standing, guest.id, seat))


def _own(standing: TableStanding, seat: int) -> int:
    """Return a seat whose guest decides for it; what a bot decides is not theirs to take back."""
    if standing.document.chairs[seat].bot is not None:
        raise forbidden("bot-decides", seat=seat)
    return seat


def _goal(match: Match, seat: int, to: int | None) -> int:
    """Return the number of records to go back to; by default to before the last decision."""
    if to is None:
        to = match.last_decision(seat)
    if to is None or not 0 <= to < len(match.line):
        raise conflict("nothing-to-undo")
    return to


async def _add_undo(live: Live, record: Record, key: str | None) -> int:
    try:
        return await _add(live, record, key)
    except NotUndoableError:
        raise conflict("nothing-to-undo") from None


async def redo(live: Live, guest: Guest, *, expected: int, key: str, seat: int | None) -> int:
    """Do again what the last undo took back."""
    async with live.turn() as standing:
        done = standing.keys.get(_key(guest, key))
        if done is not None:
            return done
        match = standing.going
        mine = standing.document.seats_of(guest.id)
        if seat is not None or not mine:
            mine = (seat_for(standing, guest.id, seat),)
        _check_version(standing, expected)
        _check_length(live)
        seat = next((each for each in mine if match.can_redo(each)), None)
        if seat is None:
            raise conflict("nothing-to-redo")
        _own(standing, seat)
        return await _add(live, Record(seat, Redo()), _key(guest, key))


async def restart(live: Live, guest: Guest, *, expected: int, key: str, seat: int | None) -> int:
    """Take back all that one decided since chance or another seat acted."""
    async with live.turn() as standing:
        limit = standing.going.undo_limit(_undoing_seat(standing, guest, seat))
    return await undo(live, guest, to=limit, expected=expected, key=key, seat=seat)


# What the others have to agree to


def _alone(standing: TableStanding, seat: int) -> bool:
    """Return whether there is nobody whom a seat would have to ask."""
    chairs = standing.document.chairs
    return not any(must_agree(chair, chairs[seat]) for chair in chairs)


async def ask_undo(
    live: Live, guest: Guest, *, to: int | None, expected: int, seat: int | None
) -> None:
    """Ask the others to agree to going back; if there is nobody to ask, it is done at once."""
    async with live.turn() as standing:
        match = standing.going
        seat = _undoing_seat(standing, guest, seat)
        _check_version(standing, expected)
        _check_length(live)
        document = standing.document
        if document.settings.undo == "none":
            raise forbidden("no-undo")
        to = _goal(match, seat, to)
        if match.line[to].seat == "chance":
            raise conflict("nothing-to-undo")
        check_undo(document.settings, to, match.undo_limit(seat))
        request = UndoRequest(seat, to, match.version)
        if _alone(standing, seat):
            await _add_undo(live, Record(seat, Undo(to, agreed=True)), None)
        else:
            await live.change(replace(document, request=request))


@insisting
async def answer_request(live: Live, guest: Guest, *, agree: bool) -> None:
    """Agree to what somebody asks for, or refuse it; the asker may also call it off."""
    async with live.turn() as standing:
        document = standing.document
        request = document.request
        standing.going  # noqa: B018
        mine = document.seats_of(guest.id)
        if not mine:
            raise forbidden("no-seat")
        if request is None or request.version != standing.version:
            raise conflict("no-request")
        asker = document.chairs[request.seat]
        asked = any(must_agree(document.chairs[seat], asker) for seat in mine)
        if not asked and guest.id != asker.guest:
            raise forbidden("bot-decides", seat=mine[0])
        if not agree:
            await live.change(replace(document, request=None))
            return
        if guest.id == asker.guest:
            raise conflict("no-request")
        agreed = tuple(sorted({*request.agreed, *mine}))
        left = [
            seat
            for seat, chair in enumerate(document.chairs)
            if must_agree(chair, asker) and seat not in agreed
        ]
        if left:
            await live.change(replace(document, request=replace(request, agreed=agreed)))
            return
        record = Record(request.seat, Undo(request.to, agreed=True))
        await live.add(record, document=replace(document, request=None))
