"""What is sent of a table: everything of its document that the asker may know."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec import UNSET, Struct, UnsetType

from mbira.core.game import Outcome
from mbira.core.input.options import OptionValue
from mbira.server.store.document import Away, Ended, Hands, Origin, Status, TableSettings
from mbira.server.tables.looking import lens_of, shown_hands

if TYPE_CHECKING:
    from collections.abc import Collection

    from mbira.server.store.document import Chair, Document
    from mbira.server.store.rows import StoredTable
    from mbira.server.tables.sent.audience import Audience
    from mbira.server.tables.standing import TableStanding


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat."""

    name: str = ""
    """Of the guest; "" if none sits here."""
    bot: str | None = None
    """The bot that decides for this seat, if one does."""
    program: bool = False
    """Whether a program acts for the guest here."""
    away: Away | None = None
    """Why a bot decides for the guest, if so."""
    yours: bool = False
    here: bool = False
    """Whether the guest is connected."""
    ready: bool = False
    """Whether the guest has said, before the match, that it can begin."""
    made: bool = False
    """Whether the guest made the table."""
    left: bool = False
    """Whether somebody sat here who was forgotten since, as they wished."""
    hands: Hands | None = None
    """Whether the guest agrees that this seat's hand is shown to who looks on, and how."""


class RequestInfo(Struct, frozen=True):
    """A wish to take back that waits for the others."""

    seat: int
    to: int
    version: int
    waits_for: tuple[int, ...]
    """The seats that have not answered yet."""


class ClockInfo(Struct, frozen=True):
    """What the clock says."""

    left: tuple[float, ...]
    """Seconds, by seat."""
    running: int | None
    """The seat whose time is running, if one's is."""


class LinkInfo(Struct, frozen=True, omit_defaults=True):
    """A link for looking on."""

    number: int
    turns: int = 0
    """How many turns late, at the least."""
    hands: bool = False
    """Whether it is for looking into all hands."""
    came: int = 0
    """How many came by it."""


