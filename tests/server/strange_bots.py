"""Bots that go wrong, installed for a test as anybody's bot would be."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from mbira import bots

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

CODE = """
import os, time
from mbira.bots.budget import Budget
from mbira.bots.search.crew import Alone


class Raiser:
    def choose(self, decision, rng):
        raise ValueError("no idea")


class Dier:
    def choose(self, decision, rng):
        os._exit(3)


class Stubborn:
    def choose(self, decision, rng):
        while True:
            try:
                time.sleep(60)
            except BaseException:
                pass


class Cheater:
    def choose(self, decision, rng):
        return "all of it"


class Counter:
    def choose(self, decision, rng):
        raise ValueError(f"processes: {Alone.most}")


class Slow:
    budget = Budget(seconds=0.5)

    def choose(self, decision, rng):
        time.sleep(0.5)
        return decision.legal.choose(rng)
"""
POINTS = """[mbira.bots]
raiser = strange_bots_of_a_test:Raiser
dier = strange_bots_of_a_test:Dier
stubborn = strange_bots_of_a_test:Stubborn
cheater = strange_bots_of_a_test:Cheater
counter = strange_bots_of_a_test:Counter
slow = strange_bots_of_a_test:Slow
"""


@pytest.fixture
def strange_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install the bots, for this process and for those that it starts."""
    place = tmp_path / "strange"
    made = place / "strange_bots_of_a_test-1.0.dist-info"
    made.mkdir(parents=True)
    (place / "strange_bots_of_a_test.py").write_text(CODE)
    (made / "METADATA").write_text("Metadata-Version: 2.1\nName: strange\nVersion: 1.0\n")
    (made / "entry_points.txt").write_text(POINTS)
    monkeypatch.syspath_prepend(place)
    paths = (str(place), os.environ.get("PYTHONPATH", ""))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
    _forget_bots()
    yield
    _forget_bots()  # whoever comes next in this process is not to find these


def _forget_bots() -> None:
    bots.bot_names.cache_clear()
    bots._maker.cache_clear()
