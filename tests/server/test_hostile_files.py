"""Boards and save files from people who mean no good: refused in one line, and nobody waits."""

from __future__ import annotations

import json
import random
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import pytest

import mbira
from mbira.core.log.save import document_text
from mbira.games.africa.rules.board_file import reconstructed_board
from tests.server.harness import good, refused

if TYPE_CHECKING:
    from collections.abc import Callable

    import httpx

    from mbira.core.match import Match
    from tests.server.harness import Person

LONG = "z" * 60_000
AFRICA = json.loads(reconstructed_board())


def check_one_line(answer: httpx.Response, *statuses: int) -> str:
    """Check that an answer is a refusal in one line that can be read."""
    assert answer.status_code in (statuses or (422,)), (answer.status_code, answer.text[:300])
    words = str(answer.json()["error"]["words"])
    assert len(words) <= 510
    assert len(words.splitlines()) == 1
    assert words.isprintable(), words
    assert "Traceback" not in words
    return words


BOARDS: dict[str, tuple[str, object]] = {
    "nothing": ("africa", ""),
    "no text": ("africa", 7),
    "deep": ("africa", "[" * 60_000),
    "deep objects": ("meduris", '{"a":' * 12_000),
    "twice": ("africa", '{"areas": {}, "areas": {}}'),
    "no number": ("meduris", '{"spaces": NaN}'),
    "endless number": ("meduris", f'{{"rocks": {"9" * 5000}}}'),
    "infinite": ("meduris", '{"rocks": 1e999}'),
    "zero byte": ("zimbabwe", "\0"),
    "control": ("zimbabwe", "S\x1b[31m\nSS"),
    "odd spaces": ("zimbabwe", "S\u00a0S"),
    "long line": ("zimbabwe", "." * 60_000),
    "many lines": ("zimbabwe", ".\n" * 30_000),
    "too few": ("zimbabwe", "S"),
    "long name": ("africa", json.dumps({**AFRICA, "areas": {LONG: {"is": "", "borders": ""}}})),
    "long marker": ("africa", json.dumps({**AFRICA, "markers": [f"1 {LONG} 1"]})),
    "long count": ("africa", json.dumps({**AFRICA, "markers": [f"{'9' * 50_000} station 1"]})),
    "many areas": (
        "africa",
        json.dumps({**AFRICA, "areas": {f"a{i}": {"is": "", "borders": ""} for i in range(1500)}}),
    ),
    "last is wrong": (
        "africa",
        json.dumps({**AFRICA, "areas": {f"a{i}": {"is": i, "borders": ""} for i in range(1500)}}),
    ),
    "script": ("africa", json.dumps({**AFRICA, "<script>alert(1)</script>": 1})),
}


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_that_is_none_is_refused(anna: Person, name: str) -> None:
    game, board = BOARDS[name]
    body = {"game": game, "seats": 2, "options": {"board": board}}
    words = check_one_line(anna.ask("POST", "/api/tables", body))
    assert "board" in words
    assert anna.get("/api/tables", mine="true") == []


def test_a_board_that_is_too_long_is_not_even_read(anna: Person) -> None:
    for game, board in (
        ("africa", json.dumps(AFRICA) + " " * 65_536),
        ("zimbabwe", "#\n" * 40_000),
    ):
        body = {"game": game, "seats": 2, "options": {"board": board}}
        error = refused(anna.ask("POST", "/api/tables", body), 413, "too-large")
        assert error["pointer"] == "/options/board"


@pytest.mark.parametrize(
    "options",
    [
        {LONG: 1},
        {"\u202e": True},
        {f"o{number}": 1 for number in range(5000)},
        {"gods": ["eshu"] * 5000},
        {"gods": [LONG]},
        {"gods": "eshu"},
        {"round_limit": -1},
        {"round_limit": "many"},
        {"setup": {"a": 1}},
        {"setup": LONG},
    ],
)
def test_options_that_are_none_are_refused(anna: Person, options: dict[str, object]) -> None:
    body = {"game": "zimbabwe", "seats": 2, "options": options}
    check_one_line(anna.ask("POST", "/api/tables", body), 400, 422)


def some_match(game: str = "zimbabwe") -> Match:
    """Return a match that was begun."""
    match, rng = mbira.new(game, seats=2, seed=3), random.Random(3)
    while match.version < 60:
        match.play(match.legal().choose(rng))
    return match


