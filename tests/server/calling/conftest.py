from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.calling.receivers import receiving
from tests.server.harness import serving

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.calling.receivers import Receiver
    from tests.server.harness import ServerProcess


@pytest.fixture(scope="session")
def calling_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that may call at addresses of this machine, which tests use one after the other."""
    folder = tmp_path_factory.mktemp("calling")
    db = f"sqlite:///{folder / 'tables.db'}"
    with serving(db, folder / "log.txt", "--hooks", "local", name="calling") as running:
        yield running


@pytest.fixture
def server(calling_server: ServerProcess) -> ServerProcess:
    """The same, at which nobody has been yet."""
    calling_server.wish(clear=True)
    return calling_server


@pytest.fixture(scope="session")
def receivers() -> Iterator[Receiver]:
    with receiving() as receiver:
        yield receiver


@pytest.fixture
def receiver(receivers: Receiver) -> Receiver:
    """What listens at the other end, to which nothing came yet."""
    receivers.got.clear()
    receivers.answers.clear()
    receivers.held.clear()
    return receivers
