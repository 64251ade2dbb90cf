"""What others see of somebody: what they allow, and 404 for all else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.server.harness import good, refused, until, wait_until_over

if TYPE_CHECKING:
    from tests.server.harness import Person, ServerProcess

RATED = {"rated": True, "join": "anyone"}
EVERYTHING = ("", "/matches", "/against")


def play_rated(server: ServerProcess, one: Person, other: Person) -> str:
    """Let two people begin a rated match, which the second gives up; return its table."""
    table = one.table("meduris", 2, "you", settings=RATED)
    other.post(f"/api/tables/{table}/join", {})
    one.post(f"/api/tables/{table}/start")
    server.pass_time(60.0)
    other.post(f"/api/tables/{table}/seats/1/resign")
    one.post(f"/api/tables/{table}/close")
    until(lambda: one.get(f"/api/people/{one.me['id']}/matches")["count"])
    return table


def me(person: Person) -> str:
    return f"/api/people/{person.me['id']}"


def test_whoever_gives_up_is_last_and_both_have_ratings(
    server: ServerProcess, anna: Person, bert: Person
) -> None:
    table = play_rated(server, anna, bert)
    (rating,) = anna.get(me(anna))["ratings"]
    assert (rating["game"], rating["seats"], rating["matches"]) == ("meduris", 2, 1)
    assert rating["won"] == 1.0
    assert rating["provisional"] is True
    assert rating["rating"] > 1500
    assert rating["curve"][-1]["rating"] == rating["rating"]
    (match,) = anna.get(f"{me(anna)}/matches")["matches"]
    assert (match["table"], match["place"]) == (table, 1)
    assert match["change"] == rating["rating"] - 1500
    assert match["others"] == [{"name": bert.me["name"], "place": 2, "person": bert.me["id"]}]
    (lost,) = bert.get(f"{me(bert)}/matches")["matches"]
    assert (lost["place"], lost["away"]) == (2, "resigned")
    assert lost["change"] < 0


def test_a_match_shows_up_in_numbers_with_what_its_game_tells(anna: Person) -> None:
    table = anna.table("meduris", 2, "random", "novice", start=True, settings=RATED)
    wait_until_over(anna, table)
    # a page without numbers has no place for them: the match is counted after it is over
    found = until(lambda: anna.get("/api/people/bot:novice", lang="it").get("numbers"))
    (numbers,) = found
    assert numbers["matches"] == sum(numbers["places"]) == 1
    told = {feat["id"]: feat for feat in numbers["feats"]}
    assert told["huts"]["words"] == "Capanne costruite"
    assert told["huts"]["average"] > 0
    assert {each["words"] for each in told["opening"]["chosen"]} <= {
        "bosco", "pascolo", "miniera", "cava"
    }  # fmt: skip
    assert anna.get("/api/people/bot:novice/matches") == {"count": 0, "matches": []}
    refused(anna.ask("GET", "/api/people/bot:nobody"), 404, "person")


def test_strangers_see_name_and_ratings_and_those_one_played_with_the_whole_page(
    server: ServerProcess, anna: Person, bert: Person, clara: Person
) -> None:
    play_rated(server, anna, bert)
    assert bert.get(me(anna))["sight"] == "whole"
    assert bert.get(f"{me(anna)}/against")[0]["person"] == bert.me["id"]
    seen = clara.get(me(anna))
    assert seen["sight"] == "short"
    assert seen.keys() == {"id", "name", "sight", "ratings"}
    for what in EVERYTHING[1:]:
        refused(clara.ask("GET", f"{me(anna)}{what}"), 404, "person")
    refused(anna.ask("GET", me(clara)), 404, "person")  # nobody has ever played with them
    good(anna.ask("PATCH", "/api/guest/profile", {"shown": "everybody"}))
    assert clara.get(me(anna))["sight"] == "whole"


@pytest.mark.parametrize("what", [*EVERYTHING, "/block", "/report", "/invitations"])
def test_of_somebody_private_there_is_nothing(
    server: ServerProcess, anna: Person, bert: Person, clara: Person, what: str
) -> None:
    play_rated(server, anna, bert)
    good(bert.ask("PATCH", "/api/guest/profile", {"shown": "nobody"}))
    nobody = "/api/people/a2b3c4d5e6"
    table = clara.table("meduris", 2, "you")
    method = {"/block": "PUT", "/report": "POST", "/invitations": "POST"}.get(what, "GET")
    body = {"/report": {"words": "x"}, "/invitations": {"table": table}}.get(what)
    asked = clara.ask(method, f"{me(bert)}{what}", body)
    missing = clara.ask(method, f"{nobody}{what}", body)
    assert asked.status_code == missing.status_code == 404
    assert asked.json() == missing.json()
    assert bert.get(me(bert))["sight"] == "self"
    board = clara.get("/api/leaderboards/meduris/2")
    assert [each["person"] for each in board] == [anna.me["id"]]
    good(anna.ask("PATCH", "/api/guest/profile", {"shown": "everybody"}))
    (match,) = clara.get(f"{me(anna)}/matches")["matches"]
    assert match["others"] == [{"name": "", "place": 2}]
    assert clara.get(f"{me(anna)}/against") == []
    searched = clara.get(f"{me(anna)}/matches", opponent=bert.me["name"])
    assert searched["count"] == 0


def test_history_is_found_by_game_opponent_place_and_time_and_comes_in_pages(
    server: ServerProcess, anna: Person, bert: Person, clara: Person
) -> None:
    bert.ask("PATCH", "/api/guest", {"name": "Bert"})
    clara.ask("PATCH", "/api/guest", {"name": "Clara"})
    first = play_rated(server, anna, bert)
    until(lambda: anna.get(f"{me(anna)}/matches")["count"] == 1)
    server.pass_time(1000.0)
    second = play_rated(server, clara, anna)
    where = f"{me(anna)}/matches"
    until(lambda: anna.get(where)["count"] == 2)

    def tables(**query: object) -> list[Any]:
        return [each["table"] for each in anna.get(where, **query)["matches"]]

    assert tables() == [second, first]
    assert tables(opponent="BERT") == [first]
    assert tables(place=2) == [second]
    assert tables(game="africa") == []
    assert tables(game="meduris", seats=2) == [second, first]
    late = anna.get(where)["matches"][0]["at"]
    assert tables(since=late) == [second]
    assert tables(until=late) == tables(before=late) == [first]
    assert anna.get(where, before=late)["count"] == 2


def test_a_leaderboard_ranks_those_who_have_played_enough(
    server: ServerProcess, anna: Person, bert: Person
) -> None:
    for _ in range(5):
        play_rated(server, anna, bert)
    until(lambda: anna.get(f"{me(anna)}/matches")["count"] == 5)
    table = anna.table("meduris", 2, "random", "novice", start=True, settings=RATED)
    wait_until_over(anna, table)
    until(lambda: len(anna.get("/api/leaderboards/meduris/2")) == 4)
    board = anna.get("/api/leaderboards/meduris/2")
    assert [each.get("rank") for each in board] == [1, 2, None, None]
    assert [each["person"] for each in board[:2]] == [anna.me["id"], bert.me["id"]]
    assert board[0]["you"] is True
    assert all(each["bot"] for each in board[2:])
    assert board[0]["spread"] < board[2]["spread"]
    people = anna.get("/api/leaderboards/meduris/2", bots=False)
    assert [each["person"] for each in people] == [anna.me["id"], bert.me["id"]]
    assert anna.get("/api/leaderboards") == [{"game": "meduris", "seats": 2, "players": 4}]
    refused(anna.ask("GET", "/api/leaderboards/chess/2"), 404, "game")
