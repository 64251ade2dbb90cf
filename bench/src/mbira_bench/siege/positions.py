"""Positions that ask much of a server, made by playing with a seed: no file holds them."""

from __future__ import annotations

import json
import random
from collections import Counter
from importlib.resources import files
from typing import TYPE_CHECKING

from mbira.core.log.save import document_text
from mbira.core.opening import new

if TYPE_CHECKING:
    from mbira.core.action import Action
    from mbira.core.match import Match

MONUMENTS = 19
"""Of one seat in the late position; each is worth one VP, and it wins by twenty-seven."""
CRAFTSMEN = ("wood-carver", "potter", "ivory-carver", "diamond-cutter", "throne-maker")
EACH = 3
"""Of every kind, as many as the box holds."""
MISSING = 2
"""This many of all craftsmen may find no place."""
PATIENCE = 3000
"""Records in which such a position is reached."""
WIDE = 48
"""Cells in a row and in a column of the largest map."""
AREAS = 60
"""Of the largest board of Heart of Africa."""
LONG = 2900
"""Records of a long match; files with more than 3,000 are not taken."""
LAST_ROUND = 220
"""With which the long match is over before it is too long."""
ENDLESS = "S~S"
"""A map where nothing can be built."""
NO_VICTORY = ("raise", "build")
"""What nobody does where nobody is to win."""


def save_of(match: Match) -> bytes:
    """Return the save file of a match."""
    seed = match.seed.secret if match.seed is not None and match.over else None
    return document_text(match.header, match.records, seed).encode()


def scattered(width: int, height: int, resources: int, seed: int, letters: str = "wcidw") -> str:
    """Return a map with a starting area in each corner and resources strewn about."""
    rng = random.Random(seed)
    rows = [["."] * width for _ in range(height)]
    for x, y in ((0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)):
        rows[y][x] = "S"
    strewn = 0
    while strewn < resources:
        x, y = rng.randrange(width), rng.randrange(height)
        if rows[y][x] == ".":
            rows[y][x] = letters[strewn % len(letters)]
            strewn += 1
    return "\n".join("".join(row) for row in rows)


def tangled_africa(seed: int) -> str:
    """Return a board of Heart of Africa with as many areas as it may have, anywhere and anyhow."""
    rng = random.Random(seed)
    board = json.loads(files("mbira.games.africa").joinpath("africa.json").read_text("utf-8"))
    areas = board["areas"]
    areas |= {f"land{number}": {"is": ""} for number in range(AREAS - len(areas))}
    names = list(areas)
    borders: dict[str, set[str]] = {name: set() for name in names}
    for place, name in enumerate(names[1:], 1):
        others = {names[place - 1], *rng.sample(names[:place], min(place, 4))}
        for other in others:  # the one before, so that all can be reached
            borders[name].add(other)
            borders[other].add(name)
    for name, area in areas.items():
        area["at"] = [rng.randrange(1000), rng.randrange(1000)]
        area["borders"] = " ".join(sorted(borders[name]))
    board["components"]["areas"] = len(areas)
    return json.dumps(board)


class Builder:
    """Plays The Great Zimbabwe so that one seat gets many monuments and others all craftsmen."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)
        board = scattered(18, 10, 18, seed)
        self._match = new("zimbabwe", seats=4, seed=seed, board=board, round_limit=None)
        self._furnished = False

    def build(self) -> Match:
        """Return the match once the first seat may raise its many monuments."""
        match = self._match
        while match.version < PATIENCE and not match.over:
            view = match.view(None)
            have = Counter(one.craftsman for one in view.craftsmen)  # type: ignore[attr-defined]
            mine = Counter(one.owner for one in view.monuments)  # type: ignore[attr-defined]
            standing = sum(min(EACH, have[kind]) for kind in CRAFTSMEN)
            self._furnished |= standing >= EACH * len(CRAFTSMEN) - MISSING
            if mine[0] >= MONUMENTS and match.actor == 0 and _begins(match):
                return match
            liked = [(self._worth(action, have, mine), action) for action in match.legal()]
            best = max(worth for worth, _ in liked)
            match.play(self._rng.choice([action for worth, action in liked if worth == best]))
        raise AssertionError("no such position is reached any more")

    def _worth(self, action: Action, have: Counter[str], mine: Counter[int]) -> float:
        """Return how much an action helps."""
        seat = self._match.actor
        kind, *rest = str(action).split()
        what = rest[0] if rest else ""
        if kind == "place":
            wanted = seat != 0 and what in CRAFTSMEN and have[what] < EACH
            return 5 + (what == "diamond-cutter") if wanted else -1
        if kind == "build":
            wanted = self._furnished or mine[0] < 3 if seat == 0 else mine[seat] < 4
            return 4 if wanted else 0
        if kind == "god":
            return 6 if seat == 0 and what == "obatala" else -1
        return {"at": 9, "pass": 3, "end": 1}.get(kind, -1)


def _begins(match: Match) -> bool:
    """Return whether a turn begins, so that anything may be done."""
    return any(str(action).startswith("raise") for action in match.legal())


def late_zimbabwe() -> tuple[bytes, list[str]]:
    """Return a late position, and where the many monuments of the seat that decides stand."""
    match = Builder(2).build()
    monuments = match.view(None).monuments  # type: ignore[attr-defined]
    return save_of(match), [one.cell for one in monuments if one.owner == 0]


def wide_zimbabwe() -> bytes:
    """Return a position in which thousands of actions are legal: where rain may fall."""
    edge, row = "S" + "." * (WIDE - 2) + "S", "." * WIDE
    board = "\n".join((edge, *[row] * (WIDE - 2), edge))
    match = new("zimbabwe", seats=2, seed=1, board=board, round_limit=None)
    for wanted in ("at", "at", "pass", "specialist rain-ceremony", "rain"):
        match.play(next(action for action in match.legal() if str(action).startswith(wanted)))
    return save_of(match)


def _going_on(seats: int, board: str, **options: object) -> Match:
    """Return a match of The Great Zimbabwe in which nobody comes nearer to winning."""
    rng = random.Random(1)
    match = new("zimbabwe", seats=seats, seed=1, board=board, **options)
    while not match.over and match.version < LONG:
        everything = list(match.legal())
        calm = [action for action in everything if str(action).split()[0] not in NO_VICTORY]
        match.play(rng.choice(calm or everything))
    return match


def _valley() -> str:
    return scattered(18, 10, 40, 1)


def long_match() -> bytes:
    """Return a match with as long a log as a save file may have."""
    return save_of(_going_on(4, _valley(), round_limit=None))


def endless_match() -> bytes:
    """Return a long match on a map where nobody can win."""
    return save_of(_going_on(2, ENDLESS, round_limit=None))


def undone_match() -> bytes:
    """Return a long match, all of it taken back and begun again.

    What came before is found only by playing all of it again.
    """
    match = _going_on(4, _valley(), round_limit=None)
    first = next(number for number, record in enumerate(match.line) if record.seat != "chance")
    seat = match.line[first].seat
    assert isinstance(seat, int)  # noqa: S101
    match.undo(seat, first, agreed=True)
    match.play(next(iter(match.legal())))
    return save_of(match)


def finished_match() -> bytes:
    """Return a long match that is over."""
    match = _going_on(4, _valley(), round_limit=LAST_ROUND)
    if not match.over:
        raise AssertionError("the long match does not end in time any more")
    return save_of(match)
