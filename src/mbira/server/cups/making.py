"""Tournaments are made, entered and left, begin, and are given up."""

from __future__ import annotations

from functools import partial
from http import HTTPStatus
from typing import TYPE_CHECKING

from msgspec.structs import replace

from mbira.arena.cups.cup import Cup
from mbira.core.errors import BadSeatsError, MbiraError
from mbira.core.registry import find_game, whole_specs
from mbira.server.cups.changing import change_cup, check_maker, find_cup
from mbira.server.refusals import Refusal, conflict, forbidden, not_found
from mbira.server.store.cups.document import CupDocument, CupSettings, Entrant
from mbira.server.store.cups.rows import CupChange, StoredCup
from mbira.server.store.document import TableSettings
from mbira.server.tables import ending
from mbira.server.tables.sitting.seats import check_bot
from mbira.server.thinking.boards import check_boards
from mbira.server.thinking.job import CheckOptions

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mbira.arena.cups.cup import CupPlan
    from mbira.server.store.rows import Guest, Token
    from mbira.server.tables.registry import Tables


async def make_cup(
    tables: Tables,
    guest: Guest,
    *,
    name: str,
    game: str,
    options: Mapping[str, object],
    plan: CupPlan,
    settings: CupSettings,
) -> StoredCup:
    """Make a tournament that people and bots can enter."""
    services = tables.services
    plan = _checked(plan, game)
    limits = services.settings.limits
    if limits.cup_entrants and settings.start_at > limits.cup_entrants:
        raise _too_many("too-many-entrants", limits.cup_entrants)
    if settings.start_at and settings.start_at < max(plan.fewest, 2):
        raise Refusal(HTTPStatus.UNPROCESSABLE_ENTITY, "cup-start", pointer="/settings/start_at")
    check_boards(options, limits.board)
    await services.learn(find_game, game)
    share = services.share(guest.id)
    chosen = await services.look(CheckOptions(game, plan.seats, options), share)
    for seats in range(plan.fewest, plan.seats):  # some tables may be smaller
        await services.look(CheckOptions(game, seats, options), share)
    cup, now = services.luck.new_id(), services.now()
    document = CupDocument(
        name=name,
        game=game,
        options=chosen,
        plan=replace(plan, seed=services.luck.token()),
        settings=settings,
        owner=guest.id,
        created=now,
    )
    async with services.one_by_one(f"cups of {guest.id}"):  # nobody counts what another adds
        if limits.cups and await services.store.cups.count(guest.id) >= limits.cups:
            raise _too_many("too-many-cups", limits.cups)
        await services.store.cups.commit(CupChange(cup=cup, document=document, at=now))
    tables.bells.ring((guest.id,))
    return await find_cup(tables, cup)


def _checked(plan: CupPlan, game: str) -> CupPlan:
    """Return a plan for a game, as far as that can be played so; refuses any other."""
    spec = whole_specs().get(game)
    if spec is None:
        raise not_found("game", "/game", game=game[:40])
    fewest, most = spec.seats
    if not fewest <= plan.seats <= most:
        raise BadSeatsError(f"{spec.id} is for {fewest} to {most} seats, not {plan.seats}")
    if plan.group == 1:
        raise MbiraError("nobody meets anybody in a group of one: give 0, or 2 or more")
    if plan.kind == "knockout" and plan.advance >= plan.seats:
        raise MbiraError("not all of a table can go on in a knock-out: let fewer advance")
    return replace(plan, fewest=min(plan.seats, max(plan.fewest, fewest)))


def _too_many(name: str, most: int) -> Refusal:
    return Refusal(HTTPStatus.TOO_MANY_REQUESTS, name, args={"count": most})


# Entering and leaving


async def enter(tables: Tables, cup: str, guest: Guest, invite: Token | None) -> StoredCup:
    """Let somebody enter: anyone, or by a link that is for this tournament."""

    def edit(document: CupDocument) -> CupDocument:
        if document.entrant(guest.id) is not None:
            return document
        if document.settings.enter != "anyone" and guest.id != document.owner and invite is None:
            raise forbidden("cup-link-only")
        return _with(tables, document, [Entrant("", guest.name, guest=guest.id)])

    return await change_cup(tables, cup, edit)


async def add_bots(tables: Tables, cup: str, guest: Guest, bot: str, count: int) -> StoredCup:
    """Let bots enter; whoever made the tournament brings them."""
    found = await find_cup(tables, cup)
    check_bot(tables.services, TableSettings(), found.document.game, bot)

    def edit(document: CupDocument) -> CupDocument:
        check_maker(document, guest)
        return _with(tables, document, [Entrant("", bot, bot=bot)] * count)

    return await change_cup(tables, cup, edit)


