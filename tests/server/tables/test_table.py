"""A table in memory is what is on disk, whatever becomes of writing it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from mbira.server.refusals import Refusal
from mbira.server.store.database.connection import ConflictError, StoreError
from mbira.server.tables import coming, ending
from tests.server.inside import Listener, inside, play, table

if TYPE_CHECKING:
    from pathlib import Path

    from mbira.server.store.rows import Change


def test_sockets_are_told_what_another_process_wrote_first(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as ours, inside(tmp_path) as theirs:
            anna = await ours.services.guests.new()
            live = await table(ours, anna, "you", "you")
            socket = Listener(anna)
            await coming.enter(live, socket, 0)
            other = await theirs.table(live.id)
            await play(other, anna, "1")
            await play(other, anna, "2")
            with pytest.raises(Refusal, match="stale"):
                await play(live, anna, "3")
            assert live.version == other.version
            assert socket.versions() == [*range(1, other.version + 1)]

    asyncio.run(work())


def test_who_reads_no_sentences_is_sent_the_same_without_them(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as tables:
            anna = await tables.services.guests.new()
            live = await table(tables, anna, "you", "you")
            reader, program = Listener(anna), Listener(anna, sentences=False)
            await coming.enter(live, reader, 0)
            await coming.enter(live, program, 0)
            await play(live, anna, "1")
            for read, plain in zip(_positions(reader), _positions(program), strict=True):
                choices = read.pop("choices")
                assert [choice["action"] for choice in choices] == plain["legal"]
                assert all("id" in choice["message"] for choice in choices)
                assert read == plain

    asyncio.run(work())


def _positions(socket: Listener) -> list[dict[str, Any]]:
    news = [told for told in socket.told if told["type"] in {"hello", "update"}]
    return [told["position"] for told in news]


@pytest.mark.parametrize("error", [StoreError, ConflictError])
def test_what_was_written_when_the_connection_broke_is_told_and_done_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    async def work() -> None:
        async with inside(tmp_path) as tables:
            anna = await tables.services.guests.new()
            live = await table(tables, anna, "you", "you")
            socket = Listener(anna)
            await coming.enter(live, socket, 0)
            before = live.version
            commit = tables.services.store.commit

            async def break_off(change: Change) -> None:
                await commit(change)
                raise error

            monkeypatch.setattr(tables.services.store, "commit", break_off)
            if error is StoreError:  # nobody can know, so nobody is told that it went well
                with pytest.raises(Refusal, match="busy"):
                    await play(live, anna, "once")
                assert live.version == before
            else:
                assert await play(live, anna, "once") == before + 1
            monkeypatch.undo()
            async with live.turn() as standing:
                assert standing.keys == {f"{anna.id}/once": before + 1}
            assert live.version == standing.version > before
            assert socket.versions() == [*range(1, live.version + 1)]

    asyncio.run(work())


def test_a_change_that_may_have_been_written_is_looked_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with inside(tmp_path) as tables:
            anna = await tables.services.guests.new()
            live = await table(tables, anna, "you", "you")
            commit = tables.services.store.commit

            async def break_off(change: Change) -> None:
                await commit(change)
                raise StoreError

            monkeypatch.setattr(tables.services.store, "commit", break_off)
            with pytest.raises(Refusal, match="busy"):
                await ending.resign(live, anna, 1)
            monkeypatch.undo()
            assert (await live.describe(anna.id)).seats[1].away == "resigned"

    asyncio.run(work())


def test_nobody_sees_what_is_being_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with inside(tmp_path) as tables:
            anna, bert = await tables.services.guests.new(), await tables.services.guests.new()
            live = await table(tables, anna, "you", "you")
            hers, his = Listener(anna), Listener(bert)
            await coming.enter(live, hers, 0)
            await coming.enter(live, his, 0)
            before = live.version
            commit, writing, written = (
                tables.services.store.commit,
                asyncio.Event(),
                asyncio.Event(),
            )

            async def wait(change: Change) -> None:
                writing.set()
                await written.wait()
                await commit(change)

            monkeypatch.setattr(tables.services.store, "commit", wait)
            playing = asyncio.ensure_future(play(live, anna, "1"))
            await writing.wait()
            assert live.lost
            hers.told.clear()
            await coming.leave(live, his)  # that is news of the table, which has to wait
            assert hers.told == []
            assert live.version == before
            written.set()
            await playing
            assert [told["type"] for told in hers.told] == ["update", "table"]
            assert hers.told[1]["table"].get("watching", 0) == 0
            assert hers.told[1]["table"]["version"] == live.version > before

    asyncio.run(work())
