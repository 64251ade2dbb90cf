"""Tables are made, people and bots sit down, get up, hand over and come back."""

from __future__ import annotations

from http import HTTPStatus
from itertools import zip_longest
from typing import TYPE_CHECKING

from msgspec.structs import replace

from mbira.bots import make_bot
from mbira.bots.budget import Budget
from mbira.core.chance import Seed
from mbira.core.errors import BadSeatsError
from mbira.core.match import new_header
from mbira.core.options import make_options
from mbira.core.registry import find_game, whole_specs
from mbira.server.refusals import Refusal, conflict, forbidden, not_found
from mbira.server.store.document import Chair, Colour, Document, TableSettings
from mbira.server.store.rows import Change, dealt_rows
from mbira.server.tables.clocks import put_down, take_up
from mbira.server.tables.room import find_room, let_old_ones_go
from mbira.server.tables.standing import TableStanding
from mbira.server.thinking.boards import check_boards
from mbira.server.thinking.job import CheckOptions

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from mbira.core.save import Header
    from mbira.server.services import Services
    from mbira.server.store.rows import Guest, RecordRow, Token
    from mbira.server.tables.registry import Tables
    from mbira.server.tables.table import Live


async def make_table(
    tables: Tables,
    guest: Guest,
    *,
    game: str,
    seats: int,
    options: Mapping[str, object],
    settings: TableSettings,
    name: str,
    chairs: Sequence[str | None],
    names: Sequence[str] = (),
    colours: Sequence[Colour] = (),
    start: bool = False,
    program: bool = False,
) -> Live:
    """Make a table; `chairs` says who sits there: "you", a bot's name, or None for nobody yet.

    `names` are those of people who share the guest's screen, by seat.
    If the match is to `start` at once, nothing is made unless it can.
    """
    services = tables.services
    spec = whole_specs().get(game)
    if spec is None:
        raise not_found("game", "/game", game=game[:40])
    fewest, most = spec.seats
    if not fewest <= seats <= most:
        raise BadSeatsError(f"{spec.id} is for {fewest} to {most} seats, not {seats}")
    check_boards(options, services.settings.limits.board)
    await services.learn(find_game, game)
    chosen = await services.look(CheckOptions(game, seats, options), services.share(guest.id))
    wanted = [*chairs, *([None] * seats)][:seats]
    if len(chairs) > seats:
        raise BadSeatsError(f"{len(chairs)} people and bots for {seats} seats")
    for who in wanted:
        if who not in {None, "you"}:
            check_bot(services, settings, game, str(who))
    if program and "you" in wanted:
        check_programs(settings)
    if len(set(colours)) < len(colours) or 0 < len(colours) < seats:
        raise Refusal(HTTPStatus.UNPROCESSABLE_ENTITY, "colours", pointer="/colours")
    if start and None in wanted:
        raise conflict("empty-seats", "/chairs")
    seed = services.luck.seed()
    now = services.now()
    document = Document(
        name=name,
        game=game,
        options=chosen,
        settings=settings,
        owner=guest.id,
        chairs=tuple(
            _chair(who, guest, now, called, program=program)
            for who, called in zip_longest(wanted, names[:seats], fillvalue="")
        ),
        seed=seed.secret,
        commitment=seed.commitment,
        created=now,
        colours=tuple(colours[:seats]),
    )
    return await keep_table(tables, document)


def _chair(
    who: str | None, guest: Guest, now: float, called: str | None, *, program: bool
) -> Chair:
    if who == "you":
        name = called or guest.name
        shared = name != guest.name
        return Chair(guest=guest.id, name=name, since=now, shared=shared, program=program)
    return Chair(bot=who)


async def keep_table(
    tables: Tables,
    document: Document,
    rows: Sequence[RecordRow] = (),
    standing: TableStanding | None = None,
) -> Live:
    """Write a new table to disk, with the log that it may begin with, and open it."""
    services = tables.services
    table = services.luck.new_id()
    if standing is None:
        share = services.share(document.owner)
        standing = await services.beside(TableStanding, document, 0, rows, share=share)
    change = Change(
        table=table,
        document=document,
        records=tuple(rows),
        status=standing.status,
        version=standing.version,
        actor=standing.actor,
        outcome=standing.outcome,
        due=None,
        at=services.now(),
    )
    owner = await services.guests.find(document.owner)
    home = owner.home if owner is not None else None
    async with services.one_by_one(home or document.owner):  # nobody counts what another adds
        await find_room(tables, document, home)
        await services.store.commit(change)
        await let_old_ones_go(tables, document.owner, home)
    return tables.adopt(table, standing)


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
    async with live.turn() as standing:
        document = standing.document
        if watch and invite is None:
            return None  # whoever sees the table looks on, as long as they may
        if invite is not None and (watch or invite.kind == "watch"):
            check_watching(document)
            if guest.id not in document.watchers and not document.seats_of(guest.id):
                watchers = (*document.watchers, guest.id)
                await live.change(replace(document, watchers=watchers))
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
        await live.change(standing.with_chair(seat, bot=None, **taken))
        return seat


