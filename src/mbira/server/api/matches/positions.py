"""Matches, looked at: what one sees, what one may do, and why not."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta, Struct

from mbira.core.action import Action
from mbira.core.game import NOBODY, AnyGame, Record, State, View, describe, why_not as why_not_legal
from mbira.core.message import Message, Reason, Span
from mbira.server.api.call import Call
from mbira.server.api.endpoint import Api, json_response
from mbira.server.api.shapes import (
    BAD,
    CONFLICT,
    FORBIDDEN,
    NOT_FOUND,
    ActionForm,
    Seat,
    TableId,
    Version,
)
from mbira.server.refusals import conflict, forbidden, illegal
from mbira.server.tables.asker import eyes, spoken_to
from mbira.server.tables.log import Told
from mbira.server.tables.sent.position import Position, position, position_at
from mbira.server.thinking.job import Ask, Draw, Foresee
from mbira.server.wire.pieces import in_pieces

api = Api("matches")
FRAMES = 100
SENTENCES_A_FRAME = 10
"""What it takes to look at a version, in sentences."""
UNSAID = 0.25
"""What a sentence takes that is not put into words."""
RECORDS_A_SENTENCE = 20
"""This many records are sent in the time that one is put into words."""


class Looking(Struct, frozen=True):
    """Which position, and with whose eyes."""

    version: Version | None = None
    seat: Seat | None = None


class Eyes(Struct, frozen=True):
    """With whose eyes: a seat of one's own; and in words or not."""

    seat: Seat | None = None
    words: bool = True


class Stretch(Struct, frozen=True):
    """A stretch of the match, with whose eyes."""

    since: Version
    until: Version
    seat: Seat | None = None


class Frame(Struct, frozen=True):
    """What could be seen at a version."""

    version: int
    view: View


class Answer(Struct, frozen=True):
    """The answer to a question, as the game has it; null if there is none."""

    answer: Any


class Preview(Struct, frozen=True):
    """What an action would do, and what could be seen then; null if that shows something hidden."""

    message: Message
    view: View | None


class Reading(Struct, frozen=True):
    """Which part of the log, with whose eyes, and in words or not."""

    since: Version = 0
    until: Version | None = None
    seat: Seat | None = None
    words: bool = False


class Trying(Struct, frozen=True, forbid_unknown_fields=True):
    """An action that one wonders about, now or at the version that one sees."""

    action: ActionForm
    version: Version | None = None


class ReasonInfo(Struct, frozen=True):
    """Why an action is not legal; null if it is."""

    reason: Reason | None
    words: str


class Said(Struct, frozen=True):
    """A sentence of the game."""

    message: Message
    words: str


class Choice(Struct, frozen=True):
    """Something that can be done."""

    action: Action
    text: str
    """As it can be typed."""
    message: Message
    """What it would do."""
    words: str


class Choices(Struct, frozen=True):
    """What is being decided, and what can be done."""

    version: int
    seat: int
    question: Said
    choices: list[Choice]


class Question(Struct, frozen=True):
    """A question about the position, in the words of the game: "reach D7"; none asks for help."""

    words: Annotated[str, Meta(max_length=200)] = ""
    seat: Seat | None = None
    version: Version | None = None


class Drawing(Struct, frozen=True):
    """A position drawn with letters, 80 columns wide."""

    lines: list[list[Span]]


@api.get("/api/tables/{table}/position", FORBIDDEN, NOT_FOUND, CONFLICT)
async def look(call: Call, table: TableId, query: Looking) -> Position:
    """Show the match to a seat of one's own, or as a spectator sees it; now or at a version."""
    live = await call.table(table)
    state = await live.state_at(query.version, call.name, call.share)
    async with live.shown_to(call.name) as standing:
        seat = eyes(standing, call.name, query.seat)
        if query.version is None:
            return position(standing, seat)
        return position_at(standing, seat, query.version, state, call.name)


@api.get("/api/tables/{table}/choices", FORBIDDEN, NOT_FOUND, CONFLICT)
async def choices(call: Call, table: TableId, query: Eyes) -> Choices:
    """List what one may do now in words, each with what it would do."""
    live = await call.table(table)
    say = (await call.words()).say if query.words else None
    async with live.shown_to(call.name) as standing:
        match = standing.going
        seat = eyes(standing, call.name, query.seat)
        if seat is None or seat != match.actor:
            raise forbidden("not-your-decision")
        call.pay(len(match.legal()) * (1.0 if query.words else UNSAID))
        game, state = match.game, match.state
        question, version, names = match.question(), match.version, standing.names
        reader = spoken_to(standing.document, call.name)
        found = []
        async for action in in_pieces(match.legal(), call.spend):
            does = describe(game, state, Record(seat, action))
            words = say(does, names, reader) if say is not None else ""
            found.append(Choice(action, str(action), does, words))
    asked = Said(question, say(question, names, reader) if say is not None else "")
    return Choices(version, seat, asked, found)


@api.get("/api/tables/{table}/log", FORBIDDEN, NOT_FOUND, CONFLICT)
async def read_log(call: Call, table: TableId, query: Reading) -> list[Told]:
    """Tell what happened, as far as one may know it; with `words=true`, also in words."""
    live = await call.table(table)
    async with live.shown_to(call.name) as standing:
        standing.playing  # noqa: B018 refuses if there is none
        seat = eyes(standing, call.name, query.seat)
        told = standing.told(seat, query.since, query.until)
        if not query.words:
            call.pay(len(told) / RECORDS_A_SENTENCE)
            return json_response(told)  # type: ignore[return-value]
        names, reader = standing.names, spoken_to(standing.document, call.name)
    call.pay(len(told))
    say = (await call.words()).say
    found = []
    async for raw in in_pieces(told, call.spend):
        entry = msgspec.json.decode(raw)
        words = say(msgspec.convert(entry["message"], Message), names, reader)
        found.append({**entry, "words": words})
    return json_response(found)  # type: ignore[return-value]


