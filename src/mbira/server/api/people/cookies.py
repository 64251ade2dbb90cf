"""Cookies: with them a browser is somebody, and no script there can read them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.server.api.endpoint import json_response
from mbira.server.people.guests import COOKIE, COOKIE_AGE

if TYPE_CHECKING:
    from starlette.responses import Response

    from mbira.server.api.call import Call
    from mbira.server.store.rows import Guest, Session


async def answer_as(call: Call, guest: Guest, body: object) -> Response:
    """Return an answer that makes the asker's browser a guest, in a session of its own."""
    session = await call.services.sessions.begin(guest, call.device)
    response = json_response(body)
    _set(call, response, guest, session)
    return response


async def renew(call: Call, response: Response) -> None:
    """Let an answer bring a new cookie if the one that came is old."""
    visit = call.visit
    if visit is None or not visit.old or "set-cookie" in response.headers:
        return
    services = call.services
    if await services.sessions.find(visit.session.id) is None:
        return  # it was ended by what was asked, or meanwhile
    await services.guests.welcome(visit.guest)
    _set(call, response, visit.guest, visit.session)


def _set(call: Call, response: Response, guest: Guest, session: Session) -> None:
    response.set_cookie(
        COOKIE,
        call.services.sessions.cookie(guest, session),
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=call.request.url.scheme == "https",
    )
