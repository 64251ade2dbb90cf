"""A process that thinks: reads jobs, writes answers, ends when nobody writes to it any more."""

from __future__ import annotations

import os
import pickle
import queue
import random
import signal
import sys
import threading
from typing import TYPE_CHECKING

import msgspec

from mbira.bots import make_bot
from mbira.bots.advice import advise
from mbira.bots.bot import Decision
from mbira.bots.course import course
from mbira.bots.player import Player
from mbira.core.legal import Legal, Table
from mbira.core.opening import restore
from mbira.core.registry import find_game
from mbira.core.save import RawRecord, parse_document, read_record
from mbira.server.thinking.job import (
    Advise,
    Advised,
    Choose,
    Chosen,
    Review,
    Reviewed,
    packed,
    read_job,
)

if TYPE_CHECKING:
    from mbira.core.game import Record
    from mbira.server.thinking.job import Answer, Job

NICE = 10
"""Thinking is never so urgent as answering people."""


def main() -> None:
    """Work until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when it is over
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints is no answer
    os.nice(NICE)
    jobs: queue.SimpleQueue[Job] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(jobs,), daemon=True).start()
    while True:
        job = jobs.get()
        try:
            answer = _answer(job)
        except Exception:  # noqa: BLE001 the server asks another process
            _note_failure()
            sys.exit(1)
        answers.write(packed(answer))
        answers.flush()


def _answer(job: Job) -> Answer:
    if isinstance(job, Choose):
        return choose(job)
    return give_advice(job) if isinstance(job, Advise) else review(job)


def _note_failure() -> None:
    """Log what was raised as the server logs."""
    import structlog  # noqa: PLC0415 it is rarely wanted here

    from mbira.server.logs import set_up_logs  # noqa: PLC0415

    set_up_logs()
    structlog.get_logger().exception("thinking failed")


def _read(jobs: queue.SimpleQueue[Job]) -> None:
    """Read jobs; when there will be no more the process ends, wherever its bot is in a thought."""
    try:
        while (job := read_job(sys.stdin.buffer)) is not None:
            jobs.put(job)
    finally:
        os._exit(0)


def choose(job: Choose) -> Chosen:
    """Let a bot decide; it goes on with what it remembers, if it was here before."""
    player = _player(job)
    decision = Decision(
        job.game,
        seats=job.seats,
        seat=job.seat,
        version=job.version,
        legal=Legal([(Table(job.legal), (1 << len(job.legal)) - 1)]),
        view=lambda: job.view,
        log=lambda: _read_log(job),
    )
    player.rng = random.Random(job.luck)  # whatever it remembers, and whether it does
    action = player.choose(decision)
    failures, player.failures = tuple(player.failures), []
    return Chosen(action, _memory(player), failures)


def _player(job: Choose) -> Player:
    if job.memory is not None:
        player = pickle.loads(job.memory)  # noqa: S301 from a worker, kept by the server
        if isinstance(player, Player):
            return player
    return Player(make_bot(job.bot), job.luck)


def _memory(player: Player) -> bytes | None:
    """Return a player to be brought back; some bots cannot be, and start anew each time."""
    try:
        return pickle.dumps(player, pickle.HIGHEST_PROTOCOL)
    except Exception:  # noqa: BLE001 a bot may be anybody's
        return None


def _read_log(job: Choose) -> list[Record]:
    codec = find_game(job.game).codec
    told = msgspec.json.decode(job.log)
    return [read_record(RawRecord(entry["seat"], entry["action"]), codec) for entry in told]


def give_advice(job: Advise) -> Advised:
    """Say what the seat of a view could best do."""
    return Advised(advise(job.game, job.view, random.Random(job.luck), job.most, job.budget))


def review(job: Review) -> Reviewed:
    """Say how a match went."""
    return Reviewed(course(restore(parse_document(job.save, "the match"), "the match")))


if __name__ == "__main__":
    main()
