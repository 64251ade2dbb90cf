"""Taking back: alone as far as nothing new was seen, further if the others agree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.server.harness import good, heard, refused

if TYPE_CHECKING:
    import httpx

    from tests.server.harness import Person


def go(person: Person, table: str, what: str, version: int, **more: object) -> httpx.Response:
    body = {"expected_version": version, "key": f"{what}-{version}", **more}
    return person.ask("POST", f"/api/tables/{table}/{what}", body)


def two(anna: Person, bert: Person, **settings: object) -> tuple[str, dict[int, Person]]:
    """Return a table of two people, begun, and who decides by seat."""
    table = anna.table("zimbabwe", 2, "you", settings=settings)
    bert.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/start")
    return table, {0: anna, 1: bert}


def play(people: dict[int, Person], table: str) -> Any:
    """Let who decides do the first thing; return the position before."""
    seen = people[0].position(table)
    mine = people[seen["actor"]].position(table)
    good(people[seen["actor"]].play(table, mine["legal"][0], mine["version"], str(mine["version"])))
    return mine


def test_a_decision_is_taken_back_and_done_again(anna: Person) -> None:
    table = anna.table("meduris", 2, "you", "you", start=True)
    before = play({0: anna, 1: anna}, table)
    version = before["version"]
    after = anna.position(table)
    assert good(go(anna, table, "undo", version + 1))["now"] == version + 2
    back = anna.position(table)
    assert back["view"] == anna.position(table, version=version, seat=before["seat"])["view"]
    assert back["legal"] == before["legal"]
    assert back["redo"] is True
    good(go(anna, table, "redo", version + 2))
    assert anna.position(table)["view"] == after["view"]
    told = anna.get(f"/api/tables/{table}/log")[-2:]
    assert [entry["action"]["type"] for entry in told] == ["undo", "redo"]
    words = anna.get("/api/games/meduris/words/en")["fluent"]
    assert all(f"\n{entry['message']['id']} = " in words for entry in told)


def test_nobody_takes_back_what_another_seat_has_answered_unless_all_agree(
    anna: Person, bert: Person
) -> None:
    table, people = two(anna, bert)
    first = play(people, table)
    while anna.position(table)["actor"] == first["actor"]:
        play(people, table)
    play(people, table)
    now = anna.position(table)
    asker, other = people[first["actor"]], people[1 - first["actor"]]
    refused(go(asker, table, "undo", now["version"]), 403, "undo-limit")
    with other.socket(table) as socket:
        heard(socket, "hello")
        wish = {"expected_version": now["version"], "to": first["line"]}
        asker.post(f"/api/tables/{table}/requests", wish)
        request = heard(socket, "table")["table"]["request"]
        assert (request["seat"], request["to"]) == (first["actor"], first["line"])
        assert request["waits_for"] == [1 - first["actor"]]
        mine = asker.ask("POST", f"/api/tables/{table}/requests/answer", {"agree": True})
        refused(mine, 409, "no-request")
        other.post(f"/api/tables/{table}/requests/answer", {"agree": True})
        update = heard(socket, "update")
    assert update["records"][0]["action"] == {"type": "undo", "to": first["line"], "agreed": True}
    back = asker.position(table)
    assert (back["line"], back["legal"]) == (first["line"], first["legal"])
    assert "request" not in asker.get(f"/api/tables/{table}")


def test_a_wish_is_refused_or_outrun(anna: Person, bert: Person) -> None:
    table, people = two(anna, bert, undo="agreed")
    first = play(people, table)
    asker, other = people[first["actor"]], people[1 - first["actor"]]
    version = first["version"] + 1
    refused(go(asker, table, "undo", version), 403, "ask-first")
    asker.post(f"/api/tables/{table}/requests", {"expected_version": version})
    other.post(f"/api/tables/{table}/requests/answer", {"agree": False})
    late = other.ask("POST", f"/api/tables/{table}/requests/answer", {"agree": True})
    refused(late, 409, "no-request")
    asker.post(f"/api/tables/{table}/requests", {"expected_version": version})
    play(people, table)
    late = other.ask("POST", f"/api/tables/{table}/requests/answer", {"agree": True})
    refused(late, 409, "no-request")
    assert asker.position(table)["version"] > version


def test_a_table_at_which_nothing_is_taken_back(anna: Person, bert: Person) -> None:
    table, people = two(anna, bert, undo="none")
    first = play(people, table)
    asker = people[first["actor"]]
    version = first["version"] + 1
    refused(go(asker, table, "undo", version), 403, "no-undo")
    wish = asker.ask("POST", f"/api/tables/{table}/requests", {"expected_version": version})
    refused(wish, 403, "no-undo")


def test_a_turn_is_begun_anew(anna: Person) -> None:
    table = anna.table("zimbabwe", 2, "you", "you", start=True)
    people = {0: anna, 1: anna}
    while True:  # to where one seat has decided twice in a row
        play(people, table)
        seen = anna.position(table)
        if seen.get("undo") is not None and seen["line"] - seen["undo"] >= 2:
            break
    good(go(anna, table, "restart", seen["version"]))
    assert anna.position(table)["line"] == seen["undo"]


def test_with_bots_only_anything_is_taken_back_at_once(anna: Person) -> None:
    table = anna.table("meduris", 2, "you", "random", start=True)
    with anna.socket(table) as socket:
        position = heard(socket, "hello")["position"]
        decided = 0
        while decided < 3:
            if position.get("legal"):
                action = position["legal"][0]
                good(anna.play(table, action, position["version"], f"k{position['version']}"))
                decided += 1
            position = heard(socket, "update")["position"]
        while not position.get("legal"):
            position = heard(socket, "update")["position"]
    log = anna.get(f"/api/tables/{table}/log")
    mine = [entry["version"] for entry in log if entry["seat"] == 0]
    wish = {"expected_version": position["version"], "to": mine[0] - 1}
    anna.post(f"/api/tables/{table}/requests", wish)
    assert anna.get(f"/api/tables/{table}/log", since=position["version"])[0]["action"] == {
        "type": "undo",
        "to": mine[0] - 1,
        "agreed": True,
    }
