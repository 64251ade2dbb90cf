"""What takes as long as somebody likes is not done by the process that answers everybody."""

from __future__ import annotations

import asyncio
import threading
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, NoReturn

import httpx
import pytest

import mbira
from mbira.core import opening
from mbira.core.log.save import document_text
from mbira.core.match import Match
from mbira.core.registry import find_game
from mbira.server.app import make_app
from mbira.server.people.limits import BURST
from mbira.server.refusals import Refusal
from mbira.server.services import Services
from mbira.server.settings import Limits, Settings
from mbira.server.tables.registry import Tables
from mbira.server.tables.study import forks
from mbira.server.thinking import answers
from mbira.server.thinking.job import Ask, TooHard
from mbira.server.thinking.line import Share
from tests.server.harness import good
from tests.server.inside import inside

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable
    from pathlib import Path

SHARE = Share("here", "anna")


@asynccontextmanager
async def asking(folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    """Run a server in this process, and be somebody who asks it."""
    tables = Tables(Services(Settings(db=f"sqlite:///{folder / 'tables.db'}")))
    await tables.start()
    transport = httpx.ASGITransport(make_app(tables))
    try:
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            good(await client.post("/api/guest", json={}))
            yield client
    finally:
        await tables.stop()


def run(folder: Path, work: Callable[[httpx.AsyncClient], Awaitable[None]]) -> None:
    async def inside_it() -> None:
        async with asking(folder) as client:
            await work(client)

    asyncio.run(inside_it())


async def new_table(client: httpx.AsyncClient, game: str) -> str:
    body = {"game": game, "seats": 2, "chairs": ["you", "you"], "start": True}
    made: str = good(await client.post("/api/tables", json=body))["id"]
    return made


def here(*_: object, **__: object) -> NoReturn:
    raise AssertionError("this is done in the process that answers")


@pytest.mark.parametrize("game", list(mbira.specs()))
def test_questions_are_answered_elsewhere(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = find_game(game)
    for part, nobody in {
        "questions": {name: replace(each, answer=here) for name, each in played.questions.items()},
        "draw": here,
        "sight": replace(played.sight, imagine=here),
    }.items():
        monkeypatch.setattr(played, part, nobody)

    async def work(client: httpx.AsyncClient) -> None:
        path = f"/api/tables/{await new_table(client, game)}"
        assert good(await client.get(f"{path}/drawing"))["lines"]
        assert good(await client.get(f"{path}/ask"))
        assert "no question" in (await client.get(f"{path}/query")).json()["error"]["words"]
        action = good(await client.get(f"{path}/position"))["legal"][0]
        assert "view" in good(await client.post(f"{path}/preview", json={"action": action}))

    run(tmp_path, work)


def test_files_and_boards_are_looked_at_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = mbira.new("zimbabwe", seats=2, seed=3)
    match.play(next(iter(match.legal())))
    match.save(tmp_path / "one.json")
    board = "S.w..S\n......"

    async def work(client: httpx.AsyncClient) -> None:
        body = {"game": "zimbabwe", "seats": 2, "options": {"board": board}}
        made = good(await client.post("/api/tables", json=body))
        assert made["options"]["board"] == board
        monkeypatch.setattr(opening, "restore", here)
        monkeypatch.setattr(answers, "restore", here)
        monkeypatch.setattr("mbira.core.match.Match.check", here)
        content = (tmp_path / "one.json").read_bytes()
        opened = good(await client.post("/api/saves", content=content))
        assert opened["practice"] is True

    run(tmp_path, work)


def test_the_past_is_looked_up_and_written_beside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others are answered meanwhile, and those at the table do not wait for it either."""
    beside: set[str] = set()

    def noted(name: str, work: Callable[..., object]) -> Callable[..., object]:
        def note(*arguments: object) -> object:
            assert threading.current_thread() is not threading.main_thread(), name
            beside.add(name)
            return work(*arguments)

        return note

    async def work(client: httpx.AsyncClient) -> None:
        path = f"/api/tables/{await new_table(client, 'zimbabwe')}"
        version = good(await client.get(f"{path}/position"))["version"]
        for name in ("state_at", "at", "copy"):
            monkeypatch.setattr(Match, name, noted(name, getattr(Match, name)))
        monkeypatch.setattr(forks, "document_text", noted("save", document_text))
        for what in (f"position?version={version - 1}", f"drawing?version={version - 1}", "save"):
            assert (await client.get(f"{path}/{what}")).is_success, what
        frames = good(await client.get(f"{path}/frames?since={version - 2}&until={version}"))
        assert [frame["version"] for frame in frames] == [version - 1, version]
        assert good(await client.get(f"{path}/frames?since={version}&until=0")) == []
        good(await client.post(f"{path}/fork", json={"version": version - 1}))
        assert beside == {"state_at", "at", "copy", "save"}

    run(tmp_path, work)


def test_what_takes_too_long_is_refused_and_its_process_replaced(tmp_path: Path) -> None:
    """A board on which the question cannot be answered in time, by any machine."""

    async def work() -> None:
        async with inside(tmp_path) as tables:
            processes = tables.services.lookers.processes
            match = mbira.new("zimbabwe", seats=2, seed=1)
            ask = Ask("zimbabwe", match.view(0), [], "data")
            await processes.ask(ask, SHARE, 60.0)
            before = set(processes._all)
            endless = Ask("zimbabwe", match.view(0), [Endless("reach")], "data")
            done = await processes.ask(endless, SHARE, 60.0)
            assert isinstance(done.answer, TooHard)
            assert done.seconds > 1.0, "it is counted"
            assert len(before - processes._all) == 1
            again = await processes.ask(ask, SHARE, 60.0)
            assert not isinstance(again.answer, TooHard)

    asyncio.run(work())


class Endless(str):
    """A word that nobody finishes reading."""

    __slots__ = ()

    def lower(self) -> str:
        while True:
            pass


def test_who_asks_for_much_work_waits_until_it_is_paid_for(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as tables:
            match = mbira.new("zimbabwe", seats=2, seed=1)
            ask = Ask("zimbabwe", match.view(0), ["sites", "potter"], "data")
            tables.services.buckets.count_work(SHARE, 3 * BURST["work"])
            for share in (SHARE, Share("here", "bert"), Share("there", "anna")):
                with pytest.raises(Refusal, match="too-fast") as refused:
                    await tables.services.look(ask, share)
                assert refused.value.retry is not None
                assert refused.value.retry > 0
            await tables.services.look(ask, Share("there", "bert"))

    asyncio.run(work())


def test_who_asks_for_much_at_once_is_refused_when_the_turn_comes(tmp_path: Path) -> None:
    """The first question has used up what the others would need, however long it took."""
    slowly_paid = Limits(tables=0, work=1e-6)

    async def work() -> None:
        async with inside(tmp_path, limits=slowly_paid) as tables:
            view = mbira.new("zimbabwe", seats=2, seed=1).view(0)
            endless = Ask("zimbabwe", view, [Endless("reach")], "data")
            tables.services.buckets.count_work(SHARE, BURST["work"] - 0.5)
            asked = [tables.services.look(endless, SHARE) for _ in range(3)]
            found = await asyncio.gather(*asked, return_exceptions=True)
            assert [str(each) for each in found] == ["too-hard", "too-fast", "too-fast"]

    asyncio.run(work())
