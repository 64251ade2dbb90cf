"""What the parts of a server share: the store, the open tables, the bots, the time."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, TypeVar
from weakref import WeakValueDictionary

import structlog

from mbira.core.errors import MbiraError
from mbira.server.luck import Luck
from mbira.server.metrics import Metrics
from mbira.server.people.guests import Guests
from mbira.server.people.limits import Buckets
from mbira.server.people.proxies import Proxies
from mbira.server.people.sweeping import sweep_for_ever
from mbira.server.refusals import Refusal, not_found, unavailable
from mbira.server.store.database import StoreError
from mbira.server.store.store import Store
from mbira.server.tables.bots import drive
from mbira.server.tables.peers import Neighbours
from mbira.server.tables.sockets import GONE, SIGNED_OUT
from mbira.server.tables.standing import Standing
from mbira.server.tables.table import BOT_DUE, Live
from mbira.server.thinking.job import TooHard
from mbira.server.thinking.line import Share
from mbira.server.thinking.lookers import Lookers
from mbira.server.thinking.pool import Thinkers
from mbira.server.thinking.processes import LostError
from mbira.server.wire.gate import Gate

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from mbira.server.settings import Settings
    from mbira.server.tables.sockets import Socket
    from mbira.server.thinking.job import Job

T = TypeVar("T")
log = structlog.get_logger()
THREADS = 2
"""So many tables are opened at once; with more, those who are answered would wait for them."""
SEEN = 20_000
"""Of so many guests it is remembered where they were last."""
FORGIVEN = 60.0
"""For so many seconds after the start no clock runs out: nobody could have moved before."""
SWEEP = 1.0
"""So often sleeping tables are looked after."""
LATE = 1.0
"""Who is at a table has this long to look after it before somebody else does."""
LEFT = 1.0
"""Whoever asked for a table has had their turn after so many seconds."""
AGAIN = 2.0
"""After so many seconds a table that could not go on tries again."""


class Services:
    """A running server, without its sockets and addresses."""

    def __init__(self, settings: Settings, luck: Luck | None = None) -> None:
        self.settings = settings
        self.luck = luck if luck is not None else Luck()
        self.process = secrets.token_hex(4)
        self.store = Store(settings.db, self.process)
        self.guests = Guests(self.store, self.luck, settings.limits.tokens)
        self.metrics = Metrics()
        self.buckets = Buckets(settings.limits)
        self.proxies = Proxies(settings.proxies)
        self.gate = Gate(settings.limits, self.proxies)
        self.started = self.now()
        self.forgiven_until = self.started + FORGIVEN
        self.stopping = False
        self.tables: dict[str, Live] = {}
        self.sockets: set[Socket] = set()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._opening: dict[str, asyncio.Future[Live]] = {}
        self._addresses: OrderedDict[str, str] = OrderedDict()
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="beside")
        self._tasks: set[asyncio.Task[object]] = set()

    async def start(self) -> None:
        """Begin to look after tables; in the loop that will serve."""
        self.thinkers = Thinkers(self.settings.workers)
        self.lookers = Lookers()
        self.neighbours = Neighbours(self)
        self.task(self._look_after())
        self.task(sweep_for_ever(self))
        self.task(self.thinkers.processes.warm_up())
        self.task(self.lookers.processes.warm_up())
        if self.store.shared:
            self.task(self.neighbours.listen())
            self.task(self.neighbours.stay_in_touch())

    async def stop(self) -> None:
        """Finish what is being written, end the rest."""
        self.stopping = True
        for live in self.tables.values():
            if live.alarm is not None:
                live.alarm.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.stop_thinking()
        if self.store.shared:
            await self.neighbours.say_goodbye()
        self._threads.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self.store.close)

    async def stop_thinking(self) -> None:
        """End the processes that bots think in and that questions are answered in."""
        for workers in (self.thinkers, self.lookers):
            await workers.processes.stop()

    async def beside(
        self, work: Callable[..., T], *arguments: object, share: Share | None = None
    ) -> T:
        """Do in a thread what takes a moment, so that others are answered meanwhile.

        What it takes is counted to whose it is: who owes too much already is refused, and those of
        one address wait for each other, and leave room for everybody else.
        """
        if share is None:
            return (await self._in_a_thread(work, arguments))[0]
        async with self.one_by_one(f"beside {share.address}"):
            self.buckets.check_work(share)
            result, seconds = await self._in_a_thread(work, arguments)
            self.buckets.count_work(share, seconds)
        return result

    async def _in_a_thread(
        self, work: Callable[..., T], arguments: tuple[object, ...]
    ) -> tuple[T, float]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, _timed, work, arguments)

    # Whose work it is

    def seen(self, guest: str, address: str) -> None:
        """Note where a guest is."""
        self._addresses[guest] = address
        self._addresses.move_to_end(guest)
        if len(self._addresses) > SEEN:
            self._addresses.popitem(last=False)

    def share(self, guest: str) -> Share:
        """Return whom work for a guest is counted to; one who was not here yet counts alone."""
        return Share(self._addresses.get(guest, guest), guest)

    async def look(self, job: Job, share: Share) -> Any:
        """Let a process answer a question, and count to whoever asks what that takes."""
        self.buckets.check_work(share)
        done = await self.lookers.ask(job, share)
        self.buckets.count_work(share, done.seconds)
        if isinstance(done.answer, TooHard):
            raise Refusal(HTTPStatus.UNPROCESSABLE_ENTITY, "too-hard")
        return done.answer

    def now(self) -> float:
        """Return the time."""
        return self.luck.now()

    def task(self, work: Coroutine[object, object, object]) -> asyncio.Task[object]:
        """Let something run beside; if it fails, that is noted."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task failed", exc_info=error)

    def drop_guest(self, guest: str) -> None:
        """Close all sockets of a guest whose cookies are void."""
        for socket in self.sockets:
            if socket.guest == guest:
                socket.drop(SIGNED_OUT)

    def one_by_one(self, what: str) -> asyncio.Lock:
        """Return a lock for what can be done only once at a time, such as what one guest does."""
        return self._locks.setdefault(what, asyncio.Lock())

    # Tables

    async def table(self, table: str, share: Share | None = None) -> Live:
        """Return a table, opened if it was not; that is counted to who asks for it."""
        live = self.tables.get(table)
        if live is not None:
            live.used = self.now()  # it is not put away before whoever asks has had their turn
            return live
        opening = self._opening.get(table)
        if opening is not None:
            return await asyncio.shield(opening)
        opening = self._opening[table] = asyncio.ensure_future(self._open(table, share))
        try:
            return await asyncio.shield(opening)
        finally:
            self._opening.pop(table, None)

    async def _open(self, table: str, share: Share | None) -> Live:
        live = Live(table, await self.read_standing(table, share), self)
        self.tables[table] = live
        if self.store.shared:
            await live.catch_up()  # news that came while it was read found no table to go to
            await self._resume(live)
            self.task(self.neighbours.ask_presence(live))
        self.wake(live)
        return live

    async def _resume(self, live: Live) -> None:
        """Let bots go on here that rested, as somebody looks, unless they do elsewhere."""
        until = self.now() + BOT_DUE
        if live.standing.bot_to_move is not None and await self.store.resume(live.id, until):
            live.take_over(until)

    async def discard(self, table: str) -> None:
        """Let a table be there for nobody any more."""
        await self.store.bury(table)
        self.drop_table(table)

    def drop_table(self, table: str) -> None:
        """Forget a table that is not there any more; who looks at it is let go."""
        live = self.tables.pop(table, None)
        if live is None:
            return
        if live.alarm is not None:
            live.alarm.cancel()
        for socket in live.audience.sockets:
            socket.drop(GONE)

    def adopt(self, table: str, standing: Standing) -> Live:
        """Return a table that was just made, open."""
        live = self.tables[table] = Live(table, standing, self)
        live.ours = True
        self.wake(live)
        return live

    async def read_standing(self, table: str, share: Share | None = None) -> Standing:
        """Read a table from the disk."""
        if not (table.isascii() and table.isalnum()):  # a database may choke on other names
            raise not_found("table", table=table[:20])
        try:
            stored = await self.store.table(table)
            if stored is None:
                raise not_found("table", table=table[:20])
            rows = await self.store.records(table) if stored.document.header is not None else []
        except StoreError as error:
            log.warning("cannot read", table=table, why=str(error))
            raise unavailable(error.trouble) from None
        return await self.beside(Standing, stored.document, stored.revision, rows, share=share)

    def wake(self, live: Live) -> None:
        """See to it that the bots and clocks of a table go on."""
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        if live.lost:  # memory cannot say what is due, driving looks at the disk
            self._drive(live)
            return
        due = live.due(live.standing.document)
        if due is None or live.driving is not None or self.stopping:
            return
        if live.standing.bot_to_move is not None:
            if live.ours:
                self._drive(live)
        else:
            wait = max(0.0, due - self.now())
            live.alarm = asyncio.get_running_loop().call_later(wait, self._drive, live)

    def wake_later(self, live: Live) -> None:
        """Look at a table again that could not go on, when what was wrong may have passed."""
        if live.alarm is not None:
            live.alarm.cancel()
        live.alarm = asyncio.get_running_loop().call_later(AGAIN, self._drive, live)

    def _drive(self, live: Live) -> None:
        live.alarm = None
        if live.driving is None and not self.stopping:
            live.driving = self.task(self._drive_on(live))

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
        if self.store.shared and not self.stopping:
            try:
                await self.neighbours.tell_presence(live)
            except StoreError as error:
                log.warning("cannot tell who is here", table=live.id, why=str(error))

    async def _look_after(self) -> None:
        """Wake tables at which something is due, put those away that nobody looks at."""
        while True:
            try:
                for table in await self.store.due_tables(self.now() - LATE):
                    await self._take_over(table)
                await self._stay_at_it()
            except StoreError as error:
                log.warning("cannot look after tables", why=str(error))
            for workers in (self.thinkers, self.lookers):
                await workers.processes.tidy()
            idle = self.settings.limits.idle
            if idle:
                self._put_away(self.now() - idle)
            await asyncio.sleep(min(SWEEP, idle or SWEEP))

    async def _take_over(self, table: str) -> None:
        """Wake a table at which something is due, unless another process does."""
        until = self.now() + BOT_DUE
        if not await self.store.claim(table, self.now(), until):
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
        soon = self.now() + 2 * SWEEP
        for live in list(self.tables.values()):
            thinking = live.driving is not None and live.standing.bot_to_move is not None
            if thinking and live.ours and live.ours_until < soon:
                until = self.now() + BOT_DUE
                if await self.store.claim(live.id, until, until):
                    live.ours_until = until

    def _put_away(self, since: float) -> None:
        """Forget tables that nobody looked at since, or that take too much memory together.

        The disk has all of them.
        """
        kept, records = self.settings.limits.kept, 0
        left = max(since, self.now() - LEFT)
        unused = (live for live in self.tables.values() if live.unused(left))
        for live in sorted(unused, key=lambda live: live.used, reverse=True):
            records += live.standing.version
            if live.used < since or 0 < kept < records:
                if live.alarm is not None:
                    live.alarm.cancel()
                del self.tables[live.id]


def _timed(work: Callable[..., T], arguments: tuple[object, ...]) -> tuple[T, float]:
    """Return what comes of work, and the seconds of processor time that it took."""
    before = time.thread_time()
    result = work(*arguments)
    return result, time.thread_time() - before
