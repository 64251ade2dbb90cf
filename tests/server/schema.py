"""Schemathesis over the OpenAPI document, against a real server with real tables.

`python -m tests.server.schema --examples 200` is the long form; the suite runs a short one.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from tests.server.harness import PATIENCE, Person, serving, wait_until_over

if TYPE_CHECKING:
    from tests.server.harness import ServerProcess

HOUSE = "MBIRA_SCHEMA_HOUSE"
"""The variable that tells the hooks where the tables are."""
ANSWERS = "answers.json"
LEFT_OUT = ("object_level_authorization", "use_after_free", "ensure_resource_availability")
"""What presumes that whoever makes a thing is the only one to see it, or that things go."""


def furnish(server: ServerProcess) -> dict[str, Any]:
    """Make people and tables of all kinds, and return what the hooks need to know of them."""
    with Person(server.url) as anna, Person(server.url) as bert:
        token = anna.post("/api/guest/tokens")["token"]
        tables = {}
        for game in ("africa", "meduris", "zimbabwe"):
            tables[f"{game} playing"] = anna.table(game, 2, "you", "you", start=True)
            rng = random.Random(game)
            for _ in range(25):
                anna.play_some(tables[f"{game} playing"], rng)
            over = anna.table(game, 2, "random", "random", start=True)
            tables[f"{game} over"] = over
        shared = anna.table("meduris", 2, "you", settings={"undo": "agreed"})
        bert.post(f"/api/tables/{shared}/join")
        anna.post(f"/api/tables/{shared}/start")
        tables["shared"] = shared
        tables["with bots"] = anna.table("zimbabwe", 3, "you", "random", "random", start=True)
        tables["watched"] = bert.table("meduris", 2, "you", "you", start=True)
        tables["private"] = bert.table("meduris", 2, "you", settings=PRIVATE)
        tables["closed"] = anna.table("africa", 3)
        anna.post(f"/api/tables/{tables['closed']}/close")
        for game in ("africa", "meduris", "zimbabwe"):
            wait_until_over(anna, tables[f"{game} over"])
        people = [anna.me["id"], bert.me["id"], "bot:random"]
    return {"url": server.url, "token": token, "tables": tables, "people": people}


PRIVATE = {"join": "link", "watch": "nobody"}


class Done(NamedTuple):
    """What came of a run."""

    status: int
    summary: str
    answers: dict[str, dict[str, int]]
    """For each operation, how often it was answered with each status."""

    @property
    def unanswered(self) -> list[str]:
        """The operations that never went well."""
        return [
            operation
            for operation, statuses in self.answers.items()
            if not any(status.startswith("2") for status in statuses)
        ]


def run(server: ServerProcess, examples: int, phases: str) -> Done:
    """Let Schemathesis loose on a server."""
    house = furnish(server)
    with tempfile.TemporaryDirectory() as folder:
        where = Path(folder) / "house.json"
        where.write_text(json.dumps(house), encoding="utf-8")
        command = [
            str(Path(sys.executable).with_name("schemathesis")), "run",
            f"{server.url}/api/openapi.json",
            "--checks", "all", "--exclude-checks", ",".join(LEFT_OUT), "--phases", phases,
            "--max-examples", str(examples), "--generation-deterministic",
            "--suppress-health-check", "all", "--no-color",
            # its own ten seconds judge the machine: thinking waits while others are busy
            "--request-timeout", str(PATIENCE), "--max-response-time", str(PATIENCE),
            "--continue-on-failure",
            "--generation-with-security-parameters", "false", "--warnings", "off", "--no-shrink",
        ]  # fmt: skip
        (Path(folder) / "schemathesis.toml").write_text(CONFIG, encoding="utf-8")
        done = subprocess.run(  # noqa: S603
            command,
            cwd=folder,
            env={**os.environ, HOUSE: str(where), "SCHEMATHESIS_HOOKS": HOOKS,
                 "PYTHONPATH": os.pathsep.join([*sys.path])},
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        kept = Path(folder) / ANSWERS
        answers = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
        return Done(done.returncode, f"{done.stdout}\n{done.stderr}", answers)


CONFIG = """\
[checks.positive_data_acceptance]
expected-statuses = ["2xx", "401", "403", "404", "409", "422", "429"]
[checks.negative_data_rejection]
expected-statuses = ["400", "401", "403", "404", "405", "409", "413", "422", "429", "431", "503"]
"""
"""What fits the document may still be no game, no bot or no action: that is 422. What does not may
be refused for its length, before anybody has read it: 413 a body, 431 an address."""
HOOKS = "tests.server.schema_hooks"


def main() -> int:
    """Run the long form and print what Schemathesis says of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=int, default=200, help="requests for each operation")
    parser.add_argument("--phases", default="examples,coverage,fuzzing,stateful")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log.txt"
        with serving(f"sqlite:///{Path(folder) / 'tables.db'}", log) as server:
            done = run(server, options.examples, options.phases)
        print(done.summary)  # noqa: T201
        print(f"Operations that were never answered with success: {done.unanswered}")  # noqa: T201
        noted = log.read_text(encoding="utf-8")
        if "Traceback" in noted:
            print(noted[-5000:])  # noqa: T201
            return 1
    return done.status


if __name__ == "__main__":
    sys.exit(main())
