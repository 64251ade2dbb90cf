"""Nothing leaks: every byte that a seat or a spectator is sent is what they may know, no more."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlsplit

import pytest

from mbira.core.game import NOBODY
from tests.server.disk import sql
from tests.server.ears import Company, Ear
from tests.server.harness import good, refused
from tests.server.truth import Truth, plain

if TYPE_CHECKING:
    from tests.server.ears import Heard
    from tests.server.harness import ServerProcess

OPEN_INFO = {
    "id", "name", "game", "status", "seats", "version", "changed", "commitment", "settings",
    "options", "colours", "owner", "watching", "actor",
}  # fmt: skip
"""All that is said of a table while its match goes on."""
SEAT_INFO = {"name", "yours", "here", "made"}


def probe(company: Company, rng: random.Random) -> None:
    """Let everybody ask for everything that there is to ask for."""
    path, version = company.path, company.version
    elsewhere = rng.randrange(version)
    actor = company.players[company.actor]
    for person in company.everybody:
        seats = {person.seat} if person.seat is not None else set()
        queries: list[dict[str, object]] = [{}, {"version": elsewhere}]
        for query in queries:
            person.get(f"{path}/position", **query)
            person.get(f"{path}/drawing", **query)
        person.get(f"{path}/frames", since=max(0, elsewhere - 3), until=elsewhere)
        person.get(f"{path}/log", since=0)
        person.get(f"{path}/log", since=elsewhere, until=version - 1, words="true")
        person.get(path)
        person.get("/api/tables")
        person.ask("GET", f"{path}/chat")
        person.ask("GET", f"{path}/choices")
        person.ask("GET", f"{path}/save")
        person.ask("GET", f"{path}/nothing")
        person.ask("GET", f"{path}/position?version={version + 1}")
        person.ask("GET", f"{path}/position?version=-1")
        for seat in set(range(len(company.players))) - seats:
            refused(person.ask("GET", f"{path}/position?seat={seat}"), 403, "not-your-seat")
            refused(person.ask("GET", f"{path}/log?seat={seat}"), 403, "not-your-seat")
            frames = f"{path}/frames?since=0&until=1&seat={seat}"
            refused(person.ask("GET", frames), 403, "not-your-seat")
            refused(
                person.ask("GET", f"{path}/drawing?seat={seat}&version={elsewhere}"),
                403, "not-your-seat",
            )  # fmt: skip
        action = rng.choice(actor.position_seen["legal"])
        tried = person.ask("POST", f"{path}/why-not", {"action": action})
        assert tried.status_code == (200 if person is actor else 403)
        shown = person.ask("POST", f"{path}/preview", {"action": action})
        assert shown.status_code == (200 if person is actor else 403)
        if person is not actor:
            assert not person.play(company.table, action, version, "x").is_success


def guess(company: Company, truth: Truth) -> None:
    """Let everybody ask the game's own questions, and try to get a log that they may not have."""
    for person in company.everybody:
        for words, answer in truth.questions(person.seat, company.version).items():
            said = person.ask("GET", f"{company.path}/ask", params={"words": words})
            assert said.is_success == (answer is not None), words
            if answer is not None:
                assert [each["message"] for each in said.json()] == answer
            person.ask("GET", f"{company.path}/query", params={"words": words})
        hides = truth.hides(person.seat, company.version)
        saved = person.ask("GET", f"{company.path}/save")
        forked = person.ask("POST", f"{company.path}/fork", {})
        if hides:
            refused(saved, 403, "hidden")
            refused(forked, *((403, "hidden") if person.http.cookies else (401, "guest")))
        else:
            assert "seed" not in good(saved)
            whole = [{"seat": each["seat"], "action": each["action"]} for each in truth.whole]
            assert saved.json()["records"] == whole
            assert saved.json()["header"]["chance"] == truth.document["commitment"]


