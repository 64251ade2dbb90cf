"""Matches, played: actions, taking back, practice tables and save files."""

from __future__ import annotations

from http import HTTPStatus

from msgspec import Struct
from starlette.responses import Response

from mbira.server.api.call import Call
from mbira.server.api.endpoint import Api
from mbira.server.api.shapes import (
    BAD,
    BUSY,
    CONFLICT,
    FAST,
    FORBIDDEN,
    NOT_FOUND,
    UNKNOWN,
    ActionForm,
    KeyText,
    Seat,
    TableId,
    Version,
)
from mbira.server.tables.deciding import moves
from mbira.server.tables.sent.info import TableInfo
from mbira.server.tables.study import forks

api = Api("matches")


class Playing(Struct, frozen=True, forbid_unknown_fields=True):
    """An action to be played."""

    action: ActionForm
    expected_version: Version
    """Of the match that the asker saw."""
    key: KeyText
    """Different for every action; the same one again plays nothing twice."""
    seat: Seat | None = None


class GoingBack(Struct, frozen=True, forbid_unknown_fields=True):
    """How far to go back."""

    expected_version: Version
    key: KeyText
    to: Version | None = None
    """How many records are to count; to before one's last decision, if none is given."""
    seat: Seat | None = None


class Again(Struct, frozen=True, forbid_unknown_fields=True):
    """Something about the match as it stands."""

    expected_version: Version
    key: KeyText
    seat: Seat | None = None


class Asking(Struct, frozen=True, forbid_unknown_fields=True):
    """What the others are asked to agree to."""

    expected_version: Version
    to: Version | None = None
    seat: Seat | None = None


class Answering(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether one agrees."""

    agree: bool


class Forking(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to fork; here, if no version is given."""

    version: Version | None = None


class Played(Struct, frozen=True):
    """What was done is on disk."""

    version: int
    """At which its record stands."""
    now: int
    """Of the match."""


@api.post("/api/tables/{table}/actions", UNKNOWN, FORBIDDEN, NOT_FOUND, CONFLICT, BAD, BUSY)
async def play(call: Call, table: TableId, body: Playing) -> Played:
    """Play an action. When this is answered it is on disk."""
    live = await call.table(table)
    version = await moves.play(
        live, call.guest, form=body.action, expected=body.expected_version, key=body.key,
        seat=body.seat,
    )  # fmt: skip
    return Played(version, live.version)


@api.post("/api/tables/{table}/undo", UNKNOWN, FORBIDDEN, NOT_FOUND, CONFLICT, BUSY)
async def undo(call: Call, table: TableId, body: GoingBack) -> Played:
    """Take decisions of one's own back, as far as the table allows and nothing new was seen."""
    live = await call.table(table)
    version = await moves.undo(
        live, call.guest, to=body.to, expected=body.expected_version, key=body.key, seat=body.seat
    )
    return Played(version, live.version)


@api.post("/api/tables/{table}/redo", UNKNOWN, FORBIDDEN, NOT_FOUND, CONFLICT, BUSY)
async def redo(call: Call, table: TableId, body: Again) -> Played:
    """Do again what the last undo took back."""
    live = await call.table(table)
    version = await moves.redo(
        live, call.guest, expected=body.expected_version, key=body.key, seat=body.seat
    )
    return Played(version, live.version)


@api.post("/api/tables/{table}/restart", UNKNOWN, FORBIDDEN, NOT_FOUND, CONFLICT, BUSY)
async def restart(call: Call, table: TableId, body: Again) -> Played:
    """Take back all that one decided since chance or another seat acted."""
    live = await call.table(table)
    version = await moves.restart(
        live, call.guest, expected=body.expected_version, key=body.key, seat=body.seat
    )
    return Played(version, live.version)


@api.post("/api/tables/{table}/requests", UNKNOWN, FORBIDDEN, NOT_FOUND, CONFLICT, BUSY)
async def request(call: Call, table: TableId, body: Asking) -> TableInfo:
    """Ask the others to agree to taking back anything; with nobody to ask it is done at once."""
    live = await call.table(table)
    await moves.ask_undo(
        live, call.guest, to=body.to, expected=body.expected_version, seat=body.seat
    )
    return await live.describe(call.name)


@api.post("/api/tables/{table}/requests/answer", UNKNOWN, FORBIDDEN, NOT_FOUND, CONFLICT, BUSY)
async def answer(call: Call, table: TableId, body: Answering) -> TableInfo:
    """Agree to what somebody asks for, or refuse it; the asker can call it off."""
    live = await call.table(table)
    await moves.answer_request(live, call.guest, agree=body.agree)
    return await live.describe(call.name)


@api.post(
    "/api/tables/{table}/fork",
    UNKNOWN,
    FORBIDDEN,
    NOT_FOUND,
    CONFLICT,
    FAST,
    status=HTTPStatus.CREATED,
)
async def fork(call: Call, table: TableId, body: Forking) -> TableInfo:
    """Make a practice table of one's own from any version of a match."""
    live = await call.table(table)
    forked = await forks.fork(live, call.guest, body.version)
    return await forked.describe(call.name)


@api.get("/api/tables/{table}/save", FORBIDDEN, NOT_FOUND, CONFLICT)
async def save(call: Call, table: TableId) -> Response:
    """Return the save file of a match, with the seed of chance once it is over."""
    live = await call.table(table)
    text = await forks.save(live, call.name, call.share)
    name = f"{live.standing.document.game}-{live.id}.mbira.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)


@api.add(
    "POST", "/api/saves", UNKNOWN, BAD, FAST, HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    status=HTTPStatus.CREATED, save=True,
)  # fmt: skip
async def bring(call: Call, body: bytes) -> TableInfo:
    """Make a practice table from a save file, which is the body."""
    call.guest  # noqa: B018 nobody's files are not even looked at
    call.think()
    live = await forks.bring(call.tables, call.guest, body, "the save file")
    return await live.describe(call.name)
