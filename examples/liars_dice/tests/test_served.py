"""Matches at a real server: a person asks over HTTP and listens to a socket, bots answer."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.sync.client import connect

import mbira
from mbira.lang import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from websockets.sync.client import ClientConnection

PATIENCE = 60.0
"""Seconds after which a server that says nothing is given up."""


@pytest.fixture(scope="module")
def person(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """Somebody at a server of their own."""
    database = tmp_path_factory.mktemp("server") / "tables.db"
    command = [
        sys.executable, "-m", "mbira", "serve", "--no-open", "--port", "0", "--workers", "1",
        "--db", f"sqlite:///{database}", "--limit", "requests=0", "--limit", "work=0",
    ]  # fmt: skip
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:  # noqa: S603
        assert server.stdout is not None
        url = server.stdout.readline().split()[3]
        with httpx.Client(base_url=url, timeout=PATIENCE) as client:
            client.post("/api/guest", json={}).raise_for_status()
            yield client
        server.terminate()


def new_table(person: httpx.Client, *chairs: str, **more: object) -> str:
    body = {"game": "liars_dice", "seats": len(chairs), "chairs": chairs, "start": True, **more}
    made = person.post("/api/tables", json=body)
    assert made.is_success, made.text
    return f"/api/tables/{made.json()['id']}"


def listen(person: httpx.Client, table: str) -> ClientConnection:
    cookies = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
    address = str(person.base_url).replace("http", "ws", 1).rstrip("/")
    return connect(f"{address}{table}/socket?since=0", additional_headers={"Cookie": cookies})


def positions(socket: ClientConnection) -> Iterator[Any]:
    """Yield what a person sees, whenever something happened, until the match is over."""
    while True:
        heard = json.loads(socket.recv(PATIENCE))
        if "position" in heard:
            yield heard["position"]
            if heard["position"].get("outcome"):
                return


def test_a_match_against_bots_is_played_to_its_end(person: httpx.Client, tmp_path: Path) -> None:
    rng = random.Random(1)
    table = new_table(person, "you", "random", "random")
    decisions = 0
    with listen(person, table) as socket:
        for seen in positions(socket):
            assert all(set(hand) <= {"?"} for hand in seen["view"]["hands"][1:])
            if not seen.get("legal"):
                continue
            decisions += 1
            action = rng.choice(seen["legal"])
            body = {"action": action, "expected_version": seen["version"], "key": f"{decisions}"}
            assert person.post(f"{table}/actions", json=body).is_success
    assert decisions > 5
    info = person.get(table).json()
    assert info["status"] == "over"
    save = tmp_path / "match.mbira.json"
    save.write_bytes(person.get(f"{table}/save").content)
    match = mbira.load(save)
    assert match.outcome is not None
    assert info["outcome"]["scores"] == list(match.outcome.scores)
    log = person.get(f"{table}/log").json()
    lost = [change for record in log for change in record.get("changes", [])]
    assert sum(change["amount"] for change in lost) == sum(info["outcome"]["scores"]) - 3 * 5
    assert {change["what"] for change in lost} == {"dice"}
    course = person.get(f"{table}/course").json()
    assert course["points"][-1]["scores"] == info["outcome"]["scores"]
    assert course["points"][-1]["chances"] == course["turning"] == []


def test_the_log_of_others_hides_their_dice_until_the_match_is_over(person: httpx.Client) -> None:
    table = new_table(person, "you", "random")
    rolls = [each["action"] for each in person.get(f"{table}/log").json()]
    assert [roll["hand"] == "?????" for roll in rolls] == [False, True]
    refused = person.get(f"{table}/save")
    assert (refused.status_code, refused.json()["error"]["id"]) == (403, "hidden")


def test_a_position_is_drawn_asked_about_and_explained_in_words(person: httpx.Client) -> None:
    table = new_table(person, "you", "random")
    drawn = person.get(f"{table}/drawing", params={"lang": "ru"}).json()["lines"]
    assert "10 костей" in "".join(span["text"] for span in drawn[0])
    asked = person.get(f"{table}/ask", params={"words": "odds 1 6", "lang": "en"}).json()
    assert "For all that you know" in json.dumps(asked)
    why = person.post(f"{table}/why-not", params={"lang": "it"}, json={"action": "liar"}).json()
    assert "Non c'è ancora una puntata" in json.dumps(why, ensure_ascii=False)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_client_is_sent_all_words(person: httpx.Client, code: str) -> None:
    fluent = person.get(f"/api/games/liars_dice/words/{code}").json()["fluent"]
    assert "log-lift = " in fluent
    assert "refused-no-mind = " in fluent


def test_only_bots_that_can_play_it_are_offered(person: httpx.Client) -> None:
    assert person.get("/api/games/liars_dice").json()["bots"] == ["random"]
    body = {"game": "liars_dice", "seats": 2, "chairs": ["you", "adept"]}
    refused = person.post("/api/tables", json=body)
    assert refused.status_code == 422
    assert "adept knows nothing of liars_dice" in refused.json()["error"]["words"]


def test_there_are_no_hints_and_that_is_said(person: httpx.Client) -> None:
    table = new_table(person, "you", "random")
    refused = person.get(f"{table}/advice")
    assert (refused.status_code, refused.json()["error"]["id"]) == (409, "no-mind")


def test_a_bot_that_can_play_it_goes_on_for_a_person_who_resigns(person: httpx.Client) -> None:
    table = new_table(person, "you", "random")
    assert person.post(f"{table}/seats/0/resign", json={}).is_success
    assert person.get(table).json()["seats"][0]["bot"] == "random"
