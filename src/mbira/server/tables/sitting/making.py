"""Tables are made, kept and begun."""

from __future__ import annotations

from http import HTTPStatus
from itertools import zip_longest
from typing import TYPE_CHECKING

from msgspec.structs import replace

from mbira.core.chance import Seed
from mbira.core.errors import BadSeatsError
from mbira.core.input.options import make_options
from mbira.core.match import new_header
from mbira.core.registry import find_game, whole_specs
from mbira.server.refusals import Refusal, conflict, not_found
from mbira.server.store.document import Chair, Colour, Document, TableSettings
from mbira.server.store.rows import Change, dealt_rows
from mbira.server.tables.asker import check_owner
from mbira.server.tables.insisting import insisting
from mbira.server.tables.occasions import meeting
from mbira.server.tables.rated import agreed, check_countable
from mbira.server.tables.sitting.room import find_room, let_old_ones_go
from mbira.server.tables.sitting.seats import check_bot, check_programs
from mbira.server.tables.standing import TableStanding
from mbira.server.thinking.boards import check_boards
from mbira.server.thinking.job import CheckOptions

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from mbira.core.log.save import Header
    from mbira.server.store.rows import Guest, RecordRow
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
    settings = agreed(settings)
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
    if start:
        check_countable(document)
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
    table: str | None = None,
) -> Live:
    """Write a new table to disk, with the log that it may begin with, and open it.

    ConflictError if it was to have an id that another one has: then it was made already.
    """
    services = tables.services
    table = services.luck.new_id() if table is None else table
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
        occasions=meeting(table, document),
    )
    owner = await services.guests.find(document.owner)
    home = owner.home if owner is not None else None
    async with services.one_by_one(home or document.owner):  # nobody counts what another adds
        if document.cup is None:  # a tournament counts its own
            await find_room(tables, document, home)
        await services.store.commit(change)
        await let_old_ones_go(tables, document.owner, home)
    return tables.adopt(table, standing)


@insisting
async def start(live: Live, guest: Guest) -> None:
    """Begin the match: chance deals, or it begins as another did."""
    async with live.turn() as standing:
        document = standing.document
        check_owner(document, guest)
        if document.status != "open":
            raise conflict("not-open")
        if any(chair.free for chair in document.chairs):
            raise conflict("empty-seats")
        check_countable(document)
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
