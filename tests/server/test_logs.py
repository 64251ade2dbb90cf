"""What the server tells whoever runs it: logs without secrets, and numbers."""

from __future__ import annotations

import json
import os
import pty
import random
import sqlite3
import subprocess
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.harness import Person, good, heard, refused, serving, wait_until_over
from tests.server.strange_bots import strange_bots

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["strange_bots"]


@pytest.mark.usefixtures("strange_bots")
def test_logs_hold_no_secret_and_every_line_is_json(tmp_path: Path) -> None:
    secrets: list[str] = []
    with serving(f"sqlite:///{tmp_path / 't.db'}", tmp_path / "log", "--log", "debug") as server:
        with server.person() as anna, server.person() as bert:
            table = anna.table("meduris", 2, "you", settings={"join": "link"}, name="Hidden name")
            invite = anna.post(f"/api/tables/{table}/invites", {"to": "play"})["token"]
            watch = anna.post(f"/api/tables/{table}/invites", {"to": "watch"})["token"]
            bert.post(f"/api/tables/{table}/join", {"invite": invite})
            with server.person() as carla:
                carla.post(f"/api/tables/{table}/join", {"invite": watch})
            claim = anna.post("/api/guest/transfer")["token"]
            with Person(server.url) as elsewhere:
                elsewhere.post("/api/guest/claim", {"token": claim})
                refused(elsewhere.ask("POST", "/api/guest/claim", {"token": claim}), 403, "token")
            token = anna.post("/api/guest/tokens")["token"]
            bearer = {"authorization": f"Bearer {token}"}
            assert good(anna.http.get("/api/guest", headers=bearer)) == anna.me
            wrong = {"authorization": "Bearer wrong-token-of-somebody"}
            refused(anna.http.get("/api/guest", headers=wrong), 401, "token")
            anna.http.cookies.set("mbira", f"{anna.me['id']}.0.forged-signature")
            refused(anna.ask("GET", "/api/guest"), 401, "guest")
            anna.http.cookies.clear()
            anna.http.headers.update(bearer)
            anna.post(f"/api/tables/{table}/start")
            with bert.socket(table) as socket:
                heard(socket, "hello")
                anna.post(f"/api/tables/{table}/chat", {"text": "a whispered word"})
                assert heard(socket, "chat")["text"] == "a whispered word"
                for _ in range(5):
                    for person in (anna, bert):
                        person.play_some(table, random.Random(1))
            bots = anna.table("meduris", 2, "raiser", "random", start=True)
            seed = wait_until_over(anna, bots)["seed"]
            cookies = [*bert.http.cookies.values()]
            secrets += [invite, watch, claim, token, seed, "wrong-token", "forged-signature"]
            secrets += ["whispered", "Hidden name", *cookies, cookies[0].rpartition(".")[2]]
        server.stop()
        lines = server.log.read_text().splitlines()
    with sqlite3.connect(tmp_path / "t.db") as database:
        secrets += database.execute("SELECT value FROM facts WHERE name = 'secret'").fetchone()
        documents = [
            json.loads(value) for (value,) in database.execute("SELECT document FROM tables")
        ]
        secrets += [document["seed"] for document in documents]
        secrets += [value for (value,) in database.execute("SELECT digest FROM tokens")]
    database.close()
    assert len(documents) == 2
    events = [json.loads(line) for line in lines]
    assert {"request", "a bot failed", "stopped"} <= {event["event"] for event in events}
    assert all({"level", "timestamp"} <= set(event) for event in events)
    everything = "\n".join(lines)
    assert [secret for secret in secrets if secret in everything] == []
    assert "Cookie" not in everything
    assert all(len(secret) > 5 for secret in secrets)


CODE = """
import logging, structlog
from mbira.server.logs import set_up_logs

set_up_logs()


def work(cookie):
    raise ValueError("no")


try:
    work("a secret")
except ValueError:
    structlog.get_logger().exception("ours")
    logging.getLogger("uvicorn.error").exception("theirs")
logging.getLogger("uvicorn.error").info("nothing that is wanted")
"""


def test_lines_at_a_terminal_do_not_tell_what_variables_hold() -> None:
    ours, theirs = pty.openpty()
    subprocess.run([sys.executable, "-c", CODE], stderr=theirs, check=True)  # noqa: S603
    os.close(theirs)
    shown = ""
    with suppress(OSError):  # that is how it ends
        while more := os.read(ours, 65536).decode():
            shown += more
    os.close(ours)
    assert "ours" in shown
    assert "theirs" in shown
    assert shown.count("ValueError: no") == 2
    assert "a secret" not in shown.replace('work("a secret")', "")
    assert "wanted" not in shown


def numbers(person: Person) -> dict[tuple[str, frozenset[Any]], float]:
    """Return all that the server counts, by name and labels."""
    families = text_string_to_metric_families(person.http.get("/metrics").text)
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in families
        for sample in family.samples
    }


def test_the_numbers_are_what_was_caused(tmp_path: Path) -> None:
    with (
        serving(f"sqlite:///{tmp_path / 't.db'}", tmp_path / "log") as server,
        server.person() as anna,
    ):
        table = anna.table("meduris", 2, "you", "you", start=True)
        for key in range(3):
            seen = anna.position(table)
            good(anna.play(table, seen["legal"][0], seen["version"], f"k{key}"))
        refused(anna.play(table, seen["legal"][0], 0, "late"), 409, "stale")
        refused(anna.ask("GET", "/api/tables/nowhere"), 404, "table")
        bots = anna.table("meduris", 2, "random", "random", start=True)
        wait_until_over(anna, bots)
        with anna.socket(table) as socket:
            heard(socket, "hello")
            found = numbers(anna)

        def count(name: str, **labels: str) -> float:
            return found[name, frozenset(labels.items())]

        actions = "/api/tables/{table}/actions"
        here = {"method": "POST", "route": actions}
        assert count("mbira_requests_total", **here, status="200") == 3
        assert count("mbira_requests_total", **here, status="409") == 1
        assert count(
            "mbira_requests_total", method="GET", route="/api/tables/{table}", status="404"
        )
        assert count("mbira_request_seconds_count", route=actions) == 4
        versions = [anna.position(each)["version"] for each in (table, bots)]
        assert count("mbira_records_total") == sum(versions)
        log = anna.get(f"/api/tables/{bots}/log")
        decided = [record for record in log if record["seat"] != "chance"]
        assert count("mbira_bot_decisions_total") == len(decided)
        assert count("mbira_tables_open") == 2
        assert count("mbira_sockets") == 1
        assert count("mbira_sockets_dropped_total") == 0
        assert count("mbira_bot_jobs") == 0
        assert count("mbira_bot_processes_lost") == 0
