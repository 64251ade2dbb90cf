"""A match as it really is: read from the server's disk, and told honestly with the core alone."""

from __future__ import annotations

import random
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

import msgspec

from mbira.core.action import Redo, Undo
from mbira.core.chance import Seed
from mbira.core.errors import MbiraError
from mbira.core.game import NOBODY, Record, describe
from mbira.core.input.options import make_options
from mbira.core.log.save import Header
from mbira.core.match import Match
from mbira.core.message import Message, seat_name
from mbira.core.ordering import offers
from mbira.core.question import ask
from mbira.core.registry import find_game
from mbira.server.refusals import server_words
from mbira.server.tables.sent.position import MOST_TOLD
from tests.server.disk import sql

if TYPE_CHECKING:
    from pathlib import Path

    from mbira.core.message import Say
    from tests.server.harness import ServerProcess

Seat = int | None


def plain(value: object) -> Any:
    """Return a value as JSON has it."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Truth:
    """Everything about a match, also what nobody may know."""

    def __init__(self, server: ServerProcess | Path, table: str) -> None:
        ((content,),) = sql(server, "SELECT document FROM tables WHERE id = ?", table)
        self.document = msgspec.json.decode(content)
        self.seed = self.document["seed"]
        header = msgspec.convert(self.document["header"], Header)
        self.game = find_game(header.game)
        options = make_options(self.game.spec, header.options)
        self.match = Match(self.game, header, options, Seed(self.seed))
        rows = sql(
            server, "SELECT seat, action FROM records WHERE table_id = ? ORDER BY version", table
        )
        self.states = [self.match.state]
        """After each version."""
        self._views: dict[tuple[Seat, int], Any] = {}
        self._ways: list[dict[str, Any]] = [self._way()]
        for seat, action in rows:
            decoded = self.game.codec.decode(msgspec.json.decode(action))
            record = Record("chance" if seat < 0 else seat, decoded)
            self.match.check(record)
            self.match.follow(record)
            self.states.append(self.match.state)
            self._ways.append(self._way())

    def _way(self) -> dict[str, Any]:
        """Return how far each seat may go back now, and whether forth again."""
        match = self.match
        limits = {seat: match.undo_limit(seat) for seat in range(match.seats)}
        again = {seat: match.can_redo(seat) for seat in range(match.seats)}
        return {"line": len(match.line), "undo": limits, "redo": again}

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Everybody who looks: the seats, and a spectator."""
        return (*range(self.match.seats), None)

    @cached_property
    def _told(self) -> dict[Seat, list[Any]]:
        return {seat: self._log(self.match.records_for(seat)) for seat in self.seats}

    @cached_property
    def whole(self) -> list[Any]:
        """The log as it is."""
        return self._log(self.match.records)

    def _log(self, records: list[Record]) -> list[Any]:
        found = []
        for version, record in enumerate(records, 1):
            if isinstance(record.action, Undo | Redo):
                name = "told-undo" if isinstance(record.action, Undo) else "told-redo"
                assert isinstance(record.seat, int)
                message = Message(name, {"seat": seat_name(record.seat)})
            else:
                message = describe(self.game, self.states[version - 1], record)
            told = {"version": version, **plain(record), "message": plain(message)}
            if not isinstance(record.action, Undo | Redo) and (changed := self._changes(version)):
                told["changes"] = changed
            found.append(told)
        return found

    def _changes(self, version: int) -> list[Any]:
        """Return what each seat has more or less after a record, as far as a spectator can see."""
        before, after = self._holdings[version - 1], self._holdings[version]
        return [
            {"seat": seat, "what": what, "amount": now - had[what]}
            for seat, (had, has) in enumerate(zip(before, after, strict=True))
            for what, now in has.items()
            if now != had[what]
        ]

    @cached_property
    def _holdings(self) -> list[list[dict[str, int]]]:
        """What each seat has after each version, from what a spectator sees and nothing else."""
        sight = self.game.sight
        imagined = (
            sight.imagine(sight.view(state, None), random.Random(version))
            for version, state in enumerate(self.states)
        )
        return [
            [dict(sight.holdings(state, seat)) for seat in range(self.match.seats)]
            for state in imagined
        ]

    def log(self, seat: Seat, since: int = 0, until: int | None = None) -> list[Any]:
        """Return the log as a seat may know it while the match goes on."""
        return self._told[seat][since:until]

    def position(self, seat: Seat, version: int) -> dict[str, Any]:
        """Return an earlier position as a seat may know it."""
        state = self.states[version]
        found: dict[str, Any] = {
            "version": version,
            "seat": seat,
            "actor": state.actor,
            "view": self._view(seat, version),
            "line": self._ways[version]["line"],
        }
        if state.actor >= 0:
            found["question"] = plain(self.game.speech.question(state))
            if state.actor == seat:
                found["legal"] = plain(list(self.game.rules.legal(state)))
        if state.actor == NOBODY:
            found["outcome"] = plain(self.game.rules.outcome(state))
        return found

    def _choices(self, seat: Seat, version: int) -> Any:
        """Return choices with their sentences, told from what the seat can see and nothing else."""
        view = self.game.sight.view(self.states[version], seat)
        imagined = self.game.sight.imagine(view, random.Random(version))
        told = ((each, Record(imagined.actor, each)) for each in self.game.rules.legal(imagined))
        return [
            {"action": plain(action), "message": plain(describe(self.game, imagined, record))}
            for action, record in told
        ]

    def _view(self, seat: Seat, version: int) -> Any:
        found = self._views.get((seat, version))
        if found is None:
            found = self._views[seat, version] = plain(
                self.game.sight.view(self.states[version], seat)
            )
        return found

    def position_now(self, seat: Seat, version: int) -> dict[str, Any]:
        """Return a position as a seat may know it when the log ends there, and undo is free."""
        found = self.position(seat, version)
        if "legal" in found and len(found["legal"]) <= MOST_TOLD:
            found["choices"] = self._choices(seat, version)
        if seat is not None and found["actor"] != NOBODY:
            way = self._ways[version]
            if way["undo"][seat] < way["line"]:
                found["undo"] = way["undo"][seat]
            if way["redo"][seat]:
                found["redo"] = True
            view = self.game.sight.view(self.states[version], seat)
            found["orders"] = {"can": plain(offers(self.game, view)), "given": []}
        return found

    def drawing(self, seat: Seat, version: int, *, marked: bool) -> Any:
        """Return the drawing of a position for a seat."""
        state = self.states[version]
        actions = map(str, self.game.rules.legal(state)) if marked and state.actor == seat else ()
        lines = self.game.draw(self.game.sight.view(state, seat), self.say, frozenset(actions))
        return plain([list(line) for line in lines])

    @property
    def say(self) -> Say:
        """What puts messages into English, with people's names."""
        chairs = enumerate(self.document["chairs"])
        names = {seat: chair["name"] for seat, chair in chairs if chair.get("name")}
        words = server_words("en", self.game.spec)
        return partial(words.say, names=names)

    def questions(self, seat: Seat, version: int) -> dict[str, Any]:
        """Return what can be asked about a position, and the answers; None where it is refused."""
        view = self.game.sight.view(self.states[version], seat)
        names = [said.id.removeprefix("tell-help-") for said in ask(self.game.questions, view, ())]
        found: dict[str, Any] = {"": plain(list(ask(self.game.questions, view, ())))}
        for words in (f"{name}{more}" for name in names for more in ("", " 1", " 1 1")):
            try:
                found[words] = plain(list(ask(self.game.questions, view, words.split())))
            except MbiraError:
                found[words] = None
        return found

    def hides(self, seat: Seat, version: int) -> bool:
        """Return whether a seat may not know all of the match up to a version."""
        own = () if seat is None else (seat,)
        known = self.log(seat, 0, version) == self.whole[:version]
        return not known or self.game.sight.hides(self.states[version], own)

    def hidden_records(self, seat: Seat) -> list[bytes]:
        """Return the records that a seat may not know, as they would be sent."""
        pairs = zip(self.whole, self._told[seat], strict=True)
        return [
            msgspec.json.encode({key: true[key] for key in ("version", "seat", "action")})[:-1]
            for true, told in pairs
            if true != told
        ]
