"""Calls wait where somebody wishes it, and come as one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.server.calling.people import a_match, hook, play, soon, wish

if TYPE_CHECKING:
    from tests.server.calling.receivers import Receiver
    from tests.server.harness import Person, ServerProcess

HOUR = 3600.0


def test_calls_wait_until_morning_and_come_as_one(
    server: ServerProcess, anna: Person, bert: Person, clara: Person, receiver: Receiver
) -> None:
    """Tests begin at midnight in UTC."""
    hook(bert, receiver)
    hook(clara, receiver, "/clara")
    night = {"begin": 22 * 60, "end": 7 * 60}
    wish(bert, quiet=night, zone="Europe/Rome")
    tables = [a_match(anna, bert) for _ in range(3)]
    for table in tables:
        play(anna, table)
    play(anna, a_match(anna, clara))
    soon(server)
    receiver.wait("/clara")
    server.pass_time(6 * HOUR - 60)
    play(anna, a_match(anna, clara))
    soon(server)
    receiver.wait("/clara", 2)
    assert not receiver.at("/hook")
    server.pass_time(60)
    (got,) = receiver.wait("/hook")
    assert sorted(got.tables) == sorted(tables)
    assert got.json["title"] == "3 tables call you"
    assert got.json["link"] == f"{server.url}/"


def test_what_is_seen_while_it_is_gathered_is_not_told(
    server: ServerProcess, anna: Person, bert: Person, receiver: Receiver
) -> None:
    hook(bert, receiver)
    wish(bert, gather=60)
    first, second = a_match(anna, bert), a_match(anna, bert)
    play(anna, first)
    play(anna, second)
    soon(server)
    play(bert, first)
    server.pass_time(HOUR)
    (got,) = receiver.wait("/hook")
    assert got.tables == [second]


def test_another_wish_lets_go_what_waits(
    server: ServerProcess, anna: Person, bert: Person, receiver: Receiver
) -> None:
    hook(bert, receiver)
    wish(bert, gather=24 * 60)
    table = a_match(anna, bert)
    play(anna, table)
    soon(server)
    wish(bert, gather=0)
    soon(server)
    assert receiver.wait("/hook")[0].tables == [table]
