"""Webhooks: messages to an address that somebody gives, in signed JSON or as others take them."""

from __future__ import annotations

import hashlib
import hmac
from typing import TYPE_CHECKING, Any

import msgspec

from mbira.server.calling.hours import ONCE
from mbira.server.calling.network import UnfitError, UnreachedError, post, read_target
from mbira.server.calling.outcome import Outcome, judged, unreached

if TYPE_CHECKING:
    from mbira.server.calling.words import Letter
    from mbira.server.store.calls.wishes import CallRow, Place

SIGNATURE = "Mbira-Signature"
DISCORD = 1900
"""Characters that Discord takes are 2000."""


def message(name: str, letter: Letter, calls: list[CallRow], at: float) -> dict[str, Any]:
    """Return what plain JSON tells of calls."""
    games = {call.table: call.facts.game for call in calls}
    told = [
        {
            "event": line.event,
            "table": line.table,
            "game": games.get(line.table, ""),
            "title": line.title,
            "words": line.words,
            "link": line.link,
        }
        for line in letter.lines
    ]
    whole = {"id": name, "at": round(at, 3), "title": letter.title, "link": letter.link}
    return {**whole, "test": True} if not calls else {**whole, "calls": told}


def form(place: Place, name: str, letter: Letter, calls: list[CallRow], at: float) -> bytes:
    """Return a message as a place takes it."""
    if place.details.form == "plain":
        return msgspec.json.encode(message(name, letter, calls, at))
    lines = [f"{line.title}: {line.words} {line.link}".strip() for line in letter.lines]
    text = "\n".join(filter(None, (*lines, letter.more)))[:DISCORD]
    if place.details.form == "discord":  # nobody is mentioned, whatever they are called
        return msgspec.json.encode({"content": text, "allowed_mentions": {"parse": []}})
    safe = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return msgspec.json.encode({"text": safe})


def signature(secret: str, at: float, body: bytes) -> str:
    """Return what shows that a message comes from here, and when it was sent."""
    moment = str(int(at))
    digest = hmac.new(secret.encode(), f"{moment}.".encode() + body, hashlib.sha256).hexdigest()
    return f"t={moment}, v1={digest}"


async def send(
    place: Place, name: str, letter: Letter, calls: list[CallRow], at: float, *, local: bool
) -> Outcome:
    """Send a message; it has the same id however often it is tried."""
    body = form(place, name, letter, calls, at)
    headers = {"Content-Type": "application/json", "Idempotency-Key": name}
    if place.details.form == "plain":
        headers[SIGNATURE] = signature(place.details.secret, at, body)
    try:
        return judged(
            await post(read_target(place.address, local=local), headers, body, local=local)
        )
    except UnfitError as error:
        return Outcome("gone", str(error))
    except UnreachedError as error:
        return unreached(error, once=place.details.form in ONCE)
