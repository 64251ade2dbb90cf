"""Single things that are true of a whole database."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from mbira.server.store.schema import FACTS

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine


def fact(engine: Engine, name: str, value: str) -> str:
    """Return a single thing, which has the given value if nobody set it before."""
    with engine.begin() as connection:
        found = connection.scalar(select(FACTS.c.value).where(FACTS.c.name == name))
        if found is not None:
            return str(found)
    try:
        with engine.begin() as connection:
            connection.execute(insert(FACTS).values(name=name, value=value))
    except IntegrityError:  # another process was faster
        return fact(engine, name, value)
    return value


def try_writing(connection: Connection, process: str) -> None:
    """Write something that is not there yet, else nothing is written, and take it away."""
    name = f"check {process}"
    connection.execute(insert(FACTS).values(name=name, value=""))
    connection.execute(delete(FACTS).where(FACTS.c.name == name))
