"""The tables of the database that are about tournaments."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, LargeBinary, String, Table

from mbira.server.store.schema import METADATA

CUPS = Table(
    "cups",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("revision", Integer, nullable=False),  # of the document; a change must know the last
    Column("document", LargeBinary, nullable=False),
    Column("status", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("owner", String(16), nullable=False),
    Column("due", Float(53)),  # when somebody has to look at it: tables to be made, a deadline
    Column("created", Float(53), nullable=False),
    Column("changed", Float(53), nullable=False),
    Index("cups_by_status", "status", "changed"),
    Index("cups_by_owner", "owner", "status"),
)
"""Tournaments."""

CUP_PEOPLE = Table(
    "cup_people",
    METADATA,
    Column("guest", String(16), primary_key=True),
    Column("cup_id", String(16), primary_key=True),
    Index("cup_people_by_cup", "cup_id"),
)
"""Whose tournament one is: who made it, and who has entered."""

CUP_TABLES = Table(
    "cup_tables",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("cup_id", String(16), nullable=False),
    Column("counted", Boolean, nullable=False),  # whether the tournament knows what came of it
    Index("cup_tables_by_cup", "cup_id", "counted"),
)
"""The tables of tournaments, from when they are planned."""

TABLES_OF_TOURNAMENTS = (CUPS, CUP_PEOPLE, CUP_TABLES)
