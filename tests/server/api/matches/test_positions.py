"""What is asked about a position by programs: data, previews, frames, words."""

from __future__ import annotations

import asyncio
import random
from itertools import product
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from mbira.lang import LANGUAGES
from mbira.server.api.call import Call
from mbira.server.api.games import fluent
from mbira.server.app import make_app
from mbira.server.tables.table import Live
from tests.server.harness import Person, ServerProcess, good, refused, wait_until_over
from tests.server.inside import inside

if TYPE_CHECKING:
    from pathlib import Path

    from mbira.core.game import State
    from mbira.server.thinking.job import Draw


def test_a_question_is_answered_with_data(anna: Person) -> None:
    table = anna.table("meduris", 2, "you", "you", start=True)
    answer = anna.get(f"/api/tables/{table}/query", words="score")["answer"]
    assert [each["seat"] for each in answer] == [0, 1]
    assert {"vp", "temples", "runes", "total"} < answer[0].keys()
    response = anna.http.get(f"/api/tables/{table}/query?words=weather")
    refused(response, 422, "bad")


def test_a_question_is_about_the_version_that_the_asker_saw(anna: Person) -> None:
    table = anna.table("zimbabwe", 2, "you", "you", start=True)
    asked = f"/api/tables/{table}/query"
    rng = random.Random(1)
    while (seen := anna.settled(table))["legal"][0]["type"] != "bid":
        anna.play_some(table, rng)
    before = anna.get(asked, words="gift 1")
    while anna.settled(table)["legal"][0]["type"] == "bid":
        anna.play_some(table, rng)
    refused(anna.http.get(f"{asked}?words=gift 1"), 422, "bad")
    assert anna.get(asked, words="gift 1", version=seen["version"], seat=seen["actor"]) == before
    refused(anna.http.get(f"{asked}?words=gift 1&version=10000"), 404, "version")


YOU = {"en": "You put", "it": "Metti", "ru": "Вы ставите"}
"""How a sentence begins that says to somebody that they put a worker somewhere."""


@pytest.mark.parametrize("code", LANGUAGES)
def test_who_has_one_seat_is_spoken_to_and_others_hear_names(
    anna: Person, bert: Person, code: str
) -> None:
    table = anna.table("meduris", 2, "you", options={"first": "seat-0"})
    bert.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/start")
    path = f"/api/tables/{table}"
    seen, name = anna.position(table), anna.me["name"]
    offered = [each["words"] for each in anna.get(f"{path}/choices", lang=code)["choices"]]
    assert all(words.startswith(YOU[code]) for words in offered), offered
    good(anna.play(table, seen["legal"][0], seen["version"], "on"))
    own, other = (
        [each["words"] for each in who.get(f"{path}/log", words="true", lang=code)]
        for who in (anna, bert)
    )
    assert own[-1].startswith(YOU[code])
    assert not any(name in words for words in own)
    assert name in other[-1]


def test_who_has_several_seats_hears_names(anna: Person) -> None:
    table = anna.table("meduris", 2, "you", "you", start=True)
    offered = anna.get(f"/api/tables/{table}/choices", lang="en")["choices"]
    assert not any(each["words"].startswith(YOU["en"]) for each in offered)


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


