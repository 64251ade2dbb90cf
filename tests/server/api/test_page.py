"""The files of the page, as they are sent."""

from __future__ import annotations

import gzip
from importlib.resources import files
from typing import TYPE_CHECKING

from tests.server.harness import refused

if TYPE_CHECKING:
    from tests.server.harness import Person

INDEX = files("mbira.server").joinpath("static/index.html").read_bytes()


def test_the_page_is_there_and_is_asked_for_anew(anna: Person) -> None:
    for path in ("/", "/index.html"):
        answer = anna.http.get(path)
        assert answer.content == INDEX
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"


def test_what_is_known_is_not_sent_again(anna: Person) -> None:
    tag = anna.http.get("/").headers["etag"]
    again = anna.http.get("/", headers={"if-none-match": f'"other", {tag}'})
    assert again.status_code == 304
    assert again.content == b""
    assert anna.http.get("/", headers={"if-none-match": '"other"'}).status_code == 200


def test_files_are_packed_for_who_can_unpack_them(anna: Person) -> None:
    plain = anna.http.get("/", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    with anna.http.stream("GET", "/", headers={"accept-encoding": "gzip"}) as packed:
        assert packed.headers["content-encoding"] == "gzip"
        raw = b"".join(packed.iter_raw())
    assert len(raw) < len(INDEX)
    assert gzip.decompress(raw) == plain.content == INDEX


def test_files_whose_names_say_what_is_in_them_are_kept(anna: Person) -> None:
    assets = files("mbira.server").joinpath("static/assets")
    for each in assets.iterdir():
        answer = anna.http.get(f"/assets/{each.name}")
        assert answer.content == each.read_bytes()
        assert "immutable" in answer.headers["cache-control"]
        kind = answer.headers["content-type"]
        assert each.name.endswith(".js") == ("javascript" in kind)
        assert each.name.endswith(".woff2") == (kind == "font/woff2")


def test_other_files_and_other_methods_are_refused(anna: Person) -> None:
    refused(anna.http.get("/assets/nothing.js"), 404, "path")
    refused(anna.http.get("/assets"), 404, "path")
    answer = anna.http.post("/", content=b"")
    refused(answer, 405, "method")
    assert answer.headers["allow"] == "GET, HEAD"
    assert anna.http.head("/").content == b""
