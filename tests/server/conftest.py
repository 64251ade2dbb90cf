from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.harness import Person, ServerProcess, serving

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that tests share: each makes its own guests and tables."""
    folder = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{folder / 'tables.db'}", folder / "log.txt") as running:
        yield running


@pytest.fixture
def anna(server: ServerProcess) -> Iterator[Person]:
    with server.person() as person:
        yield person


@pytest.fixture
def bert(server: ServerProcess) -> Iterator[Person]:
    with server.person() as person:
        yield person