@api.get("/api/tables/{table}/drawing", FORBIDDEN, NOT_FOUND, CONFLICT)
async def draw(call: Call, table: TableId, query: Looking) -> Drawing:
    """Draw the position with letters."""
    live = await call.table(table)
    state = await live.state_at(query.version, call.name, call.share)
    async with live.shown_to(call.name) as standing:
        seat = eyes(standing, call.name, query.seat)
        game = standing.playing.game
        view = standing.view(state, seat)
        mine = query.version is None and seat is not None and view.actor == seat
        # of what is drawn: by now somebody else may decide, or nobody
        marked = frozenset(map(str, game.rules.legal(state)) if mine else ())
        names = standing.names
    return Drawing(await call.look(Draw(game.spec.id, view, marked, call.language, names)))


@api.get("/api/tables/{table}/ask", FORBIDDEN, NOT_FOUND, CONFLICT, BAD)
async def ask(call: Call, table: TableId, query: Question) -> list[Said]:
    """Answer a question about the position that the game knows, such as what a piece reaches."""
    game, view, names = await _asked_about(call, table, query)
    say = (await call.words()).say
    told = await call.look(Ask(game, view, query.words.split(), "sentences"))
    return [Said(each, say(each, names)) for each in told]


@api.get("/api/tables/{table}/query", FORBIDDEN, NOT_FOUND, CONFLICT, BAD)
async def query(call: Call, table: TableId, query: Question) -> Answer:
    """Answer the same question with data."""
    game, view, _ = await _asked_about(call, table, query)
    return Answer(await call.look(Ask(game, view, query.words.split(), "data")))


async def _asked_about(
    call: Call, table: TableId, query: Question
) -> tuple[str, View, dict[int, str]]:
    """Return the game, what the asker sees now or saw at a version, and the names at the table.

    Whoever asks about what they see names its version: the match may have gone on meanwhile.
    """
    live = await call.table(table)
    state = await live.state_at(query.version, call.name, call.share)
    async with live.shown_to(call.name) as standing:
        seat = eyes(standing, call.name, query.seat, state.actor)
        game = standing.playing.game
        return game.spec.id, standing.view(state, seat), standing.names


@api.get("/api/tables/{table}/frames", FORBIDDEN, NOT_FOUND, CONFLICT)
async def frames(call: Call, table: TableId, query: Stretch) -> list[Frame]:
    """Show what could be seen at each version after `since`, up to `until`: a hundred at most."""
    live = await call.table(table)
    async with live.shown_to(call.name) as standing:
        seat = eyes(standing, call.name, query.seat)
        last = min(query.until, query.since + FRAMES)
        standing.check_version(max(query.since, last))
        still, see = standing.playing.still(), standing.view
    if last <= query.since:
        return []
    call.pay(SENTENCES_A_FRAME * (last - query.since))
    then = await call.services.beside(still.at, query.since, share=call.share)
    shown = []
    async for record in in_pieces(still.records[query.since : last], call.spend, 1):
        then.follow(record)
        shown.append(Frame(then.version, see(then.state, seat)))
    return shown


@api.post("/api/tables/{table}/preview", FORBIDDEN, NOT_FOUND, CONFLICT, BAD)
async def show_preview(call: Call, table: TableId, body: Trying) -> Preview:
    """Show what an action would lead to, as far as the one who decides can know it."""
    tried = await _try(call, table, body)
    if tried.seat is None:
        raise conflict("over")
    if tried.reason is not None:
        raise illegal(tried.reason)
    game, state, seat, action = tried.game, tried.state, tried.seat, tried.action
    message = describe(game, state, Record(seat, action))
    view = game.sight.view(state, seat)
    return Preview(message, await call.look(Foresee(game.spec.id, view, action)))


@api.post("/api/tables/{table}/why-not", FORBIDDEN, NOT_FOUND, CONFLICT, BAD)
async def why_not(call: Call, table: TableId, body: Trying) -> ReasonInfo:
    """Say why an action cannot be played, and the rule that this rests on.

    Only the one who decides is told: to others the reason could tell what they may not know. When
    the match is over, that is the reason, and everybody may hear it.
    """
    tried = await _try(call, table, body)
    reason = tried.reason
    said = "" if reason is None else (await call.words()).say(reason, tried.names)
    return ReasonInfo(reason, said)


class _Tried(NamedTuple):
    """An action that was tried at a version."""

    game: AnyGame
    state: State
    seat: int | None
    """The one that decides; None where the match is over."""
    action: Action
    reason: Reason | None
    """Why it is not legal."""
    names: dict[int, str]


async def _try(call: Call, table: TableId, body: Trying) -> _Tried:
    """Try an action for the one who decides, now or at the version that they see.

    What was right to ask is answered, though somebody may decide or end the match meanwhile. It is
    what they could ask then: about no other seat's decision, and from the same state.
    """
    live = await call.table(table)
    state = await live.state_at(body.version, call.name, call.share)
    async with live.shown_to(call.name) as standing:
        match = standing.playing
        if body.version is None:
            if not match.over:
                standing.going  # noqa: B018 refuses if the table is closed
            state = match.state
        seat = None if state.actor == NOBODY else eyes(standing, call.name, None, state.actor)
        if state.actor != NOBODY and (seat is None or seat != state.actor):
            raise forbidden("not-your-decision")
        action = standing.action(body.action)
        if state is match.state:
            reason = match.why_not(action)
        else:
            reason = (
                Reason("why-over") if seat is None else why_not_legal(match.game, state, action)
            )
        return _Tried(match.game, state, seat, action, reason, standing.names)
