"""Bodies and texts that mean no good: one clear refusal each, and text stays text."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from mbira.core.registry import find_game, specs
from mbira.server.people.guard import HEADERS, OPENER
from tests.breadth import broad
from tests.server.harness import good, heard, refused
from tests.server.rights import EVERYTHING

if TYPE_CHECKING:
    from collections.abc import Iterator

    import httpx

    from tests.server.harness import Person, ServerProcess

OTHERS: list[tuple[str, str, Any]] = [
    ("POST", "/api/guest", None),
    ("PATCH", "/api/guest", {"name": "Wren"}),
    ("POST", "/api/guest/claim", {"token": "x"}),
    ("POST", "/api/tables", {"game": "meduris", "seats": 2, "chairs": [], "options": {},
                             "settings": {"clock": {"per": "move", "seconds": 60}}, "name": "x"}),
    ("POST", "/api/saves", {"format": "mbira/1"}),
]  # fmt: skip


def requests(table: str) -> Iterator[tuple[str, str, Any]]:
    """Yield everything that takes a body, with one that it would take."""
    yield from OTHERS
    for ask in EVERYTHING:
        if ask.body is not None:
            yield ask.method, f"/api/tables/{table}{ask.path}", ask.body


def send(person: Person, method: str, path: str, raw: bytes) -> httpx.Response:
    """Send a body as it is."""
    return person.http.request(method, path, content=raw)


def check_clear(answer: httpx.Response, raw: bytes) -> None:
    """Check that an answer is a success or one clear error, and has all its headers."""
    assert answer.status_code < 500, (answer.request.url, raw[:200], answer.text[:300])
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    if answer.status_code == 204:
        return
    assert answer.headers["content-type"] == "application/json"
    said = answer.json()
    if answer.status_code >= 400:
        words = said["error"]["words"]
        assert words
        assert len(words) <= 510
        assert len(words.splitlines()) == 1


BODIES = [
    b"null", b"[]", b"7", b'""', b"{", b"}", b"nonsense", b"\0", b"{}\0", b"\xff\xfe",
    b'{"a":"\xff"}',
    b'{"a":"\xed\xa0\x80"}', b'{"a":"\\ud800"}', b"\xef\xbb\xbf{}", b"[" * 100_000,
    b'{"a":' * 40_000, b'{"action":' * 20_000 + b"1" + b"}" * 20_000, b"{} {}", b"NaN", b"1e400",
    b"-" + b"9" * 5000, b'{"": 1}', b'{"__proto__": {"x": 1}, "constructor": 1}',
    b"<xml/>", b"a=1&b=2", b'{"a": 1, "a": 2}', b" " * 100_000 + b"{}x",
]  # fmt: skip


@pytest.mark.parametrize("raw", BODIES, ids=lambda raw: repr(raw[:12]))
def test_a_body_that_is_none_is_refused_everywhere(anna: Person, raw: bytes) -> None:
    """Each at each third address, and each address gets each third of them."""
    every = 1 if broad() else 3
    for method, path, body in list(requests("nothing"))[BODIES.index(raw) % every :: every]:
        answer = send(anna, method, path, raw)
        check_clear(answer, raw)
        if body is not None:
            assert answer.status_code in {400, 404, 422}, (path, answer.text)


VALUES = [
    "null", "true", "-1", "7", "1.5", "1e400", "-1e-400", str(2**31), str(2**63), str(2**70),
    "9" * 400,
    '""', '" "', '"\\u0000"', '"\\u202e"', '"a\\nb"', json.dumps("x" * 10_000), "[]", "{}",
    "[[[[]]]]",
    '{"type": "undo", "to": 0}', '{"type": "roll", "face": 1}', '"\\u0663"', '"1"', '["you", 7]',
    '"master:99999s"', '{"per": "match"}', '"../../etc/passwd"', "\"'; DROP TABLE records; --\"",
]  # fmt: skip


def changed(body: dict[str, Any]) -> Iterator[bytes]:
    """Yield a body with each of its fields in turn replaced by what does not belong there."""
    for name in (*body, "more"):
        for value in VALUES:
            rest = {key: kept for key, kept in body.items() if key != name}
            fields = [f"{json.dumps(key)}: {json.dumps(kept)}" for key, kept in rest.items()]
            fields.append(f'"{name}": {value}')
            yield f"{{{', '.join(fields)}}}".encode()


def test_wrong_types_and_numbers_are_refused(anna: Person, bert: Person) -> None:
    table = anna.table("meduris", 2, "you", "you", start=True)
    before = anna.get(f"/api/tables/{table}/log")
    tried = 0
    for method, path, body in requests(table):
        if body and not path.endswith(("/bot", "/saves")):
            for raw in changed(body):
                check_clear(send(bert, method, path, raw), raw)
                tried += 1
    assert tried > 600
    assert anna.get(f"/api/tables/{table}/log") == before
    assert bert.get("/api/guest")["id"] == bert.me["id"]


@pytest.mark.parametrize(
    "query",
    [
        "seat=-1", "seat=a", "seat=1e400", "seat=99999999999999999999", "version=-1", "version=1.5",
        "version=%00", "since=2147483648", "until=x", "words=maybe", "mine=2", "before=NaN",
        "before=x",
        "after=-1", "lang=%ff", "lang=xx", "seat=0&seat=1", "a=" + "b" * 20_000, "%", "&&&", "seat",
        "game=%00", "status=nothing", "game=" + "x" * 100,
    ],
)  # fmt: skip
def test_odd_queries_are_answered_or_refused(anna: Person, query: str) -> None:
    table = anna.table("meduris", 2, "you", "you", start=True)
    for path in ("/position", "/log", "/drawing", "/choices", "/ask", "/chat", "", "/advice"):
        if path != "/advice" or not query.startswith(("a=", "lang", "%", "&")):
            check_clear(anna.http.get(f"/api/tables/{table}{path}?{query}"), query.encode())
    for path in ("/api/tables", "/api/games", "/api/guest", "/api/openapi.json", "/health"):
        check_clear(anna.http.get(f"{path}?{query}"), query.encode())


ENDINGS = [
    "", " hidden", " 1", " 0 area", " 1 hidden", " A1", " x y z", " 999999999999999999999",
    " \u0661",
]  # fmt: skip


@pytest.mark.parametrize("game", specs())
def test_no_action_of_any_kind_is_played_out_of_place(anna: Person, game: str) -> None:
    """Also what only chance does, and what only stands in redacted logs."""
    table = anna.table(game, 2, "you", "you", start=True)
    seen = anna.position(table)
    codec = find_game(game).codec
    legal = {str(codec.decode(action)) for action in seen["legal"]}
    for kind in codec.kinds:
        for more in ENDINGS:
            form = f"{kind}{more}"
            if form not in legal:
                answer = anna.play(table, form, seen["version"], "k")
                check_clear(answer, form.encode())
                assert answer.status_code in {409, 422}, (form, answer.text)
    assert anna.position(table)["version"] == seen["version"]


NAUGHTY = {
    "<script>alert(1)</script>": "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>": "<img src=x onerror=alert(1)>",
    "\"';--${7*7}{{7*7}}%s%n": "\"';--${7*7}{{7*7}}%s%n",
    "abc\u202edef\u2066ghi": "abc def ghi",
    "a\0b\x1b[31mc\rd\ne": "a b [31mc d e",
    "\u200b\ufeffzero\u200dwidth": "zero width",
    "{ $seat } { -brand }": "{ $seat } { -brand }",
    "Ж日本🎲": "Ж日本🎲",
}


@pytest.mark.parametrize("text", NAUGHTY, ids=repr)
def test_what_somebody_types_is_text_and_no_more(anna: Person, bert: Person, text: str) -> None:
    clean = NAUGHTY[text]
    assert good(anna.ask("PATCH", "/api/guest", {"name": text}))["name"] == clean
    table = anna.table("zimbabwe", 2, "you", "you", name=text, start=True)
    path = f"/api/tables/{table}"
    with bert.socket(table) as socket:
        assert heard(socket, "hello")["table"]["name"] == clean
        assert anna.post(f"{path}/chat", {"text": text})["text"] == clean
        said = heard(socket, "chat")
        assert (said["name"], said["text"]) == (clean, clean)
    seen = anna.position(table)
    good(anna.play(table, seen["legal"][0], seen["version"], "k"))
    answers = [bert.ask("GET", each) for each in (path, f"{path}/chat", "/api/tables")]
    answers.append(bert.ask("GET", f"{path}/log", params={"words": "true"}))
    for answer in answers:
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert clean in json.dumps(answer.json(), ensure_ascii=False).replace('\\"', '"')


@pytest.mark.parametrize(
    "text", ["", " ", "\0", "\u202e\u2066", "\u200b", "\n\t", "\u3164", "\u2800\u115f"]
)
def test_a_name_that_cannot_be_seen_is_none(anna: Person, text: str) -> None:
    table = anna.table("meduris", 2, "you")
    for path, body in (("/api/guest", {"name": text}), (f"/api/tables/{table}", {"name": text})):
        assert anna.ask("PATCH", path, body).status_code in {400, 422}
    answer = anna.ask("POST", f"/api/tables/{table}/chat", {"text": text})
    assert answer.status_code in {400, 422}
    assert anna.get("/api/guest") == anna.me


def test_long_texts_are_refused(anna: Person) -> None:
    table = anna.table("meduris", 2, "you")
    for text in ("x" * 10_000, "🎲" * 2_000):
        refused(anna.ask("PATCH", "/api/guest", {"name": text}), 400, "body")
        refused(anna.ask("PATCH", f"/api/tables/{table}", {"name": text}), 400, "body")
        refused(anna.ask("POST", f"/api/tables/{table}/chat", {"text": text}), 400, "body")


def test_every_answer_has_its_headers(server: ServerProcess, anna: Person) -> None:
    for path in (
        "/", "/index.html", "/nothing", "/health", "/metrics", "/api/openapi.json", "/api/games",
        "/api/guest", "/api/tables/x",
    ):  # fmt: skip
        answer = anna.http.get(path)
        for name, value in HEADERS.items():
            assert answer.headers.get_list(name) == [value], path
    by_lan = anna.http.get("/", headers={"host": "192.168.1.7"}).headers
    assert set(HEADERS) - set(by_lan) == {OPENER}, "browsers complain of it there"
    policy = HEADERS["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "script-src" not in policy or "unsafe" not in policy.split("script-src")[1].split(";")[0]
    assert "server" not in anna.http.get("/").headers
    assert server.process.poll() is None


def test_the_page_builds_no_html_from_texts() -> None:
    """The sources of the page put text where text belongs, and it holds no script of its own."""
    sources = Path(__file__).parents[2] / "ui/src"
    looked_at = 0
    for file in sources.rglob("*"):
        if file.suffix not in {".ts", ".svelte"}:
            continue
        source = file.read_text(encoding="utf-8")
        for bad in ("@html", "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write",
                    "eval(", "new Function", "javascript:", "srcdoc"):  # fmt: skip
            assert bad not in source, (file.name, bad)
        looked_at += 1
    assert looked_at > 30
    page = files("mbira.server").joinpath("static/index.html").read_text(encoding="utf-8")
    assert re.search(r"<script(?![^>]*\bsrc=)", page) is None, "no script in the page"
    assert re.search(r"\son\w+\s*=", page) is None, "no handler in the page"


def test_nothing_of_this_was_a_fault_of_ours(server: ServerProcess) -> None:
    assert "Traceback" not in server.log.read_text()
