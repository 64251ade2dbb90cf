"""Practice tables, save files in and out, looking at earlier positions."""

from __future__ import annotations

import random
from itertools import takewhile
from typing import TYPE_CHECKING, Any

import pytest

import mbira
from mbira.core.registry import specs
from tests.server.harness import good, refused, serving, until, wait_until_over

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.harness import Person


def test_any_position_becomes_a_practice_table_of_ones_own(anna: Person, bert: Person) -> None:
    table = anna.table("zimbabwe", 2, "you", "you", start=True)
    rng = random.Random(5)
    for _ in range(12):
        anna.play_some(table, rng)
    then = anna.position(table, version=12, seat=0)
    made = bert.post(f"/api/tables/{table}/fork", {"version": 12})
    assert made["practice"] is True
    assert made["origin"] == {"table": table, "version": 12}
    assert all(seat["yours"] for seat in made["seats"])
    assert made["commitment"] != anna.get(f"/api/tables/{table}")["commitment"]
    forked = bert.position(made["id"], seat=0)
    assert forked["version"] >= 12
    assert bert.position(made["id"], version=12, seat=0)["view"] == then["view"]
    refused(anna.ask("GET", f"/api/tables/{made['id']}"), 404, "table")
    assert made["id"] not in {each["id"] for each in anna.get("/api/tables")}
    bert.play_some(made["id"], rng)
    assert anna.position(table)["version"] > 12


