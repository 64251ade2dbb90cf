"""Puzzles: positions in which one way to go on is clearly better, to be tried at a table."""

from __future__ import annotations

from http import HTTPStatus

from msgspec import Struct

from mbira.bots.puzzles.puzzle import Aim, Puzzle, puzzles_of
from mbira.core.action import Action
from mbira.core.message import Message
from mbira.core.registry import find_game, specs
from mbira.server.api.call import Call
from mbira.server.api.endpoint import Api
from mbira.server.api.shapes import BAD, FAST, NOT_FOUND, UNKNOWN, ActionForm
from mbira.server.refusals import not_found
from mbira.server.tables.sent.info import TableInfo
from mbira.server.tables.study.puzzling import lay

api = Api("puzzles")


class PuzzleInfo(Struct, frozen=True):
    """A puzzle, without its answer."""

    id: str
    seats: int
    seat: int
    """Who is to find it."""
    aim: Aim
    """What is asked for: to win, to stay in the match, or what is best."""
    about: str
    """The kind of action that it is about."""
    level: int
    """How hard it is, from 1 to 5."""


class PuzzleTable(Struct, frozen=True):
    """A practice table with the position of a puzzle."""

    puzzle: PuzzleInfo
    table: TableInfo


class Guess(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody takes for the answer; without an action they give up."""

    action: ActionForm | None = None


class PuzzleAnswer(Struct, frozen=True):
    """What there is to say about an answer."""

    right: bool
    chance: float | None
    """How likely the seat is to win with it; None if it is not known, or they gave up."""
    best: float
    """The same for the right answer."""
    good: Message | None
    """What the right answer has that this one has not."""
    line: tuple[str, ...]
    """The right answer played out; for who found it or gave up."""
    told: Message | None
    """The same in sentences."""


@api.get("/api/games/{game}/puzzles", NOT_FOUND)
async def puzzles(call: Call, game: str) -> list[PuzzleInfo]:
    """List the puzzles of a game, the easiest first."""
    if game not in specs():
        raise not_found("game", game=game[:40])
    return [_info(each) for each in (await call.services.learn(puzzles_of, game)).values()]


@api.post("/api/games/{game}/puzzles/{puzzle}", UNKNOWN, NOT_FOUND, FAST, status=HTTPStatus.CREATED)
async def lay_puzzle(call: Call, game: str, puzzle: str) -> PuzzleTable:
    """Make a practice table with the position of a puzzle; bots have the other seats."""
    found = await _find(call, game, puzzle)
    live = await lay(call.tables, call.guest, game, found)
    return PuzzleTable(_info(found), await live.describe(call.name))


@api.post("/api/games/{game}/puzzles/{puzzle}/answer", UNKNOWN, NOT_FOUND, BAD, FAST)
async def answer_puzzle(call: Call, game: str, puzzle: str, body: Guess) -> PuzzleAnswer:
    """Say whether an action is right, and why not; nothing is kept of it."""
    call.guest  # noqa: B018 a puzzle is tried by somebody
    found = await _find(call, game, puzzle)
    action: Action | None = None
    if body.action is not None:
        codec, form = (await call.services.learn(find_game, game)).codec, body.action
        action = codec.parse(form) if isinstance(form, str) else codec.decode(form)
    given = found.answer(action) if action is not None else None
    right = given in found.right
    shown = right or action is None
    return PuzzleAnswer(
        right=right,
        chance=given.chance if given is not None else None,
        best=found.right[0].chance,
        good=given.good if given is not None else None,
        line=found.line if shown else (),
        told=found.told if shown else None,
    )


async def _find(call: Call, game: str, puzzle: str) -> Puzzle:
    known = await call.services.learn(puzzles_of, game) if game in specs() else {}
    if puzzle not in known:
        raise not_found("puzzle", puzzle=puzzle[:40])
    call.game = game
    return known[puzzle]


def _info(puzzle: Puzzle) -> PuzzleInfo:
    return PuzzleInfo(puzzle.id, puzzle.seats, puzzle.seat, puzzle.aim, puzzle.about, puzzle.level)
