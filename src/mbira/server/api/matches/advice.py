"""Matches, thought about: what would be best, and how it went."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from mbira.bots.advice import words_of_advice
from mbira.bots.analysis.course import Course
from mbira.bots.budget import USUAL
from mbira.bots.mind import has_mind
from mbira.bots.reasons import Gain
from mbira.core.action import Action
from mbira.core.log.save import document_text
from mbira.core.message import Message
from mbira.server.api.call import Call
from mbira.server.api.endpoint import Api
from mbira.server.api.matches.positions import Looking
from mbira.server.api.shapes import (
    BUSY,
    CONFLICT,
    FAST,
    FORBIDDEN,
    NOT_FOUND,
    UNKNOWN,
    TableId,
)
from mbira.server.luck import thought
from mbira.server.refusals import Refusal, conflict, forbidden
from mbira.server.tables.asker import eyes
from mbira.server.thinking.job import Advise, Review
from mbira.server.thinking.processes import LostError

api = Api("matches")


class Consulting(Looking, frozen=True):
    """Where advice is wanted, and whose: an adept says it at once, a master thinks it over."""

    level: Literal["adept", "master"] = "adept"


class AdviceInfo(Struct, frozen=True):
    """A plan, and what speaks for it."""

    actions: tuple[Action, ...]
    worth: float
    gains: tuple[Gain, ...]
    message: Message
    words: str


@api.get("/api/tables/{table}/advice", UNKNOWN, FORBIDDEN, NOT_FOUND, CONFLICT, FAST, BUSY)
async def advice(call: Call, table: TableId, query: Consulting) -> list[AdviceInfo]:
    """Say what one could best do and what speaks for it, now or where one decided earlier."""
    live, guest = await call.table(table), call.guest
    state = await live.state_at(query.version, call.name, call.share)
    async with live.shown_to(call.name) as standing:
        if not standing.document.settings.advice and standing.status != "over":
            raise forbidden("no-advice")
        game = standing.playing.game
        if not await call.services.learn(has_mind, game.spec.id):
            raise conflict("no-mind")
        seat = eyes(standing, guest.id, query.seat, state.actor)
        if state.actor < 0 or seat != state.actor:
            raise forbidden("not-your-decision")
        budget = USUAL if query.level == "master" else None
        version = standing.version if query.version is None else query.version
        luck = thought(standing.document.seed, version, seat)
        job = Advise(game.spec.id, game.sight.view(state, seat), 3, budget, luck)
    call.think()
    try:
        found = await call.services.thinkers.advise(job, call.share)
    except LostError:
        raise Refusal(BUSY, "busy", retry=1.0) from None
    words = await call.services.learn(words_of_advice, call.language, game.spec.id)
    return [
        AdviceInfo(each.actions, each.worth, each.gains, each.words, words.say(each.words))
        for each in found
    ]


@api.get("/api/tables/{table}/course", UNKNOWN, FORBIDDEN, NOT_FOUND, CONFLICT, FAST, BUSY)
async def show_course(call: Call, table: TableId) -> Course:
    """Show how a match that is over went: what seats had, and where it was decided."""
    live = await call.table(table)
    call.guest  # noqa: B018 it takes a while, so it is done for people who are known
    async with live.turn() as standing:
        match = standing.playing
        if standing.status != "over":
            raise conflict("not-over")
        if live.course is not None:
            return live.course
        records = match.records[:]
    call.think()
    save = await call.services.beside(document_text, match.header, records, None, share=call.share)
    try:
        live.course = await call.services.thinkers.review(Review(save.encode()), call.share)
    except LostError:
        raise Refusal(BUSY, "busy", retry=1.0) from None
    return live.course
