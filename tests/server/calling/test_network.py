"""Messages go out into the world, and to nobody in our own network, whatever name it has there."""

from __future__ import annotations

import asyncio
import socket
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any

import pytest

from mbira.server.calling import network
from mbira.server.calling.network import (
    Target,
    UnfitError,
    UnreachedError,
    find,
    is_public,
    post,
    read_target,
)
from tests.server.harness import refused

if TYPE_CHECKING:
    from tests.server.harness import Person

INSIDE = (
    "127.0.0.1", "10.0.0.7", "172.16.1.1", "192.168.1.1", "169.254.169.254", "0.0.0.0",  # noqa: S104
    "100.64.0.1", "224.0.0.1", "::1", "fe80::1", "fc00::1", "::ffff:10.0.0.7", "64:ff9b::a00:7",
    "2002:a00:7::1", "::",
)  # fmt: skip
OUTSIDE = ("93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c")


@pytest.mark.parametrize("address", INSIDE)
def test_nothing_goes_to_our_own_network(address: str) -> None:
    assert not is_public(ip_address(address))
    host = f"[{address}]" if ":" in address else address
    with pytest.raises(UnfitError):
        read_target(f"https://{host}/hook", local=False)


@pytest.mark.parametrize("address", OUTSIDE)
def test_others_are_reached(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/", "ftp://example.org/", "https://", "https://user@example.org/",
        "https://example.org:25/", "https://example.org:22/", "https://exa mple.org/",
        "https://example.org/\r\nX: y", "https://[::1", "https://example.org:99999/",
        f"https://example.org/{'a' * 1000}", "javascript:alert(1)",
    ],
)  # fmt: skip
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(UnfitError):
        read_target(url, local=False)


def test_a_name_that_leads_inside_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a name led to before: the address that is connected to is the one looked at."""

    async def run() -> None:
        loop = asyncio.get_running_loop()

        async def resolved(*_: Any, **__: Any) -> Any:
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", 443))]

        monkeypatch.setattr(loop, "getaddrinfo", resolved)
        target = Target(secure=False, host="rebound.example", port=443, path="/")
        with pytest.raises(UnreachedError, match="not a public address") as found:
            await find(target, local=False)
        assert not found.value.sent

    asyncio.run(run())


def test_an_answer_without_end_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "PATIENCE", 0.5)

    async def run() -> None:
        async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n")
            for _ in range(200):
                writer.write(b"400\r\n" + b"a" * 1024 + b"\r\n")
            writer.close()

        async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.read()
            writer.close()

        async with await asyncio.start_server(drip, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            target = read_target(f"http://127.0.0.1:{port}/", local=True)
            answer = await post(target, {}, b"{}", local=True)
            assert (answer.status, len(answer.words)) == (200, network.READ)
        async with await asyncio.start_server(silent, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            target = read_target(f"http://127.0.0.1:{port}/", local=True)
            with pytest.raises(UnreachedError, match="in time") as found:
                await post(target, {}, b"{}", local=True)
            assert found.value.sent
        with pytest.raises(UnreachedError, match="nobody listens") as found:
            await post(target, {}, b"{}", local=True)
        assert not found.value.sent

    asyncio.run(run())


def test_places_are_bounded(anna: Person) -> None:
    def add(number: int) -> Any:
        address = f"http://127.0.0.1:9{number:03}/"
        return anna.ask("POST", "/api/guest/calls/places", {"kind": "webhook", "address": address})

    for number in range(12):
        assert add(number).is_success
    refused(add(12), 429, "too-many-places")
    assert add(3).is_success  # it is known already
    bad = {"kind": "webhook", "address": "https://example.org:25/"}
    refused(anna.ask("POST", "/api/guest/calls/places", bad), 422, "address")
