"""Tournaments at a server: agents come with tokens, and the arena keeps their time."""

from __future__ import annotations

import json
import random
import signal
import subprocess
import threading
from typing import TYPE_CHECKING, Any, Self

import httpx
import pytest

import mbira as library
from tests.cli.conftest import Cli, mbira
from tests.cli.terminal import MBIRA
from tests.server.harness import PATIENCE, Person, serving, until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.harness import ServerProcess

__all__ = ["mbira"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    where = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{where}/tables.db", where / "log", name="visiting") as found:
        yield found


def token_of(person: Person, *scopes: str) -> str:
    body = {"name": "Robot", "scopes": scopes or ("look", "play")}
    return str(person.post("/api/guest/programs", body)["token"])


class Agent(threading.Thread):
    """An agent elsewhere, which knows nothing but its token: it plays wherever it sits."""

    def __init__(self, url: str, token: str, *, decides: bool = True) -> None:
        super().__init__()
        self.http = httpx.Client(
            base_url=url, timeout=PATIENCE, headers={"authorization": f"Bearer {token}"}
        )
        self.decides = decides
        self.done = threading.Event()
        self.played = 0
        self.rng = random.Random(1)

    def run(self) -> None:
        while not self.done.is_set():
            for table in self.http.get("/api/tables?mine=true&status=playing").json():
                path = f"/api/tables/{table['id']}"
                seen = self.http.get(f"{path}/position").json()
                if self.decides and seen.get("legal"):
                    body = {
                        "action": self.rng.choice(seen["legal"]),
                        "expected_version": seen["version"],
                        "key": f"key-{seen['version']}",
                    }
                    answer = self.http.post(f"{path}/actions", json=body)
                    self.played += answer.is_success
            self.done.wait(0.01)
        self.http.close()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.done.set()
        self.join()


def play(mbira: Cli, server: ServerProcess, *more: object) -> dict[str, Any]:
    done = mbira(
        "arena", "meduris", "--server", server.url, "--matches", 2, "--seed", 1, "--json",
        "-o", "turn_limit=6", *more,
    )  # fmt: skip
    assert done.status == 0, done.err
    return dict(json.loads(done.out))


def test_agents_with_tokens_play_and_the_matches_are_kept(
    mbira: Cli, server: ServerProcess, tmp_path: Path
) -> None:
    with Person(server.url) as anna, Person(server.url) as bert:
        first, second = token_of(anna), token_of(bert)
        hidden = tmp_path / "token"
        hidden.write_text(f"{second}\n")
        with Agent(server.url, first) as one, Agent(server.url, second) as two:
            found = play(
                mbira, server, "--bots", "novice", "--token", f"mine={first}",
                "--token", f"yours=@{hidden}", "--seats", 3, "--report", tmp_path / "out",
            )  # fmt: skip
        assert one.played > 5
        assert two.played > 5
        seats = anna.get("/api/tables", mine="true")[0]["seats"]
    assert [bot["bot"] for bot in found["bots"]] == ["novice", "mine", "yours"]
    assert [bot["faults"] for bot in found["bots"]] == [0, 0, 0]
    assert found["matches"] == 2
    assert sum(bot["wins"] for bot in found["bots"]) == pytest.approx(2, abs=0.01)
    assert all(bot["ms_per_decision"] > 0 for bot in found["bots"])
    assert sorted(bool(seat.get("program")) for seat in seats) == [False, True, True]
    page = (tmp_path / "out" / "report.html").read_text()
    for number in range(2):
        name = f"report-matches/meduris-{number}.mbira.json"
        assert f'href="{name}"' in page
        match = library.load(tmp_path / "out" / name)
        assert match.outcome is not None
        assert match.seed is not None
    for secret in (first, second):
        assert secret not in page
        assert secret not in (tmp_path / "out" / "report-matches" / "contest.json").read_text()


def test_whoever_is_late_loses_decisions_and_then_the_match(
    mbira: Cli, server: ServerProcess
) -> None:
    with Person(server.url) as anna:
        token = token_of(anna)
        with Agent(server.url, token, decides=False):
            found = play(
                mbira, server, "--bots", "random", "--token", f"mine={token}", "--limit", 0.05
            )
    random_bot, mine = found["bots"]
    assert (mine["faults"], mine["forfeits"], mine["wins"]) == (6, 2, 0)
    assert random_bot["wins"] == 2


def test_two_agents_of_one_guest_would_see_each_others_secrets(
    mbira: Cli, server: ServerProcess
) -> None:
    with Person(server.url) as anna:
        tokens = ["--token", f"a={token_of(anna)}", "--token", f"b={token_of(anna)}"]
        done = mbira("arena", "meduris", "--server", server.url, *tokens, "--matches", 1)
        assert done.status == 1
        assert "give each agent a guest of its own" in done.error
        assert not anna.get("/api/tables", mine="true", status="open")
        assert not anna.get("/api/tables", mine="true", status="playing")


def test_whoever_stops_it_leaves_nobody_waiting(server: ServerProcess) -> None:
    with Person(server.url) as anna:
        command = [
            str(MBIRA), "arena", "meduris", "--server", server.url, "--bots", "novice",
            "--token", f"mine={token_of(anna)}", "--limit", "1000", "--matches", "1",
        ]  # fmt: skip
        with subprocess.Popen(  # noqa: S603
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        ) as started:
            until(lambda: anna.get("/api/tables", mine="true", status="playing"))
            started.send_signal(signal.SIGINT)
            out, err = started.communicate(timeout=PATIENCE)
        assert (started.returncode, out) == (130, "")
        assert err == "mbira: stopped after 0 of 1 matches\n"
        assert not anna.get("/api/tables", mine="true", status="playing")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--token", "mine=nonsense"], "the token of mine is not valid here: "),
        (["--token", "mine=@/nowhere"], "cannot read /nowhere: No such file or directory"),
        (["--token", "novice=x"], "two are called novice"),
        (["--token", "=x"], "say who it is: --token NAME=TOKEN"),
        (["--bots", "novice"], "--token and --server go together"),
        (["--token", "mine=x", "--workers", "2"], "--server cannot be combined with --agent"),
    ],
)
def test_mistakes_are_one_line(
    mbira: Cli, server: ServerProcess, words: list[str], said: str
) -> None:
    done = mbira("arena", "meduris", "--server", server.url, "--matches", 1, *words)
    assert done.status == 1
    assert said in done.error


def test_a_token_that_may_only_look_does_not_sit_down(mbira: Cli, server: ServerProcess) -> None:
    with Person(server.url) as anna:
        done = mbira(
            "arena", "meduris", "--server", server.url, "--matches", 1,
            "--bots", "novice", "--token", f"mine={token_of(anna, 'look')}",
        )  # fmt: skip
    assert done.status == 1
    assert "(scope)" in done.error


def test_where_there_is_no_server_one_line_says_so(mbira: Cli) -> None:
    done = mbira("arena", "meduris", "--server", "http://127.0.0.1:1", "--token", "mine=x")
    assert (done.status, done.error[:47]) == (1, "mbira: there is no answer from http://127.0.0.1")
    done = mbira("arena", "meduris", "--server", "table", "--token", "mine=x")
    assert "'table' is not the address of a server" in done.error