def test_what_was_right_to_wonder_about_is_answered_though_the_match_went_on(
    server: ServerProcess, anna: Person
) -> None:
    with server.person() as bert:
        options = {"first": "seat-0", "turn_limit": 10}
        table = anna.table("meduris", 2, "you", options=options)
        bert.post(f"/api/tables/{table}/join")
        anna.post(f"/api/tables/{table}/start")
        seen, path = anna.position(table), f"/api/tables/{table}"
        right = {"action": seen["legal"][0], "version": seen["version"]}
        wrong = {"action": "pay", "version": seen["version"]}
        asked = (("preview", right), ("why-not", right), ("why-not", wrong))
        before = [anna.post(f"{path}/{what}", body) for what, body in asked]
        assert before[0] == anna.post(f"{path}/preview", {"action": right["action"]})
        assert before[2]["reason"]
        now = seen
        while now["actor"] != 1:
            anna.play_some(table, random.Random(now["version"]))
            now = anna.position(table)
        # bert decides now: without the version it is about that
        refused(anna.ask("POST", f"{path}/preview", {"action": "pay"}), 403, "not-your-decision")
        refused(anna.ask("POST", f"{path}/why-not", {"action": "pay"}), 403, "not-your-decision")
        assert [anna.post(f"{path}/{what}", body) for what, body in asked] == before
        anna.post(f"{path}/seats/0/resign")
        bert.post(f"{path}/seats/1/resign")
        wait_until_over(anna, table)
        assert [anna.post(f"{path}/{what}", body) for what, body in asked] == before


def test_nobody_wonders_about_what_others_decided(server: ServerProcess, anna: Person) -> None:
    with server.person() as bert, server.person() as cleo:
        settings = {"watch": "anyone"}
        table = anna.table("meduris", 2, "you", options={"first": "seat-0"}, settings=settings)
        bert.post(f"/api/tables/{table}/join")
        anna.post(f"/api/tables/{table}/start")
        seen, path = anna.position(table), f"/api/tables/{table}"
        body = {"action": seen["legal"][0], "version": seen["version"]}
        good(anna.play(table, seen["legal"][0], seen["version"], "on"))
        for what, person in product(("preview", "why-not"), (bert, cleo)):
            refused(person.ask("POST", f"{path}/{what}", body), 403, "not-your-decision")
        for what in ("preview", "why-not"):
            later = {**body, "version": 10000}
            refused(anna.ask("POST", f"{path}/{what}", later), 404, "version")


def test_who_plays_for_several_asks_with_the_eyes_of_who_decided_then(anna: Person) -> None:
    table = anna.table("zimbabwe", 2, "you", "you", start=True)
    path, rng = f"/api/tables/{table}", random.Random(1)
    while (seen := anna.settled(table))["legal"][0]["type"] != "bid":
        anna.play_some(table, rng)
    body = {"action": seen["legal"][0], "version": seen["version"]}
    asked = {"words": "gift 1", "version": seen["version"]}
    before = anna.post(f"{path}/preview", body), anna.get(f"{path}/query", **asked)
    while anna.settled(table)["actor"] == seen["actor"]:
        anna.play_some(table, rng)
    assert (anna.post(f"{path}/preview", body), anna.get(f"{path}/query", **asked)) == before


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


def test_a_drawing_marks_what_is_decided_in_it_though_the_match_goes_on_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, look, marked = Live.state_at, Call.look, list[frozenset[str]]()

    async def looked(call: Call, job: Draw) -> Any:
        marked.append(job.marked)
        return await look(call, job)

    async def scene() -> int:
        async with inside(tmp_path) as tables:
            wire = httpx.ASGITransport(app=make_app(tables))
            async with httpx.AsyncClient(transport=wire, base_url="http://127.0.0.1") as client:
                await client.post("/api/guest")
                wish = {"game": "zimbabwe", "seats": 2, "chairs": ["you", "you"], "start": True}
                made = (await client.post("/api/tables", json=wish)).json()
                path = f"/api/tables/{made['id']}"
                seen = (await client.get(f"{path}/position")).json()

                async def state_at(live: Live, *asked: Any) -> State:
                    state = await found(live, *asked)
                    if marked:
                        body = {"action": seen["legal"][0], "expected_version": seen["version"]}
                        good(await client.post(f"{path}/actions", json={**body, "key": "on"}))
                    return state

                monkeypatch.setattr(Live, "state_at", state_at)
                monkeypatch.setattr(Call, "look", looked)
                for _ in range(2):
                    good(await client.get(f"{path}/drawing?seat={seen['actor']}"))
                return len(seen["legal"])

    choices = asyncio.run(scene())
    assert [len(each) for each in marked] == [choices] * 2
    assert marked[0] == marked[1]


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
