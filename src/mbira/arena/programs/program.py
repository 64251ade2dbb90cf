"""A program on a seat, with rules for what it does wrong.

Whatever it does, the match goes on: a decision that it loses is any legal action, drawn from the
seed of its seat. It loses a decision when it is late, and when what it says cannot be read or is
not legal. The match is lost with the third of them, and at once when it ends or floods its output.
"""

from __future__ import annotations

import hashlib
import time
from typing import TYPE_CHECKING

import msgspec

from mbira.arena.programs.process import FloodError, GoneError, LateError, Process
from mbira.arena.programs.words import (
    PROTOCOL,
    Answer,
    Bye,
    Choice,
    Decide,
    Fault,
    Greeting,
    Hello,
    drawn,
    said,
)
from mbira.core.codec import encode
from mbira.core.errors import MbiraError
from mbira.core.registry import find_game

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Sequence

    from mbira.arena.programs.words import Form
    from mbira.bots.bot import Decision
    from mbira.core.action import Action
    from mbira.core.game import Outcome
    from mbira.core.message import Message

FAULTS = 3
"""After this many lost decisions a match is lost."""
COMING_UP = 30.0
"""Seconds that a program has to say hello: it may have much to read."""
GOING = 2.0
"""Seconds that it has to end by itself, once the match is over."""


class LostError(Exception):
    """A decision is lost, and this says why."""


class Program:
    """A program on a seat. For the engine it is a bot, and one that never fails."""

    def __init__(
        self,
        name: str,
        command: Sequence[str],
        hello: Hello,
        question: Callable[[], Message],
    ) -> None:
        self.name = name
        self.faults: list[str] = []
        """Why it lost decisions, one line each."""
        self.forfeited = False
        self.seconds = 0.0
        """What it thought in all; what it takes to tell it a position is not its time."""
        self._wants: tuple[Form, ...] = ()
        self._hello = hello
        self._game = find_game(hello.game)
        self._question = question
        self._process = Process(command)
        try:
            self._greet()
        except BaseException:
            self._process.end()
            raise

    def _greet(self) -> None:
        try:
            self._process.tell(msgspec.json.encode(self._hello))
            line = self._process.hear(time.monotonic() + COMING_UP)
            greeting = msgspec.json.decode(line, type=Greeting)
            self._wants = greeting.wants
            if greeting.protocol != PROTOCOL:
                self._forfeit(f"speaks protocol {greeting.protocol}, and not {PROTOCOL}")
        except (msgspec.MsgspecError, UnicodeDecodeError):
            self._forfeit(f"said no hello, but {_shown(line)}")
        except LateError:
            self._forfeit(f"said no hello within {COMING_UP:g} s")
        except FloodError:
            self._forfeit("flooded its output")
        except GoneError:
            self._forfeit(self._gone())

    def choose(self, decision: Decision, rng: random.Random) -> Action:
        """Return the program's choice, or any if it loses the decision."""
        if self.forfeited or len(decision.legal) == 1:
            return decision.legal.choose(rng)
        try:
            return self._ask(decision)
        except LateError:
            self._lose(decision.version, f"took longer than {self._hello.limit:g} s")
        except LostError as lost:
            self._lose(decision.version, str(lost))
        except FloodError:
            self._forfeit("flooded its output")
        except GoneError:
            self._forfeit(self._gone())
        return decision.legal.choose(rng)

    def _ask(self, decision: Decision) -> Action:
        """Return what the program answers."""
        game, view = self._game, decision.view
        question = said(game, self._question())
        told = Decide(
            version=decision.version,
            seat=decision.seat,
            question=question,
            legal=[Choice(str(action), encode(action)) for action in decision.legal],
            view=view if "view" in self._wants else None,
            text=f"{drawn(game, view)}\n\n{question}" if "text" in self._wants else None,
        )
        self._process.tell(msgspec.json.encode(told))
        start = time.monotonic()
        try:
            return self._answer(decision, start + self._hello.limit)
        finally:
            self.seconds += time.monotonic() - start

    def _answer(self, decision: Decision, until: float) -> Action:
        """Return what the program decides before a moment."""
        codec = self._game.codec
        while True:
            line = self._process.hear(until)
            try:
                answer = msgspec.json.decode(line, type=Answer)
                if answer.version < decision.version:
                    continue  # that was too late for another decision
                given = answer.action
                action = codec.parse(given) if isinstance(given, str) else codec.decode(given)
            except (msgspec.MsgspecError, UnicodeDecodeError, MbiraError):
                raise LostError(f"said what cannot be read: {_shown(line)}") from None
            if answer.version != decision.version or action not in decision.legal:
                raise LostError(f"chose what is not legal: {_shown(line)}")
            return action

    def _lose(self, version: int, why: str) -> None:
        self.faults.append(f"{self.name} {why}")
        left = FAULTS - len(self.faults)
        if left <= 0:
            self._end()
        else:
            self._process.tell(msgspec.json.encode(Fault(version, why, left)))

    def _forfeit(self, why: str) -> None:
        self.faults.append(f"{self.name} {why}")
        self._end()

    def _end(self) -> None:
        self.forfeited = True
        self._process.end()

    def _gone(self) -> str:
        """Return how the program ended, with its last words."""
        status = self._process.end()
        words = self._process.last_words.decode(errors="replace").strip().splitlines()
        return f"ended with status {status}" + (f": {words[-1][:200]}" if words else "")

    def close(self, outcome: Outcome | None) -> None:
        """Tell the program how the match ended, and end it; without an outcome, at once."""
        if self.forfeited or outcome is None:
            self._process.end()
        else:
            self._process.leave(msgspec.json.encode(Bye(outcome.ranking, outcome.scores)), GOING)


def seed_for(game: str, match: int, entry: int) -> str:
    """Return a seed for a program's own chance: another one in each match, and always the same.

    It does not follow from the seed of the tournament, which nobody who plays there may learn.
    """
    return hashlib.sha256(f"mbira program {game} {match} {entry}".encode()).hexdigest()[:16]


def _shown(line: bytes) -> str:
    return ascii(line[:100].decode(errors="replace"))
