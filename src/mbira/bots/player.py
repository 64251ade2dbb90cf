"""A bot at the table: its time is taken, and if it fails the next level down goes on."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING

from mbira.bots import LEVELS, make_bot
from mbira.bots.budget import Budget
from mbira.bots.limit import OverrunError, time_limit
from mbira.bots.random import RandomBot
from mbira.core.action import Action

if TYPE_CHECKING:
    from mbira.bots.bot import Bot, Decision
    from mbira.core.legal import Legal

BELOW = dict(zip(LEVELS[1:], LEVELS, strict=False))
"""Who goes on when a bot fails; for all others, the random one."""
PATIENCE = 30.0
"""A bot may take this many seconds beyond ten times its budget; an iteration counts as a second."""


class Player:
    """A bot on a seat."""

    def __init__(self, bot: Bot, seed: str, patience: float = PATIENCE) -> None:
        self.bot = bot
        self.rng = random.Random(seed)
        self.patience = patience
        self.decisions = 0
        """Real ones: choices among one do not count."""
        self.seconds = 0.0
        self.failures: list[str] = []
        """What went wrong, one line each."""

    def choose(self, decision: Decision) -> Action:
        """Return a legal action, whatever the bot does."""
        start = time.perf_counter()
        action = self._try(decision)
        while action is None:
            self.bot = make_bot(BELOW.get(self.name, LEVELS[0]))
            action = self._try(decision)
        self._count(decision.legal, start)
        return action

    def draw(self, legal: Legal) -> Action:
        """Return any legal action, as the random bot does; it looks at nothing else."""
        start = time.perf_counter()
        action = legal.choose(self.rng)
        self._count(legal, start)
        return action

    def _count(self, legal: Legal, start: float) -> None:
        if len(legal) > 1:
            self.decisions += 1
            self.seconds += time.perf_counter() - start

    def _try(self, decision: Decision) -> Action | None:
        """Return the bot's choice; None, and a line in `failures`, if it makes no good one."""
        if isinstance(self.bot, RandomBot):  # nothing can go wrong, and watching takes time
            return self.bot.choose(decision, self.rng)
        allowed = self.patience
        budget = getattr(self.bot, "budget", None)
        if isinstance(budget, Budget):
            allowed += 10 * ((budget.seconds or 0.0) + (budget.iterations or 0))
        try:
            with time_limit(allowed):
                found: object = self.bot.choose(decision, self.rng)
            if isinstance(found, Action) and found in decision.legal:
                return found
            why = f"chose {_shown(found)}, which is not legal"
        except OverrunError:
            why = f"took longer than {allowed:g} s"
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # noqa: BLE001 a bot may be anybody's
            why = f"failed: {type(error).__name__}: {_shown(error)}".rstrip(": ")
        self.failures.append(f"{self.name} {why}")
        return None

    @property
    def name(self) -> str:
        """What the bot is called."""
        return str(getattr(self.bot, "name", type(self.bot).__name__))


def _shown(what: object) -> str:
    """Return the first line of what something says of itself, if it does."""
    try:
        return next(iter(str(what).splitlines()), "")[:200]
    except Exception:  # noqa: BLE001 it may be anybody's
        return type(what).__name__


def players(names: list[str], seed: object) -> list[Player]:
    """Return a player for each seat, by the bots' names."""
    return [Player(make_bot(name), f"{seed} seat {seat}") for seat, name in enumerate(names)]
