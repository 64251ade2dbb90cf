"""A tournament from its making to its final table, by people, bots, and by itself."""

from __future__ import annotations

import csv
import io
import random
from collections import Counter
from contextlib import ExitStack
from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.cups.people import mine, new_cup, play_all, stand
from tests.server.harness import FREE, good, heard, refused, serving, until

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.harness import Person, ServerProcess


def test_a_swiss_of_four_people_and_four_bots_goes_to_its_final_table(
    server: ServerProcess, anna: Person
) -> None:
    cup = new_cup(anna)
    with ExitStack() as kept:
        people = [anna, *(kept.enter_context(server.person()) for _ in range(3))]
        for person in people:
            assert person.post(f"/api/cups/{cup}/enter")["status"] == "open"
        anna.post(f"/api/cups/{cup}/bots", {"bot": "random", "count": 2})
        anna.post(f"/api/cups/{cup}/bots", {"bot": "novice", "count": 2})
        assert anna.post(f"/api/cups/{cup}/start")["status"] == "playing"
        until(lambda: mine(people[3], cup))
        over = play_all(people, cup, random.Random(4))
        _is_complete(over)
        for person in people:
            mine_now = stand(person, cup)
            assert [each["id"] for each in mine_now["entrants"] if each.get("yours")] == [
                str(people.index(person) + 1)
            ]
        table = over["rounds"][0]["tables"][0]["table"]
        info = anna.get(f"/api/tables/{table}")
        assert (info["status"], info["cup"]) == ("over", cup)
    _is_exported(anna, cup, over)


def _is_complete(over: Any) -> None:
    """Check that everybody has played each round, once, and stands where results put them."""
    assert over["status"] == "over"
    assert over["expected"] == len(over["rounds"]) == 3
    entrants = [each["id"] for each in over["entrants"]]
    met: Counter[frozenset[str]] = Counter()
    for each in over["rounds"]:
        assert sorted(e for table in each["tables"] for e in table["seats"]) == entrants
        assert all(table["result"]["ranking"] for table in each["tables"])
        met.update(frozenset(two) for t in each["tables"] for two in combinations(t["seats"], 2))
    assert set(met.values()) == {1}
    lines = over["standings"]
    assert [line["place"] for line in lines] == list(range(1, 9))
    assert sum(line["points"] for line in lines) == 3 * 4 * 3  # a win is three points
    assert over["plan"]["seed"]


def _is_exported(anna: Person, cup: str, over: Any) -> None:
    """Check that the files say the same as the page is told."""
    names = {each["id"]: each["name"] for each in over["entrants"]}
    whole = anna.get(f"/api/cups/{cup}/export")
    assert [row["name"] for row in whole["standings"]] == [
        names[line["entrant"]] for line in over["standings"]
    ]
    answer = anna.ask("GET", f"/api/cups/{cup}/export?form=csv&what=tables")
    assert answer.headers["content-disposition"].startswith("attachment")
    rows = list(csv.DictReader(io.StringIO(answer.text)))
    assert len(rows) == 3 * 8
    for line in over["standings"]:
        points = (float(row["points"]) for row in rows if row["name"] == names[line["entrant"]])
        assert sum(points) == pytest.approx(line["points"])


@pytest.mark.parametrize("kind", ["robin", "knockout", "league"])
def test_bots_alone_play_a_tournament_by_themselves(anna: Person, kind: str) -> None:
    plan = {"seasons": 2, "group": 3, "advance": 1}
    settings = {"start_at": 6, "enter": "link"}
    cup = new_cup(anna, kind, 2, plan=plan, settings=settings)
    begun = anna.post(f"/api/cups/{cup}/bots", {"bot": "random", "count": 6})
    assert begun["status"] == "playing"
    assert "seed" not in begun["plan"] or not begun["plan"]["seed"]
    with anna.bell() as bell:
        over = until(lambda: (now := stand(anna, cup))["status"] == "over" and now)
        heard(bell, "ring")
    expected = {"robin": 3, "knockout": 3, "league": 6}[kind]
    assert len(over["rounds"]) == expected == over["expected"]
    assert all(table["result"] for each in over["rounds"] for table in each["tables"])


def test_who_may_see_and_enter_a_tournament(anna: Person, bert: Person, clara: Person) -> None:
    private = new_cup(anna, settings={"enter": "link"})
    refused(bert.ask("GET", f"/api/cups/{private}"), 404, "cup")
    refused(bert.ask("POST", f"/api/cups/{private}/enter", {}), 404, "cup")
    assert bert.get("/api/cups") == []
    link = anna.post(f"/api/cups/{private}/invites")
    assert f"#cup={private}&by={link['token']}" in link["link"]
    assert bert.get(f"/api/cups/{private}", token=link["token"])["name"] == "November cup"
    for person in (bert, clara):
        person.post(f"/api/cups/{private}/enter", {"token": link["token"]})
    assert len(stand(bert, private)["entrants"]) == 2
    assert [each["id"] for each in bert.get("/api/cups", mine=True)] == [private]
    refused(bert.ask("POST", f"/api/cups/{private}/start", {}), 403, "not-cup-owner")
    refused(bert.ask("POST", f"/api/cups/{private}/bots", {}), 403, "not-cup-owner")
    other = new_cup(clara, settings={"enter": "link"})
    refused(bert.ask("POST", f"/api/cups/{other}/enter", {"token": link["token"]}), 404, "cup")

    invited = new_cup(anna, settings={"enter": "invited"})
    once = anna.post(f"/api/cups/{invited}/invites")["token"]
    bert.post(f"/api/cups/{invited}/enter", {"token": once})
    refused(clara.ask("POST", f"/api/cups/{invited}/enter", {"token": once}), 404, "cup")
    anna.ask("DELETE", f"/api/cups/{invited}/entrants/1")
    refused(bert.ask("GET", f"/api/cups/{invited}"), 404, "cup")


