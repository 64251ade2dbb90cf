"""The answers to jobs, given in a process that knows only what it is sent."""

from __future__ import annotations

import pickle
import random
import signal
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from typing import TYPE_CHECKING

import msgspec

from mbira.bots import make_bot
from mbira.bots.advice import advise
from mbira.bots.analysis.course import course
from mbira.bots.analysis.jobs import Study, work
from mbira.bots.bot import Decision
from mbira.bots.player import Player
from mbira.core.chance import Seed
from mbira.core.errors import MbiraError
from mbira.core.input.options import make_options, option_values
from mbira.core.legal import ActionTable, Legal
from mbira.core.log.save import RawRecord, parse_document, read_record
from mbira.core.match import Match
from mbira.core.opening import restore
from mbira.core.question import ask, query
from mbira.core.registry import find_game, find_spec
from mbira.core.sight.preview import preview
from mbira.server.refusals import Refusal, server_words
from mbira.server.thinking.boards import check_boards
from mbira.server.thinking.job import (
    Advise,
    Ask,
    CheckOptions,
    Choose,
    Chosen,
    Deal,
    Draw,
    Foresee,
    Open,
    Opened,
    Refused,
    Review,
    TooHard,
    Wrong,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import FrameType

    from mbira.core.game import Record, View
    from mbira.core.input.options import OptionValue
    from mbira.server.thinking.job import Job

LOOK_SECONDS = 3.0
"""Of processor time, for a question about a position."""
BOARD_SECONDS = 3.0
"""For a board of somebody's own."""
FILE_SECONDS = 10.0
"""For a save file: every record is checked."""
PARTS = 10
"""No record of a save file has this many lists and objects; mostly they have two."""


class OvertimeError(BaseException):
    """A question takes longer than it may; nothing that answers it is to catch this."""


def answer(job: Job, log: Callable[[], bytes]) -> object:
    """Return the answer to a job; `log` asks for the log of its match, as its seat may know it."""
    if isinstance(job, Choose):
        return choose(job, log)
    if isinstance(job, Advise):
        return advise(job.game, job.view, random.Random(job.luck), job.most, job.budget)
    if isinstance(job, Review):
        return course(restore(parse_document(job.save, "the match"), "the match"))
    if isinstance(job, Study):
        return work(job)
    if isinstance(job, Open):
        return _in_time(FILE_SECONDS, partial(_open, job))
    if isinstance(job, CheckOptions):
        return _in_time(BOARD_SECONDS, partial(_check_options, job))
    if isinstance(job, Deal):
        return _in_time(BOARD_SECONDS, partial(_deal, job))
    return _in_time(LOOK_SECONDS, partial(_look, job))


def _in_time(seconds: float, work: Callable[[], object]) -> object:
    """Return what comes of work, if it ends within this many seconds of processor time."""
    try:
        with _processor_limit(seconds):
            return work()
    except OvertimeError:
        return TooHard()
    except MbiraError as error:
        return Wrong(str(error))
    except Refusal as error:
        return Refused(error.status, error.name, error.pointer, error.said)


@contextmanager
def _processor_limit(seconds: float) -> Iterator[None]:
    def ring(_: int, __: FrameType | None) -> None:
        raise OvertimeError

    signal.signal(signal.SIGVTALRM, ring)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def _look(job: Ask | Draw | Foresee) -> object:
    game = find_game(job.game)
    if isinstance(job, Foresee):
        return preview(game, job.view, job.action)
    if isinstance(job, Draw):
        words = server_words(job.language, game.spec)
        lines = game.draw(job.view, partial(words.say, names=job.names), job.marked)
        return [list(line) for line in lines]
    if job.form == "data":
        return query(game.questions, job.view, job.words)
    return ask(game.questions, job.view, job.words)


def _check_options(job: CheckOptions) -> dict[str, OptionValue]:
    """Return all options of a match that can begin; a board that does not fit is refused."""
    spec = find_spec(job.game)
    chosen = make_options(spec, job.options)
    game = find_game(job.game)
    game.rules.digests(job.seats, chosen)
    game.rules.start(job.seats, chosen)
    return option_values(chosen)


def _deal(job: Deal) -> View:
    """Return what a spectator sees of a match that has just begun."""
    game = find_game(job.game)
    return Match.begin(game, job.seats, make_options(game.spec, job.options), Seed(job.luck)).view()


def _open(job: Open) -> Opened:
    if job.board:  # each list and object takes thirty times its room when it is read
        parts = sum(map(job.content.count, (b"[", b"{")))
        _check_length(job, parts - job.board, PARTS)
    document = parse_document(job.content, job.name)
    check_boards(document.header.options, job.board)
    _check_length(job, len(document.records))
    match = restore(document, job.name)
    if not match.over:
        match = match.fork(seed=Seed(job.seed))
    return Opened(match.header, match.records, match.seed.secret if match.seed is not None else "")


def _check_length(job: Open, count: int, a_record: int = 1) -> None:
    """Refuse a file with more of something than this many records can have."""
    if 0 < a_record * job.records < count:
        args: dict[str, str | int] = {"count": job.records}
        raise Refusal(HTTPStatus.UNPROCESSABLE_ENTITY, "too-long", args=args)


# Bots


def choose(job: Choose, log: Callable[[], bytes]) -> Chosen:
    """Let a bot decide; it goes on with what it remembers, if it was here before."""
    player = _player(job)
    decision = Decision(
        job.game,
        seats=job.seats,
        seat=job.seat,
        version=job.version,
        legal=Legal([(ActionTable(job.legal), (1 << len(job.legal)) - 1)]),
        view=lambda: job.view,
        log=lambda: _read_log(job.game, log()),
    )
    player.rng = random.Random(job.luck)  # whatever it remembers, and whether it does
    action = player.choose(decision)
    failures, player.failures = tuple(player.failures), []
    return Chosen(action, _memory(player), failures)


def _player(job: Choose) -> Player:
    if job.memory is not None:
        player = pickle.loads(job.memory)  # noqa: S301 from a process of ours, kept by the server
        if isinstance(player, Player):
            return player
    return Player(make_bot(job.bot), job.luck)


def _memory(player: Player) -> bytes | None:
    """Return a player to be brought back; some bots cannot be, and start again each time."""
    try:
        return pickle.dumps(player, pickle.HIGHEST_PROTOCOL)
    except Exception:  # noqa: BLE001 a bot may be anybody's
        return None


def _read_log(game: str, log: bytes) -> list[Record]:
    codec = find_game(game).codec
    told = msgspec.json.decode(log)
    return [read_record(RawRecord(entry["seat"], entry["action"]), codec) for entry in told]
