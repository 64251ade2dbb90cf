"""One thread that writes: all that waits goes into one transaction, one sync to disk for all."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections import deque
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from mbira.server.store.database.connection import ConflictError, StoreError, failed, failure

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from sqlalchemy import Connection, Engine

    from mbira.server.store.database.trouble import Trouble

KEPT = 1.0
"""An unused connection is kept for this many seconds; after that it may be gone."""
MOST = 100
"""At most this many changes share a transaction."""
LONG = 200
"""A change of more rows has a transaction to itself, after those that are quick."""


class _Change:
    """Something to write, and who waits for it."""

    def __init__(
        self,
        write: Callable[[Connection], Any],
        about: str,
        rows: int,
        settled: Callable[[], None] | None,
    ) -> None:
        self.write = write
        self.about = about
        self._settled = settled
        self.long = rows > LONG
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.error: Exception | None = None

    def tell(self) -> None:
        """Let the waiting one go on, in its own loop."""
        self.loop.call_soon_threadsafe(self._settle)

    def _settle(self) -> None:
        if self._settled is not None:
            self._settled()
        if self.done.done():  # whoever waited has given up
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


class Writer:
    """Carries changes out in order; each is on disk before its waiter is told."""

    def __init__(self, engine: Engine, note: Callable[[StoreError], object] = str) -> None:
        """`note` is told each time that the database does not do what it should."""
        self._engine = engine
        self._note = note
        self._connection: Connection | None = None
        self._used = 0.0
        """When the connection was last used."""
        self.trouble: Trouble | None = None
        """Why what was to be written last could not be; None if it could."""
        self._waiting: queue.SimpleQueue[_Change | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    async def write(
        self,
        change: Callable[[Connection], Any],
        about: str = "",
        rows: int = 0,
        settled: Callable[[], None] | None = None,
    ) -> Any:
        """Carry out a change; it may be tried twice, so it must leave nothing behind but rows.

        `about` names what it changes. Changes of different things have no order, so each process
        takes them in that of their names: two that share a database never both wait for each other.
        `rows` says about how many it adds: whoever adds few does not wait for all who add many.
        `settled` is called when it was carried out or has failed, in order, whether or not anybody
        still waits for it.
        """
        waiting = _Change(change, about, rows, settled)
        self._waiting.put(waiting)
        return await waiting.done

    def stop(self) -> None:
        """Finish what waits, then end the thread."""
        self._waiting.put(None)
        self._thread.join()

    def _work(self) -> None:
        try:
            self._run()
        finally:
            self._let_go()

    def _run(self) -> None:
        quick: deque[_Change] = deque()
        long: deque[_Change] = deque()
        last = False
        while quick or long or not last:
            if not (quick or long) or not self._waiting.empty():
                change = self._waiting.get()
                if change is None:
                    last = True
                else:
                    (long if change.long else quick).append(change)
                continue
            batch = [quick.popleft() for _ in range(min(len(quick), MOST))]
            if batch:
                batch.sort(key=lambda change: change.about)
                self._carry_out(batch)
            if long:  # one, then again those that are quick
                self._carry_out([long.popleft()])

    def _carry_out(self, batch: list[_Change]) -> None:
        """Write some changes, and tell those who wait for them."""
        self._write_all(batch)
        for change in batch:
            change.tell()

    def _write_all(self, batch: list[_Change]) -> None:
        if len(batch) == 1 or not self._together(batch):
            reached = True
            for change in batch:  # one of them is bad: each on its own
                if reached:
                    reached = self._alone(change)
                else:  # to find that out again takes long, and the others wait
                    change.error = StoreError("the database cannot be reached")
        last = batch[-1].error
        self.trouble = last.trouble if isinstance(last, StoreError) else None

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """Carry out what the block does, or nothing of it.

        While there is much to write the connection is kept: to take and give one back each time
        takes as long as a change.
        """
        now = time.monotonic()
        if now - self._used > KEPT:
            self._let_go()
        if self._connection is None:
            self._connection = self._engine.connect()
        self._used = now
        try:
            with self._connection.begin():
                yield self._connection
        except BaseException:
            self._let_go()  # it may be broken
            raise

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _together(self, batch: list[_Change]) -> bool:
        try:
            with self._transaction() as connection:
                for change in batch:
                    change.result = change.write(connection)
        except Exception:  # noqa: BLE001 whatever it was, it comes again and is told to whom it belongs
            return False
        return True

    def _alone(self, change: _Change) -> bool:
        """Carry out one change; return whether there was a database to do it."""
        try:
            with self._transaction() as connection:
                change.result = change.write(connection)
        except IntegrityError as error:
            change.error = ConflictError(failure(error))
        except DBAPIError as error:
            change.error = failed(error)
            self._note(change.error)
            return error.statement is not None and not error.connection_invalidated
        except SQLAlchemyError as error:
            change.error = StoreError(type(error).__name__)
        except Exception as error:  # noqa: BLE001 it belongs to whoever waits
            change.error = error
        return True
