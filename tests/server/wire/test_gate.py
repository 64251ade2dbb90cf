"""How much one address may have open at once, and what a connection may say."""

from __future__ import annotations

import socket
import struct
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from typing import TYPE_CHECKING

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from mbira.server.people.proxies import Proxies
from mbira.server.settings import Limits
from mbira.server.tables.sent.sockets import LATER
from mbira.server.wire import sockets
from mbira.server.wire.gate import Full, Gate
from mbira.server.wire.requests import RequestWire
from tests.server.harness import FREE, good, heard, refused, serving, until
from tests.server.raw import check_refusal, exchange, read_one, read_raw

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.harness import Person, ServerProcess

CONT, TEXT, PING = 0x0, 0x1, 0x9


# The gate by itself


def test_an_address_has_so_many_connections() -> None:
    gate = Gate(Limits(connections=2), Proxies(()))
    assert gate.connect("a")
    assert gate.connect("a")
    assert not gate.connect("a")
    assert gate.connect("b")
    gate.disconnect("a")
    gate.disconnect("a")
    assert gate.connect("a")


def test_a_proxy_that_was_named_has_as_many_as_it_likes() -> None:
    gate = Gate(Limits(connections=1), Proxies(["10.0.0.7"]))
    assert all(gate.connect("10.0.0.7") for _ in range(10))
    assert [gate.connect("10.0.0.8") for _ in range(2)] == [True, False]


def test_an_address_is_answered_so_many_requests_at_once() -> None:
    gate = Gate(Limits(at_once=1), Proxies(()))
    with gate.request("a"), gate.request("b"), pytest.raises(Full), gate.request("a"):
        raise AssertionError
    with gate.request("a"):
        pass


def test_who_is_held_back_takes_nobodys_place() -> None:
    gate = Gate(Limits(at_once=1), Proxies(()))
    with gate.request("a"):
        with gate.outside("a"), gate.request("a"):
            pass
        with pytest.raises(Full), gate.request("a"):
            raise AssertionError


def test_all_connections_of_a_household_count_together() -> None:
    wires = [RequestWire.__new__(RequestWire) for _ in range(3)]
    for wire, host in zip(wires, ("2001:db8::1", "2001:db8::2", "2001:db8:0:1::1"), strict=True):
        wire.client = (host, 7)
    one, two, elsewhere = [wire._address for wire in wires]
    assert one == two != elsewhere


def test_bytes_are_held_for_all_together_and_a_quarter_of_them_for_an_address() -> None:
    gate = Gate(Limits(held=100), Proxies(()))
    with ExitStack() as stack:
        bodies = [stack.enter_context(gate.body(address)) for address in "abcde"]
        for body in bodies[:4]:
            body.add(25)
        with pytest.raises(Full):
            bodies[0].add(1)
        with pytest.raises(Full):
            bodies[4].add(1)
    with gate.body("a") as body:
        body.add(25)


def test_the_gate_remembers_nobody_who_is_gone() -> None:
    gate = Gate(Limits(), Proxies(()))
    for number in range(100):
        assert gate.connect(f"{number}")
        with gate.request(f"{number}"), gate.body(f"{number}") as body:
            body.add(7)
        gate.disconnect(f"{number}")
    assert not gate._connections
    assert not gate._requests
    assert not gate._bytes
    assert gate._all_bytes == 0


def test_many_sockets_of_an_address_come_one_by_one() -> None:
    gate = Gate(Limits(comings=4.0), Proxies(["10.0.0.7"]))
    assert [gate.wait("a", 1.0) for _ in range(3)] == [0.0, 0.25, 0.5]
    assert gate.wait("b", 1.0) == 0.0, "others do not wait for them"
    assert gate.wait("a", 1.75) == 0.0
    assert [gate.wait("10.0.0.7", 1.0) for _ in range(3)] == [0.0] * 3
    for number in range(2000):
        gate.wait(f"guest {number}", 10.0 + number)
    assert len(gate._comings) < 1100, "nor is everybody remembered"
    assert [Gate(Limits(comings=0), Proxies(())).wait("a", 1.0) for _ in range(2)] == [0.0] * 2


# The server behind it


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("narrow")
    limits = tuple(
        each
        for each in FREE
        if each not in {"connections=0", "at_once=0", "address_sockets=0", "comings=0"}
    )
    limits = (
        *limits,
        "connections=6",
        "at_once=3",
        "held=80000",
        "address_sockets=3",
        "comings=50",
    )
    with serving(f"sqlite:///{folder / 't.db'}", folder / "log", limits=limits) as server:
        yield server


def wire_to(server: ServerProcess) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), 30)


