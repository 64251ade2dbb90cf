"""What a call says, in the language of whoever is called."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple
from zoneinfo import ZoneInfo

from mbira.core.message import Message
from mbira.core.registry import specs
from mbira.lang import ENGLISH, LANGUAGES, language, said_of
from mbira.server.refusals import one_line

if TYPE_CHECKING:
    from mbira.lang import Language
    from mbira.server.store.calls.wishes import CallRow, Facts, Wishes

TEXTS = "mbira.lang:{code}/calls.ftl"
NAMED = 10
"""How many tables are named in one message."""
LINE = 120
"""Characters of a line."""


class CallLine(NamedTuple):
    """What is told of one table."""

    table: str
    event: str
    title: str
    words: str
    link: str


class Letter(NamedTuple):
    """A message, in words."""

    title: str
    lines: list[CallLine]
    more: str
    """How many tables are not named, in words; empty if all are."""
    link: str
    foot: str

    @property
    def text(self) -> str:
        """All of it, for a mail."""
        told = "\n\n".join(f"{line.title}\n{line.words}\n{line.link}" for line in self.lines)
        return "\n\n".join(filter(None, (told, self.more, f"--\n{self.foot}"))) + "\n"

    @property
    def short(self) -> str:
        """What fits on a sign."""
        if len(self.lines) == 1:
            return self.lines[0].words
        return "\n".join(f"{line.title}: {line.words}" for line in self.lines[:4])


def call_words(code: str) -> Language:
    """Return the words of calls in a language, English if nobody speaks it any more."""
    return language(code if code in LANGUAGES else ENGLISH, None, (TEXTS,))


def write(calls: list[CallRow], wishes: Wishes) -> Letter:
    """Return what is said of calls; the latest of each table and kind is enough."""
    words = call_words(wishes.language)
    latest = {(call.table, call.event): call for call in calls}
    told = [
        CallLine(
            call.table,
            call.event,
            title_of(call.facts, words),
            _sentence(call, words, wishes.zone),
            link_to(wishes.site, table_of(call)),
        )
        for call in latest.values()
    ]
    tables = {line.table for line in told}
    many = Message("call-many", {"count": len(tables)})
    title = told[0].title if len(told) == 1 else words.say(many)
    left = len(told) - NAMED
    more = words.say(Message("call-more", {"count": left})) if left > 0 else ""
    only = told[0].link if len(tables) == 1 else f"{wishes.site}/"
    return Letter(title, told[:NAMED], more, only, foot(wishes, words))


def trial(wishes: Wishes) -> Letter:
    """Return what is said to try a way out."""
    words = call_words(wishes.language)
    link = f"{wishes.site}/#calls=1"
    line = CallLine(
        "", "", words.say(Message("call-test")), words.say(Message("call-test-text")), link
    )
    return Letter(line.title, [line], "", link, foot(wishes, words))


def foot(wishes: Wishes, words: Language) -> str:
    """Return how to be called otherwise."""
    return words.say(Message("call-foot", {"link": f"{wishes.site}/#calls=1"}))


def link_to(site: str, table: str) -> str:
    """Return the address of a table; without one, of where one looks for what waits."""
    return f"{site}/#table={table}" if table else f"{site}/"


def table_of(call: CallRow) -> str:
    """Return the table that a call leads to: a seat that is offered is taken before that."""
    return "" if call.facts.what == "seat" else call.table


def title_of(facts: Facts, words: Language) -> str:
    """Return what a table is called: by its name and its game."""
    spec = specs().get(facts.game)
    game = said_of(spec, words.code, "game-name", spec.name) if spec is not None else facts.game
    name = _short(facts.name)
    return words.say(Message("call-table", {"name": name, "game": game})) if name else game


def _sentence(call: CallRow, words: Language, zone: str) -> str:
    facts = call.facts
    by = _short(facts.by) or words.say(Message("call-somebody"))
    if call.event == "clock":
        at = datetime.fromtimestamp(facts.until, ZoneInfo(zone))
        return words.say(Message("call-clock", {"time": f"{at:%H:%M}"}))
    if call.event == "chat":
        return words.say(Message("call-chat", {"name": by}))
    if call.event == "over" and facts.winners:
        names = ", ".join(map(_short, facts.winners))
        return words.say(Message("call-won", {"names": names, "count": len(facts.winners)}))
    if call.event == "over":
        return words.say(Message("call-closed" if facts.what == "closed" else "call-over"))
    if call.event == "invited":
        what = facts.what if facts.what in {"again", "undo"} else "invited"
        return words.say(Message(f"call-{what}", {"name": by}))
    return words.say(Message("call-turn"))


def _short(text: str) -> str:
    """Return what somebody wrote as one line that is not long."""
    line = one_line(text)
    return line if len(line) <= LINE else f"{line[: LINE - 1]}…"
