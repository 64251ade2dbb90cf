"""The OpenAPI document says what the server does, and the server does what it says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from openapi_spec_validator import validate

from mbira.core.registry import find_game, specs
from mbira.server.app import ENDPOINTS
from tests.server.harness import serving
from tests.server.schema import run

if TYPE_CHECKING:
    from tests.server.harness import Person

DEVICES = (
    "passkey", "/sign-in/mail", "/letter", "/addresses", "/bring", "/delete", "/sessions",
    "/cups/{cup}",
)  # fmt: skip
"""What needs a device, a letter, a tournament or somebody who is not needed any more."""
REFUSED = {"application/json": {"schema": {"$ref": "#/components/schemas/Refused"}}}


@pytest.fixture
def document(anna: Person) -> dict[str, Any]:
    return dict(anna.get("/api/openapi.json"))


def test_the_document_is_a_proper_one(document: dict[str, Any]) -> None:
    validate(document)
    assert document["openapi"] == "3.1.0"


def test_every_endpoint_is_in_it_with_what_it_refuses(document: dict[str, Any]) -> None:
    operations = {
        (method, path): operation
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    }
    assert operations.keys() == {(each.method.lower(), each.path) for each in ENDPOINTS}
    assert len({each["operationId"] for each in operations.values()}) == len(ENDPOINTS)
    for endpoint in ENDPOINTS:
        operation = operations[endpoint.method.lower(), endpoint.path]
        assert operation["summary"]
        responses = operation["responses"]
        for status in endpoint.refusals:
            assert responses[str(status.value)]["content"] == REFUSED
        assert {"400", "401", "421", "429", "503"} <= responses.keys()
        assert ("403" in responses) or endpoint.method == "GET"
        assert ("413" in responses) == (endpoint.body is not None)
        assert sum(status.startswith("2") for status in responses) == 1


@pytest.mark.parametrize("game", specs())
def test_views_and_actions_of_every_game_are_in_it(document: dict[str, Any], game: str) -> None:
    schemas = document["components"]["schemas"]
    view = schemas[schemas[f"{game}.View"]["$ref"].rpartition("/")[2]]
    assert {"seat", "actor"} <= view["properties"].keys()
    actions = [
        schemas[each["$ref"].rpartition("/")[2]] for each in schemas[f"{game}.Action"]["anyOf"]
    ]
    tags = {each["properties"]["type"]["enum"][0] for each in actions}
    assert tags == set(find_game(game).codec.kinds)


def test_schemathesis_finds_nothing(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The short form; `python -m tests.server.schema` is the long one."""
    folder = tmp_path_factory.mktemp("schema")
    with serving(f"sqlite:///{folder / 'tables.db'}", folder / "log.txt") as server:
        done = run(server, examples=4, phases="fuzzing")
        assert "Traceback" not in server.log.read_text()
    assert done.status == 0, done.summary
    assert "No issues found" in done.summary
    assert len(done.answers) == len(ENDPOINTS)
    unanswered = [each for each in done.unanswered if not any(word in each for word in DEVICES)]
    assert len(unanswered) < len(ENDPOINTS) / 5, unanswered
