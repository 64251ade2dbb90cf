"""The tables of what whoever runs the server decides, as they are now."""

from __future__ import annotations

from sqlalchemy import Column, Float, String, Table

from mbira.server.store.schema import METADATA, NUMBER

BANS = Table(
    "bans",
    METADATA,
    Column("guest", String(16), primary_key=True),
    Column("until", Float(53)),  # none is for good
    Column("why", String(500), nullable=False),
    Column("at", Float(53), nullable=False),
)
"""Those whom the server answers no more, but for what is their own."""

TOLD = Table(
    "told",
    METADATA,
    Column("number", NUMBER, primary_key=True, autoincrement=True),
    Column("kind", String(20), nullable=False),
    Column("about", String(16), nullable=False),
    sqlite_autoincrement=True,  # no number comes twice, also when all rows are gone
)
"""What a process beside the server tells it where there are no notices: it looks here often."""

TABLES_OF_THE_DESK = (BANS, TOLD)
