"""What is kept about somebody: all of it to take away, and all of it to be forgotten."""

from __future__ import annotations

from collections.abc import AsyncIterator

from msgspec import Struct
from starlette.responses import Response, StreamingResponse

from mbira.server.api.call import Call
from mbira.server.api.endpoint import Api, encode
from mbira.server.api.people.guests import NameText
from mbira.server.api.people.person import AddressInfo, PasskeyInfo
from mbira.server.api.people.programs import ProgramInfo
from mbira.server.api.people.sessions import SessionInfo
from mbira.server.api.shapes import BAD, FAST, FORBIDDEN, UNKNOWN
from mbira.server.people.guests import COOKIE, clean
from mbira.server.refusals import Refusal
from mbira.server.tables.sent.info import listed_info
from mbira.server.tables.sitting.moving import leave_for_good

api = Api("guest")
FORMAT = "mbira-person/1"
TABLES = 50
SAID = 500
"""How many tables, and things said, are read at once: somebody may have very many."""


class Forgetting(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who is to be forgotten."""

    name: NameText
    """Their own, typed once more: nobody does this by a slip."""


@api.get("/api/guest/export", UNKNOWN, FORBIDDEN, FAST)
async def export(call: Call) -> Response:
    """Take away all that is kept about oneself, as one JSON document."""
    call.guest  # noqa: B018 refuses who is not known
    call.think()
    headers = {"content-disposition": 'attachment; filename="mbira-me.json"'}
    return StreamingResponse(_pieces(call), media_type="application/json", headers=headers)


@api.post("/api/guest/delete", UNKNOWN, FORBIDDEN, BAD, FAST)
async def delete(call: Call, body: Forgetting) -> None:
    """Be forgotten: name, devices, addresses and links at once; bots play on in one's matches.

    What one has said stays at the tables, without a name. Tables that nobody else sat at are gone.
    """
    guest = call.guest
    if clean(body.name) != guest.name:
        raise Refusal(BAD, "name-other", pointer="/name")
    call.think()
    await leave_for_good(call.tables, guest.id)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE)
    return response  # type: ignore[return-value]


async def _pieces(call: Call) -> AsyncIterator[bytes]:
    """Return the document bit by bit: it may be long."""
    guest, services = call.guest, call.services
    persons = services.store.persons
    here = call.visit.session.id if call.visit is not None else None
    held = await services.store.credentials.held(guest.id)
    called = await services.store.credentials.called_at(guest.id)
    known = {
        "format": FORMAT,
        "exported": round(services.now(), 3),
        "id": guest.id,
        "name": guest.name,
        "came_first": await persons.created(guest.id),
        "came_last": guest.seen,
        "passkeys": [PasskeyInfo.of(each) for each in await services.passkeys.of(guest)],
        "addresses": [AddressInfo.of(each, called) for each in await services.letters.of(guest)],
        "recovery_codes": held.codes,
        "sessions": [SessionInfo.of(each, here) for each in await services.sessions.of(guest)],
        "programs": [ProgramInfo.of(each) for each in await services.programs.of(guest)],
        "links": [
            {"kind": each.kind, "table": each.table, "expires": each.expires}
            for each in await persons.links(guest.id)
        ],
        "kept": await persons.belongings(guest.id),
    }
    yield encode(known)[:-1] + b',"tables":['
    after, first = "", True
    while some := await persons.tables(guest.id, after, TABLES):
        after = some[-1].id
        yield _listed([listed_info(each, guest.id) for each in some], first=first)
        first = False
    yield b'],"said":['
    number, first = 0, True
    while said := await persons.written(guest.id, number, SAID):
        number = said[-1].row.number
        rows = [
            {"table": each.table, "seat": each.row.seat, "text": each.row.text, "at": each.row.at}
            for each in said
        ]
        yield _listed(rows, first=first)
        first = False
    yield b"]}"


def _listed(some: object, *, first: bool) -> bytes:
    return (b"" if first else b",") + encode(some)[1:-1]
