"""Databases that earlier revisions wrote: every table in them is there, and goes on as it began."""

from __future__ import annotations

import json
import random
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.harness import Person, good, serving, wait_until_over

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.harness import ServerProcess

OLD = sorted((Path(__file__).parent / "old_databases").glob("*.db"))


@pytest.fixture(scope="module", params=OLD, ids=lambda path: path.stem)
def old(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[ServerProcess, dict[str, Any]]]:
    """Serve an old database, with what was noted of it when it was written."""
    folder = tmp_path_factory.mktemp("old")
    shutil.copy(request.param, folder / "tables.db")
    noted = json.loads(request.param.with_suffix(".json").read_text())
    with serving(f"sqlite:///{folder / 'tables.db'}", folder / "log") as server:
        yield server, noted


def who_made_it(server: ServerProcess, noted: dict[str, Any]) -> Person:
    person = Person(server.url, known=False)
    person.http.cookies.set("mbira", noted["cookie"])
    return person


def is_still_said(then: Any, now: Any, where: str = "") -> None:
    """Check that all of what was said is; what is said today may be more."""
    if isinstance(then, dict):
        for key, value in then.items():
            assert key in now, f"{where}/{key} is gone"
            is_still_said(value, now[key], f"{where}/{key}")
    elif isinstance(then, list):
        assert len(then) == len(now), where
        for number, (one, other) in enumerate(zip(then, now, strict=True)):
            is_still_said(one, other, f"{where}/{number}")
    else:
        assert then == now, where


def test_every_table_stands_as_it_stood(old: tuple[ServerProcess, dict[str, Any]]) -> None:
    server, noted = old
    with who_made_it(server, noted) as anna:
        for table, then in noted["tables"].items():
            assert anna.get(f"/api/tables/{table}")["status"] == then["status"]
            if then["status"] != "open":
                now = anna.position(table, seat=0)
                assert (now["version"], now["actor"]) == (then["version"], then["actor"])
                is_still_said(then["view"], now["view"])
            if "save" in then:
                assert anna.ask("GET", f"/api/tables/{table}/save").text == then["save"]


def test_a_cookie_from_before_there_were_sessions_becomes_one(
    old: tuple[ServerProcess, dict[str, Any]],
) -> None:
    server, noted = old
    with who_made_it(server, noted) as anna, who_made_it(server, noted) as at_once:
        answer = anna.ask("GET", "/api/guest")
        assert good(at_once.ask("GET", "/api/guest")) == good(answer)
        anna.http.cookies.clear()
        anna.http.cookies.update(answer.cookies)
        (session,) = anna.get("/api/guest/sessions")
        assert session["here"]
        assert anna.get("/api/guest") == good(answer)


def test_matches_are_played_to_their_end_by_the_rules_they_began_with(
    old: tuple[ServerProcess, dict[str, Any]],
) -> None:
    server, noted = old
    rng = random.Random(1)
    going = [table for table, then in noted["tables"].items() if then["status"] == "playing"]
    assert len(going) == 3
    with who_made_it(server, noted) as anna:
        for table in going:
            for _ in range(5):
                anna.play_some(table, rng)
            for seat in range(2):
                path = f"/api/tables/{table}/seats/{seat}/bot"
                assert anna.ask("PUT", path, {"bot": "random"}).is_success
        for table in going:
            wait_until_over(anna, table)
            save = json.loads(anna.ask("GET", f"/api/tables/{table}/save").text)
            assert save["header"]["ruleset"] == 1


def test_what_is_new_before_a_match_is_there_for_old_tables(
    old: tuple[ServerProcess, dict[str, Any]],
) -> None:
    server, noted = old
    (waiting,) = (table for table, then in noted["tables"].items() if then["status"] == "open")
    with who_made_it(server, noted) as anna:
        good(anna.ask("PATCH", "/api/guest", {"name": "Renamed"}))
        for table in noted["tables"]:
            mine = [each for each in anna.get(f"/api/tables/{table}")["seats"] if "yours" in each]
            assert {each["name"] for each in mine} <= {"Renamed"}
        good(anna.ask("PUT", f"/api/tables/{waiting}/ready", {"ready": True}))
        seats = anna.post(f"/api/tables/{waiting}/fill", {"bot": "random"})["seats"]
        assert all(each.get("ready") if "yours" in each else each["bot"] for each in seats)
