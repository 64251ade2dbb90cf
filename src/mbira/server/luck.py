"""Where chance and time come into a server: all of both that it goes by enters here.

A real server goes by those of the system. Whoever builds a server in Python, as tests do, may hand
it others; there is no option and no variable that does.
"""

from __future__ import annotations

import hashlib
import secrets

from mbira.core.chance import Seed
from mbira.server.steady import SteadyTime

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""For ids that people may have to type: none looks like another."""
NAMES = ("Heron", "Kudu", "Otter", "Weaver", "Genet", "Ibis", "Oryx", "Serval", "Swift", "Wren")


class Luck:
    """The chance and the time of the system."""

    def __init__(self) -> None:
        self._time = SteadyTime()

    def now(self) -> float:
        """Return the time, in seconds since 1970; it goes on evenly."""
        return self._time()

    def seed(self) -> Seed:
        """Return what the chance of a new match follows from."""
        return Seed.fresh()

    def new_id(self) -> str:
        """Return an id for a guest or a table."""
        return "".join(secrets.choice(LETTERS) for _ in range(10))

    def session(self) -> str:
        """Return an id for a browser in which somebody is who they are."""
        return secrets.token_hex(8)

    def code(self) -> str:
        """Return what nobody can guess, and anybody can write down."""
        return "".join(secrets.choice(LETTERS) for _ in range(16))

    def name(self) -> str:
        """Return a name for somebody who has said none yet."""
        return secrets.choice(NAMES)

    def token(self) -> str:
        """Return what nobody can guess."""
        return secrets.token_urlsafe(24)


def thought(secret: str, version: int, seat: int) -> str:
    """Return the luck of the bot that thinks for a seat, where a match stands.

    It follows from the secret of the match, so that the same match has the same bots and hints, and
    tells nothing of it.
    """
    return hashlib.sha256(f"mbira thought {version} {seat} {secret}".encode()).hexdigest()
