"""A match is counted once: whoever is killed meanwhile, and however many processes there are."""

from __future__ import annotations

import asyncio
from contextlib import closing
from typing import TYPE_CHECKING

from mbira.server.club.rating import rate_match
from mbira.server.store.store import Store
from tests.server.club.ledger import Ledger
from tests.server.harness import ServerProcess, serving, until, wait_until_over

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.harness import Person

RATED = {"rated": True, "watch": "anyone"}
SHORT = {"turn_limit": 4}


def bots_play(person: Person, *bots: str) -> str:
    """Let bots play a rated match, and return its table."""
    wanted = {
        "game": "meduris",
        "seats": len(bots),
        "chairs": bots,
        "settings": RATED,
        "options": SHORT,
    }
    table: str = person.post("/api/tables", {**wanted, "start": True})["id"]
    return table


def assert_sound(db: str, matches: int) -> None:
    """All matches are counted, each once, and ratings are what follows from them."""
    with closing(Ledger(db)) as ledger:
        until(lambda: ledger.left() == 0)
        assert ledger.over() == matches
        assert len(ledger.finished()) == matches
        assert sorted(row.number for row in ledger.finished()) == list(range(1, matches + 1))
        before = ledger.ratings(), ledger.played()
        assert all(row.matches == matches for row in ledger.ratings())
        store = Store(db)
        try:
            assert asyncio.run(store.matches.rebuild(rate_match)) == matches
        finally:
            store.close()
        assert (ledger.ratings(), ledger.played()) == before


def test_a_kill_neither_loses_a_match_nor_counts_it_twice(database: str, tmp_path: Path) -> None:
    server = ServerProcess(database, tmp_path / "log.txt", clock="system")
    try:
        for _ in range(2):
            with server.person() as anna:
                table = bots_play(anna, "random", "novice")
                wait_until_over(anna, table)
            server.kill()  # it may be counted, or about to be
            server.start()
        assert_sound(database, 2)
    finally:
        server.stop()


def test_two_processes_count_a_match_once(
    club: tuple[ServerProcess, ServerProcess], tmp_path: Path
) -> None:
    one, other = club
    db = one.db
    with closing(Ledger(db)) as ledger, one.person() as anna, other.person() as bert:
        before = len(ledger.finished())
        tables = [bots_play(who, "random", "novice") for who in (anna, bert, anna, bert)]
        for table in tables:
            wait_until_over(anna, table)
        until(lambda: ledger.left() == 0)
        assert len(ledger.finished()) - before == 4
    with serving(db, tmp_path / "third.txt", clock="system"):
        assert_sound(db, before + 4)
