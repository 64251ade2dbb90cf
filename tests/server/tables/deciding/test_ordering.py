"""Deciding ahead: what the server does for a seat, for how long, and who learns of it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from tests.server.harness import Person, good, heard, refused, serving, until

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.harness import ServerProcess


def gifts(*people: Person, **settings: object) -> str:
    """Return a table of The Great Zimbabwe at which the first gift is to be given."""
    owner = people[0]
    table = owner.table("zimbabwe", len(people), "you", settings=settings)
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join")
    owner.post(f"/api/tables/{table}/start")
    while (seen := owner.position(table))["view"]["step"] != "gift":
        act(people, table, seen)
    return table


def act(people: tuple[Person, ...], table: str, seen: Any, action: str | None = None) -> None:
    """Let who decides do something, the first thing if nobody says what."""
    who, version = people[seen["actor"]], seen["version"]
    chosen = action if action is not None else who.position(table)["legal"][0]
    good(who.play(table, chosen, version, f"act-{version}"))


def order(
    person: Person, table: str, seat: int, do: str, number: int | None = None, until: str = "round"
) -> Any:
    body = {"do": do, "until": until, **({} if number is None else {"number": number})}
    return good(person.ask("PUT", f"/api/tables/{table}/seats/{seat}/orders/gifts", body))


def given(person: Person, table: str, seat: int) -> list[Any]:
    orders: list[Any] = person.get(f"/api/tables/{table}/seats/{seat}/orders")["given"]
    return orders


def settled(person: Person, table: str, step: str = "turn") -> Any:
    """Return what somebody sees once a step has come."""
    return until(lambda: seen if (seen := person.position(table))["view"]["step"] == step else None)


def log(person: Person, table: str) -> list[tuple[int, str, bool]]:
    """Return the gifts so far: who, what, and whether it was decided ahead."""
    told = person.get(f"/api/tables/{table}/log")
    return [
        (each["seat"], f"{each['action']['type']} {each['action'].get('cattle', '')}".strip(),
         each.get("ordered", False))
        for each in told if each["action"]["type"] in {"bid", "pass"}
    ]  # fmt: skip


def test_an_auction_that_was_decided_ahead(anna: Person, bert: Person, clara: Person) -> None:
    people = (anna, bert, clara)
    table = gifts(*people)
    seen = anna.position(table)
    first = seen["actor"]
    second, third = seen["view"]["bidding"]["bidders"][1:]
    order(people[second], table, second, "up-to", 2)
    order(people[third], table, third, "pass")
    act(people, table, seen, "bid 1")
    settled(anna, table)  # the first one has too little left to give more, and is not asked
    wanted = [(first, "bid 1"), (second, "bid 2"), (third, "pass")]
    assert [(seat, what) for seat, what, _ in log(anna, table)] == wanted
    for seat, person in enumerate(people):
        assert {who for who, _, ahead in log(person, table) if ahead} == {seat} - {first}


def test_what_is_decided_ahead_is_seen_by_its_seat_alone(
    anna: Person, bert: Person, clara: Person
) -> None:
    table = gifts(anna, bert)
    seat = 1 - anna.position(table)["actor"]
    mine, other = (anna, bert)[seat], (anna, bert)[1 - seat]
    path = f"/api/tables/{table}/seats/{seat}/orders"
    with mine.socket(table) as same, other.socket(table) as deaf, clara.socket(table) as watching:
        for socket in (same, deaf, watching):
            heard(socket, "hello")
        other.post(f"/api/tables/{table}/chat", {"text": "all here?"})
        for socket in (same, deaf, watching):
            heard(socket, "chat")
        table_before = other.get(f"/api/tables/{table}")
        order(mine, table, seat, "up-to", 2)
        told = heard(same, "orders")
        assert (told["seat"], told["orders"]["given"]) == (seat, given(mine, table, seat))
        other.post(f"/api/tables/{table}/chat", {"text": "and now?"})
        for socket in (deaf, watching):
            assert json.loads(socket.recv(10))["type"] == "chat", "nothing came before that"
        assert other.get(f"/api/tables/{table}") == table_before
    for person in (other, clara):
        refused(person.ask("GET", path), 403, "not-your-seat")
        refused(person.ask("DELETE", path), 403, "not-your-seat")
    assert mine.position(table)["orders"]["given"] == [
        {"about": "gifts", "do": "up-to", "until": "round", "number": 2}
    ]
    assert other.position(table)["orders"]["given"] == []
    assert "orders" not in clara.position(table)


def test_orders_are_changed_and_stopped_and_one_takes_the_place_of_another(
    anna: Person, bert: Person
) -> None:
    table = gifts(anna, bert)
    if (seen := anna.position(table))["actor"] == 0:
        act((anna, bert), table, seen, "bid 1")
    path = f"/api/tables/{table}/seats/0/orders"
    order(anna, table, 0, "up-to", 3, "match")
    order(anna, table, 0, "pass", None, "match")
    good(anna.ask("PUT", f"{path}/forced", {"do": "play", "until": "match"}))
    assert [(each["about"], each["do"]) for each in given(anna, table, 0)] == [
        ("gifts", "pass"), ("forced", "play"),
    ]  # fmt: skip
    good(anna.ask("DELETE", f"{path}/gifts"))
    assert [each["about"] for each in given(anna, table, 0)] == ["forced"]
    good(anna.ask("DELETE", path))
    assert given(anna, table, 0) == []
    for body, why in (
        ({"do": "steal", "until": "round"}, "why-order-unknown"),
        ({"do": "up-to", "until": "round", "number": 500}, "why-order-number"),
        ({"do": "pass", "until": "once"}, "why-order-until"),
    ):
        answer = anna.ask("PUT", f"{path}/gifts?lang=it", body)
        assert refused(answer, 422, "order")["reason"]["id"] == why


def test_an_order_is_gone_when_what_it_rests_on_is_taken_back(anna: Person, bert: Person) -> None:
    people = (anna, bert)
    table = gifts(*people)
    seen = anna.position(table)
    first, second = seen["actor"], 1 - seen["actor"]
    act(people, table, seen, "bid 1")
    version = anna.position(table)["version"]
    path = f"/api/tables/{table}/seats/{second}/orders/forced"
    good(people[second].ask("PUT", path, {"do": "play", "until": "match"}))
    assert len(given(people[second], table, second)) == 1
    good(people[first].ask("POST", f"/api/tables/{table}/undo",
                           {"expected_version": version, "key": "back"}))  # fmt: skip
    assert given(people[second], table, second) == []


def test_who_takes_back_what_an_order_did_decides_by_hand(anna: Person) -> None:
    table = anna.table("zimbabwe", 2, "you", "you", start=True)
    while (seen := anna.position(table))["view"]["step"] != "gift":
        act((anna, anna), table, seen)
    seat, version = seen["actor"], seen["version"]
    order(anna, table, seat, "up-to", 2, "match")
    until(lambda: anna.position(table)["version"] > version)
    done = anna.position(table)
    assert done["view"]["bidding"]["gift"] == 1
    good(anna.ask("POST", f"/api/tables/{table}/undo",
                  {"expected_version": done["version"], "key": "no", "seat": seat}))  # fmt: skip
    assert given(anna, table, seat) == []
    assert anna.position(table)["actor"] == seat


def test_a_bot_in_ones_place_knows_no_orders_and_they_wait(anna: Person, bert: Person) -> None:
    people = (anna, bert)
    table = gifts(*people)
    seen = anna.position(table)
    first, second = seen["actor"], 1 - seen["actor"]
    order(people[second], table, second, "ask", 99, "outbid")
    path = f"/api/tables/{table}/seats/{second}"
    good(people[second].ask("PUT", f"{path}/bot", {"bot": "random"}))
    refused(people[second].ask("GET", f"{path}/orders"), 403, "bot-decides")
    assert "orders" not in people[second].position(table)
    act(people, table, seen, "bid 1")
    until(lambda: anna.position(table)["version"] > seen["version"] + 1)
    assert not any(ahead for _, _, ahead in log(people[second], table)), "the bot decided"
    assert first != second


def test_practice_from_here_begins_without_orders(anna: Person) -> None:
    table = anna.table("zimbabwe", 2, "you", "you", start=True)
    while (seen := anna.position(table))["view"]["step"] != "gift":
        act((anna, anna), table, seen)
    order(anna, table, 1 - seen["actor"], "pass", None, "match")
    order(anna, table, seen["actor"], "up-to", 1)
    settled(anna, table)
    assert any(ahead for _, _, ahead in log(anna, table)) or log(anna, table)
    fork = anna.post(f"/api/tables/{table}/fork", {"version": seen["version"]})["id"]
    assert anna.position(fork)["view"]["step"] == "gift"
    assert given(anna, fork, 0) == given(anna, fork, 1) == []
    late = anna.post(f"/api/tables/{table}/fork", {})["id"]
    assert not any(ahead for _, _, ahead in log(anna, late))


def test_a_click_and_an_order_for_the_same_decision_make_one_record(
    anna: Person, bert: Person
) -> None:
    people = (anna, bert)
    table = gifts(*people)
    seen = anna.position(table)
    seat = seen["actor"]
    order(people[seat], table, seat, "up-to", 1)
    late = people[seat].play(table, "bid 2", seen["version"], "late")
    told = log(people[seat], table)
    if late.is_success:
        assert told[0] == (seat, "bid 2", False)
    else:
        refused(late, 409, "stale")
        assert told[0] == (seat, "bid 1", True)
    assert [who for who, _, _ in told] == [seat]


def test_orders_are_there_after_a_restart_and_the_log_knows_what_they_did(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    with (
        serving(db, tmp_path / "log") as server,
        server.person() as anna,
        server.person() as bert,
    ):
        people = (anna, bert)
        table = gifts(*people)
        seen = anna.position(table)
        second = 1 - seen["actor"]
        order(people[second], table, second, "pass", None, "match")
        server.kill()
        server.start()
        assert given(people[second], table, second)[0]["do"] == "pass"
        act(people, table, seen, "bid 1")
        settled(anna, table)
        server.kill()
        server.start()
        assert log(people[second], table)[1] == (second, "pass", True)


def test_two_processes_know_each_others_orders(
    club: tuple[ServerProcess, ServerProcess],
) -> None:
    one, other = club
    with one.person() as anna, other.person() as bert:
        table = anna.table("zimbabwe", 2, "you")
        bert.post(f"/api/tables/{table}/join")
        anna.post(f"/api/tables/{table}/start")
        people = (anna, bert)
        until(lambda: bert.get(f"/api/tables/{table}")["status"] == "playing")
        while (seen := until(lambda: _same(people, table)))["view"]["step"] != "gift":
            act(people, table, seen)
        seat = seen["actor"]
        order(people[1 - seat], table, 1 - seat, "pass", None, "match")
        act(people, table, seen, "bid 1")
        settled(anna, table)
        settled(bert, table)
        assert log(people[1 - seat], table)[1] == (1 - seat, "pass", True)


def _same(people: tuple[Person, Person], table: str) -> Any:
    """Return what both see once both processes know the same."""
    one, other = (person.position(table) for person in people)
    return one if one["version"] == other["version"] else None