class TableInfo(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table, as the asker may know it."""

    id: str
    name: str
    """Empty if it has no name of its own: then it is called as its game."""
    game: str
    status: Status
    seats: tuple[SeatInfo, ...]
    version: int
    actor: int | None = None
    """The seat that decides now, if one does."""
    outcome: Outcome | None = None
    """How the match ended, if it did."""
    ended: Ended | None = None
    """Why the table was closed, if it was."""
    changed: float | UnsetType = UNSET
    commitment: str
    """The digest of the seed that all chance results follow from."""
    seed: str | None = None
    """The seed itself, once the match is over."""
    settings: TableSettings
    options: dict[str, OptionValue] | UnsetType = UNSET
    """Left out in lists: a board of one's own can be long."""
    colours: tuple[str, ...] = ()
    """Of the seats, if that was agreed on."""
    owner: bool = False
    """Whether the asker made it."""
    practice: bool = False
    origin: Origin | None = None
    request: RequestInfo | None = None
    clock: ClockInfo | None = None
    next: str | None = None
    """The table at which the same people play again."""
    said: int = 0
    """In lists of one's own: the number of what was last said there, if anything was."""
    watching: int = 0
    """How many look on."""
    cup: str | None = None
    """The tournament that it belongs to, if it does."""
    late: int = 0
    """How many turns late the asker sees the match."""
    hands: Hands | None = None
    """How all hands are shown to who has a link for that; null if not everybody agrees."""
    sees_hands: bool = False
    """Whether the asker looks into all hands."""
    links: tuple[LinkInfo, ...] = ()
    """Links for looking on that were not taken back; told to whoever made the table."""


def seat_info(chair: Chair, owner: str, guest: str | None, present: Collection[str]) -> SeatInfo:
    """Return who sits on a seat of an owner's table, as a guest may know it."""
    return SeatInfo(
        name=chair.name,
        bot=chair.bot,
        program=chair.program,
        away=chair.away,
        yours=guest is not None and chair.guest == guest,
        here=chair.guest in present,
        ready=chair.ready,
        made=chair.guest == owner,
        left=chair.left,
        hands=chair.hands,
    )


def _colours(document: Document) -> tuple[str, ...]:
    """Return the colours of the seats: as the options of the game say, else as was chosen."""
    agreed = document.options.get("colours")
    colours = agreed if isinstance(agreed, list | tuple) else document.colours
    return tuple(colours[: len(document.chairs)])


def listed_info(stored: StoredTable, guest: str | None) -> TableInfo:
    """Return a table as lists show it: what can be said without opening its match."""
    document = stored.document
    late = stored.status == "playing" and lens_of(document, guest).turns > 0
    return TableInfo(
        id=stored.id,
        name=document.name,
        game=document.game,
        status=stored.status,
        seats=tuple(seat_info(chair, document.owner, guest, ()) for chair in document.chairs),
        version=0 if late else stored.version,
        actor=None if late else stored.actor,
        outcome=stored.outcome,
        ended=document.ended,
        changed=round(stored.changed, 3),
        commitment=document.commitment,
        settings=document.settings,
        colours=_colours(document),
        owner=guest == document.owner,
        practice=document.practice,
        origin=document.origin,
        said=stored.said,
        cup=document.cup,
    )


def table_info(
    table: str,
    standing: TableStanding,
    guest: str | None,
    audience: Audience,
    now: float,
    forgiven: float = 0.0,
) -> TableInfo:
    """Return an open table, as a guest may know it; no clock runs out before it is `forgiven`."""
    present = audience.present()
    document = standing.document
    members = document.members
    return TableInfo(
        id=table,
        name=document.name,
        game=document.game,
        status=standing.status,
        seats=tuple(seat_info(chair, document.owner, guest, present) for chair in document.chairs),
        version=standing.version,
        actor=standing.actor,
        outcome=standing.outcome,
        ended=document.ended,
        commitment=document.commitment,
        seed=document.seed if standing.status == "over" else None,
        settings=document.settings,
        options=document.options,
        colours=_colours(document),
        owner=guest == document.owner,
        practice=document.practice,
        origin=document.origin,
        request=_request_info(standing),
        clock=None if standing.lens.turns else _clock_info(standing, now, forgiven),
        next=document.next if guest in members else None,
        watching=len(present - members) + audience.unnamed,
        cup=document.cup,
        late=standing.lens.turns,
        hands=shown_hands(document) if document.status != "open" else None,
        sees_hands=standing.lens.hands,
        links=_links(document) if guest is not None and guest == document.owner else (),
    )


def _links(document: Document) -> tuple[LinkInfo, ...]:
    came = Counter(each.link for each in document.lookers)
    return tuple(
        LinkInfo(each.number, each.turns, each.hands, came[each.number]) for each in document.links
    )


def _request_info(standing: TableStanding) -> RequestInfo | None:
    request = standing.document.request
    if request is None or request.version != standing.version:
        return None
    waits = tuple(
        seat
        for seat, chair in enumerate(standing.document.chairs)
        if must_agree(chair, standing.document.chairs[request.seat]) and seat not in request.agreed
    )
    return RequestInfo(request.seat, request.to, request.version, waits)


def must_agree(chair: Chair, asker: Chair) -> bool:
    """Return whether a seat is asked: people other than the asker are; bots agree to anything."""
    return chair.guest is not None and chair.bot is None and chair.guest != asker.guest


def _clock_info(standing: TableStanding, now: float, forgiven: float) -> ClockInfo | None:
    match = standing.match
    clock = standing.document.settings.clock
    if clock is None or match is None or standing.status == "closed":
        return None
    running = None
    left = []
    for seat, chair in enumerate(standing.document.chairs):
        seconds = standing.time_left(seat, now)
        if match.actor == seat and chair.guest is not None and chair.bot is None:
            running = seat
            seconds = max(seconds, forgiven - now)
        left.append(round(min(max(0.0, seconds), clock.seconds), 1))
    return ClockInfo(tuple(left), running)
