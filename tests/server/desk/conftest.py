from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.harness import serving

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mbira_bench.client.postgres import Postgres
    from tests.server.harness import ServerProcess


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def served(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """A server on each kind of database, which the tests of a file share."""
    folder = tmp_path_factory.mktemp("desk")
    db = f"sqlite:///{folder / 'tables.db'}"
    if request.param == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        db = postgres.database()
    with serving(db, folder / "log", name=f"desk {request.param}") as running:
        yield running


@pytest.fixture
def server(served: ServerProcess) -> ServerProcess:
    """A server at which nobody has been yet, on each kind of database."""
    served.wish(clear=True)
    return served
