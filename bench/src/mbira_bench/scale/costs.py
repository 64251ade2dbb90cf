"""What a table, a socket and an action cost, as measured; and what this many of them need."""

from __future__ import annotations

import math
from importlib.resources import files
from typing import NamedTuple

import msgspec
from msgspec import Struct

from mbira_bench.scale.queues import Outcome, Station, simulate

DAY = 86_400


class Point(Struct, frozen=True):
    """One set-up as `mbira bench server --processes` measured it."""

    processes: int
    broker: bool
    actions_a_second: float
    servers_ms_an_action: float
    database_ms_an_action: float
    broker_ms_an_action: float
    generator_ms_an_action: float
    share_of_a_core: float
    commits_an_action: float
    log_bytes_an_action: float
    told_bytes_an_action: float


class Club(Struct, frozen=True):
    """Its size."""

    tables: int
    sockets: int


class Bench(Struct, frozen=True):
    """What that bench printed with `--json`, as far as it matters here."""

    setting: Club
    cores: int
    load_average: float
    set_ups: list[Point]


class Measured(Struct, frozen=True):
    """All that was measured: `measured.json`."""

    day: str
    processes: Bench
    table_bytes: float
    """Of a table in memory, with its match: `mbira bench server`."""
    socket_bytes: float
    """Of a connection: the same."""
    note_seconds: float
    """Of a process that hears a note about a table that nobody has open there."""
    locked_seconds: float
    """That a commit with a notice keeps others waiting: `python -m mbira_bench.scale.lock`."""
    kept_bytes: float
    """That stay in PostgreSQL for a record."""

    def point(self, processes: int, *, broker: bool) -> Point:
        """Return one set-up."""
        return next(
            each
            for each in self.processes.set_ups
            if (each.processes, each.broker) == (processes, broker)
        )

    def costs(self) -> Costs:
        """Return what things cost; all times are of one machine's processor."""
        one, two = self.point(1, broker=False), self.point(2, broker=False)
        told = self.point(2, broker=True)
        return Costs(
            table_bytes=self.table_bytes,
            socket_bytes=self.socket_bytes,
            server_seconds=one.servers_ms_an_action / 1e3,
            hear_seconds=(two.servers_ms_an_action - one.servers_ms_an_action) / 1e3,
            note_seconds=self.note_seconds,
            database_seconds=one.database_ms_an_action / 1e3,
            read_seconds=(two.database_ms_an_action - one.database_ms_an_action) / 1e3,
            lock_seconds=self.locked_seconds * one.commits_an_action,
            broker_seconds=told.broker_ms_an_action / told.processes / 1e3,
            log_bytes=one.log_bytes_an_action,
            kept_bytes=self.kept_bytes,
            told_bytes=one.told_bytes_an_action / self.processes.setting.sockets,
        )


class Costs(Struct, frozen=True):
    """What a table, a socket and an action cost."""

    table_bytes: float
    socket_bytes: float
    server_seconds: float
    """Of the process that acts, for an action."""
    hear_seconds: float
    """Of the process that others at the table are connected to, beyond that, for an action."""
    note_seconds: float
    database_seconds: float
    """Of the database for an action that nobody else has to read."""
    read_seconds: float
    """Of the database for each further process that reads it."""
    lock_seconds: float
    """In which the notice of an action keeps other commits waiting; actions share commits."""
    broker_seconds: float
    """Of the broker for an action, for each process that hears it."""
    log_bytes: float
    """That the database writes and syncs for an action."""
    kept_bytes: float
    told_bytes: float
    """To one socket for an action."""


class Crowd(Struct, frozen=True):
    """How many there are, and how they play."""

    tables: int
    pause: float = 20.0
    """Seconds between two actions at a table."""
    sockets: float = 3.0
    """At a table."""
    spread: bool = True
    """Whether the people of a table come to any process; else all of them to the same."""

    @property
    def actions(self) -> float:
        """A second."""
        return self.tables / self.pause