def check_programs(settings: TableSettings) -> None:
    """Refuse a program where people want to be among themselves."""
    if not settings.programs:
        raise forbidden("no-programs")


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
    standing.check_seat(seat)
    if chairs[seat].guest is not None or chairs[seat].bot is not None:
        raise conflict("taken", "/seat", seat=seat)
    return seat


async def start(live: Live, guest: Guest) -> None:
    """Begin the match: chance deals, or it begins as another did."""
    async with live.turn() as standing:
        document = standing.document
        check_owner(document, guest)
        if document.status != "open":
            raise conflict("not-open")
        if any(chair.free for chair in document.chairs):
            raise conflict("empty-seats")
        now, beginning = live.services.now(), document.beginning
        dealt = [] if beginning is None else dealt_rows(beginning.dealt, now)
        begun = replace(document, status="playing", started=now, beginning=None)
        await live.begin(replace(begun, header=_header(document)), dealt)


def _header(document: Document) -> Header:
    """Return what a match will be played with."""
    if document.header is not None:  # by an earlier mbira, which dealt before it began
        return document.header
    if document.beginning is not None:
        return document.beginning.header
    game = find_game(document.game)
    options = make_options(game.spec, document.options)
    return new_header(game, len(document.chairs), options, Seed(document.seed))


async def give_to_bot(live: Live, guest: Guest, seat: int, bot: str) -> None:
    """Let a bot decide for a seat: an empty one of one's own table, or one's own seat."""
    async with live.turn() as standing:
        document = standing.document
        standing.check_seat(seat)
        check_bot(live.services, document.settings, document.game, bot)
        chair = document.chairs[seat]
        if document.status == "open" and chair.guest is None:
            check_owner(document, guest)
            await live.change(standing.with_chair(seat, bot=bot))
            return
        standing.seat_for(guest.id, seat)
        if document.status == "open":
            raise conflict("not-playing")
        standing.going  # noqa: B018 refuses if there is no match to go on with
        if chair.away == "resigned":
            return
        now = live.services.now()
        kept = put_down(document.settings.clock, standing.time_left(seat, now), now)
        if chair.bot is not None:
            kept = {}  # it was put down before
        await live.change(standing.with_chair(seat, bot=bot, away="handed", **kept))


async def take_back(live: Live, guest: Guest, seat: int) -> None:
    """Take a seat back from a bot, or a bot away from an empty seat of one's own table."""
    async with live.turn() as standing:
        document = standing.document
        standing.check_seat(seat)
        chair = document.chairs[seat]
        if document.status == "open" and chair.guest is None:
            check_owner(document, guest)
            await live.change(standing.with_chair(seat, bot=None))
            return
        standing.seat_for(guest.id, seat)
        if chair.away == "resigned":
            raise forbidden("resigned")
        if chair.bot is None:
            return
        standing.going  # noqa: B018
        now = live.services.now()
        begins = take_up(document.settings.clock, standing.time_left(seat, now), now)
        live.memories.pop(seat, None)
        await live.change(standing.with_chair(seat, bot=None, away=None, **begins))


def check_watching(document: Document) -> None:
    """Refuse those who come to look on where nobody may, whatever link they have."""
    if document.practice or document.settings.watch == "nobody":
        raise forbidden("no-watching")


def may_look_on(document: Document, guest: str | None, *, by_link: bool) -> bool:
    """Return whether somebody may see the match of a table without a seat there."""
    if document.practice or document.settings.watch == "nobody":
        return False
    return document.settings.watch == "anyone" or by_link or guest in document.watchers


def check_owner(document: Document, guest: Guest) -> None:
    """Refuse anybody who did not make the table."""
    if document.owner != guest.id:
        raise forbidden("not-owner")
