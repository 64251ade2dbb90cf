from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mbira_bench.client import postgres as postgresql, redis as broker
from tests.server.harness import Person, ServerProcess, serving

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that tests use one after the other."""
    folder = tmp_path_factory.mktemp("server")
    db = f"sqlite:///{folder / 'tables.db'}"
    with serving(db, folder / "log.txt", name="shared") as running:
        yield running


@pytest.fixture(autouse=True)
def _seeds(request: pytest.FixtureRequest) -> None:
    """Let the chance of servers that run already follow from the test, and from nothing before."""
    for server in ServerProcess.running:
        server.be_of(request.node.nodeid)


@pytest.fixture
def server(shared: ServerProcess) -> ServerProcess:
    """A server at which nobody has been yet."""
    shared.wish(clear=True)
    return shared


@pytest.fixture
def anna(server: ServerProcess) -> Iterator[Person]:
    with server.person() as person:
        yield person


@pytest.fixture
def bert(server: ServerProcess) -> Iterator[Person]:
    with server.person() as person:
        yield person


@pytest.fixture(scope="session")
def postgres() -> Iterator[postgresql.Postgres]:
    """A PostgreSQL that tests share: each makes its own database."""
    with postgresql.running() as found:
        if found is None:
            pytest.skip(postgresql.MISSING)
        yield found


@pytest.fixture(scope="session")
def club(
    postgres: postgresql.Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    """Two processes on one database, which tests share."""
    folder, db = tmp_path_factory.mktemp("club"), postgres.database()
    with (
        serving(db, folder / "a.txt", name="one", clock="system") as one,
        serving(db, folder / "b.txt", name="other", clock="system") as other,
    ):
        yield one, other


@pytest.fixture(scope="module")
def redis() -> Iterator[broker.RedisProcess]:
    """A broker that the tests of a file share."""
    with broker.running() as found:
        if found is None:
            pytest.skip(broker.MISSING)
        yield found


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind that there is."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    running: postgresql.Postgres = request.getfixturevalue("postgres")
    return running.database()


@pytest.fixture
def clara(server: ServerProcess) -> Iterator[Person]:
    with server.person() as person:
        yield person