class Need(NamedTuple):
    """Something that is needed, and how much of it one has."""

    what: str
    need: float
    one: float
    unit: str
    way: str
    """Past it, where one is not enough."""

    @property
    def times(self) -> float:
        """How many of it are needed."""
        return self.need / self.one


CORE = 0.7
"""The part of a processor that is used before people wait."""
PROCESS_SOCKETS = 5_000
"""Connections of a server process, as it is set."""
PROCESS_BYTES = 4e9
"""Memory that a server process may have."""
DATABASE_CORES = 16
DISK_BYTES = 100e6
"""That a disk syncs a second."""
DISK = 2e12
"""Bytes of a disk of the database."""
NETWORK = 125e6
"""Bytes a second through one machine: a gigabit."""


def measured() -> Measured:
    """Return what was measured."""
    text = files("mbira_bench.scale").joinpath("measured.json").read_bytes()
    return msgspec.json.decode(text, type=Measured)


def most(found: Measured, point: Point, actions: int = 20_000) -> Outcome:
    """Return what the model says of a set-up that plays as fast as it can.

    All of it works on the cores of one machine, of which it has a share; a server process, and so
    the generator, has one core at most.
    """
    of = 1e3 * point.share_of_a_core
    everything = (
        point.servers_ms_an_action + point.database_ms_an_action + point.broker_ms_an_action
        + point.generator_ms_an_action
    )  # fmt: skip
    stations = [
        Station("generator", point.generator_ms_an_action / of),
        Station("servers", point.servers_ms_an_action / of, point.processes),
        Station("machine", everything / of, found.processes.cores),
    ]
    return simulate(stations, found.processes.setting.tables, 0.0, actions)


def processes(costs: Costs, crowd: Crowd) -> int:
    """Return how many server processes are needed for the actions, the memory and the sockets."""
    elsewhere = costs.hear_seconds if crowd.spread else 0.0
    seconds = crowd.actions * (costs.server_seconds + elsewhere) / CORE
    memory = crowd.tables * (
        (2 if crowd.spread else 1) * costs.table_bytes + crowd.sockets * costs.socket_bytes
    )
    sockets = crowd.tables * crowd.sockets
    return max(
        1,
        math.ceil(seconds),
        math.ceil(memory / PROCESS_BYTES),
        math.ceil(sockets / PROCESS_SOCKETS),
    )


def needs(costs: Costs, crowd: Crowd) -> list[Need]:
    """Return what this many tables need, that which breaks first before the others."""
    rate, many = crowd.actions, processes(costs, crowd)
    read = costs.read_seconds if crowd.spread else 0.0
    told = rate * crowd.sockets * costs.told_bytes
    heard = rate * costs.note_seconds if many > 1 else 0.0
    found = [
        Need("server processes", many, 1, "processes", "more processes, then more machines"),
        Need("lock of NOTIFY", rate * costs.lock_seconds, CORE, "of the time", "--broker"),
        Need(
            "hearing every note, in each process", heard, CORE, "of a core",
            "a database and a broker for each part of the tables",
        ),
        Need(
            "the broker", rate * costs.broker_seconds * many, CORE,
            "of a core", "a broker for each part of the tables",
        ),
        Need(
            "the database's cores", rate * (costs.database_seconds + read) / CORE, DATABASE_CORES,
            "cores", "pgbouncer and replicas for reading; then a database for each part",
        ),
        Need(
            "the database's log", rate * costs.log_bytes, DISK_BYTES, "bytes/s",
            "a database for each part of the tables",
        ),
        Need(
            "the database's disk, of a year", rate * costs.kept_bytes * DAY * 365, DISK, "bytes",
            "partitions by month; old matches as save files elsewhere",
        ),
        Need("network of one machine", told, NETWORK, "bytes/s", "more machines"),
    ]  # fmt: skip
    return sorted(found, key=lambda need: need.times, reverse=True)