def _with(tables: Tables, document: CupDocument, new: list[Entrant]) -> CupDocument:
    """Return a tournament with more entrants; it begins if that are as many as were awaited."""
    if document.status != "open":
        raise conflict("cup-begun")
    most = tables.services.settings.limits.cup_entrants
    wanted = document.settings.start_at
    count = len(document.entrants) + len(new)
    if (most and count > most) or (wanted and count > wanted):
        raise conflict("cup-full")
    last = max((int(each.id) for each in document.entrants), default=0)
    added = (replace(each, id=str(last + place)) for place, each in enumerate(new, 1))
    after = replace(document, entrants=(*document.entrants, *added))
    return _begun(after) if wanted and count == wanted else after


def _begun(document: CupDocument) -> CupDocument:
    entrants = tuple(each.id for each in document.entrants)
    return replace(document, status="playing", cup=Cup(document.plan, entrants))


async def leave(tables: Tables, cup: str, guest: Guest, entrant: str | None = None) -> StoredCup:
    """Withdraw, or as the maker turn an entrant away: they are paired no more.

    Their seat at a table that is being played goes to a bot for good.
    """

    def edit(document: CupDocument) -> CupDocument:
        leaving = _leaving(document, guest, entrant)
        if document.status == "open":
            rest = (each for each in document.entrants if each.id != leaving.id)
            return replace(document, entrants=tuple(rest))
        if document.status != "playing" or document.cup is None:
            raise conflict("cup-over")
        now = document.cup
        if leaving.id in now.out:
            return document
        out = {**now.out, leaving.id: len(now.rounds)}
        return replace(document, cup=replace(now, out=out))

    before = await find_cup(tables, cup)
    gone = _leaving(before.document, guest, entrant)
    after = await change_cup(tables, cup, edit)
    if gone.guest is not None and after.document.cup is not None:
        await _leave_tables(tables, after.document, gone)
    return after


def _leaving(document: CupDocument, guest: Guest, entrant: str | None) -> Entrant:
    if entrant is None:
        found = document.entrant(guest.id)
    else:
        check_maker(document, guest)
        found = next((each for each in document.entrants if each.id == entrant), None)
    if found is None:
        raise not_found("entrant")
    return found


async def _leave_tables(tables: Tables, document: CupDocument, gone: Entrant) -> None:
    """Give the seats of somebody who has withdrawn to bots."""
    assert document.cup is not None  # noqa: S101
    for number, place in document.cup.waits_for:
        pairing = document.cup.rounds[number].tables[place]
        if gone.id not in pairing.seats:
            continue
        person = await tables.services.guests.find(str(gone.guest))
        try:
            live = await tables.table(document.tables[number][place])
            if person is not None:
                await ending.resign(live, person, pairing.seats.index(gone.id))
        except Refusal as error:  # it is not made yet, or over
            if error.name not in {"table", "not-playing", "over", "seat"}:
                raise


# Beginning and ending


async def start(tables: Tables, cup: str, guest: Guest) -> StoredCup:
    """Begin: the first round is made at once."""

    def edit(document: CupDocument) -> CupDocument:
        check_maker(document, guest)
        if document.status != "open":
            raise conflict("cup-begun")
        if len(document.entrants) < max(document.plan.fewest, 2):
            raise conflict("cup-few", count=max(document.plan.fewest, 2))
        return _begun(document)

    return await change_cup(tables, cup, edit)


async def close(tables: Tables, cup: str, guest: Guest) -> StoredCup:
    """Give a tournament up; tables that are being played go on by themselves."""

    def edit(document: CupDocument) -> CupDocument:
        check_maker(document, guest)
        if document.status == "over":
            raise conflict("cup-over")
        return replace(document, status="closed")

    return await change_cup(tables, cup, edit)


async def extend(tables: Tables, cup: str, guest: Guest, seconds: int) -> StoredCup:
    """Give the round that is being played more time."""
    edit = partial(_extended, guest=guest, seconds=seconds, now=tables.services.now())
    return await change_cup(tables, cup, edit)


def _extended(document: CupDocument, *, guest: Guest, seconds: int, now: float) -> CupDocument:
    check_maker(document, guest)
    last = document.deadlines[-1] if document.deadlines else None
    if document.status != "playing" or last is None or last <= now:
        raise conflict("cup-no-deadline")
    return replace(document, deadlines=(*document.deadlines[:-1], last + seconds))
