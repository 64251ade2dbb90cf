"""What whoever runs a server sees: people, tables and reports, and nothing that is secret."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

from mbira.server.store.database.connection import connect
from mbira.server.store.migrations import PRESENT, migrate
from tests.server.calling.people import a_match
from tests.server.desk.commands import admin, fails, found
from tests.server.disk import sql
from tests.server.harness import closed_with, good, heard, refused, serving, until

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.harness import Person, ServerProcess


def called(person: Person, name: str) -> None:
    good(person.ask("PATCH", "/api/guest", {"name": name}))


def test_people_are_found_by_name_with_what_they_have(
    server: ServerProcess, anna: Person, bert: Person, clara: Person
) -> None:
    called(anna, "Anna")
    called(bert, "ЖЕНЯ")
    called(clara, "Clara")
    table = anna.table("meduris", 2, "you")
    bert.post(f"/api/tables/{table}/join")
    bert.post("/api/guest/codes")
    report = {"words": "rude", "table": table}
    anna.post(f"/api/people/seat:{table}:1/report", report)
    assert admin("ban", "женя", "--days", "3", db=server.db).status == 0
    told = found("people", db=server.db)
    assert told["count"] == 3
    people = {each["name"]: each for each in told["people"]}
    kinds = {name: (each["kind"], each["tables"], each["reports"]) for name, each in people.items()}
    assert kinds == {
        "Anna": ("guest", 1, 0), "ЖЕНЯ": ("somebody", 1, 1), "Clara": ("guest", 0, 0)
    }  # fmt: skip
    assert people["Anna"]["since"] == people["Anna"]["seen"] == 1_767_225_600.0
    assert [name for name, each in people.items() if each["banned"]] == ["ЖЕНЯ"]
    assert people["ЖЕНЯ"]["until"] > 1_767_225_600.0
    for search in ("жен", bert.me["id"]):
        (only,) = found("people", "--search", search, db=server.db)["people"]
        assert only["id"] == bert.me["id"]
    shown = admin("people", "--most", "2", db=server.db)
    assert "2026-01-01" in shown.words
    assert shown.words.endswith("1 more: --most shows them")
    assert max(map(len, shown.out.splitlines())) <= 80
    assert admin("people", "--search", "none of them", db=server.db).words == "nobody"


def test_tables_say_for_whom_they_wait_and_nothing_that_is_secret(
    server: ServerProcess, anna: Person, bert: Person
) -> None:
    called(anna, "Anna\u202e")
    called(bert, "Bert")
    playing = a_match(anna, bert)
    waiting = bert.table("zimbabwe", 3, "you", None, "adept")
    told = found("tables", db=server.db)
    tables = {each["id"]: each for each in told["tables"]}
    assert told["count"] == len(tables) == 2
    assert tables[waiting]["status"] == "open"
    assert (tables[waiting]["last"], tables[waiting]["waits"]) == (None, None)
    assert [seat.get("bot") for seat in tables[waiting]["seats"]] == [None, None, "adept"]
    assert tables[playing]["waits"]["guest"] == anna.me["id"]
    assert tables[playing]["last"] == 1_767_225_600.0
    (only,) = found("tables", "--status", "playing", db=server.db)["tables"]
    assert only["id"] == playing
    assert admin("tables", "--status", "lost", db=server.db).status == 2
    seeds = secret_words(server.db)
    for words in (("tables",), ("tables", "--json"), ("people", "--json"), ("people",)):
        out = admin(*words, db=server.db).out
        assert not [seed for seed in seeds if seed in out]
    assert "\u202e" not in admin("tables", db=server.db).out


def secret_words(db: str) -> list[str]:
    """Return all that nobody is to see: seeds, secrets of cookies and of push."""
    import msgspec  # noqa: PLC0415
    from sqlalchemy import select  # noqa: PLC0415

    from mbira.server.store.schema import FACTS, TABLES  # noqa: PLC0415

    engine = connect(db)
    with engine.connect() as connection:
        documents = list(connection.scalars(select(TABLES.c.document)))
        facts = connection.execute(select(FACTS).where(FACTS.c.name.in_(("secret", "vapid"))))
        found_ = [row.value for row in facts]
    engine.dispose()
    assert len(found_) == 2
    return [*found_, *(msgspec.json.decode(each)["seed"] for each in documents)]


def test_a_table_is_closed_while_people_play_there(
    server: ServerProcess, anna: Person, bert: Person
) -> None:
    table = a_match(anna, bert)
    seen = anna.position(table)
    with bert.socket(table) as ears:
        heard(ears, "hello")
        said = admin("close", table, db=server.db)
        assert said.status == 0
        assert said.out.startswith(f"{table} (meduris, playing) is closed; ")
        info: Any = heard(ears, "table")["table"]
        assert (info["status"], info["ended"]) == ("closed", "server")
    assert anna.get(f"/api/tables/{table}")["status"] == "closed"
    refused(anna.play(table, seen["legal"][0], seen["version"], "late"), 409, "not-playing")
    assert fails(admin("close", table, db=server.db)) == f"table {table} is closed already"
    assert "there is no table 'x'" in fails(admin("close", "x", db=server.db))
    practice = anna.post(f"/api/tables/{anna.table('meduris', 2, 'you', 'you', start=True)}/fork")
    own = practice["id"]
    with anna.socket(own) as ears:
        heard(ears, "hello")
        assert "is deleted" in admin("close", own, db=server.db).out
        until(lambda: anna.ask("GET", f"/api/tables/{own}").status_code == 404)
    assert closed_with(anna, own) == (4004, "table")


def test_reports_are_read_and_done_with(server: ServerProcess, anna: Person, bert: Person) -> None:
    table = anna.table("meduris", 2, "you")
    bert.post(f"/api/tables/{table}/join")
    bert.post(f"/api/tables/{table}/chat", {"text": "an insult"})
    path = f"/api/people/seat:{table}:1/report"
    anna.post(path, {"words": "listen to that", "table": table})
    (report,) = found("reports", db=server.db)["reports"]
    assert report["by"] == {"id": anna.me["id"], "name": anna.me["name"]}
    assert report["about"] == {"id": bert.me["id"], "name": bert.me["name"]}
    assert (report["words"], report["table"], report["done"]) == ("listen to that", table, None)
    assert "an insult" in report["said"]
    number = str(report["id"])
    shown = admin("report", number, db=server.db)
    assert "an insult" in shown.words
    assert shown.words.endswith("not done")
    assert "listen to" in admin("reports", db=server.db).words
    done = found("report", number, "--done", db=server.db)["done"]
    assert done
    assert found("report", number, "--done", db=server.db)["done"] == done, "it was before"
    assert admin("reports", db=server.db).words == "no reports"
    assert found("reports", "--all", db=server.db)["count"] == 1
    anna.post(path, {"words": "again", "table": table})
    (new,) = found("reports", db=server.db)["reports"]
    assert new["words"] == "again"
    assert "there is no report 999" in fails(admin("report", "999", db=server.db))


# Which database it is


def test_it_is_found_as_a_server_finds_it(tmp_path: Path) -> None:
    for name in ("one", "two", "three"):
        engine = connect(f"sqlite:///{tmp_path / name}")
        migrate(engine)
        engine.dispose()
        row = "INSERT INTO guests (id, name, generation, created) VALUES (?, ?, 0, 1)"
        with closing(sqlite3.connect(tmp_path / name)) as made, made:
            made.execute(row, (name, name))
    file = tmp_path / "mbira.toml"
    file.write_text(f'db = "sqlite:///{tmp_path / "one"}"\nport = 1\n[limit]\ntables = 3\n')
    given = ("people", "--json", "--settings", str(file))
    environment = f"sqlite:///{tmp_path / 'two'}"
    line = f"sqlite:///{tmp_path / 'three'}"

    def who(said: Any) -> str:
        (only,) = said.json["people"]
        return str(only["name"])

    assert who(admin(*given)) == "one"
    assert who(admin(*given, MBIRA_DB=environment)) == "two"
    assert who(admin(*given, MBIRA_DB=environment, db=line)) == "three"
    assert who(admin("people", "--json", MBIRA_DB=environment)) == "two"
    file.write_text("ports = 1\n")
    assert "'ports' is not a setting" in fails(admin(*given))


def test_a_database_that_is_not_there_or_not_of_today_is_left_as_it_is(tmp_path: Path) -> None:
    none = tmp_path / "none.db"
    assert fails(admin("people", db=f"sqlite:///{none}")) == f"there is no database {none}"
    assert not none.exists()
    old = tmp_path / "old.db"
    engine = connect(f"sqlite:///{old}")
    migrate(engine)
    engine.dispose()
    before = str(PRESENT - 1)
    with closing(sqlite3.connect(old)) as made, made:
        made.execute("UPDATE facts SET value = ? WHERE name = 'schema'", (before,))
    line = fails(admin("ban", "x", db=f"sqlite:///{old}"))
    assert f"schema version {before}" in line
    assert sql(old, "SELECT value FROM facts WHERE name = 'schema'") == [(before,)]


def test_a_file_is_not_opened_by_another_name_than_its_server_has(tmp_path: Path) -> None:
    file, other = tmp_path / "tables.db", tmp_path / "other.db"
    with serving(f"sqlite:///{file}", tmp_path / "log"):
        other.hardlink_to(file)
        line = fails(admin("people", db=f"sqlite:///{other}"))
        assert line == f"{other} is {file} by another name: give that one"
        assert admin("people", db=f"sqlite:///{file}").status == 0


def test_the_copy_is_that_of_backup(server: ServerProcess, anna: Person, tmp_path: Path) -> None:
    anna.table("meduris", 2, "you")
    copy = tmp_path / "copy.db"
    rows = found("backup", str(copy), db=server.db)["rows"]
    assert (rows["guests"], rows["tables"]) == (1, 1)
    assert sql(copy, "SELECT id FROM guests") == [(anna.me["id"],)]
    assert "already exists" in fails(admin("backup", str(copy), db=server.db))
    again = admin("backup", str(copy), "--force", db=server.db)
    assert again.out == f"{copy}: 1 guests, 1 tables, 0 records\n"