def test_a_copy_shares_what_was_told_and_the_disk_has_the_same(tmp_path: Path) -> None:
    """In the middle of a deal too, from where chance goes its own way; in every game."""
    with (
        serving(f"sqlite:///{tmp_path / 't.db'}", tmp_path / "log") as server,
        server.person() as anna,
    ):
        short = {"zimbabwe": {"round_limit": 4}, "meduris": {"turn_limit": 12}}
        tables = [
            anna.table(game, 2, "random", "random", start=True, options=short.get(game, {}))
            for game in specs()
        ]
        told: dict[str, list[Any]] = {}
        for table in tables:
            wait_until_over(anna, table)
            log = anna.get(f"/api/tables/{table}/log")
            dealt = sum(1 for _ in takewhile(lambda entry: entry["seat"] == "chance", log))
            for version in (max(0, dealt - 1), len(log) // 2, len(log)):
                made = anna.post(f"/api/tables/{table}/fork", {"version": version})["id"]
                told[made] = [anna.get(f"/api/tables/{made}/log"), anna.position(made, seat=0)]
                for one, other in zip(told[made][0], log[:version], strict=False):
                    assert (one["seat"], one["at"]) == (other["seat"], other["at"])
                assert anna.get(f"/api/tables/{made}")["practice"]
        server.stop()
        server.start()
        for made, before in told.items():
            assert [anna.get(f"/api/tables/{made}/log"), anna.position(made, seat=0)] == before


def test_a_match_with_secrets_is_not_forked_or_saved_while_they_are_secret(
    anna: Person, bert: Person
) -> None:
    table = anna.table("africa", 2, "you", "random", start=True)
    rng = random.Random(6)
    whole = True
    for _ in range(400):
        seen = anna.play_some(table, rng)
        answer = bert.ask("GET", f"/api/tables/{table}/save")
        if answer.status_code != 200:
            refused(answer, 403, "hidden")
            refused(bert.ask("POST", f"/api/tables/{table}/fork", {}), 403, "hidden")
            whole = False
            break
        if seen["actor"] == -2:
            break
    assert not whole
    good(anna.ask("PUT", f"/api/tables/{table}/seats/0/bot", {"bot": "novice"}))
    wait_until_over(anna, table)
    good(bert.ask("GET", f"/api/tables/{table}/save"))
    bert.post(f"/api/tables/{table}/fork", {"version": 40})


def screens(person: Person, table: str, seats: int) -> list[object]:
    """Return what lies behind every screen, as far as somebody with all seats is shown it."""
    seen = [person.position(table, seat=seat)["view"]["seats"] for seat in range(seats)]
    return [seen[seat][seat]["stock"] for seat in range(seats)]


@pytest.mark.parametrize("stocks", ["hidden", "totals"])
def test_nobody_looks_behind_the_screens_of_others_by_a_fork_or_a_save(
    anna: Person, bert: Person, stocks: str
) -> None:
    table = anna.table("meduris", 3, "you", "you", None, options={"stocks": stocks})
    bert.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/start")
    rng = random.Random(7)
    for _ in range(30):
        anna.play_some(table, rng)
        bert.play_some(table, rng)
    version = anna.position(table)["version"]
    for person in (anna, bert):
        refused(person.ask("GET", f"/api/tables/{table}/save"), 403, "hidden")
        for body in ({}, {"version": version}, {"version": 10}, {"version": 0}):
            refused(person.ask("POST", f"/api/tables/{table}/fork", body), 403, "hidden")
        assert person.position(table, version=10)["secrets"] is True
    for person, seats in ((anna, (0, 1)), (bert, (2,))):
        for seat in seats:
            good(person.ask("PUT", f"/api/tables/{table}/seats/{seat}/bot", {"bot": "random"}))
    wait_until_over(anna, table)
    assert "secrets" not in bert.position(table, version=10)
    forked = bert.post(f"/api/tables/{table}/fork", {"version": version})["id"]
    assert all(screens(bert, forked, 3))
    good(anna.ask("GET", f"/api/tables/{table}/save"))


def test_a_fork_is_judged_by_the_position_that_it_begins_with(anna: Person, bert: Person) -> None:
    """Who wins an auction keeps markers that others do not see, though the log is all open."""
    options = {"special_victory_hidden": False, "held_action_markers_public": False}
    table = anna.table("africa", 2, "you", "you", options=options, start=True)
    rng = random.Random(10)

    def kept(version: int) -> bool:
        seats = bert.position(table, version=version)["view"]["seats"]
        return any(seat["marker_count"] for seat in seats)

    while not kept(version := anna.position(table)["version"]):
        anna.play_some(table, rng)
    assert all("hidden" not in str(each["action"]) for each in bert.get(f"/api/tables/{table}/log"))
    refused(bert.ask("POST", f"/api/tables/{table}/fork", {}), 403, "hidden")
    refused(bert.ask("GET", f"/api/tables/{table}/save"), 403, "hidden")
    earlier = next(at for at in reversed(range(version)) if not kept(at))
    for at in range(earlier, version + 1):
        assert bert.position(table, version=at).get("secrets", False) == kept(at)
    made = bert.post(f"/api/tables/{table}/fork", {"version": earlier})
    assert made["origin"] == {"table": table, "version": earlier}


def test_open_stocks_are_forked_and_saved_by_anybody(anna: Person, bert: Person) -> None:
    options = {"stocks": "open"}
    table = anna.table("meduris", 3, "you", "random", "random", options=options, start=True)
    rng = random.Random(8)
    until(lambda: anna.play_some(table, rng)["version"] >= 10)
    assert "secrets" not in bert.position(table, version=10)
    forked = bert.post(f"/api/tables/{table}/fork", {"version": 10})
    assert forked["origin"] == {"table": table, "version": 10}
    assert len(bert.get(f"/api/tables/{table}/save")["records"]) >= 10


def test_who_has_every_seat_knows_all_and_practises_from_practice(anna: Person) -> None:
    table = anna.table("meduris", 3, "you", "you", "you", start=True)
    rng = random.Random(9)
    for _ in range(20):
        anna.play_some(table, rng)
    anna.get(f"/api/tables/{table}/save")
    practice = anna.post(f"/api/tables/{table}/fork")["id"]
    assert all(screens(anna, practice, 3))
    good(anna.ask("PUT", f"/api/tables/{practice}/seats/2/bot", {"bot": "random"}))
    again = anna.post(f"/api/tables/{practice}/fork", {"version": 15})
    assert again["origin"] == {"table": practice, "version": 15}


def test_a_save_file_goes_out_and_comes_in(anna: Person, bert: Person, tmp_path: Path) -> None:
    match = mbira.new("meduris", seats=3, seed=8)
    rng = random.Random(8)
    for _ in range(40):
        match.play(match.legal().choose(rng))
    match.save(tmp_path / "half.json")
    made = good(bert.ask("POST", "/api/saves", content=(tmp_path / "half.json").read_bytes()))
    assert (made["status"], made["practice"]) == ("playing", True)
    assert bert.position(made["id"])["legal"] == [mbira.encode(each) for each in match.legal()]
    while not match.over:
        match.play(match.legal().choose(rng))
    match.save(tmp_path / "whole.json")
    content = (tmp_path / "whole.json").read_bytes()
    done = good(anna.ask("POST", "/api/saves", content=content))
    assert done["status"] == "over"
    assert done["seed"] == "8"
    back = anna.ask("GET", f"/api/tables/{done['id']}/save")
    assert back.content == content


def test_every_earlier_position_can_be_seen(anna: Person) -> None:
    table = anna.table("meduris", 2, "you", "you", start=True)
    rng = random.Random(9)
    seen = {}
    for _ in range(30):
        position = anna.play_some(table, rng)
        seen[position["version"]] = position
    for version, position in seen.items():
        again = anna.position(table, version=version, seat=position["seat"])
        assert again["view"] == position["view"]
        assert again.get("legal") == position.get("legal")
        assert again["line"] == position["line"]
    last = anna.position(table)["version"]
    late = anna.ask("GET", f"/api/tables/{table}/position", params={"version": last + 1})
    refused(late, 404, "version")


def test_reasons_questions_and_advice_come_in_words(anna: Person) -> None:
    table = anna.table("zimbabwe", 2, "you", "you", start=True)
    seen = anna.position(table)
    legal = anna.post(f"/api/tables/{table}/why-not", {"action": seen["legal"][0]})
    assert legal["reason"] is None
    why = anna.post(f"/api/tables/{table}/why-not?lang=it", {"action": "bid 3"})
    assert why["words"]
    assert why["reason"]["id"].startswith("why-")
    assert anna.get(f"/api/tables/{table}/ask")
    for level in ("adept", "master"):
        advice = anna.get(f"/api/tables/{table}/advice", level=level)
        assert advice
        assert all(plan["actions"][0] in seen["legal"] and plan["words"] for plan in advice)
    drawing = anna.get(f"/api/tables/{table}/drawing")
    assert any("land" in span["text"] for line in drawing["lines"] for span in line)
