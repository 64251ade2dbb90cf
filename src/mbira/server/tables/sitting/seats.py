"""People and bots sit down, get up, hand over and come back."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING

from msgspec.structs import replace

from mbira.bots import make_bot
from mbira.bots.budget import Budget
from mbira.server.refusals import Refusal, conflict, forbidden
from mbira.server.tables.asker import check_owner, check_seat, seat_for
from mbira.server.tables.clocks import put_down, take_up
from mbira.server.tables.insisting import insisting
from mbira.server.tables.rated import check_own_play
from mbira.server.tables.sitting.watching import come_to_look

if TYPE_CHECKING:
    from mbira.server.services import Services
    from mbira.server.store.document import TableSettings
    from mbira.server.store.rows import Guest, Token
    from mbira.server.tables.standing import TableStanding
    from mbira.server.tables.table import Live


def check_bot(services: Services, settings: TableSettings, game: str, bot: str) -> None:
    """Refuse a bot that does not exist, may not sit here, or thinks too long."""
    if not settings.bots:
        raise forbidden("no-bots", "/bot")
    budget = getattr(make_bot(bot, game), "budget", None)
    limits = services.settings.limits
    if isinstance(budget, Budget) and (
        0 < limits.bot_seconds < (budget.seconds or 0)
        or 0 < limits.bot_iterations < (budget.iterations or 0)
    ):
        args: dict[str, str | int] = {
            "seconds": int(limits.bot_seconds),
            "iterations": limits.bot_iterations,
        }
        raise Refusal(HTTPStatus.UNPROCESSABLE_ENTITY, "bot", pointer="/bot", args=args)


@insisting
async def join(
    live: Live,
    guest: Guest,
    seat: int | None,
    invite: Token | None,
    *,
    watch: bool = False,
    program: bool = False,
) -> int | None:
    """Take a seat, or by a link the right to look on, if it is for that; return the seat."""
    await live.tables.club.people.check_welcome(guest.id, live.standing.document.owner)
    async with live.turn() as standing:
        document = standing.document
        if watch and invite is None:
            return None  # whoever sees the table looks on, as long as they may
        if invite is not None and (watch or invite.kind == "watch"):
            await come_to_look(live, document, guest.id, invite)
            return None
        if document.status != "open":
            raise conflict("not-open")
        if invite is None and document.settings.join == "link" and guest.id != document.owner:
            raise forbidden("link-only")
        if invite is not None and invite.seat is not None:
            if seat is not None and seat != invite.seat:
                raise forbidden("not-your-seat", "/seat", seat=seat)
            seat = invite.seat
        if program:
            check_programs(document.settings)
        seat = _free_seat(standing, seat)
        since = live.services.now()
        taken = {"guest": guest.id, "name": guest.name, "since": since, "program": program}
        await live.change(standing.with_chair(seat, bot=None, hands=None, **taken))
        return seat


def check_programs(settings: TableSettings) -> None:
    """Refuse a program where people want to be among themselves."""
    if not settings.programs:
        raise forbidden("no-programs")


@insisting
async def mark_program(live: Live, guest: str | None) -> None:
    """Let everybody see that a program decides for a guest, once it does."""
    async with live.turn() as standing:
        document = standing.document
        mine = [seat for seat in document.seats_of(guest) if not document.chairs[seat].program]
        if not mine or document.status == "closed":
            return
        check_programs(document.settings)
        chairs = tuple(
            replace(chair, program=True) if seat in mine else chair
            for seat, chair in enumerate(document.chairs)
        )
        await live.change(replace(document, chairs=chairs))


def _free_seat(standing: TableStanding, seat: int | None) -> int:
    chairs = standing.document.chairs
    if seat is None:
        found = next((place for place, chair in enumerate(chairs) if chair.free), None)
        if found is None:
            raise conflict("full")
        return found
    check_seat(standing, seat)
    if chairs[seat].guest is not None or chairs[seat].bot is not None:
        raise conflict("taken", "/seat", seat=seat)
    return seat


@insisting
async def give_to_bot(live: Live, guest: Guest, seat: int, bot: str) -> None:
    """Let a bot decide for a seat: an empty one of one's own table, or one's own seat."""
    async with live.turn() as standing:
        document = standing.document
        check_seat(standing, seat)
        check_bot(live.services, document.settings, document.game, bot)
        chair = document.chairs[seat]
        if document.status == "open" and chair.guest is None:
            check_owner(document, guest)
            await live.change(standing.with_chair(seat, bot=bot))
            return
        banned = live.services.bans.holds(chair.guest)
        absent = _may_hand_over(standing, guest, seat, banned=banned)
        if not absent:
            seat_for(standing, guest.id, seat)
        if document.status == "open":
            raise conflict("not-playing")
        standing.going  # noqa: B018 refuses if there is no match to go on with
        if absent and not banned:
            _check_absent(standing, seat, live.services.now())
        elif not absent:
            check_own_play(document.settings)
        if chair.away == "resigned":
            return
        now = live.services.now()
        kept = put_down(document.settings.clock, standing.time_left(seat, now), now)
        if chair.bot is not None:
            kept = {}  # it was put down before
        away = "absent" if absent else "handed"
        await live.change(standing.with_chair(seat, bot=bot, away=away, **kept))


def _may_hand_over(standing: TableStanding, guest: Guest, seat: int, *, banned: bool) -> bool:
    """Return whether a seat is another's, who is banned or for whom nobody waits without end."""
    document, chair = standing.document, standing.document.chairs[seat]
    others = chair.guest not in {None, guest.id} and chair.bot is None
    agreed = banned or document.settings.patience is not None
    return others and document.owner == guest.id and agreed


def _check_absent(standing: TableStanding, seat: int, now: float) -> None:
    """Refuse to let a bot decide for somebody for whom nobody has waited as long as agreed."""
    waited = now - max(standing.times.last, standing.document.chairs[seat].since)
    patience = standing.document.settings.patience or 0
    if standing.going.actor != seat or waited < patience:
        left = patience - waited if standing.going.actor == seat else patience
        raise conflict("not-absent", minutes=max(1, round(left / 60)))


@insisting
async def take_back(live: Live, guest: Guest, seat: int) -> None:
    """Take a seat back from a bot, or a bot away from an empty seat of one's own table."""
    async with live.turn() as standing:
        document = standing.document
        check_seat(standing, seat)
        chair = document.chairs[seat]
        if document.status == "open" and chair.guest is None:
            check_owner(document, guest)
            await live.change(standing.with_chair(seat, bot=None))
            return
        seat_for(standing, guest.id, seat)
        if chair.away == "resigned":
            raise forbidden("resigned")
        if chair.bot is None:
            return
        standing.going  # noqa: B018
        now = live.services.now()
        begins = take_up(document.settings.clock, standing.time_left(seat, now), now)
        live.memories.pop(seat, None)
        await live.change(standing.with_chair(seat, bot=None, away=None, **begins))
