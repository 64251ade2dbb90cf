"""What has to be read from files before somebody can be answered is read beside the others."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING

import httpx
import pytest

from mbira.lang import Language, language
from mbira.server.app import make_app
from tests.server.inside import inside

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def readers(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Names of the threads that read languages, none of which is known yet."""
    found: list[str] = []

    class Noted(Language):
        def __init__(self, code: str, texts: tuple[str, ...]) -> None:
            found.append(threading.current_thread().name)
            super().__init__(code, texts)

    monkeypatch.setattr("mbira.lang.Language", Noted)
    language.cache_clear()
    yield found
    language.cache_clear()


@pytest.mark.parametrize("path", ["/api/tables/nothing", "/api/nothing"])
def test_the_words_of_a_refusal_are_read_beside(
    tmp_path: Path, readers: list[str], path: str
) -> None:
    async def scene() -> list[httpx.Response]:
        async with inside(tmp_path) as tables:
            wire = httpx.ASGITransport(app=make_app(tables))
            async with httpx.AsyncClient(transport=wire, base_url="http://127.0.0.1") as client:
                return [await client.get(path, headers={"accept-language": "it"}) for _ in range(3)]

    answers = asyncio.run(scene())
    assert [answer.status_code for answer in answers] == [404] * 3
    assert len({answer.json()["error"]["words"] for answer in answers}) == 1
    assert len(readers) == 1
    assert readers[0].startswith("beside")


def test_what_is_loaded_is_loaded_once_and_beside(tmp_path: Path) -> None:
    threads: list[str] = []

    def load(what: str) -> str:
        threads.append(threading.current_thread().name)
        return what.upper()

    async def scene() -> list[str]:
        async with inside(tmp_path) as tables:
            learn = tables.services.learn
            return [await learn(load, "a"), await learn(load, "a"), await learn(load, "b")]

    assert asyncio.run(scene()) == ["A", "A", "B"]
    here = threading.current_thread().name
    # what is known by then costs nothing: here it is only asked for
    beside = [name for name in threads if name != here]
    assert len(beside) == 2
    assert all(name.startswith("beside") for name in beside)
