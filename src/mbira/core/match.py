"""A match: a header, a log, and the state that the log leads to.

The log is the truth and is only ever added to: undo and redo are records too. The state is a
cache, with snapshots so that going back is fast however long the match is.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from mbira.core.action import Action, Redo, Undo
from mbira.core.chance import Seed
from mbira.core.errors import (
    BadSeatsError,
    IllegalActionError,
    MbiraError,
    NotYourDecisionError,
)
from mbira.core.game import CHANCE, NOBODY, AnyGame, Record, describe
from mbira.core.input.options import option_values
from mbira.core.log.line import records_that_count
from mbira.core.log.save import Header, document_text, write_whole
from mbira.core.log.track import Track
from mbira.core.message import Reason

if TYPE_CHECKING:
    from mbira.core.chance import Chance
    from mbira.core.game import Options, Outcome, State, View
    from mbira.core.legal import Legal
    from mbira.core.message import Message


class Match(Track):
    """One played instance of a game, and the only place where actions are checked and carried out.

    Chance is played as soon as it is its turn: from the seed if the match has one, from the
    system's randomness if not.
    """

    def __init__(
        self,
        game: AnyGame,
        header: Header,
        options: Options,
        seed: Seed | None,
        state: State | None = None,
    ) -> None:
        super().__init__(game, header, options, state)
        self._seed = seed

    @classmethod
    def begin(cls, game: AnyGame, seats: int, options: Options, seed: Seed | None = None) -> Match:
        """Return a new match, its set-up dealt."""
        seed = seed if seed is not None else Seed.fresh()
        match = cls(game, new_header(game, seats, options, seed), options, seed)
        match.run_chance()
        return match

    # What is so

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        return self.game.rules.outcome(self._state)

    @property
    def seed(self) -> Seed | None:
        """The secret seed of chance, if this match has it. Show it to nobody before the end."""
        return self._seed

    def legal(self) -> Legal:
        """Return what the seat to act may do now."""
        if self._legal is None:
            if self._state.actor < 0:
                raise NotYourDecisionError(
                    "the match is over" if self.over else "chance decides now"
                )
            self._legal = self._find_legal(self._state)
        return self._legal

    def chance(self) -> Chance:
        """Return what chance may do now."""
        return self.game.rules.chance(self._state)

    def view(self, seat: int | None = None, like: View | None = None) -> View:
        """Return what a seat, or a spectator, may know now.

        With somebody else's view of the same moment, `like`, it may take less.
        """
        sight = self.game.sight
        if like is None or sight.shown_to is None:
            view: View = sight.view(self._state, seat)
        else:
            view = sight.shown_to(self._state, like, seat)
        return view

    def question(self) -> Message:
        """Return what is being decided now, as a sentence."""
        return self.game.speech.question(self._state)

    def describe(self, record: Record) -> Message:
        """Return a record that could come next, as a sentence."""
        return describe(self.game, self._state, record)

    def redact(self, record: Record, seat: int | None) -> Record:
        """Return a record that could come next, as a seat, or a spectator, may see it."""
        return self.game.sight.redact(self._state, record, seat)

    def why_not(self, action: Action) -> Reason | None:
        """Return why an action cannot be played now; None if it can."""
        if self._state.actor < 0:
            return Reason("why-over" if self.over else "why-chance")
        return None if action in self.legal() else self._reason(action)

    # What is done

    def play(self, action: Action, seat: int | None = None) -> None:
        """Check an action, carry it out, and let chance follow. With `seat`, check that too."""
        actor = self._state.actor
        if seat is not None and seat != actor:
            raise NotYourDecisionError(_who_decides(seat, actor))
        legal = self._legal
        if legal is None:
            legal = self.legal()
        if action not in legal:
            raise self._refusal(action)
        self._add(Record(actor, action))
        if self._state.actor == CHANCE:
            self.run_chance()

    def carry_out(self, record: Record) -> None:
        """Do what a record of a seat says: play an action, take something back, or do it again."""
        action, seat = record.action, record.seat
        if isinstance(action, Undo):
            self._take_back(record)
        elif isinstance(action, Redo):
            self._play_again(record)
        elif seat == "chance":
            raise NotYourDecisionError("chance decides by itself")
        else:
            self.play(action, seat)

    def _refusal(self, action: Action) -> IllegalActionError:
        return IllegalActionError(str(action), self._reason(action))

    def _reason(self, action: Action) -> Reason:
        reason: Reason = self.game.speech.why_not(self._state, action)
        return reason

    def run_chance(self) -> None:
        """Play chance until a seat decides or the match is over."""
        while self._state.actor == CHANCE:
            self._add(self.next_chance())

    def next_chance(self) -> Record:
        """Return what chance will do, where chance decides. Show it to nobody before it does."""
        seed = self._seed if self._seed is not None else Seed.fresh()
        return Record("chance", seed.pick(self.game.rules.chance(self._state), len(self.line)))

    # Other matches from this one

    def check(self, record: Record) -> None:
        """Raise if a record of a log could not come next; undos are checked as they are made."""
        action, actor = record.action, self._state.actor
        if isinstance(action, Undo | Redo):
            return
        if record.seat == "chance":
            if actor != CHANCE:
                raise NotYourDecisionError(f"chance does not decide here: seat {actor} does")
            if action not in self.game.rules.chance(self._state):
                raise MbiraError(f"'{action}' is not a possible chance result here")
        elif record.seat != actor:
            raise NotYourDecisionError(_who_decides(record.seat, actor))
        elif action not in self.legal():
            raise self._refusal(action)

    def records_for(self, seat: int | None) -> list[Record]:
        """Return the whole log as a seat, or a spectator, may see it."""
        shadow = Match(self.game, self.header, self.options, None)
        seen = []
        for record in self.records:
            if isinstance(record.action, Undo | Redo):
                seen.append(record)
            else:
                seen.append(shadow.redact(record, seat))
            shadow.follow(record)
        return seen

    def at(self, version: int) -> Match:
        """Return the match as it was after the first `version` records, to look at."""
        self._check_version(version)
        return self._copy(version, self.header, self._seed)

    def still(self) -> Match:
        """Return this match as it is now, for somebody who looks at it while it goes on."""
        still = Match(self.game, self.header, self.options, self._seed, self._state)
        still.records, still.line = self.records[:], self.line[:]
        still._snapshots, still._undone = dict(self._snapshots), self._undone[:]
        still._legal = self._legal
        self._lent = still._lent = True  # neither changes the state that they share
        return still

    def fork(self, version: int | None = None, seed: Seed | None = None) -> Match:
        """Return a match of its own that starts from here or from an earlier version.

        Its chance results are new ones: a fork does not show the future.
        """
        forked = self.copy(version, seed)
        forked.run_chance()
        return forked

    def copy(self, version: int | None = None, seed: Seed | None = None) -> Match:
        """Return a fork that waits for `run_chance`. What does not change it has in common."""
        version = self.version if version is None else version
        self._check_version(version)
        seed = seed if seed is not None else Seed.fresh()
        copied = self._copy(version, self.header, seed)
        copied.header = replace(self.header, chance=seed.commitment, chance_from=len(copied.line))
        return copied

    def _copy(self, version: int, header: Header, seed: Seed | None) -> Match:
        """Return a match with the first records of this one, and with its snapshots."""
        end = version
        while end and isinstance(self.records[end - 1].action, Undo | Redo):
            end -= 1  # what these took back can still be redone
        copied = Match(self.game, header, self.options, seed)
        copied.records = self.records[:end]
        line = records_that_count(copied.records)
        copied._snapshots = self._snapshots_on(line)
        start = max(copied._snapshots)
        copied._state = copied._snapshots[start].clone()
        copied.line = line[:start]
        for record in line[start:]:
            copied._follow(record)
        for record in self.records[end:version]:
            copied.follow(record)
        return copied

    def save(self, path: str | Path) -> None:
        """Write the match to a file; the chance seed goes with it once the match is over."""
        write_whole(Path(path), self.written())

    def written(self) -> bytes:
        """Return the match as a save file holds it."""
        seed = self._seed.secret if self._seed is not None and self.over else None
        return document_text(self.header, self.records, seed).encode()


def new_header(game: AnyGame, seats: int, options: Options, seed: Seed) -> Header:
    """Return the header of a match that begins now, with a chance that it is committed to."""
    fewest, most = game.spec.seats
    if not fewest <= seats <= most:
        raise BadSeatsError(f"{game.spec.id} is for {fewest} to {most} seats, not {seats}")
    return Header(
        game=game.spec.id,
        ruleset=game.spec.ruleset,
        seats=seats,
        options=option_values(options),
        data=dict(game.rules.digests(seats, options)),
        chance=seed.commitment,
    )


def _who_decides(seat: int | str, actor: int) -> str:
    if actor == NOBODY:
        return f"seat {seat} cannot decide: the match is over"
    return f"seat {seat} cannot decide now: {'chance' if actor == CHANCE else f'seat {actor}'} does"
