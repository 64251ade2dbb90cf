"""Tables: made, joined, left, begun, played to the end."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from mbira.core.chance import Seed
from mbira.core.log.save import parse_document
from mbira.core.opening import restore
from tests.ours import GAMES
from tests.server.harness import good, heard, refused, wait_until_over

if TYPE_CHECKING:
    from tests.server.harness import Person


@pytest.mark.parametrize("game", GAMES)
def test_two_bots_play_a_match_to_its_end_and_its_chance_can_be_checked(
    anna: Person, game: str
) -> None:
    made = anna.post(
        "/api/tables", {"game": game, "seats": 2, "chairs": ["random", "random"], "start": True}
    )
    assert "seed" not in made
    info = wait_until_over(anna, made["id"])
    assert Seed(info["seed"]).commitment == made["commitment"] == info["commitment"]
    save = anna.ask("GET", f"/api/tables/{made['id']}/save")
    match = restore(parse_document(save.content, "save"), "save")  # checks every chance result
    assert match.over
    assert match.seed is not None
    seen = anna.position(made["id"])
    assert seen["outcome"]["scores"] == list(match.outcome.scores) if match.outcome else None


def test_two_people_play_by_sockets(anna: Person, bert: Person) -> None:
    table = anna.table("meduris", 2, "you")
    bert.post(f"/api/tables/{table}/join")
    with anna.socket(table) as hers, bert.socket(table) as his:
        assert "position" not in heard(hers, "hello")
        heard(his, "hello")
        anna.post(f"/api/tables/{table}/start")
        rng = random.Random(1)
        people = {0: (anna, hers), 1: (bert, his)}
        news = {seat: heard(socket, "update") for seat, (_, socket) in people.items()}
        for turn in range(30):
            position = news[0]["position"]
            actor = position["actor"]
            assert ("legal" in position) == (actor == 0)
            action = rng.choice(news[actor]["position"]["legal"])
            good(people[actor][0].play(table, action, position["version"], f"k{turn}"))
            news = {seat: heard(socket, "update") for seat, (_, socket) in people.items()}
            for seat, update in news.items():
                assert update["since"] == position["version"]
                assert update["records"][0]["action"] == action
                assert update["position"]["seat"] == seat


def test_a_socket_that_was_away_is_told_what_it_missed(anna: Person) -> None:
    table = anna.table("zimbabwe", 2, "you", "you", start=True)
    rng = random.Random(2)
    before = anna.position(table)["version"]
    for _ in range(10):
        anna.play_some(table, rng)
    with anna.socket(table, before) as socket:
        hello = heard(socket, "hello")
    assert [record["version"] for record in hello["records"]] == [
        *range(before + 1, hello["position"]["version"] + 1)
    ]
    assert hello["records"] == anna.get(f"/api/tables/{table}/log", since=before)


def test_what_was_meant_for_an_earlier_version_is_refused_with_the_new_one(anna: Person) -> None:
    table = anna.table("meduris", 2, "you", "you", start=True)
    seen = anna.play_some(table, random.Random(3))
    error = refused(anna.play(table, seen["legal"][0], seen["version"], "late"), 409, "stale")
    assert error["version"] == anna.position(table)["version"]


def test_an_illegal_action_is_refused_with_the_reason(anna: Person) -> None:
    table = anna.table("zimbabwe", 2, "you", "you", start=True)
    seen = anna.position(table)
    error = refused(anna.play(table, "raise A1", seen["version"], "no"), 422, "illegal")
    assert error["pointer"] == "/action"
    assert error["reason"]["id"]
    asked = anna.post(f"/api/tables/{table}/why-not", {"action": "raise A1"})
    for words in (error["words"], asked["words"]):
        assert anna.me["name"] in words, "people are called by their names"
    assert anna.position(table)["version"] == seen["version"]


def test_the_same_key_again_plays_nothing_twice(anna: Person) -> None:
    table = anna.table("meduris", 2, "you", "you", start=True)
    seen = anna.position(table)
    first = good(anna.play(table, seen["legal"][0], seen["version"], "once"))
    anna.play_some(table, random.Random(4))
    now = anna.position(table)["version"]
    again = good(anna.play(table, seen["legal"][0], seen["version"], "once"))
    assert again["version"] == first["version"] == seen["version"] + 1
    assert anna.position(table)["version"] == now == again["now"]
    refused(anna.play(table, {"type": "undo", "to": 0}, seen["version"], "once"), 409, "key")


def test_lists_say_whose_turn_it_is_and_how_a_match_ended(anna: Person) -> None:
    playing = anna.table("meduris", 2, "you", "you", start=True)
    over = anna.table("meduris", 2, "random", "random", start=True)
    ended = wait_until_over(anna, over)
    listed = {each["id"]: each for each in anna.get("/api/tables", mine="true")}
    assert listed[playing]["actor"] == anna.position(playing)["actor"]
    assert "outcome" not in listed[playing]
    assert listed[over]["outcome"] == ended["outcome"] == anna.position(over)["outcome"]
    assert "actor" not in listed[over]
