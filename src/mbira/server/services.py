"""What the parts of a server share: the store, the guests, the bots, the time."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, TypeVar
from weakref import WeakValueDictionary

import structlog

from mbira.server.calling.calling import Calling
from mbira.server.luck import Luck
from mbira.server.mail import Mail
from mbira.server.metrics import Metrics
from mbira.server.people.bans import Bans
from mbira.server.people.codes import Codes
from mbira.server.people.guests import Guests
from mbira.server.people.letters import Letters, may_send_links
from mbira.server.people.limits import Buckets
from mbira.server.people.passkeys import Passkeys
from mbira.server.people.programs import Programs
from mbira.server.people.proxies import Proxies
from mbira.server.people.seals import Seals
from mbira.server.people.sessions import Sessions
from mbira.server.refusals import Refusal
from mbira.server.store.store import Store
from mbira.server.thinking.job import TooHard
from mbira.server.thinking.line import Share
from mbira.server.thinking.lookers import Lookers
from mbira.server.thinking.pool import Thinkers
from mbira.server.wire.door import Door
from mbira.server.wire.gate import Gate

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from mbira.server.settings import Settings
    from mbira.server.thinking.job import Job

T = TypeVar("T")
log = structlog.get_logger()
THREADS = 2
"""This many tables are opened at once; with more, those being answered would wait for them."""
SEEN = 20_000
"""For this many guests it is remembered where they were last."""
FORGIVEN = 60.0
"""For this many seconds after the start no clock runs out: nobody could have moved before."""


class Services:
    """What a running server works with; the tables that it has open are a floor above."""

    def __init__(
        self, settings: Settings, luck: Luck | None = None, door: Door | None = None
    ) -> None:
        self.settings = settings
        self.luck = luck if luck is not None else Luck()
        self.process = secrets.token_hex(4)
        self.store = Store(settings.db, self.process, settings.broker)
        self.guests = Guests(self.store, self.luck, settings.limits.tokens)
        self.sessions = Sessions(
            self.store.sessions, self.store.credentials, self.luck, self.guests
        )
        self.bans = Bans(self.store.desk, self.luck)
        self.seals = Seals(self.guests, self.luck)
        self.passkeys = Passkeys(self.store.credentials, self.luck, self.guests, self.seals)
        self.codes = Codes(self.store.credentials, self.luck, self.guests)
        self.mail = Mail(settings.mail) if settings.mail is not None else None
        """What sends letters; None where nobody has named who takes them."""
        self.letters = Letters(
            self.mail if may_send_links(settings) else None,
            self.store.credentials, self.luck, self.guests, self.seals,
        )  # fmt: skip
        self.programs = Programs(
            self.store.programs, self.luck, self.guests, settings.limits.tokens
        )
        self.metrics = Metrics()
        self.buckets = Buckets(settings.limits)
        self.proxies = Proxies(settings.proxies)
        self.gate = Gate(settings.limits, self.proxies)
        self.door = door if door is not None else Door(settings)
        self.calling = Calling(self.store, self.luck, settings, self.mail)
        self.started = self.now()
        self.forgiven_until = self.started + FORGIVEN
        self.stopping = False
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._addresses: OrderedDict[str, str] = OrderedDict()
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="beside")
        self._tasks: set[asyncio.Task[object]] = set()
        self._learned: set[tuple[object, ...]] = set()

    async def start(self) -> None:
        """Begin to think; in the loop that will serve."""
        await self.bans.read()
        self.thinkers = Thinkers(self.settings.workers)
        self.lookers = Lookers()
        self.task(self.thinkers.processes.warm_up())
        self.task(self.lookers.processes.warm_up())
        await self.calling.start(self.task)

    async def end_tasks(self) -> None:
        """Begin nothing more, and end what runs in the background."""
        self.stopping = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def stop(self) -> None:
        """Finish what is being written, end the rest."""
        await self.stop_thinking()
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self.mail is not None:
            self.mail.close()
        await asyncio.to_thread(self.store.close)

    async def stop_thinking(self) -> None:
        """End the processes that bots think in and that questions are answered in."""
        for workers in (self.thinkers, self.lookers):
            await workers.processes.stop()

    async def beside(
        self, work: Callable[..., T], *arguments: object, share: Share | None = None
    ) -> T:
        """Do in a thread what takes a moment, so that others are answered meanwhile.

        What it takes is counted to its owner: whoever owes too much already is refused, and those
        of one address wait for each other, and leave room for everybody else.
        """
        if share is None:
            return (await self._in_a_thread(work, arguments))[0]
        async with self.one_by_one(f"beside {share.address}"):
            self.buckets.check_work(share)
            result, seconds = await self._in_a_thread(work, arguments)
            self.buckets.count_work(share, seconds)
        return result

    async def learn(self, load: Callable[..., T], *what: object) -> T:
        """Return what is loaded once and then known, such as the words of a game in a language.

        The first time it is read and taken apart in a thread: nobody is to wait until the server
        has learned a language that another one asks for.
        """
        key = (load, *what)
        if key not in self._learned and not self.stopping:
            await self.beside(load, *what)
            self._learned.add(key)
        return load(*what)

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
        done = await self.lookers.ask(job, share, partial(self.buckets.check_work, share))
        self.buckets.count_work(share, done.seconds)
        if isinstance(done.answer, TooHard):
            raise Refusal(HTTPStatus.UNPROCESSABLE_ENTITY, "too-hard")
        return done.answer

    def now(self) -> float:
        """Return the time."""
        return self.luck.now()

    def task(self, work: Coroutine[object, object, object]) -> asyncio.Task[object]:
        """Let something run in the background; if it fails, that is noted."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task failed", exc_info=error)

    def one_by_one(self, what: str) -> asyncio.Lock:
        """Return a lock for what can be done only once at a time, such as what one guest does."""
        return self._locks.setdefault(what, asyncio.Lock())


def _timed(work: Callable[..., T], arguments: tuple[object, ...]) -> tuple[T, float]:
    """Return what comes of work, and the seconds of processor time that it took."""
    before = time.thread_time()
    result = work(*arguments)
    return result, time.thread_time() - before
