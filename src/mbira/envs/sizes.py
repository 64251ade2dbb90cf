"""How large a game is: what its matches are made of, counted while bots play them."""

from __future__ import annotations

from math import log10
from typing import TYPE_CHECKING

from msgspec import Struct

from mbira.bots.player import players
from mbira.core.game import CHANCE
from mbira.core.numbering import row_size
from mbira.envs.chair import choice
from mbira.envs.episode import Episode

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira.envs.episode import Rulebook


class Sizes(Struct):
    """What matches of a game are made of. A decision is a choice among two actions or more."""

    game: str
    seats: int
    bots: tuple[str, ...]
    numbers: int
    """How long an observation is."""
    actions: int
    """How many different ones there are."""
    decisions: list[int]
    """Of each match."""
    forced: int = 0
    """Choices among one."""
    chances: int = 0
    """Rolls and draws."""
    choices: int = 0
    """Legal actions of all decisions together."""
    most_choices: int = 0
    unseen: int = 0
    """Decisions of a seat that may not know all that there is."""
    lines: float = 0.0
    """The logarithms, to base 10, of the choices of all decisions together."""
    rolls: float = 0.0
    """The same of the results that chance could have had."""

    @property
    def total(self) -> int:
        """All decisions."""
        return sum(self.decisions)

    @property
    def branching(self) -> float:
        """Choices of a decision, on average."""
        return self.choices / self.total

    @property
    def steady_branching(self) -> float:
        """How many choices each decision would have if all had the same and the tree its size."""
        return float(10 ** (self.lines / self.total))

    @property
    def tree(self) -> float:
        """The logarithm of the matches that are as long and as wide as these, chance left out."""
        return self.lines / len(self.decisions)

    @property
    def tree_of_chance(self) -> float:
        """The logarithm of what chance could have done in a match."""
        return self.rolls / len(self.decisions)

    @property
    def hidden(self) -> float:
        """The share of decisions at which something is hidden from whoever decides."""
        return self.unseen / self.total


def measure(book: Rulebook, bots: Sequence[str], matches: int, seed: str) -> Sizes:
    """Let bots play matches, those of `mbira sim` with the same seed, and count."""
    found = Sizes(
        game=book.game.spec.id,
        seats=book.seats,
        bots=tuple(bots),
        numbers=row_size(book.fields),
        actions=len(book.space),
        decisions=[],
    )
    episode = Episode(book)
    for number in range(matches):
        _play(episode, found, f"{seed}/{number}")
    return found


def _play(episode: Episode, found: Sizes, seed: str) -> None:
    """Play one match, and add it."""
    seated = players(list(found.bots), seed)
    hides = episode.book.game.sight.hides
    episode.begin(seed)
    decisions = 0
    while (seat := episode.state.actor) >= 0:
        count = len(episode.legal)
        if count > 1:
            decisions += 1
            found.choices += count
            found.most_choices = max(found.most_choices, count)
            found.lines += log10(count)
            found.unseen += hides(episode.state, (seat,))
        else:
            found.forced += 1
        episode.follow(choice(episode, seated[seat]))
    found.decisions.append(decisions)
    _count_chance(episode, found)


def _count_chance(episode: Episode, found: Sizes) -> None:
    """Go through a match once more, and count what chance could have done in it."""
    rules = episode.book.game.rules
    state = rules.start(episode.book.seats, episode.book.options)
    for record in episode.line:
        if state.actor == CHANCE:
            found.chances += 1
            found.rolls += log10(len(rules.chance(state).outcomes))
        rules.apply(state, record.action)
