"""Puzzles: every one that ships can be laid, and its answer is what the rules allow."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mbira.bots.puzzles.puzzle import puzzles_of
from tests.ours import GAMES
from tests.server.harness import refused

if TYPE_CHECKING:
    from tests.server.harness import Person


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_laid_for_its_seat_alone_and_answered(anna: Person, game: str) -> None:
    address = f"/api/games/{game}/puzzles"
    known = puzzles_of(game)
    listed = anna.get(address)
    assert [each["id"] for each in listed] == list(known)
    assert all(set(each) == {"id", "seats", "seat", "aim", "about", "level"} for each in listed)
    puzzle = known[listed[0]["id"]]
    laid = anna.post(f"{address}/{puzzle.id}")
    table = laid["table"]
    assert table["practice"]
    assert [seat.get("yours", False) for seat in table["seats"]] == [
        seat == puzzle.seat for seat in range(puzzle.seats)
    ]
    there = anna.position(table["id"])
    assert there["seat"] == there["actor"] == puzzle.seat
    right, wrong = puzzle.right[0], puzzle.wrong[0]
    found = anna.post(f"{address}/{puzzle.id}/answer", {"action": right.action})
    assert found["right"]
    assert found["line"] == list(puzzle.line)
    missed = anna.post(f"{address}/{puzzle.id}/answer", {"action": wrong.action})
    assert not missed["right"]
    assert missed["chance"] < missed["best"]
    assert not missed["line"], "who missed it is not told"
    shown = anna.post(f"{address}/{puzzle.id}/answer", {})
    assert (shown["right"], shown["line"]) == (False, list(puzzle.line))


def test_what_is_no_puzzle_and_no_game_is_refused(anna: Person) -> None:
    refused(anna.ask("GET", "/api/games/nosuch/puzzles"), 404, "game")
    refused(anna.ask("POST", "/api/games/meduris/puzzles/nosuch"), 404, "puzzle")
    refused(anna.ask("POST", "/api/games/nosuch/puzzles/1/answer", {}), 404, "puzzle")
