"""Bytes that no browser sends: whatever comes, and however slowly, nobody else notices."""

from __future__ import annotations

import asyncio
import socket
from functools import partial
from typing import TYPE_CHECKING

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from mbira.server.wire import requests as wire
from tests.server.harness import PATIENCE, heard
from tests.server.raw import check_refusal, exchange, read_raw, request

if TYPE_CHECKING:
    from tests.server.harness import Person, ServerProcess


def memory(server: ServerProcess) -> int:
    """Return how many bytes of memory a server has."""
    with open(f"/proc/{server.process.pid}/statm", encoding="ascii") as file:  # noqa: PTH123
        return int(file.read().split()[1]) * 4096


def test_headers_without_end_are_cut_off(server: ServerProcess) -> None:
    before = memory(server)
    lines = b"".join(b"X-%d: %s\r\n" % (number, b"a" * 1000) for number in range(1000))
    start = f"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n".encode()
    answer = exchange(server, start, *[lines] * 30)
    if answer.status:  # the answer may be lost on the way to whoever goes on sending
        check_refusal(answer, 431, "headers")
    assert exchange(server, b"GET /" + b"a" * 10_000_000).status in {0, 431}
    assert memory(server) - before < 15_000_000
    assert request(server, "GET /api/games", f"X: {'a' * 10_000}").status == 200


def test_a_head_is_no_longer_than_anybody_needs(server: ServerProcess) -> None:
    """Reading one takes time before anybody can know who sends it."""
    many = [f"X-{number}:" for number in range(120)]
    for line, *headers in (
        ("GET /api/games", *many),
        ("GET /api/games", f"X: {'a' * 20_000}"),
        (f"GET /api/games?lang={'a' * 5_000}",),
    ):
        check_refusal(request(server, line, *headers), 431, "headers")
    assert request(server, "GET /api/games", *many[:90]).status == 200
    assert request(server, f"GET /api/games?lang={'a' * 2_000}").status == 200


def test_a_body_that_is_too_large_is_refused_before_it_is_here(server: ServerProcess) -> None:
    before = memory(server)
    announced = request(server, "POST /api/tables", "Content-Length: 999999999", body=b"{")
    check_refusal(announced, 413, "too-large")
    chunk = b"10000\r\n" + b" " * 0x10000 + b"\r\n"
    head = (
        f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        "Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
    )
    answer = exchange(server, head.encode(), *[chunk] * 300)
    if answer.status:
        check_refusal(answer, 413, "too-large")
    small = exchange(server, head.encode(), *[chunk] * 5, b"0\r\n\r\n")
    check_refusal(small, 413, "too-large")
    endless = request(
        server, "POST /api/nothing", "Content-Length: 50000000", body=b" " * 1_000_000
    )
    assert endless.status in {0, 404}
    assert memory(server) - before < 15_000_000


def test_requests_that_never_end_keep_nobody_waiting(server: ServerProcess, anna: Person) -> None:
    head = f"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
    stuck = []
    for number in range(200):
        wire = socket.create_connection(("127.0.0.1", server.port))
        stuck.append(wire)
        parts = [head, f"{head}Content-Length: 10\r\n\r\n{{", "", f"{head}Upgrade: websocket\r\n"]
        wire.sendall(parts[number % 4].encode())
    table = anna.table("meduris", 2, "you", "you", start=True)
    seen = anna.position(table)
    assert anna.play(table, seen["legal"][0], seen["version"], "k").is_success
    for each in stuck:
        each.close()


def test_who_never_finishes_a_request_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same protocol with less patience: one clear answer, and the connection ends."""
    monkeypatch.setattr(wire, "HEAD_SECONDS", 0.5)
    monkeypatch.setattr(wire, "BODY_SECONDS", 0.8)
    bodies: list[str] = []
    begun, others_gone = asyncio.Event(), asyncio.Event()

    async def app(scope: dict[str, object], receive: object, send: object) -> None:
        assert callable(receive)
        assert callable(send)
        assert scope["type"] == "http"
        message = await receive()
        while message["type"] == "http.request" and message["more_body"]:
            message = await receive()
        bodies.append(message["type"])
        if scope["path"] == "/slow":
            begun.set()
            await others_gone.wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"done"})

    async def ask(port: int, *parts: bytes) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        answer = b""
        for number, part in enumerate(parts):
            answer += await reader.readuntil(b"done") if number and part == b"\r\n" else b""
            writer.write(part)
            await writer.drain()
        answer += await reader.read()
        writer.close()
        await writer.wait_closed()
        return answer

    async def scene() -> list[bytes]:
        loop = asyncio.get_running_loop()
        config = Config(app, timeout_keep_alive=60)
        state = ServerState()
        make = partial(wire.RequestWire, config, state, {})
        served = await loop.create_server(make, "127.0.0.1", 0)
        port = served.sockets[0].getsockname()[1]
        async with served, asyncio.timeout(PATIENCE):
            waits_for_us = asyncio.ensure_future(
                ask(port, b"GET /slow HTTP/1.1\r\nConnection: close\r\n\r\n\r\n")
            )
            await begun.wait()  # so that it waits for longer than all who are cut off
            cut_off = await asyncio.gather(
                ask(port), ask(port, b"GET / HT"), ask(port, b"\r\n"),
                ask(port, b"GET / HTTP/1.1\r\n\r\n", b"\r\n"),
                ask(port, b"POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\n", b"a"),
            )  # fmt: skip
            others_gone.set()
            return [*cut_off, await waits_for_us]

    nothing, started, blank, after, half, slow = asyncio.run(scene())
    for late in (nothing, started, blank):
        assert late.startswith(b"HTTP/1.1 408 ")
        assert b'"id":"late"' in late
    assert after.startswith(b"HTTP/1.1 200 OK")
    assert b"HTTP/1.1 408 " in after
    assert half == b""
    assert slow.startswith(b"HTTP/1.1 200 OK"), "who waits for us is not late"
    assert sorted(bodies) == ["http.disconnect", "http.request", "http.request"]


@pytest.mark.parametrize("sent", ["garbage", b"\0\xff" * 100, '{"type":"hello"}', "[" * 4000, ""])
def test_a_socket_listens_to_nothing(anna: Person, sent: str | bytes) -> None:
    table = anna.table("meduris", 2, "you", "you", start=True)
    with anna.socket(table) as socket:
        heard(socket, "hello")
        socket.send(sent)
        seen = anna.position(table)
        anna.play(table, seen["legal"][0], seen["version"], "k")
        assert heard(socket, "update")["since"] == seen["version"]


def test_half_a_handshake_is_none(server: ServerProcess) -> None:
    wire = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    wire.sendall(
        f"GET /api/tables/x/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n".encode()
    )
    assert read_raw(wire).status == 400
    wire.close()


def test_nothing_of_this_was_a_fault_of_ours(server: ServerProcess) -> None:
    assert "Traceback" not in server.log.read_text()
