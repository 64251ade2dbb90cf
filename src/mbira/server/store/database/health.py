"""How the database is doing: whether it can be read and written, found out by trying."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from contextlib import closing
from typing import TYPE_CHECKING
from urllib.parse import quote

import structlog

from mbira.server.store.database.connection import StoreError
from mbira.server.store.database.trouble import trouble_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

log = structlog.get_logger()
FRESH = 1.0
"""What was found out is good for this many seconds, however often it is asked for."""
PATIENCE = 3.0
"""A database that has not answered after this many seconds does not answer."""
LARGEST = 1024**3
"""Bytes of a file that is looked through; a larger one would keep the disk busy for too long."""
REST = 24 * 3600.0
"""Seconds between two looks through all of it."""
JOIN = 1.0
"""Such a look may hold up the end of the server for this many seconds."""


class Health:
    """What is known of the database.

    Whether it can be read and written is tried, at most once in a while. Damage does not mend
    itself: once met, it is reported until another server starts on another file.
    """

    def __init__(
        self,
        probe: Callable[[], Awaitable[None]],
        writing: Callable[[], str | None],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`probe` reads and writes; `writing` says what was wrong with the last write, if so."""
        self._probe = probe
        self._writing = writing
        self._clock = clock
        self._found = "ok"
        self._at = float("-inf")
        """When that was found."""
        self._asking: asyncio.Task[None] | None = None
        self._since = 0.0
        """When that began."""
        self.damage: str | None = None
        """What a damaged database said."""

    def note(self, error: StoreError) -> StoreError:
        """Keep in mind what an error tells of the database; return the error."""
        if error.trouble == "damaged":
            self.note_damage(str(error))
        return error

    def note_damage(self, why: str) -> None:
        """Keep in mind that the database is damaged; whoever runs the server is told once."""
        if self.damage is None:
            self.damage = why
            log.error(
                "the database is damaged: stop the server and put a backup in its place", why=why
            )

    async def status(self) -> str:
        """Return "ok", or what is wrong; soon, whatever is."""
        now = self._clock()
        if now - self._at < FRESH or self.damage is not None:
            return self._known()
        if self._asking is None:
            self._since = now
            self._asking = asyncio.get_running_loop().create_task(self._find_out())
        left = max(0.0, self._since + PATIENCE - now)
        done, _ = await asyncio.wait({self._asking}, timeout=left)
        return self._known() if done else "no answer"

    def _known(self) -> str:
        return "damaged" if self.damage is not None else self._writing() or self._found

    async def _find_out(self) -> None:
        try:
            await self._probe()
        except StoreError as error:
            self._found = error.trouble
        except Exception:
            log.exception("it cannot be found out how the database is doing")
            self._found = "cannot write"
        else:
            self._found = "ok"
        finally:
            self._at = self._clock()
            self._asking = None


class LookThrough:
    """Looks through a whole SQLite file for damage, in a thread of its own, now and then."""

    def __init__(self, file: Path, health: Health) -> None:
        self._file = file
        self._health = health
        self._end = threading.Event()
        self._thread = threading.Thread(target=self._work, name="look-through", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Stop looking; a look that takes long is not waited for."""
        self._end.set()
        self._thread.join(JOIN)

    def _work(self) -> None:
        while True:
            damage = damage_of(self._file)
            if damage is not None:
                self._health.note_damage(damage)
                return
            if self._end.wait(REST):
                return


def damage_of(file: Path) -> str | None:
    """Return what is damaged in a file, if anything is that can be told."""
    try:
        if file.stat().st_size > LARGEST:
            return None
        address = f"file:{quote(str(file.absolute()))}?mode=ro"
        with closing(sqlite3.connect(address, uri=True)) as connection:
            ((said,),) = connection.execute("PRAGMA quick_check(1)").fetchall()
    except sqlite3.Error as error:
        return str(error) if trouble_of(error) == "damaged" else None
    except OSError:  # that it is gone is found out elsewhere
        return None
    return None if said == "ok" else str(said).splitlines()[-1]
