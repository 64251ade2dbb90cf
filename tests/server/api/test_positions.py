"""What is asked about a position by programs: data, previews, frames, words."""

from __future__ import annotations

import pytest

from mbira.lang import LANGUAGES
from mbira.server.api.games import fluent
from tests.server.harness import Person, ServerProcess, refused


def test_a_question_is_answered_with_data(anna: Person) -> None:
    table = anna.table("meduris", 2, "you", "you", start=True)
    answer = anna.get(f"/api/tables/{table}/query", words="score")["answer"]
    assert [each["seat"] for each in answer] == [0, 1]
    assert {"vp", "temples", "runes", "total"} < answer[0].keys()
    response = anna.http.get(f"/api/tables/{table}/query?words=weather")
    refused(response, 422, "bad")


def test_a_preview_is_the_position_that_follows(anna: Person) -> None:
    table = anna.table("zimbabwe", 2, "you", "you", start=True)
    here = anna.position(table)
    action = here["legal"][0]
    shown = anna.post(f"/api/tables/{table}/preview", {"action": action})
    assert anna.position(table) == here
    body = {"action": action, "expected_version": here["version"], "key": "1"}
    anna.post(f"/api/tables/{table}/actions", body)
    after = anna.position(table, seat=here["actor"])
    assert shown["view"] == after["view"]
    assert shown["message"]["id"]


def test_only_who_decides_gets_a_preview_and_only_of_what_is_legal(
    server: ServerProcess, anna: Person
) -> None:
    table = anna.table("meduris", 2, "you", "you", start=True)
    action = anna.position(table)["legal"][0]
    with server.person() as bert:
        response = bert.http.post(f"/api/tables/{table}/preview", json={"action": action})
        refused(response, 403, "not-your-decision")
    response = anna.http.post(f"/api/tables/{table}/preview", json={"action": "pay"})
    refused(response, 422, "illegal")


def test_frames_are_the_positions_in_between(anna: Person) -> None:
    table = anna.table("zimbabwe", 2, "you", "you", start=True)
    for number in range(3):
        here = anna.position(table)
        body = {"action": here["legal"][0], "expected_version": here["version"], "key": f"{number}"}
        anna.post(f"/api/tables/{table}/actions", body)
    for again in ("undo", "redo", "undo"):  # these are positions in between, too
        version = anna.position(table)["version"]
        anna.post(
            f"/api/tables/{table}/{again}", {"expected_version": version, "key": f"{version}"}
        )
    last = anna.position(table)["version"]
    frames = anna.get(f"/api/tables/{table}/frames", since=last - 5, until=last, seat=0)
    assert [frame["version"] for frame in frames] == list(range(last - 4, last + 1))
    for frame in frames:
        then = anna.position(table, version=frame["version"], seat=0)
        assert frame["view"] == then["view"]
    response = anna.http.get(f"/api/tables/{table}/frames?since={last}&until={last + 1}")
    refused(response, 404, "version")


@pytest.mark.parametrize("language", ["en", "it", "ru"])
def test_the_words_of_a_game_come_once(anna: Person, language: str) -> None:
    address = f"/api/games/africa/words/{language}"
    response = anna.http.get(address)
    assert response.json()["fluent"] == fluent(language, "africa")
    tag = response.headers["etag"]
    assert anna.http.get(address, headers={"if-none-match": tag}).status_code == 304


def test_there_are_no_words_of_what_there_is_not(anna: Person) -> None:
    assert anna.http.get("/api/games/chess/words/en").status_code == 404
    assert anna.http.get("/api/games/africa/words/xx").status_code == 404


def test_games_are_called_by_their_names_in_the_asker_s_language(anna: Person) -> None:
    names = {
        language: {game["id"]: game["name"] for game in anna.get("/api/games", lang=language)}
        for language in LANGUAGES
    }
    assert names["en"]["africa"] == "Heart of Africa"
    assert names["it"]["zimbabwe"] == "Il Grande Zimbabwe"
    assert names["ru"]["meduris"] == "Медурис"
    about = {anna.get("/api/games/africa", lang=language)["about"] for language in LANGUAGES}
    assert len(about) == len(LANGUAGES)
