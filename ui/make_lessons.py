"""Makes the positions that guided matches begin with, and keeps them as save files.

`python ui/make_lessons.py` writes `learn/lesson.json` into the folder of each game, always the
same: bots play from one seed after the other until the learner's seat decides in a position that
teaches well.
"""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

import mbira
from mbira.bots.bot import Decision
from mbira.bots.player import players
from mbira.core.log.save import document_text
from mbira.games.meduris.queries.questions import way
from mbira.games.zimbabwe.queries.raise_plan import plan

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES = Path(__file__).parent / "src/games"
LEARNER = 0
SEATS = 3
LAST = 150
"""This many records are enough to look at for a good position."""

View = Any
"""Each game's own."""


def zimbabwe(view: View) -> bool:
    """Return whether gifts are given, with two monuments, one cheap to raise, and no god yet."""
    me = view.seats[LEARNER]
    if view.step != "gift" or me.god or me.cattle < 4:
        return False
    cells = [each.cell for each in view.monuments if each.owner == LEARNER]
    found = [plan(view, [cell], LEARNER) for cell in cells]
    return len(cells) > 1 and any(each is not None and each.cost <= 2 for each in found)


def meduris(view: View) -> bool:
    """Return whether the druid is about to come down to the ring, first to the learner's hut."""
    if view.step != "turn" or view.druid != -1 or view.face in {"plus", "minus"}:
        return False
    if min(view.supply.values()) < 5:
        return False
    stock = view.seats[LEARNER].stock
    visits = way(view).visits
    return min(stock.values()) > 0 and bool(visits) and visits[0].owner == LEARNER


def africa(view: View) -> bool:
    """Return whether the last bid is the learner's, for points enough and traders to place."""
    if view.step != "auction" or view.order[-1] != LEARNER or view.high_bid > 8:
        return False
    row = view.rows[0]
    return sum(each.points for each in row) >= 6 and any(each.icon == "two-traders" for each in row)


GOOD: dict[str, tuple[Callable[[View], bool], str, dict[str, Any]]] = {
    "zimbabwe": (zimbabwe, "adept", {"setup": "first-play", "round_limit": 9}),
    "meduris": (meduris, "novice", {"turn_limit": 45}),
    "africa": (africa, "adept", {}),
}
"""What makes a position good, who plays until then, and the options of the match.

A first match ends while one still remembers how it began.
"""


def lesson(game: str) -> Path:
    """Return where the page has the match that a lesson begins with."""
    return GAMES / game / "learn/lesson.json"


def find(game: str) -> mbira.Match:
    """Return a match that has come to a position for the lesson."""
    good, bot, options = GOOD[game]
    for seed in count(1):
        match = mbira.new(game, seats=SEATS, seed=seed, **options)
        seated = players([bot] * SEATS, seed=seed)
        while not match.over and match.version < LAST:
            if match.actor == LEARNER and good(match.view(LEARNER)):
                return match
            decision = Decision.of(match)
            match.play(seated[decision.seat].choose(decision))
    raise AssertionError("there is always another seed")


def main() -> None:
    """Write all of them."""
    for game in GOOD:
        match = find(game)
        text = document_text(match.header, list(match.records), None)
        lesson(game).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