def test_what_cannot_be_done_is_refused_in_words(anna: Person, bert: Person) -> None:
    body = {"name": "n", "game": "meduris", "plan": {"kind": "swiss", "seats": 5}}
    refused(anna.ask("POST", "/api/cups", body), 422, "bad")
    body["plan"] = {"kind": "knockout", "seats": 2, "advance": 2}
    refused(anna.ask("POST", "/api/cups", body), 422, "bad")
    refused(anna.ask("POST", "/api/cups", {**body, "game": "chess"}), 404, "game")
    cup = new_cup(anna)
    refused(anna.ask("POST", f"/api/cups/{cup}/start", {}), 409, "cup-few")
    bert.post(f"/api/cups/{cup}/enter")
    anna.post(f"/api/cups/{cup}/bots", {"bot": "random"})
    refused(anna.ask("POST", f"/api/cups/{cup}/extend", {"seconds": 60}), 409, "cup-no-deadline")
    anna.post(f"/api/cups/{cup}/start")
    refused(bert.ask("POST", f"/api/cups/{cup}/bots", {}), 403, "not-cup-owner")
    refused(anna.ask("POST", f"/api/cups/{cup}/enter", {}), 409, "cup-begun")
    assert anna.post(f"/api/cups/{cup}/close")["status"] == "closed"


def test_tournaments_are_bounded(tmp_path: Path) -> None:
    limits = (*FREE, "cups=1", "cup_entrants=4", "cup_tables=1")
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(db, tmp_path / "log.txt", limits=limits) as server, server.person() as anna:
        cup = new_cup(anna)
        body = {"name": "n", "game": "meduris", "plan": {"kind": "swiss", "seats": 2}}
        refused(anna.ask("POST", "/api/cups", body), 429, "too-many-cups")
        refused(anna.ask("POST", f"/api/cups/{cup}/bots", {"count": 5}), 409, "cup-full")
        anna.post(f"/api/cups/{cup}/bots", {"bot": "random", "count": 3})
        anna.post(f"/api/cups/{cup}/enter")
        anna.post(f"/api/cups/{cup}/start")
        rng = random.Random(1)
        tables: set[int] = set()
        while (now := stand(anna, cup))["status"] == "playing":
            last = now["rounds"][-1]["tables"] if now["rounds"] else ()
            tables.add(sum(bool(t["table"]) and not t.get("result") for t in last))
            for table in mine(anna, cup):
                anna.play_some(table, rng)
        assert max(tables) == 1
        assert len(now["rounds"]) == 3
        new_cup(anna)  # there is room again


@pytest.mark.parametrize("absent", ["bot", "forfeit"])
def test_who_does_not_come_loses_the_seat_at_the_deadline(
    server: ServerProcess, anna: Person, bert: Person, absent: str
) -> None:
    settings = {"deadline": 3600, "absent": absent}
    cup = new_cup(anna, plan={"rounds": 1}, settings=settings)
    bert.post(f"/api/cups/{cup}/enter")
    anna.post(f"/api/cups/{cup}/bots", {"bot": "random"})
    anna.post(f"/api/cups/{cup}/start")
    table = until(lambda: mine(bert, cup))[0]
    until(lambda: bert.position(table).get("legal"))  # it waits for him
    anna.post(f"/api/cups/{cup}/extend", {"seconds": 3600})
    server.pass_time(3601)
    assert stand(anna, cup)["status"] == "playing"
    server.pass_time(3601)
    over = until(lambda: (now := stand(anna, cup))["status"] == "over" and now)
    result = over["rounds"][0]["tables"][0]["result"]
    seat = over["rounds"][0]["tables"][0]["seats"].index("1")
    assert result.get("absent", []) == ([seat] if absent == "forfeit" else [])
    his = next(line for line in over["standings"] if line["entrant"] == "1")
    if absent == "forfeit":
        assert (his["points"], his["place"]) == (0, 2)


def test_who_withdraws_is_paired_no_more_and_a_bot_plays_on(
    anna: Person, bert: Person, clara: Person
) -> None:
    cup = new_cup(anna)
    for person in (anna, bert, clara):
        person.post(f"/api/cups/{cup}/enter")
    anna.post(f"/api/cups/{cup}/bots", {"bot": "random"})
    anna.post(f"/api/cups/{cup}/start")
    table = until(lambda: mine(bert, cup))[0]
    bert.post(f"/api/cups/{cup}/leave")
    seats = bert.get(f"/api/tables/{table}")["seats"]
    assert [each["away"] for each in seats if each.get("yours")] == ["resigned"]
    over = play_all([anna, clara], cup, random.Random(2))
    for each in over["rounds"][1:]:
        there = {e for t in each["tables"] for e in t["seats"]} | set(each.get("byes", ()))
        assert there == {"1", "3", "4"}
    assert good(bert.ask("GET", f"/api/cups/{cup}"))["standings"]
