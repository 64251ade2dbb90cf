"""Two matches that differ only in what somebody may not know are the same to them, to the byte."""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import pytest

from mbira.core.game import CHANCE, NOBODY, Record, describe, why_not
from mbira.core.input.options import make_options
from mbira.core.registry import find_game, find_spec
from mbira.server.store.document import decode_document
from mbira.server.store.rows import RecordRow
from mbira.server.tables.deciding.bots import _job, _log
from mbira.server.tables.standing import TableStanding
from tests.matches import adds_up
from tests.server.disk import file_of, sql
from tests.server.ears import Company
from tests.server.harness import PATIENCE, Person, serving
from tests.server.truth import Truth, plain

if TYPE_CHECKING:
    from pathlib import Path

    from mbira.core.action import Action
    from mbira.core.match import Match
    from tests.server.harness import ServerProcess

SPECIALS = ("area", "traders", "resource-area")
"""What special victory markers bring; who has which is known to nobody else."""


def other_marker(action: dict[str, Any], seat: int) -> Iterator[dict[str, Any]]:
    """Yield a seat's secret draw as it could have been."""
    if action["type"] == "secret" and action["seat"] == seat:
        yield from ({**action, "kind": kind} for kind in SPECIALS if kind != action["kind"])


def other_commitment(action: dict[str, Any], _: int) -> Iterator[dict[str, Any]]:
    """Yield a commitment as it could have been."""
    if action["type"] == "commit":
        yield from ({**action, "influence": n} for n in ("retreat", 0, 1, 2))


Other = Callable[[dict[str, Any], int], Iterator[dict[str, Any]]]


class Twin(NamedTuple):
    """A match, and what could be in the place of one of its records for all that others know."""

    match: Match
    owner: int
    """The seat that knows the difference."""
    version: int
    action: Action


def find_twin(match: Match, owner: int, other: Other) -> Twin | None:
    """Return what could be in the place of the last record that it could be for."""
    for version in range(match.version, 0, -1):
        record = match.records[version - 1]
        action = msgspec.to_builtins(record.action)
        for exchanged in other(action, owner) if record.seat in {"chance", owner} else ():
            decoded = match.game.codec.decode(exchanged)
            if decoded != record.action and follows(match, version, decoded):
                return Twin(match, owner, version, decoded)
    return None


def follows(match: Match, version: int, action: Action) -> bool:
    """Return whether a log is as good with another action in one place."""
    game, records = match.game, list(match.records)
    records[version - 1] = Record(records[version - 1].seat, action)
    state = game.rules.start(match.seats, match.options)
    for record in records:
        possible = game.rules.chance(state) if state.actor == CHANCE else game.rules.legal(state)
        if record.action not in possible:
            return False
        game.rules.apply(state, record.action)
    return adds_up(game, state)


def play_to_twin(start: Match, step: str, other: Other, rng: random.Random) -> Twin:
    """Return a match from here on in which something could be otherwise, for all others know."""
    while True:
        match = start.at(start.version)
        while not match.over:
            view = plain(match.view())
            if view["step"] == step:
                drawn = other is other_marker
                owner = match.actor if drawn else view["active"]
                found = find_twin(match, owner, other) if drawn or match.actor != owner else None
                if found is not None:
                    return found
            fights = [each for each in match.legal() if str(each).startswith("fight")]
            match.play(rng.choice(fights) if fights else match.legal().choose(rng))


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("twins")
    db = f"sqlite:///{folder / 'tables.db'}"
    with serving(db, folder / "log.txt", name="quiet") as running:
        yield running


def everything(
    server: ServerProcess, cookies: dict[str, str], company: Company
) -> dict[str, bytes]:
    """Return all that somebody is told about a match, by what they asked."""
    with Person(server.url, known=False) as person:
        person.http.cookies.update(cookies)
        return _everything(person, company)


def _everything(person: Person, company: Company) -> dict[str, bytes]:
    path, version = company.path, company.version
    asked = ["", "/chat", "/choices", "/save", "/ask", "/position", "/drawing", "/log",
             "/log?words=true&lang=it"]  # fmt: skip
    asked += [f"/position?version={n}" for n in range(0, version, 5)]
    asked += [
        f"/drawing?version={version - 1}",
        f"/frames?since={max(0, version - 20)}&until={version}",
        "/query?words=score",
        "/query?words=bid%201",
    ]
    found = {f"GET {each}": person.ask("GET", f"{path}{each}").content for each in asked}
    tries: list[tuple[str, object]] = [
        ("/why-not", {"action": "pass"}),
        ("/why-not", {"action": "commit 1"}),
        ("/preview", {"action": "pass"}),
        ("/preview", {"action": "commit 1"}),
        ("/fork", {}),
        ("/actions", {"action": "pass", "expected_version": 0, "key": "k"}),
    ]
    for what, body in tries:
        found[f"POST {what} {body}"] = person.ask("POST", f"{path}{what}", body).content
    with person.socket(company.table) as socket:
        found["socket"] = str(socket.recv(PATIENCE)).encode()
    return found


