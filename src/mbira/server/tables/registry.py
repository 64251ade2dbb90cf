"""The tables that are open: read from the disk when somebody comes, kept going, put away."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING

import structlog

from mbira.core.errors import MbiraError
from mbira.server.club.club import Club
from mbira.server.refusals import Refusal, not_found, unavailable
from mbira.server.store.database.connection import StoreError
from mbira.server.tables.beside import listen_beside
from mbira.server.tables.deciding.bots import drive
from mbira.server.tables.due import BOT_DUE, due_at
from mbira.server.tables.hearing import note_presence_for_ever
from mbira.server.tables.peers import Neighbours
from mbira.server.tables.sent.bells import Bells
from mbira.server.tables.sent.sockets import GONE, LATER, SIGNED_OUT
from mbira.server.tables.standing import TableStanding
from mbira.server.tables.sweeping import sweep_for_ever
from mbira.server.tables.table import Live
from mbira.server.thinking.processes import LostError

if TYPE_CHECKING:
    from mbira.server.services import Services
    from mbira.server.tables.sent.sockets import Socket
    from mbira.server.thinking.line import Share

log = structlog.get_logger()
SEEN = 20_000
"""For this many tables that were put away it is remembered when guests were there."""
SWEEP = 1.0
"""Sleeping tables are looked after this often, in seconds."""
LATE = 1.0
"""A process that has a table open has this long to look after it before another does."""
LEFT = 1.0
"""Whoever asked for a table has had their turn after this many seconds."""
AGAIN = 2.0
"""After this many seconds a table that could not go on tries again."""


class Tables:
    """The tables of a server."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.club = Club(services)
        """What becomes of matches that are over."""
        self.open: dict[str, Live] = {}
        """Those in memory, by id; all are on the disk."""
        self.sockets: set[Socket] = set()
        """All who are connected, to whatever table."""
        self.bells = Bells()
        """Those of them who look at a list of their tables."""
        self.match_over = asyncio.Event()
        """Set when a match of a tournament ends here."""
        self._opening: dict[str, asyncio.Future[Live]] = {}
        self._seen: OrderedDict[str, dict[str, float]] = OrderedDict()
        """When guests were last at tables that were put away."""

    async def start(self) -> None:
        """Begin to look after tables; in the loop that will serve."""
        services = self.services
        await services.start()
        self.peers = Neighbours(self)
        services.task(self._look_after())
        services.task(sweep_for_ever(self))
        self.club.start()
        services.task(note_presence_for_ever(self))
        if services.store.shared:
            self.peers.start()
        else:
            services.task(listen_beside(self))

    async def stop(self) -> None:
        """Finish what is being written, end the rest."""
        for live in self.open.values():
            if live.alarm is not None:
                live.alarm.cancel()
        await self.services.end_tasks()
        if self.services.store.shared:
            await self.peers.say_goodbye()
        await self.services.stop()

    async def table(self, table: str, share: Share | None = None) -> Live:
        """Return a table, opened if it was not; that is counted to the asker."""
        live = self.open.get(table)
        if live is not None:
            live.used = self.services.now()  # whoever asks has their turn before it is put away
            return live
        opening = self._opening.get(table)
        if opening is not None:
            try:
                return await asyncio.shield(opening)
            except Refusal as error:  # a debtor does not keep others from their table
                if error.name != "too-fast":
                    raise
            return await self.table(table, share)
        opening = self._opening[table] = asyncio.ensure_future(self._open(table, share))
        try:
            return await asyncio.shield(opening)
        finally:
            self._opening.pop(table, None)

    async def _open(self, table: str, share: Share | None) -> Live:
        live = Live(table, await self.read_standing(table, share), self)
        live.seen = self._seen.pop(table, {})
        self.open[table] = live
        if self.services.store.shared:
            await live.catch_up()  # news that came while it was read found no table to go to
            await self.resume(live)
            self.services.task(self.peers.presence.tell(live, ask=True))
        self.wake(live)
        return live

    async def resume(self, live: Live) -> None:
        """Let bots that rested, here or in another process, go on here, as somebody looks."""
        until, store = self.services.now() + BOT_DUE, self.services.store
        if live.standing.bot_to_move is None:
            return
        try:
            if not await store.resume(live.id, until):
                return
            await live.catch_up()  # what is not here yet would be in the way of the first decision
        except StoreError as error:  # whoever looks next tries again
            log.warning("cannot let bots go on", table=live.id, why=str(error))
            return
        live.take_over(until)
        self.wake(live)

    async def discard(self, table: str) -> None:
        """Let a table be there for nobody any more."""
        await self.services.store.sweeps.bury(table)
        self.drop_table(table)

    def drop_guest(self, guest: str) -> None:
        """Close all sockets of a guest whose cookies are void."""
        for socket in self.sockets:
            if socket.guest == guest:
                socket.drop(SIGNED_OUT)

    def drop_session(self, session: str) -> None:
        """Close all sockets of a browser that was signed out."""
        for socket in self.sockets:
            if socket.session == session:
                socket.drop(SIGNED_OUT)

    def drop_program(self, program: str) -> None:
        """Close all sockets of a program that was turned away."""
        for socket in self.sockets:
            if socket.program == program:
                socket.drop(SIGNED_OUT)

    def check_programs_again(self) -> None:
        """Let programs come again with their tokens: nobody knows which were turned away."""
        for socket in self.sockets:
            if socket.program is not None:
                socket.drop(LATER)

    def drop_table(self, table: str) -> None:
        """Forget a table that is not there any more; those who look at it are let go."""
        live = self.open.pop(table, None)
        if live is None:
            return
        if live.alarm is not None:
            live.alarm.cancel()
        for socket in live.audience.sockets:
            socket.drop(GONE)
        self.bells.ring(live.standing.document.members)

    def adopt(self, table: str, standing: TableStanding) -> Live:
        """Return a table that was just made, open."""
        live = self.open[table] = Live(table, standing, self)
        live.ours = True
        self.bells.ring(standing.document.members)
        self.wake(live)
        return live

    async def read_standing(self, table: str, share: Share | None = None) -> TableStanding:
        """Read a table from the disk."""
        services = self.services
        if not (table.isascii() and table.isalnum()):  # a database may choke on other names
            raise not_found("table", table=table[:20])
        try:
            stored = await services.store.table(table)
            if stored is None:
                raise not_found("table", table=table[:20])
            began = stored.document.header is not None
            rows = await services.store.records(table) if began else []
            orders = await services.store.orders.of(table) if began else {}
        except StoreError as error:
            log.warning("cannot read", table=table, why=str(error))
            raise unavailable(error.trouble) from None
        standing = await services.beside(
            TableStanding, stored.document, stored.revision, rows, share=share
        )
        standing.orders = orders
        return standing

    def wake(self, live: Live) -> None:
        """See to it that the bots and clocks of a table go on."""
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        if live.lost:  # memory cannot say what is due, driving looks at the disk
            self._drive(live)
            return
        due = due_at(live, live.standing.document)
        if due is None or live.driving is not None or self.services.stopping:
            return
        standing = live.standing
        if standing.bot_to_move is not None or standing.ordered(standing.document) is not None:
            if live.ours:
                self._drive(live)
        else:
            wait = max(0.0, due - self.services.now())
            live.alarm = asyncio.get_running_loop().call_later(wait, self._drive, live)

    def wake_later(self, live: Live) -> None:
        """Look again at a table that could not go on, when what was wrong may have passed."""
        if live.alarm is not None:
            live.alarm.cancel()
        live.alarm = asyncio.get_running_loop().call_later(AGAIN, self._drive, live)

    def _drive(self, live: Live) -> None:
        live.alarm = None
        if live.driving is None and not self.services.stopping:
            live.driving = self.services.task(self._drive_on(live))

    async def _drive_on(self, live: Live) -> None:
        again = False
        try:
            await drive(live)
        except (Refusal, LostError) as error:
            if str(error) == "table":  # it is not there any more
                live.driving = None
                return
            again = str(error) != "stale"  # then another process was faster
            if again:
                log.warning("a table could not go on", table=live.id, why=str(error))
        except Exception:
            log.exception("a table could not go on", table=live.id)
            again = True
        live.driving = None
        if again:
            self.wake_later(live)
        else:
            self.wake(live)

    async def tell_presence(self, live: Live) -> None:
        """Tell other processes who is connected to a table here; it is told again after a break."""
        if self.services.store.shared and not self.services.stopping:
            await self.peers.presence.tell(live)

    async def _look_after(self) -> None:
        """Wake tables at which something is due, put away those that nobody looks at."""
        while True:
            try:
                for table in await self.services.store.due_tables(self.services.now() - LATE):
                    await self._take_over(table)
                await self._stay_at_it()
            except StoreError as error:
                log.warning("cannot look after tables", why=str(error))
            for workers in (self.services.thinkers, self.services.lookers):
                await workers.processes.tidy()
            idle = self.services.settings.limits.idle
            if idle:
                self._put_away(self.services.now() - idle)
            await asyncio.sleep(min(SWEEP, idle or SWEEP))

    async def _take_over(self, table: str) -> None:
        """Wake a table at which something is due, unless another process does."""
        until = self.services.now() + BOT_DUE
        if not await self.services.store.claim(table, self.services.now(), until):
            return
        try:
            live = await self.table(table)
            await live.catch_up()
        except (Refusal, MbiraError) as error:  # of this table alone: the others go on
            log.warning("cannot wake a table", table=table, why=str(error))
            return
        except Exception:
            log.exception("cannot wake a table", table=table)
            return
        live.take_over(until)
        self.wake(live)

    async def _stay_at_it(self) -> None:
        """Let other processes know at which tables bots still think here."""
        soon = self.services.now() + 2 * SWEEP
        for live in list(self.open.values()):
            thinking = live.driving is not None and live.standing.bot_to_move is not None
            if thinking and live.ours and live.ours_until < soon:
                until = self.services.now() + BOT_DUE
                if await self.services.store.claim(live.id, until, until):
                    live.ours_until = until

    def _put_away(self, since: float) -> None:
        """Forget tables that nobody looked at since, or that take too much memory together.

        The disk has all of them.
        """
        kept, records = self.services.settings.limits.kept, 0
        left = max(since, self.services.now() - LEFT)
        unused = (live for live in self.open.values() if live.unused(left))
        for live in sorted(unused, key=lambda live: live.used, reverse=True):
            records += live.standing.weight
            if live.used < since or 0 < kept < records:
                if live.alarm is not None:
                    live.alarm.cancel()
                del self.open[live.id]
                if live.seen:
                    self._seen[live.id] = live.seen
                    while len(self._seen) > SEEN:
                        self._seen.popitem(last=False)
