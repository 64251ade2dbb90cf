"""Two matches that differ only in what somebody may not know are the same to them, to the byte."""

from __future__ import annotations

import pickle
import random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from mbira.core.game import CHANCE, NOBODY, Record
from mbira.core.options import make_options
from mbira.core.registry import find_game, find_spec
from mbira.server.documents import decode_document
from mbira.server.driving import _job
from mbira.server.standing import Standing
from mbira.server.store.rows import RecordRow
from tests.server.disk import file_of, sql
from tests.server.ears import Company
from tests.server.harness import Person, serving
from tests.server.truth import Truth

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.server.harness import ServerProcess

    Exchange = Callable[[Any], bytes | None]

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


def twins(truth: Truth, seat: int, other: Callable[..., Iterator[dict[str, Any]]]) -> Any:
    """Return the version of a record and what could be in its place, the rest being the same."""
    for version in reversed(range(1, truth.match.version + 1)):
        record = truth.match.records[version - 1]
        action = msgspec.to_builtins(record.action)
        for exchanged in other(action, seat) if record.seat in {"chance", seat} else ():
            if exchanged != action and follows(truth, version, exchanged):
                return version, exchanged
    return None


def follows(truth: Truth, version: int, action: dict[str, Any]) -> bool:
    """Return whether a log is as good with another action in one place."""
    records = list(truth.match.records)
    decoded = truth.game.codec.decode(action)
    records[version - 1] = Record(records[version - 1].seat, decoded)
    state = truth.game.start(truth.match.seats, truth.match.options)
    for record in records:
        if state.actor == NOBODY:
            return False
        possible = truth.game.chance(state) if state.actor == CHANCE else truth.game.legal(state)
        if record.action not in possible:
            return False
        truth.game.apply(state, record.action)
    try:
        truth.game.audit(state)
    except AssertionError:
        return False
    return True


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("twins")
    with serving(f"sqlite:///{folder / 'tables.db'}", folder / "log.txt") as running:
        yield running


def until(company: Company, step: str, rng: random.Random) -> bool:
    """Play on until something is being decided; return whether it came to that."""
    while company.actor != NOBODY:
        if company.others[0].position_seen["view"]["step"] == step:
            return True
        legal = company.players[company.actor].position_seen["legal"]
        fights = [action for action in legal if action["type"] == "fight"]
        company.act(rng.choice(fights or legal))
    return False


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
    ]
    found = {f"GET {each}": person.ask("GET", f"{path}{each}").content for each in asked}
    tries: list[tuple[str, object]] = [
        ("/why-not", {"action": "pass"}),
        ("/why-not", {"action": "commit 1"}),
        ("/fork", {}),
        ("/actions", {"action": "pass", "expected_version": 0, "key": "k"}),
    ]
    for what, body in tries:
        found[f"POST {what} {body}"] = person.ask("POST", f"{path}{what}", body).content
    with person.socket(company.table) as socket:
        found["socket"] = str(socket.recv(10)).encode()
    return found


@pytest.mark.parametrize(
    ("step", "other"), [("auction", other_marker), ("commitment", other_commitment)]
)
def test_what_others_drew_or_committed_makes_no_difference(
    quiet: ServerProcess, tmp_path: Path, step: str, other: Any
) -> None:
    rng = random.Random(step)
    found = None
    while found is None:
        company = Company(quiet, "africa", 3)
        while found is None and until(company, step, rng):
            view = company.others[0].position_seen["view"]
            owner = company.actor if other is other_marker else view["active"]
            truth = Truth(quiet, company.table)
            found = twins(truth, owner, other)
            if found is None or (other is other_commitment and company.actor == owner):
                found = None
                legal = company.players[company.actor].position_seen["legal"]
                company.act(rng.choice(legal))
        if found is None:
            company.leave()
    version, exchanged = found
    cookies = [dict(person.http.cookies) for person in company.everybody]
    company.leave()
    copies = []
    for name in ("one", "two"):
        copy = tmp_path / f"{name}.db"
        sql(file_of(quiet), "VACUUM INTO ?", str(copy))
        copies.append(copy)
    content = msgspec.json.encode(truth.game.codec.decode(exchanged))
    where = "WHERE table_id = ? AND version = ?"
    sql(copies[1], f"UPDATE records SET action = ? {where}", content, company.table, version)  # noqa: S608
    told = []
    for copy in copies:
        with serving(f"sqlite:///{copy}", tmp_path / "log.txt") as running:
            told.append([everything(running, each, company) for each in cookies])
    for place, (one, two) in enumerate(zip(*told, strict=True)):
        differ = {asked for asked in one if one[asked] != two[asked]}
        if place == owner:
            assert {"GET /log", "GET /position", "socket"} <= differ, "its owner sees it"
        else:
            assert differ == set(), (place, differ)
    check_jobs(truth, copies, company.table, owner)


def standing_of(copy: Path, table: str) -> Standing:
    """Return a table as a server has it in memory."""
    ((content, revision),) = sql(copy, "SELECT document, revision FROM tables WHERE id = ?", table)
    columns = "version, seat, action, at, key"
    rows = sql(copy, f"SELECT {columns} FROM records WHERE table_id = ? ORDER BY version", table)  # noqa: S608
    return Standing(decode_document(content), revision, [RecordRow(*row) for row in rows])


class Memories:
    """What is asked of a table for a job."""

    memories: dict[int, bytes] = {}  # noqa: RUF012


def check_jobs(truth: Truth, copies: list[Path], table: str, owner: int) -> None:
    """Check that a process that thinks is given what its seat may know, and the same in twins."""
    jobs = [_job(Memories(), standing_of(copy, table), "adept") for copy in copies]  # type: ignore[arg-type]
    one, two = map(pickle.dumps, jobs)
    seat = jobs[0].seat
    assert seat == truth.match.actor
    assert jobs[0].view == truth.match.view(seat)
    log = [{**each, "at": 0} for each in msgspec.json.decode(jobs[0].log)]
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
    state = game.start(seats, chosen)
    while state.actor != NOBODY:
        possible = game.chance(state) if state.actor == CHANCE else game.legal(state)
        action = possible.choose(rng)
        record = Record("chance" if state.actor == CHANCE else state.actor, action)
        after = state.clone()
        game.apply(after, action)
        for seat in (None, *range(seats)):
            other = game.imagine(game.view(state, seat), rng)
            if action not in (game.chance(other) if other.actor == CHANCE else game.legal(other)):
                continue
            later = other.clone()
            game.apply(later, action)
            if game.view(later, seat) != game.view(after, seat):
                continue  # then what happened told them more, and may be said
            seen = game.redact(state, record, seat)
            assert game.describe(state, seen) == game.describe(other, seen), action
            if seat == state.actor:
                for tried in possible:
                    assert game.why_not(other, tried) is None
            compared += 1
        state = after
    assert compared > 300
