"""After a match: its course, and playing again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from mbira.core.log.save import parse_document
from mbira.core.opening import restore
from tests.ours import GAMES
from tests.server.harness import good, heard, refused, wait_until_over

if TYPE_CHECKING:
    from tests.server.harness import Person, ServerProcess


SHORT: dict[str, dict[str, object]] = {"zimbabwe": {"round_limit": 2}, "meduris": {"turn_limit": 4}}
"""Options by which a match is soon over, where a game has any."""


def ended(person: Person, game: str, seats: int = 2, **more: object) -> str:
    """Return a table whose match is over."""
    table = person.table(game, seats, *["random"] * seats, start=True, **more)
    wait_until_over(person, table)
    return table


@pytest.mark.parametrize("game", GAMES)
def test_the_course_of_a_match_ends_where_it_ended(anna: Person, game: str) -> None:
    table = ended(anna, game, 3)
    course = anna.get(f"/api/tables/{table}/course")
    points = course["points"]
    outcome = anna.get(f"/api/tables/{table}")["outcome"]
    versions = [point["version"] for point in points]
    assert versions == sorted(versions)
    assert len(points) > 10
    last = points[-1]
    share = 1 / len(outcome["ranking"][0])
    assert [seat for seat in range(3) if last["chances"][seat] > 0] == outcome["ranking"][0]
    assert last["chances"][outcome["ranking"][0][0]] == pytest.approx(share, abs=0.001)
    for point in points:
        assert sum(point["chances"]) == pytest.approx(1, abs=0.01)
        then = anna.position(table, version=point["version"])
        assert then["version"] == point["version"]
    if game == "africa":
        assert last["scores"] == outcome["scores"]
    for turning in course["turning"]:
        assert turning["version"] in versions
        assert abs(turning["after"] - turning["before"]) >= 0.05
    assert course["turning"], "somebody won, so something was decided"


def test_the_course_is_told_when_the_match_is_over(anna: Person) -> None:
    table = anna.table("meduris", 2, "you", "you", start=True)
    refused(anna.ask("GET", f"/api/tables/{table}/course"), 409, "not-over")
    refused(anna.ask("POST", f"/api/tables/{table}/again", {}), 409, "not-over")


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("en", "The match is over: nothing is decided any more."),
        ("it", "La partita è finita: non si decide più niente."),
        ("ru", "Партия окончена: решать больше нечего."),
    ],
)
def test_when_the_match_is_over_that_is_why_not(
    anna: Person, bert: Person, code: str, words: str
) -> None:
    table = ended(anna, "meduris", options=SHORT["meduris"])
    for person in (anna, bert):
        said = person.post(f"/api/tables/{table}/why-not?lang={code}", {"action": "hut 3"})
        assert said == {"reason": {"id": "why-over"}, "words": words}
    assert f"why-over = {words}\n" in anna.get(f"/api/games/meduris/words/{code}")["fluent"]


def test_playing_again_is_the_same_table_for_all_and_new_chance(anna: Person, bert: Person) -> None:
    options = {**SHORT["meduris"], "stocks": "open"}
    table = ended(anna, "meduris", options=options, name="Sunday")
    refused(bert.ask("POST", f"/api/tables/{table}/again", {}), 403, "no-seat")
    made = anna.post(f"/api/tables/{table}/again", {})
    again = anna.post(f"/api/tables/{table}/again", {"same_start": True})
    assert made["id"] == again["id"] == anna.get(f"/api/tables/{table}")["next"]
    assert "next" not in bert.get(f"/api/tables/{table}")
    old = anna.get(f"/api/tables/{table}")
    for same in ("name", "game", "options", "settings"):
        assert made[same] == old[same]
    assert [seat["bot"] for seat in made["seats"]] == ["random", "random"]
    assert made["commitment"] != old["commitment"]
    assert wait_until_over(anna, made["id"])["seed"] != old["seed"]


def dealt(person: Person, table: str) -> list[Any]:
    """Return what chance did before anybody decided."""
    found = []
    for record in person.get(f"/api/tables/{table}/log", since=0):
        if record["seat"] != "chance":
            break
        found.append(record["action"])
    return found


def test_playing_again_with_the_same_map(anna: Person) -> None:
    table = ended(anna, "zimbabwe", options=SHORT["zimbabwe"])
    same = anna.post(f"/api/tables/{table}/again", {"same_start": True})["id"]
    first = dealt(anna, table)
    assert len(first) > 4
    assert dealt(anna, same) == first
    over = wait_until_over(anna, same)
    assert over["commitment"] != anna.get(f"/api/tables/{table}")["commitment"]
    saved = good(anna.ask("GET", f"/api/tables/{same}/save"))
    assert saved["header"]["chance_from"] == len(first)


def over_with_friends(anna: Person, bert: Person, game: str, **more: object) -> str:
    """Return a table at which two people have played to the end."""
    table = anna.table(game, 2, "you", None, **more)
    bert.post(f"/api/tables/{table}/join", {"seat": 1})
    anna.post(f"/api/tables/{table}/start")
    for person, seat in ((anna, 0), (bert, 1)):
        good(person.ask("POST", f"/api/tables/{table}/seats/{seat}/resign"))
    wait_until_over(anna, table)
    return table


def test_who_was_there_has_their_seat_again(anna: Person, bert: Person) -> None:
    table = over_with_friends(anna, bert, "meduris", options=SHORT["meduris"])
    made = bert.post(f"/api/tables/{table}/again", {})
    assert made["status"] == "open"
    assert made["owner"]
    assert [seat["name"] for seat in made["seats"]] == [anna.me["name"], bert.me["name"]]
    assert not any(seat.get("bot") for seat in made["seats"])
    assert anna.get(f"/api/tables/{table}")["next"] == made["id"]
    good(bert.ask("POST", f"/api/tables/{made['id']}/start"))


@pytest.mark.parametrize("game", GAMES)
def test_friends_say_that_they_are_ready_before_the_same_start(
    anna: Person, bert: Person, server: ServerProcess, game: str
) -> None:
    clock = {"per": "move", "seconds": 60}
    short = SHORT.get(game, {})
    table = over_with_friends(anna, bert, game, settings={"clock": clock}, options=short)
    same = bert.post(f"/api/tables/{table}/again", {"same_start": True})["id"]
    for path in ("position", "log", "save"):  # nothing has been dealt that anybody could see
        refused(bert.ask("GET", f"/api/tables/{same}/{path}"), 409, "not-playing")
    with anna.socket(same) as socket:
        assert "position" not in heard(socket, "hello")
        good(anna.ask("PUT", f"/api/tables/{same}/ready", {"ready": True}))
        server.pass_time(50)
        bert.post(f"/api/tables/{same}/start")
        begun = heard(socket, "update")
        assert begun["since"] == 0
        assert len(begun["records"]) == begun["position"]["version"] == len(dealt(anna, same))
        info = heard(socket, "table")["table"]
        assert info["status"] == "playing"
        assert info["clock"]["left"] == [60.0, 60.0], "nobody had to decide before it began"
    for person, seat in ((anna, 0), (bert, 1)):
        good(person.ask("POST", f"/api/tables/{same}/seats/{seat}/resign"))
    wait_until_over(anna, same)
    assert dealt(anna, same) == dealt(anna, table), "all of it is told when it is over"
    saved = parse_document(anna.ask("GET", f"/api/tables/{same}/save").content, "save")
    assert restore(saved, "save").over
