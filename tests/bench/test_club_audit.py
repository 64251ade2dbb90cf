from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from mbira.arena.cups.cup import Cup, CupPlan, Result
from mbira.server.club.rating import rate_match
from mbira.server.store.cups.document import CupDocument, CupSettings
from mbira_bench.club.audit import Received, audit, left
from mbira_bench.club.kept import Kept
from mbira_bench.club.members import Member, new_device
from mbira_bench.club.places import Got
from mbira_bench.club.result import round_times
from mbira_bench.club.server import Outage
from mbira_bench.club.sitting import Turn

if TYPE_CHECKING:
    from mbira_bench.club.places import Way


def member(way: Way = "webhook") -> Member:
    return Member("anna", "Anna", "", "127.1.0.1", (new_device(way),))


def a_call(device: str, **more: object) -> Any:
    usual = {
        "place": device, "guest": "anna", "event": "turn", "table_id": "table1", "mark": 7,
        "seat": 0, "state": "sent", "batch": "b1", "made": 100.0,
    }  # fmt: skip
    return SimpleNamespace(**{**usual, **more})


def message(device: str, name: str = "b1", table: str = "table1", at: float = 104.0) -> Got:
    return Got(at, device, name, b'{"calls": [{"table": "%s"}]}' % table.encode())


def seat(table: str, number: int, **more: object) -> Any:
    usual = {"table_id": table, "number": number, "game": "meduris", "seats": 2}
    return SimpleNamespace(**usual, **more)


def kept(**more: Any) -> Kept:
    """Return what is kept of an evening on which one rated match was played, and one of a cup."""
    after = rate_match(["anna", "bert"], [1, 2], {})
    cup = Cup(CupPlan("swiss", 2), ("1", "2"), (), (Result(0, 0),))
    document = CupDocument("", "meduris", {}, cup.plan, CupSettings(), "", 0.0, (), "over", cup)
    usual: dict[str, Any] = {
        "calls": [],
        "decided": {},
        "over": {"table1"},
        "ended": {},
        "began": {},
        "finished": [SimpleNamespace(table_id="table1")],
        "played": [
            seat("table1", 1, player="anna", place=1),
            seat("table1", 1, player="bert", place=2),
        ],
        "pools": [SimpleNamespace(game="meduris", seats=2, matches=1)],
        "ratings": [
            SimpleNamespace(game="meduris", seats=2, player=who, mu=mu, sigma=sigma, matches=1)
            for who, (mu, sigma) in after.items()
        ],
        "uncounted": 0,
        "cup": document,
        "uncounted_in_cup": 0,
    }
    return Kept(**{**usual, **more})


def judged(kept: Kept, anna: Member, *got: Got, turns: tuple[Turn, ...] = ()) -> list[str]:
    return audit(kept, Received([anna], got), turns, [], 1, [anna])


def test_a_call_that_arrived_is_well_and_so_is_one_that_came_again_by_its_id() -> None:
    anna = member()
    device = anna.devices[0].id
    there = kept(calls=[a_call(device)])
    turn = Turn("table1", 7, "anna", 100.0)
    assert judged(there, anna, message(device), turns=(turn,)) == []
    twice = message(device), message(device, at=110.0)
    assert judged(there, anna, *twice, turns=(turn,)) == []
    assert Received([anna], twice).repeated == 1


@pytest.mark.parametrize("state", ["seen", "off"])
def test_a_call_may_be_taken_back_once_they_have_decided(state: str) -> None:
    anna = member()
    calls = [a_call(anna.devices[0].id, state=state, batch=None)]
    assert judged(kept(calls=calls, decided={("table1", 0): 8}), anna) == []
    (why,) = judged(kept(calls=calls, decided={("table1", 0): 7}), anna)
    assert "they have not decided" in why


@pytest.mark.parametrize("state", ["waiting", "lost", "unsure"])
def test_what_did_not_leave_is_lost(state: str) -> None:
    anna = member()
    calls = [a_call(anna.devices[0].id, state=state, batch=None)]
    (why,) = judged(kept(calls=calls), anna)
    assert why == f"lost: the call for turn at table table1, version 7 is {state}"


