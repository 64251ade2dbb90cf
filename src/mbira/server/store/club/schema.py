"""The tables of the database that are about people who come back: matches, ratings, meeting."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, LargeBinary, String, Table

from mbira.server.store.schema import METADATA, NUMBER

GAME = String(40)
PLAYER = String(60)
"""A guest's id, or "bot:" and its name."""

UNCOUNTED = Table(
    "uncounted",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("at", Float(53), nullable=False),
    Index("uncounted_by_at", "at"),
)
"""Tables whose match has ended and was not counted yet: written by what ends it."""

POOLS = Table(
    "pools",
    METADATA,
    Column("game", GAME, primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("matches", Integer, nullable=False),
)
"""How many rated matches there were of a game with this many seats. Whoever counts one holds it."""

FINISHED = Table(
    "finished",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("game", GAME, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("at", Float(53), nullable=False),
    Column("number", Integer),  # among the rated ones of its pool; none if it is not rated
    Column("why", String(20), nullable=False),  # it is not, though it was to be; or ""
    Index("finished_by_number", "game", "seats", "number"),
)
"""Matches that were counted, each once."""

PLAYED = Table(
    "played",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", PLAYER),  # none for somebody at another's screen
    Column("game", GAME, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("at", Float(53), nullable=False),
    Column("place", Integer, nullable=False),
    Column("level", Integer, nullable=False),  # how many share the place
    Column("score", Integer),
    Column("margin", Integer),
    Column("decisions", Integer, nullable=False),
    Column("seconds", Float(53), nullable=False),
    Column("away", String(10)),  # why a bot played in the guest's place at the end
    Column("feats", LargeBinary, nullable=False),  # in JSON
    # of a rated match:
    Column("number", Integer),
    Column("before", Float(53)),
    Column("mu", Float(53)),
    Column("sigma", Float(53)),
    Index("played_by_player", "player", "at"),
    Index("played_by_number", "game", "seats", "number"),
)
"""What each seat did in each match that was counted."""

RATINGS = Table(
    "ratings",
    METADATA,
    Column("game", GAME, primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("player", PLAYER, primary_key=True),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("matches", Integer, nullable=False),
    Column("wins", Float(53), nullable=False),
    Column("at", Float(53), nullable=False),
    Index("ratings_by_player", "player"),
    Index("ratings_by_mu", "game", "seats", "mu"),
)

PROFILES = Table(
    "profiles",
    METADATA,
    Column("guest", String(16), primary_key=True),
    Column("shown", String(10), nullable=False),  # to whom their page is
    Column("presence", Boolean, nullable=False),
    Column("here", Float(53), nullable=False),  # when they were last connected, to a minute
)
"""What guests let others see, if it is not the usual."""

BLOCKS = Table(
    "blocks",
    METADATA,
    Column("guest", String(16), primary_key=True),
    Column("other", String(16), primary_key=True),
    Column("at", Float(53), nullable=False),
    Index("blocks_by_other", "other"),
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("number", NUMBER, primary_key=True, autoincrement=True),
    Column("guest", String(16), nullable=False, index=True),
    Column("about", String(16), nullable=False, index=True),
    Column("table_id", String(16)),
    Column("said", String(4000), nullable=False),  # what it is about, if it was said
    Column("words", String(4000), nullable=False),
    Column("at", Float(53), nullable=False),
    Column("done", Float(53)),  # when whoever runs the server was done with it
)
"""What guests want whoever runs the server to know of others."""

INVITATIONS = Table(
    "invitations",
    METADATA,
    Column("guest", String(16), primary_key=True),
    Column("table_id", String(16), primary_key=True),
    Column("by", String(16), nullable=False),
    Column("at", Float(53), nullable=False),
    Index("invitations_by_table", "table_id"),
    Index("invitations_by_at", "at"),
)
"""Seats that were offered to guests, who have not answered."""

TABLES_OF_THE_CLUB = (
    UNCOUNTED, POOLS, FINISHED, PLAYED, RATINGS, PROFILES, BLOCKS, REPORTS, INVITATIONS,
)  # fmt: skip
