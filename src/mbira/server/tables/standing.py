"""How a table stands, in memory: its document, its match, its story. No waiting, no disk."""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from mbira.core.chance import Seed
from mbira.core.errors import RulesetError
from mbira.core.game import CHANCE, Record
from mbira.core.log.ruleset import is_known, options_of
from mbira.core.match import Match
from mbira.core.opening import check_record
from mbira.core.ordering import ordered
from mbira.core.registry import find_game
from mbira.core.sight.joined import joined
from mbira.server.refusals import Refusal, conflict, not_found
from mbira.server.store.rows import row_of
from mbira.server.tables.clocks import Times, put_down
from mbira.server.tables.log import Entry, Story
from mbira.server.tables.looking import Lens, Lookers, lens_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira.core.action import Action
    from mbira.core.game import GameSpec, Outcome, State, View
    from mbira.core.log.save import Header
    from mbira.core.log.track import Watch
    from mbira.core.orders import Order
    from mbira.server.store.document import Document, Status
    from mbira.server.store.rows import RecordRow

EMPTY = 50
"""A table without records takes about as much memory as this many."""
SIGNS = 100
"""This many characters of text take as much as a record."""
BY_ORDER = "/order/"
"""So begins the key of a record that an order has made: no guest's name is empty."""
_decode = msgspec.json.Decoder().decode


