from __future__ import annotations

import asyncio
import random
import smtplib
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import pytest
from cryptography.exceptions import InvalidTag

from mbira.core.errors import MbiraError
from mbira.server.calling.push import encrypt, payload
from mbira.server.calling.words import CallLine, Letter
from mbira.server.store.calls.wishes import CallRow, Facts
from mbira_bench.club import command
from mbira_bench.club.furnish import nearly_over, ways
from mbira_bench.club.members import Device, new_device
from mbira_bench.club.places import Got, Places
from mbira_bench.club.server import ClubServer
from mbira_bench.club.setting import Evening

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Cli

SMALL = (
    "bench", "server", "--club", "--people", "12", "--tables", "3", "--cup-matches", "2",
    "--rate", "20", "--seconds", "2",
)  # fmt: skip


# The whole of it


def test_a_small_evening_with_a_kill_and_a_hold(mbira: Cli) -> None:
    done = mbira(*SMALL, "--kills", "1", "--siege", "--only", "flood", "--json")
    found: dict[str, Any] = done.json()
    assert found["wrong"] == []
    assert done.status == 0
    assert found["bench"] == "club"
    assert (found["setting"]["people"], found["setting"]["tables"]) == (12, 3)
    assert [phase["name"] for phase in found["phases"]] == ["at rest", "flood"]
    assert found["phases"][1]["attack"]["connections"] > 0
    assert (found["kills"], len(found["down_seconds"])) == (1, 1)
    assert found["actions"]["errors"] == {}
    assert found["actions"]["acknowledged"] > 20
    assert found["matches"]["ended"] >= 2
    assert found["calls"]["left"] >= 3
    costs = {each["what"]: each for each in found["costs"]}
    assert {"leaderboard", "history", "action, nobody called", "call by push"} <= set(costs)
    assert {"call by mail", "call by webhook", "match ended, rating counted"} <= set(costs)
    assert all(each["count"] > 0 for each in costs.values())
    assert costs["call by push"]["p50"] > 3000  # that long it waits for a page to show the table
    assert found["server"]["cpu_seconds"] > 0
    assert found["server"]["peak_mb"] >= found["server"]["start_mb"] > 20


def test_what_is_wrong_is_named_and_is_a_failure(
    mbira: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = SimpleNamespace(wrong=["lost: a call"], as_json=lambda: {"wrong": ["lost: a call"]})
    monkeypatch.setattr(command, "measure_club", lambda *_: found)
    done = mbira(*SMALL, "--json")
    assert done.status == 1
    assert done.json()["wrong"] == ["lost: a call"]


@pytest.mark.parametrize(
    "words",
    [
        ("bench", "--club"),
        ("bench", "server", "--kills", "3"),
        ("bench", "server", "--people", "30"),
        ("bench", "server", "--club", "--processes", "2"),
        ("bench", "server", "--club", "--people", "3"),
        ("bench", "server", "--club", "--people", "13", "--cup-matches", "25"),
        ("bench", "server", "--club", "--only", "nothing"),
    ],
)
def test_what_cannot_be_measured_is_said(mbira: Cli, words: tuple[str, ...]) -> None:
    done = mbira(*words)
    assert done.status == 1
    assert "club" in done.err or "there is no hold" in done.err


# The people and what they get


def letter(table: str) -> tuple[Letter, list[CallRow]]:
    line = CallLine(table, "turn", "Meduris", "It is your turn.", f"/#table={table}")
    call = CallRow("1", "p", "turn", table, 1, 0, Facts(game="meduris"), 0.0, 0, interrupted=False)
    return Letter("Meduris", [line], "", line.link, "be called otherwise: /#calls=1"), [call]


def test_a_browser_reads_what_only_it_can_read() -> None:
    phone = new_device("push")
    text = payload("b1", *letter("table1"))
    sent = encrypt(text, phone.details.p256dh, phone.details.auth)
    assert phone.read(sent) == ["table1"]
    with pytest.raises(InvalidTag):
        new_device("push").read(sent)


def test_messages_are_noted_when_they_come_and_are_in_the_air_until_they_are_answered() -> None:
    async def run() -> tuple[Device, list[Got], bool]:
        async with Places() as places:
            host, _, port = places.mail.rpartition("//")[2].partition(":")
            mailbox = new_device("mail")
            text = f"Message-ID: <call.b1@mbira.example>\n\n{letter('table1')[0].text}"

            def post() -> None:
                with smtplib.SMTP(host, int(port)) as smtp:
                    smtp.sendmail("club@mbira.example", places.address("mail", mailbox.id, 0), text)

            posting = asyncio.ensure_future(asyncio.to_thread(post))
            await places.in_the_air.wait()
            await posting
            return mailbox, places.got, places.in_the_air.is_set()

    mailbox, got, in_the_air = asyncio.run(run())
    (one,) = got
    assert (one.device, one.id) == (mailbox.id, "b1")
    assert mailbox.read(one.content) == ["table1"]
    assert not in_the_air


def test_every_way_is_seen_by_every_game() -> None:
    seen = {(table % 3, way) for table, way in zip(range(9), ways(), strict=False)}
    assert len(seen) == 9


def test_a_match_that_is_nearly_over_ends_with_any_decision() -> None:
    match = nearly_over("meduris", 2, random.Random(3))
    assert not match.over
    match.play(match.legal().choose(random.Random(4)))
    assert match.over


def test_rounds_of_a_tournament_are_as_many_matches_as_are_wanted() -> None:
    whole = Evening()
    assert (whole.rounds, whole.pairs) == (5, 10)
    few = Evening(matches=2)
    assert (few.rounds, few.pairs) == (1, 2)
    assert Evening(matches=1).pairs == 1


# The server that is killed


def test_what_is_asked_while_the_server_is_killed_is_asked_again(tmp_path: Path) -> None:
    async def run() -> tuple[int, str]:
        server = ClubServer("", "", tmp_path / "log")
        server.up.set()
        asked = 0

        async def ask() -> str:
            nonlocal asked
            asked += 1
            if asked == 1:
                server.killed += 1
                server.up.clear()
                server.down.set()
                asyncio.get_running_loop().call_soon(again)
                await asyncio.Event().wait()
            if asked == 2:
                server.killed += 1
                raise MbiraError("hung up")
            return "answered"

        def again() -> None:
            server.down.clear()
            server.up.set()

        return asked, cast("str", await server.insist(ask)) + str(asked)

    assert asyncio.run(run()) == (0, "answered3")


def test_a_refusal_of_a_server_that_runs_is_told() -> None:
    async def run() -> None:
        server = ClubServer("", "", cast("Path", None))
        server.up.set()

        async def ask() -> None:
            raise MbiraError("no")

        await server.insist(ask)

    with pytest.raises(MbiraError, match="no"):
        asyncio.run(run())