def get(server: ServerProcess, path: str, *more: str, method: str = "GET") -> bytes:
    lines = (f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{server.port}", *more, "", "")
    return "\r\n".join(lines).encode()


def post(server: ServerProcess, path: str, *more: str) -> bytes:
    return get(server, path, *more, method="POST")


def test_one_connection_too_many_is_closed_and_the_others_go_on(narrow: ServerProcess) -> None:
    with ExitStack() as stack:
        wires = [stack.enter_context(closing(wire_to(narrow))) for _ in range(6)]
        with closing(wire_to(narrow)) as extra:
            assert extra.recv(1) == b""
        for wire in wires:
            wire.sendall(get(narrow, "/health", "Connection: close"))
            assert read_raw(wire).status == 200
    until(lambda: _answers(narrow))


def _answers(server: ServerProcess) -> bool:
    try:
        return httpx.get(f"{server.url}/health").status_code == 200
    except httpx.TransportError:
        return False  # those that were closed are still counted


def test_bodies_that_never_end_take_neither_memory_nor_the_turn_of_others(
    narrow: ServerProcess,
) -> None:
    with narrow.person() as anna, ExitStack() as stack:
        cookie = f"Cookie: mbira={anna.http.cookies['mbira']}"
        wires = []
        for _ in range(3):
            wire = stack.enter_context(closing(wire_to(narrow)))
            wire.sendall(post(narrow, "/api/saves", cookie, "Content-Length: 4000000") + b"{")
            wires.append(wire)
        answer = until(lambda: _refusal(anna))
        assert answer is not None
        refused(answer, 503, "busy")


def _refusal(person: Person) -> httpx.Response | None:
    answer = person.ask("GET", "/api/guest")
    return None if answer.is_success else answer


def test_more_bytes_than_there_is_room_for_are_refused(narrow: ServerProcess) -> None:
    with narrow.person() as anna:
        answer = anna.http.post("/api/saves", content=b" " * 60_000)
        assert answer.status_code == 503
        assert good(anna.ask("GET", "/api/guest"))


def test_who_is_not_known_sends_next_to_nothing(narrow: ServerProcess) -> None:
    """They are answered before the body is here."""
    with closing(wire_to(narrow)) as wire:
        wire.sendall(post(narrow, "/api/saves", "Content-Length: 4000000"))
        assert read_raw(wire).status == 401
    with closing(wire_to(narrow)) as wire:
        wire.sendall(post(narrow, "/api/tables", "Content-Length: 5000"))
        assert read_one(wire).status == 413


def test_who_is_refused_before_a_short_body_can_go_on_with_the_connection(
    narrow: ServerProcess,
) -> None:
    with closing(wire_to(narrow)) as wire:
        wire.sendall(post(narrow, "/api/saves", "Content-Length: 5"))
        assert read_one(wire).status == 401
        wire.sendall(b"12345" + get(narrow, "/health", "Connection: close"))
        assert read_raw(wire).status == 200


def test_a_body_does_not_come_in_crumbs(narrow: ServerProcess) -> None:
    chunked = "Transfer-Encoding: chunked"
    answer = exchange(narrow, post(narrow, "/api/guest", chunked) + b"1\r\n{\r\n" * 50_000)
    check_refusal(answer, 400, "http")
    whole = b"1\r\n{\r\n1\r\n}\r\n0\r\n\r\n"
    answer = exchange(narrow, post(narrow, "/api/guest", chunked, "Connection: close") + whole)
    assert answer.status == 200


def test_an_address_has_so_many_sockets(narrow: ServerProcess) -> None:
    with narrow.person() as anna, narrow.person() as bert, ExitStack() as stack:
        table = anna.table("meduris", 2, "you", "you", start=True)
        for person in (anna, anna, bert):
            heard(stack.enter_context(person.socket(table)), "hello")
        with bert.socket(table) as extra, pytest.raises(ConnectionClosed) as closed:
            heard(extra, "hello")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == LATER


def test_an_address_with_many_names_is_refused_at_once(narrow: ServerProcess) -> None:
    names = "&".join(f"{number}=" for number in range(10_000))
    with narrow.person() as anna:
        refused(anna.ask("GET", f"/api/tables?{names}"), 431, "headers")
        refused(anna.ask("GET", "/api/tables?mine=1&mine=1"), 400, "query")


def test_requests_are_not_piled_up_before_an_answer(narrow: ServerProcess) -> None:
    answer = exchange(narrow, get(narrow, "/health") * 1000)
    whole = f"{answer.status} {answer.body.decode()}"
    assert '"id":"http"' in whole
    assert whole.count('"status":"ok"') < 10


# Sockets


def test_sockets_that_come_all_at_once_are_greeted_all(narrow: ServerProcess) -> None:
    """They wait for each other for a moment, and nothing of what they said is lost."""
    with narrow.person() as anna, ExitStack() as stack:
        table = anna.table("meduris", 2)
        with ThreadPoolExecutor(3) as people:
            opened = list(people.map(lambda _: anna.socket(table), range(3)))
        for socket_ in opened:
            stack.enter_context(socket_)
            assert heard(socket_, "hello")["table"]["id"] == table


def frame(code: int, *, last: bool = True) -> bytes:
    """Return an empty frame as a client sends it."""
    return struct.pack("!BBI", (0x80 if last else 0) | code, 0x80, 0)


def message(text: bytes) -> bytes:
    """Return a whole message as a client sends it."""
    short = len(text) <= 125
    size = bytes([0x80 | len(text)]) if short else struct.pack("!BH", 0x80 | 126, len(text))
    return b"\x81" + size + bytes(4) + text


@pytest.mark.parametrize(
    "sent",
    [
        frame(TEXT, last=False) + frame(CONT, last=False) * 20_000,
        frame(PING) * 20_000,
        frame(TEXT) * 20_000,
        message(b"hello?") * 2000,
        message(b"a" * 60_000),
    ],
    ids=["fragments", "pings", "empty messages", "messages", "a long message"],
)
def test_who_says_much_to_a_socket_is_let_go(anna: Person, sent: bytes) -> None:
    table = anna.table("meduris", 2, "you", "you", start=True)
    with anna.socket(table) as listening, anna.socket(table) as wire:
        heard(listening, "hello")
        heard(wire, "hello")
        with suppress(OSError):  # it may be let go in the middle
            wire.socket.sendall(sent)
        with pytest.raises(ConnectionClosed) as closed:
            heard(wire, "nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == sockets.LOUD
        _play(anna, table)
        heard(listening, "update")


def _play(person: Person, table: str) -> None:
    seen = person.position(table)
    good(person.play(table, seen["legal"][0], seen["version"], f"{seen['version']}"))