@pytest.mark.parametrize(
    ("game", "seats", "options", "most"),
    [
        ("africa", 2, {}, None),
        ("africa", 3, {"influence_public": False, "held_action_markers_public": False}, 100),
        ("meduris", 3, {"turn_limit": 45}, None),
        ("zimbabwe", 2, {"round_limit": 6}, None),
    ],
)
def test_every_byte_of_a_whole_match_is_what_its_reader_may_know(
    server: ServerProcess, game: str, seats: int, options: dict[str, object], most: int | None
) -> None:
    rng = random.Random(f"{game}{seats}")
    company = Company(server, game, seats, **options)
    turns = 0
    while company.actor != NOBODY and (most is None or turns <= most):
        turns += 1
        if turns % 60 == 30:
            probe(company, rng)
        if turns == 40:
            guess(company, Truth(server, company.table))
        company.play(rng)
    truth = Truth(server, company.table)
    over = truth.match.over
    assert over == (most is None)
    assert turns > 40, "everybody has guessed"
    end = truth.match.version + (not over)
    secrets = sql(server, "SELECT value FROM facts WHERE name = 'secret'")[0][0]
    for person in company.everybody:
        before = [each for each in person.heard if each.version < end]
        assert len(before) > 50
        for each in before:
            check(each, person, truth)
        search(before, person, company, truth, secrets)
    if over:
        check_after(company, truth)
    company.leave()


def check(each: Heard, person: Ear, truth: Truth) -> None:
    """Check that something said while the match goes on is what an honest server would say."""
    kind, address = (*each.request.split(), "")[:2]
    if kind == "socket":
        _check_news(each, address, person, truth)
        return
    if each.status != 200 or kind != "GET":
        return  # a refusal, or what was just done: it is searched like everything
    parts = urlsplit(address)
    query = {name: values[-1] for name, values in parse_qs(parts.query).items()}
    what = parts.path.rpartition("/")[2]
    version = int(query.get("version", each.version))
    if what == "position":
        honest = truth.position_now if version == each.version else truth.position
        secrets = "version" in query and truth.hides(person.seat, version)
        said = honest(person.seat, version)
        assert each.said == ({**said, "secrets": True} if secrets else said)
    elif what == "log":
        until = int(query["until"]) if "until" in query else each.version
        told = truth.log(person.seat, int(query.get("since", 0)), until)
        _check_told(each.said, told, truth, words="words" in query)
    elif what == "drawing":
        marked = "version" not in query
        assert each.said["lines"] == truth.drawing(person.seat, version, marked=marked)
    elif what == "choices":
        state = truth.states[version]
        assert state.actor == person.seat
        offered = [choice["action"] for choice in each.said["choices"]]
        assert offered == plain(list(truth.game.rules.legal(state)))
        assert each.said["question"]["message"] == plain(truth.game.speech.question(state))
    elif parts.path.count("/") == 3 and parts.path.startswith("/api/tables/"):
        _check_info(each.said)


def _check_news(each: Heard, kind: str, person: Ear, truth: Truth) -> None:
    news = each.said
    if kind == "update" or (kind == "hello" and "position" in news):
        since = news["since"] if kind == "update" else 0
        _check_told(news["records"], truth.log(person.seat, since, each.version), truth)
        assert news["position"] == truth.position_now(person.seat, each.version)
    if "table" in news:
        _check_info(news["table"])
    assert set(news) <= {"type", "since", "records", "position", "table", "chat"}


def _check_told(said: list[Any], honest: list[Any], truth: Truth, *, words: bool = False) -> None:
    for record in said:
        assert isinstance(record.pop("at"), float)
        if words:
            assert isinstance(record.pop("words"), str)
    assert said == honest, truth.game.spec.id


def _check_info(info: dict[str, Any]) -> None:
    assert set(info) <= OPEN_INFO
    for seat in info["seats"]:
        assert set(seat) <= SEAT_INFO


def search(heard: list[Heard], person: Ear, company: Company, truth: Truth, secret: str) -> None:
    """Search every byte for what is nobody's business: seeds, other people, hidden records."""
    needles = [truth.seed.encode(), secret.encode(), *truth.hidden_records(person.seat)]
    for other in company.everybody:
        if other is not person and other.http.cookies:
            needles += [other.me["id"].encode(), other.http.cookies["mbira"].encode()]
            needles.append(other.http.cookies["mbira"].rpartition(".")[2].encode())
    for each in heard:
        for needle in needles:
            assert needle not in each.content, (each.request, needle)


def check_after(company: Company, truth: Truth) -> None:
    """Check that everybody can have everything once the match is over."""
    for person in company.everybody:
        last = person.heard[-1]
        info = person.get(company.path)
        assert info["seed"] == truth.seed
        log = person.get(f"{company.path}/log")
        for record in log:
            del record["at"]
        assert log == truth.whole
        for seat in range(len(company.players)):
            seen = person.get(f"{company.path}/position", seat=seat)
            assert seen == truth.position_now(seat, truth.match.version)
        saved = person.get(f"{company.path}/save")
        assert saved["seed"] == truth.seed
        assert last.version == truth.match.version
