"""Compiled and interpreted play the same matches: `python -m tests.compiled.same`.

Both ways play them, and say a digest of each log. It needs a compiled install, as there both are.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import subprocess
import sys
from pathlib import Path

import mbira
from mbira.bots.bot import Decision
from mbira.bots.player import players
from mbira.way import VARIABLE, way
from tests.games.meduris.test_oracle import drawn_board
from tests.games.zimbabwe.test_oracle import BOARDS

SMALL_AFRICA = (Path(__file__).parents[1] / "games/africa/small-board.json").read_text()
GAMES = ("africa", "meduris", "zimbabwe")
LONG = 100_000
MATCHES: tuple[tuple[str, int, str, int, dict[str, object]], ...] = (
    *((game, seats, "random", LONG, {}) for game in GAMES for seats in (2, 3, 4)),
    ("africa", 5, "random", LONG, {}),
    ("africa", 3, "random", LONG, {"board": SMALL_AFRICA}),
    ("africa", 3, "random", LONG, {"rivals_fight_once": True, "caravan_in_conflict": True}),
    ("meduris", 3, "random", LONG, {"payments": "any", "tokens": "placed"}),
    ("meduris", 4, "random", LONG, {"board": drawn_board(random.Random(41), 41)}),
    *(("zimbabwe", 2, "random", LONG, {"board": board, "round_limit": 12}) for board in BOARDS),
    ("zimbabwe", 5, "random", LONG, {}),
    ("africa", 3, "adept", LONG, {}),
    ("meduris", 3, "adept", LONG, {}),
    ("zimbabwe", 3, "adept", 120, {}),
    ("africa", 3, "master:8it", 40, {}),
    ("meduris", 3, "master:30it", 40, {}),
    ("zimbabwe", 3, "master:8it", 25, {}),
)
"""A game, its seats, its bots, after how many decisions to stop, and its options."""


def digest(game: str, seats: int, bot: str, decisions: int, options: dict[str, object]) -> str:
    """Return the digest of a match's log; a bot that failed is part of it."""
    match = mbira.new(game, seats=seats, seed=7, **options)
    seated = players([bot] * seats, 7)
    for _ in range(decisions):
        if match.over:
            break
        decision = Decision.of(match)
        match.play(seated[decision.seat].choose(decision))
    said = [f"{record.seat} {record.action}" for record in match.records]
    said += [failure for player in seated for failure in player.failures]
    return hashlib.sha256("\n".join(said).encode()).hexdigest()


def main() -> int:
    """Compare; return what is wrong as an exit status."""
    mine = [digest(*match) for match in MATCHES]
    if "--digests" in sys.argv:
        print(json.dumps([way(), *mine]))  # noqa: T201
        return 0
    if way() != "compiled":
        print("there is nothing to compare: mbira is not compiled here")  # noqa: T201
        return 1
    said = subprocess.run(
        [sys.executable, "-m", "tests.compiled.same", "--digests"],
        env=os.environ | {VARIABLE: "1"}, check=True, capture_output=True,
    )  # fmt: skip
    runs, *theirs = json.loads(said.stdout)
    wrong = [
        match[:3] for match, one, other in zip(MATCHES, mine, theirs, strict=True) if one != other
    ]
    together = hashlib.sha256("".join(mine).encode()).hexdigest()[:16]
    print(f"{len(mine)} matches, compiled and {runs}: {together}; different: {wrong or 'none'}")  # noqa: T201
    return bool(wrong) or runs != "interpreted"


if __name__ == "__main__":
    sys.exit(main())
