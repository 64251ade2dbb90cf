"""What a first page and a set-up need: facts of games, beginnings, a bell, names and colours."""

from __future__ import annotations

import json
import random
from contextlib import ExitStack, suppress
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.ours import GAMES
from tests.server.harness import heard, refused, serving, wait_until_over

if TYPE_CHECKING:
    from pathlib import Path

    from websockets.sync.client import ClientConnection

    from tests.server.harness import Person, ServerProcess


# Games


@pytest.mark.parametrize("game", GAMES)
def test_a_game_says_how_long_and_heavy_it_is_and_how_to_begin(anna: Person, game: str) -> None:
    info = anna.get(f"/api/games/{game}")
    assert 1 <= info["weight"] <= 5
    presets = {each["id"]: each for each in info["presets"]}
    assert list(presets) == ["first", "standard", "long"]
    assert presets["standard"]["options"] == {}
    assert all(presets[name]["options"] for name in ("first", "long"))
    assert any(each.get("group") for each in info["options"])


@pytest.mark.parametrize("game", GAMES)
def test_every_way_to_begin_can_be_seen_and_played(anna: Person, game: str) -> None:
    info = anna.get(f"/api/games/{game}")
    for preset in info["presets"]:
        options = preset["options"]
        for seats in (info["fewest"], info["most"]):
            view = anna.post(f"/api/games/{game}/deal", {"seats": seats, "options": options})[
                "view"
            ]
            assert view["seat"] is None, "everybody sees it"
            assert len(view["seats"]) == seats
        table = anna.table(game, 2, "you", "random", options=options, start=True)
        agreed = anna.get(f"/api/tables/{table}")["options"]
        assert {name: agreed[name] for name in options} == options


def test_what_is_dealt_is_kept_nowhere_and_differs(anna: Person) -> None:
    dealt = [anna.post("/api/games/zimbabwe/deal", {"seats": 3})["view"] for _ in range(3)]
    assert len({json.dumps(view["rows"]) for view in dealt}) > 1
    assert anna.get("/api/tables", mine=True) == []


def test_what_cannot_begin_is_not_dealt(anna: Person, server: ServerProcess) -> None:
    def ask(game: str, **body: object) -> Any:
        return anna.ask("POST", f"/api/games/{game}/deal", body)

    refused(ask("nothing", seats=2), 404, "game")
    refused(ask("zimbabwe", seats=9), 422, "bad")
    refused(ask("zimbabwe", seats=2, options={"gods": ["zeus"]}), 422, "bad")
    refused(ask("zimbabwe", seats=2, options={"board": "~" * 70_000}), 413, "too-large")
    with type(anna)(server.url, known=False) as stranger:
        refused(stranger.ask("POST", "/api/games/zimbabwe/deal", {"seats": 2}), 401, "guest")


# Those who share a screen


def test_those_who_share_a_screen_have_names_and_colours(anna: Person) -> None:
    table = anna.table(
        "zimbabwe", 3, "you", "you", "random",
        names=["", " Mutapa\n", "nobody"], colours=["gold", "red", "blue"], start=True,
    )  # fmt: skip
    info = anna.get(f"/api/tables/{table}")
    assert [seat.get("name", "") for seat in info["seats"]] == [anna.me["name"], "Mutapa", ""]
    assert info["colours"] == ["gold", "red", "blue"]
    (listed,) = anna.get("/api/tables", mine=True)
    assert listed["colours"] == ["gold", "red", "blue"]
    usual = anna.table("zimbabwe", 2, "you", "random")
    assert "colours" not in anna.get(f"/api/tables/{usual}")


def test_colours_stay_when_the_same_people_play_again(anna: Person) -> None:
    table = anna.table(
        "zimbabwe", 2, "random", "random",
        options={"round_limit": 1}, colours=["violet", "gold"], start=True,
    )  # fmt: skip
    wait_until_over(anna, table)
    again = anna.post(f"/api/tables/{table}/again")
    assert again["colours"] == ["violet", "gold"]


@pytest.mark.parametrize("colours", [["red", "red"], ["red"]])
def test_every_seat_has_a_colour_of_its_own(anna: Person, colours: list[str]) -> None:
    body = {"game": "zimbabwe", "seats": 2, "colours": colours}
    refused(anna.ask("POST", "/api/tables", body), 422, "colours")


