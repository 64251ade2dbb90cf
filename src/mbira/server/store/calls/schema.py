"""The tables of being called, as they are now."""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, LargeBinary, String, Table

from mbira.server.store.schema import METADATA

CALL_WISHES = Table(
    "call_wishes",
    METADATA,
    Column("guest", String(16), primary_key=True),
    Column("wishes", LargeBinary, nullable=False),  # JSON
)
"""How guests wish to be called."""

CALL_PLACES = Table(
    "call_places",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("guest", String(16), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("state", String(10), nullable=False),  # on, asked (not confirmed), gone
    Column("address", String(2000), nullable=False),
    Column("details", LargeBinary, nullable=False),  # keys, in JSON
    Column("label", String(100), nullable=False),
    Column("made", Float(53), nullable=False),
    Column("failing", Float(53)),  # since when nothing arrives there
    Column("failures", Integer, nullable=False),  # in a row
    Column("error", String(200), nullable=False),  # of the last of them
)
"""Where guests are called: browsers, mail addresses, webhooks."""

CALLS = Table(
    "calls",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("guest", String(16), nullable=False, index=True),
    Column("place", String(16), nullable=False),
    Column("event", String(10), nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("mark", Integer, nullable=False),  # the version, or what was said: seen, it is moot
    Column("seat", Integer),  # that decides
    Column("facts", LargeBinary, nullable=False),  # what is said, in JSON; never a secret
    Column("made", Float(53), nullable=False),
    Column("due", Float(53), nullable=False),  # when it leaves, or is tried again
    Column("state", String(10), nullable=False),
    Column("batch", String(16)),  # those of one message, which has this id however often it is sent
    Column("tries", Integer, nullable=False),
    Column("lease", Float(53)),  # until when a process is at it; late, if that was ended
    Column("ended", Float(53)),  # when it was sent, or need not be any more
    Index("calls_by_due", "state", "due"),
    Index("calls_by_place", "place", "state", "due"),
    Index("calls_by_table", "table_id", "guest", "event"),
)
"""Calls that are to leave, and those that left: the outbox."""

SEEN = Table(
    "seen",
    METADATA,
    Column("guest", String(16), primary_key=True),
    Column("table_id", String(16), primary_key=True),
    Column("version", Integer, nullable=False),  # a page has shown it, in sight and at rest
    Column("said", Integer, nullable=False),  # of the chat
    Column("asked", Integer, nullable=False),  # the version of a request that was shown; 0 for none
    Index("seen_by_table", "table_id"),
)
"""What guests who can be called have really been shown of their tables."""

TABLES_OF_CALLS = (CALL_WISHES, CALL_PLACES, CALLS, SEEN)
