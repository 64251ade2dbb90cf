"""Others come in: only if whoever sits at the machine wants it, and only from the network."""

from __future__ import annotations

import asyncio
from socket import create_connection
from typing import TYPE_CHECKING

import httpx
import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed

from mbira.server.people.guard import is_here
from mbira.server.people.proxies import PASSED_ON
from mbira.server.settings import Settings
from mbira.server.wire.door import Door
from mbira.server.wire.listening import local_addresses
from tests.qr import read_code
from tests.server.harness import PATIENCE, Person, good, heard, refused, serving, until
from tests.server.raw import read_raw
from tests.server.seeded import NETWORK

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.harness import ServerProcess


def afar(server: ServerProcess, address: str = NETWORK[0]) -> str:
    """Return where another machine on the network would find a server."""
    return f"http://{address}:{server.port}"


def let_in(person: Person) -> None:
    good(person.ask("PUT", "/api/reach", {"open": True}))


def reachable(url: str) -> bool:
    try:
        return httpx.get(f"{url}/health", timeout=PATIENCE).is_success
    except httpx.TransportError:
        return False


def test_nobody_else_can_come_in_at_first(server: ServerProcess, anna: Person) -> None:
    assert anna.get("/api/reach") == {"open": False, "yours": True, "sites": []}
    assert not any(reachable(afar(server, each)) for each in NETWORK)


def test_others_come_in_and_are_shut_out_again(server: ServerProcess, anna: Person) -> None:
    table = anna.table("meduris", 2, "you")
    let_in(anna)
    info = anna.get("/api/reach")
    assert info == {"open": True, "yours": True, "sites": [afar(server, each) for each in NETWORK]}
    with Person(afar(server)) as bert:
        bert.post(f"/api/tables/{table}/join")
        with bert.socket(table) as socket:
            heard(socket, "hello")
            good(anna.ask("PUT", "/api/reach", {"open": False}))
            with pytest.raises(ConnectionClosed):
                heard(socket, "nothing")
    assert not any(reachable(afar(server, each)) for each in NETWORK)
    assert reachable(server.url)
    let_in(anna)
    assert all(reachable(afar(server, each)) for each in NETWORK)


def test_only_who_sits_at_the_machine_lets_others_in(server: ServerProcess, anna: Person) -> None:
    through = {"x-forwarded-for": "192.0.2.7"}
    wanted = {"open": True}
    refused(anna.ask("PUT", "/api/reach", wanted, headers=dict(through)), 403, "not-here")
    evil = {"origin": "http://evil.example"}
    refused(anna.ask("PUT", "/api/reach", wanted, headers=evil), 403, "origin")
    assert not anna.get("/api/reach")["open"]
    let_in(anna)
    with Person(afar(server)) as bert:
        assert bert.get("/api/reach") == {"open": True, "yours": False, "sites": []}
        refused(bert.ask("PUT", "/api/reach", {"open": False}), 403, "not-here")
    assert anna.get("/api/reach")["open"]


@pytest.mark.parametrize(
    ("client", "host", "passed_on", "here"),
    [
        ("127.0.0.1", "localhost:8480", "", True),
        ("::1", "[::1]:8480", "", True),
        ("192.168.1.9", "localhost:8480", "", False),
        ("127.0.0.1", "192.168.1.5:8480", "", False),
        ("127.0.0.1", "evil.example", "", False),
        ("127.0.0.1", "localhost", "unnamed", False),
        ("127.0.0.1", "localhost", "named", False),
    ],
)
def test_who_sits_at_the_machine(client: str, host: str, passed_on: str, *, here: bool) -> None:
    headers = [(b"host", host.encode())]
    scope = {"type": "http", "client": (client, 5), "headers": headers, PASSED_ON: passed_on}
    assert is_here(HTTPConnection(scope)) is here


def test_the_server_answers_to_the_address_that_was_asked_and_to_no_name(
    server: ServerProcess, anna: Person
) -> None:
    let_in(anna)
    for url, host in (
        (afar(server), "evil.example"), (afar(server), NETWORK[1]), (server.url, NETWORK[0]),
    ):  # fmt: skip
        answer = httpx.get(f"{url}/api/games", headers={"host": host}, timeout=PATIENCE)
        refused(answer, 421, "host")
    assert httpx.get(f"{afar(server)}/api/games", timeout=PATIENCE).is_success


