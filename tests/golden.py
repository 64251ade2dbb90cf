"""Golden files: whole matches and counts of positions, as the rules have them today.

`python -m tests.golden` (or `make golden`) writes them again; the tests compare. A difference is a
change of the rules, meant or not: look at it before writing it down.
"""

from __future__ import annotations

import hashlib
import random
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

import mbira
from mbira.core.game import CHANCE
from tests.ours import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mbira.core.game import AnyGame, State
    from mbira.core.match import Match

FOLDER = Path(__file__).parent / "golden_files"
LISTED = 12
"""Decisions with up to this many legal actions show them all."""
WHOLE_VIEW_EVERY = 100
NEAR = 40
RICH = 10
"""Positions whose continuations are counted have this many legal actions, if any near has."""
DEPTH = 3


def playthrough(game: str, seats: int) -> Iterator[str]:
    """Yield a random match line by line: views, legal actions and what was played."""
    match = mbira.new(game, seats=seats, seed=seats)
    rng = random.Random(seats)
    yield f"# {game}, {seats} seats, seed {seats}: a match of random actions"
    yield from (f"chance: {record.action}" for record in match.line)
    while not match.over:
        legal = match.legal()
        actions = [str(action) for action in legal]
        shown = ", ".join(actions) if len(actions) <= LISTED else _digest(" ".join(actions))
        yield f"{match.version} seat {match.actor}, {match.question().id}, {view_digests(match)}"
        if match.version % WHOLE_VIEW_EVERY == 0:
            yield f"    view: {msgspec.json.encode(match.view()).decode()}"
        yield f"    {len(actions)} legal: {shown}"
        before = match.version
        action = legal.choose(rng)
        match.play(action)
        yield f"    {action}"
        for record in match.records[before + 1 :]:
            yield f"    chance: {record.action}"
    outcome = match.outcome
    assert outcome is not None
    yield f"ranking {outcome.ranking}, scores {outcome.scores}"
    yield from (f"    {said}" for said in outcome.why)


def view_digests(match: Match) -> str:
    """Return a digest of every view of a position: a spectator's, then the seats'."""
    views = (None, *range(match.seats))
    return " ".join(_digest(msgspec.json.encode(match.view(seat)).decode()) for seat in views)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def positions(game: str) -> Iterator[tuple[str, Match]]:
    """Yield the fixed positions of a game whose continuations are counted: early, midway, late."""
    fewest, most = GAMES[game].seats
    between = (fewest + most) // 2
    for name, seats, share in (
        ("early", fewest, 0.1),
        ("middle", between, 0.5),
        ("late", most, 0.9),
    ):
        match = mbira.new(game, seats=seats, seed=seats)
        rng = random.Random(seats)
        while not match.over:
            match.play(match.legal().choose(rng))
        yield name, max(_near(match, int(match.version * share)), key=_width)


def _near(match: Match, version: int) -> list[Match]:
    """Return the decisions of seats from a version on, a few of them."""
    later = (match.at(n) for n in range(version, min(version + NEAR, match.version)))
    return [position for position in later if position.actor >= 0]


def _width(match: Match) -> int:
    return min(len(match.legal()), RICH)


def count(game: AnyGame, state: State, depth: int) -> int:
    """Return how many sequences of actions, chance included, go on from a state."""
    if state.actor < 0 and state.actor != CHANCE:
        return 1
    actions = game.rules.chance(state) if state.actor == CHANCE else game.rules.legal(state)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.clone()
        game.rules.apply(after, action)
        total += count(game, after, depth - 1)
    return total


def sub_counts(game: AnyGame, state: State, depth: int) -> dict[str, int]:
    """Return the counts behind each action, to find where a difference comes from."""
    found = {}
    for action in game.rules.legal(state):
        after = state.clone()
        game.rules.apply(after, action)
        found[str(action)] = count(game, after, depth - 1)
    return found


def counts(game: str) -> Iterator[str]:
    """Yield a line for each fixed position: its name and the counts for depths 1 to 3."""
    for name, match in positions(game):
        numbers = [count(match.game, match.state, depth) for depth in range(1, DEPTH + 1)]
        yield f"{name}: {' '.join(map(str, numbers))}"


def files() -> Iterator[tuple[Path, str]]:
    """Yield every golden file that there must be, and its content."""
    for game, spec in GAMES.items():
        for seats in range(spec.seats[0], spec.seats[1] + 1):
            name = f"{game}-{seats}.txt"
            yield FOLDER / name, "\n".join(playthrough(game, seats)) + "\n"
        yield FOLDER / f"{game}-counts.txt", "\n".join(counts(game)) + "\n"


def main() -> None:
    """Write the golden files again."""
    FOLDER.mkdir(exist_ok=True)
    for path, content in files():
        path.write_text(content, encoding="utf-8")
        print(path.name)  # noqa: T201


if __name__ == "__main__":
    main()
