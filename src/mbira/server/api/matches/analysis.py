"""Matches that are over, analysed: what each decision cost, and what was luck."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from mbira.bots.analysis import Analysis
from mbira.bots.mind import has_mind
from mbira.server.api.call import Call
from mbira.server.api.endpoint import Api
from mbira.server.api.shapes import (
    BUSY,
    CONFLICT,
    FAST,
    FORBIDDEN,
    NOT_FOUND,
    UNKNOWN,
    TableId,
)
from mbira.server.refusals import conflict
from mbira.server.tables.study.analysing import Analysing, begin, find

api = Api("matches")


class Analysed(Struct, frozen=True):
    """An analysis, as far as it has come."""

    state: Literal["none", "running", "complete"]
    """Nobody has asked for it yet, it is being made, or all of it is there."""
    analysis: Analysis | None
    """What was found so far."""


@api.get("/api/tables/{table}/analysis", UNKNOWN, NOT_FOUND, CONFLICT, FAST)
async def show_analysis(call: Call, table: TableId) -> Analysed:
    """Show what was found in a match that is over, so far; nothing is begun by that."""
    live = await call.table(table)
    call.guest  # noqa: B018 whoever wants it made has to be known, and so whoever looks
    if live.standing.status != "over":
        raise conflict("not-over")
    return _told(await find(live))


@api.post("/api/tables/{table}/analysis", UNKNOWN, FORBIDDEN, NOT_FOUND, CONFLICT, FAST, BUSY)
async def begin_analysis(call: Call, table: TableId) -> Analysed:
    """Begin to analyse a match that is over; it is made once, however many ask."""
    live = await call.table(table)
    call.guest  # noqa: B018
    if not await call.services.learn(has_mind, live.standing.document.game):
        raise conflict("no-mind")
    if live.analysing is None:
        call.think()
    return _told(await begin(live, call.share))


def _told(analysing: Analysing | None) -> Analysed:
    if analysing is None:
        return Analysed("none", None)
    return Analysed("running" if analysing.running else "complete", analysing.found)