def test_a_link_carries_an_address_that_others_can_open(
    server: ServerProcess, anna: Person
) -> None:
    table = anna.table("meduris", 2, "you", settings={"join": "link"})
    for path, body in ((f"/api/tables/{table}/invites", {"seat": 1}), ("/api/guest/transfer", {})):
        made = anna.post(path, body)
        assert made["link"].startswith(f"{server.url}/#")
        assert made["here_only"] is True
    let_in(anna)
    made = anna.post(f"/api/tables/{table}/invites", {"seat": 1})
    assert made["link"] == f"{afar(server)}/#table={table}&invite={made['token']}"
    assert "here_only" not in made
    assert read_code(made["code"]) == made["link"]
    with Person(afar(server, NETWORK[1])) as bert:
        bert.post(f"/api/tables/{table}/join", {"invite": made["token"]})
        assert bert.post("/api/guest/transfer")["link"].startswith(f"{afar(server)}/#claim=")


def test_the_limits_of_an_address_hold_where_others_come_in(tmp_path: Path) -> None:
    db, limits = f"sqlite:///{tmp_path / 'tables.db'}", ("connections=1", "requests=0", "guests=0")
    with serving(db, tmp_path / "log", "--lan", limits=limits) as server:
        one, other = ((each, server.port) for each in NETWORK)
        with create_connection(one, PATIENCE), create_connection(other, PATIENCE) as second:
            assert read_raw(second).status == 0, "one connection too many from one address"
        until(lambda: reachable(afar(server)))


def test_a_server_lets_others_in_from_the_start_and_stops_with_the_door_open(
    tmp_path: Path,
) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", "--lan") as server:
        assert server.process.stdout is not None
        line = server.process.stdout.readline()
        assert all(afar(server, each) in line for each in NETWORK)
        with Person(afar(server)) as bert, bert.socket(bert.table("meduris", 2, "you")) as socket:
            heard(socket, "hello")
            assert server.stop() == 0
        assert not reachable(afar(server))


def test_a_server_that_runs_for_others_is_opened_by_its_options_alone(tmp_path: Path) -> None:
    db, name = f"sqlite:///{tmp_path / 'tables.db'}", ("--name", "tables.example.org")
    with serving(db, tmp_path / "log", *name) as server, server.person() as anna:
        assert anna.get("/api/reach") == {"open": False, "yours": False, "sites": []}
        refused(anna.ask("PUT", "/api/reach", {"open": True}), 403, "not-here")
        assert not reachable(afar(server))


def test_a_server_for_the_whole_network_says_where_it_is_found() -> None:
    async def sites(host: str) -> list[str]:
        settings = Settings("sqlite://", host=host, port=8480)
        return await Door(settings, lambda: ["192.168.1.5", "fd00::5"]).sites()

    all_of_them = ["http://192.168.1.5:8480", "http://[fd00::5]:8480"]
    assert asyncio.run(sites("0.0.0.0")) == all_of_them  # noqa: S104 nobody listens
    assert asyncio.run(sites("192.168.1.7")) == ["http://192.168.1.7:8480"]
    assert asyncio.run(sites("127.0.0.1")) == []


def test_no_network_is_said() -> None:
    settings = Settings("sqlite://", port=8480)

    async def open_it() -> list[str]:
        door = Door(settings, list)
        await door.set_open(wanted=True)
        return await door.sites()

    assert asyncio.run(open_it()) == []


ADAPTERS = {
    "127.0.0.1": False, "169.254.7.7": False, "8.8.8.8": False, "10.1.2.3": True,
    "192.168.178.20": True, "172.17.0.1": True, "100.64.0.9": True,
    "::1": False, "fe80::1": False, "2a00:1450::1": False, "fd12::5": True,
}  # fmt: skip
"""Addresses that a machine may have, and whether others on its local network can use them."""


def test_only_addresses_of_the_local_network_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Ip:
        def __init__(self, text: str) -> None:
            self.ip = (text, 0, 0) if ":" in text else text

    class Adapter:
        ips = tuple(map(Ip, ADAPTERS))

    monkeypatch.setattr("ifaddr.get_adapters", lambda: [Adapter])
    found = local_addresses()
    assert set(found) == {address for address, local in ADAPTERS.items() if local}
    assert found[-1] == "fd12::5", "what can be typed most easily comes first"
