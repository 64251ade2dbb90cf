"""The tables of the database, as they are now; `migrations` leads there from older ones."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

METADATA = MetaData()
NUMBER = BigInteger().with_variant(Integer, "sqlite")
"""A number that counts up by itself; SQLite only does that for its own integers."""

GUESTS = Table(
    "guests",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(200), nullable=False),
    Column("generation", Integer, nullable=False),  # cookies of earlier ones are void
    Column("created", Float(53), nullable=False),
    Column("seen", Float(53)),  # when they last came, to about a day
    Column("home", String(16)),  # stands for the address they came from first, which is not kept
    Column("leaving", Boolean),  # whether they want to be forgotten: that goes on until it is done
    Index("guests_by_seen", "seen"),
    Index("guests_by_home", "home"),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("revision", Integer, nullable=False),  # of the document; a change must know the last
    Column("document", LargeBinary, nullable=False),
    # What lists and the waking of sleeping tables look for, so that no document has to be read:
    Column("game", String(40), nullable=False),
    Column("status", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("owner", String(16), nullable=False),
    Column("version", Integer, nullable=False),
    Column("actor", Integer),  # the seat that decides; none before and after the match
    Column("result", LargeBinary),  # how it ended, in JSON
    Column("due", Float(53)),  # when somebody has to look at it: a bot to move, a clock
    Column("created", Float(53), nullable=False),
    Column("changed", Float(53), nullable=False),
    Column("practice", Boolean),
    Index("tables_by_status", "status", "changed"),
    Index("tables_by_due", "due"),
    # all that is counted of what somebody has, as next to it lie documents of up to 64 KB:
    Index("tables_by_maker", "owner", "status", "changed", "practice", "version"),
)

MEMBERS = Table(
    "members",
    METADATA,
    Column("guest", String(16), primary_key=True),
    Column("table_id", String(16), primary_key=True),
    Index("members_by_table", "table_id"),
)

RECORDS = Table(
    "records",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("version", Integer, primary_key=True),  # the log's length with this record
    Column("seat", Integer, nullable=False),  # -1 is chance
    Column("action", LargeBinary, nullable=False),
    Column("at", Float(53), nullable=False),
    Column("key", String(100)),  # guest and idempotency key of the request
    UniqueConstraint("table_id", "key", name="records_by_key"),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("number", NUMBER, primary_key=True, autoincrement=True),
    Column("table_id", String(16), nullable=False, index=True),
    Column("guest", String(16), nullable=False),
    Column("name", String(200), nullable=False),
    Column("seat", Integer),
    Column("text", String(4000), nullable=False),
    Column("at", Float(53), nullable=False),
    Index("chat_by_guest", "guest"),
)

TOKENS = Table(
    "tokens",
    METADATA,
    Column("digest", String(64), primary_key=True),  # never the token itself
    Column("kind", String(10), nullable=False),
    Column("guest", String(16), nullable=False, index=True),
    Column("table_id", String(16)),
    Column("seat", Integer),
    Column("expires", Float(53)),
    Index("tokens_by_expires", "expires"),
    Index("tokens_by_table", "table_id"),
)

PROGRAMS = Table(
    "programs",
    METADATA,
    Column("digest", String(64), primary_key=True),  # of the token, which is not kept
    Column("id", String(16), nullable=False, unique=True),  # what it is called when it is revoked
    Column("guest", String(16), nullable=False, index=True),
    Column("generation", Integer, nullable=False),  # of the guest; signing out makes it void
    Column("name", String(200), nullable=False),
    Column("scopes", String(40), nullable=False),  # words
    Column("tables", String(2000)),  # ids, if it is good for these alone
    Column("made", Float(53), nullable=False),
    Column("expires", Float(53), nullable=False),
    Index("programs_by_expires", "expires"),
)
"""Programs that act for a guest, and what each of them may do."""

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("guest", String(16), nullable=False, index=True),
    Column("device", String(80), nullable=False),  # what the browser called itself, in short
    Column("made", Float(53), nullable=False),
    Column("seen", Float(53), nullable=False),  # when its cookie was last a new one
    Column("issued", Float(53), nullable=False),  # of that cookie; earlier ones are void
    Index("sessions_by_seen", "seen"),
)
"""The browsers in which somebody is who they are."""

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("digest", String(64), primary_key=True),  # of the credential's id, which may be long
    Column("id", String(16), nullable=False, unique=True),  # what it is called when it is removed
    Column("guest", String(16), nullable=False, index=True),
    Column("handle", String(16), nullable=False),  # whom it was made for
    Column("site", String(260), nullable=False),  # the name of the server that it is for
    Column("credential", LargeBinary, nullable=False),
    Column("key", LargeBinary, nullable=False),  # the public one
    Column("count", BigInteger, nullable=False),  # how often it was used, if it counts that
    Column("name", String(200), nullable=False),
    Column("ways", String(100), nullable=False),  # words: how a browser reaches it
    Column("made", Float(53), nullable=False),
    Column("used", Float(53)),
)

ADDRESSES = Table(
    "addresses",
    METADATA,
    Column("address", String(254), primary_key=True),  # nobody else has it
    Column("id", String(16), nullable=False, unique=True),
    Column("guest", String(16), nullable=False, index=True),
    Column("made", Float(53), nullable=False),
)
"""Mail addresses, each confirmed by whoever reads what is sent there."""

CODES = Table(
    "codes",
    METADATA,
    Column("digest", String(64), primary_key=True),  # never the code itself
    Column("guest", String(16), nullable=False, index=True),
)
"""Codes for the day on which somebody has nothing else left."""

SPENT = Table(
    "spent",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("expires", Float(53), nullable=False),
    Index("spent_by_expires", "expires"),
)
"""Challenges and links that were used: none is good twice."""

ORDERS = Table(
    "orders",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("about", String(20), primary_key=True),
    Column("given", LargeBinary, nullable=False),  # in JSON
)
"""What seats have decided ahead; nobody but their people sees it."""
ANALYSES = Table(
    "analyses",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("content", LargeBinary, nullable=False),  # packed JSON
    Column("at", Float(53), nullable=False),
)
"""What was found in matches that are over, once for everybody who asks."""

FACTS = Table(
    "facts",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)
"""Single things: the version of the schema, the secret that cookies are signed with."""
