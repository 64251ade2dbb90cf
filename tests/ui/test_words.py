"""The words of the page: everything it says is there in every language, and nothing else is."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from mbira.lang import LANGUAGES
from tests.ui.sources import Said, said
from tests.ui.words import PageWords

UI = Path(__file__).parents[2] / "ui" / "src"
ALIKE = ("mbira verify", "mbira")
"""Names that are the same in all languages, and commands."""
CHECKS = (
    "broken",
    "different",
    "clashing",
    "untranslated",
    "disagreeing",
    "unsayable",
    "unknown",
    "unused",
)


@pytest.fixture(scope="module")
def words() -> PageWords:
    return PageWords(UI, alike=ALIKE)


@pytest.mark.parametrize("check", CHECKS)
def test_the_words_of_the_page_are_sound(words: PageWords, check: str) -> None:
    problems = list(getattr(words, check)())
    assert not problems, "\n".join(["", *problems])


# That each check finds what it looks for


def put(root: Path, place: str, old: str, new: str) -> None:
    """Change a file: put something in place of something, or at the end."""
    path = root / place
    path.parent.mkdir(parents=True, exist_ok=True)
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    assert not old or old in text
    path.write_text(text.replace(old, new) if old else text + new, encoding="utf-8")


SMALL = {
    "words/en.ftl": "away = Nobody is there now, sorry.\nlog = Log\nstatus-open = open\n",
    "words/it.ftl": "away = Ora non c'è nessuno.\nlog = Log\nstatus-open = aperto\n",
    "words/ru.ftl": "away = Сейчас никого нет.\nlog = Журнал\nstatus-open = открыт\n",
    "games/meduris/words/en.ftl": "ui-huts = { $count ->\n [one] hut\n *[other] { $count } huts\n}",
    "games/meduris/words/it.ftl": "ui-huts = { $count } capanne",
    "games/meduris/words/ru.ftl": "ui-huts = Хижин: { $count }",
    **{f"games/zimbabwe/words/{code}.ftl": "### None yet.\n" for code in LANGUAGES},
    "table/Log.svelte": "{t('log')} {t(`status-${table.status}`)} {t('away')}",
    "games/meduris/Seat.svelte": "{table.t('ui-huts', { count: 2 })} {table.t('district-box')}",
}
FAULTS: list[tuple[str, str, str, str, str]] = [
    ("broken", "words/ru.ftl", "", "\nbad {\n", "bad {"),
    ("broken", "words/ru.ftl", "", "\nlog = Записи\n", "log twice"),
    ("broken", "games/meduris/words/it.ftl", "ui-huts", "huts", "begins as no id"),
    ("broken", "after/words/en.ftl", "", "x = y\n", "does not know"),
    ("different", "words/it.ftl", "log = Log", "", "log is missing"),
    ("different", "words/it.ftl", "", "\nmore = Altro\n", "more is not English"),
    ("different", "games/meduris/words/ru.ftl", "$count", "$number", "has ['number']"),
    ("clashing", "games/meduris/words/en.ftl", "", "\nlog = Logbook\n", "log is one thing"),
    ("clashing", "words/it.ftl", "", "\ndistrict-box = cassa\n", "district-box is one thing"),
    ("untranslated", "words/it.ftl", "Ora non c'è nessuno.", "Nobody is there now, sorry.", "away"),
    ("untranslated", "words/ru.ftl", "Журнал", "Log", "log"),
    (
        "disagreeing",
        "games/meduris/words/ru.ftl",
        "Хижин: { $count }",
        "{ $count } хижин",
        "ui-huts",
    ),
    ("unsayable", "words/ru.ftl", "Журнал", "{ nothing }", "nothing"),
    ("unknown", "table/Log.svelte", "t('log')", "t('logs')", "no words for logs"),
    ("unknown", "table/Log.svelte", "t('log')", "t(up ? 'log' : 'logs')", "no words for logs"),
    ("unknown", "table/Log.svelte", "status-", "state-", "no words for state-*"),
    ("unknown", "table/Log.svelte", "t('log')", "t('ui-huts', {})", "no words for ui-huts"),
    ("unknown", "table/Log.svelte", "t('log')", "table.t('district-box')", "no words for district"),
    ("unknown", "games/meduris/Seat.svelte", "count: 2", "number: 2", "needs $count"),
    ("unknown", "games/meduris/Seat.svelte", ", { count: 2 }", "", "needs $count"),
    ("unknown", "games/meduris/Seat.svelte", "-box", "-bag", "no words for district-bag"),
    ("unused", "table/Log.svelte", "t('log')", "log", "nothing says log"),
    ("unused", "table/Log.svelte", "status-", "state-", "nothing says status-open"),
    ("unused", "games/meduris/Seat.svelte", "'ui-huts'", "'ui-hut'", "nothing says ui-huts"),
    ("unused", "games/meduris/words/en.ftl", "ui-huts", "ui-all-huts", "nothing says ui-all-huts"),
]


@pytest.fixture
def small(tmp_path: Path) -> Path:
    for place, text in SMALL.items():
        put(tmp_path, place, "", text)
    return tmp_path


@pytest.mark.parametrize("check", CHECKS)
def test_a_small_page_is_sound(small: Path, check: str) -> None:
    assert list(getattr(PageWords(small), check)()) == []


@pytest.mark.parametrize(("check", "place", "old", "new", "told"), FAULTS)
def test_a_fault_is_found(
    small: Path, check: str, place: str, old: str, new: str, told: str
) -> None:
    put(small, place, old, new)
    problems = list(getattr(PageWords(small), check)())
    assert any(told in problem for problem in problems), problems


def test_a_missing_language_is_found(small: Path) -> None:
    (small / "words/it.ftl").unlink()
    assert "words/it.ftl is missing" in PageWords(small).broken()


def test_names_may_be_alike(small: Path) -> None:
    shutil.copy(small / "words/en.ftl", small / "words/it.ftl")
    assert list(PageWords(small, alike=["Nobody is there now, sorry."]).untranslated()) == []


# How sources are read


@pytest.mark.parametrize(
    ("source", "ids", "given"),
    [
        ("t('log')", ["log"], []),
        ("{t('a', { name, count: list.length, 'x': [1, 2] })}", ["a"], ["name", "count", "x"]),
        ("t(here ? 'seat-here' : 'seat-away')", ["seat-here", "seat-away"], []),
        ("t(kind === 'hut' ? 'a-hut' : (b && 'a-temple'))", ["a-hut", "a-temple"], []),
        ("t(known ?? 'other')", ["other"], []),
        ("t(names['log'])", [], []),
        ("t(pick('log'))", [], []),
        ("t(`a-${deep(`b-${c}`, '}')}-d`, more)", ["a-*-d"], None),
        ("t('a', { ...more })", ["a"], None),
        ("t('it\\'s, (here)', {})", ["it\\'s, (here)"], []),
    ],
)
def test_ids_and_arguments_are_read(source: str, ids: list[str], given: list[str] | None) -> None:
    found = next(iter(said(source)))
    assert found.how == "t"
    assert list(found.ids) == ids
    assert found.given == (None if given is None else frozenset(given))


def test_how_something_is_said_is_read() -> None:
    source = (
        "this.table.t('a'); l('b');\nsay({ id: 'c', args: { d } }); set('e'); tabs = { id: 'f' }"
    )
    assert list(said(source)) == [
        Said(1, ".t", ("a",), frozenset()),
        Said(1, "l", ("b",), frozenset()),
        Said(2, "message", ("c",), frozenset("d")),
    ]
