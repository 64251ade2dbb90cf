"""mbira: board games on one open table. `new` starts a match, `load` opens a saved one."""

from __future__ import annotations

from mbira import way as way  # first: it may say that the sources are run, compiled or not
from mbira.core.action import Action
from mbira.core.codec import encode
from mbira.core.errors import MbiraError
from mbira.core.game import CHANCE, NOBODY, Outcome, Record, View
from mbira.core.match import Match
from mbira.core.opening import load, new
from mbira.core.registry import find_game, specs

__all__ = [
    "CHANCE",
    "NOBODY",
    "Action",
    "Match",
    "MbiraError",
    "Outcome",
    "Record",
    "View",
    "decode",
    "encode",
    "load",
    "new",
    "parse",
    "specs",
]


def decode(game: str, data: object) -> Action:
    """Return the action of a game that a JSON form stands for."""
    return find_game(game).codec.decode(data)


def parse(game: str, text: str) -> Action:
    """Return the action of a game that a line of text stands for."""
    return find_game(game).codec.parse(text)
