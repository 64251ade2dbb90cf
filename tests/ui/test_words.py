"""The words of the page: everything it says is there in every language, and nothing else is."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.ui.sources import Said, said
from tests.ui.words import PageWords

ROOT = Path(__file__).parents[2]
UI = ROOT / "ui" / "src"
LANG = ROOT / "src" / "mbira" / "lang"
ALIKE = ("pip install 'mbira[passkeys]'", "mbira verify", "mbira", "https", "localhost", "PIN")
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
    return PageWords(UI, LANG, alike=ALIKE)


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
    "lang/en/page/page.ftl": "away = Nobody is there now, sorry.\nlog = Log\nstatus-open = open\n",
    "lang/it/page/page.ftl": "away = Ora non c'è nessuno.\nlog = Log\nstatus-open = aperto\n",
    "lang/ru/page/page.ftl": "away = Сейчас никого нет.\nlog = Журнал\nstatus-open = открыт\n",
    "lang/en/page/games/meduris.ftl": (
        "ui-huts = { $count ->\n [one] hut\n *[other] { $count } huts\n}"
    ),
    "lang/it/page/games/meduris.ftl": "ui-huts = { $count } capanne",
    "lang/ru/page/games/meduris.ftl": "ui-huts = Хижин: { $count }",
    **{f"lang/{code}/page/games/zimbabwe.ftl": "### None yet.\n" for code in ("en", "it", "ru")},
    "ui/table/Log.svelte": "{t('log')} {t(`status-${table.status}`)} {t('away')}",
    "ui/table/Changes.svelte": "{table.t(`change-${what}`, { amount })}",
    "ui/games/meduris/Seat.svelte": "{table.t('ui-huts', { count: 2 })} {table.t('district-box')}",
    "lang/en/page/lessons/meduris.ftl": "race = A race\n",
    "ui/games/meduris/learn/lesson.ts": "const ideas = [{ id: 'race', args: () => ({ left }) }];",
}
FAULTS: list[tuple[str, str, str, str, str]] = [
    ("broken", "lang/ru/page/page.ftl", "", "\nbad {\n", "bad {"),
    ("broken", "lang/ru/page/page.ftl", "", "\nlog = Записи\n", "log twice"),
    ("broken", "lang/it/page/games/meduris.ftl", "ui-huts", "huts", "begins as no id"),
    ("broken", "lang/en/page/after.ftl", "", "x = y\n", "does not know"),
    ("different", "lang/it/page/page.ftl", "log = Log", "", "log is missing"),
    ("different", "lang/it/page/page.ftl", "", "\nmore = Altro\n", "more is not English"),
    ("different", "lang/ru/page/games/meduris.ftl", "$count", "$number", "has ['number']"),
    ("clashing", "lang/en/page/games/meduris.ftl", "", "\nlog = Logbook\n", "log is one thing"),
    (
        "clashing",
        "lang/it/page/page.ftl",
        "",
        "\ndistrict-box = cassa\n",
        "district-box is one thing",
    ),
    (
        "untranslated",
        "lang/it/page/page.ftl",
        "Ora non c'è nessuno.",
        "Nobody is there now, sorry.",
        "away",
    ),
    ("untranslated", "lang/ru/page/page.ftl", "Журнал", "Log", "log"),
    (
        "disagreeing",
        "lang/ru/page/games/meduris.ftl",
        "Хижин: { $count }",
        "{ $count } хижин",
        "ui-huts",
    ),
    ("unsayable", "lang/ru/page/page.ftl", "Журнал", "{ nothing }", "nothing"),
    ("unknown", "ui/table/Log.svelte", "t('log')", "t('logs')", "no words for logs"),
    ("unknown", "ui/table/Log.svelte", "t('log')", "t(up ? 'log' : 'logs')", "no words for logs"),
    ("unknown", "ui/table/Log.svelte", "status-", "state-", "no words for state-*"),
    ("unknown", "ui/table/Log.svelte", "t('log')", "t('ui-huts', {})", "no words for ui-huts"),
    (
        "unknown",
        "ui/table/Log.svelte",
        "t('log')",
        "table.t('district-box')",
        "no words for district",
    ),
    ("unknown", "ui/table/Changes.svelte", "change-", "changed-", "no words for changed-*"),
    ("unknown", "ui/games/meduris/learn/lesson.ts", "race", "rush", "no words for rush"),
    ("unknown", "ui/games/meduris/learn/lesson.ts", "[{", "[t('rush'), {", "no words for rush"),
    ("unknown", "ui/games/meduris/learn/lesson.ts", "'race'", "'log'", "no words for log"),
    ("unknown", "ui/games/meduris/Seat.svelte", "count: 2", "number: 2", "needs $count"),
    ("unknown", "ui/games/meduris/Seat.svelte", ", { count: 2 }", "", "needs $count"),
    ("unknown", "ui/games/meduris/Seat.svelte", "-box", "-bag", "no words for district-bag"),
    ("unused", "ui/table/Log.svelte", "t('log')", "log", "nothing says log"),
    ("unused", "ui/table/Log.svelte", "status-", "state-", "nothing says status-open"),
    ("unused", "ui/games/meduris/Seat.svelte", "'ui-huts'", "'ui-hut'", "nothing says ui-huts"),
    (
        "unused",
        "lang/en/page/games/meduris.ftl",
        "ui-huts",
        "ui-all-huts",
        "nothing says ui-all-huts",
    ),
]


@pytest.fixture
def small(tmp_path: Path) -> Path:
    for place, text in SMALL.items():
        put(tmp_path, place, "", text)
    return tmp_path


def small_page(small: Path, *alike: str) -> PageWords:
    return PageWords(small / "ui", small / "lang", alike=alike)


@pytest.mark.parametrize("check", CHECKS)
def test_a_small_page_is_sound(small: Path, check: str) -> None:
    assert list(getattr(small_page(small), check)()) == []


@pytest.mark.parametrize(("check", "place", "old", "new", "told"), FAULTS)
def test_a_fault_is_found(
    small: Path, check: str, place: str, old: str, new: str, told: str
) -> None:
    put(small, place, old, new)
    problems = list(getattr(small_page(small), check)())
    assert any(told in problem for problem in problems), problems


def test_a_missing_language_is_found(small: Path) -> None:
    (small / "lang/it/page/page.ftl").unlink()
    assert "it/page/page.ftl is missing" in small_page(small).broken()


def test_names_may_be_alike(small: Path) -> None:
    shutil.copy(small / "lang/en/page/page.ftl", small / "lang/it/page/page.ftl")
    assert list(small_page(small, "Nobody is there now, sorry.").untranslated()) == []


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
