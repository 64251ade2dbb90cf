"""What happens at a table without anybody asking: bots decide, orders, clocks run out."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec
import structlog

from mbira.bots import usual_bot
from mbira.core.game import Record
from mbira.server.luck import thought
from mbira.server.tables.clocks import put_down
from mbira.server.tables.deciding.ordering import carry_out
from mbira.server.tables.due import due_at
from mbira.server.tables.ending import end_if_long, rest_if_alone
from mbira.server.thinking.job import Choose

if TYPE_CHECKING:
    from mbira.server.tables.standing import TableStanding
    from mbira.server.tables.table import Live

notes = structlog.get_logger()
encode = msgspec.json.Encoder().encode


async def drive(live: Live) -> None:
    """Let bots decide, and clocks run out, until a person has to decide in time."""
    while await _one_step(live):
        pass


async def _one_step(live: Live) -> bool:
    """Let one bot decide, or one clock run out; return whether something may be left to do."""
    async with live.turn() as standing:
        bot = standing.bot_to_move
        if bot is None:
            return await carry_out(live, standing) or await _run_out(live, standing)
        if (
            not live.ours
            or await end_if_long(live, standing)
            or await rest_if_alone(live, standing)
        ):
            return False
        job = _job(live, standing, bot)

    share = live.services.share(standing.document.owner)
    chosen = await live.services.thinkers.choose(job, share, partial(_log, standing, job))
    for failure in chosen.failures:
        notes.warning("a bot failed", table=live.id, seat=job.seat, why=failure)
    async with live.turn() as standing:
        if standing.bot_to_move == bot and standing.version == job.version:
            live.memories[job.seat] = (bot, chosen.memory)
            action = chosen.action
            if action not in standing.going.legal():  # whatever went wrong there, the match goes on
                notes.warning("a bot cheated", table=live.id, seat=job.seat, action=str(action))
                action = standing.going.legal().nth(0)
            await live.add(Record(job.seat, action))
            live.services.metrics.thoughts.inc()
    return True


def _job(live: Live, standing: TableStanding, bot: str) -> Choose:
    """Return what the bot that decides now is asked: no more than its seat may know."""
    match = standing.going
    seat = match.actor
    who, memory = live.memories.get(seat, (bot, None))
    return Choose(
        game=match.game.spec.id,
        seats=match.seats,
        seat=seat,
        version=match.version,
        legal=tuple(match.legal()),
        view=match.view(seat),
        bot=bot,
        memory=memory if who == bot else None,
        luck=thought(standing.document.seed, match.version, seat),
    )


def _log(standing: TableStanding, job: Choose) -> bytes:
    """Return the log of a match as a bot that reads it is sent it: as far as its seat may know."""
    return encode(standing.story.told(job.seat, 0, job.version, whole=False))


async def _run_out(live: Live, standing: TableStanding) -> bool:
    """Give a seat whose time has run out to a bot; return whether that was done."""
    due = due_at(live, standing.document)
    if due is None or due > live.services.now():
        return False
    seat, bot = standing.going.actor, usual_bot(standing.document.game)
    kept = put_down(standing.document.settings.clock, 0.0, live.services.now())
    await live.change(standing.with_chair(seat, bot=bot, away="clock", **kept))
    notes.info("time ran out", table=live.id, seat=seat)
    return True
