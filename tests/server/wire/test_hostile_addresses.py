"""Addresses, methods, names and pages that are not ours: one clear refusal for each."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING

import pytest
from websockets import Origin
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.raw import check_refusal, exchange, request

if TYPE_CHECKING:
    from tests.server.harness import Person, ServerProcess

UPGRADE = (
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
)


@pytest.mark.parametrize(
    "path",
    [
        "/../../../../etc/passwd",
        "/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2f..%2f..%2fetc%2fpasswd",
        "/..%5c..%5capp.py",
        "/..%2fapp.py",
        "//etc/passwd",
        "/static/../../app.py",
        "/%00",
        "/index.html%00.txt",
        "/" + "a" * 4000,
        "/api/tables/../../health",
        "/api/tables/..%2f..%2fhealth",
        "/api/tables/a%2fb",
        "/api/tables/a/b/c/d",
        "/api/../app.py",
        "/api/",
        "/api/nothing",
        "/api/games/../tables",
        "/API/games",
        "/api/tables/a%5c..%5cb/position/",
    ],
)
def test_no_path_leads_to_what_is_not_served(server: ServerProcess, path: str) -> None:
    check_refusal(request(server, f"GET {path}"), 404, "path")


@pytest.mark.parametrize(
    "table", ["%00", "%ff%fe", "%e2%80%ae", "..", "'%20or%201=1--", "%0d%0aX:1"]
)
def test_odd_names_of_tables_are_names_of_no_table(server: ServerProcess, table: str) -> None:
    answer = request(server, f"GET /api/tables/{table}")
    check_refusal(answer, 404, "table")
    assert "x" not in answer.headers


@pytest.mark.parametrize(
    ("line", "status", "name"),
    [
        ("PROPFIND /api/games", 405, "method"),
        ("TRACE /api/games", 405, "method"),
        ("OPTIONS /api/games", 405, "method"),
        ("DELETE /api/games", 405, "method"),
        ("PATCH /api/nothing", 404, "path"),
        ("POST /", 405, "method"),
        ("POST /health", 405, "method"),
        ("PUT /api/openapi.json", 404, "path"),
        ("OPTIONS *", 404, "path"),
        ("FOO /api/games", 400, "http"),
        ("CONNECT evil.example:80", 400, "http"),
        ("GET /api/\0", 400, "http"),
        ("GET /api/\xff\xfe", 400, "http"),
        ("GET", 400, "http"),
    ],
)
def test_odd_methods_and_lines_are_refused(
    server: ServerProcess, line: str, status: int, name: str
) -> None:
    answer = request(server, line)
    check_refusal(answer, status, name)
    if status == HTTPStatus.METHOD_NOT_ALLOWED:
        assert "allow" in answer.headers


@pytest.mark.parametrize(
    "headers",
    [
        ("Content-Length: 5", "Transfer-Encoding: chunked"),
        ("Content-Length: -5",),
        ("Content-Length: 2", "Content-Length: 3"),
        ("Content-Length: 99999999999999999999999",),
        ("Bad Header: 1",),
        ("X: a\0b",),
    ],
)
def test_headers_that_could_mean_two_things_are_refused(
    server: ServerProcess, headers: tuple[str, ...]
) -> None:
    check_refusal(request(server, "POST /api/guest", *headers), 400, "http")


def test_what_is_no_http_at_all_is_refused(server: ServerProcess) -> None:
    check_refusal(
        exchange(server, b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n"), 400, "http"
    )


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://[", "https://127.0.0.1", ""]
)
def test_another_site_can_change_nothing(server: ServerProcess, anna: Person, origin: str) -> None:
    cookie = f"Cookie: mbira={anna.http.cookies['mbira']}"
    answer = request(
        server, "POST /api/guest/sign-out", f"Origin: {origin}", cookie, "Content-Length: 0"
    )
    check_refusal(answer, 403, "origin")
    assert anna.get("/api/guest") == anna.me
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://127.0.0.1:{server.port}/api/tables/x/socket", origin=Origin(origin))
    assert refused.value.response.status_code == 403


def test_a_page_of_this_server_may(server: ServerProcess) -> None:
    origin = f"Origin: http://127.0.0.1:{server.port}"
    assert request(server, "POST /api/guest", origin, "Content-Length: 0").status == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:80",
        "127.0.0.1.evil.example",
        "localhost@evil.example",
        "evil.example#localhost",
        "[",
        "",
    ],
)
def test_a_name_that_somebody_points_here_is_not_ours(server: ServerProcess, host: str) -> None:
    for path in ("/api/games", "/", "/health", "/metrics"):
        check_refusal(request(server, f"GET {path}", host=host), 421, "host", far=True)
    answer = request(server, "GET /api/tables/x/socket", *UPGRADE, host=host)
    assert answer.status == 421
    assert request(server, "GET /api/games", host="localhost").status == 200


def test_nothing_of_this_was_a_fault_of_ours(server: ServerProcess) -> None:
    assert "Traceback" not in server.log.read_text()
