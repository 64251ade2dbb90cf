"""Names, proxies and metrics: who is called by which name, who is believed, and who may measure."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from mbira.cli.serve import read_watchers
from mbira.core.errors import MbiraError
from mbira.server.people import proxies as proxies_module
from mbira.server.people.limits import BURST
from mbira.server.people.proxies import PASSED_ON, Proxies, networks, place
from tests.server.harness import FREE, Person, refused, serving
from tests.server.raw import check_refusal, request
from tests.server.wire.test_hostile_addresses import UPGRADE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.harness import ServerProcess

AWAY = "203.0.113.9"


@contextmanager
def server_with(
    folder: Path, *arguments: str, limits: tuple[str, ...] = FREE
) -> Iterator[ServerProcess]:
    with serving(f"sqlite:///{folder / 't.db'}", folder / "log", *arguments, limits=limits) as made:
        yield made


# Who is believed


def seen(named: tuple[str, ...], peer: str, **headers: str) -> tuple[str, str, str]:
    """Return where a request is taken to come from and by what, and who passed it on."""
    scope: dict[str, Any] = {
        "scheme": "http",
        "client": (peer, 1234),
        "headers": [
            (name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()
        ],
    }
    Proxies(named).see_through(scope)
    return scope["client"][0], scope["scheme"], scope[PASSED_ON]


@pytest.mark.parametrize(
    ("named", "peer", "way", "origin"),
    [
        ((), "127.0.0.1", AWAY, "127.0.0.1"),
        (("10.0.0.7",), "10.0.0.8", AWAY, "10.0.0.8"),
        (("10.0.0.7",), "10.0.0.7", AWAY, AWAY),
        (("10.0.0.0/24",), "10.0.0.9", AWAY, AWAY),
        (("10.0.0.7",), "10.0.0.7", f"1.2.3.4, {AWAY}", AWAY),  # only the last is the proxy's word
        (("10.0.0.7", "10.0.0.8"), "10.0.0.7", f"1.2.3.4, {AWAY}, 10.0.0.8", AWAY),
        (("10.0.0.7",), "10.0.0.7", "nonsense", "10.0.0.7"),
        (("10.0.0.7",), "10.0.0.7", f"{AWAY}, nonsense", "10.0.0.7"),
        (("10.0.0.7",), "10.0.0.7", "", "10.0.0.7"),
        (("10.0.0.7",), "10.0.0.7", "10.0.0.7", "10.0.0.7"),
        (("::1",), "::1", "2001:db8::5", "2001:db8::5"),
        (("10.0.0.7",), "::ffff:10.0.0.7", AWAY, AWAY),
    ],
)
def test_only_who_was_named_is_believed(
    named: tuple[str, ...], peer: str, way: str, origin: str
) -> None:
    assert seen(named, peer, x_forwarded_for=way)[0] == origin


def test_a_named_proxy_says_how_a_request_came() -> None:
    assert seen(("::1",), "::1", x_forwarded_proto="https") == ("::1", "https", "named")
    assert seen(("::1",), "::1", x_forwarded_proto="https, http")[1] == "http"
    assert seen(("::1",), "::1", x_forwarded_proto="gopher")[1] == "http"
    assert seen((), "::1", x_forwarded_proto="https")[1:] == ("http", "unnamed")
    assert seen(("::1",), "::1", forwarded=f"for={AWAY};proto=https") == ("::1", "http", "named")
    assert seen(("::1",), "::1", accept="text/html") == ("::1", "http", "")


def test_who_passes_requests_on_and_was_not_named_is_told_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    warned: list[object] = []
    monkeypatch.setattr(proxies_module.log, "warning", lambda *_, address: warned.append(address))
    proxies = Proxies(())
    for peer in ("127.0.0.1", "10.0.0.7"):
        proxies.see_through({"headers": [(b"via", b"1.1 x")], "client": (peer, 1)})
    assert warned == ["127.0.0.1"]


def test_a_household_is_one_place() -> None:
    assert place("10.0.0.7") == place("::ffff:10.0.0.7") == "10.0.0.7"
    assert place("2001:db8:1:2:3::4") == place("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert place("2001:db8:1:3::4") != place("2001:db8:1:2::4")
    assert place("fe80::1%eth0") == "fe80::/64"
    assert place("testclient") == "testclient"


@pytest.mark.parametrize("text", ["nowhere", "10.0.0.7/8", "10.0.0", "", "10.0.0.7:80"])
def test_what_is_no_address_is_said_in_one_line(text: str) -> None:
    with pytest.raises(MbiraError, match=r"^--proxy: .*; an address looks like 10\.0\.0\.7"):
        networks([text], "--proxy")


def test_x_forwarded_for_from_this_machine_is_not_believed(tmp_path: Path) -> None:
    """Whoever says that they come from elsewhere each time is still one and the same."""
    many = int(BURST["guests"])
    with server_with(tmp_path, limits=("guests=0.001",)) as server:
        came = [
            httpx.post(f"{server.url}/api/guest", headers={"X-Forwarded-For": f"1.2.3.{number}"})
            for number in range(many + 1)
        ]
        assert [each.status_code for each in came] == [200] * many + [429]
        safe = httpx.post(
            f"{server.url}/api/guest", headers={"X-Forwarded-Proto": "https", "Origin": server.url}
        )
        assert "Secure" not in safe.headers.get("set-cookie", "")
        log = server.log.read_text()
        assert log.count("no --proxy names") == 1


def test_a_proxy_that_was_named_is_believed(tmp_path: Path) -> None:
    many = int(BURST["guests"])
    arguments = ("--proxy", "127.0.0.1", "--proxy", "10.0.0.0/8")
    with server_with(tmp_path, *arguments, limits=("guests=0.001",)) as server:
        for number in range(2 * many):
            headers = {"X-Forwarded-For": f"1.2.3.{number}, 10.1.2.3", "X-Forwarded-Proto": "https"}
            came = httpx.post(f"{server.url}/api/guest", headers=headers)
            assert came.status_code == 200
            assert "Secure" in came.headers["set-cookie"]
        assert "no --proxy names" not in server.log.read_text()


# Names


def test_a_server_with_a_name_answers_to_no_other(tmp_path: Path) -> None:
    arguments = ("--host", "127.0.0.2", "--name", "Tables.example.org", "--name", "t.example")
    with server_with(tmp_path, *arguments) as server:
        good = ("tables.example.org", "TABLES.example.org:8480", "t.example", "localhost")
        for host in (*good, f"127.0.0.2:{server.port}"):
            assert request(server, "GET /api/games", host=host).status == 200, host
        for host in ("evil.example", "10.0.0.7", "example.org", "tables.example.org.evil.example"):
            check_refusal(request(server, "GET /api/games", host=host), 421, "host", far=True)
            upgrade = request(server, "GET /api/tables/x/socket", *UPGRADE, host=host)
            assert upgrade.status == 421


def test_a_server_for_others_without_a_name_answers_to_any(tmp_path: Path) -> None:
    with server_with(tmp_path, "--host", "127.0.0.2") as server:
        assert request(server, "GET /api/games", host="whatever.example").status == 200
        # links are made with the name, and a QR code has an end
        long = ".".join(["a" * 60] * 50)
        check_refusal(request(server, "GET /api/games", host=long), 421, "host", far=True)


def test_two_hosts_are_one_too_many(server: ServerProcess) -> None:
    ours = f"Host: 127.0.0.1:{server.port}"
    for other in ("Host: evil.example", ours):
        for line in ("GET /api/games", "GET /", "GET /health"):
            check_refusal(request(server, line, other), 400, "two-hosts")
        assert request(server, "GET /api/tables/x/socket", other, *UPGRADE).status == 400


# Metrics


def measured(server: ServerProcess, *headers: str, host: str | None = None) -> int:
    return request(server, "GET /metrics", *headers, host=host).status


def test_metrics_are_for_who_is_here(tmp_path: Path, server: ServerProcess) -> None:
    assert measured(server) == 200
    for header in (f"X-Forwarded-For: {AWAY}", "X-Forwarded-For: 127.0.0.1", "Forwarded: for=x",
                   "Via: 1.1 x", "X-Real-IP: 127.0.0.1"):  # fmt: skip
        check_refusal(request(server, "GET /metrics", header), 404, "path")
    arguments = ("--name", "tables.example", "--proxy", "127.0.0.1")
    with server_with(tmp_path, *arguments) as behind:
        assert measured(behind) == 200
        assert measured(behind, host="tables.example") == 404  # a proxy that says nothing
        assert measured(behind, f"X-Forwarded-For: {AWAY}") == 404
        assert measured(behind, "X-Forwarded-For: 127.0.0.1") == 404


@pytest.mark.parametrize(
    ("words", "here", "away"),
    [
        (("all",), 200, 200),
        (("off",), 404, 404),
        ((AWAY,), 404, 200),
        (("203.0.113.0/24", "here"), 200, 200),
    ],
)
def test_metrics_can_be_opened_and_closed(
    tmp_path: Path, words: tuple[str, ...], here: int, away: int
) -> None:
    arguments = [part for word in words for part in ("--metrics", word)]
    with server_with(tmp_path, "--proxy", "127.0.0.1", *arguments) as server:
        assert measured(server) == here
        assert measured(server, f"X-Forwarded-For: {AWAY}") == away
        assert measured(server, "X-Forwarded-For: 198.51.100.1") == (200 if "all" in words else 404)


def test_who_may_measure_is_said_in_words_or_addresses() -> None:
    assert read_watchers(["here"]) == ("here",)
    assert read_watchers(["off"]) == ()
    for wrong, said in (
        (["there"], "--metrics: 'there'"),
        (["off", "all"], "--metrics off cannot be combined"),
    ):
        with pytest.raises(MbiraError, match=said):
            read_watchers(wrong)


# Nobody asks too often


@pytest.mark.parametrize("path", ["/health", "/metrics", "/api/openapi.json", "/api/nothing"])
def test_what_is_no_endpoint_is_not_asked_without_end_either(tmp_path: Path, path: str) -> None:
    with (
        server_with(tmp_path, limits=("requests=0.01", "guests=0")) as server,
        Person(server.url, known=False) as eager,
    ):
        answers = [eager.ask("GET", path) for _ in range(int(BURST["requests"]) + 1)]
        wanted = 404 if path == "/api/nothing" else 200
        assert {each.status_code for each in answers[:-1]} == {wanted}
        refused(answers[-1], 429, "too-fast")
        assert int(answers[-1].headers["retry-after"]) > 1
        transport = httpx.HTTPTransport(local_address="127.0.0.3")
        with httpx.Client(base_url=server.url, transport=transport) as other:
            assert other.get(path).status_code == wanted
