"""What a call says: in all languages, with the same arguments, and never what is secret."""

from __future__ import annotations

import pytest

from mbira.lang import LANGUAGES
from mbira.server.calling.words import TEXTS, write
from mbira.server.store.calls.wishes import CallRow, Event, Facts, Wishes
from tests.cli.test_words import entries, variables

EVENTS: tuple[Event, ...] = ("turn", "clock", "chat", "over", "invited")
SITE = "https://tables.example.org"


@pytest.mark.parametrize("code", LANGUAGES)
def test_languages_say_the_same_things(code: str) -> None:
    english, known = entries(TEXTS, "en"), entries(TEXTS, code)
    assert list(known) == list(english)
    for name, entry in known.items():
        assert variables(entry) == variables(english[name]), name


def call(event: Event, table: str, facts: Facts) -> CallRow:
    return CallRow(f"{event}{table}", "p", event, table, 1, 0, facts, 0.0, 0, interrupted=False)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("what", ["", "again", "undo", "closed"])
def test_every_call_has_words(code: str, what: str) -> None:
    facts = Facts(game="meduris", name="Friday\n\x07 evening", by="Anna", what=what, until=3600.0)
    wishes = Wishes(language=code, site=SITE)
    said = [write([call(event, "t", facts)], wishes) for event in EVENTS]
    assert len({letter.short for letter in said}) == len(EVENTS)
    for letter in said:
        assert letter.title.startswith("Friday evening (")
        assert letter.link == f"{SITE}/#table=t"
        assert "\x07" not in letter.text


def test_a_table_is_told_once_and_not_all_of_very_many() -> None:
    facts = Facts(game="elsewhere", winners=("Anna", "Bert"))
    one = [call("over", "t", facts), call("turn", "t", facts), call("turn", "t", facts)]
    letter = write(one, Wishes(site=SITE))
    assert [line.event for line in letter.lines] == ["over", "turn"]
    assert letter.lines[0].words == "The match is over: Anna, Bert have won."
    assert letter.link == f"{SITE}/#table=t"
    many = write([call("turn", f"t{n}", facts) for n in range(30)], Wishes(site=SITE))
    assert many.title == "30 tables call you"
    assert len(many.lines) == 10
    assert many.more == "And 20 more."
