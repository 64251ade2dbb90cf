"""Another name of somebody is theirs everywhere: at every table, in chat and lists, at once."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from mbira.server.refusals import Refusal
from mbira.server.tables.sitting.renaming import rename_everywhere
from tests.server.harness import good, heard, refused, serving, wait_until_over
from tests.server.inside import inside

if TYPE_CHECKING:
    from collections.abc import Collection
    from pathlib import Path

    from tests.server.harness import Person


def rename(person: Person, name: str) -> None:
    good(person.ask("PATCH", "/api/guest", {"name": name}))


def names(info: Any) -> list[str]:
    return [seat.get("name", "") for seat in info["seats"]]


def test_seats_and_chat_have_the_new_name_and_everybody_is_told(anna: Person, bert: Person) -> None:
    rename(anna, "Anna")
    rename(bert, "Heron")
    tables = [anna.table("meduris", 2, "you") for _ in range(2)]
    for table in tables:
        bert.post(f"/api/tables/{table}/join")
    playing = tables[1]
    anna.post(f"/api/tables/{playing}/start")
    bert.post(f"/api/tables/{playing}/chat", {"text": "hello"})
    with anna.socket(playing) as socket:
        assert heard(socket, "hello")["chat"][0]["name"] == "Heron"
        rename(bert, "Bert")
        assert names(heard(socket, "table")["table"]) == ["Anna", "Bert"]
        (line,) = heard(socket, "retold")["chat"]
        assert (line["name"], line["text"]) == ("Bert", "hello")
    for table in tables:
        assert names(anna.get(f"/api/tables/{table}")) == ["Anna", "Bert"]
    assert [names(each) for each in anna.get("/api/tables", mine=True)] == [["Anna", "Bert"]] * 2
    assert anna.get(f"/api/tables/{playing}/chat")[0]["name"] == "Bert"


def test_whoever_shares_the_screen_keeps_their_name(anna: Person) -> None:
    rename(anna, "Anna")
    table = anna.table("meduris", 2, "you", "you", names=["Anna", "Mutapa"])
    rename(anna, "Annabel")
    assert names(anna.get(f"/api/tables/{table}")) == ["Annabel", "Mutapa"]


def test_tables_that_nobody_looks_at_know_the_new_name(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log") as server:
        with server.person() as anna, server.person() as bert:
            tables = [anna.table("meduris", 2, "you") for _ in range(2)]
            for table in tables:
                bert.post(f"/api/tables/{table}/join")
            anna.post(f"/api/tables/{tables[0]}/start")
            before = [anna.get(f"/api/tables/{table}")["version"] for table in tables]
        server.stop()
        server.start()
        with anna.through(server) as anna, bert.through(server) as bert, anna.bell() as bell:
            heard(bell, "ring")
            rename(bert, "Bert")
            heard(bell, "ring")
            infos = [anna.get(f"/api/tables/{table}") for table in tables]
            assert [names(each)[1] for each in infos] == ["Bert", "Bert"]
            assert [each["version"] for each in infos] == before
            seen = anna.position(tables[0])
            player = (anna, bert)[seen["actor"]]
            action = player.position(tables[0])["legal"][0]
            good(player.play(tables[0], action, seen["version"], "k"))


def test_a_match_that_is_over_knows_it_too(anna: Person) -> None:
    table = anna.table("meduris", 2, "you", "random", start=True)
    anna.post(f"/api/tables/{table}/seats/0/resign")
    wait_until_over(anna, table)
    rename(anna, "Anna")
    assert names(anna.get(f"/api/tables/{table}"))[0] == "Anna"
    assert names(anna.get("/api/tables", mine=True)[0])[0] == "Anna"


def test_who_only_looks_on_has_the_new_name_in_what_they_said(anna: Person, bert: Person) -> None:
    table = anna.table("meduris", 2, "you", "you", settings={"watch": "anyone"}, start=True)
    with bert.socket(table) as socket:
        heard(socket, "hello")
        bert.post(f"/api/tables/{table}/chat", {"text": "hello"})
        rename(bert, "Bert")
        assert heard(socket, "retold")["chat"][0]["name"] == "Bert"


def test_nobody_else_is_renamed(anna: Person, bert: Person) -> None:
    for person in (anna, bert):
        rename(person, "Alike")
    table = anna.table("meduris", 2, "you")
    bert.post(f"/api/tables/{table}/join")
    for person in (anna, bert):
        person.post(f"/api/tables/{table}/chat", {"text": "hello"})
    rename(bert, "Bert")
    assert names(anna.get(f"/api/tables/{table}")) == ["Alike", "Bert"]
    said = anna.get(f"/api/tables/{table}/chat")
    assert [line["name"] for line in said] == ["Alike", "Bert"]


def test_a_name_that_cannot_be_seen_changes_nothing(anna: Person) -> None:
    rename(anna, "Anna")
    table = anna.table("meduris", 2, "you")
    answer = anna.ask("PATCH", "/api/guest", {"name": "\N{HANGUL FILLER}"})
    refused(answer, 422, "name")
    assert names(anna.get(f"/api/tables/{table}"))[0] == "Anna"


def test_who_kept_all_others_from_writing_waits_before_the_next_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def long(_guest: str, _name: str, _here: Collection[str]) -> tuple[list[str], float]:
        return [], 10.0

    async def twice() -> None:
        async with inside(tmp_path) as tables:
            anna = await tables.services.guests.new(address="here")
            monkeypatch.setattr(tables.services.store, "rename", long)
            assert (await rename_everywhere(tables, anna, "Anna")).name == "Anna"
            with pytest.raises(Refusal, match="too-fast"):
                await rename_everywhere(tables, anna, "Bert")
            assert (await rename_everywhere(tables, anna, "Anna")).name == "Anna"

    asyncio.run(twice())