def save_of(match: Match, seed: str | None = None) -> dict[str, Any]:
    """Return a save file to be changed."""
    return dict(json.loads(document_text(match.header, match.records, seed)))


def bring(person: Person, content: object) -> httpx.Response:
    """Send a save file in."""
    raw = content if isinstance(content, bytes) else json.dumps(content).encode()
    return person.http.post("/api/saves", content=raw)


def test_a_proper_save_file_is_taken(anna: Person) -> None:
    match = some_match()
    info = good(bring(anna, save_of(match)))
    assert info["practice"]
    assert info["version"] == match.version
    assert info["commitment"] != match.header.chance, "it goes on with a chance of its own"


def test_save_files_that_are_none_are_refused(anna: Person) -> None:
    save = save_of(some_match())
    header, records = save["header"], save["records"]
    action = next(n for n, record in enumerate(records) if record["seat"] != "chance")
    chance = next(n for n, record in enumerate(records) if record["seat"] == "chance")

    def with_record(number: int, **changes: object) -> dict[str, Any]:
        changed = [dict(record) for record in records]
        changed[number] |= changes
        return {**save, "records": changed}

    def with_header(**changes: object) -> dict[str, Any]:
        return {**save, "header": {**header, **changes}}

    bad: list[object] = [
        b"", b"null", b"[]", b"7", b"\xff\xfe{}", b"\0", b"{", b"[" * 100_000, b'{"a":' * 50_000,
        b'{"format": "mbira/1", "format": "mbira/1"}', b'{"format": "\\ud800"}',
        b"NaN", b"9" * 10_000, b'{"format": "mbira/1", "header": 1e999}',
        json.dumps(save).encode()[:-40],
        {**save, "format": "mbira/2"}, {**save, "format": LONG}, {**save, "more": 1},
        {**save, "records": {}}, {**save, "records": [[]] * 100}, {**save, "seed": 7},
        {**save, "seed": "\n"}, {**save, "seed": LONG}, {**save, "seed": "not this one"},
        with_header(game="chess"), with_header(game=LONG), with_header(game="\ud800"),
        with_header(game="\0"), with_header(ruleset=99), with_header(ruleset=2**70),
        with_header(seats=0), with_header(seats=-1), with_header(seats=6),
        with_header(seats=10**30),
        with_header(options={"board": "\ud800S"}), with_header(options={"\ud800": 1}),
        with_header(options={**header["options"], "round_limit": "x"}), with_header(options=[]),
        with_header(data={}), with_header(data={"tiles": "sha256:0"}), with_header(chance=None),
        with_header(chance_from=-1), with_header(chance_from=10**12),
        with_record(action, seat=1 - int(records[action]["seat"])),
        with_record(action, seat="both"),
        with_record(action, seat=99), with_record(action, seat=-1),
        with_record(action, seat="\ud800"),
        with_record(action, seat=True), with_record(action, action={"type": "undo", "to": 10**30}),
        with_record(action, action={"type": "undo", "to": -1}),
        with_record(action, action={"type": "undo", "to": 0, "agreed": True}),
        with_record(action, action={"type": "redo"}), with_record(action, action={}),
        with_record(action, action={"type": LONG}), with_record(action, action={"type": "\ud800"}),
        with_record(action, action={"type": ["a"]}), with_record(action, action={"type": "raise"}),
        with_record(action, action={"type": "raise", "cell": "\ud800"}),
        with_record(action, action={"type": "raise", "cell": LONG}),
        with_record(chance, action={"type": "undo", "to": 0}),
        with_record(chance, action=records[action]["action"]), with_record(chance, seat=0),
        {**save, "records": records[1:]}, {**save, "records": [*records, records[0]]},
        {**save, "records": [*records[:action], *[{"seat": 0, "action": {"type": "redo"}}] * 9]},
    ]  # fmt: skip
    said = {check_one_line(bring(anna, each)) for each in bad}
    assert len(said) > 35, "each says what is wrong with it"
    assert anna.get("/api/tables", mine="true") == []