def test_what_did_not_arrive_or_was_never_written_is_lost() -> None:
    anna = member()
    device = anna.devices[0].id
    (why,) = judged(kept(calls=[a_call(device)]), anna)
    assert "noted as sent, and did not arrive" in why
    (why,) = judged(kept(), anna, turns=(Turn("table1", 7, "anna", 100.0),))
    assert "no call by webhook was written" in why
    (why,) = judged(kept(calls=[a_call(device)]), anna, message(device, table="table2"))[1:]
    assert why == "lost: message b1 does not tell of {'table1'}"


def test_what_left_in_two_messages_is_doubled() -> None:
    anna = member()
    device = anna.devices[0].id
    calls = [a_call(device)]
    (why,) = judged(kept(calls=calls), anna, message(device), message(device, "b2"))
    assert why == "doubled: message b2 came, and its calls left in another one"
    both = Got(104.0, device, "b1", b'{"calls": [{"table": "table1"}, {"table": "table2"}]}')
    (why,) = judged(kept(calls=calls), anna, both)
    assert why == "doubled: message b1 tells of {'table2'}, which left in another one"
    again = [*calls, a_call(device, batch="b2")]
    (why,) = judged(kept(calls=again), anna, message(device), message(device, "b2"))
    assert why == "doubled: 2 calls for turn at table table1, version 7"


def test_a_match_is_counted_once() -> None:
    anna = member()
    well = kept()
    assert judged(well, anna) == []
    (why,) = judged(kept(over={"table1", "table2"}), anna)
    assert why == "not counted: the match at table table2"
    (why,) = judged(kept(uncounted=2), anna)
    assert why == "not counted: 2 matches still wait"
    ended = audit(well, Received([], []), (), ["table3"], 1, [])
    assert ended == ["not counted: the match at table table3"]
    pools = [SimpleNamespace(game="meduris", seats=2, matches=2)]
    (why,) = judged(kept(pools=pools), anna)
    assert why == "counted twice: meduris with 2 seats has 1 matches"


def test_a_rating_is_what_its_matches_come_to() -> None:
    anna = member()
    ratings = list(kept().ratings)
    once = vars(ratings[0])
    for wrong in ({"matches": 2}, {"mu": once["mu"] + 0.1}, {"sigma": once["sigma"] + 0.1}):
        changed = [SimpleNamespace(**{**once, **wrong}), ratings[1]]
        (why,) = judged(kept(ratings=changed), anna)
        assert why.startswith("counted twice: the rating of anna in meduris")
    (why,) = judged(kept(ratings=ratings[:1]), anna)
    assert why == "not counted: the rating of bert in meduris with 2 seats is missing"


def test_a_tournament_counts_each_result_once() -> None:
    anna = member()
    assert judged(kept(cup=None), anna) == ["the tournament is not over"]
    (why,) = judged(kept(uncounted_in_cup=1), anna)
    assert why == "not counted: 1 of 1 matches of the tournament"
    document = kept().cup
    assert document is not None
    assert document.cup is not None
    twice = Cup(document.plan, ("1", "2"), (), (Result(0, 0), Result(0, 0)))
    changed = CupDocument("", "", {}, twice.plan, CupSettings(), "", 0.0, (), "over", twice)
    (why,) = judged(kept(cup=changed), anna)
    assert why == "counted twice: result (0, 0)"


def test_a_delay_counts_from_the_decision_and_a_kill_in_between_is_told() -> None:
    anna = member()
    device = anna.devices[0].id
    there = kept(calls=[a_call(device), a_call(device, mark=9, batch="b2", made=120.0)])
    received = Received(
        [anna], [message(device), message(device, at=110.0), message(device, "b2", at=126.0)]
    )
    first, second = left(there, received, [Outage(121.0, 123.0)])
    assert (first.seconds, first.across, first.way) == (4.0, False, "webhook")
    assert (second.seconds, second.across) == (6.0, True)


def test_a_round_takes_from_the_last_end_to_the_last_begin() -> None:
    found = kept(ended={"a": 10.0, "b": 12.0}, began={"c": 13.0, "d": 14.5, "a": 1.0, "b": 1.0})
    assert found.cup is not None
    tables = CupDocument(
        "", "", {}, found.cup.plan, CupSettings(), "", 0.0, tables=(("a", "b"), ("c", "d"))
    )
    assert round_times(found._replace(cup=tables), 2) == [2.5]