def test_a_game_that_has_colours_of_its_own_knows_better(anna: Person) -> None:
    table = anna.table("meduris", 2, "you", "random", colours=["gold", "red"])
    assert anna.get(f"/api/tables/{table}")["colours"] == ["violet", "blue"]


# The list, and its bell


def rings(bell: ClientConnection) -> tuple[int, int, str]:
    """Return how often a bell rings before it is closed, and how that is done."""
    count = 0
    with suppress(ConnectionClosed):
        while heard(bell, "ring"):
            count += 1
    return count, bell.close_code or 0, bell.close_reason or ""


def test_a_list_of_ones_own_tells_up_to_where_people_have_spoken(
    anna: Person, bert: Person
) -> None:
    table, quiet = anna.table("zimbabwe", 2, "you"), anna.table("zimbabwe", 2, "you")
    said = [anna.post(f"/api/tables/{table}/chat", {"text": text})["number"] for text in "ab"]
    listed = {each["id"]: each for each in anna.get("/api/tables", mine=True)}
    assert listed[table]["said"] == max(said)
    assert "said" not in listed[quiet]
    public = {each["id"]: each for each in bert.get("/api/tables", status="open")}
    assert "said" not in public[table], "that is for those whose table it is"


def test_a_bell_rings_for_whatever_happens_at_ones_own_tables(anna: Person, bert: Person) -> None:
    with anna.bell() as bell:
        assert bell.recv() == '{"type":"ring"}', "first, as something may have been missed"
        table = bert.table("meduris", 2, "you", None)
        anna.post(f"/api/tables/{table}/join")
        heard(bell, "ring")
        bert.post(f"/api/tables/{table}/start")
        heard(bell, "ring")
        rng = random.Random(3)
        for person in (anna, bert):  # one of them decides
            person.play_some(table, rng)
        heard(bell, "ring")
        bert.post(f"/api/tables/{table}/chat", {"text": "Hello"})
        heard(bell, "ring")
        own = anna.table("zimbabwe", 2, "you", "random")
        heard(bell, "ring")
        anna.post(f"/api/tables/{own}/close")
        heard(bell, "ring")
        fork = anna.post(
            f"/api/tables/{anna.table('zimbabwe', 2, 'you', 'random', start=True)}/fork"
        )
        heard(bell, "ring")
        anna.post(f"/api/tables/{fork['id']}/close")
        heard(bell, "ring")


def test_a_bell_says_nothing_of_the_tables_of_others(anna: Person, bert: Person) -> None:
    with anna.bell() as bell:
        heard(bell, "ring")
        table = bert.table("zimbabwe", 2, "you", "random", start=True)
        bert.post(f"/api/tables/{table}/chat", {"text": "Alone"})
        anna.table("zimbabwe", 2, "you")
        heard(bell, "ring")
        anna.post("/api/guest/sign-out")
        assert rings(bell)[0] == 0, "it rang once, for her own table"


def test_who_does_not_listen_is_not_waited_for_and_misses_nothing(anna: Person) -> None:
    table = anna.table("zimbabwe", 2, "you")
    with anna.bell() as bell:
        heard(bell, "ring")
        for text in map(str, range(300)):
            anna.post(f"/api/tables/{table}/chat", {"text": text})
        heard(bell, "ring")
        anna.post(f"/api/tables/{table}/close")
        heard(bell, "ring")  # it was not dropped as too far behind


def test_nobody_rings_for_a_stranger_or_after_signing_out(
    anna: Person, server: ServerProcess
) -> None:
    with type(anna)(server.url, known=False) as stranger, stranger.bell() as bell:
        assert rings(bell) == (0, 4004, "guest")
    with anna.bell() as bell:
        heard(bell, "ring")
        anna.post("/api/guest/sign-out")
        assert rings(bell)[:2] == (0, 4001)


def test_bells_count_as_sockets(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    limits = ("guest_sockets=2",)
    with ExitStack() as stack:
        server = stack.enter_context(serving(db, tmp_path / "log.txt", limits=limits))
        anna = stack.enter_context(server.person())
        for _ in range(2):
            heard(stack.enter_context(anna.bell()), "ring")
        assert rings(stack.enter_context(anna.bell())) == (0, 1013, "too-many-sockets")