def test_a_match_with_other_chance_results_than_its_seed_gives_is_refused(anna: Person) -> None:
    match, rng = mbira.new("meduris", seats=2, seed="dice"), random.Random(1)
    while not match.over:
        match.play(match.legal().choose(rng))
    save = save_of(match, "dice")
    assert good(bring(anna, save))["status"] == "over"
    other = mbira.new("meduris", seats=2, seed="other").header.chance
    lied = {**save, "header": {**save["header"], "chance": other}}
    assert "commits" in check_one_line(bring(anna, lied))
    twins = [save_of(mbira.new("meduris", seats=2, seed=number)) for number in range(2)]
    twins[0]["records"] = twins[1]["records"]
    twins[0]["seed"] = "0"
    assert "does not follow" in check_one_line(bring(anna, twins[0]))


def test_a_save_file_that_is_too_long_is_refused(anna: Person) -> None:
    save = save_of(some_match())
    huge = json.dumps(save).encode() + b" " * 5_000_000
    refused(anna.http.post("/api/saves", content=huge), 413, "too-large")
    last = save["records"][-1]
    save["records"] = [last] * 3001
    refused(bring(anna, save), 422, "too-long")
    refused(anna.http.post("/api/saves", content=b"[" + b"[]," * 100_000), 422, "too-long")
    save["records"] = []
    save["header"]["options"]["board"] = "# \n" * 30_000
    refused(bring(anna, save), 413, "too-large")


def back_and_forth(length: int) -> Match:
    """Return a match in which people took everything back and did it again, over and over."""
    match = some_match()
    first = next(n for n, record in enumerate(match.line) if record.seat != "chance")
    while match.version < length:
        match.undo(0, first, agreed=True)
        match.redo(0)
    return match


def dense_board(areas: int, variant: int = 0) -> str:
    """Return a board for Heart of Africa that is as much work as a board can be."""
    names = [f"a{number}" for number in range(areas)]
    board = {**AFRICA, "components": {**AFRICA["components"], "areas": areas}}
    board["areas"] = {
        name: {
            "is": "heart" if name == "a0" else "coast",
            "borders": " ".join(other for other in names if other != name),
            "at": [17 * number % 1000, (31 * number + variant) % 1000],
        }
        for number, name in enumerate(names)
    }
    return json.dumps({**board, "traders": 99, "neutrals": 99})


def test_others_play_on_while_a_file_or_a_board_is_looked_at(anna: Person, bert: Person) -> None:
    content = json.dumps(save_of(back_and_forth(1500))).encode()
    board = {
        "game": "africa", "seats": 2, "options": {"board": dense_board(50)},
        "chairs": ["you", "you"], "start": True,
    }  # fmt: skip
    with ThreadPoolExecutor(1) as elsewhere:

        def busy_with(work: Callable[[], httpx.Response]) -> Any:
            table = bert.table("meduris", 2, "you", "you", start=True)
            answer = elsewhere.submit(work)
            while not answer.done():
                seen = bert.position(table)
                if "legal" not in seen:  # it is over
                    table = bert.table("meduris", 2, "you", "you", start=True)
                    continue
                key = f"{seen['version']}"
                good(bert.play(table, seen["legal"][0], seen["version"], key))
            return good(answer.result())

        busy_with(lambda: bring(anna, content))
        made = busy_with(lambda: anna.ask("POST", "/api/tables", board))["id"]
        busy_with(lambda: anna.ask("GET", f"/api/tables/{made}/drawing"))


def test_who_brings_boards_makes_only_those_wait_who_bring_some(anna: Person, bert: Person) -> None:
    """Five boards are drawn, which is more than are drawn at once; others open and draw theirs."""
    tables = [
        anna.table("africa", 2, "you", "you", options={"board": dense_board(10, n)}, start=True)
        for n in range(5)
    ]
    path = "/api/tables/{}/drawing"

    def make_and_draw() -> None:
        mine = bert.table("meduris", 2, "you", "you", start=True)
        assert bert.get(path.format(mine))["lines"]
        bert.post(f"/api/tables/{mine}/fork", {})

    make_and_draw()  # what has to be loaded is
    with ThreadPoolExecutor(5) as elsewhere:
        drawn = [elsewhere.submit(anna.ask, "GET", path.format(table)) for table in tables]
        make_and_draw()
        assert sum(each.done() for each in drawn) <= 2, "they did not wait for all of them"
        for each in drawn:
            good(each.result())
