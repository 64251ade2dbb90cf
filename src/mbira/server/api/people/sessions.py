"""The browsers in which somebody is who they are: listed, and signed out one by one."""

from __future__ import annotations

from msgspec import Struct
from starlette.responses import Response

from mbira.server.api.call import Call
from mbira.server.api.endpoint import Api
from mbira.server.api.shapes import FORBIDDEN, NOT_FOUND, UNKNOWN, TableId
from mbira.server.people.guests import COOKIE
from mbira.server.store.rows import Session

api = Api("guest")


class SessionInfo(Struct, frozen=True):
    """A browser in which the asker is who they are."""

    id: str
    device: str
    """What it says that it is, in short; "" if it says nothing."""
    made: float
    seen: float
    """When it came, to about a day."""
    here: bool
    """Whether it is the one that asks."""

    @classmethod
    def of(cls, session: Session, here: str | None) -> SessionInfo:
        """Return what is sent of a session, to somebody who may be in it."""
        made, seen = round(session.made, 3), round(session.seen, 3)
        return cls(session.id, session.device, made, seen, session.id == here)


@api.get("/api/guest/sessions", UNKNOWN, FORBIDDEN)
async def sessions(call: Call) -> list[SessionInfo]:
    """List the browsers in which one is signed in, those that came last first."""
    here = call.visit.session.id if call.visit is not None else None
    return [SessionInfo.of(each, here) for each in await call.services.sessions.of(call.guest)]


@api.add("DELETE", "/api/guest/sessions/{session}", UNKNOWN, FORBIDDEN, NOT_FOUND)
async def end_session(call: Call, session: TableId) -> None:
    """Sign one browser out: its cookie is void at once, and what it listens to ends."""
    await call.services.sessions.end(call.guest, session)
    call.tables.drop_session(session)
    if call.visit is None or call.visit.session.id != session:
        return None
    response = Response(status_code=204)
    response.delete_cookie(COOKIE)
    return response  # type: ignore[return-value]
