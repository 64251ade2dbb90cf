"""What a process does when it may have missed something, and who it takes to be there."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from mbira.server.telling.note import Note
from tests.server.inside import Listener, inside, table

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from mbira.server.tables.registry import Tables


def test_catching_up_asks_once_and_then_only_for_tables_that_are_further(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with inside(tmp_path) as tables:
            anna = await tables.services.guests.new()
            lives = [await table(tables, anna, "you", "you") for _ in range(20)]
            store, asked = tables.services.store, list[str]()
            usual, marks = store.news, store.marks

            async def single(name: str, *known: int) -> Any:
                asked.append(name)
                return await usual(name, *known)

            async def together(names: Any) -> Any:
                asked.append("all")
                return await marks(names)

            monkeypatch.setattr(store, "news", single)
            monkeypatch.setattr(store, "marks", together)
            await tables.peers._catch_up()
            assert asked == ["all"]
            lives[3].standing.revision -= 1  # as if another process had changed it
            await tables.peers._catch_up()
            assert asked == ["all", "all", lives[3].id]

    asyncio.run(scene())


def test_marks_say_how_far_tables_are_of_those_that_are_there(tmp_path: Path) -> None:
    async def scene() -> None:
        async with inside(tmp_path) as tables:
            anna = await tables.services.guests.new()
            first, second, gone = [await table(tables, anna, "you", "you") for _ in range(3)]
            await tables.discard(gone.id)
            marks = await tables.services.store.marks([first.id, second.id, gone.id, "nobody"])
            assert marks.keys() == {first.id, second.id}
            standing = first.standing
            assert marks[first.id] == (standing.revision, standing.version, 0)

    asyncio.run(scene())


async def _hear(tables: Tables, *notes: Note) -> None:
    for note in notes:
        await tables.peers.presence.hear(note)


def test_who_is_there_is_what_was_said_last_however_late_the_rest_comes(tmp_path: Path) -> None:
    async def scene() -> None:
        async with inside(tmp_path) as tables:
            anna = await tables.services.guests.new()
            one, other = [await table(tables, anna, "you", "you") for _ in range(2)]
            late = Note("presence", one.id, "p", guests=("bert",), number=1)
            await _hear(
                tables,
                Note("presence", other.id, "p", guests=("carla",), number=2),
                Note("presences", "", "p", there={one.id: ("dora",)}, first=True, number=3),
                Note("presence", other.id, "p", guests=("emma",), number=4),
                Note("presences", "", "p", last=True, number=5),
            )
            assert one.audience.present() == {"dora"}
            assert other.audience.present() == {"emma"}, "it came while all were told"
            await _hear(tables, late)
            assert one.audience.present() == {"dora"}
            await _hear(tables, Note("presences", "", "p", first=True, last=True, number=6))
            assert not one.audience.present() | other.audience.present(), "nobody was mentioned"

    asyncio.run(scene())


def test_all_who_are_here_are_told_in_notes_that_fit(tmp_path: Path) -> None:
    async def scene() -> None:
        async with inside(tmp_path) as tables:
            anna = await tables.services.guests.new()
            said: list[Note] = []

            async def announce(kind: str, what: str, **more: Any) -> None:
                said.append(Note(kind, what, "we", **more))

            tables.peers.presence._announce = announce
            names = {}
            for number in range(12):
                live = await table(tables, anna, "you", "you")
                for person in range(90):
                    listener = Listener(anna)
                    listener.guest = f"guest{number:02}{person:03}"
                    live.audience.sockets.add(listener)
                names[live.id] = live.audience.here()
            await tables.peers.presence.tell_all(ask=True)
            told = {name: set(guests) for note in said for name, guests in note.there.items()}
            assert told == names
            assert all(len(note.encoded()) < 8000 for note in said)
            assert [note.first for note in said] == [True, *[False] * (len(said) - 1)]
            assert [note.last for note in said] == [*[False] * (len(said) - 1), True]
            assert [note.ask for note in said] == [note.last for note in said]
            assert 1 < len(said) < len(names)
            for live in tables.open.values():
                live.audience.sockets.clear()

    asyncio.run(scene())


def test_of_very_many_at_one_table_the_number_is_told_and_its_own_people_by_name(
    tmp_path: Path,
) -> None:
    """A note that is too long is told to nobody: PostgreSQL refuses it."""

    async def scene() -> None:
        async with inside(tmp_path) as tables:
            anna = await tables.services.guests.new()
            live = await table(tables, anna, "you", "you")
            presence, said = tables.peers.presence, list[Note]()

            async def announce(kind: str, what: str, **more: Any) -> None:
                said.append(Note(kind, what, "p", **more))

            presence._announce = announce
            for name in (anna.id, *(f"!{number:09}" for number in range(1500))):
                listener = Listener(None)
                listener.guest = name  # those who look on sort before anybody
                live.audience.sockets.add(listener)
            await presence.tell(live)
            await presence.tell_all()
            live.audience.sockets.clear()
            assert [note.kind for note in said] == ["presence", "presences"]
            watcher = Listener(None)
            live.audience.sockets.add(watcher)
            for note in said:
                assert len(note.encoded()) < 8000
                await _hear(tables, note)
                info = live.info(None)
                assert (info.watching, info.seats[0].here) == (1500, True)
                await _hear(tables, Note("presence", live.id, "p", number=note.number))
                assert live.info(None).watching == 0
            counts = [told["table"].get("watching", 0) for told in watcher.told]
            assert counts == [1500, 0, 1500, 0], "those who are here are told"
            live.audience.sockets.clear()

    asyncio.run(scene())