def put_on_disk(twin: Twin, table: str, source: Path, copies: list[Path]) -> None:
    """Write a match to copies of a database, to the last of them with the other record."""
    for copy in copies:
        sql(source, "VACUUM INTO ?", str(copy))
        values: list[object] = []
        for version, record in enumerate(twin.match.records, 1):
            seat = -1 if record.seat == "chance" else record.seat
            other = version == twin.version and copy is copies[-1]
            action = twin.action if other else record.action
            values += (table, version, seat, msgspec.json.encode(action), 1e9)
        rows = ", ".join(["(?, ?, ?, ?, ?, NULL)"] * twin.match.version)
        sql(copy, f"INSERT OR REPLACE INTO records VALUES {rows}", *values)  # noqa: S608
        sql(copy, "UPDATE tables SET version = ? WHERE id = ?", twin.match.version, table)


@pytest.mark.parametrize(
    ("step", "other"), [("auction", other_marker), ("commitment", other_commitment)]
)
def test_what_others_drew_or_committed_makes_no_difference(
    quiet: ServerProcess, tmp_path: Path, step: str, other: Other
) -> None:
    company = Company(quiet, "africa", 3)
    cookies = [dict(person.http.cookies) for person in company.everybody]
    company.leave()
    start = Truth(quiet, company.table).match
    twin = play_to_twin(start, step, other, random.Random(step))
    company.version = twin.match.version
    copies = [tmp_path / "one.db", tmp_path / "two.db"]
    put_on_disk(twin, company.table, file_of(quiet), copies)
    told = []
    for copy in copies:
        with serving(f"sqlite:///{copy}", tmp_path / "log.txt") as running:
            told.append([everything(running, each, company) for each in cookies])
    for place, (one, two) in enumerate(zip(*told, strict=True)):
        differ = {asked for asked in one if one[asked] != two[asked]}
        if place == twin.owner:
            assert {"GET /log", "GET /position", "socket"} <= differ, "its owner sees it"
        else:
            assert differ == set(), (place, differ)
    check_jobs(Truth(copies[0], company.table), copies, company.table, twin.owner)


def standing_of(copy: Path, table: str) -> TableStanding:
    """Return a table as a server has it in memory."""
    ((content, revision),) = sql(copy, "SELECT document, revision FROM tables WHERE id = ?", table)
    columns = "version, seat, action, at, key"
    rows = sql(copy, f"SELECT {columns} FROM records WHERE table_id = ? ORDER BY version", table)  # noqa: S608
    return TableStanding(decode_document(content), revision, [RecordRow(*row) for row in rows])


class Memories:
    """What is asked of a table for a job."""

    memories: dict[int, bytes] = {}  # noqa: RUF012


def check_jobs(truth: Truth, copies: list[Path], table: str, owner: int) -> None:
    """Check that a process that thinks is given what its seat may know, and the same in twins."""
    standings = [standing_of(copy, table) for copy in copies]
    jobs = [_job(Memories(), standing, "adept") for standing in standings]  # type: ignore[arg-type]
    logs = [_log(standing, job) for standing, job in zip(standings, jobs, strict=True)]
    one, two = (pickle.dumps(sent) for sent in zip(jobs, logs, strict=True))
    seat = jobs[0].seat
    assert seat == truth.match.actor
    assert jobs[0].view == truth.match.view(seat)
    log = [{**each, "at": 0} for each in msgspec.json.decode(logs[0])]
    assert log == [{**each, "at": 0} for each in truth.log(seat)]
    assert (one == two) == (seat != owner)
    for secret in (truth.seed.encode(), *truth.hidden_records(seat)):
        assert secret not in one


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("africa", 3, {}),
        ("africa", 3, {"influence_public": False, "held_action_markers_public": False}),
        ("meduris", 3, {"stocks": "hidden"}),
        ("meduris", 2, {"stocks": "totals"}),
        ("zimbabwe", 2, {}),
    ],
)
def test_what_is_said_of_a_record_tells_no_more_than_what_is_seen_then(
    name: str, seats: int, options: dict[str, object]
) -> None:
    """In another state that somebody could not tell from this one, the same is said to them."""
    game = find_game(name)
    chosen = make_options(find_spec(name), options)
    rng, compared = random.Random(name), 0
    state = game.rules.start(seats, chosen)
    while state.actor != NOBODY:
        possible = game.rules.chance(state) if state.actor == CHANCE else game.rules.legal(state)
        action = possible.choose(rng)
        record = Record("chance" if state.actor == CHANCE else state.actor, action)
        after = state.clone()
        game.rules.apply(after, action)
        for seat in (None, *range(seats)):
            other = game.sight.imagine(game.sight.view(state, seat), rng)
            if action not in (
                game.rules.chance(other) if other.actor == CHANCE else game.rules.legal(other)
            ):
                continue
            later = other.clone()
            game.rules.apply(later, action)
            if game.sight.view(later, seat) != game.sight.view(after, seat):
                continue  # then what happened told them more, and may be said
            seen = game.sight.redact(state, record, seat)
            assert describe(game, state, seen) == describe(game, other, seen), action
            if seat == state.actor:
                for tried in possible:
                    assert why_not(game, other, tried) is None
            compared += 1
        state = after
    assert compared > 300
