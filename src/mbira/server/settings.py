"""What whoever runs a server can set."""

from __future__ import annotations

import os
from typing import Literal

from msgspec import Struct

from mbira.server.mail import MailServer

Hooks = Literal["public", "local", "off"]


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """How much anybody may ask for; 0 turns a limit off."""

    body: int = 256 * 1024
    """Bytes of a request."""
    board: int = 64 * 1024
    """Characters of a board file that a table is made with."""
    records: int = 3000
    """Records of a match: of a longer one nothing is taken back, and no save file has more."""
    save: int = 4 * 1024 * 1024
    """Bytes of a save file that is sent in."""
    stranger: int = 4 * 1024
    """Bytes of a request of somebody who is not known."""
    held: int = 48 * 1024 * 1024
    """Bytes of requests that are being sent in, of all together; a quarter from one address."""
    connections: int = 256
    """Open connections from one address, sockets left out."""
    at_once: int = 64
    """Requests from one address that are being answered."""
    requests: float = 40.0
    """Requests a second of one guest, over some seconds; three times as many at once."""
    guests: float = 0.5
    """New guests a second from one address; twenty at once."""
    sign_ins: float = 0.2
    """Attempts a second to sign in from one address; twenty at once."""
    letters: float = 0.005
    """Letters a second that one guest asks for, and that go to one mail address; five at once."""
    thoughts: float = 0.5
    """Requests a second of one guest that make a bot think; ten at once."""
    chat: float = 1.0
    """Things said a second by one guest; twenty at once."""
    work: float = 0.25
    """Seconds of processor time a second that the questions of one guest may take, answered in
    processes of their own; three at once. An address may take twice as much."""
    tables: int = 50
    """Unfinished tables that one guest may have made."""
    practice: int = 30
    """Practice tables of one guest; a new one takes the place of the oldest."""
    finished: int = 500
    """Matches of one guest that are over and kept; the oldest go."""
    finished_records: int = 300_000
    """Records that those have together."""
    address: float = 5.0
    """All guests of an address together have this many guests' shares: of requests, thoughts, chat,
    tables and practice tables."""
    cups: int = 5
    """Unfinished tournaments that one guest may have made."""
    cup_entrants: int = 64
    """People and bots of a tournament."""
    cup_tables: int = 32
    """Tables of a tournament that are played at once; the others of a round wait."""
    tokens: int = 200
    """Links and tokens of one guest that are good."""
    places: int = 12
    """Browsers, mail addresses and webhooks at which one guest is called."""
    calls: float = 0.05
    """Places that one guest adds and tries out a second; ten at once."""
    sockets: int = 5000
    """Open sockets in all."""
    guest_sockets: int = 20
    """Open sockets of one guest."""
    address_sockets: int = 200
    """Open sockets from one address."""
    comings: float = 200.0
    """Sockets a second that one address opens; more wait for their turn."""
    behind: int = 100
    """Messages that a socket may be behind before it is dropped."""
    bot_seconds: float = 10.0
    """Seconds that a bot may think."""
    bot_iterations: int = 2000
    gone: float = 900.0
    """Seconds until a guest who is idle and not connected is gone, and unwatched bots rest."""
    longest: int = 20_000
    """Records after which a match is ended, whoever plays it."""
    kept: int = 100_000
    """Records of tables that nobody is at, kept in memory; those left longest are put away."""
    idle: float = 300.0
    """Seconds after which a table that nobody looks at is put away; 0 keeps all in memory."""


class Settings(Struct, frozen=True):
    """A server, as it is started."""

    db: str
    host: str = "127.0.0.1"
    port: int = 8480
    hosts: tuple[str, ...] = ()
    """Names that the server is reached by besides its own address."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies that are trusted about where a request comes from."""
    metrics: tuple[str, ...] = ("here",)
    """Who may read the metrics: those "here" on this machine, "all", addresses; () is nobody."""
    workers: int = max(4, min(8, os.cpu_count() or 1))
    """Processes in which bots think, at most; they are started when there is something to do."""
    broker: str | None = None
    """The address of what tells other processes on the same PostgreSQL; without one, it does."""
    lan: bool = False
    """Whether others on the local network are let in from the start."""
    hooks: Hooks = "public"
    """Where people may be called by what is sent there: at public addresses, in our own network
    too, or nowhere."""
    mail: MailServer | None = None
    """Who takes letters; None, and no letters are sent."""
    limits: Limits = Limits()
