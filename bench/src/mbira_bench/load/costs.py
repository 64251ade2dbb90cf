"""What servers, database and broker have used, as the system and the database count it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import psycopg
from msgspec import Struct

from mbira_bench.client.process import Usage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira_bench.client.postgres import Postgres
    from mbira_bench.client.process import Process
    from mbira_bench.client.redis import RedisProcess


class Used(Struct, frozen=True):
    """Processor time in seconds, and what was written."""

    servers: float
    database: float
    broker: float
    commits: int
    log_bytes: int
    """Of the database's log, which is what it syncs to disk."""

    def since(self, before: Used) -> Used:
        """Return what was used since."""
        return Used(
            self.servers - before.servers,
            self.database - before.database,
            self.broker - before.broker,
            self.commits - before.commits,
            self.log_bytes - before.log_bytes,
        )


class Meter:
    """Reads what is used."""

    def __init__(
        self,
        servers: Sequence[Process],
        postgres: Postgres,
        db: str,
        redis: RedisProcess | None,
    ) -> None:
        self._servers = servers
        self._postgres = postgres
        self._db = db
        self._redis = redis

    def read(self) -> Used:
        """Return what was used so far."""
        redis = self._redis
        with psycopg.connect(self._db, autocommit=True) as connection:
            row = connection.execute(
                "SELECT xact_commit, pg_current_wal_lsn() - '0/0'::pg_lsn"
                " FROM pg_stat_database WHERE datname = current_database()"
            ).fetchone()
        commits, log = (0, 0) if row is None else row
        return Used(
            sum(server.usage.seconds() for server in self._servers),
            _family_seconds(self._postgres.process.pid),
            0.0 if redis is None else Usage(redis.process.pid).seconds(),
            int(commits),
            int(log),
        )


def _family_seconds(pid: int) -> float:
    """Return what a process has used, and those that it has started, ended ones included."""
    found = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:  # it has just ended: its parent knows
            continue
        if int(stat.parent.name) == pid:
            found += sum(map(int, fields[11:15]))
        elif int(fields[1]) == pid:
            found += int(fields[11]) + int(fields[12])
    return found / os.sysconf("SC_CLK_TCK")
