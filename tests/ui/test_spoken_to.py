"""What happened to somebody is said to them; whoever watches hears their names."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import pytest

from tests.ui.playing import look, step

if TYPE_CHECKING:
    from tests.server.harness import Person
    from tests.ui.conftest import Opening
    from tests.ui.window import Window

ME = "Anna"
YOU = {"en": r"^You put", "it": r"^Metti", "ru": r"^Вы ставите"}
"""How a line begins that says to somebody that they put a worker somewhere."""


def lines(window: Window) -> list[str]:
    """Return the lines of the log."""
    found: list[str] = window.page.locator(".log .line").all_inner_texts()
    return found


@pytest.mark.parametrize("language", YOU)
def test_the_log_speaks_to_who_reads_it(window: Opening, anna: Person, language: str) -> None:
    table = anna.table("meduris", 2, "you", "random", start=True)
    mine, rng = window(anna, language=language), random.Random(language)
    mine.open(table)
    began = look(mine).version
    while look(mine).version == began:
        step(mine, rng)
    told = lines(mine)
    assert any(re.search(YOU[language], line) for line in told), told
    assert not any(ME in line for line in told), told
    other = window(language=language)
    other.open(table)
    watched = lines(other)
    assert any(ME in line for line in watched), watched
    assert not any(re.search(YOU[language], line) for line in watched), watched
