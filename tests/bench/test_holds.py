from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

import mbira as library
from mbira.core.action import Undo
from mbira.core.errors import MbiraError
from mbira.core.log.save import parse_document
from mbira.core.opening import restore
from mbira.core.registry import find_game
from mbira.server.settings import Limits
from mbira_bench.siege.attacker import Attacker
from mbira_bench.siege.holds import HOLDS, bodies, doors, find_hold, keeping
from mbira_bench.siege.positions import (
    LONG,
    endless_match,
    finished_match,
    late_zimbabwe,
    long_match,
    tangled_africa,
    undone_match,
    wide_zimbabwe,
)
from tests.bench.stub_server import stub_server

if TYPE_CHECKING:
    from mbira.core.match import Match

# The attacks


class Enough(Counter[str]):
    """Counts, and says when something was done often enough."""

    def __init__(self, many: int) -> None:
        super().__init__()
        self.reached = asyncio.Event()
        self._many = many

    def __setitem__(self, what: str, count: int) -> None:
        super().__setitem__(what, count)
        if what in {"asked", "parts", "connections"} and count >= self._many:
            self.reached.set()


ASKED = {
    "plan": "GET /api/tables/table/query",
    "fragments": "GET /api/tables/table/socket",
    "bodies": None,
    "guest-bodies": "POST /api/guest",
    "chunks": None,
    "flood": None,
    "connections": None,
    "endless": "PUT /api/tables/table/seats/0/bot",
    "advice": "GET /api/tables/table/advice",
    "reviews": "GET /api/tables/table/course",
    "choices": "GET /api/tables/table/choices",
    "words": "GET /api/tables/table/log",
    "replays": "GET /api/tables/table/frames",
    "previews": "POST /api/tables/table/why-not",
    "peeks": "POST /api/tables/table/fork",
    "onlookers": "GET /api/tables/table/socket",
    "comings": "GET /api/tables/table/socket",
    "noise": "POST /api/tables/table/chat",
    "open": "GET /api/openapi.json",
    "forks": "POST /api/tables/table/fork",
    "tables": "POST /api/tables/table/join",
    "saves": "POST /api/saves",
    "maps": "GET /api/tables/table/drawing",
    "documents": "PATCH /api/tables/table",
    "slow-readers": "POST /api/tables/table/redo",
    "unread": "GET /api/tables/table/log",
    "crowd": "PATCH /api/tables/table",
}
"""What some of the holds ask, among other things."""


@pytest.mark.parametrize("name", HOLDS)
def test_every_hold_goes_on_without_end(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for part, most in ((doors, "IDLE"), (bodies, "SIZE"), (keeping, "LARGEST_FILE")):
        monkeypatch.setattr(part, most, 200)  # enough to see that it does something

    async def run() -> set[str]:
        async with stub_server() as (port, asked):
            attacker = Attacker(port)
            hold = find_hold(name)
            hold.prepare()
            await hold.settle(attacker)
            attacker.counts = Enough(attacker.counts["asked"] + 150)
            holding = asyncio.ensure_future(hold.hold(attacker))
            reached = asyncio.ensure_future(attacker.counts.reached.wait())
            await asyncio.wait([holding, reached], return_when=asyncio.FIRST_COMPLETED)
            assert not holding.done(), holding.result()
            holding.cancel()
            await asyncio.gather(holding, return_exceptions=True)
            attacker.close()
            return asked

    asked = asyncio.run(run())
    if wanted := ASKED.get(name):
        assert wanted in asked


def test_holds_say_what_they_are() -> None:
    assert len(HOLDS) >= 40
    assert set(ASKED) <= set(HOLDS)
    for name, hold in HOLDS.items():
        assert hold.name == name
        assert hold.about
    with pytest.raises(MbiraError, match="there is no hold"):
        find_hold("")


# What they bring


def brought(save: bytes) -> Match:
    """Return the match of a save file that a server with default limits takes."""
    assert len(save) <= Limits().save
    document = parse_document(save, "the save file")
    assert len(document.records) <= Limits().records
    return restore(document, "the save file")


def test_a_late_position_has_many_monuments_that_can_be_raised() -> None:
    save, monuments = late_zimbabwe()
    match = brought(save)
    assert len(monuments) >= 16
    assert len(" ".join(["plan", *monuments])) <= 200
    raised = {str(action) for action in match.legal()}
    assert sum(f"raise {cell}" in raised for cell in monuments) >= 8
    assert late_zimbabwe() == (save, monuments)


def test_in_a_wide_position_thousands_of_actions_are_legal() -> None:
    assert len(brought(wide_zimbabwe()).legal()) == 4504


def test_long_matches() -> None:
    assert brought(long_match()).version == LONG
    endless = brought(endless_match())
    assert (endless.version, endless.over) == (LONG, False)
    assert brought(finished_match()).over
    undone = brought(undone_match())
    assert isinstance(undone.records[LONG].action, Undo)
    assert len(undone.line) < 50


def test_boards_are_as_large_as_they_may_be() -> None:
    board = tangled_africa(1)
    assert board != tangled_africa(2)
    match = library.new("africa", seats=5, seed=1, board=board)
    assert len(match.header.options["board"]) <= Limits().board  # type: ignore[arg-type]
    body: dict[str, Any] = keeping.large_table()
    text = body["options"]["board"]
    assert 0.95 * Limits().board < len(text) <= Limits().board
    assert find_game("zimbabwe").spec.id == library.new("zimbabwe", seats=2, board=text).header.game


def test_names_are_all_different() -> None:
    names = doors.short_names(max(doors.HEADS)).split("&")
    assert len(names) == len(set(names)) > 12_000
