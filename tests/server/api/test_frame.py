"""Around every request: what nobody answers is refused in words, and a failure of ours too."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import msgspec
import pytest
from starlette.exceptions import HTTPException
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from mbira.server.api.call import Call  # noqa: TC001 endpoints read it when they are made
from mbira.server.api.endpoint import Api
from mbira.server.app import Envelope
from mbira.server.people.guard import HEADERS
from mbira.server.people.limits import BURST
from mbira.server.people.proxies import Proxies
from mbira.server.settings import Settings
from mbira.server.wire.gate import Gate
from tests.server.harness import FREE, serving

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from starlette.types import Message, Receive, Scope, Send

    from mbira.server.services import Services

REQUEST: dict[str, Any] = {
    "type": "http", "method": "GET", "path": "/", "query_string": b"", "client": ("127.0.0.1", 7),
    "headers": [(b"host", b"localhost"), (b"accept-language", b"it")],
}  # fmt: skip


def framed(error: Exception, *, begun: bool = False) -> tuple[list[Message], Exception | None]:
    """Return what is sent where a request ends in an error, and what is raised all the same."""

    async def app(_: Scope, __: Receive, send: Send) -> None:
        if begun:
            await send({"type": "http.response.start", "status": 200})
        raise error

    async def receive() -> Message:
        return {"type": "http.request"}

    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def learn(load: Callable[..., object], *what: object) -> object:
        return load(*what)

    settings, proxies = Settings(db="sqlite://"), Proxies(())
    gate = Gate(settings.limits, proxies)
    services = SimpleNamespace(settings=settings, proxies=proxies, gate=gate, learn=learn)
    raised = None
    try:
        asyncio.run(Envelope(app, cast("Services", services))(dict(REQUEST), receive, send))
    except Exception as found:  # noqa: BLE001 it is looked at
        raised = found
    return sent, raised


def test_a_failure_of_ours_is_told_in_words_and_logged() -> None:
    failure = RuntimeError("a secret")
    (start, body), raised = framed(failure)
    assert raised is failure  # whoever runs the application logs it
    assert start["status"] == 500
    problem = msgspec.json.decode(body["body"])["error"]
    assert problem["id"] == "failed"
    assert "secret" not in problem["words"]
    assert {name.encode() for name in HEADERS} <= {name for name, _ in start["headers"]}


def test_an_answer_that_has_begun_is_not_begun_again() -> None:
    sent, raised = framed(RuntimeError("too late"), begun=True)
    assert [message["type"] for message in sent] == ["http.response.start"]
    assert raised is not None


@pytest.mark.parametrize(("status", "name"), [(404, "path"), (405, "method")])
def test_what_nobody_answers_is_refused_in_words(status: int, name: str) -> None:
    (start, body), raised = framed(HTTPException(status, headers={"Allow": "GET"}))
    assert raised is None
    assert start["status"] == status
    assert (b"allow", b"GET") in start["headers"]
    assert msgspec.json.decode(body["body"])["error"]["id"] == name


def test_a_socket_to_where_there_is_none_is_refused_and_counted(tmp_path: Path) -> None:
    limits = (*(each for each in FREE if not each.startswith("requests")), "requests=0.001")
    with serving(f"sqlite:///{tmp_path / 't.db'}", tmp_path / "log", limits=limits) as server:
        statuses = []
        for _ in range(int(BURST["requests"]) + 20):
            with pytest.raises(InvalidStatus) as caught, connect(f"ws://127.0.0.1:{server.port}/x"):
                raise AssertionError
            statuses.append(caught.value.response.status_code)
        assert statuses[0] == 404
        assert statuses[-1] == 429
    assert "Traceback" not in (tmp_path / "log").read_text(encoding="utf-8")


def test_an_endpoint_takes_what_its_path_has_and_is_refused_at_once_otherwise() -> None:
    api = Api("trying")

    @api.get("/api/trying/{word}")
    async def fine(_: Call, word: str) -> str:
        """Say a word."""
        return word

    assert api.endpoints[0].places == {"word": str}

    async def astray(_: Call, word: str) -> str:
        """Say a word that nobody sends."""
        return word

    with pytest.raises(TypeError, match="astray: there is no 'word' in /api/trying"):
        api.get("/api/trying")(astray)
    assert [endpoint.handler for endpoint in api.endpoints] == [fine]
