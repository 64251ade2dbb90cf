"""Brings a database to the present schema, a step at a time; each step is one transaction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import insert, inspect, select, update

from mbira.core.errors import MbiraError
from mbira.server.store.schema import FACTS, METADATA

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import Connection, Engine

    Step = Callable[[Connection], None]

VERSION = "schema"


def _first(connection: Connection) -> None:
    METADATA.create_all(connection)


STEPS: Sequence[Step] = (_first,)
"""What leads from each version to the next. A step that was released is never changed."""


def migrate(engine: Engine, steps: Sequence[Step] = STEPS) -> int:
    """Bring a database up to date and return how many steps that took."""
    taken = 0
    while True:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":  # several processes may start at once
                connection.exec_driver_sql("SELECT pg_advisory_xact_lock(20261116)")
            version = schema_version(connection)
            if version > len(steps):
                raise MbiraError(
                    f"the database has schema version {version}, this program knows {len(steps)}; "
                    "a newer mbira made it: use that one"
                )
            if version == len(steps):
                return taken
            steps[version](connection)
            if version == 0:
                connection.execute(insert(FACTS).values(name=VERSION, value="1"))
            else:
                here = FACTS.c.name == VERSION
                connection.execute(update(FACTS).where(here).values(value=str(version + 1)))
            taken += 1


def schema_version(connection: Connection) -> int:
    """Return how many steps a database has seen; 0 for an empty one."""
    if not inspect(connection).has_table(FACTS.name):
        return 0
    found = connection.scalar(select(FACTS.c.value).where(FACTS.c.name == VERSION))
    return int(found) if found is not None else 0