class TableStanding:
    """A table as it stands."""

    def __init__(
        self,
        document: Document,
        revision: int,
        rows: Sequence[RecordRow] = (),
    ) -> None:
        self.document = document
        self.revision = revision
        self.match: Match | None = None
        self._asked: tuple[str | None, float] = (None, 0.0)
        """The key of the request that is being carried out, and when."""
        self.keys: dict[str, int] = {}
        """The version at which each request's record stands, by its key."""
        self.lens = Lens()
        """How those see the table whom this is shown to."""
        self.lookers = Lookers()
        """What is shown to those who only look on."""
        self.orders: dict[int, tuple[Order, ...]] = {}
        """What seats have decided ahead; some of it may be over."""
        self.used: set[str] = set()
        """The ids of the orders that have decided something."""
        if document.header is not None:
            self._open_match()
            self.extend(rows)

    @classmethod
    def copied(cls, document: Document, match: Match, entries: list[Entry]) -> TableStanding:
        """Return a table whose match is a copy of another's, with what was told of that."""
        standing = cls(document, 0)
        standing.match = match
        match.watch = _heard_by(standing)
        standing.story.entries = entries
        return standing

    def seen_through(self, lens: Lens, version: int) -> TableStanding:
        """Return the table as it was at a version, for those who see it through a lens."""
        seen = TableStanding(self.document, self.revision)
        seen.match = self.playing.at(version)
        seen.story, seen.times, seen.lens = self.story, self.times, lens
        return seen

    def _open_match(self) -> None:
        document = self.document
        header = document.header
        assert header is not None  # noqa: S101
        game = find_game(header.game)
        try:
            options = options_of(game.spec, header)
        except RulesetError:
            raise _other_rules(header, game.spec, 0) from None
        self.match = Match(game, header, options, Seed(document.seed))
        self.match.watch = _heard_by(self)
        self.story = Story(game, header.seats)
        self.times = Times(header.seats, document.started or document.created)

    def change(self, document: Document, revision: int) -> None:
        """Put another document in the place of this one."""
        before, self.document = self.document, document
        self.revision = revision
        if document.header is None:
            return
        if self.match is None:
            self._open_match()
        for seat, (old, new) in enumerate(zip(before.chairs, document.chairs, strict=True)):
            if old.since != new.since:
                self.times.forget(seat)

    # The log grows

    def extend(self, rows: Sequence[RecordRow]) -> None:
        """Add records that are on disk already."""
        match = self.playing
        spec, header = match.game.spec, match.header
        sure = is_known(spec, header.ruleset)
        for row in rows:
            seat = "chance" if row.seat == CHANCE else row.seat
            action = match.game.codec.decode(_decode(row.action))
            self._asked = (row.key, row.at)
            record = Record(seat, action)  # type: ignore[arg-type]
            try:
                if not sure:
                    check_record(match, record)
            except RulesetError:
                raise _other_rules(header, spec, self.version + 1) from None
            match.follow(record)

    def carry_out(self, record: Record | None, key: str | None, at: float) -> list[RecordRow]:
        """Do what a record says, and what chance does then; return what is to be written.

        Without one chance begins. If that cannot be written, this standing is worth nothing any
        more.
        """
        match, first = self.playing, self.version
        self._asked = (key, at)
        if record is not None:
            match.carry_out(record)
        match.run_chance()
        keys = {first + 1: key}
        return [
            row_of(version, record, at, keys.get(version))
            for version, record in enumerate(match.records[first:], first + 1)
        ]

    def hear(self, record: Record, before: State, after: State) -> None:
        """Take in a record that the match has added."""
        key, at = self._asked
        self._asked = (None, at)  # what chance does then, nobody has asked for
        by_order = key is not None and key.startswith(BY_ORDER)
        self.story.add(record, before, after, at, ordered=by_order)
        chair = None
        if key is not None and isinstance(record.seat, int):
            self.keys[key] = self.version
            if by_order:
                self.used.add(key.split("/")[2])
            else:
                chair = self.document.chairs[record.seat]
        self.times.add(record, at, chair, asked=record.seat in {before.actor, "chance"})
        self.lookers.note(record, self.version)

    def seen_by(self, guest: str | None) -> TableStanding:
        """Return the table as a guest may see it, who may look on late or see all hands."""
        return self.lookers.through(self, lens_of(self.document, guest))

    def not_shown_yet(self, guest: str | None) -> float:
        """Return when the first thing was done that a guest does not know yet."""
        return self.lookers.not_shown_yet(self, lens_of(self.document, guest).turns)

    def view(self, state: State, seat: int | None) -> View:
        """Return what can be seen of a state with a seat's eyes; without one, by who looks on."""
        match = self.playing
        if seat is None and self.lens.hands:
            return joined(match.game, state, match.seats)
        view: View = match.game.sight.view(state, seat)
        return view

    # What is so

    @property
    def playing(self) -> Match:
        """The match; refuses if there is none yet."""
        if self.match is None:
            raise conflict("not-playing")
        return self.match

    @property
    def going(self) -> Match:
        """The match, which is not over."""
        match = self.playing
        if match.over:
            raise conflict("over")
        if self.document.status != "playing":
            raise conflict("not-playing")
        return match

    @property
    def version(self) -> int:
        """How long the log is."""
        return 0 if self.match is None else self.match.version

    @property
    def weight(self) -> int:
        """What it takes in memory, in records, about: a board of one's own takes much, too."""
        texts = (value for value in self.document.options.values() if isinstance(value, str))
        return self.version + EMPTY + sum(map(len, texts)) // SIGNS

    @property
    def status(self) -> Status:
        """How far the table is."""
        return status_of(self.document, self.match)

    @property
    def actor(self) -> int | None:
        """The seat that decides now, if one does."""
        match = self.match
        return match.actor if match is not None and self.status == "playing" else None

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, if it did."""
        return self.match.outcome if self.match is not None and self.match.over else None

    @property
    def bot_to_move(self) -> str | None:
        """The bot that decides now, if one does."""
        if self.match is None or self.status != "playing":
            return None
        return self.document.chairs[self.match.actor].bot

    def ordered(self, document: Document) -> tuple[Order, Action] | None:
        """Return what the seat that decides does by its orders; a bot in its place knows none."""
        match = self.match
        if match is None or status_of(document, match) != "playing":
            return None
        chair, given = document.chairs[match.actor], self.orders.get(match.actor, ())
        if not given or chair.guest is None or chair.bot is not None:
            return None
        return ordered(match, given, self.used)

    @property
    def names(self) -> dict[int, str]:
        """People's names by seat, for sentences."""
        chairs = enumerate(self.document.chairs)
        return {seat: chair.name for seat, chair in chairs if chair.name}

    def time_left(self, seat: int, now: float) -> float:
        """Return how many seconds a seat has left; without a clock, none."""
        clock, chair = self.document.settings.clock, self.document.chairs[seat]
        if clock is None or self.match is None:
            return 0.0
        if self.match.actor == seat and chair.guest is not None and chair.bot is None:
            return self.times.deadline(clock, seat, chair) - now
        return self.times.left(clock, seat, chair)

    def forgiven(self, started: float) -> Document | None:
        """Return the document if it gives time back to whoever decides, as there was no server."""
        clock, seat = self.document.settings.clock, self.going.actor
        chair = self.document.chairs[seat]
        if clock is None or chair.bot is not None or max(self.times.last, chair.since) >= started:
            return None
        kept = put_down(clock, self.times.left(clock, seat, chair), started)
        return self.with_chair(seat, **kept) if kept else None

    def not_after(self, now: float) -> None:
        """Take it that nothing at the table was done later than now.

        Its writer may have gone by a wrong clock, set back since.
        """
        document = self.document
        if self.match is None:
            return
        self.times.not_after(now)
        if any(chair.since > now for chair in document.chairs):
            chairs = (replace(chair, since=min(chair.since, now)) for chair in document.chairs)
            self.change(replace(document, chairs=tuple(chairs)), self.revision)

    def with_chair(self, seat: int, **changes: object) -> Document:
        """Return the document with one chair changed."""
        chairs = list(self.document.chairs)
        chairs[seat] = replace(chairs[seat], **changes)
        return replace(self.document, chairs=tuple(chairs))

    def told(self, seat: int | None, since: int, until: int | None = None) -> list[msgspec.Raw]:
        """Return the log after a version as a seat may know it; once it is over, all of it."""
        end = self.playing.version if until is None else min(until, self.playing.version)
        if seat is None and self.lens.hands:
            return self.story.told_with_hands(since, end)
        return self.story.told(seat, since, end, whole=self.status == "over")

    def check_version(self, version: int, pointer: str = "") -> None:
        """Refuse a version that does not exist."""
        if not 0 <= version <= self.playing.version:
            raise not_found("version", pointer, version=version, now=self.playing.version)

    def action(self, form: dict[str, object] | str) -> Action:
        """Return the action that somebody means, in JSON or as text."""
        codec = self.playing.game.codec
        return codec.parse(form) if isinstance(form, str) else codec.decode(form)


def order_key(order: Order, version: int) -> str:
    """Return the key of the record that an order makes, as one of its own makes another."""
    return f"{BY_ORDER}{order.id}/{version}"


def _heard_by(standing: TableStanding) -> Watch:
    """Return what lets a standing hear its match, without keeping it.

    If each kept the other, only the garbage collector could let go of a table that was put away,
    and it comes when nobody asks for anything.
    """
    known = weakref.ref(standing)

    def hear(record: Record, before: State, after: State) -> None:
        heard = known()
        if heard is not None:
            heard.hear(record, before, after)

    return hear


def _other_rules(header: Header, spec: GameSpec, record: int) -> Refusal:
    """Return the refusal of a match of other rules; `record` is the one where they differ, or 0."""
    return conflict("ruleset", was=header.ruleset, now=spec.ruleset, record=record)


def status_of(document: Document, match: Match | None) -> Status:
    """Return how far a table is."""
    over = match is not None and match.over and document.status == "playing"
    return "over" if over else document.status
