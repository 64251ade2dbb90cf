"""What Schemathesis is told so that its requests reach real tables, in every state."""

from __future__ import annotations

import atexit
import json
import os
import random
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import schemathesis
from schemathesis.core.parameters import ParameterLocation

from tests.server.schema import ANSWERS, HOUSE

if TYPE_CHECKING:
    from schemathesis import AuthContext, Case, HookContext, Response

house: dict[str, Any] = json.loads(Path(os.environ[HOUSE]).read_text(encoding="utf-8"))
tables: dict[str, str] = house["tables"]
me = httpx.Client(base_url=house["url"], headers={"Authorization": f"Bearer {house['token']}"})
numbers = iter(range(10**9))
answers: Counter[tuple[str, int]] = Counter()
"""How often each operation was answered with each status."""


@atexit.register
def _report() -> None:
    """Leave word of what was answered."""
    found: dict[str, dict[int, int]] = {}
    for (operation, status), count in sorted(answers.items()):
        found.setdefault(operation, {})[status] = count
    Path(os.environ[HOUSE]).with_name(ANSWERS).write_text(json.dumps(found), encoding="utf-8")


@schemathesis.hook
def after_call(context: HookContext, case: Case[Any], response: Response) -> None:  # noqa: ARG001
    """Count an answer."""
    answers[case.operation.label, response.status_code] += 1


def proper(case: Case[Any], location: ParameterLocation) -> bool:
    """Return whether a part of a request is as it should be, not wrong on purpose."""
    return case.meta is not None and not case.meta.is_negative_at(location)


@schemathesis.hook
def before_call(context: HookContext, case: Case[Any], kwargs: dict[str, Any]) -> None:  # noqa: ARG001
    """Let a request go to a table that exists, and mostly ask for what can be done there."""
    number = next(numbers)
    rng = random.Random(number)
    path = case.operation.path
    if isinstance(case.body, dict | list | float):
        case.body = whole(case.body)
    table = ""
    if "{table}" in path:
        if not proper(case, ParameterLocation.PATH):
            return
        table = pick(path, rng)
        places = {**dict(case.path_parameters or {}), "table": table}
        if "seat" in places and number % 4:
            places["seat"] = number % 2
        if "about" in places and number % 4:
            places["about"] = "forced"
        case.path_parameters = places
    if "{person}" in path or "leaderboards/{game}" in path:
        if not proper(case, ParameterLocation.PATH):
            return
        known = {"person": rng.choice(house["people"]), "game": "meduris"}
        mine = dict(case.path_parameters or {})
        case.path_parameters = {name: known.get(name, mine[name]) for name in mine}
    if path.endswith("/query") and proper(case, ParameterLocation.QUERY) and number % 3:
        case.query = {"words": rng.choice(["score", "income"])}
    if proper(case, ParameterLocation.BODY) and isinstance(case.body, dict) and number % 3:
        case.body = fitting(path, table, dict(case.body), rng)


OPENING = {"start", "close", "join", "leave", "bot", "invites", "invitation", "ready", "fill"}
DECIDING = {
    "actions", "undo", "redo", "restart", "requests", "why-not", "preview", "orders", "{about}",
}  # fmt: skip


def pick(path: str, rng: random.Random) -> str:
    """Return a table for an operation: any, or a new one where it takes one that is open."""
    what = path.rpartition("/")[2]
    if what == "answer":
        return tables["shared"]
    if what in OPENING and rng.random() < 0.6:
        chairs = ["you", "you"] if what == "start" else ["you", None]
        made = me.post("/api/tables", json={"game": "meduris", "seats": 2, "chairs": chairs})
        return str(made.json()["id"])
    if what in DECIDING and rng.random() < 0.6:
        return tables[rng.choice([name for name in tables if name.endswith("playing")])]
    return rng.choice(list(tables.values()))


def fitting(path: str, table: str, body: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """Return a body that fits how things stand."""
    if path == "/api/guest/claim":
        with httpx.Client(base_url=house["url"]) as guest:
            guest.post("/api/guest")
            return {"token": guest.post("/api/guest/transfer").json()["token"]}
    if path == "/api/sign-in/code":
        with httpx.Client(base_url=house["url"]) as guest:
            guest.post("/api/guest")
            return {"code": guest.post("/api/guest/codes").json()["codes"][0]}
    if path.endswith("/orders/{about}"):
        return {"do": "play", "until": "match"}
    if path == "/api/saves":
        over = rng.choice([name for name in tables if name.endswith("over")])
        return dict(me.get(f"/api/tables/{tables[over]}/save").json())
    if path == "/api/tables":
        return {**body, "game": rng.choice(["africa", "meduris"]), "seats": 3, "options": {},
                "chairs": ["you", None, "random"], "start": False}  # fmt: skip
    if path.endswith(("/leave", "/join", "/invitation")):
        return {}
    if path.endswith("/fill"):
        return {"bot": "random"}
    if path.endswith("/answer"):
        ask_back(table)
        return {"agree": False}
    return up_to_date(path, table, body, rng)


def up_to_date(path: str, table: str, body: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """Return a body about a match that says how it stands."""
    if not {"expected_version", "action"} & body.keys():
        return body
    if path.endswith(("undo", "restart", "requests")):
        play(table, rng)
        body.pop("to", None)
    if path.endswith("redo"):
        play(table, rng)
        seen = me.get(f"/api/tables/{table}/position").json()
        again = {"expected_version": seen.get("version", 0), "key": f"u{rng.random()}"}
        me.post(f"/api/tables/{table}/undo", json=again)
    seen = me.get(f"/api/tables/{table}/position").json()
    if "expected_version" in body:
        body["expected_version"] = seen.get("version", 0)
    if "action" in body and seen.get("legal"):
        body["action"] = rng.choice(seen["legal"])
    if "key" in body:
        body["key"] = f"key-{rng.random()}"
    if rng.random() < 0.8:
        body.pop("seat", None)
    return body


def play(table: str, rng: random.Random) -> None:
    """Decide something, if it is this guest's turn."""
    seen = me.get(f"/api/tables/{table}/position").json()
    if seen.get("legal"):
        body = {"action": rng.choice(seen["legal"]), "expected_version": seen["version"],
                "key": f"p{rng.random()}"}  # fmt: skip
        me.post(f"/api/tables/{table}/actions", json=body)


def ask_back(table: str) -> None:
    """Ask the others to agree to going back."""
    play(table, random.Random(table))
    seen = me.get(f"/api/tables/{table}/position").json()
    me.post(f"/api/tables/{table}/requests", json={"expected_version": seen.get("version", 0)})


def whole(value: Any) -> Any:
    """Return JSON with 3 in the place of 3.0: to some that is a whole number, but not here."""
    if isinstance(value, float) and value.is_integer() and abs(value) < 2**53:
        return int(value)
    if isinstance(value, dict):
        return {key: whole(each) for key, each in value.items()}
    if isinstance(value, list):
        return [whole(each) for each in value]
    return value


@schemathesis.auth()
class Token:
    """Shows who asks; whoever signs out is somebody else each time."""

    def get(self, case: Case[Any], context: AuthContext) -> str:  # noqa: ARG002
        """Return the token of the guest whose tables there are."""
        return str(house["token"])

    def set(self, case: Case[Any], data: str, context: AuthContext) -> None:  # noqa: ARG002
        """Show a token."""
        if case.operation.path in {"/api/guest/sign-out", "/api/guest/delete"}:
            with httpx.Client(base_url=house["url"]) as guest:
                guest.post("/api/guest")
                data = guest.post("/api/guest/tokens").json()["token"]
        case.headers["Authorization"] = f"Bearer {data}"
